import {
  requireFunction,
  requireObject,
  requireOneOf,
  requirePositiveInteger,
  requireTimeout,
  requireWholeNumber,
} from '../base/options.js'
import { toEngineError } from './engine-error.js'

/** What every engine is told: how often a delivery is tried, what becomes of one that fails always, and for how long. */
export interface InboxPolicy {
  /** How often a delivery is tried before it goes to the dead letters, at most 2 147 483 647 times. @default 20 */
  readonly attempts?: number
  /** Seconds until the second attempt; each further wait is twice as long. At most 2 147 483 647. @default 5 */
  readonly retryDelaySeconds?: number
  /** The longest wait between two attempts, in seconds, at most 2 147 483 647. @default 3_600 */
  readonly maxRetryDelaySeconds?: number
  /**
   * What happens to a key whose delivery went to the dead letters.
   *
   * `hold`: what comes after it waits, until an operator redrives or discards it. `skip`: the next one is handled.
   *
   * @default 'hold', where the engine keeps an order
   */
  readonly onDeadLetter?: 'hold' | 'skip'
  /**
   * How long a numbered delivery waits for lower numbers of its key that are still on their way, in milliseconds.
   *
   * @default 500
   */
  readonly settleMs?: number
  /**
   * How long the id of a delivery is remembered after it was handled, in seconds, so that a repeat is known. At most
   * 2 147 483 647, 68 years.
   *
   * @default 604_800, 7 days
   */
  readonly retentionSeconds?: number
  /** Told of failures that no caller sees, such as a lost connection, or a delivery for whose endpoint nobody consumes. */
  readonly onError?: (error: unknown) => unknown
}

// What every engine can keep: PostgreSQL has 32 bits for the first three, and NATS counts nanoseconds.
const most = 2_147_483_647

/** Checks a policy, and completes it. @throws {TypeError} which option is wrong */
export function toPolicy(options: InboxPolicy, factory: string): Required<InboxPolicy> {
  requireObject(options, `${factory}: options`)
  const { attempts = 20, retryDelaySeconds = 5, maxRetryDelaySeconds = 3_600, onDeadLetter = 'hold' } = options
  const { settleMs = 500, retentionSeconds = 604_800, onError = () => {} } = options
  requirePositiveInteger(attempts, `${factory}: attempts`)
  requireWholeNumber(retryDelaySeconds, `${factory}: retryDelaySeconds`)
  requireWholeNumber(maxRetryDelaySeconds, `${factory}: maxRetryDelaySeconds`)
  requireOneOf(onDeadLetter, ['hold', 'skip'], `${factory}: onDeadLetter`)
  if (settleMs !== 0) requireTimeout(settleMs, `${factory}: settleMs`)
  requirePositiveInteger(retentionSeconds, `${factory}: retentionSeconds`)
  for (const [option, value] of Object.entries({
    attempts,
    retryDelaySeconds,
    maxRetryDelaySeconds,
    retentionSeconds,
  })) {
    if (value > most) throw new TypeError(`${factory}: ${option} must be at most ${most}`)
  }
  requireFunction(onError, `${factory}: onError`)
  const tell = (error: unknown) => onError(toEngineError(error))
  const times = { retryDelaySeconds, maxRetryDelaySeconds, settleMs, retentionSeconds }
  return { ...times, attempts, onDeadLetter, onError: tell }
}

/** Seconds to wait after an attempt that failed. */
export function retryDelayAfter(
  attempt: number,
  {
    retryDelaySeconds,
    maxRetryDelaySeconds,
  }: Required<Pick<InboxPolicy, 'retryDelaySeconds' | 'maxRetryDelaySeconds'>>,
): number {
  return Math.min(retryDelaySeconds * 2 ** Math.min(attempt - 1, 30), maxRetryDelaySeconds)
}
