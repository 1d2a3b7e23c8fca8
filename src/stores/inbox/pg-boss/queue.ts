import { notify } from '../../../core/base/notify.js'
import type { StoredDelivery } from '../../../core/ports/inbox.js'
import type { Claim, FollowUp } from '../../../core/ports/step.js'
import { extendClaim, mostGathered, mostGatheredBytes } from '../handling/claim.js'
import type { FetchedJobs } from '../handling/consumption.js'
import { groupOf } from '../handling/turns.js'
import type { InboxPolicy } from '../policy.js'
import type { PgBossClaim, PgBossDatabase, PgBossJob, PgBossLike } from './client.js'
import { openGroups } from './groups.js'
import { inBatches } from './in-batches.js'
import { type FetchedJob, isErased, readDelivery, toFollowers, toJobColumns, toOutput } from './job.js'
import { forgetRoots, openOperations } from './operations.js'
import type { toStatements } from './statements/index.js'
import { openTaking } from './taking.js'

// How often to look for jobs of dead processes. It adds to the time until they are retried.
const sweepIntervalMs = 1_000

// How often a process renews the heartbeat of its jobs; after three missed ones it counts as dead.
const heartbeatIntervalMs = 3_000

// How long a heartbeat stays valid. The statement `put` writes it into each job, in seconds.
const heartbeatMs = 10_000

// Expired ids are deleted at most once an hour.
const pruneIntervalMs = 3_600_000

// How long a process waits after statistics could not be made, as under a short `statement_timeout`.
const analyzeAgainMs = 60_000

