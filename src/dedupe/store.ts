/** What a {@link DedupeStore} knows of a delivery when somebody wants to handle it. */
export type Reservation =
  /** Nobody handled it or is handling it: the caller may, until the lease ends. */
  | { readonly state: 'new'; readonly lease: string }
  /** Somebody else is handling it. */
  | { readonly state: 'in_progress' }
  /** It was handled. */
  | { readonly state: 'done' }

/**
 * Remembers which deliveries are in progress or done. Each call is atomic, also between processes that share the store.
 *
 * A key that nobody completes or releases is free again when its lease ends.
 */
export interface DedupeStore {
  /**
   * Asks for the right to handle a delivery. Of any number of concurrent calls exactly one is answered `new`.
   *
   * @param options - `leaseMs`: how long the right lasts, in milliseconds; longer than handling can take
   */
  reserve(key: string, options: { readonly leaseMs: number }): Promise<Reservation>
  /**
   * Records that the delivery was handled.
   *
   * @param options - `ttlMs`: how long that is remembered, in milliseconds; longer than the provider tries again
   * @returns `false` where the lease had ended and somebody else has taken the delivery since
   */
  complete(key: string, lease: string, options: { readonly ttlMs: number }): Promise<boolean>
  /** Gives the right back, so that the delivery can be handled when it comes again. No effect without the lease. */
  release(key: string, lease: string): Promise<void>
}
