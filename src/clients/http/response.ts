import { singleLine } from '../../core/base/printable.js'
import { decodeUtf8 } from '../../core/bytes/encoding.js'
import { type Schema, validate } from '../../core/provider/schema.js'
import { parseJson } from '../../core/request/body/json.js'
import { isWebhookError } from '../../errors.js'
import type { ClientError, ClientErrorCode } from './client-error.js'
import type { CompleteResponse, Fail } from './exchange.js'
import type { Redact } from './redact.js'
import { readRetryAfter } from './retry.js'

/** A fault in a response that matches its schema. */
export interface ResponseFault {
  readonly code: ClientErrorCode
  /** For the error message; must not quote the response. */
  readonly message: string
  /** The explanation in the response; secrets are redacted. */
  readonly excerpt?: string | undefined
}

/** The deepest nesting of JSON in a response. */
const maxDepth = 64

/** Makes the error for a response whose status means that the call failed. */
export function toStatusError(
  { response, body }: CompleteResponse,
  now: number,
  redact: Redact,
  fail: Fail,
): ClientError {
  const { status } = response
  // Browsers hide the status of a redirect.
  if (response.redirected || response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return fail('redirected', 'the response is a redirect', { status })
  }
  return fail(codeOf(status), `the response status is ${status}`, {
    status,
    retryable: status === 429 || status >= 500,
    bodyExcerpt: toExcerpt(decodeUtf8(body), redact),
    reason: toReason(body, redact),
    retryAfterSeconds: readRetryAfter(response.headers.get('retry-after'), now),
  })
}

const codes: Readonly<Record<number, ClientErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  410: 'gone',
  429: 'rate_limited',
}

function codeOf(status: number): ClientErrorCode {
  return codes[status] ?? (status >= 500 ? 'server_failed' : 'refused')
}

// Redacts before cutting: half a token would no longer be found.
function toExcerpt(text: string | undefined, redact: Redact): string | undefined {
  return text === undefined || text === '' ? undefined : singleLine(redact(text))
}

// Some services respond with only the name of an error.
function toReason(body: Uint8Array, redact: Redact): string | undefined {
  if (body.length > 64) return undefined
  return /^[a-z]+(?:_[a-z]+)*$/.exec(redact(decodeUtf8(body)?.trim() ?? ''))?.[0]
}

/**
 * Parses and validates the JSON of a response.
 *
 * @throws {ClientError} `response_malformed`, `response_invalid`
 */
export async function readOutput<Output>(
  schema: Schema<Output>,
  { response: { status }, body }: CompleteResponse,
  redact: Redact,
  fail: Fail,
): Promise<Output> {
  let value: unknown
  try {
    value = parseJson(body, maxDepth)
  } catch {
    const bodyExcerpt = toExcerpt(decodeUtf8(body), redact)
    throw fail('response_malformed', 'the response is not valid JSON', { status, bodyExcerpt })
  }
  try {
    return await validate(schema, value)
  } catch (error) {
    if (!isWebhookError(error, 'payload_invalid')) throw error
    throw fail('response_invalid', 'the response does not match its schema', { status, issues: error.issues })
  }
}

/** Makes the error for a response that matches its schema but has a fault. */
export function toFaultError(
  { code, message, excerpt }: ResponseFault,
  { response: { status } }: CompleteResponse,
  redact: Redact,
  fail: Fail,
): ClientError {
  return fail(code, message, { status, bodyExcerpt: toExcerpt(excerpt, redact) })
}
