import type { Delivery, Proof, WebhookRequest } from '../request/delivery.js'
import type { Decision, Decisions } from '../steps/decision.js'
import type { CarriedStep, Step, StepSettings } from '../steps/step.js'

/** A verified request as an inbox stores it: raw, so that the code that handles it also parses it. */
export interface StoredDelivery {
  /** A UUID, the same for each duplicate of the delivery; random if the provider has no ids. */
  readonly id: string
  /** The endpoint that accepted the delivery; the receiver of the same endpoint handles it. */
  readonly endpoint: string
  /** The name of the provider. */
  readonly provider: string
  /** The event, for operators; `undefined` for a request with several deliveries, and for one that did not parse. */
  readonly event: string | undefined
  /** The provider's own id. */
  readonly deliveryId: string | undefined
  /**
   * Deliveries with the same key are handled in order; `undefined` for a delivery that has no order.
   *
   * A receiver makes it from its endpoint, its provider, and the channel or the result of `key`, as JSON:
   * `["orders","shop","42"]`.
   */
  readonly key: string | undefined
  /**
   * The sequence number within the key, or the lowest one of a request with several deliveries. `undefined` keeps arrival
   * order.
   */
  readonly number: number | undefined
  /** The request as it arrived. It contains the sender's tokens. */
  readonly request: WebhookRequest
  /** How the sender was verified when the request arrived. */
  readonly proof: Proof
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  /** Why the request did not parse; set only for a parked delivery, which waits for an operator. */
  readonly invalid: string | undefined
  /** The `traceparent` of the span that received the request. Only `webhook-receiver/opentelemetry` sets it. */
  readonly trace?: string | undefined
}

/** The part of a receiver that an inbox calls. */
export interface InboxConsumer {
  readonly endpoint: string
  /**
   * Handles a stored delivery; rejects when the delivery has to be retried.
   *
   * @param attempt - `1` for the first attempt
   */
  handleStored(delivery: StoredDelivery, attempt: number): Promise<void>
}

/** Options of {@link Inbox.consume}. */
export interface ConsumeOptions {
  /** The maximum number of deliveries that this process handles concurrently. @default 10 */
  readonly concurrency?: number
}

/** Options of `handleDue` of {@link InboxOperations}. */
export interface HandleDueOptions {
  /**
   * After this time no further delivery is started, in milliseconds. Deliveries in flight are finished, so allow as long
   * again as a handler may take. @default no limit
   */
  readonly maxDurationMs?: number
  /** The maximum number of attempts. @default no limit */
  readonly max?: number
  /** The maximum number of deliveries that are handled concurrently. @default 10 */
  readonly concurrency?: number
}

/** The result of `handleDue` of {@link InboxOperations}. */
export interface HandleDueResult {
  /** How many attempts succeeded. */
  readonly handled: number
  /** How many attempts failed. Their deliveries are retried later, or became dead letters. */
  readonly failed: number
  /** Whether `maxDurationMs` or `max` ended the call, so that more deliveries may be due. */
  readonly isMore: boolean
}

/** A running consumer of stored deliveries, in this process. */
export interface InboxConsumption {
  /**
   * Stops taking deliveries, and resolves once those in flight are handled and recorded.
   *
   * It waits for handlers without a limit, and then up to 30 seconds for a server that is down or hangs. Deliveries that the
   * server did not record are handled again, by another process or by the next `consume`.
   */
  close(): Promise<void>
}

/**
 * Stores verified deliveries before they are acknowledged, and keeps them until they are handled.
 *
 * Each delivery is handled at least once: it is retried when a handler rejects, and when the process dies before it is
 * recorded as handled.
 */
export interface Inbox {
  /**
   * `strict-per-key`: deliveries of one key are handled one at a time and in order, also across retries and processes.
   * `none`: in any order, and several at a time.
   */
  readonly ordering: 'strict-per-key' | 'none'
  /** The steps of the pipeline that store in the inbox: `storeInInbox`. A receiver without an inbox does not bundle them. */
  readonly step: CarriedStep
  /**
   * Stores a delivery; with `invalid` set, as a dead letter.
   *
   * @returns `stored` once the engine has stored it durably; `duplicate` if the engine knows the id
   */
  put(delivery: StoredDelivery): Promise<'stored' | 'duplicate'>
  /**
   * Hands stored deliveries to receivers, in this process, until the consumption is closed. Any number of processes may
   * consume.
   *
   * @param consumers - one receiver for each endpoint that stores here
   * @throws {TypeError} two receivers have the same endpoint, or a value is not a receiver
   */
  consume(consumers: InboxConsumer | readonly InboxConsumer[], options?: ConsumeOptions): Promise<InboxConsumption>
  /** Closes the connection to the engine. Close all consumptions first. It waits up to 5 seconds for a server that is down. */
  close(): Promise<void>
}

/** How a receiver stores deliveries before it acknowledges them. */
export interface InboxOptions<D extends Delivery = Delivery> {
  /** Stores deliveries and hands them to handlers. */
  readonly inbox: Inbox
  /**
   * For an inbox that keeps order: deliveries with the same key are handled one at a time, in the order of arrival.
   * A delivery with the key `undefined` waits for no other.
   *
   * @default the channel, in the order of its numbers, if the provider numbers its deliveries
   */
  key?(delivery: D): string | undefined
  /**
   * What to do with a request that was verified but cannot be parsed: refuse it, after which some providers never send it
   * again, or acknowledge it and keep it in the inbox for an operator.
   *
   * @default 'refuse'
   */
  readonly onInvalid?: 'refuse' | 'park'
  /**
   * The maximum size in bytes of all deliveries that the inbox has not answered yet; above it the response is 503
   * (`store_unavailable`).
   *
   * A delivery counts as the size of its body plus 4 KiB. It still counts after `limits.storeTimeoutMs`, because an engine
   * that hangs keeps it in the memory of this process, where it takes two to five times as many bytes.
   *
   * @default 64_000_000
   */
  readonly maxPendingBytes?: number
}

/** Stores a request that was verified but could not be parsed, for an operator. @throws {WebhookError} `store_unavailable` */
export type ParkStep = (
  verified: Pick<Delivery, 'request' | 'proof'>,
  receivedAt: number,
  error: unknown,
) => Promise<Decision>

/** The steps that store in an inbox. */
interface InboxSteps {
  /** Stores the deliveries of one request as one record, then acknowledges them. @throws {WebhookError} `store_unavailable` */
  readonly store: Step<readonly Delivery[]>
  /** `undefined` if requests that cannot be parsed are refused. */
  readonly park: ParkStep | undefined
}

/** What {@link Inbox.step} is to a receiver. */
export type InboxStep = (options: InboxOptions, settings: StepSettings, decisions: Decisions) => InboxSteps

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
  /** How long ago the oldest dead letter failed, in milliseconds; missing if there is none. */
  readonly oldestDeadMs?: number
  /** Milliseconds since 1970. */
  readonly checkedAt: number
}

/** Operations on an inbox, for operators. */
export interface InboxOperations {
  /**
   * Handles the deliveries that are due, and returns: for a cron job, a function in the cloud, or another process that must
   * end. Processes may also run it at the same time, or beside `consume`.
   *
   * A delivery that waits for a retry or settles is not due. A later call handles it.
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
