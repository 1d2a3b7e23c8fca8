const resolved = Promise.resolve()

// How many microtasks work without I/O takes at most, through a store in memory or the stream of a body that has arrived. A timer
// would cost more than all of them.
const microtasks = 8

/** What to do when the work settles or the time is over: each returns the result, or throws. */
export interface Wait<T, Result> {
  done(value: T): Result
  failed(error: unknown): Result
  /** The time is over. The work continues, and its result is ignored. */
  expired(): Result
}

/** Waits for work for a limited time. */
export async function withinTime<T, Result>(
  work: Promise<T>,
  timeoutMs: number,
  { done, failed, expired }: Wait<T, Result>,
): Promise<Result> {
  const wait: { result?: PromiseSettledResult<T> } = {}
  // The `then` of another library may return nothing, and call both functions.
  const settled = Promise.resolve(work).then(
    (value) => {
      wait.result = { status: 'fulfilled', value }
    },
    (reason: unknown) => {
      wait.result = { status: 'rejected', reason }
    },
  )
  for (let left = microtasks; wait.result === undefined && left > 0; left--) await resolved
  if (wait.result === undefined) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs)
    })
    await Promise.race([settled, timeout])
    clearTimeout(timer)
  }
  if (wait.result === undefined) return expired()
  return wait.result.status === 'fulfilled' ? done(wait.result.value) : failed(wait.result.reason)
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
  /** How much work is in progress: add one for work that calls `end`. */
  count = 0
  #waiting: (() => void)[] = []

  end(): void {
    this.count--
    if (this.count > 0) return
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  /** Counts a promise until it is fulfilled or rejected. */
  track(work: Promise<unknown>): void {
    this.count++
    const end = () => this.end()
    work.then(end, end)
  }

  /** Resolves once no work is in progress. */
  async settled(): Promise<void> {
    if (this.count > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
