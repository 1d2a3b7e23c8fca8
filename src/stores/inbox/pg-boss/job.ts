import type { StoredDelivery } from '../../../core/ports/inbox.js'
import { hashKey } from '../../database/hash-key.js'
import type { EngineJob } from '../consumption.js'
import type { DeadLetter } from '../operations.js'
import type { InboxPolicy } from '../policy.js'
import { parseStoredRecord, toStoredRecord } from '../stored-record.js'
import { hashSubjects } from '../subjects.js'
import type { PgBossJob } from './client.js'

/** A job with its delivery, for one attempt. */
export interface FetchedJob extends PgBossJob, EngineJob {}

/** A row of the statement `deadLetters`. */
export interface DeadJob extends Omit<PgBossJob, 'retryCount'> {
  readonly output: { readonly reason?: string; readonly value?: { readonly message?: string } } | null
  readonly attempts: number
  readonly failedAt: number
}

// JSON within JSON: jsonb refuses U+0000 and lone surrogates, which ids and keys may contain.
interface JobData {
  readonly key?: string
  readonly delivery: string
  /** The hashes of the persons that it is about. */
  readonly subjects?: readonly string[]
}

/** The columns of a new job: parameters $2 to $10 of the statement `put`. */
export async function toJobColumns(delivery: StoredDelivery, policy: Required<InboxPolicy>): Promise<unknown[]> {
  const { id, key, number, invalid } = delivery
  const subjects = await hashSubjects(delivery)
  const data: JobData = {
    ...(key !== undefined && { key: JSON.stringify(key) }),
    delivery: JSON.stringify(toStoredRecord(delivery)),
    ...(subjects.length > 0 && { subjects }),
  }
  // An unparsed delivery has no order, and is never due.
  const isParked = invalid !== undefined
  const place = !isParked && number !== undefined && isTimestamp(number) ? number : null
  const waitMs = place === null ? 0 : policy.settleMs
  const { attempts, retryDelayMs, maxRetryDelayMs } = policy
  return [
    id,
    JSON.stringify(data),
    key === undefined || isParked ? id : await hashKey(key),
    place,
    isParked ? null : waitMs,
    attempts - 1,
    Math.ceil(retryDelayMs / 1000),
    retryDelayMs > 0,
    Math.ceil(maxRetryDelayMs / 1000),
  ]
}

/** Reads the delivery of a job. The error contains the id of the job, which an operator needs to discard it. */
export function readDelivery({ id, data }: Pick<PgBossJob, 'id' | 'data'>): StoredDelivery | TypeError {
  const { delivery } = (data ?? {}) as Partial<JobData>
  return parseStoredRecord(id, String(delivery))
}

/** Whether a job was erased during an attempt. */
export function isErased({ data }: Pick<PgBossJob, 'data'>): boolean {
  return typeof data === 'object' && data !== null && 'erased' in data
}

/** Reads a dead letter, or returns the error of an unreadable one. */
export function toDeadLetter({ output, attempts, failedAt, ...job }: DeadJob): DeadLetter | TypeError {
  const delivery = readDelivery(job)
  if (delivery instanceof Error) return delivery
  const reason = output?.reason ?? output?.value?.message ?? delivery.invalid ?? ''
  return { delivery, attempts, failedAt, reason }
}

/** The key in the data of a job; empty if the job is not a stored delivery. */
export function readKey(key: string): string[] {
  try {
    return [String(JSON.parse(key))]
  } catch {
    return []
  }
}

/** The output of a failed job. PostgreSQL refuses U+0000 and lone surrogates. */
export function toOutput(reason: string): { readonly reason: string } {
  return { reason: reason.replaceAll('\u0000', '').toWellFormed() }
}

// A number is stored as a time in milliseconds, so it must be within the range of timestamps.
function isTimestamp(number: number): boolean {
  return number >= -210_000_000_000_000 && number <= Number.MAX_SAFE_INTEGER + 1
}
