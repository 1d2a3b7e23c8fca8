import type { MaybePromise } from '../base/maybe-promise.js'
import type { Delivery, WebhookRequest } from '../request/delivery.js'
import type { Decision, Decisions } from './decision.js'
import type { Claim, Step, StepSettings } from './step.js'
import type { Redaction, StoredDelivery } from './stored-delivery.js'

export type { Redaction, StoredDelivery }

/** A request without some of its fields. */
export interface Redacted {
  readonly request: WebhookRequest
  readonly redaction: Redaction
}

/**
 * Removes fields from a verified request before it is stored. If it rejects, the request is not stored.
 *
 * @param parse - parses a request as handlers will get it. Call it with the result: the original is gone by then
 */
export type Redact = (
  request: WebhookRequest,
  deliveries: readonly Delivery[],
  parse: (redacted: WebhookRequest) => MaybePromise<readonly Delivery[]>,
) => MaybePromise<Redacted>

/** The part of a receiver that an inbox calls. */
export interface InboxConsumer {
  readonly endpoint: string
  /**
   * The names of the handlers in its `effects`, or whether it has any. If `false`, it gets no record that is for one of several
   * handlers. With names, `pause` and `backfill` in this process refuse others.
   */
  readonly effects?: boolean | readonly string[]
  /**
   * Handles a stored delivery; rejects when the delivery has to be retried.
   *
   * @param attempt - `1` for the first attempt
   * @param claim - ends when another process may handle the delivery @default lasts until the delivery was handled
   * @param untilEnd - whether to wait for a timed-out handler and take its result, instead of rejecting while it still runs
   */
  handleStored(delivery: StoredDelivery, attempt: number, claim?: Claim, untilEnd?: boolean): Promise<void>
}

/** Options of {@link Inbox.consume}. */
export interface ConsumeOptions {
  /** The maximum number of deliveries that this process handles concurrently. @default 10 */
  readonly concurrency?: number
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
   * `arrival-per-key`: the same, in the order of arrival only. Deliveries with a number are refused.
   * `none`: in any order, and several at a time.
   */
  readonly ordering: 'strict-per-key' | 'arrival-per-key' | 'none'
  /**
   * How the engine stores the work of several handlers of one delivery (`effects`).
   *
   * `shared`: in one transaction, with the request stored once, and by what they need (`FollowUp.needs`). `copied`: one after
   * the other, each with a copy of the request; a handler that depends on several is refused. Without it, a receiver whose
   * handlers are `effects` is refused.
   */
  readonly effects?: 'shared' | 'copied'
  /** Whether it handles deliveries about one object together (`coalesce`). If not, a receiver with that option is refused. */
  readonly coalesces?: boolean
  /** Whether its tenants take turns (`tenant`, `concurrency`, `rate`). If not, a receiver with these options is refused. */
  readonly limits?: boolean
  /** Whether it claims first what is urgent (`urgent`). If not, a receiver with that option is refused. */
  readonly prioritizes?: boolean
  /** The steps of the pipeline that store in the inbox: `storeInInbox`. A receiver without an inbox does not bundle them. */
  readonly step: InboxStep
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
   * Whose delivery it is, such as the id of an account: tenants take turns, so one with many waiting deliveries does not hold
   * up the others, and an operator can pause one. An inbox without turns refuses it.
   *
   * @default all deliveries are handled in the order in which they are due
   */
  tenant?(delivery: D): string | undefined
  /**
   * Whether a delivery is urgent, with the work of its handlers: it is claimed before other deliveries that are due, but never
   * before an earlier one of its key. Of each five that are claimed, at least one is not urgent, if one is due. An inbox that
   * cannot refuses it.
   *
   * @default none is, unless it has an urgent handler
   */
  urgent?(delivery: D): boolean
  /**
   * What to do with a request that was verified but cannot be parsed: refuse it, after which some providers never send it
   * again, or acknowledge it and keep it in the inbox for an operator.
   *
   * @default 'refuse'
   */
  readonly onInvalid?: 'refuse' | 'park'
  /**
   * What happens to the sender's credentials once they were verified: headers such as `Authorization` and `Cookie`, user and
   * password in the URL, and the tokens that the verifier compared. `remove` leaves them out of what is stored, so handlers
   * do not see them; `keep` stores them.
   *
   * @default 'remove'
   */
  readonly credentials?: 'remove' | 'keep'
  /**
   * The persons that a delivery is about, by ids that you choose, such as those of your customers: at most 100. With them,
   * `erase(subject)` and `export(subject)` of the inbox find what is stored about a person. An inbox that cannot erase refuses it.
   *
   * @default none
   */
  subject?(delivery: D): string | readonly string[] | undefined
  /**
   * Removes fields from a request before it is stored: `redactFields` of `webhook-receiver/inbox/redaction`, or your function. Handlers
   * see the request without them. If it fails, the request is not stored, and answered 500.
   *
   * @default nothing is removed
   */
  readonly redact?: Redact
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
export interface InboxSteps {
  /** Stores the deliveries of one request as one record, then acknowledges them. @throws {WebhookError} `store_unavailable` */
  readonly store: Step<readonly Delivery[]>
  /** `undefined` if requests that cannot be parsed are refused. */
  readonly park: ParkStep | undefined
}

/**
 * What {@link Inbox.step} is to a receiver.
 *
 * @param hasUrgentHandler - whether a delivery is to be divided first, if the receiver has several handlers
 */
export type InboxStep = (
  options: InboxOptions,
  settings: StepSettings,
  decisions: Decisions,
  hasUrgentHandler?: (delivery: Delivery) => boolean,
) => InboxSteps
