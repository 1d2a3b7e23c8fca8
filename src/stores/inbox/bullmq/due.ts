import type { Claim } from '../../../core/ports/step.js'
import type { DueSource } from '../handling/handle-due.js'
import type { Dispatch } from '../handling/route-by-endpoint.js'
import type { InboxPolicy } from '../policy.js'
import type { BullmqJob, BullmqWorker } from './client.js'
import { handleJob, lockedAt, openLocks } from './job.js'
import type { BullmqSubjects } from './subjects.js'

/** Settings of {@link openDueJobs}. */
export interface DueJobSettings {
  /** A worker without a handler, from which jobs are taken by hand. */
  readonly worker: BullmqWorker
  readonly policy: Required<InboxPolicy>
  readonly lockMs: number
  readonly subjects: Pick<BullmqSubjects, 'forget' | 'isErased'>
  report(error: unknown): void
  close(): Promise<void>
}

/** The jobs that are due, for a single pass over the queue. */
export async function openDueJobs({ worker, ...settings }: DueJobSettings): Promise<DueSource> {
  const { policy, lockMs, report, subjects } = settings
  const token = crypto.randomUUID()
  const locks = openLocks(lockMs, report)
  // The jobs of dead processes are due too.
  await worker.startStalledCheckTimer()
  locks.start()

  const run = async (job: BullmqJob, dispatch: Dispatch, claim: Claim) => {
    const failure = await handleJob(job, { dispatch, policy, claim, isErased: subjects.isErased }).then(
      () => undefined,
      (error: Error) => error,
    )
    if (failure !== undefined) {
      await job.moveToFailed(failure, token, false)
      return
    }
    await job.moveToCompleted(undefined, token, false)
    await subjects.forget(job)
  }
  return {
    async start(dispatch, limit) {
      const works: Promise<void>[] = []
      while (works.length < limit) {
        const job = await worker.getNextJob(token, { block: false })
        if (job === undefined) break
        const work = locks.hold({ job, token }, lockedAt(job), (claim) => run(job, dispatch, claim))
        // The lock expires, and the job is retried.
        works.push(work.catch(report))
      }
      return works
    },
    async close() {
      await locks.close()
      await settings.close()
    },
  }
}
