import {
  group,
  listOf,
  oneOf,
  optional,
  requireHeaderName,
  requireObject,
  requirePositiveInteger,
  requireText,
  requireWholeNumber,
} from '../../core/base/options.js'

/** The result of an attempt for the provider: a status, no answer in time, or a lost connection. */
export type AttemptAnswer = number | 'timeout' | 'connection'

/** An answer, or a class of statuses. */
export type AnswerPattern = AttemptAnswer | '1XX' | '2XX' | '3XX' | '4XX' | '5XX'

/** Growing delays: `firstMs`, then each `factor` times the previous one, up to `maxMs`. */
export interface Backoff {
  readonly firstMs: number
  /** @default 2 */
  readonly factor?: number
  /** @default no limit */
  readonly maxMs?: number
  /** The random part of a delay: 0.5 varies it from half to one and a half times. @default 0 */
  readonly jitter?: number
}

/** How deliveries are parked after their last retry: stored, with notices of their URL until they expire. */
export interface ClaimCheck {
  /** How long a delivery is stored, in milliseconds. */
  readonly expiresMs: number
  /** The interval between notices of the URL, in milliseconds; needs `notice`. @default no notices */
  readonly noticeEveryMs?: number
}

/** How a provider sends, as plain data: replace any field. */
export interface ProviderProfile {
  readonly name: string
  /** Answers that acknowledge a delivery. */
  readonly delivered: readonly AnswerPattern[]
  /** Answers after which the provider retries. Any other answer drops the delivery. */
  readonly retried: readonly AnswerPattern[]
  /** Answers that end the subscription at once. */
  readonly gone: readonly AnswerPattern[]
  /** Whether 301 and 308 with a `Location` change the address permanently. The fields above apply in either case. */
  readonly redirects: 'keep' | 'update'
  /** The delays before retries: a list in milliseconds, whose length is the number of retries, or a rule. */
  readonly retryDelaysMs: readonly number[] | Backoff
  /** The maximum number of retries. Required if `retryDelaysMs` is a rule. */
  readonly maxRetries?: number
  /** The time after the first attempt within which a retry must begin, in milliseconds. @default no limit */
  readonly maxDurationMs?: number
  /** Whether `Retry-After` can extend a delay. */
  readonly honoursRetryAfter: boolean
  /** A response header that stops the retries if its value is `1`. */
  readonly noRetryHeader?: string
  /** How long the provider waits for an answer, in milliseconds. */
  readonly deadlineMs: number
  /** The maximum number of concurrent attempts. @default no limit */
  readonly concurrency?: number
  /** The subscription ends as `unhealthy` after this many consecutive exhausted deliveries. @default never */
  readonly unhealthyAfter?: number
  /** @default an exhausted delivery is not stored */
  readonly claimCheck?: ClaimCheck
  /** How long a delivery can be redelivered, in milliseconds. @default no limit */
  readonly redeliverableMs?: number
}

/** Whether an answer matches one of the patterns. */
export function matches(answer: AttemptAnswer, patterns: readonly AnswerPattern[]): boolean {
  return patterns.some((pattern) => pattern === answer || pattern === `${Math.floor(Number(answer) / 100)}XX`)
}

/** Whether a value is an HTTP status. */
export function isStatus(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599
}

const answerClasses: readonly unknown[] = ['timeout', 'connection', '1XX', '2XX', '3XX', '4XX', '5XX']

const checkProfile = group<ProviderProfile>({
  name: requireText,
  delivered: requirePatterns,
  retried: requirePatterns,
  gone: requirePatterns,
  redirects: oneOf(['keep', 'update']),
  retryDelaysMs: requireRetryDelays,
  maxRetries: optional(requirePositiveInteger),
  maxDurationMs: optional(requirePositiveInteger),
  honoursRetryAfter: oneOf([true, false]),
  noRetryHeader: optional(requireHeaderName),
  deadlineMs: requirePositiveInteger,
  concurrency: optional(requirePositiveInteger),
  unhealthyAfter: optional(requirePositiveInteger),
  claimCheck: optional(
    group<ClaimCheck>({ expiresMs: requirePositiveInteger, noticeEveryMs: optional(requirePositiveInteger) }),
  ),
  redeliverableMs: optional(requirePositiveInteger),
})

const checkBackoff = group<Backoff>({
  firstMs: requirePositiveInteger,
  factor: optional(requirePositiveNumber),
  maxMs: optional(requirePositiveInteger),
  jitter: optional(requireFraction),
})

/** @throws {TypeError} if a field is invalid; the message names it */
export function requireProfile(profile: ProviderProfile, option: string): void {
  requireObject(profile, option, 'a profile, such as profiles.specified')
  checkProfile(profile, option)
  if ('firstMs' in profile.retryDelaysMs) requirePositiveInteger(profile.maxRetries, `${option}.maxRetries`)
}

/** @throws {TypeError} naming the option, unless the value is a number from 0 to 1 */
export function requireFraction(value: unknown, option: string): void {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) throw new TypeError(`${option} must be from 0 to 1`)
}

/** @throws {TypeError} naming the option, unless the value is a finite number above 0 */
export function requirePositiveNumber(value: unknown, option: string): void {
  if (!Number.isFinite(value) || Number(value) <= 0) throw new TypeError(`${option} must be a positive number`)
}

function requirePatterns(patterns: unknown, option: string): void {
  const isPattern = (pattern: unknown) => isStatus(pattern) || answerClasses.includes(pattern)
  if (!Array.isArray(patterns) || !patterns.every(isPattern)) {
    throw new TypeError(`${option} must be a list of statuses, '1XX' to '5XX', 'timeout' and 'connection'`)
  }
}

function requireRetryDelays(delays: unknown, option: string): void {
  requireObject(delays, option, 'a list or a rule')
  const check = Array.isArray(delays) ? listOf(requireWholeNumber) : checkBackoff
  check(delays, option)
}
