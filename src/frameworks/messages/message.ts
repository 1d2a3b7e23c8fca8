import { encodeUtf8 } from '../../core/bytes/encoding.js'
import type { HeaderLine } from '../../core/request/delivery.js'
import { refusal, type WebhookError } from '../../errors.js'

/** The error for a message from elsewhere. */
export function foreign(field: string): WebhookError {
  return refusal('source_mismatch', `${field} of the message is not the expected one`, { field })
}

/** The error for a value that is no message. */
export function noMessage(source: string, cause?: unknown): WebhookError {
  return refusal('body_malformed', `${source}: this is no message of this source`, cause === undefined ? {} : { cause })
}

/** JSON as bytes. @throws {WebhookError} `body_malformed` for a value that is nested too deeply to be written */
export function toJson(value: unknown): Uint8Array {
  try {
    return encodeUtf8(JSON.stringify(value))
  } catch (cause) {
    throw refusal('body_malformed', 'the message cannot be written as JSON', { cause })
  }
}

/** Header lines of a table; values that are no texts are left out. */
export function toHeaderLines(table: unknown): readonly HeaderLine[] {
  return Object.entries(Object(table)).flatMap(([name, value]): HeaderLine[] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}
