import { chain, type MaybePromise } from '../base/maybe-promise.js'
import { WebhookError } from '../errors.js'
import { bodyTooLarge } from './body/read.js'
import type { BodyLimits, IncomingRequest, RequestHead, WebhookRequest } from './delivery.js'

/**
 * The request with its body, which is read now if it is still on its way.
 *
 * @throws {WebhookError} `body_too_large`, `body_unavailable`, and what the reader throws
 */
export function readIncoming(incoming: IncomingRequest, limits: BodyLimits): MaybePromise<WebhookRequest> {
  const { body } = incoming
  return chain(typeof body === 'function' ? body(limits) : body, (bytes) => withBody(incoming, bytes, limits))
}

function withBody(head: RequestHead, body: Uint8Array, limits: BodyLimits): WebhookRequest {
  if (!(body instanceof Uint8Array)) {
    throw new WebhookError('body_unavailable', 'the body must be the raw bytes as they arrived, in a Uint8Array')
  }
  if (body.length > limits.maxBodyBytes) throw bodyTooLarge(limits)
  const { method, url, headers, encrypted } = head
  return { method, url, headers, encrypted, body }
}
