import {
  requireHeaderName,
  requireObject,
  requireOneOf,
  requirePositiveInteger,
  requireText,
} from '../../base/options.js'

/** How an attempt ended for the provider: a status, no answer in time, or no connection until the end. */
export type AttemptAnswer = number | 'timeout' | 'connection'

/** Answers of one kind: a status, a class of statuses, or none. */
export type AnswerPattern = AttemptAnswer | '1XX' | '2XX' | '3XX' | '4XX' | '5XX'

/** Pauses that grow: `firstMs`, then each `factor` times the one before, up to `maxMs`. */
export interface Backoff {
  readonly firstMs: number
  /** @default 2 */
  readonly factor?: number
  /** @default no limit */
  readonly maxMs?: number
  /** How much shorter or longer a pause may be, by chance: 0.5 is between half and one and a half. @default 0 */
  readonly jitter?: number
}

/** What becomes of deliveries whose retries are used up: they are stored, and their URLs sent until they expire. */
export interface ClaimCheck {
  /** How long a delivery is stored, in milliseconds. */
  readonly expiresMs: number
  /** The time between two notices with the URL, in milliseconds; needs `notice`. @default no notices */
  readonly everyMs?: number
}

/** How a provider sends: plain data, of which each field may be replaced. */
export interface ProviderProfile {
  readonly name: string
  /** Answers that end a delivery well. */
  readonly delivered: readonly AnswerPattern[]
  /** Answers after which a delivery is tried again. All others drop it. */
  readonly retried: readonly AnswerPattern[]
  /** Answers that end the subscription at once. */
  readonly gone: readonly AnswerPattern[]
  /** What an answer 3XX with a `Location` does: nothing beyond the above, or it also changes the address for good. */
  readonly redirects: 'keep' | 'update'
  /** Pauses before the retries: a list in milliseconds, whose length is the most retries, or a rule. */
  readonly pauses: readonly number[] | Backoff
  /** The most retries, where `pauses` is a rule. */
  readonly maxRetries?: number
  /** The time after the first attempt within which a retry must begin, in milliseconds. @default no limit */
  readonly maxDurationMs?: number
  /** Whether `Retry-After` makes a pause longer. */
  readonly honoursRetryAfter: boolean
  /** A header of the answer that ends the retries. */
  readonly noRetryHeader?: string
  /** How long an answer is waited for, in milliseconds. */
  readonly deadlineMs: number
  /** The most attempts at one time. @default no limit */
  readonly concurrency?: number
  /** After so many deliveries in a row whose retries were used up, the consumer counts as unhealthy. @default never */
  readonly stopsAfterFailed?: number
  /** @default none: a delivery whose retries are used up is dropped */
  readonly claimCheck?: ClaimCheck
  /** For how long a delivery can be sent again on request, in milliseconds. @default for ever */
  readonly redeliverableMs?: number
}

/** Tells whether an answer is of one of these kinds. */
export function matches(answer: AttemptAnswer, patterns: readonly AnswerPattern[]): boolean {
  return patterns.some((pattern) => pattern === answer || pattern === `${Math.floor(Number(answer) / 100)}XX`)
}

/** Tells whether a number is a status that HTTP knows. */
export function isStatus(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599
}

const kindsOfAnswers: readonly AnswerPattern[] = ['timeout', 'connection', '1XX', '2XX', '3XX', '4XX', '5XX']

/** @throws {TypeError} which field is wrong */
export function requireProfile(profile: ProviderProfile, option: string): void {
  requireObject(profile, option, 'a profile, such as profiles.specified')
  requireText(profile.name, `${option}.name`)
  requirePositiveInteger(profile.deadlineMs, `${option}.deadlineMs`)
  for (const field of ['delivered', 'retried', 'gone'] as const) requirePatterns(profile[field], `${option}.${field}`)
  requireOneOf(profile.redirects, ['keep', 'update'], `${option}.redirects`)
  for (const field of ['concurrency', 'stopsAfterFailed', 'maxDurationMs', 'redeliverableMs'] as const) {
    const value = profile[field]
    if (value !== undefined) requirePositiveInteger(value, `${option}.${field}`)
  }
  if (typeof profile.honoursRetryAfter !== 'boolean')
    throw new TypeError(`${option}.honoursRetryAfter must be a boolean`)
  if (profile.noRetryHeader !== undefined) requireHeaderName(profile.noRetryHeader, `${option}.noRetryHeader`)
  requirePauses(profile, option)
  if (profile.claimCheck !== undefined) requireClaimCheck(profile.claimCheck, `${option}.claimCheck`)
}

function requirePatterns(patterns: readonly AnswerPattern[], option: string): void {
  const isPattern = (pattern: AnswerPattern) => isStatus(pattern) || kindsOfAnswers.includes(pattern)
  if (!Array.isArray(patterns) || !patterns.every(isPattern)) {
    throw new TypeError(`${option} must be a list of statuses, '1XX' to '5XX', 'timeout' and 'connection'`)
  }
}

function requirePauses({ pauses, maxRetries }: ProviderProfile, option: string): void {
  requireObject(pauses, `${option}.pauses`, 'a list or a rule')
  if (!('firstMs' in pauses)) {
    const isPause = (pause: unknown) => pause === 0 || (Number.isSafeInteger(pause) && Number(pause) > 0)
    if (Array.isArray(pauses) && pauses.every(isPause)) return
    throw new TypeError(`${option}.pauses must be a list of whole numbers, or a rule`)
  }
  const { firstMs, factor = 2, maxMs, jitter = 0 } = pauses
  requirePositiveInteger(firstMs, `${option}.pauses.firstMs`)
  if (!Number.isFinite(factor) || factor <= 0) throw new TypeError(`${option}.pauses.factor must be a positive number`)
  if (maxMs !== undefined) requirePositiveInteger(maxMs, `${option}.pauses.maxMs`)
  if (!(jitter >= 0 && jitter <= 1)) throw new TypeError(`${option}.pauses.jitter must be from 0 to 1`)
  requirePositiveInteger(maxRetries ?? 0, `${option}.maxRetries`)
}

function requireClaimCheck(claimCheck: ClaimCheck, option: string): void {
  requireObject(claimCheck, option)
  requirePositiveInteger(claimCheck.expiresMs, `${option}.expiresMs`)
  if (claimCheck.everyMs !== undefined) requirePositiveInteger(claimCheck.everyMs, `${option}.everyMs`)
}
