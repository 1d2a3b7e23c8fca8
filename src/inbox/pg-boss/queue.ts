import { notify } from '../../base/notify.js'
import { hashKey } from '../../database/hash-key.js'
import type { DeadLetter, InboxDepth, StoredDelivery } from '../inbox.js'
import type { InboxPolicy } from '../policy.js'
import { fromStoredRecord, toStoredRecord } from '../stored-record.js'
import type { PgBossClaim, PgBossDatabase, PgBossJob, PgBossLike } from './client.js'
import { toStatements } from './statements.js'

/** What is done with the jobs of one queue of pg-boss. */
export type PgBossQueue = ReturnType<typeof toQueue>

/** How often the queue is swept: what comes back after a crash takes so much longer than its heartbeat. */
export const sweepIntervalMs = 1_000

/** How often a process says that it is alive; it is taken to be dead after three times of silence. */
export const heartbeatIntervalMs = 3_000

// Handled deliveries are looked for once in an hour at most.
const pruneIntervalMs = 3_600_000

const uniqueViolation = '23505'

/** The jobs of one queue, which has to be there. */
export function toQueue(boss: PgBossLike, schema: string, name: string, policy: Required<InboxPolicy>) {
  const statements = toStatements(schema)
  const run = async (text: string, values: unknown[] = [], runner: PgBossDatabase = boss.getDb()) =>
    (await runner.executeSql(text, [name, ...values])).rows
  const held = new Set<PgBossJob>()
  let pruneAt = 0
  let startKey = ''

  const take = async (limit: number, start: string) => {
    try {
      return (await run(statements.fetch, [limit, start])) as PgBossJob[]
    } catch (error) {
      // Another process has taken the same key at the same moment.
      if ((error as { readonly code?: unknown }).code === uniqueViolation) return []
      throw error
    }
  }
  const skipFailed = async () => {
    if (policy.onDeadLetter === 'skip') await run(statements.skipFailed)
  }

  return {
    async put(delivery: StoredDelivery, runner?: PgBossDatabase): Promise<'stored' | 'duplicate'> {
      const rows = await run(statements.put, await toParameters(delivery, policy), runner)
      return rows.length === 1 ? 'stored' : 'duplicate'
    },

    /** Takes the first job of so many keys, as many as there are. */
    async fetch(limit: number): Promise<readonly PgBossJob[]> {
      const jobs = await take(limit, startKey)
      // With more keys than are taken at a time, it begins anywhere, so that none is always the last.
      const isMore = jobs.length === limit
      const rest = startKey !== '' && !isMore ? await take(limit - jobs.length, '') : []
      startKey = isMore || rest.length > 0 ? crypto.randomUUID() : ''
      return [...jobs, ...rest]
    },

    /** @returns the ids of those that were handed back, since others have to be handled before them */
    async giveBack(jobs: readonly PgBossJob[]): Promise<ReadonlySet<string>> {
      const rows = (await run(statements.giveBack, toClaims(jobs))) as { readonly id: string }[]
      return new Set(rows.map(({ id }) => id))
    },

    /** @returns whether the job was still this process's to settle */
    complete: async (job: PgBossJob) => (await boss.complete(name, toClaim(job))).affected !== 0,

    /** @returns whether the job was still this process's to settle */
    async fail(job: PgBossJob, reason: string): Promise<boolean> {
      const { affected } = await boss.fail(name, toClaim(job), toOutput(reason))
      await skipFailed()
      return affected !== 0
    },

    /** Handles a job; while it does, this inbox does not take its own process to be dead, whatever the clock says. */
    async hold(job: PgBossJob, work: () => Promise<void>): Promise<void> {
      held.add(job)
      try {
        await work()
      } finally {
        held.delete(job)
      }
    },

    touch: (jobs: readonly PgBossJob[]) => boss.touch(name, jobs.map(toClaim)),

    /** Gives back what processes held that died, and forgets what was handled long ago. */
    async sweep(): Promise<void> {
      const ours = new Set(Array.from(held, toAttempt))
      const lapsed = ((await run(statements.lapsed)) as PgBossClaim[]).filter((claim) => !ours.has(toAttempt(claim)))
      if (lapsed.length > 0) {
        await boss.fail(name, lapsed, toOutput('the process that handled it ended, or hung'))
        // It has waited for long enough, and whoever died may not have been at fault.
        await run(statements.retryNow, [lapsed.map(({ id }) => id)])
      }
      await skipFailed()
      if (Date.now() < pruneAt) return
      await run(statements.prune, [policy.retentionSeconds])
      pruneAt = Date.now() + Math.min(policy.retentionSeconds * 1000, pruneIntervalMs)
    },

    async depth(): Promise<InboxDepth> {
      const [depth] = (await run(statements.depth)) as InboxDepth[]
      return { waiting: depth?.waiting ?? 0, active: depth?.active ?? 0, dead: depth?.dead ?? 0 }
    },

    async deadLetters(limit: number): Promise<readonly DeadLetter[]> {
      const letters: DeadLetter[] = []
      for (let read = 0, isMore = true; isMore; ) {
        const missing = limit - letters.length
        const jobs = (await run(statements.deadLetters, [missing, read])) as DeadJob[]
        letters.push(...jobs.flatMap((job) => readDeadLetter(job, policy.onError)))
        read += jobs.length
        // What cannot be read is not counted: enough of it would hide all others.
        isMore = jobs.length === missing && letters.length < limit
      }
      return letters
    },

    redrive: async (ids: readonly string[]) => (await run(statements.redrive, [ids.filter(isUuid)])).length,

    discard: async (ids: readonly string[]) => (await run(statements.discard, [ids.filter(isUuid)])).length,

    async blockedKeys(): Promise<readonly string[]> {
      // A failed job that is to be skipped holds its key for a moment only.
      if (policy.onDeadLetter === 'skip') return []
      const rows = (await run(statements.blockedKeys)) as { readonly key: string | null }[]
      return [...new Set(rows.flatMap(({ key }) => (key === null ? [] : readKey(key))))]
    },
  }
}

