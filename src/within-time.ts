const nextMoment = Promise.resolve()

/**
 * Waits for work, but not for ever.
 *
 * @param expire - called when the time is over; what it returns or throws is the result, and the work goes on unwatched
 */
export function withinTime<T>(work: Promise<T>, timeoutMs: number, expire: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pending = true
    const finish = () => {
      pending = false
      clearTimeout(timer)
    }
    const giveUp = () => {
      try {
        resolve(expire())
      } catch (error) {
        reject(error)
      }
    }
    work.then(
      (result) => {
        finish()
        resolve(result)
      },
      (error: unknown) => {
        finish()
        reject(error)
      },
    )
    // A moment later: work that waits for nothing is done by then, and a timer would cost more than the work.
    void nextMoment.then(() => {
      if (pending) timer = setTimeout(giveUp, timeoutMs)
    })
  })
}
