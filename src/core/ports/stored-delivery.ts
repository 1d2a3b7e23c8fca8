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
  /** The request as it arrived, without the sender's credentials: the proof replaces them. */
  readonly request: WebhookRequest
  /** How the sender was verified when the request arrived. */
  readonly proof: Proof
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  /** Why the request did not parse; set only for a parked delivery, which waits for an operator. */
  readonly invalid: string | undefined
  /** The persons that the delivery is about, for erasure. The stored record does not contain them. */
  readonly subjects?: readonly string[] | undefined
  /** Set if fields were removed from the request: it is not what its sender signed. */
  readonly redacted?: Redaction | undefined
  /** The `traceparent` of the span that received the request. Only `webhook-receiver/opentelemetry` sets it. */
  readonly trace?: string | undefined
  /** Whose delivery it is: tenants take turns. */
  readonly tenant?: string | undefined
  /**
   * Set if it is claimed before others: the delivery is urgent, with the work of its handlers, or one of its handlers is, so it
   * is divided first.
   */
  readonly urgent?: 'delivery' | 'handler' | undefined
  /** The handler for which this record is, if the delivery has several and was divided. */
  readonly handler?: StoredHandler | undefined
}

/** What a stored delivery says about the fields that were removed from its request. */
export interface Redaction {
  /** The paths that were looked for. */
  readonly fields: readonly string[]
  /** 16 random bytes in base64, which only this record has. */
  readonly salt: string
  /** The HMAC-SHA-256 of the body as it arrived, in base64. Its key is the HMAC-SHA-256 of the salt under your key. */
  readonly bodyHmac: string
}

/** The handler for which a record is stored, if its delivery has several. */
export interface StoredHandler {
  /** Its name. Empty for the plain functions of a request with several deliveries. */
  readonly name: string
  /** The id of the record that was divided. All handlers of a delivery share it. */
  readonly of: string
  /** How many times the handler is attempted, if it has a limit that differs from the inbox. */
  readonly attempts?: number | undefined
  /** Time until its second attempt, in milliseconds, if it differs from the inbox. */
  readonly retryDelayMs?: number | undefined
  /** Its index in the request, if the record is for one delivery of several. */
  readonly at?: number | undefined
  /** Set if records with the same key are handled together. */
  readonly window?: GatheringWindow | undefined
  /** Set if an operator gave it to the handler after the delivery was handled; see `backfill`. */
  readonly backfill?: boolean | undefined
  /** Set if the work of the handler is for a tenant, with the limits for each. */
  readonly limits?: TenantLimits | undefined
  /** Set if its work is claimed before other work. */
  readonly urgent?: boolean | undefined
  /** Only of an encrypted inbox: the id, the key and `of` as they were, sealed. */
  readonly sealed?: string | undefined
}

/** How much of a handler's work is done for a tenant. Tenants take turns. */
export interface TenantLimits {
  readonly tenant: string
  /** How many of its deliveries are in flight at most, in all processes. */
  readonly concurrency?: number | undefined
  /** How many attempts begin in a second at most, in all processes, after `burst` at once. */
  readonly perSecond?: number | undefined
  readonly burst?: number | undefined
}

/** When records that are handled together are due. */
export interface GatheringWindow {
  /** Once none was added to them for this time, in milliseconds. */
  readonly waitMs: number
  /** At the latest this time after the first one, in milliseconds. */
  readonly maxWaitMs: number
}
