import { checkAnnouncedLength, requireEncoding } from '../body/limits.js'
import { readStream } from '../body/read.js'
import type { BodyLimits, IncomingRequest } from '../delivery.js'
import { WebhookError } from '../errors.js'
import type { Receiver } from '../receiver.js'
import type { ReceiptResponse } from '../responses.js'

/**
 * Serves a receiver under anything that speaks Fetch: workers, Bun, Deno, Hono, Next route handlers.
 *
 * The body must not have been read before: pass the request on untouched.
 *
 * @example
 * export default { fetch: toFetch(receiver) }
 */
export function toFetch(receiver: Receiver): (request: Request) => Promise<Response> {
  return async (request) => toResponse((await receiver.receive(toIncoming(request))).response)
}

function toIncoming(request: Request): IncomingRequest {
  const incoming: IncomingRequest = {
    method: request.method,
    url: request.url,
    headers: [...request.headers],
    encrypted: request.url.startsWith('https:'),
    body: (limits) => readRequest(request, incoming, limits),
  }
  return incoming
}

async function readRequest(request: Request, head: IncomingRequest, limits: BodyLimits): Promise<Uint8Array> {
  if (request.bodyUsed) {
    throw new WebhookError(
      'body_unavailable',
      'the body was already read: give the adapter the untouched Request, or a clone()',
    )
  }
  const encoding = requireEncoding(head, limits)
  checkAnnouncedLength(head, limits)
  if (request.body === null) return new Uint8Array()
  const stream = encoding === undefined ? request.body : request.body.pipeThrough(new DecompressionStream(encoding))
  return readStream(stream, limits)
}

function toResponse({ status, headers, body }: ReceiptResponse): Response {
  return new Response(body as BodyInit, { status, headers })
}
