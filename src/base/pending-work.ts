/** Counts work in progress, so that a shutdown can wait for it. */
export class PendingWork {
  #count = 0
  #waiting: (() => void)[] = []

  begin(): void {
    this.#count++
  }

  end(): void {
    this.#count--
    if (this.#count > 0) return
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  /** Counts a promise until it is fulfilled or rejected. */
  track(work: Promise<unknown>): void {
    this.begin()
    const end = () => this.end()
    work.then(end, end)
  }

  /** Resolves once no work is in progress. */
  async settled(): Promise<void> {
    if (this.#count > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
