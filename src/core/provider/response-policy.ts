import type { WebhookError, WebhookErrorCode } from '../../errors.js'
import {
  type Check,
  checkedLater,
  group,
  optional,
  requireFunction,
  requireObject,
  requireOneOf,
  requirePositiveInteger,
} from '../base/options.js'
import type { ReceiptResponse } from '../ports/decision.js'
import { toResponseHeaders } from './outcome.js'

/**
 * The status for each decision, chosen so that this provider reacts correctly.
 *
 * The defaults follow section 7 of the specification: 2XX ends a delivery, 4XX and 5XX are retried, 410 drops the
 * subscription at once. 3XX is never sent, and 410 only if a handler returns `gone()`.
 */
export interface ResponsePolicy {
  /** The delivery was handled. @default 200 */
  readonly success: number
  /** Headers of the responses with the status of `success` or `accepted`. A `reply` can override them. @default none */
  readonly successHeaders: Readonly<Record<string, string>>
  /** Accepted or stored, and handled later. @default 202 if `success` is 200, else `success` */
  readonly accepted?: number
  /** The provider should retry later. @default 503 */
  readonly retryLater: number
  /** `Retry-After` for a `retryLater()` without a time, in seconds. @default none */
  readonly retryAfterSeconds?: number
  /** The provider should never send this delivery again. @default 200, because only 2XX ends a delivery everywhere */
  readonly reject: number
  /** Headers of the response that rejects a delivery. @default none */
  readonly rejectHeaders: Readonly<Record<string, string>>
  /** The endpoint is gone. @default 410 */
  readonly gone: number
  /** The header `Allow` of a 405: the methods of the provider. @internal */
  readonly allow?: string
  /** Overrides of the default statuses, by error code. */
  readonly errors: Readonly<Partial<Record<WebhookErrorCode, number>>>
  /**
   * Completes every response, for providers that read its content. Strangers read those of refused requests: return one of a few
   * constants for them.
   *
   * @default the response as it is
   */
  readonly finish?: (response: ReceiptResponse, error: WebhookError | undefined) => ReceiptResponse
}

/** The policy of a provider that follows section 7 of the specification. */
export const defaultResponses: ResponsePolicy = Object.freeze({
  success: 200,
  successHeaders: Object.freeze({}),
  retryLater: 503,
  reject: 200,
  rejectHeaders: Object.freeze({}),
  gone: 410,
  errors: Object.freeze({}),
})

/**
 * Completes and checks the statuses of a provider.
 *
 * @param overrides - the statuses that differ from {@link defaultResponses}
 * @param option - the name of the option, for the message
 * @returns a frozen policy
 * @throws {TypeError} a status would mislead the provider: success must be 2XX, retries and errors 4XX or 5XX; only `gone`
 * may be 410
 */
export function toResponsePolicy(overrides: Partial<ResponsePolicy> | undefined, option: string): ResponsePolicy {
  const policy: ResponsePolicy = { ...defaultResponses, ...overrides }
  checkPolicy(policy, option)
  const rejectHeaders = Object.freeze(toResponseHeaders(policy.rejectHeaders, `${option}.rejectHeaders`))
  const successHeaders = Object.freeze(toResponseHeaders(policy.successHeaders, `${option}.successHeaders`))
  return Object.freeze({ ...policy, rejectHeaders, successHeaders, errors: Object.freeze({ ...policy.errors }) })
}

const checkPolicy = group<ResponsePolicy>({
  success: status(2),
  accepted: optional(status(2)),
  retryLater: status(4, 5),
  retryAfterSeconds: optional(requirePositiveInteger),
  reject: status(2, 4, 5),
  // Checked by `toResponseHeaders`.
  successHeaders: checkedLater,
  rejectHeaders: checkedLater,
  allow: checkedLater,
  gone: (value, option) => value === 410 || status(2, 4, 5)(value, option),
  errors: checkErrorStatuses,
  finish: optional(requireFunction),
})

function status(...classes: readonly number[]): Check {
  return (value, option) => {
    if (Number.isInteger(value) && classes.includes(Math.floor(Number(value) / 100)) && value !== 410) return
    const allowed = classes.map((first) => `${first}XX`).join(' or ')
    throw new TypeError(`${option} must be a status ${allowed}, and not 410`)
  }
}

function checkErrorStatuses(value: unknown, option: string): void {
  requireObject(value, option)
  for (const code of Object.keys(value)) {
    requireOneOf(code, Object.keys(errorStatus), `${option}: each code`)
    status(4, 5)(Reflect.get(value, code), `${option}.${code}`)
  }
}

/**
 * The status of each error code, which `decideFailure` looks up: 4XX for the sender's fault, 5XX for our own and transient failures, never
 * 3XX or 410.
 */
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
  source_mismatch: 401,
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
