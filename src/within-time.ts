const nextMoment = Promise.resolve()

// What waits for nothing real is done by then, and a timer would cost more than the work.
const moments = 4

/**
 * Waits for work, but not for ever.
 *
 * @param expire - called when the time is over; what it returns or throws is the result, and the work goes on unwatched
 */
export function withinTime<T>(work: Promise<T>, timeoutMs: number, expire: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pending = true
    let left = moments
    const giveUp = () => {
      try {
        resolve(expire())
      } catch (error) {
        reject(error)
      }
    }
    const look = () => {
      if (!pending) return
      left--
      if (left > 0) void nextMoment.then(look)
      else timer = setTimeout(giveUp, timeoutMs)
    }
    work.then(
      (result) => {
        pending = false
        clearTimeout(timer)
        resolve(result)
      },
      (error: unknown) => {
        pending = false
        clearTimeout(timer)
        reject(error)
      },
    )
    void nextMoment.then(look)
  })
}
