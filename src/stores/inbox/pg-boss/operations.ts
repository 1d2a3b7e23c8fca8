import type { FollowUp } from '../../../core/ports/step.js'
import type { TurnGroup } from '../handling/turns.js'
import type { KeptDelivery } from '../operating/kept.js'
import type { Oldest } from '../operating/operate.js'
import type { DeadLetter, InboxDepth } from '../operating/operations.js'
import type { EnginePauses, StoredPause } from '../operating/pauses.js'
import type { SubjectRecord } from '../operating/subjects.js'
import type { InboxPolicy } from '../policy.js'
import type { PgBossJob } from './client.js'
import { type DeadJob, readDelivery, readKey, toDeadLetter, toFollowers, toHandlerStart } from './job.js'
import { readRecords } from './records.js'
import type { toStatements } from './statements/index.js'
import type { Run } from './taking.js'

type Statements = ReturnType<typeof toStatements>

// How many dead letters are read at a time, with their bodies.
const pageSize = 100

/** Settings of {@link openOperations}. */
export interface OperationSettings {
  readonly run: Run
  readonly statements: Statements
  readonly policy: Required<InboxPolicy>
  /** Stores the groups of what takes turns. */
  storeGroups(groups: readonly TurnGroup[]): Promise<unknown>
}

/** What operators do with the jobs of a queue. */
export function openOperations({ run, statements, policy, storeGroups }: OperationSettings) {
  return {
    async depth(): Promise<InboxDepth> {
      const [depth] = (await run(statements.depth)) as InboxDepth[]
      return { waiting: depth?.waiting ?? 0, active: depth?.active ?? 0, dead: depth?.dead ?? 0 }
    },

    async oldest(): Promise<Oldest> {
      const [oldest] = (await run(statements.oldest)) as Oldest[]
      return oldest ?? {}
    },

    /** The dead letters, oldest first. An error for one that cannot be read. */
    async *dead(): AsyncGenerator<DeadLetter | TypeError> {
      for (let read = 0, isMore = true; isMore; read += pageSize) {
        const jobs = (await run(statements.deadLetters, [pageSize, read])) as DeadJob[]
        yield* jobs.map(toDeadLetter)
        isMore = jobs.length === pageSize
      }
    },

    redrive: async (ids: readonly string[]) => (await run(statements.redrive, [ids.filter(isUuid)])).length,

    async discard(ids: readonly string[]): Promise<number> {
      const discarded = (await run(statements.discard, [ids.filter(isUuid)])) as { readonly root: string | null }[]
      await forgetRoots(
        run,
        statements,
        discarded.map(({ root }) => root),
      )
      return discarded.length
    },

    async find(subject: string) {
      return (await run(statements.find, [subject])) as (Pick<SubjectRecord, 'state'> & { readonly id: string })[]
    },

    async erase(ids: readonly string[]) {
      const rows = (await run(statements.erase, [ids])) as Pick<SubjectRecord, 'state'>[]
      await run(statements.eraseRoots, [ids])
      const count = (state: SubjectRecord['state']) => rows.filter((row) => row.state === state).length
      return { waiting: count('waiting'), active: count('active'), dead: count('dead'), kept: count('kept') }
    },

    async read(ids: readonly string[]): Promise<readonly SubjectRecord[]> {
      const rows = (await run(statements.read, [ids])) as (PgBossJob & Pick<SubjectRecord, 'state'>)[]
      return rows.flatMap(({ state, ...job }) => {
        const delivery = readDelivery(job)
        return delivery instanceof Error ? [] : [{ state, delivery }]
      })
    },

    /** What was handled and is kept. */
    async *kept(): AsyncIterable<KeptDelivery> {
      const ids = ((await run(statements.keptIds)) as { readonly id: string }[]).map(({ id }) => id)
      for (let start = 0; start < ids.length; start += pageSize) {
        const page = ids.slice(start, start + pageSize)
        const jobs = (await run(statements.keptJobs, [page])) as PgBossJob[]
        const byId = new Map(jobs.map((job) => [job.id, job]))
        for (const id of page) {
          const job = byId.get(id)
          const delivery = job && readDelivery(job)
          if (job === undefined || delivery === undefined || delivery instanceof Error) continue
          const follow = async (record: FollowUp) => {
            const followers = await toFollowers(delivery, [record], policy, storeGroups)
            const rows = await run(statements.followKept, [id, job.retryCount, followers, null])
            return rows.length > 0 ? 'stored' : 'duplicate'
          }
          yield { delivery, follow }
        }
      }
    },

    records: (from?: string) =>
      readRecords(
        {
          page: (values) => run(statements.records, [...values]),
          replace: (values) => run(statements.replace, [...values]),
        },
        from,
      ),

    pausing: openPauses(run, statements),

    async blockedKeys(): Promise<readonly string[]> {
      // With `skip`, a failed job blocks its key only until it is set aside.
      if (policy.onDeadLetter === 'skip') return []
      const rows = (await run(statements.blockedKeys)) as { readonly key: string | null }[]
      return [...new Set(rows.flatMap(({ key }) => (key === null ? [] : readKey(key))))]
    },
  }
}

/** What an operator pauses. */
function openPauses(run: Run, statements: Statements): EnginePauses {
  const toColumns = ({ kind, hash }: StoredPause) => [kind, kind === 'handler' ? toHandlerStart(hash) : hash]
  return {
    pause: async (pause) => (await run(statements.pause, [...toColumns(pause), pause.value])).length > 0,
    resume: async (pause) => (await run(statements.resume, toColumns(pause))).length > 0,
    list: async () => (await run(statements.pauses)) as Awaited<ReturnType<EnginePauses['list']>>,
  }
}

/** Forgets the requests of divided jobs that no handler needs any longer. */
export async function forgetRoots(
  run: Run,
  { forgetRoots: statement }: Statements,
  roots: readonly (string | null | undefined)[],
): Promise<void> {
  const ids = roots.filter((root) => typeof root === 'string')
  if (ids.length > 0) await run(statement, [[...new Set(ids)]])
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
}
