import {
  type Check,
  type Checks,
  oneOf,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireTimeout,
  requireWholeNumber,
} from '../base/options.js'
import { redactEngineError } from './failures.js'

/** The policy of an inbox: retries, dead letters, and how long ids are remembered. Every engine takes these options. */
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
   * `hold`: later deliveries of the key wait until an operator redrives or discards it. `skip`: the next one is handled.
   *
   * @default 'hold', where the engine keeps an order
   */
  readonly onDeadLetter?: 'hold' | 'skip'
  /**
   * How long a numbered delivery waits for lower numbers of its key that have not arrived yet, in milliseconds.
   *
   * @default 500
   */
  readonly settleMs?: number
  /**
   * How long the id of a handled delivery is remembered, so that duplicates are recognised, in seconds. At most
   * 2 147 483 647, which is 68 years.
   *
   * @default 604_800, 7 days
   */
  readonly retentionSeconds?: number
  /** Called for failures that no caller sees: a lost connection, or a delivery for an endpoint without a receiver. */
  readonly onError?: (error: unknown) => unknown
}

// The limit of every engine: PostgreSQL keeps attempts and waits in 32 bits, and NATS counts nanoseconds.
const maxInteger = 2_147_483_647

/** The checks of {@link InboxPolicy}, for the options of an engine. */
export const policyChecks: Checks<InboxPolicy> = {
  attempts: optional(upTo32Bits(requirePositiveInteger)),
  retryDelaySeconds: optional(upTo32Bits(requireWholeNumber)),
  maxRetryDelaySeconds: optional(upTo32Bits(requireWholeNumber)),
  onDeadLetter: optional(oneOf(['hold', 'skip'])),
  settleMs: optional((value, option) => value !== 0 && requireTimeout(value, option)),
  retentionSeconds: optional(upTo32Bits(requirePositiveInteger)),
  onError: optional(requireFunction),
}

/** A policy with its defaults. Its `onError` removes what was sent to the engine from the errors of drivers. */
export function resolvePolicy({
  attempts = 20,
  retryDelaySeconds = 5,
  maxRetryDelaySeconds = 3_600,
  onDeadLetter = 'hold',
  settleMs = 500,
  retentionSeconds = 604_800,
  onError = () => {},
}: InboxPolicy): Required<InboxPolicy> {
  const times = { retryDelaySeconds, maxRetryDelaySeconds, settleMs, retentionSeconds }
  return { ...times, attempts, onDeadLetter, onError: (error) => onError(redactEngineError(error)) }
}

/** Seconds to wait after a failed attempt. */
export function retryDelayAfter(
  attempt: number,
  {
    retryDelaySeconds,
    maxRetryDelaySeconds,
  }: Required<Pick<InboxPolicy, 'retryDelaySeconds' | 'maxRetryDelaySeconds'>>,
): number {
  return Math.min(retryDelaySeconds * 2 ** Math.min(attempt - 1, 30), maxRetryDelaySeconds)
}

function upTo32Bits(check: (value: unknown, option: string) => asserts value is number): Check {
  return (value, option) => {
    check(value, option)
    if (value > maxInteger) throw new TypeError(`${option} must be at most ${maxInteger}`)
  }
}
