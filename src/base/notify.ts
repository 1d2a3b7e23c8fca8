import { isPromise } from './maybe-promise.js'

/** Tells an observer, whose errors change nothing for the one who tells. */
export function notify(observe: () => unknown): void {
  try {
    const result = observe()
    if (isPromise(result)) Promise.resolve(result).catch(() => {})
  } catch {
    // Nobody is left to tell.
  }
}
