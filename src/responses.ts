import type { WebhookError, WebhookErrorCode } from './errors.js'
import { requireObject, requireOneOf, requirePositiveInteger } from './options.js'
import { isHeaderText, type Outcome, type ReplyContent, toResponseHeaders } from './outcome.js'

/** What was decided about a request, and so which status its provider sees. */
export type ReceiptOutcome =
  /** The handler succeeded. */
  | 'handled'
  /** The delivery is authentic and no handler is registered for its event. */
  | 'ignored'
  /** The provider asked the endpoint itself, with a probe or a challenge; no handler saw it. */
  | 'answered'
  /** The delivery was handled before. */
  | 'duplicate'
  /** The delivery came too late for its channel, and was not handled. */
  | 'dropped'
  /** The handler goes on after the answer; its failure would be told to `onError` only. */
  | 'accepted'
  /** The handler asked the provider to send it again. */
  | 'retry_later'
  /** The handler said that this endpoint is gone. */
  | 'gone'
  /** The handler refused this delivery for good. */
  | 'rejected'
  /** The request was not acceptable; `error` says why. */
  | 'refused'
  /** Something on this side failed; the provider should send it again. */
  | 'failed'

/**
 * The status for each thing that can be decided, chosen so that this provider does the right thing.
 *
 * The specification's section 7 is behind the defaults: 2XX ends a delivery, 4XX and 5XX are tried again, 410 drops
 * the subscription at once. 3XX is never sent, and 410 only when a handler says `gone()`.
 */
export interface ResponsePolicy {
  /** Handled, and nothing more to say. @default 200 */
  readonly success: number
  /** Taken, while the handler goes on. @default 202 where `success` is 200, else that */
  readonly accepted?: number
  /** Try again later. @default 503 */
  readonly retryLater: number
  /** `Retry-After` for a `retryLater()` without a time of its own, in seconds. @default none */
  readonly retryAfterSeconds?: number
  /** Never send this delivery again. @default 200, since only 2XX ends a delivery everywhere */
  readonly reject: number
  /** Headers of the answer to a delivery that is never to be sent again. @default none */
  readonly rejectHeaders: Readonly<Record<string, string>>
  /** The endpoint is gone. @default 410 */
  readonly gone: number
  /** Statuses for single error codes that differ from the common table. */
  readonly errors: Readonly<Partial<Record<WebhookErrorCode, number>>>
}

/** The policy of a provider that behaves as section 7 of the specification says. */
export const defaultResponses: ResponsePolicy = Object.freeze({
  success: 200,
  retryLater: 503,
  reject: 200,
  rejectHeaders: Object.freeze({}),
  gone: 410,
  errors: Object.freeze({}),
})

/**
 * Completes and checks the statuses of a provider, so that no request can meet one that misleads it.
 *
 * @param overrides - the statuses that differ from {@link defaultResponses}
 * @param option - the name of the option, for the message
 * @returns a policy that cannot be changed
 * @throws {TypeError} a status that does not say what its name does: success is 2XX, trying again and errors are 4XX or
 * 5XX, none but `gone` is 410, and none is 3XX
 */
export function toResponsePolicy(overrides: Partial<ResponsePolicy> | undefined, option: string): ResponsePolicy {
  const policy = { ...defaultResponses, ...overrides }
  requireStatus(policy.success, [2], `${option}.success`)
  if (policy.accepted !== undefined) requireStatus(policy.accepted, [2], `${option}.accepted`)
  requireStatus(policy.retryLater, [4, 5], `${option}.retryLater`)
  if (policy.retryAfterSeconds !== undefined) {
    requirePositiveInteger(policy.retryAfterSeconds, `${option}.retryAfterSeconds`)
  }
  requireStatus(policy.reject, [2, 4, 5], `${option}.reject`)
  if (policy.gone !== 410) requireStatus(policy.gone, [2, 4, 5], `${option}.gone`)
  requireObject(policy.errors, `${option}.errors`)
  for (const [code, status] of Object.entries(policy.errors)) {
    requireOneOf(code, Object.keys(errorStatus), `${option}.errors: each code`)
    requireStatus(status, [4, 5], `${option}.errors.${code}`)
  }
  const rejectHeaders = Object.freeze(toResponseHeaders(policy.rejectHeaders, `${option}.rejectHeaders`))
  return Object.freeze({ ...policy, rejectHeaders, errors: Object.freeze({ ...policy.errors }) })
}

function requireStatus(status: number, classes: readonly number[], option: string): void {
  if (Number.isInteger(status) && classes.includes(Math.floor(status / 100)) && status !== 410) return
  throw new TypeError(`${option} must be a status ${classes.map((first) => `${first}XX`).join(' or ')}, and not 410`)
}

