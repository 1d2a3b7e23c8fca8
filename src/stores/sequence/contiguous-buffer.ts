import { type Gap, isSequenceNumber, type OfferResult, type OpenGap, type ReorderBuffer } from './reorder-buffer.js'

interface ContiguousSettings {
  readonly maxWaitMs: number
  readonly maxHeld: number
  readonly first: number | undefined
  readonly onGap: ((gap: Gap) => void) | undefined
}

const notStarted = -1

/**
 * Waits for each number in turn. The ring has one slot at first and later 16, 32 and so on, because most channels hold
 * nothing most of the time.
 *
 * Invariants: every held number is in `next <= number <= next + mask`, so its low bits are its slot; `waitingSince` is
 * not later than the arrival of any held item, so nothing waits longer than `maxWaitMs`.
 */
export class ContiguousBuffer<T extends {}> implements ReorderBuffer<T> {
  readonly #options: ContiguousSettings
  // Copied from the options, because each call reads them.
  readonly #maxHeld: number
  readonly #maxWaitMs: number
  // Equivalent (ArrayDeclaration): `[]`. A list without items is read as one with undefined items, and grows as they are stored.
  #items: (T | undefined)[] = [undefined]
  // Equivalent (ArrayDeclaration): `[]`. A list without items is read as one with undefined items, and grows as they are stored.
  #arrivals: number[] = [0]
  #mask = 0
  // How far ahead of `next` a number may be to be stored without a further check; -1 before the first number.
  #reach = notStarted
  #held = 0
  // The number that is due, or -1 before the first number.
  #next = notStarted
  #waitingSince = 0
  // A number below `next` was released, unless it was skipped. Below `knownFrom` the two cannot be told apart.
  #skipped: Set<number> | undefined
  #knownFrom = 0
  // The lowest number refused as too far ahead. If the sequence has not advanced for `maxWaitMs`, it skips to it.
  #refused: { readonly number: number; readonly since: number } | undefined

  constructor(options: ContiguousSettings) {
    this.#options = options
    this.#maxHeld = options.maxHeld
    this.#maxWaitMs = options.maxWaitMs
  }

  get held(): number {
    return this.#held
  }

