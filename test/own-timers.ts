import { AsyncLocalStorage } from 'node:async_hooks'

const ownTimers = new AsyncLocalStorage<Set<unknown>>()

/**
 * Runs a test with the timers that it has set and that are still to come. The files of a process share its clock, and what one
 * before this has left may set a timer late: those do not count.
 */
export async function countingTimers<T>(run: (timers: ReadonlySet<unknown>) => Promise<T>): Promise<T> {
  const timers = new Set<unknown>()
  const { setTimeout: set, clearTimeout: clear } = globalThis
  const setCounted = (callback: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const timer = set(() => {
      timers.delete(timer)
      callback(...given)
    }, ms)
    if (ownTimers.getStore() === timers) timers.add(timer)
    return timer
  }
  Object.assign(globalThis, {
    setTimeout: setCounted,
    clearTimeout(timer: NodeJS.Timeout) {
      timers.delete(timer)
      clear(timer)
    },
  })
  try {
    return await ownTimers.run(timers, () => run(timers))
  } finally {
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
  }
}
