import { ClientError } from './client-error.js'
import type { Retries } from './retry.js'

/** Lets work go on one after the other, no more often than allowed. */
export interface RateLimit {
  /**
   * Does something when its turn has come.
   *
   * @throws {ClientError} `queue_full` at once; `aborted` where the signal is, before its turn
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

/** What is allowed. */
export interface RateLimitRules extends Pick<Retries, 'now' | 'sleep'> {
  readonly intervalMs: number
  readonly burst: number
  readonly maxQueued: number
  /** The name of the client, for messages. */
  readonly client: string
}

/**
 * A bucket with so many turns, one more each interval.
 *
 * Invariant: work ends before the next begins, so that whoever has to wait for the service keeps all others waiting too,
 * and what was asked first is done first.
 */
export function createRateLimit({ intervalMs, burst, maxQueued, client, now, sleep }: RateLimitRules): RateLimit {
  let turns = burst
  let countedAt = now()
  let queued = 0
  let last: Promise<unknown> = Promise.resolve()

  const take = async (signal: AbortSignal | undefined): Promise<void> => {
    const passed = Math.max(0, now() - countedAt)
    turns = Math.min(burst, turns + passed / intervalMs)
    countedAt = now()
    if (turns < 1) {
      await sleep(Math.ceil((1 - turns) * intervalMs), signal)
      turns = 1
      countedAt = now()
    }
    turns -= 1
  }

  return {
    run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      if (queued >= maxQueued) {
        const full = new ClientError('queue_full', `${client}: ${maxQueued} are waiting already`, { retryable: true })
        return Promise.reject(full)
      }
      queued++
      const aborted = () => new ClientError('aborted', `${client}: aborted`)
      const turn = last.then(async () => {
        try {
          if (signal?.aborted) throw aborted()
          await take(signal).catch(() => {
            throw aborted()
          })
        } finally {
          queued--
        }
        return work()
      })
      last = turn.catch(() => {})
      return turn
    },
  }
}
