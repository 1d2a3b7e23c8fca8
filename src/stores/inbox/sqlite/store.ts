import type { StoredDelivery } from '../../../core/ports/inbox.js'
import type { FollowUp } from '../../../core/ports/step.js'
import { migrate } from '../../database/migrate.js'
import {
  readNumber,
  readText,
  type SqlDriver,
  type SqlResults,
  type SqlRow,
  type SqlStatement,
} from '../../database/sql-driver.js'
import { mostGathered, mostGatheredBytes } from '../handling/claim.js'
import { groupOf, type TurnGroup } from '../handling/turns.js'
import { urgentShare } from '../handling/urgent.js'
import { type InboxPolicy, policyOf, retryDelayAfter } from '../policy.js'
import type { openArrivals } from './arrivals.js'
import { createClock } from './clock.js'
import { toLane } from './lane.js'
import { openOperations } from './operations.js'
import { type Entry, type RecordRow, readRecord, recordsOf, toParts } from './record.js'
import { openRecords } from './records.js'
import { dead, maxParts, toSchema, toStatements, waiting } from './statements.js'

/** An attempt at a delivery. */
export interface SqliteJob {
  readonly seq: number
  readonly id: string
  readonly lane: string | null
  readonly attempt: number
  /** Grows with each attempt, also across redrives, so that a late result cannot settle a later attempt. */
  readonly fence: number
  /** Whether the delivery was erased while another process handled it, or died. */
  readonly isErased: boolean
  readonly claimedAt: number
  /** Whether other deliveries share its record. */
  readonly isShared: boolean
  readonly delivery: StoredDelivery | TypeError
  /** What is handled together with it, by `seq`. */
  gathered: readonly number[]
}

/** What a claim took, and when the next delivery is due. */
interface Claimed {
  readonly jobs: readonly SqliteJob[]
  readonly nextInMs: number | undefined
}

/** Settings of {@link openStore}. */
export interface StoreSettings {
  readonly driver: SqlDriver
  /** What the names of the tables begin with. */
  readonly table: string
  readonly policy: Required<InboxPolicy>
  readonly leaseMs: number
  /** The name of the public function, for messages. */
  readonly caller: string
  /** `openArrivals`, where puts are to be fast. A store that cannot have them does not bundle it. */
  readonly arrivals?: typeof openArrivals
}

/** The operations on the tables of an inbox. */
export type SqliteStore = Awaited<ReturnType<typeof openStore>>

// Half of what one statement forgets, so that a burst neither waits for it each time nor outruns it.
const putsPerForget = 16

// How many times one transaction claims, where tenants take turns.
const mostClaims = 8