/** Opens a queue, which must exist. */
export function openQueue(
  boss: PgBossLike,
  statements: ReturnType<typeof toStatements>,
  name: string,
  policy: Required<InboxPolicy>,
) {
  const run = async (text: string, values: unknown[] = [], runner: PgBossDatabase = boss.getDb()) =>
    (await runner.executeSql(text, [name, ...values])).rows
  const keepSeconds = policy.keepHandledMs / 1000
  const held = new Set<PgBossJob>()
  const following = new WeakMap<PgBossJob, readonly FollowUp[]>()
  const gathered = new WeakMap<PgBossJob, readonly PgBossJob[]>()
  const take = openTaking(run, statements)
  const groups = openGroups(run, statements)
  let pruneAt = 0
  let analyzeAt = 0

  const skipFailed = async () => {
    if (policy.onDeadLetter === 'skip') await run(statements.skipFailed)
  }

  /** Gives back numbered jobs, if a lower number of their key was stored during the fetch. @returns their ids */
  const giveBackEarly = async (jobs: readonly FetchedJob[]): Promise<ReadonlySet<string>> => {
    const numbered = jobs.filter(({ delivery }) => !(delivery instanceof Error) && delivery.number !== undefined)
    if (numbered.length === 0) return new Set()
    const rows = (await run(statements.giveBack, toColumns(numbered))) as { readonly id: string }[]
    return new Set(rows.map(({ id }) => id))
  }
  /** Plans of a small table are slow for a large one, and PostgreSQL keeps them until its statistics are made again. */
  const analyze = async () => {
    if (performance.now() < analyzeAt) return
    try {
      for (const { table } of (await run(statements.grown)) as { readonly table: string }[]) {
        await boss.getDb().executeSql(`ANALYZE (SKIP_LOCKED) ${table}`)
      }
    } catch (error) {
      analyzeAt = performance.now() + analyzeAgainMs
      notify(() => policy.onError(error))
    }
  }
  /** Fails the jobs of dead processes, and deletes the ids of handled jobs after `retentionMs`. */
  const sweep = async (): Promise<void> => {
    const lapsed = (await run(statements.lapsed, toColumns([...held]))) as PgBossClaim[]
    if (lapsed.length > 0) {
      await boss.fail(name, lapsed, toOutput('the process that handled it ended, or hung'))
      await run(statements.endErased, [lapsed.map(({ id }) => id)])
      // Retry without a backoff: the job has already waited, and it may not have caused the crash.
      await run(statements.retryNow, [lapsed.map(({ id }) => id)])
    }
    await skipFailed()
    await analyze()
    if (Date.now() < pruneAt) return
    await run(statements.forgetLeft)
    await run(statements.forgetGroups)
    await run(statements.prune, [Math.ceil(policy.retentionMs / 1000)])
    const { retentionMs, keepHandledMs } = policy
    pruneAt = Date.now() + Math.min(retentionMs, keepHandledMs > 0 ? keepHandledMs : Infinity, pruneIntervalMs)
  }

  const forget = (roots: readonly (string | null | undefined)[]) => forgetRoots(run, statements, roots)
  const complete = inBatches(async (jobs: readonly PgBossJob[]) => {
    const rows = (await run(statements.complete, [...toColumns(jobs), keepSeconds])) as { readonly id: string }[]
    await forget(jobs.map(({ root }) => root))
    const settled = new Set(rows.map(({ id }) => id))
    return ({ id }: PgBossJob) => settled.has(id)
  })

  /** Takes what waits behind a job into its attempt. The job holds its key, so no other process can. */
  const gather = async (job: FetchedJob): Promise<readonly StoredDelivery[]> => {
    const rows = (await run(statements.gather, [job.key, mostGathered, mostGatheredBytes])) as PgBossJob[]
    const read = rows.flatMap((row) => {
      const delivery = readDelivery(row)
      return delivery instanceof Error ? [] : [{ row, delivery }]
    })
    gathered.set(
      job,
      read.map(({ row }) => row),
    )
    return read.map(({ delivery }) => delivery)
  }

  return {
    ...openOperations({ run, statements, policy, storeGroups: groups.store }),
    leaseMs: heartbeatMs,
    renewEveryMs: heartbeatIntervalMs,
    sweep: { run: sweep, everyMs: sweepIntervalMs },

    async put(delivery: StoredDelivery, runner?: PgBossDatabase): Promise<'stored' | 'duplicate'> {
      const group = await groupOf(delivery)
      if (group) await groups.store([group], runner)
      const rows = await run(statements.put, await toJobColumns(delivery, policy, group), runner)
      return rows.length === 1 ? 'stored' : 'duplicate'
    },

    /** Fetches the first job of up to `limit` keys. */
    async fetch(limit: number): Promise<FetchedJobs<FetchedJob>> {
      const claimedAt = performance.now()
      const { jobs, isMore, nextInMs } = await take(limit)
      const erased = jobs.filter(isErased)
      if (erased.length > 0) await run(statements.complete, [...toColumns(erased), 0])
      const current = erased.length > 0 ? jobs.filter((job) => !isErased(job)) : jobs
      const fetched = current.map((job) => ({
        ...job,
        claimedAt,
        attempt: job.retryCount + 1,
        delivery: readDelivery(job),
      }))
      const early = await giveBackEarly(fetched)
      // A job that was given back left a lower number of its key, which is due in its place.
      return { jobs: fetched.filter(({ id }) => !early.has(id)), isMore: early.size > 0 || isMore, nextInMs }
    },

    /** @returns whether the attempt was still current */
    async complete(job: FetchedJob): Promise<boolean> {
      const { id, retryCount, delivery, root } = job
      const records = following.get(job) ?? []
      const others = gathered.get(job) ?? []
      if (others.length > 0) {
        const done = await run(statements.completeAll, [id, retryCount, others.map((other) => other.id)])
        await forget([job, ...others].map((each) => each.root))
        return done.length === 1
      }
      if (records.length === 0 || delivery instanceof Error) return complete(job)
      const followers = await toFollowers(delivery, records, policy, groups.store)
      const finished = records.some(({ needs }) => needs) ? delivery.handler?.name : undefined
      const done = await run(statements.follow, [id, retryCount, followers, finished ?? null, keepSeconds])
      await forget([root])
      return done.length === 1
    },

    /** @returns whether the attempt was still current */
    async fail(job: PgBossJob, reason: string): Promise<boolean> {
      const { affected } = await boss.fail(name, job, toOutput(reason))
      const others = gathered.get(job) ?? []
      // If this process dies before it, they wait behind the dead letter, or are handled without it.
      if (others.length > 0) {
        await run(statements.buryGathered, [job.id, job.retryCount, others.map(({ id }) => id)])
      }
      await run(statements.endErased, [[job.id]])
      await skipFailed()
      return affected !== 0
    },

    /** Handles a job. Meanwhile this inbox does not sweep it, even if the clock of the database jumps. */
    async hold(job: FetchedJob, claim: Claim, work: (claim: Claim) => Promise<void>): Promise<void> {
      held.add(job)
      try {
        await work(
          extendClaim(claim, {
            follow: (records) => void following.set(job, records),
            gather: () => gather(job),
          }),
        )
      } finally {
        held.delete(job)
      }
    },

    /** Renews the heartbeats of jobs. @returns the jobs whose attempt is still current */
    async touch(jobs: readonly FetchedJob[]): Promise<ReadonlySet<FetchedJob>> {
      const rows = (await run(statements.touch, toColumns(jobs))) as PgBossClaim[]
      const current = new Set(rows.map(toAttempt))
      return new Set(jobs.filter((job) => current.has(toAttempt(job))))
    },
  }
}

function toColumns(claims: readonly PgBossClaim[]): unknown[] {
  return [claims.map(({ id }) => id), claims.map(({ retryCount }) => retryCount)]
}

function toAttempt({ id, retryCount }: PgBossClaim): string {
  return `${id} ${retryCount}`
}
