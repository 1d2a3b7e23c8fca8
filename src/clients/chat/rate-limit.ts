import { ClientError, isClientError } from '../http/client-error.js'
import type { RetryPolicy } from '../http/retry.js'
import type { Rate } from '../rate-limits/rate-limiter.js'

/** Runs tasks one after the other, at a limited rate. */
export interface RateLimit {
  /**
   * Queues a task and runs it.
   *
   * @throws {ClientError} `queue_full` if the queue is full; `aborted` if the signal aborts while the task is queued
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

export interface RateLimitOptions extends Pick<RetryPolicy, 'now' | 'sleep'>, Rate {
  readonly maxQueued: number
  /** The name of the client, for messages. */
  readonly client: string
  /** Returns the wait for the next turn in milliseconds, instead of the bucket. If it rejects, so does the task. */
  readonly reserve?: (() => Promise<number>) | undefined
}

interface QueuedTask {
  readonly signal: AbortSignal | undefined
  begin(): Promise<void>
  /** Rejects with the error of the limiter, or as aborted if its wait was aborted. */
  fail(error: unknown): void
}

/**
 * Creates a token bucket that holds `burst` tokens and gains one every `intervalMs`.
 *
 * Invariant: tasks run in order, each after the one before it has ended. So a task that waits to retry delays the others.
 */
export function createRateLimit({
  intervalMs,
  burst,
  maxQueued,
  client,
  now,
  sleep,
  reserve,
}: RateLimitOptions): RateLimit {
  let tokens = burst
  let countedAt = now()
  let isRunning = false
  const queue = new Set<QueuedTask>()

  const waitForToken = async (signal: AbortSignal | undefined): Promise<void> => {
    if (reserve !== undefined) {
      const wait = await reserve()
      return wait > 0 ? sleep(wait, signal) : undefined
    }
    const passed = Math.max(0, now() - countedAt)
    tokens = Math.min(burst, tokens + passed / intervalMs)
    countedAt = now()
    if (tokens >= 1) return
    await sleep(Math.ceil((1 - tokens) * intervalMs), signal)
    tokens = 1
    countedAt = now()
  }

  const runQueue = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (let [next] = queue; next !== undefined; [next] = queue) {
      await waitForToken(next.signal).catch(next.fail)
      // An aborted task leaves its token to the next one.
      if (!queue.delete(next)) continue
      tokens -= 1
      await next.begin()
    }
    isRunning = false
  }

  return {
    run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      const aborted = () => new ClientError('aborted', `${client}: aborted`)
      if (signal?.aborted) return Promise.reject(aborted())
      if (queue.size >= maxQueued) {
        const message = `${client}: ${maxQueued} messages are already waiting (maxQueued)`
        return Promise.reject(new ClientError('queue_full', message, { retryable: true }))
      }
      return new Promise((resolve, reject) => {
        const fail = (error?: unknown) => {
          signal?.removeEventListener('abort', abort)
          queue.delete(queued)
          reject(isClientError(error) ? error : aborted())
        }
        const abort = () => fail()
        const begin = () => {
          signal?.removeEventListener('abort', abort)
          return task().then(resolve, reject)
        }
        const queued: QueuedTask = { signal, begin, fail }
        signal?.addEventListener('abort', abort)
        queue.add(queued)
        void runQueue()
      })
    },
  }
}
