import {
  type Check,
  type Checks,
  oneOf,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireTimeout,
  requireWholeNumber,
} from '../../core/base/options.js'
import type { StoredDelivery } from '../../core/ports/inbox.js'
import { redactEngineError } from './failures.js'
import { checkDeadRetention, type DeadRetention } from './operating/retention.js'

/**
 * The policy of an inbox: retries, dead letters, and how long ids are remembered. Every engine takes these options.
 *
 * `retryDelayMs`, `maxRetryDelayMs` and `retentionMs` are at most 2 147 483 647 000 ms, 68 years. PostgreSQL and BullMQ
 * round some of them up to whole seconds.
 */
export interface InboxPolicy {
  /** How many times a delivery is attempted before it becomes a dead letter, at most 2 147 483 647. @default 20 */
  readonly attempts?: number
  /** Time until the second attempt, in milliseconds; each further wait is twice as long. @default 5_000 */
  readonly retryDelayMs?: number
  /** The longest wait between two attempts, in milliseconds. @default 3_600_000 */
  readonly maxRetryDelayMs?: number
  /**
   * What happens to a key when one of its deliveries becomes a dead letter.
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
   * How long the id of a handled delivery is remembered, so that duplicates are recognised, in milliseconds.
   *
   * @default 604_800_000, 7 days
   */
  readonly retentionMs?: number
  /**
   * For how long the request of a handled delivery is kept, in milliseconds, so that `backfill` can give it to a handler that is
   * added later. At most `retentionMs`. Only for SQLite, D1, PostgreSQL, and in memory.
   *
   * @default 0, it is deleted at once
   */
  readonly keepHandledMs?: number
  /** For how long dead letters are kept, by endpoint and event. @default until an operator redrives or discards them */
  readonly deadRetention?: DeadRetention
  /** Called for failures that no caller sees: a lost connection, or a delivery for an endpoint without a receiver. */
  readonly onError?: (error: unknown) => unknown
}

// Fits every engine: PostgreSQL stores attempts and seconds in 32 bits, and NATS stores nanoseconds in 64 bits.
const maxInteger = 2_147_483_647

/** The checks of {@link InboxPolicy}, for the options of an engine. */
export const policyChecks: Checks<InboxPolicy> = {
  attempts: optional(upTo(maxInteger, requirePositiveInteger)),
  retryDelayMs: optional(upTo(1000 * maxInteger, requireWholeNumber)),
  maxRetryDelayMs: optional(upTo(1000 * maxInteger, requireWholeNumber)),
  onDeadLetter: optional(oneOf(['hold', 'skip'])),
  settleMs: optional((value, option) => value !== 0 && requireTimeout(value, option)),
  retentionMs: optional(upTo(1000 * maxInteger, requirePositiveInteger)),
  keepHandledMs: optional(upTo(1000 * maxInteger, requireWholeNumber)),
  deadRetention: optional(checkDeadRetention),
  onError: optional(requireFunction),
}

/**
 * Refuses options that an engine cannot have, with the reason. Their checks are left out, so that messages do not offer them.
 *
 * @throws {TypeError} one of them is set
 */
export function refuseOptions(
  options: object,
  caller: string,
  reasons: { readonly [Name in keyof InboxPolicy]: string },
): void {
  for (const [name, why] of Object.entries(reasons)) {
    if (Reflect.get(Object(options), name) !== undefined)
      throw new TypeError(`${caller}: ${name} must be left out: ${why}`)
  }
}

/** A policy with its defaults. Its `onError` removes stored data from the errors of drivers. */
export function resolvePolicy({
  attempts = 20,
  retryDelayMs = 5_000,
  maxRetryDelayMs = 3_600_000,
  onDeadLetter = 'hold',
  settleMs = 500,
  retentionMs = 604_800_000,
  keepHandledMs = 0,
  deadRetention = { rules: [] },
  onError = () => {},
}: InboxPolicy): Required<InboxPolicy> {
  if (keepHandledMs > retentionMs) {
    throw new TypeError('keepHandledMs must be at most retentionMs: the ids tell which handlers have had a delivery')
  }
  const times = { retryDelayMs, maxRetryDelayMs, settleMs, retentionMs, keepHandledMs }
  return { ...times, attempts, onDeadLetter, deadRetention, onError: (error) => onError(redactEngineError(error)) }
}

/** The policy for a stored delivery: that of the inbox, unless its handler has its own. */
export function policyOf(policy: Required<InboxPolicy>, delivery: StoredDelivery | Error): Required<InboxPolicy> {
  if (delivery instanceof Error || delivery.handler === undefined) return policy
  const { attempts = policy.attempts, retryDelayMs = policy.retryDelayMs } = delivery.handler
  return { ...policy, attempts, retryDelayMs }
}

/** Milliseconds to wait after a failed attempt. */
export function retryDelayAfter(
  attempt: number,
  { retryDelayMs, maxRetryDelayMs }: Required<Pick<InboxPolicy, 'retryDelayMs' | 'maxRetryDelayMs'>>,
): number {
  return Math.min(retryDelayMs * 2 ** Math.min(attempt - 1, 30), maxRetryDelayMs)
}

function upTo(most: number, check: (value: unknown, option: string) => asserts value is number): Check {
  return (value, option) => {
    check(value, option)
    if (value > most) throw new TypeError(`${option} must be at most ${most}`)
  }
}
