import type { WebhookRequest } from '../../core/request/delivery.js'

/** One delivery that the provider stores because it could not be delivered. */
export interface MissedDelivery {
  /** The provider's id of the delivery, for reports. */
  readonly id: string
  /** When it was stored or failed, in milliseconds since 1970; `undefined` if the provider does not say. */
  readonly storedAt: number | undefined
  /**
   * Fetches the delivery, or requests its redelivery.
   *
   * @returns the delivery as it was sent; `undefined` if the provider will send it again
   */
  collect(signal?: AbortSignal): Promise<WebhookRequest | undefined>
}

/** A page of claims. */
export interface MissedPage {
  readonly missed: readonly MissedDelivery[]
  /** The cursor of the next page; `undefined` on the last page. */
  readonly next: string | undefined
  /** Whether all missed deliveries on later pages are older than `since`. @default false */
  readonly isPastHorizon?: boolean
}

/** Which missed deliveries to list. */
export interface MissedQuery {
  /** The earliest time to list, in milliseconds since 1970. A source that cannot filter may return older claims. */
  readonly since: number
  readonly signal?: AbortSignal | undefined
}

/** Lists the deliveries that a provider stores (specification, section 7: claim check). */
export interface MissedSource {
  /**
   * The name of the source in proofs, if it returns deliveries without a signature: the host that you named, and your credentials,
   * vouch for them. The receiver takes them as it takes messages of a queue, with a proof of the strength `transport`.
   */
  readonly vouches?: string
  /**
   * Lists one page.
   *
   * @param cursor - from an earlier page; `undefined` for the first one
   */
  page(cursor: string | undefined, query: MissedQuery): Promise<MissedPage>
}

/** A {@link MissedSource} that returns no deliveries, but requests redeliveries. */
export interface RedeliverySource extends MissedSource {
  readonly redelivers: true
}
