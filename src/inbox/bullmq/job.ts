import type { DeadLetter, StoredDelivery } from '../inbox.js'
import { fromStoredRecord, type StoredRecord } from '../stored-record.js'
import type { Dispatch } from '../to-dispatch.js'
import { toReason } from '../to-reason.js'
import type { BullmqJob } from './client.js'

/** What a job carries. */
export interface JobData {
  readonly record: StoredRecord
  /** What an operator decided about it. */
  readonly decision?: 'redrive' | 'discard'
}

/**
 * Handles a job: it fails for good with what it was tried with as often as it may be.
 *
 * A start counts as an attempt, because a process that was killed by a delivery counts nothing else.
 */
export async function handleJob(job: BullmqJob, dispatch: Dispatch, attempts: number): Promise<void> {
  const { record, decision } = dataOf(job)
  if (decision === 'discard') return
  if (record.invalid !== undefined && decision === undefined) throw toFinalError(record.invalid)
  try {
    await dispatch(fromStoredRecord(record), job.attemptsStarted)
  } catch (error) {
    const reason = toReason(error)
    throw job.attemptsStarted < attempts ? new Error(reason, { cause: error }) : toFinalError(reason)
  }
}

/** A job that failed for good, as a dead letter. @throws {TypeError} something else made the job */
export function toDeadLetter(job: BullmqJob, attempts: number): DeadLetter {
  const { record, decision } = dataOf(job)
  const delivery: StoredDelivery = fromStoredRecord(record)
  return {
    delivery,
    // The start that only found that there were enough is none, and neither is that of what did not parse.
    attempts: record.invalid !== undefined && decision === undefined ? 0 : Math.min(job.attemptsStarted, attempts),
    failedAt: job.finishedOn ?? 0,
    reason: job.failedReason ?? '',
  }
}

/** The data of a job. What is wrong with the record shows when it is read. */
export function dataOf({ data }: BullmqJob): JobData {
  return data as JobData
}

// BullMQ knows it by its name, so that its class is not needed.
function toFinalError(message: string): Error {
  return Object.assign(new Error(message), { name: 'UnrecoverableError' })
}
