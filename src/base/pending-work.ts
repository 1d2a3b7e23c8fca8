/** Counts what is under way, so that a shutdown can wait for it. */
export class WorkInProgress {
  #count = 0
  #idle: (() => void)[] = []

  begin(): void {
    this.#count++
  }

  end(): void {
    this.#count--
    if (this.#count > 0) return
    for (const resolve of this.#idle.splice(0)) resolve()
  }

  /** Counts a promise until it settles, however it does. */
  track(work: Promise<unknown>): void {
    this.begin()
    const end = () => this.end()
    work.then(end, end)
  }

  /** Resolves once nothing is under way. */
  async settled(): Promise<void> {
    if (this.#count > 0) await new Promise<void>((resolve) => this.#idle.push(resolve))
  }
}
