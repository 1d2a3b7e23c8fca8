import { requireFunction, requirePositiveInteger, requireTimeout } from '../../base/options.js'
import { parseDate } from '../../base/parse-date.js'

/** When a call is made again, and how long it waits before. */
export interface RetryOptions {
  /** How often a call is made again at most; 0 never. @default 3 */
  readonly maxRetries?: number
  /**
   * The wait before the first repeat is between 0 and this, in milliseconds; for each further one this doubles.
   *
   * @default 500
   */
  readonly backoffMs?: number
  /** No wait is longer, in milliseconds, and a provider that asks for a longer one gets no repeat. @default 60_000 */
  readonly maxWaitMs?: number
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
  /** Waits, and rejects once the signal is aborted. @default a timer */
  readonly sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** A number from 0 to just below 1. @default Math.random */
  readonly random?: () => number
}

/** How calls are repeated, checked. */
export interface Retries extends Required<RetryOptions> {
  /**
   * The wait before the next attempt, in milliseconds: full jitter, on top of what the provider asks for.
   *
   * @param failed - how many attempts have failed
   * @returns `undefined` where there is to be no other
   */
  waitMs(failed: number, retryAfterMs: number | undefined): number | undefined
}

/** @throws {TypeError} which option is wrong */
export function toRetries(options: RetryOptions, client: string): Retries {
  const { maxRetries = 3, backoffMs = 500, maxWaitMs = 60_000 } = options
  const { now = () => Date.now(), sleep = wait, random = Math.random } = options
  if (maxRetries !== 0) requirePositiveInteger(maxRetries, `${client}: maxRetries`)
  requirePositiveInteger(backoffMs, `${client}: backoffMs`)
  requireTimeout(maxWaitMs, `${client}: maxWaitMs`)
  requireFunction(now, `${client}: now`)
  requireFunction(sleep, `${client}: sleep`)
  requireFunction(random, `${client}: random`)
  return {
    maxRetries,
    backoffMs,
    maxWaitMs,
    now,
    sleep,
    random,
    waitMs(failed, retryAfterMs = 0) {
      if (failed > maxRetries || retryAfterMs > maxWaitMs) return undefined
      const ceiling = Math.min(backoffMs * 2 ** (failed - 1), maxWaitMs)
      return Math.min(retryAfterMs + Math.floor(random() * ceiling), maxWaitMs)
    },
  }
}

/**
 * How long a `Retry-After` header asks to wait, in milliseconds: seconds, or a date (RFC 9110, section 10.2.3).
 *
 * @returns `undefined` for any other form
 */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  if (/^[0-9]{1,9}$/.test(value)) return Number(value) * 1000
  const date = parseDate(value)
  return date === undefined ? undefined : Math.max(0, date.getTime() - now)
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(new Error('aborted'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}
