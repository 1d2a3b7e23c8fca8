import { isSequenceNumber, type OfferResult, type ReorderBuffer } from './reorder-buffer.js'

interface SortedSettings {
  readonly maxWaitMs: number
  readonly maxHeld: number
  readonly first: number | undefined
  /** Whether numbers are timestamps: any finite number, and equal numbers are different items. */
  readonly ties: boolean
}

interface Held<T> {
  readonly number: number
  readonly item: T
  readonly arrivedAt: number
  released: boolean
}

/**
 * Holds items whose numbers have gaps: an item is due when it, or an item after it, was held for `maxWaitMs`.
 *
 * Invariants: `held` is sorted by number, and by arrival for equal numbers; `arrivals` has the same items by arrival,
 * and at most as many released ones.
 */
export class SortedBuffer<T extends {}> implements ReorderBuffer<T> {
  readonly #options: SortedSettings
  #held: Held<T>[] = []
  #last: number
  #beforeLast: number
  #arrivals: Held<T>[] = []
  #oldest = 0

  constructor(options: SortedSettings) {
    this.#options = options
    this.#last = this.#beforeLast = beforeFirst(options)
  }

  get held(): number {
    return this.#held.length
  }

  offer(number: number, item: T, now: number): OfferResult {
    const { ties, maxHeld, first = number } = this.#options
    if (ties ? !Number.isFinite(number) : !isSequenceNumber(number)) return 'invalid'
    // Nothing below the first number was released, although `last` starts right before it.
    if (number < first || number < this.#last) return 'late'
    const index = this.#indexAfter(number)
    if (!ties && (number === this.#last || this.#held[index - 1]?.number === number)) return 'duplicate'
    // One extra slot is kept for an item before all held ones, because the others wait for it.
    if (this.#held.length >= (index === 0 ? maxHeld + 1 : maxHeld)) return 'too_far_ahead'
    const held: Held<T> = { number, item, arrivedAt: now, released: false }
    this.#held.splice(index, 0, held)
    this.#arrivals.push(held)
    return index === 0 && this.#isNext(number) ? 'in_order' : 'held'
  }

  take(now: number): T | undefined {
    const [lowest] = this.#held
    const dueAt = this.dueAt()
    if (lowest === undefined || dueAt === undefined || now < dueAt) return undefined
    this.#held.shift()
    lowest.released = true
    this.#forgetReleased()
    this.#beforeLast = this.#last
    this.#last = lowest.number
    return lowest.item
  }

  dueAt(): number | undefined {
    const [lowest] = this.#held
    if (lowest === undefined) return undefined
    return this.#isNext(lowest.number) ? lowest.arrivedAt : this.#oldestArrival() + this.#options.maxWaitMs
  }

  undoTake(): void {
    this.#last = this.#beforeLast
  }

  clear(): readonly T[] {
    const items = this.#held.map(({ item }) => item)
    this.#held = []
    this.#arrivals = []
    this.#oldest = 0
    this.#last = this.#beforeLast = beforeFirst(this.#options)
    return items
  }

  // No number fits between a whole number and the next one.
  #isNext(number: number): boolean {
    return !this.#options.ties && number === this.#last + 1
  }

  // As long as the oldest item waits, it decides when the items before it are due.
  #oldestArrival(): number {
    while (this.#arrivals[this.#oldest]?.released) this.#oldest++
    return this.#arrivals[this.#oldest]?.arrivedAt ?? 0
  }

  #forgetReleased(): void {
    if (this.#arrivals.length <= 2 * this.#held.length) return
    this.#arrivals = this.#arrivals.filter(({ released }) => !released)
    this.#oldest = 0
  }

  // The index after every item with an equal or lower number.
  #indexAfter(number: number): number {
    let low = 0
    let high = this.#held.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#held[middle]?.number ?? 0) <= number) low = middle + 1
      else high = middle
    }
    return low
  }
}

function beforeFirst({ first }: SortedSettings): number {
  return first === undefined ? Number.NEGATIVE_INFINITY : first - 1
}
