import { type AttemptAnswer, type Backoff, matches, type ProviderProfile } from './profile.js'
import type { Random } from './random.js'

/** The decision of a provider after an answer. */
export type NextMove =
  | { readonly move: 'end' }
  | { readonly move: 'retry'; readonly afterMs: number }
  /** This provider does not retry after the answer. */
  | { readonly move: 'drop' }
  /** The retries are used up. */
  | { readonly move: 'give_up' }
  /** The subscription ends. */
  | { readonly move: 'gone' }

/** The inputs of the decision besides the profile. */
export interface Situation {
  readonly answer: AttemptAnswer
  /** A header of the response, by lower-case name. */
  readonly header: (name: string) => string | undefined
  /** The number of retries so far. */
  readonly retries: number
  /** How long ago the first attempt began, in milliseconds. */
  readonly elapsedMs: number
  /** The time to which a date in `Retry-After` is compared, in milliseconds since 1970. */
  readonly now: number
  readonly random: Random
}

/** Decides what the provider does after an answer (specification, section 7). */
export function decide(profile: ProviderProfile, situation: Situation): NextMove {
  const { answer, header, retries, elapsedMs } = situation
  if (matches(answer, profile.gone)) return { move: 'gone' }
  if (matches(answer, profile.delivered)) return { move: 'end' }
  if (!matches(answer, profile.retried)) return { move: 'drop' }
  if (profile.noRetryHeader !== undefined && header(profile.noRetryHeader) === '1') return { move: 'drop' }
  const planned = retryDelay(profile, retries, situation.random)
  if (planned === undefined) return { move: 'give_up' }
  const asked = profile.honoursRetryAfter ? retryAfterMs(header('retry-after'), situation.now) : 0
  const afterMs = Math.max(planned, asked)
  const isTooLate = elapsedMs + afterMs > (profile.maxDurationMs ?? Number.POSITIVE_INFINITY)
  return isTooLate ? { move: 'give_up' } : { move: 'retry', afterMs }
}

function retryDelay(
  { retryDelaysMs, maxRetries }: ProviderProfile,
  retries: number,
  random: Random,
): number | undefined {
  if (!('firstMs' in retryDelaysMs)) return retryDelaysMs[retries]
  return retries < (maxRetries ?? Number.POSITIVE_INFINITY) ? backoff(retryDelaysMs, retries, random) : undefined
}

function backoff({ firstMs, factor = 2, maxMs, jitter = 0 }: Backoff, retries: number, random: Random): number {
  const grown = Math.min(firstMs * factor ** retries, maxMs ?? Number.POSITIVE_INFINITY)
  return Math.round(grown * (1 + jitter * (2 * random() - 1)))
}

// Seconds or a date (RFC 9110, section 10.2.3); anything else is ignored.
function retryAfterMs(text: string | undefined, now: number): number {
  if (text === undefined) return 0
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? 0 : Math.max(0, date - now)
}
