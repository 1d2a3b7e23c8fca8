const nextMoment = Promise.resolve()

// What waits for nothing is done by then, also where it is work upon work; a timer would cost more than all of it.
const moments = 3

/** What becomes of work that is waited for: each gives the result, or throws. */
export interface Wait<T, Result> {
  done(value: T): Result
  failed(error: unknown): Result
  /** The time is over; the work goes on unwatched. */
  expired(): Result
}

/** Waits for work, but not for ever. */
export function withinTime<T, Result>(
  work: Promise<T>,
  timeoutMs: number,
  { done, failed, expired }: Wait<T, Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pending = true
    let left = moments
    const end = <Value>(give: (value: Value) => Result, value: Value) => {
      pending = false
      clearTimeout(timer)
      try {
        resolve(give(value))
      } catch (error) {
        reject(error)
      }
    }
    const look = () => {
      if (!pending) return
      left--
      if (left > 0) void nextMoment.then(look)
      else timer = setTimeout(() => end(expired, undefined), timeoutMs)
    }
    work.then(
      (value) => pending && end(done, value),
      (error: unknown) => pending && end(failed, error),
    )
    void nextMoment.then(look)
  })
}

/** Throws what it is given: for a {@link Wait} that changes nothing of a failure. */
export function rethrow(error: unknown): never {
  throw error
}
