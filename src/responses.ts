import type { WebhookError, WebhookErrorCode } from './errors.js'
import type { Outcome } from './outcome.js'

/** What was decided about a request, and so which status its provider sees. */
export type ReceiptOutcome =
  /** The handler succeeded. */
  | 'handled'
  /** The delivery is authentic and no handler is registered for its event. */
  | 'ignored'
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
  /** Try again later. @default 503 */
  readonly retryLater: number
  /** Never send this delivery again. @default 200, since only 2XX ends a delivery everywhere */
  readonly reject: number
  /** The endpoint is gone. @default 410 */
  readonly gone: number
  /** Statuses for single error codes that differ from the common table. */
  readonly errors: Readonly<Partial<Record<WebhookErrorCode, number>>>
}

/** The policy of a provider that behaves as section 7 of the specification says. */
export const defaultResponses: ResponsePolicy = { success: 200, retryLater: 503, reject: 200, gone: 410, errors: {} }

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

/** Answers a delivery whose handler ended with `outcome`; `undefined` is plain success. */
export function decide(policy: ResponsePolicy, outcome: Outcome | undefined): Decision {
  switch (outcome?.kind) {
    case undefined:
      return { outcome: 'handled', response: respond(policy.success) }
    case 'reply':
      return { outcome: 'handled', response: respond(policy.success, contentHeaders(outcome), outcome.content?.body) }
    case 'retry_later':
      return { outcome: 'retry_later', response: respond(policy.retryLater, retryAfter(outcome.afterSeconds)) }
    case 'gone':
      return { outcome: 'gone', response: respond(policy.gone) }
    case 'reject':
      return { outcome: 'rejected', response: respond(policy.reject) }
  }
}

/**
 * Answers a request that was refused or failed: constantly, and without a hint of the cause.
 *
 * @param retryAfterSeconds - for the `Retry-After` header of a 503
 */
export function fail(policy: ResponsePolicy, error: WebhookError, retryAfterSeconds: number | undefined): Decision {
  const status = policy.errors[error.code] ?? errorStatus[error.code]
  const headers = status === 405 ? { allow: 'POST' } : status === 503 ? retryAfter(retryAfterSeconds) : undefined
  return { outcome: status < 500 ? 'refused' : 'failed', response: respond(status, headers), error }
}

function respond(
  status: number,
  headers: ReceiptResponse['headers'] = {},
  body: ReceiptResponse['body'] = '',
): ReceiptResponse {
  return { status, headers, body }
}

function contentHeaders(outcome: Outcome): ReceiptResponse['headers'] {
  return outcome.content === undefined ? {} : { 'content-type': outcome.content.mediaType }
}

function retryAfter(seconds: number | undefined): ReceiptResponse['headers'] {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}
