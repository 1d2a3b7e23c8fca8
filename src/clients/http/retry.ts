import {
  type Checks,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireTimeout,
  requireWholeNumber,
} from '../../core/base/options.js'
import { parseDate } from '../../core/base/parse-date.js'

/** When a failed call is retried. */
export interface RetryOptions {
  /** The maximum number of retries of a call; 0 for none. @default 3 */
  readonly maxRetries?: number
  /**
   * The upper bound of the random wait before the first retry, in milliseconds; it doubles for each further retry.
   *
   * @default 500
   */
  readonly backoffMs?: number
  /** The longest wait, in milliseconds. A provider that asks for a longer one gets no retry. @default 60_000 */
  readonly maxWaitMs?: number
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
  /** Waits, and rejects once the signal is aborted. @default a timer */
  readonly sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** Returns a number from 0 to just below 1. @default Math.random */
  readonly random?: () => number
}

export const retryChecks: Checks<RetryOptions> = {
  maxRetries: optional(requireWholeNumber),
  backoffMs: optional(requirePositiveInteger),
  maxWaitMs: optional(requireTimeout),
  now: optional(requireFunction),
  sleep: optional(requireFunction),
  random: optional(requireFunction),
}

/** The clock and the backoff of a client. */
export interface RetryPolicy extends Pick<Required<RetryOptions>, 'now' | 'sleep'> {
  /**
   * The wait before the next attempt, in milliseconds: full jitter, on top of what the provider asks for.
   *
   * @param failed - how many attempts have failed
   * @returns `undefined` if there should be no further attempt
   */
  waitMs(failed: number, retryAfterSeconds: number | undefined): number | undefined
}

export function toRetryPolicy(options: RetryOptions): RetryPolicy {
  const { maxRetries = 3, backoffMs = 500, maxWaitMs = 60_000 } = options
  const { now = () => Date.now(), sleep = wait, random = Math.random } = options
  return {
    now,
    sleep,
    waitMs(failed, retryAfterSeconds = 0) {
      const retryAfterMs = retryAfterSeconds * 1000
      if (failed > maxRetries || retryAfterMs > maxWaitMs) return undefined
      const ceiling = Math.min(backoffMs * 2 ** (failed - 1), maxWaitMs)
      return Math.min(retryAfterMs + Math.floor(random() * ceiling), maxWaitMs)
    },
  }
}

/**
 * Reads a `Retry-After` header, in seconds or as a date (RFC 9110, section 10.2.3).
 *
 * @returns whole seconds from now, rounded up; `undefined` for any other form
 */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  if (/^[0-9]{1,9}$/.test(value)) return Number(value)
  const date = parseDate(value)
  return date === undefined ? undefined : Math.max(0, Math.ceil((date.getTime() - now) / 1000))
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
