import { type Arrival, type Gap, isSequenceNumber, type ReorderBuffer } from './reorder-buffer.js'

interface ContiguousSettings {
  readonly waitMs: number
  readonly maxHeld: number
  readonly first: number | undefined
  readonly onGap: ((gap: Gap) => void) | undefined
}

const notStarted = -1

/**
 * Waits for each number in turn: a ring of slots that begins with one and then doubles from 16, since most channels
 * hold nothing most of the time.
 *
 * Invariants: every number held is in `next <= number <= next + mask`, so its low bits are its own slot;
 * `waitingSince` is never later than the arrival of any item held, so nothing waits longer than `waitMs`.
 */
export class ContiguousBuffer<T extends {}> implements ReorderBuffer<T> {
  readonly #options: ContiguousSettings
  // Fields of their own: they are looked at for each message.
  readonly #maxHeld: number
  readonly #waitMs: number
  #items: (T | undefined)[] = [undefined]
  #arrivals: number[] = [0]
  #mask = 0
  #held = 0
  // -1 before the first number.
  #next = notStarted
  #waitingSince = 0
  // A number below `next` was released, unless it is among the missing, or so old that nobody knows.
  #missing: Set<number> | undefined
  #knownFrom = 0
  // The lowest number that was too far ahead. Where nothing has moved the sequence on since, waiting for it does.
  #far: { readonly number: number; readonly since: number } | undefined

  constructor(options: ContiguousSettings) {
    this.#options = options
    this.#maxHeld = options.maxHeld
    this.#waitMs = options.waitMs
  }

  get held(): number {
    return this.#held
  }

  offer(number: number, item: T, now: number): Arrival {
    if (!isSequenceNumber(number)) return 'invalid'
    const next = this.#next === notStarted ? this.#start(number) : this.#next
    const ahead = number - next
    if (ahead < 0) return number < this.#knownFrom || this.#missing?.has(number) ? 'late' : 'duplicate'
    if (ahead >= this.#maxHeld) return this.#refuse(number, now)
    while (ahead > this.#mask) this.#grow(next)
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
    // The way of nearly every call, kept short: what is next is there, or nothing has waited long enough.
    if (item !== undefined) return this.#release(next, item, now)
    if (this.#held > 0) return this.#isOverdue(now) ? this.#releaseAfterGap(now) : undefined
    if (this.#far !== undefined) this.#giveUpOnFar(this.#far, now)
    return undefined
  }

  dueAt(): number | undefined {
    const waitMs = this.#waitMs
    if (this.#held === 0) return this.#far && this.#far.since + waitMs
    const isReady = this.#items[this.#next & this.#mask] !== undefined
    return isReady ? this.#waitingSince : this.#waitingSince + waitMs
  }

  undo(): void {
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
    this.#far = undefined
    this.#missing = undefined
    return items
  }

  #start(number: number): number {
    const first = this.#options.first ?? number
    this.#knownFrom = first
    this.#next = first
    return first
  }

  #refuse(number: number, now: number): Arrival {
    const lowest = this.#far === undefined ? number : Math.min(number, this.#far.number)
    this.#far = { number: lowest, since: this.#far?.since ?? now }
    return 'too_far_ahead'
  }

  #giveUpOnFar(far: { readonly number: number; readonly since: number }, now: number): void {
    if (now - far.since < this.#waitMs) return
    this.#giveUp(this.#next, far.number - 1)
    this.#next = far.number
    this.#far = undefined
  }

  #release(number: number, item: T, now: number): T {
    this.#items[number & this.#mask] = undefined
    this.#held--
    this.#next = number + 1
    if (this.#far !== undefined) {
      this.#far = this.#far.number > number + this.#maxHeld ? { ...this.#far, since: now } : undefined
    }
    return item
  }

  #releaseAfterGap(now: number): T | undefined {
    const number = this.#skipGap(this.#next)
    const item = this.#items[number & this.#mask]
    return item && this.#release(number, item, now)
  }

  // Looks at every item held, but not again before the oldest of them is overdue.
  #isOverdue(now: number): boolean {
    if (now - this.#waitingSince < this.#waitMs) return false
    let oldest = now
    for (const [slot, item] of this.#items.entries()) {
      if (item !== undefined) oldest = Math.min(oldest, this.#arrivals[slot] ?? now)
    }
    this.#waitingSince = oldest
    return now - oldest >= this.#waitMs
  }

  #skipGap(next: number): number {
    let number = next
    while (this.#items[number & this.#mask] === undefined) number++
    this.#giveUp(next, number - 1)
    return number
  }

  #giveUp(from: number, to: number): void {
    if (to - from >= this.#maxHeld) {
      this.#missing = undefined
      this.#knownFrom = to + 1
    } else {
      const missing = this.#missing ?? new Set()
      this.#missing = missing
      for (let number = from; number <= to; number++) missing.add(number)
      for (const number of missing) {
        if (missing.size <= this.#maxHeld) break
        missing.delete(number)
        this.#knownFrom = number + 1
      }
    }
    this.#options.onGap?.({ from, to })
  }

  #grow(next: number): void {
    const size = Math.max(16, 2 * this.#items.length)
    const items = Array.from<T | undefined>({ length: size })
    const arrivals = Array.from<number>({ length: size }).fill(0)
    for (let number = next; number <= next + this.#mask; number++) {
      const slot = number & (size - 1)
      items[slot] = this.#items[number & this.#mask]
      arrivals[slot] = this.#arrivals[number & this.#mask] ?? 0
    }
    this.#items = items
    this.#arrivals = arrivals
    this.#mask = size - 1
  }
}
