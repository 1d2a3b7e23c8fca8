import type { RetryOptions } from '../../src/clients/http/retry.js'

/** A clock that goes on when somebody sleeps. */
export interface Timing extends Required<Pick<RetryOptions, 'now' | 'sleep' | 'random'>> {
  /** The waits so far, in milliseconds. */
  readonly slept: number[]
  /** Lets time pass. */
  pass(milliseconds: number): void
}

/** A fixed clock, which no test has to wait for; `random` is always this. */
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
  // Not enumerable: it is spread into options, and these are none.
  return Object.defineProperties(options as Timing, { slept: { value: slept }, pass: { value: pass } })
}

/** What a promise is rejected with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => {
      throw new Error(`resolved to ${JSON.stringify(value)}`)
    },
    (error: unknown) => error,
  )
}