  offer(number: number, item: T, now: number): OfferResult {
    const ahead = number - this.#next
    if (!(ahead >= 0 && ahead <= this.#reach) || !isSequenceNumber(number)) return this.#offerBeyond(number, item, now)
    const slot = number & this.#mask
    if (this.#items[slot] !== undefined) return 'duplicate'
    this.#items[slot] = item
    this.#arrivals[slot] = now
    if (this.#held++ === 0) this.#waitingSince = now
    return ahead === 0 ? 'in_order' : 'held'
  }

  take(now: number): T | undefined {
    const next = this.#next
    const item = this.#items[next & this.#mask]
    // The fast path of nearly every call: the next item is here, or nothing has waited long enough.
    if (item !== undefined) return this.#release(next, item, now)
    if (this.#held > 0) return this.#isOverdue(now) ? this.#releaseAfterGap(now) : undefined
    if (this.#refused !== undefined) this.#skipToRefused(this.#refused, now)
    return undefined
  }

  dueAt(): number | undefined {
    const maxWaitMs = this.#maxWaitMs
    if (this.#held === 0) return this.#refused && this.#refused.since + maxWaitMs
    const isReady = this.#items[this.#next & this.#mask] !== undefined
    return isReady ? this.#waitingSince : this.#waitingSince + maxWaitMs
  }

  gap(): OpenGap | undefined {
    const from = this.#next
    if (this.#items[from & this.#mask] !== undefined) return undefined
    if (this.#held === 0 && this.#refused === undefined) return undefined
    let above = this.#refused?.number ?? from
    if (this.#held > 0) for (above = from; this.#items[above & this.#mask] === undefined; ) above++
    const since = this.#held > 0 ? this.#oldestArrival() : (this.#refused?.since ?? 0)
    return { from, to: above - 1, since, until: since + this.#maxWaitMs }
  }

  skip(number: number): boolean {
    const gap = this.gap()
    if (gap === undefined || !(number >= gap.from && number <= gap.to)) return false
    this.#skip(gap.from, number)
    this.#next = number + 1
    if ((this.#refused?.number ?? Infinity) < this.#next + this.#maxHeld) this.#refused = undefined
    return true
  }

  undoTake(): void {
    if (this.#next === notStarted) return
    const number = this.#next - 1
    if (this.#items[number & this.#mask] !== undefined) this.#grow(this.#next)
    this.#next = number
  }

  clear(): readonly T[] {
    const items: T[] = []
    for (let number = this.#next; items.length < this.#held; number++) {
      const item = this.#items[number & this.#mask]
      if (item !== undefined) items.push(item)
    }
    this.#items.fill(undefined)
    this.#held = 0
    this.#next = notStarted
    this.#reach = notStarted
    this.#refused = undefined
    this.#skipped = undefined
    return items
  }

  // Takes the calls of `offer` that are invalid, late, too far ahead for the ring, or the first one.
  #offerBeyond(number: number, item: T, now: number): OfferResult {
    if (!isSequenceNumber(number)) return 'invalid'
    if (this.#next === notStarted) this.#start(number)
    const ahead = number - this.#next
    if (ahead < 0) return number < this.#knownFrom || this.#skipped?.has(number) ? 'late' : 'duplicate'
    if (ahead >= this.#maxHeld) return this.#refuseAhead(number, now)
    while (ahead > this.#reach) this.#grow(this.#next)
    return this.offer(number, item, now)
  }

  #start(number: number): void {
    const first = this.#options.first ?? number
    this.#knownFrom = first
    this.#next = first
    this.#setReach()
  }

  #setReach(): void {
    this.#reach = Math.min(this.#mask, this.#maxHeld - 1)
  }

  #refuseAhead(number: number, now: number): OfferResult {
    const lowest = this.#refused === undefined ? number : Math.min(number, this.#refused.number)
    this.#refused = { number: lowest, since: this.#refused?.since ?? now }
    return 'too_far_ahead'
  }

  #skipToRefused(refused: { readonly number: number; readonly since: number }, now: number): void {
    if (now - refused.since < this.#maxWaitMs) return
    this.#skip(this.#next, refused.number - 1)
    this.#next = refused.number
    this.#refused = undefined
  }

  #release(number: number, item: T, now: number): T {
    this.#items[number & this.#mask] = undefined
    this.#held--
    this.#next = number + 1
    if (this.#refused !== undefined) {
      this.#refused = this.#refused.number > number + this.#maxHeld ? { ...this.#refused, since: now } : undefined
    }
    return item
  }

  #releaseAfterGap(now: number): T | undefined {
    const number = this.#skipGap(this.#next)
    const item = this.#items[number & this.#mask]
    return item && this.#release(number, item, now)
  }

  // Scans all held items, but not again before the oldest one is overdue.
  #isOverdue(now: number): boolean {
    // Equivalent (ConditionalExpression): `false`. The search of all held items finds the same. It only takes more time.
    if (now - this.#waitingSince < this.#maxWaitMs) return false
    this.#waitingSince = Math.min(now, this.#oldestArrival())
    return now - this.#waitingSince >= this.#maxWaitMs
  }

  #oldestArrival(): number {
    let oldest = Infinity
    for (const [slot, item] of this.#items.entries()) {
      if (item !== undefined) oldest = Math.min(oldest, this.#arrivals[slot] ?? oldest)
    }
    return oldest
  }

  #skipGap(next: number): number {
    let number = next
    while (this.#items[number & this.#mask] === undefined) number++
    this.#skip(next, number - 1)
    return number
  }

  #skip(from: number, to: number): void {
    // Equivalent (EqualityOperator): `to - from > this.#maxHeld`. With one number more than can be remembered, the first one is forgotten afterwards, and with it all before the gap.
    if (to - from >= this.#maxHeld) {
      this.#skipped = undefined
      this.#knownFrom = to + 1
    } else {
      const skipped = this.#skipped ?? new Set()
      this.#skipped = skipped
      for (let number = from; number <= to; number++) skipped.add(number)
      for (const number of skipped) {
        if (skipped.size <= this.#maxHeld) break
        skipped.delete(number)
        this.#knownFrom = number + 1
      }
    }
    this.#options.onGap?.({ from, to })
  }

  #grow(next: number): void {
    const size = Math.max(16, 2 * this.#items.length)
    const items = Array.from<T | undefined>({ length: size })
    // Equivalent (ObjectLiteral): `{}`. A list without items is read as one with undefined items, and grows as they are stored.
    const arrivals = Array.from<number>({ length: size }).fill(0)
    for (let number = next; number <= next + this.#mask; number++) {
      const slot = number & (size - 1)
      items[slot] = this.#items[number & this.#mask]
      arrivals[slot] = this.#arrivals[number & this.#mask] ?? 0
    }
    this.#items = items
    this.#arrivals = arrivals
    this.#mask = size - 1
    this.#setReach()
  }
}