// JSON inside of JSON: PostgreSQL refuses the character U+0000 and halves of surrogate pairs, which ids and keys may have.
interface JobData {
  readonly key?: string
  readonly delivery: string
}

interface DeadJob {
  readonly id: string
  readonly data: unknown
  readonly output: { readonly reason?: string; readonly value?: { readonly message?: string } } | null
  readonly attempts: number
  readonly failedAt: number
}

/** The delivery of a job. @throws {TypeError} something else wrote it; its id is what an operator discards it by */
export function toDelivery({ id, data }: Pick<PgBossJob, 'id' | 'data'>): StoredDelivery {
  const { delivery } = (data ?? {}) as Partial<JobData>
  try {
    return { ...fromStoredRecord(parseRecord(delivery)), id }
  } catch (cause) {
    throw new TypeError(`inbox: ${id} is not a stored delivery`, { cause })
  }
}

// What JSON.parse throws has a piece of what was stored in it.
function parseRecord(delivery: unknown): unknown {
  try {
    return JSON.parse(String(delivery))
  } catch {
    throw new TypeError('inbox: a record is not JSON')
  }
}

async function toParameters(delivery: StoredDelivery, policy: Required<InboxPolicy>): Promise<unknown[]> {
  const { id, key, number, invalid } = delivery
  const data: JobData = {
    ...(key !== undefined && { key: JSON.stringify(key) }),
    delivery: JSON.stringify(toStoredRecord(delivery)),
  }
  const place = number !== undefined && isPlace(number) ? number : undefined
  const waitMs = place === undefined ? 0 : policy.settleMs
  const { attempts, retryDelaySeconds, maxRetryDelaySeconds } = policy
  return [
    id,
    JSON.stringify(data),
    // What did not parse waits for nothing, and nothing for it.
    key === undefined || invalid !== undefined ? id : await hashKey(key),
    invalid === undefined ? (place ?? null) : null,
    invalid === undefined ? waitMs : null,
    attempts - 1,
    retryDelaySeconds,
    retryDelaySeconds > 0,
    maxRetryDelaySeconds,
  ]
}

function readDeadLetter(job: DeadJob, onError: (error: unknown) => unknown): DeadLetter[] {
  try {
    return [toDeadLetter(job)]
  } catch (error) {
    // One job that something else made must not hide the others.
    notify(() => onError(error))
    return []
  }
}

// What something else wrote has no key of ours.
function readKey(key: string): string[] {
  try {
    return [String(JSON.parse(key))]
  } catch {
    return []
  }
}

function toDeadLetter({ id, data, output, attempts, failedAt }: DeadJob): DeadLetter {
  const delivery = toDelivery({ id, data })
  const reason = output?.reason ?? output?.value?.message ?? delivery.invalid ?? ''
  return { delivery, attempts, failedAt, reason }
}

// As one list for each column.
function toClaims(jobs: readonly PgBossJob[]): unknown[] {
  return [jobs.map(({ id }) => id), jobs.map(({ retryCount }) => retryCount)]
}

function toAttempt({ id, retryCount }: PgBossClaim): string {
  return `${id} ${retryCount}`
}

function toClaim({ id, retryCount }: PgBossJob): PgBossClaim {
  return { id, retryCount }
}

// As PostgreSQL can keep it.
function toOutput(reason: string): { readonly reason: string } {
  return { reason: reason.replaceAll('\u0000', '').toWellFormed() }
}

// A number is kept as a time, in milliseconds; those are the times that PostgreSQL has.
function isPlace(number: number): boolean {
  return number >= -210_000_000_000_000 && number <= Number.MAX_SAFE_INTEGER + 1
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
}
