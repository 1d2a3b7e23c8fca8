// The maximum number of entries of each kind that a channel remembers.
const maxRemembered = 1024

/**
 * Remembers which numbers failed, and which were handled late.
 *
 * If more numbers fail than it can remember, it treats every number as possibly failed: handled twice rather than lost.
 */
export class NumberHistory {
  readonly #ties: boolean
  #failed: Set<number> | undefined
  #handledLate: Set<number> | undefined
  #overflowed = false

  /** @param ties - whether several deliveries can share a number; then the success of one says nothing about another */
  constructor(ties: boolean) {
    this.#ties = ties
  }

  addFailed(number: number): void {
    this.#failed ??= new Set()
    if (this.#failed.size < maxRemembered) this.#failed.add(number)
    else this.#overflowed ||= !this.#failed.has(number)
  }

  addHandled(number: number, late: boolean): void {
    if (this.#ties) return
    this.#failed?.delete(number)
    if (!late) return
    this.#handledLate ??= new Set()
    this.#handledLate.add(number)
    for (const oldest of this.#handledLate) {
      if (this.#handledLate.size <= maxRemembered) return
      this.#handledLate.delete(oldest)
    }
  }

  hasFailed(number: number): boolean {
    return this.#failed?.has(number) ?? false
  }

  mayHaveFailed(number: number): boolean {
    return this.#overflowed || this.hasFailed(number)
  }

  wasHandledLate(number: number): boolean {
    return this.#handledLate?.has(number) ?? false
  }
}
