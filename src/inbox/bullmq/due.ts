import { createLoop } from '../../base/loop.js'
import type { DueSource } from '../handle-due.js'
import type { Dispatch } from '../route-by-endpoint.js'
import type { BullmqJob, BullmqWorker } from './client.js'
import { handleJob } from './job.js'

/** Settings of {@link openDueJobs}. */
export interface DueJobSettings {
  /** A worker without a handler, from which jobs are taken by hand. */
  readonly worker: BullmqWorker
  readonly attempts: number
  readonly lockMs: number
  report(error: unknown): void
  close(): Promise<void>
}

/** The jobs that are due, for a single pass over the queue. */
export async function openDueJobs({ worker, ...settings }: DueJobSettings): Promise<DueSource> {
  const { attempts, lockMs, report } = settings
  const token = crypto.randomUUID()
  const running = new Set<BullmqJob>()
  const extend = () => Promise.all([...running].map((job) => job.extendLock(token, lockMs).catch(report)))
  const locks = createLoop(extend, lockMs / 2)
  // The jobs of dead processes are due too.
  await worker.startStalledCheckTimer()
  locks.start()

  const run = async (job: BullmqJob, dispatch: Dispatch) => {
    running.add(job)
    try {
      const failure = await handleJob(job, dispatch, attempts).then(
        () => undefined,
        (error: Error) => error,
      )
      if (failure === undefined) await job.moveToCompleted(undefined, token, false)
      else await job.moveToFailed(failure, token, false)
    } catch (error) {
      // The lock expires, and the job is retried.
      report(error)
    } finally {
      running.delete(job)
    }
  }
  return {
    async start(dispatch, limit) {
      const works: Promise<void>[] = []
      while (works.length < limit) {
        const job = await worker.getNextJob(token, { block: false })
        if (job === undefined) break
        works.push(run(job, dispatch))
      }
      return works
    },
    async close() {
      await locks.close()
      await settings.close()
    },
  }
}
