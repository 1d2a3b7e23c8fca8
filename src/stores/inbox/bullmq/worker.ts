import { PendingWork } from '../../../core/base/waiting.js'
import { drainWithin, settlesWithin } from '../handling/drain.js'
import { type InboxPolicy, retryDelayAfter } from '../policy.js'
import type { Bullmq, BullmqJob, BullmqRedis } from './client.js'
import { policyOfJob } from './job.js'
import { useServerTime } from './server-time.js'
import type { BullmqSubjects } from './subjects.js'

// A killed process is detected after its lock expires, at the next check for stalled jobs.
export const lockMs = 5_000
const stalledCheckMs = 2_500
// After a lost connection BullMQ pauses for 15 s by default, which is longer than a lock.
const reconnectPauseMs = 1_000
/** A connected server that does not answer for this long is considered hung or gone. */
export const answerMs = 5_000
// The same for a connection that waits for jobs: BullMQ asks again after at most 10 s.
const jobAnswerMs = 15_000

/** Settings of {@link workerOpener}. */
export interface WorkerSettings {
  readonly bullmq: Bullmq
  readonly client: BullmqRedis
  readonly name: string
  readonly prefix: string
  readonly policy: Required<InboxPolicy>
  readonly subjects: Pick<BullmqSubjects, 'forget'>
  report(error: unknown): void
}

/** Makes a function that opens a worker of BullMQ on a separate connection. Without a handler, jobs are taken from it by hand. */
export function workerOpener({ bullmq, client, name, prefix, policy, subjects, report }: WorkerSettings) {
  const forgetting = new PendingWork()
  return (handle: ((job: BullmqJob, token?: string) => Promise<void>) | null, options: object) => {
    const settings = { maxRetriesPerRequest: null, enableOfflineQueue: true, socketTimeout: jobAnswerMs }
    const workerConnection = useServerTime(client.duplicate(settings))
    const workerOptions = { ...toWorkerOptions(policy), connection: workerConnection, prefix, ...options }
    const worker = new bullmq.Worker(name, handle, workerOptions as never)
    worker.on('error', report)
    worker.on('completed', (job) => forgetting.track(subjects.forget(job).catch(report)))
    const close = async (handling: PendingWork) => {
      // While the server is down, a graceful close of BullMQ would never end.
      const ping = workerConnection.info().catch(report)
      const isThere = await settlesWithin(ping, answerMs)
      if (!(await drainWithin(worker.close(!isThere), handling, answerMs))) report(closedWithoutAnswer())
      await settlesWithin(forgetting.settled(), answerMs)
      workerConnection.disconnect()
    }
    return { worker, close }
  }
}

/** The error for a server that does not answer while the inbox is closed. */
export function closedWithoutAnswer(): Error {
  return new Error('bullmqInbox: closed without waiting further: Redis does not answer')
}

function toWorkerOptions(policy: Required<InboxPolicy>): object {
  return {
    lockDuration: lockMs,
    stalledInterval: stalledCheckMs,
    runRetryDelay: reconnectPauseMs,
    // A stalled job is retried, and counts as any other attempt.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    removeOnComplete: { age: Math.ceil(policy.retentionMs / 1000) },
    settings: {
      backoffStrategy: (_made: number, _type: string, _error: Error, job: BullmqJob) =>
        retryDelayAfter(job.attemptsStarted, policyOfJob(policy, job)),
    },
  }
}
