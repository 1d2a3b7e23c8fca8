import type { Proof, WebhookRequest } from '../request/delivery.js'

/** A verified request as it is kept until it is handled: raw, so that it is parsed by the code that handles it. */
export interface StoredDelivery {
  /** A UUID, the same whenever the provider sends the delivery again; a random one where the provider has no ids. */
  readonly id: string
  /** The name of the endpoint that took it; its deliveries go to the receiver of that name. */
  readonly endpoint: string
  /** The name of the provider. */
  readonly provider: string
  /** For operators: the event; `undefined` for a request that carries several deliveries, and for one that did not parse. */
  readonly event: string | undefined
  /** The provider's own id. */
  readonly deliveryId: string | undefined
  /**
   * What must be handled in order has one key; `undefined` where nothing has to wait for it.
   *
   * A receiver makes it of its endpoint, its provider and the channel or `inboxKey`, as JSON: `["orders","shop","42"]`.
   */
  readonly key: string | undefined
  /** The place among the deliveries of its key, for a request with several the lowest; `undefined` where they go as they came. */
  readonly number: number | undefined
  /** The request as it arrived. It holds the sender's tokens. */
  readonly request: WebhookRequest
  /** How the sender was proved when it arrived. */
  readonly proof: Proof
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  /** Why it did not parse, for a delivery that was parked; one that has it waits for an operator. */
  readonly invalid: string | undefined
}

/** What an inbox gives stored deliveries to: a receiver. */
export interface InboxConsumer {
  readonly endpoint: string
  /**
   * Handles a stored delivery. It rejects where the delivery is to be tried again.
   *
   * @param attempt - how often it was handed over: `1` is the first time
   */
  handleStored(delivery: StoredDelivery, attempt: number): Promise<void>
}

/** Options of {@link Inbox.consume}. */
export interface ConsumeOptions {
  /** The most deliveries that are handled at one time by this process. @default 10 */
  readonly concurrency?: number
}

/** A process's share in handling what is stored. */
export interface InboxConsumption {
  /**
   * Takes nothing more, and resolves once what was taken is handled and recorded as such.
   *
   * Handlers are waited for as long as they take, and a server that is away or hangs for no more than 30 seconds after them:
   * what it did not record is handed over again, to another process, or to this one when it consumes anew.
   */
  close(): Promise<void>
}

/**
 * Keeps verified deliveries from the moment they are acknowledged until they are handled: a thin port over a queue.
 *
 * A delivery is handled at least once: again where a handler rejects, and where its process dies before it is recorded as
 * handled.
 */
export interface Inbox {
  /**
   * `strict-per-key`: deliveries of one key are handled one at a time and in order, also across retries and processes.
   * `none`: in any order.
   */
  readonly ordering: 'strict-per-key' | 'none'
  /**
   * Stores a delivery; one with `invalid` set goes to the dead letters.
   *
   * @returns `stored` only after the engine has it durably; `duplicate` where it knows the id
   */
  put(delivery: StoredDelivery): Promise<'stored' | 'duplicate'>
  /**
   * Hands stored deliveries to receivers, in this process, until it is closed. Any number of processes may do so.
   *
   * @param consumers - one receiver for each endpoint that stores here
   * @throws {TypeError} two have the same endpoint, or something is no receiver
   */
  consume(consumers: InboxConsumer | readonly InboxConsumer[], options?: ConsumeOptions): Promise<InboxConsumption>
  /** Ends the connection to the engine, once everything that consumes is closed; a server that is away is waited for 5 seconds. */
  close(): Promise<void>
}

/** A delivery that was tried as often as the policy says, or did not parse when it arrived. */
export interface DeadLetter {
  readonly delivery: StoredDelivery
  /** How often it was tried. */
  readonly attempts: number
  /** Milliseconds since 1970. */
  readonly failedAt: number
  /** What the last attempt failed with, its causes included. */
  readonly reason: string
}

/** How many deliveries an inbox holds. */
export interface InboxDepth {
  /** Ready to be handled, or waiting for their turn. */
  readonly waiting: number
  /** Being handled. */
  readonly active: number
  /** Given up, until an operator decides. */
  readonly dead: number
}

/** What operators can do with an inbox. */
export interface InboxOperations {
  depth(): Promise<InboxDepth>
  /**
   * The deliveries that were given up, oldest first.
   *
   * @param options - `limit`: the most that are returned, by default 100
   */
  deadLetters(options?: { readonly limit?: number }): Promise<readonly DeadLetter[]>
  /**
   * Has dead letters handled again, with all their attempts.
   *
   * @param ids - ids of stored deliveries
   * @returns how many were found
   */
  redrive(ids: readonly string[]): Promise<number>
  /** Gives up dead letters for good, and frees their keys. @returns how many were found */
  discard(ids: readonly string[]): Promise<number>
  /** The keys whose deliveries wait behind a dead letter, as they are stored. Empty where dead letters are skipped. */
  blockedKeys(): Promise<readonly string[]>
}
