import type { WebhookRequest } from '../request/delivery.js'

/** One delivery that a provider keeps, because it could not be delivered. */
export interface Claim {
  /** The provider's name for it, for reports. */
  readonly id: string
  /** When it was stored or failed, in milliseconds since 1970; `undefined` where the provider does not say. */
  readonly storedAt: number | undefined
  /**
   * Fetches it.
   *
   * @returns the delivery as it was sent, to be received now; `undefined` where the provider was asked to send it again
   */
  take(signal?: AbortSignal): Promise<WebhookRequest | undefined>
}

/** Some claims, and where the next ones are. */
export interface ClaimPage {
  readonly claims: readonly Claim[]
  /** The cursor of the next page; `undefined` after the last one. */
  readonly next: string | undefined
  /** Whether everything on the pages after this one is older than what was asked for. @default false */
  readonly isPastHorizon?: boolean
}

/** What to look for in a {@link ClaimSource}. */
export interface ClaimQuery {
  /** What is older is not wanted, in milliseconds since 1970. A source that cannot ask for it may give older ones. */
  readonly since: number
  readonly signal?: AbortSignal | undefined
}

/** Where a provider keeps what it could not deliver (specification, section 7: claim check). */
export interface ClaimSource {
  /**
   * Looks up a page.
   *
   * @param cursor - that of an earlier page; `undefined` for the first one
   */
  page(cursor: string | undefined, query: ClaimQuery): Promise<ClaimPage>
}

/** A {@link ClaimSource} that gives no deliveries: each is sent, or looked up, again. */
export interface ResendingSource extends ClaimSource {
  readonly resends: true
}
