import type { StoredDelivery } from '../../../core/ports/inbox.js'
import type { FollowUp, StoredHandler } from '../../../core/ports/step.js'
import { hashKey } from '../../database/hash-key.js'
import type { EngineJob } from '../handling/consumption.js'
import { groupOf, isUrgent, type TurnGroup } from '../handling/turns.js'
import type { DeadLetter } from '../operating/operations.js'
import { hashSubjects } from '../operating/subjects.js'
import { type InboxPolicy, policyOf } from '../policy.js'
import { parseStoredRecord, toFollowing, toStoredRecord } from '../storing/stored-record.js'
import type { PgBossJob } from './client.js'
import { urgentLine, urgentWorkLine } from './statements/conditions.js'

/** A job with its delivery, for one attempt. */
export interface FetchedJob extends PgBossJob, EngineJob {
  readonly key: string
}

/** A row of the statement `deadLetters`. */
export interface DeadJob extends Omit<PgBossJob, 'retryCount'> {
  readonly output: { readonly reason?: string; readonly value?: { readonly message?: string } } | null
  readonly attempts: number
  readonly failedAt: number
}

/** The data of a job, as JSON within JSON: jsonb refuses U+0000 and lone surrogates, which ids and keys may contain. */
export interface JobData {
  readonly key?: string
  readonly delivery: string
  /** The hashes of the persons that it is about. */
  readonly subjects?: readonly string[]
  /** Of the work of a handler, whose delivery the statements take from the job that was divided. */
  readonly handler?: string
}

/** The columns of a new job: parameters $2 to $12 of the statement `put`. */
export async function toJobColumns(
  delivery: StoredDelivery,
  policy: Required<InboxPolicy>,
  group: TurnGroup | undefined,
): Promise<unknown[]> {
  const { id, key, number, invalid } = delivery
  const subjects = await hashSubjects(delivery)
  const data: JobData = {
    ...(key !== undefined && { key: JSON.stringify(key) }),
    delivery: JSON.stringify(toStoredRecord(delivery)),
    ...(subjects.length > 0 && { subjects }),
  }
  // An unparsed delivery has no order, and is never due.
  const isParked = invalid !== undefined
  const place = isParked ? null : toPlace(number)
  const waitMs = place === null ? 0 : policy.settleMs
  return [
    id,
    JSON.stringify(data),
    key === undefined || isParked ? id : await hashKey(key),
    place,
    isParked ? null : waitMs,
    ...Object.values(toRetries(policy)),
    group?.id ?? (isUrgent(delivery) ? (delivery.handler ? urgentWorkLine : urgentLine) : null),
    isUrgent(delivery) ? 1 : 0,
  ]
}

/**
 * What follows a job: parameter $4 of the statement `follow`.
 *
 * @param storeGroups - stores the groups of what takes turns
 */
export async function toFollowers(
  delivery: StoredDelivery,
  records: readonly FollowUp[],
  policy: Required<InboxPolicy>,
  storeGroups: (groups: readonly TurnGroup[]) => Promise<unknown>,
): Promise<string> {
  const { endpoint, provider, number } = delivery
  const rows = records.map(async ({ id, key, handler, needs }) => {
    const group = await groupOf({ endpoint, provider, handler })
    const row = {
      id,
      needs,
      data: { ...(key !== undefined && { key: JSON.stringify(key) }), handler: toHandlerText(handler) },
      key: key === undefined ? id : await hashKey(key),
      place: toPlace(number),
      grp: group?.id,
      urgent: handler.urgent,
      ...(handler.window && { wait: handler.window.waitMs, most: handler.window.maxWaitMs }),
      ...toRetries(policyOf(policy, { ...delivery, handler })),
    }
    return { group, row }
  })
  const followers = await Promise.all(rows)
  await storeGroups(followers.flatMap(({ group }) => group ?? []))
  return JSON.stringify(followers.map(({ row }) => row))
}

// Begins with the name, by which the statements find the work of a handler.
function toHandlerText({ name, ...handler }: StoredHandler): string {
  return JSON.stringify({ name, ...handler })
}

/** What the text of a handler begins with. Escapes what PostgreSQL refuses. */
export function toHandlerStart(name: string): string {
  return `{"name":${JSON.stringify(name)},`
}

function toRetries({ attempts, retryDelayMs, maxRetryDelayMs }: Required<InboxPolicy>) {
  return {
    retries: attempts - 1,
    delay: Math.ceil(retryDelayMs / 1000),
    backoff: retryDelayMs > 0,
    longest: Math.ceil(maxRetryDelayMs / 1000),
  }
}

/** Reads the delivery of a job. The error contains the id of the job, which an operator needs to discard it. */
export function readDelivery({ id, data }: Pick<PgBossJob, 'id' | 'data'>): StoredDelivery | TypeError {
  const { delivery, handler, key } = (data ?? {}) as Partial<JobData>
  const read = parseStoredRecord(id, String(delivery))
  if (read instanceof Error || handler === undefined) return read
  // This engine wrote it, as JSON of a handler.
  const own = JSON.parse(handler) as StoredHandler
  return toFollowing(read, { id, key: key === undefined ? undefined : String(JSON.parse(key)), handler: own })
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
function toPlace(number: number | undefined): number | null {
  if (number === undefined) return null
  return number >= -210_000_000_000_000 && number <= Number.MAX_SAFE_INTEGER + 1 ? number : null
}
