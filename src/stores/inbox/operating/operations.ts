import type { InboxConsumer, StoredDelivery } from '../../../core/ports/inbox.js'
import type { PauseOperations } from './pauses.js'

/** A delivery that failed all of its attempts, or did not parse when it arrived. */
export interface DeadLetter {
  readonly delivery: StoredDelivery
  /** How many times it was attempted; `0` for a delivery that did not parse. */
  readonly attempts: number
  /** Milliseconds since 1970. */
  readonly failedAt: number
  /** Why the last attempt failed, with the causes. */
  readonly reason: string
}

/** How many deliveries an inbox holds. */
export interface InboxDepth {
  /** Ready, or waiting for a retry or for earlier deliveries of their key. */
  readonly waiting: number
  /** In flight. */
  readonly active: number
  /** Dead letters, which wait for an operator. */
  readonly dead: number
}

/** Selects dead letters: those that match each field that is set. An empty filter selects all. */
export interface DeadLetterFilter {
  readonly endpoint?: string
  /** The event, or its dotted beginning: `issues` also selects `issues.opened`. */
  readonly event?: string
  /** The name of a handler among several (`effects`). */
  readonly handler?: string
  /** A part of the reason, in the same letter case. */
  readonly reason?: string
  /** Those that failed at this time or later, in milliseconds since 1970. */
  readonly failedAfter?: number
  /** Those that failed before this time, in milliseconds since 1970. */
  readonly failedBefore?: number
  /** The maximum number, oldest first. @default 100 to list, no limit to redrive or discard */
  readonly limit?: number
}

/** Options for many dead letters at once. */
export interface BulkOptions {
  /** Counts what would change, and changes nothing. @default false */
  readonly dryRun?: boolean
}

/** The result of redriving or discarding the dead letters that a filter selects. */
export interface BulkResult {
  readonly dryRun: boolean
  /** How many dead letters the filter selected. */
  readonly matched: number
  /** How many were redriven or discarded: fewer than `matched` if another operator was first; `0` for a dry run. */
  readonly changed: number
  readonly before: InboxDepth
  readonly after: InboxDepth
}

/** Options of `health` of {@link InboxOperations}: from when on a number is a problem. */
export interface InboxHealthOptions {
  /** The maximum number of waiting deliveries. @default no limit */
  readonly maxWaiting?: number
  /** The maximum number of dead letters. @default no limit */
  readonly maxDead?: number
  /** The maximum age of a waiting delivery, in milliseconds. @default no limit */
  readonly maxWaitingMs?: number
  /** How long to wait for the engine, in milliseconds. @default 5_000 */
  readonly timeoutMs?: number
}

/** What is wrong with an inbox. */
export type InboxProblem = 'engine_unreachable' | 'too_many_waiting' | 'too_many_dead' | 'waiting_too_long'

/** The state of an inbox, as plain JSON. It holds no key, id, reason or error text. */
export interface InboxHealth {
  /** Whether there is no problem. */
  readonly ok: boolean
  readonly problems: readonly InboxProblem[]
  /** Whether the engine answered in time. If not, the numbers are missing. */
  readonly reachable: boolean
  readonly depth?: InboxDepth
  /** The age of the oldest waiting delivery, in milliseconds; missing if none waits. */
  readonly oldestWaitingMs?: number
  /** How long ago the oldest dead letter failed, in milliseconds; missing without dead letters. */
  readonly oldestDeadMs?: number
  /** Milliseconds since 1970. */
  readonly checkedAt: number
}

/** Options of `handleDue` of {@link InboxOperations}. */
export interface HandleDueOptions {
  /**
   * After this time no further delivery is started, in milliseconds. Deliveries in flight are finished, so allow as long
   * again as your slowest handler takes. @default no limit
   */
  readonly maxDurationMs?: number
  /** The maximum number of attempts. @default no limit */
  readonly limit?: number
  /** The maximum number of deliveries that are handled concurrently. @default 10 */
  readonly concurrency?: number
}

/** The result of `handleDue` of {@link InboxOperations}. */
export interface HandleDueResult {
  /** How many attempts succeeded. */
  readonly handled: number
  /** How many attempts failed. Their deliveries are retried later, or became dead letters. */
  readonly failed: number
  /** Whether `maxDurationMs` or `limit` ended the call, so that more deliveries may be due. */
  readonly isMore: boolean
}

/** Operations on an inbox, for operators. */
export interface InboxOperations extends PauseOperations {
  /**
   * Handles the deliveries that are due, and returns: for a cron job, a function in the cloud, or another process that must
   * end. Processes may also run it at the same time, or beside `consume`.
   *
   * A delivery that waits for a retry or settles is not due. A later call handles it.
   *
   * A handler that continues after `limits.handlerTimeoutMs` keeps its delivery, and the call waits for it, for up to 15
   * minutes more. If the handler succeeds, the delivery is handled.
   *
   * @param consumers - one receiver for each endpoint that stores here
   * @throws {TypeError} if an option is invalid, two receivers have the same endpoint, or a value is not a receiver
   */
  handleDue(consumers: InboxConsumer | readonly InboxConsumer[], options?: HandleDueOptions): Promise<HandleDueResult>
  depth(): Promise<InboxDepth>
  /** The state of the inbox, for a health check. It does not reject: an engine that is down is a problem in the result. */
  health(options?: InboxHealthOptions): Promise<InboxHealth>
  /** Lists dead letters, oldest first. */
  deadLetters(filter?: DeadLetterFilter): Promise<readonly DeadLetter[]>
  /**
   * Returns dead letters to the queue, with their attempts reset.
   *
   * @param ids - ids of stored deliveries
   * @returns how many were dead letters
   */
  redrive(ids: readonly string[]): Promise<number>
  /** Returns the dead letters that a filter selects to the queue, with their attempts reset. */
  redrive(filter: DeadLetterFilter, options?: BulkOptions): Promise<BulkResult>
  /** Discards dead letters, and unblocks their keys. @returns how many were dead letters */
  discard(ids: readonly string[]): Promise<number>
  /** Discards the dead letters that a filter selects, and unblocks their keys. */
  discard(filter: DeadLetterFilter, options?: BulkOptions): Promise<BulkResult>
  /** The keys that a dead letter blocks. Empty if dead letters are skipped. */
  blockedKeys(): Promise<readonly string[]>
}
