import type { StoredDelivery } from '../../../core/ports/inbox.js'
import type { Claim } from '../../../core/ports/step.js'
import { toReason } from '../failures.js'
import { type Claims, openClaims } from '../handling/claim.js'
import type { Dispatch } from '../handling/route-by-endpoint.js'
import type { DeadLetter } from '../operating/operations.js'
import { rememberSubjects } from '../operating/subjects.js'
import type { InboxPolicy } from '../policy.js'
import { fromStoredRecord, type StoredRecord } from '../storing/stored-record.js'
import type { BullmqJob } from './client.js'

/** The data of a job. */
export interface JobData {
  readonly record: StoredRecord
  /** The hashes of the persons that the delivery is about. */
  readonly subjects?: readonly string[]
  /** The decision of an operator. */
  readonly decision?: 'redrive' | 'discard'
}

/** A job of a worker, with the token of its lock. */
export interface LockedJob {
  readonly job: BullmqJob
  readonly token: string
}

/** Keeps the locks of jobs. The renewal of BullMQ would not tell handlers that a lock was lost. */
export function openLocks(lockMs: number, report: (error: unknown) => void): Claims<LockedJob> {
  const renew = async (locked: readonly LockedJob[]) => {
    const answers = await Promise.all(locked.map(({ job, token }) => job.extendLock(token, lockMs)))
    return new Set(locked.filter((_, index) => answers[index] === 1))
  }
  return openClaims({ leaseMs: lockMs, renewEveryMs: lockMs / 3, renew, report })
}

/** When the lock of a job was asked for. If the clock went back since, the lock has to be confirmed. */
export function lockedAt({ processedOn = 0 }: BullmqJob): number {
  const ageMs = Date.now() - processedOn
  return ageMs < 0 ? -Infinity : performance.now() - ageMs
}

/** What {@link handleJob} works with. */
export interface JobRun {
  readonly dispatch: Dispatch
  readonly policy: Required<InboxPolicy>
  readonly claim: Claim
  /** Whether the job was erased while it was handled. */
  isErased(id: string): Promise<boolean>
}

/**
 * Handles a job. After its last attempt it fails permanently.
 *
 * Each start counts as an attempt, because a process that crashes while it handles a delivery records nothing else.
 */
export async function handleJob(job: BullmqJob, { dispatch, policy, claim, isErased }: JobRun): Promise<void> {
  const { record, decision } = dataOf(job)
  const { attempts } = policyOfJob(policy, job)
  if (decision === 'discard') return
  if (record.invalid !== undefined && decision === undefined) throw toFinalError(record.invalid)
  // The process ended during the last attempt.
  if (job.attemptsStarted > attempts) throw toFinalError('its process ended while it was handled')
  try {
    const delivery = fromStoredRecord(record)
    rememberSubjects(delivery, dataOf(job).subjects)
    await dispatch(delivery, job.attemptsStarted, claim)
  } catch (error) {
    if (await isErased(job.id ?? '')) return
    const reason = toReason(error)
    throw job.attemptsStarted < attempts ? new Error(reason, { cause: error }) : toFinalError(reason)
  }
}

/** Reads a permanently failed job as a dead letter. @throws {TypeError} the job is not a stored delivery */
export function toDeadLetter(job: BullmqJob, policy: Required<InboxPolicy>): DeadLetter {
  const { record, decision } = dataOf(job)
  const delivery: StoredDelivery = fromStoredRecord(record)
  return {
    delivery,
    // BullMQ also counts a start that only found that no attempts are left, and the start of an unparsed delivery.
    attempts:
      record.invalid !== undefined && decision === undefined
        ? 0
        : Math.min(job.attemptsStarted, policyOfJob(policy, job).attempts),
    failedAt: job.finishedOn ?? 0,
    reason: job.failedReason ?? '',
  }
}

/** Returns a permanently failed job to the queue. @returns whether this call did it */
export async function retryJob(job: BullmqJob): Promise<boolean> {
  try {
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true })
    return true
  } catch (error) {
    // A dashboard may have retried it first.
    if (await job.isFailed()) throw error
    return false
  }
}

/** The policy for a job: that of the inbox, unless its handler has its own. */
export function policyOfJob(policy: Required<InboxPolicy>, { data }: BullmqJob): Required<InboxPolicy> {
  // What an operator discarded has no record, and the job of a stranger may have any data.
  const { record } = (data ?? {}) as Partial<JobData>
  const { attempts = policy.attempts, retryDelayMs = policy.retryDelayMs } = record?.handler ?? {}
  return { ...policy, attempts, retryDelayMs }
}

/** The data of a job, unchecked: reading the record checks it. */
function dataOf({ data }: BullmqJob): JobData {
  return data as JobData
}

// BullMQ recognises the error by its name, so its class is not needed.
function toFinalError(message: string): Error {
  return Object.assign(new Error(message), { name: 'UnrecoverableError' })
}
