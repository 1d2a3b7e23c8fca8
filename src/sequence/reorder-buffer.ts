/** What a number turned out to be when it was offered. */
export type Arrival =
  /** It is the next one, and is due at once. */
  | 'in_order'
  /** It came early and is held until it is due. */
  | 'held'
  /** It is older than what was released; it was not taken. */
  | 'late'
  /** It is held already, or was released already; it was not taken. */
  | 'duplicate'
  /** Taking it would exceed `maxHeld`; it was not taken. */
  | 'too_far_ahead'
  /** It is not a number that the mode can order; it was not taken. */
  | 'invalid'

/** Numbers that were given up: `from` and `to` are both missing, and so is everything between them. */
export interface Gap {
  readonly from: number
  readonly to: number
}

/**
 * Puts numbered items back into order. Pure and synchronous: it has no timer and no clock of its own.
 *
 * After each `offer`, and again at `dueAt`, call `take` until it gives nothing.
 */
export interface ReorderBuffer<T extends {}> {
  /** Gives an item to the buffer; it is taken only if the answer is `in_order` or `held`. */
  offer(number: number, item: T, now: number): Arrival
  /** The next item that is due, or `undefined`. */
  take(now: number): T | undefined
  /** When time alone makes an item due, at the earliest; `undefined` while nothing is held. */
  dueAt(): number | undefined
  /** Takes the release of the last item back: its number may be offered again, and nothing later was released. */
  undo(): void
  /** Forgets every number and gives back what was held, in order. */
  clear(): readonly T[]
  /** How many items are held. */
  readonly held: number
}

/** Options of {@link createReorderBuffer}. */
export interface ReorderBufferOptions {
  /**
   * How numbers follow one another.
   *
   * `contiguous`: each number is one more than the last, and a hole is waited for. `increasing`: numbers rise with holes,
   * so nothing tells what is missing and everything settles for `waitMs`. `timestamp`: like `increasing`, with any finite
   * number, and equal ones keep the order in which they came.
   */
  readonly mode: 'contiguous' | 'increasing' | 'timestamp'
  /** The longest time that an item is held, in milliseconds: for a missing number, or to settle. */
  readonly waitMs: number
  /** The most items that are held, and in `contiguous` the furthest that a number may be ahead. @default 1024 */
  readonly maxHeld?: number
  /** The first number: it is waited for in `contiguous`, and lower ones are late. @default the number that is offered first */
  readonly first?: number
  /** Told of numbers that were given up, for `contiguous`. */
  readonly onGap?: (gap: Gap) => void
}

/** Whether a number can have a place in a sequence. */
export function isSequenceNumber(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0
}
