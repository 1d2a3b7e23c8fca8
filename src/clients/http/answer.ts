import { decodeUtf8 } from '../../bytes/utf8.js'
import { isWebhookError } from '../../errors.js'
import { parseJson } from '../../request/body/json.js'
import { type Schema, validate } from '../../schema/schema.js'
import type { ClientError, ClientErrorCode } from './client-error.js'
import type { Answer, Fail } from './exchange.js'
import { printable, type Redact } from './redact.js'
import { readRetryAfter } from './retry.js'

/** What is wrong with an answer that has the right shape. */
export interface AnswerFault {
  readonly code: ClientErrorCode
  /** For the message; nothing of the answer. */
  readonly what: string
  /** What the answer says of it; what is secret is taken out. */
  readonly excerpt?: string | undefined
}

const maxExcerpt = 500

/** How deep the JSON of an answer may be nested. */
const maxDepth = 64

/** The error of an answer whose status says that the call failed. */
export function toStatusError({ response, body }: Answer, now: number, redact: Redact, fail: Fail): ClientError {
  const { status } = response
  // A browser hides the status of a redirect.
  if (response.redirected || response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return fail('redirected', 'the answer is a redirect', { status })
  }
  return fail(codeOf(status), `the answer is ${status}`, {
    status,
    retryable: status === 429 || status >= 500,
    bodyExcerpt: toExcerpt(decodeUtf8(body), redact),
    reason: toReason(body, redact),
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), now),
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

// Cut only when it is clean: half a token would not be found any more.
function toExcerpt(text: string | undefined, redact: Redact): string | undefined {
  return text === undefined || text === '' ? undefined : printable(redact(text)).slice(0, maxExcerpt)
}

// Some services answer with nothing but the name of an error.
function toReason(body: Uint8Array, redact: Redact): string | undefined {
  if (body.length > 64) return undefined
  return /^[a-z]+(?:_[a-z]+)*$/.exec(redact(decodeUtf8(body)?.trim() ?? ''))?.[0]
}

/**
 * The JSON of an answer, as its schema gives it out.
 *
 * @throws {ClientError} `answer_malformed`, `answer_invalid`
 */
export async function readOutput<Output>(
  schema: Schema<Output>,
  { response: { status }, body }: Answer,
  redact: Redact,
  fail: Fail,
): Promise<Output> {
  let value: unknown
  try {
    value = parseJson(body, maxDepth)
  } catch {
    const bodyExcerpt = toExcerpt(decodeUtf8(body), redact)
    throw fail('answer_malformed', 'the answer is not JSON as it should be', { status, bodyExcerpt })
  }
  try {
    return await validate(schema, value)
  } catch (error) {
    if (!isWebhookError(error, 'payload_invalid')) throw error
    throw fail('answer_invalid', 'the answer is not what it should be', { status, issues: error.issues })
  }
}

/** The error of an answer that has the right shape, and something wrong in it. */
export function toFaultError(
  { code, what, excerpt }: AnswerFault,
  answer: Answer,
  redact: Redact,
  fail: Fail,
): ClientError {
  return fail(code, what, { status: answer.response.status, bodyExcerpt: toExcerpt(excerpt, redact) })
}
