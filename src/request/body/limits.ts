import { refusal, type WebhookError } from '../../errors.js'
import type { BodyLimits, ContentEncoding, RequestHead } from '../delivery.js'
import { headerValues, readHeader } from '../headers.js'

/** The refusal of a body with too many bytes. */
export function bodyTooLarge({ maxBodyBytes }: BodyLimits): WebhookError {
  return refusal('body_too_large', `the body has more than ${maxBodyBytes} bytes`, { limit: maxBodyBytes })
}

/** The refusal of a body that takes too long. */
export function bodyTimeout({ bodyTimeoutMs }: BodyLimits): WebhookError {
  return refusal('body_timeout', `the body took longer than ${bodyTimeoutMs} ms`, { limit: bodyTimeoutMs })
}

/** The failure to read a body because its sender closed the connection. */
export function bodyAborted(cause: unknown): WebhookError {
  return refusal('body_aborted', 'the connection closed before the body was complete', { cause })
}

/**
 * Refuses a body that announces more bytes than allowed. Only a fast path: what arrives is counted all the same.
 *
 * @throws {WebhookError} `body_too_large`
 */
export function checkAnnouncedLength(head: RequestHead, limits: BodyLimits): void {
  if (Number(readHeader(head, 'content-length')) > limits.maxBodyBytes) throw bodyTooLarge(limits)
}

/**
 * The `Content-Encoding` to undo, if any.
 *
 * @throws {WebhookError} `content_encoding_unsupported` for every encoding that was not asked for, and for several
 */
export function requireEncoding(head: RequestHead, limits: BodyLimits): ContentEncoding | undefined {
  // All lines: one encoding hidden in a second line would leave the body encoded, or be one layer of a bomb.
  const named = headerValues(head, 'content-encoding').join(',').trim().toLowerCase()
  if (named === '' || named === 'identity') return undefined
  const encoding = limits.decompress.find((allowed) => allowed === named)
  if (encoding === undefined) {
    throw refusal('content_encoding_unsupported', 'the body is compressed in a way that `decompress` does not allow', {
      field: 'content-encoding',
    })
  }
  return encoding
}