/** The status for each error code: the sender's fault is 4XX, what is ours or temporary is 5XX, and never 3XX or 410. */
export const errorStatus: Readonly<Record<WebhookErrorCode, number>> = {
  method_not_allowed: 405,
  media_type_unsupported: 415,
  content_encoding_unsupported: 415,
  body_too_large: 413,
  body_timeout: 503,
  body_aborted: 503,
  body_unavailable: 500,
  proof_missing: 401,
  proof_duplicated: 401,
  signature_malformed: 401,
  signature_mismatch: 401,
  token_mismatch: 401,
  credentials_malformed: 401,
  credentials_mismatch: 401,
  timestamp_malformed: 401,
  timestamp_too_old: 401,
  timestamp_in_future: 401,
  algorithm_not_allowed: 401,
  key_unknown: 401,
  key_not_trusted: 401,
  transport_insecure: 401,
  key_unavailable: 503,
  body_malformed: 400,
  body_limit_exceeded: 400,
  body_key_forbidden: 400,
  payload_invalid: 400,
  handler_failed: 503,
  handler_timeout: 503,
  outcome_invalid: 500,
  deadline_exceeded: 503,
  delivery_in_progress: 503,
  store_unavailable: 503,
  lease_lost: 503,
  out_of_order: 503,
  shutting_down: 503,
  internal_error: 500,
}

/** What an adapter writes. */
export interface ReceiptResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** What the pipeline decided about a request: how it ended, and what the provider is told. */
export interface Decision {
  readonly outcome: ReceiptOutcome
  readonly response: ReceiptResponse
  readonly error?: WebhookError
}

/** Answers an authentic delivery for which no handler is registered: there is nothing to send again. */
export function ignore(policy: ResponsePolicy): Decision {
  return { outcome: 'ignored', response: respond(policy.success) }
}

/** Answers what the provider asked the endpoint itself. */
export function answer(policy: ResponsePolicy, outcome: Outcome): Decision {
  const decision = decide(policy, outcome)
  return outcome.kind === 'reply' ? { ...decision, outcome: 'answered' } : decision
}

/** Answers a delivery that was handled before. */
export function repeat(policy: ResponsePolicy): Decision {
  return { outcome: 'duplicate', response: respond(policy.success) }
}

/** Answers a delivery that came too late for its channel and is not wanted any more. */
export function drop(policy: ResponsePolicy): Decision {
  return { outcome: 'dropped', response: respond(policy.success) }
}

/** Answers a delivery whose handler goes on after the answer. */
export function accept(policy: ResponsePolicy): Decision {
  return { outcome: 'accepted', response: respond(policy.accepted ?? (policy.success === 200 ? 202 : policy.success)) }
}

/** Answers a delivery whose handler ended with `outcome`; `undefined` is plain success. */
export function decide(policy: ResponsePolicy, outcome: Outcome | undefined): Decision {
  switch (outcome?.kind) {
    case undefined:
      return { outcome: 'handled', response: respond(policy.success) }
    case 'reply':
      return { outcome: 'handled', response: respondWith(policy.success, outcome.content) }
    case 'retry_later': {
      const afterSeconds = outcome.afterSeconds ?? policy.retryAfterSeconds
      return { outcome: 'retry_later', response: respond(policy.retryLater, retryAfter(afterSeconds)) }
    }
    case 'gone':
      return { outcome: 'gone', response: respond(policy.gone) }
    case 'reject':
      return { outcome: 'rejected', response: respond(policy.reject, policy.rejectHeaders) }
  }
}

/**
 * Answers a request that was refused or failed: constantly, and without a hint of the cause.
 *
 * @param retryAfterSeconds - for the `Retry-After` header of a 503
 */
export function fail(policy: ResponsePolicy, error: WebhookError, retryAfterSeconds: number | undefined): Decision {
  // Another copy of this package may know codes that this one does not.
  const code = Object.hasOwn(errorStatus, error.code) ? error.code : 'internal_error'
  const status = policy.errors[code] ?? errorStatus[code]
  const headers = failureHeaders(status, error, retryAfterSeconds ?? retryAfterOf[code])
  return { outcome: status < 500 ? 'refused' : 'failed', response: respond(status, headers), error }
}

// How long a delivery is likely to be in progress is known better than how long anything else is out of order.
const retryAfterOf: Readonly<Partial<Record<WebhookErrorCode, number>>> = { delivery_in_progress: 5 }

function failureHeaders(
  status: number,
  { challenge }: WebhookError,
  retryAfterSeconds: number | undefined,
): ReceiptResponse['headers'] {
  // Any verifier can write one. What no header can carry would make the adapter throw, and the sender see no answer.
  if (status === 401 && isHeaderText(challenge)) return { 'www-authenticate': challenge }
  if (status === 405) return { allow: 'POST' }
  return status === 503 ? retryAfter(retryAfterSeconds) : {}
}

function respond(
  status: number,
  headers: ReceiptResponse['headers'] = {},
  body: ReceiptResponse['body'] = '',
): ReceiptResponse {
  return { status, headers, body }
}

function respondWith(success: number, { body = '', headers = {} }: Partial<ReplyContent> = {}): ReceiptResponse {
  // These two end a response before its body, and some runtimes refuse to write one.
  const status = body.length > 0 && (success === 204 || success === 205) ? 200 : success
  return respond(status, headers, body)
}

function retryAfter(seconds: number | undefined): ReceiptResponse['headers'] {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}
