import { withinTime } from '../../core/base/waiting.js'
import { hashKey } from '../../stores/database/hash-key.js'
import { ClientError } from '../http/client-error.js'
import type { Rate, RateLimiter } from './rate-limiter.js'

/** Turns of calls that all processes take from one limiter. */
export interface SharedTurns {
  /**
   * Reserves a turn.
   *
   * @returns the wait until it, in milliseconds
   * @throws {ClientError} `queue_full` if the wait is too long, `limiter_unavailable`
   */
  reserve(key: string): Promise<number>
  /** Delays all turns after a 429 that asks for a wait of so many seconds; by default, by one interval. */
  pause(key: string, seconds: number | undefined): void
}

/** The longest times for turns, in milliseconds. */
interface TurnLimits {
  /** How far away a turn may be. */
  readonly maxWaitMs: number
  /** How long the limiter may take. */
  readonly timeoutMs: number
}

/** Takes turns from a limiter. */
export function shareTurns(
  limiter: RateLimiter,
  { intervalMs, burst }: Rate,
  client: string,
  { maxWaitMs, timeoutMs }: TurnLimits,
): SharedTurns {
  const rate = { intervalMs, burst }
  const unavailable = (cause?: unknown): never => {
    const message = `${client}: the limiter failed`
    throw new ClientError('limiter_unavailable', message, { retryable: true, ...(cause !== undefined && { cause }) })
  }
  const toTurn = (wait: number | undefined): number => {
    if (wait !== undefined) return wait
    const message = `${client}: the next turn of all processes is more than ${maxWaitMs} ms away (maxWaitMs)`
    throw new ClientError('queue_full', message, { retryable: true })
  }
  return {
    async reserve(key) {
      const turn = limiter.reserve(await hashKey(key), { ...rate, maxWaitMs })
      return withinTime(turn, timeoutMs, { done: toTurn, failed: unavailable, expired: unavailable })
    },
    pause(key, seconds) {
      const pause = async () =>
        limiter.pause(await hashKey(key), {
          ...rate,
          milliseconds: seconds === undefined ? intervalMs : seconds * 1000,
        })
      // Not awaited: if the limiter fails, the other processes get a 429 themselves.
      pause().catch(() => {})
    },
  }
}
