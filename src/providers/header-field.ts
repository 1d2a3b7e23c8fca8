import type { RequestHead } from '../delivery.js'
import { refusal, type WebhookError } from '../errors.js'
import { headerValues } from '../request.js'

/**
 * The value of a header that is part of the payload; `undefined` where it is absent.
 *
 * @throws {WebhookError} `payload_invalid` where it came more than once: readers would not agree on its value
 */
export function readHeaderField(request: RequestHead, name: string): string | undefined {
  const values = headerValues(request, name)
  if (values.length > 1) throw invalidHeader(name, 'came more than once')
  return values[0]
}

/**
 * The value of a header without which a delivery means nothing.
 *
 * @throws {WebhookError} `payload_invalid` where it is absent, empty, or came more than once
 */
export function requireHeaderField(request: RequestHead, name: string): string {
  const value = readHeaderField(request, name)
  if (value === undefined || value === '') throw invalidHeader(name, 'is missing')
  return value
}

function invalidHeader(name: string, message: string): WebhookError {
  return refusal('payload_invalid', `header ${name} ${message}`, { field: name, issues: [{ path: name, message }] })
}
