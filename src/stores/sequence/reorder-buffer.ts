/** The result of `offer` for an item, depending on its number. */
export type OfferResult =
  /** It is the next one and due at once. */
  | 'in_order'
  /** It is early and held until it is due. */
  | 'held'
  /** It is older than a released item. Not taken. */
  | 'late'
  /** Its number is already held or was released. Not taken. */
  | 'duplicate'
  /** Taking it would exceed `maxHeld`. Not taken. */
  | 'too_far_ahead'
  /** The mode cannot order its number. Not taken. */
  | 'invalid'

/** Numbers that were skipped: `from`, `to` and all numbers between them are missing. */
export interface Gap {
  readonly from: number
  readonly to: number
}

/** Numbers that later items wait for, by the clock of the buffer, in milliseconds. In `increasing` mode none of them may exist. */
export interface OpenGap extends Gap {
  readonly since: number
  /** When the numbers are skipped. */
  readonly until: number
}

/**
 * Puts numbered items back into order. Synchronous, without a timer or clock: every call is given the time.
 *
 * After each `offer`, and again at `dueAt`, call `take` until it returns `undefined`.
 */
export interface ReorderBuffer<T extends {}> {
  /** Offers an item; the buffer takes it only if the result is `in_order` or `held`. */
  offer(number: number, item: T, now: number): OfferResult
  /** Removes and returns the next item that is due, or `undefined`. */
  take(now: number): T | undefined
  /** The earliest time at which an item becomes due without another offer; `undefined` while nothing is held. */
  dueAt(): number | undefined
  /** What held items wait for; `undefined` if they wait for no number, as in `timestamp` mode. */
  gap(): OpenGap | undefined
  /** Gives up a missing number and all below it. @returns whether items waited for it */
  skip(number: number): boolean
  /** Reverts the last `take`: its number may be offered again, and later numbers wait for it. */
  undoTake(): void
  /** Forgets every number and returns the held items in order. */
  clear(): readonly T[]
  /** How many items are held. */
  readonly held: number
}

/** Options of {@link createReorderBuffer}. */
export interface ReorderBufferOptions {
  /**
   * How the numbers of a channel increase.
   *
   * `contiguous`: each number is one more than the last, and the buffer waits for missing numbers. `increasing`: numbers
   * rise with gaps, so that a missing number cannot be detected; every item is held for `maxWaitMs`. `timestamp`: like
   * `increasing`, with any finite number; items with equal numbers keep their order of arrival.
   */
  readonly mode: 'contiguous' | 'increasing' | 'timestamp'
  /** The longest time that an item is held, in milliseconds. */
  readonly maxWaitMs: number
  /** The maximum number of held items; in `contiguous` mode, also how far a number may be ahead. @default 1024 */
  readonly maxHeld?: number
  /** The first number: `contiguous` waits for it, and lower numbers are late. @default the number of the first offer */
  readonly first?: number
  /** Called for each gap that `contiguous` skips. */
  readonly onGap?: (gap: Gap) => void
}

/** Whether `contiguous` and `increasing` can order this number. */
export function isSequenceNumber(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0
}
