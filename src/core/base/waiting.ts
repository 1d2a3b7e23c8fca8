const resolved = Promise.resolve()

// Work that does no I/O settles within as many microtasks, through a store in memory or the stream of a body that has
// arrived. A timer would cost more than all of them.
const microtasks = 8

/** What to do when the work settles or the time is over: each returns the result, or throws. */
export interface Wait<T, Result> {
  done(value: T): Result
  failed(error: unknown): Result
  /** The time is over. The work continues, and its result is ignored. */
  expired(): Result
}

/** Waits for work for a limited time. */
export function withinTime<T, Result>(
  work: Promise<T>,
  timeoutMs: number,
  { done, failed, expired }: Wait<T, Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pending = true
    let microtasksLeft = microtasks
    const settle = <Value>(toResult: (value: Value) => Result, value: Value) => {
      pending = false
      if (timer !== undefined) clearTimeout(timer)
      try {
        resolve(toResult(value))
      } catch (error) {
        reject(error)
      }
    }
    const startTimer = () => {
      if (!pending) return
      microtasksLeft--
      if (microtasksLeft > 0) void resolved.then(startTimer)
      else timer = setTimeout(() => settle(expired, undefined), timeoutMs)
    }
    work.then(
      (value) => pending && settle(done, value),
      (error: unknown) => pending && settle(failed, error),
    )
    void resolved.then(startTimer)
  })
}

/** Settles like `work`, or calls `expired` after `timeoutMs`. */
export function limitTime<T>(work: Promise<T>, timeoutMs: number, expired: () => T): Promise<T> {
  return withinTime(work, timeoutMs, { done: (value) => value, failed: rethrow, expired })
}

/** Throws its argument: for a {@link Wait} that passes failures on unchanged. */
export function rethrow(error: unknown): never {
  throw error
}

/** Counts work in progress, so that a shutdown can wait for it. */
export class PendingWork {
  #count = 0
  #waiting: (() => void)[] = []

  /** How much work is in progress. */
  get count(): number {
    return this.#count
  }

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
