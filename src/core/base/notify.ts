import { isPromise } from './maybe-promise.js'

/** Calls an observer and ignores its errors. */
export function notify(observe: () => unknown): void {
  try {
    const result = observe()
    if (isPromise(result)) Promise.resolve(result).catch(() => {})
  } catch {
    // An observer must not change the outcome.
  }
}
