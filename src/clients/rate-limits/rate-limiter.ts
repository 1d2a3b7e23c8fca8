/** The rate of calls: `burst` at once, then one every `intervalMs`. */
export interface Rate {
  /** In milliseconds. */
  readonly intervalMs: number
  readonly burst: number
}

/** Limits the rate of calls of all processes that share a server. */
export interface RateLimiter {
  /**
   * Reserves the next free turn.
   *
   * A reserved turn is used up, even if the caller does not call.
   *
   * @param key - what is limited, such as one webhook; implementations hash it
   * @returns the wait until the turn, in milliseconds; `undefined` if it exceeds `maxWaitMs`, and then nothing is reserved
   */
  reserve(key: string, limit: Rate & { readonly maxWaitMs: number }): Promise<number | undefined>
  /** Delays all turns that are reserved from now on, for at least this long, such as after a 429. */
  pause(key: string, limit: Rate & { readonly milliseconds: number }): Promise<void>
}
