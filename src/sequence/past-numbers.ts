/** The most numbers of each kind that a channel remembers by name. */
const maxRemembered = 1024

/**
 * What became of single numbers: which failed, and which were handled late.
 *
 * Where there are too many failed ones, every number is taken for one: handled twice, but never lost.
 */
export class PastNumbers {
  readonly #ties: boolean
  #failed: Set<number> | undefined
  #handledLate: Set<number> | undefined
  #tooManyFailed = false

  /** @param ties - whether a number can be that of several deliveries; then one that was handled says nothing of another */
  constructor(ties: boolean) {
    this.#ties = ties
  }

  addFailed(number: number): void {
    this.#failed ??= new Set()
    if (this.#failed.size < maxRemembered) this.#failed.add(number)
    else this.#tooManyFailed ||= !this.#failed.has(number)
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

  /** Whether the number surely failed. */
  hasFailed(number: number): boolean {
    return this.#failed?.has(number) ?? false
  }

  mayHaveFailed(number: number): boolean {
    return this.#tooManyFailed || this.hasFailed(number)
  }

  wasHandledLate(number: number): boolean {
    return this.#handledLate?.has(number) ?? false
  }
}
