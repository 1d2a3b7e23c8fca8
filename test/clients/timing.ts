import type { RetryOptions } from '../../src/clients/http/retry.js'

/** A fake clock that advances when `sleep` is called. */
export interface Timing extends Required<Pick<RetryOptions, 'now' | 'sleep' | 'random'>> {
  /** The waits so far, in milliseconds. */
  readonly slept: number[]
  /** Advances the clock. */
  pass(milliseconds: number): void
}

/** Creates a fake clock, so that tests do not wait; `random` always returns the given number. */
export function createTiming(random = 0.5, start = 1_796_000_000_000): Timing {
  const slept: number[] = []
  let time = start
  const options: Required<Pick<RetryOptions, 'now' | 'sleep' | 'random'>> = {
    now: () => time,
    random: () => random,
    async sleep(milliseconds, signal) {
      if (signal?.aborted) throw new Error('aborted')
      slept.push(milliseconds)
      time += milliseconds
    },
  }
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  // Not enumerable, because the object is spread into options.
  return Object.defineProperties(options as Timing, { slept: { value: slept }, pass: { value: pass } })
}

/** Returns the error that a promise rejects with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => {
      throw new Error(`resolved to ${JSON.stringify(value)}`)
    },
    (error: unknown) => error,
  )
}
