import { ClientError } from '../http/client-error.js'
import type { Retries } from '../http/retry.js'

/** Lets work go on one after the other, no more often than allowed. */
export interface RateLimit {
  /**
   * Does something when its turn has come.
   *
   * @throws {ClientError} `queue_full` at once; `aborted` as soon as the signal is, before its turn, which is then free
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

interface Waiting {
  readonly signal: AbortSignal | undefined
  begin(): Promise<void>
  leave(): void
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
  let isServing = false
  const waiting = new Set<Waiting>()

  /** Waits until there is a turn. */
  const turn = async (signal: AbortSignal | undefined): Promise<void> => {
    const passed = Math.max(0, now() - countedAt)
    turns = Math.min(burst, turns + passed / intervalMs)
    countedAt = now()
    if (turns >= 1) return
    await sleep(Math.ceil((1 - turns) * intervalMs), signal)
    turns = 1
    countedAt = now()
  }

  const serve = async (): Promise<void> => {
    if (isServing) return
    isServing = true
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      await turn(next.signal).catch(next.leave)
      // Whoever has left meanwhile leaves the turn to the next.
      if (!waiting.delete(next)) continue
      turns -= 1
      await next.begin()
    }
    isServing = false
  }

  return {
    run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      const aborted = () => new ClientError('aborted', `${client}: aborted`)
      if (signal?.aborted) return Promise.reject(aborted())
      if (waiting.size >= maxQueued) {
        const full = new ClientError('queue_full', `${client}: ${maxQueued} are waiting already`, { retryable: true })
        return Promise.reject(full)
      }
      return new Promise((resolve, reject) => {
        const leave = () => {
          signal?.removeEventListener('abort', leave)
          waiting.delete(place)
          reject(aborted())
        }
        const begin = () => {
          signal?.removeEventListener('abort', leave)
          return work().then(resolve, reject)
        }
        const place: Waiting = { signal, begin, leave }
        signal?.addEventListener('abort', leave)
        waiting.add(place)
        void serve()
      })
    },
  }
}
