import { requireObject, requireOneOf, requirePositiveInteger } from '../base/options.js'
import type { WebhookErrorCode } from '../errors.js'
import { toResponseHeaders } from './outcome.js'

/**
 * The status for each thing that can be decided, chosen so that this provider does the right thing.
 *
 * The specification's section 7 is behind the defaults: 2XX ends a delivery, 4XX and 5XX are tried again, 410 drops
 * the subscription at once. 3XX is never sent, and 410 only when a handler says `gone()`.
 */
export interface ResponsePolicy {
  /** Handled, and nothing more to say. @default 200 */
  readonly success: number
  /** Taken or stored, and handled later. @default 202 where `success` is 200, else that */
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