/** Opens the tables of an inbox, and creates them if they are missing. */
export async function openStore({ driver: direct, table, policy, leaseMs, caller, arrivals: open }: StoreSettings) {
  const sql = toStatements(table)
  const readClock = createClock(leaseMs)
  await migrate(direct, table, toSchema(table), caller)
  const arrivals = open?.(direct, table, maxParts)
  const driver = arrivals?.driver ?? direct

  const promote = (lane: string | null): SqlStatement[] => (lane === null ? [] : [[sql.promote, lane, lane]])
  const isOwn = ({ seq, fence }: Pick<SqliteJob, 'seq' | 'fence'>) => [seq, fence] as const
  const changed = (results: SqlResults, index: number) => (results[index]?.length ?? 0) > 0
  const isKept = (job: SqliteJob) => policy.keepHandledMs > 0 && !job.isShared
  const forget = (now: number): SqlStatement => [sql.forget, now - policy.retentionMs]
  let hasGroups = false
  // Whether anything urgent was ever stored: it is not known before the first claim.
  let hasUrgent = true
  let [putsSince, forgotAt] = [0, 0]
  const forgetAtTimes = (now: number): readonly SqlStatement[] => {
    putsSince++
    if (putsSince < putsPerForget && Math.abs(now - forgotAt) < 1_000) return []
    putsSince = 0
    forgotAt = now
    return [forget(now)]
  }
  /** Has a delivery that was just stored take turns with those of other groups. */
  const join = (group: TurnGroup | undefined, id: string, now: number): readonly SqlStatement[] =>
    group === undefined
      ? []
      : [
          [sql.forgetGroups, now],
          [sql.group, group.id, group.handler, group.tenant, group.most, group.everyMs, group.burst, leaseMs, now],
          [sql.join, group.id, id],
        ]
  const share = (urgent: boolean | undefined): readonly SqlStatement[] => (urgent ? [[sql.share]] : [])
  const followStatements = async (
    job: Pick<SqliteJob, 'seq' | 'fence' | 'delivery'>,
    records: readonly FollowUp[],
  ): Promise<readonly SqlStatement[]> => {
    const now = Date.now()
    const { number = 0, endpoint = '', provider = '' } = job.delivery instanceof Error ? {} : job.delivery
    const each = records.map(async ({ id, key, handler, needs = [] }): Promise<readonly SqlStatement[]> => {
      const lane = key === undefined ? null : await toLane(key)
      const columns = [lane, key === undefined ? null : JSON.stringify(key)] as const
      return [
        [
          sql.follow,
          id,
          ...columns,
          handler.urgent ? 1 : 0,
          ...(lane === null ? ([1, now] as const) : ([0, null] as const)),
          now + (handler.window?.waitMs ?? 0),
          now,
          ...isOwn(job),
          JSON.stringify(needs),
        ],
        // Before its handler, whose pause would hold it by itself.
        ...join(await groupOf({ endpoint, provider, handler }), id, now),
        [sql.followFor, JSON.stringify(handler), id, ...isOwn(job)],
        [sql.followAbout, id, ...isOwn(job)],
        ...share(handler.urgent),
        ...(lane === null ? [] : [[sql.displace, lane, number] as const]),
        ...promote(lane),
        ...(handler.window ? [[sql.extend, handler.window.maxWaitMs, now + handler.window.waitMs, lane] as const] : []),
      ]
    })
    const finish: readonly SqlStatement[] = records.some(({ needs }) => needs) ? [[sql.finish, ...isOwn(job)]] : []
    return [forget(now), ...finish, ...(await Promise.all(each)).flat()]
  }
  const listOf = (job: SqliteJob) => JSON.stringify(job.gathered)
  const completeGathered = (job: SqliteJob): readonly SqlStatement[] =>
    job.gathered.length === 0
      ? []
      : [
          [sql.rememberGathered, Date.now(), listOf(job), ...isOwn(job)],
          [sql.dropGatheredRecords, listOf(job), JSON.stringify([job.seq, ...job.gathered]), ...isOwn(job)],
          [sql.dropGathered, listOf(job), ...isOwn(job)],
        ]
  /** The last statements are those that drop or keep the job, and promote the next one of its key. */
  const completeStatements = (job: SqliteJob, follow: readonly SqlStatement[] = []): readonly SqlStatement[] => [
    ...follow,
    ...completeGathered(job),
    [sql.remember, Date.now(), ...isOwn(job)],
    ...(follow.length > 0 || !job.isShared ? [] : [forget(Date.now())]),
    ...(isKept(job)
      ? [[sql.keep, Date.now() + policy.keepHandledMs, ...isOwn(job)] as const]
      : dropStatements(job, follow.length > 0)),
    ...promote(job.lane),
  ]
  const dropStatements = (job: SqliteJob, isFollowed: boolean): readonly SqlStatement[] => [
    job.isShared || isFollowed ? [sql.dropShared, ...isOwn(job), job.seq] : [sql.dropRecord, ...isOwn(job)],
    [sql.drop, ...isOwn(job)],
  ]
  const isDropped = (job: SqliteJob, results: SqlResults) =>
    changed(results, results.length - (job.lane === null ? 1 : 2))
  const heal = (now: number): SqlStatement => [
    sql.heal,
    now,
    leaseMs,
    policy.settleMs,
    policy.retryDelayMs,
    policy.maxRetryDelayMs,
  ]
  const bury = (job: SqliteJob, reason: string): readonly SqlStatement[] => {
    const isHeld = policy.onDeadLetter === 'hold' ? 1 : 0
    const now = Date.now()
    return [
      [sql.bury, isHeld, now, reason, ...isOwn(job)],
      ...(job.gathered.length > 0
        ? [[sql.buryGathered, job.attempt, now, reason, listOf(job), ...isOwn(job)] as const]
        : []),
      ...promote(job.lane),
    ]
  }

  return {
    close: () => driver.close(),
    batch: (statements: readonly SqlStatement[]) => driver.batch(statements),
    sql,
    ...openRecords(driver, sql),
    ...openOperations(driver, sql),
    scrub: async () => driver.scrub?.(),

    async put({ id, key, number, invalid, urgent, subjects, group, text }: Entry): Promise<'stored' | 'duplicate'> {
      const now = Date.now()
      const parts = toParts(text)
      if (urgent) hasUrgent = true
      const isParked = invalid !== undefined
      const lane = key === undefined || isParked ? null : await toLane(key)
      const isNumbered = lane !== null && number !== undefined
      const keyText = key === undefined ? null : JSON.stringify(key)
      const isPlain = !isParked && !isNumbered && !urgent && group === undefined && subjects.length === 0
      if (arrivals?.put !== undefined && isPlain && parts.length === 1) {
        const isNew = await arrivals.put({ id, lane, key: keyText, storedAt: now, text }, forgetAtTimes(now))
        return isNew ? 'stored' : 'duplicate'
      }
      const settleAt = isNumbered ? now + policy.settleMs : now
      const pos = number ?? 0
      // Leads its key if none does, unless others of the key decide that.
      const leads = [isParked || isNumbered ? 0 : 1, lane] as const
      const results = await driver.batch([
        [sql.known, id, id],
        [
          isNumbered ? sql.insertNumbered : sql.insert,
          id,
          id,
          lane,
          keyText,
          pos,
          parts.length,
          urgent ? 1 : 0,
          isParked ? dead : waiting,
          ...leads,
          ...leads,
          settleAt,
          now,
          isParked ? now : null,
          invalid ?? null,
          settleAt,
          ...(isNumbered ? [lane, pos] : []),
        ],
        ...parts.map((each, part): SqlStatement => [sql.record, part, each, id, part]),
        ...subjects.map((subject): SqlStatement => [sql.about, subject, id]),
        ...join(group, id, now),
        ...share(urgent),
        ...(isNumbered ? [[sql.displace, lane, pos] as const, ...promote(lane)] : []),
        // It may be of a key that is paused.
        ...(lane === null ? [] : [[sql.holdNew, id] as const]),
        ...forgetAtTimes(now),
      ])
      return changed(results, 0) ? 'duplicate' : 'stored'
    },

    /** Claims the first delivery of up to `limit` keys, and says when the next one is due. */
    async claim(limit: number, held: Iterable<SqliteJob>): Promise<Claimed> {
      const { now, wasSetBack, isAhead } = readClock()
      const claimedAt = performance.now()
      const endsAt = now + leaseMs
      const own = JSON.stringify(Array.from(held, ({ seq }) => seq))
      const toClaim = (statement: string, urgent: 0 | 1, ...most: number[]): SqlStatement => [
        statement,
        endsAt,
        urgent,
        now,
        isAhead ? 0 : 1,
        own,
        ...most,
      ]
      // Each claim takes one of a group at most.
      const more = hasGroups ? Math.min(limit - 1, mostClaims) : 0
      const repeat = (statement: SqlStatement, times: number) => Array.from({ length: times }, () => statement)
      const urgentClaims = [
        ...repeat(
          toClaim(sql.claimShare, 0, limit, now, limit),
          Math.min(1 + more, Math.ceil(limit / urgentShare) + 1),
        ),
        toClaim(sql.claim, 1, limit),
        ...repeat(toClaim(sql.claimMore, 1, limit, endsAt), more),
      ]
      const classes = hasUrgent ? [0, 1] : [0]
      const seenUrgent = hasUrgent
      const claims = [
        ...(hasUrgent ? urgentClaims : []),
        toClaim(sql.claim, 0, limit),
        ...repeat(toClaim(sql.claimMore, 0, limit, endsAt), more),
      ]
      const results = await driver.batch([
        ...(wasSetBack ? ([heal(now), [sql.healTurns, now], [sql.healGroups, now]] as const) : []),
        ...(isAhead ? [] : classes.map((urgent) => [sql.lapse, urgent, now, own] as const)),
        hasUrgent ? [sql.newClaim] : [sql.holdClaim, limit],
        ...claims,
        [sql.claimed, endsAt],
        [sql.next],
      ])
      const rows = results.slice(-2 - claims.length, -2).flat()
      const [records = [], [next] = []] = results.slice(-2)
      hasGroups = readNumber(next, 'grouped') === 1
      hasUrgent = readNumber(next, 'shared') === 1
      if (hasUrgent && !seenUrgent) return this.claim(limit, held)
      const texts = recordsOf(records)
      const jobs = rows.map((row) => toJob(row, claimedAt, texts.get(readNumber(row, 'seq'))))
      const nextAt = readNumber(next, 'at')
      return { jobs, nextInMs: nextAt === undefined ? undefined : nextAt - now }
    },

    async touch(jobs: readonly SqliteJob[]): Promise<ReadonlySet<SqliteJob>> {
      const endsAt = Date.now() + leaseMs
      const results = await direct.batch(jobs.map((job): SqlStatement => [sql.touch, endsAt, ...isOwn(job)]))
      return new Set(jobs.filter((_, index) => changed(results, index)))
    },

    /** The statements that store what follows a job once it is complete. */
    follow: followStatements,

    /** Takes what waits behind a job into its attempt. The job leads its key, so no other process can. */
    async gather(job: SqliteJob): Promise<readonly StoredDelivery[]> {
      const statement = [sql.gather, job.lane, mostGathered, mostGatheredBytes] as const
      const [rows = []] = job.lane === null ? [] : await driver.batch([statement])
      const records = recordsOf(rows)
      const read = [...records].flatMap(([seq, record]) => {
        const delivery = readRecord(record.id ?? '', record)
        return seq === undefined || delivery instanceof Error ? [] : [{ seq, delivery }]
      })
      job.gathered = read.map(({ seq }) => seq)
      return read.map(({ delivery }) => delivery)
    },

    /** @returns whether the attempt was still current */
    async complete(job: SqliteJob, follow: readonly SqlStatement[] = []) {
      // What arrived since leads its key as soon as it is sorted.
      const { batch } = follow.length > 0 ? driver : direct
      return isDropped(job, await batch(completeStatements(job, follow)))
    },

    /** Runs an effect in the transaction that records the delivery as handled. @throws what `lost` makes, if it is too late */
    commit(job: SqliteJob, effect: () => void, lost: () => Error, follow?: readonly SqlStatement[]): void {
      if (driver.transact === undefined) throw new TypeError(`${caller}: commit needs a database in this process`)
      driver.transact(completeStatements(job, follow), (results) => {
        if (!isDropped(job, results)) throw lost()
        const returned: unknown = effect()
        if (typeof returned === 'object' && returned !== null && 'then' in returned) {
          throw new TypeError('commit: the effect must be synchronous')
        }
      })
    },

    canCommit: driver.transact !== undefined,

    /** @returns whether the attempt was still current */
    async fail(job: SqliteJob, reason: string): Promise<boolean> {
      const own = policyOf(policy, job.delivery)
      const dueAt = Date.now() + retryDelayAfter(job.attempt, own)
      const retry: SqlStatement = [sql.retry, dueAt, dueAt, reason, ...isOwn(job)]
      const results = await driver.batch([
        [sql.rememberErased, Date.now(), ...isOwn(job)],
        [sql.dropErased, ...isOwn(job)],
        ...promote(job.lane),
        ...(job.attempt >= own.attempts ? bury(job, reason) : [retry]),
      ])
      return changed(results, 1) || changed(results, 2 + promote(job.lane).length)
    },

    /** When the next delivery is due, in milliseconds since 1970. */
    async nextDueAt(): Promise<number | undefined> {
      const [[row] = []] = await driver.batch([[sql.next]])
      return readNumber(row, 'at')
    },
  }
}

function toJob(row: SqlRow, claimedAt: number, record: RecordRow | undefined): SqliteJob {
  const id = readText(row, 'id') ?? ''
  return {
    seq: readNumber(row, 'seq') ?? 0,
    id,
    lane: readText(row, 'lane') ?? null,
    attempt: readNumber(row, 'attempt') ?? 0,
    fence: readNumber(row, 'fence') ?? 0,
    isErased: readNumber(row, 'parts') === 0,
    claimedAt,
    isShared: record?.handler !== undefined,
    delivery: readRecord(id, record),
    gathered: [],
  }
}
