import type { Proof, WebhookRequest } from '../request/delivery.js'

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

/** Operations on an inbox, for operators. */
export interface InboxOperations {
  depth(): Promise<InboxDepth>
  /**
   * Lists dead letters, oldest first.
   *
   * @param options - `limit`: the maximum number to return, 100 by default
   */
  deadLetters(options?: { readonly limit?: number }): Promise<readonly DeadLetter[]>
  /**
   * Returns dead letters to the queue, with their attempts reset.
   *
   * @param ids - ids of stored deliveries
   * @returns how many were dead letters
   */
  redrive(ids: readonly string[]): Promise<number>
  /** Discards dead letters, and unblocks their keys. @returns how many were dead letters */
  discard(ids: readonly string[]): Promise<number>
  /** The keys that a dead letter blocks. Empty if dead letters are skipped. */
  blockedKeys(): Promise<readonly string[]>
}
