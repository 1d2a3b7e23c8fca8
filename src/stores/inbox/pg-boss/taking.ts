import type { PgBossJob } from './client.js'
import type { FetchedJob } from './job.js'
import type { toStatements } from './statements/index.js'

/** A row of a statement that takes jobs, before it is read. */
export type TakenJob = PgBossJob & Pick<FetchedJob, 'key'>

/** What {@link openTaking} returns at a time. */
export interface TakenJobs {
  readonly jobs: readonly TakenJob[]
  /** Whether more may be due already. */
  readonly isMore: boolean
  /** In how many milliseconds a tenant may go on, if it waits for its rate. */
  readonly nextInMs?: number | undefined
}

/** The last row of `fetchTurns`, and the only one without an id. */
interface TurnsRow {
  readonly id: null
  readonly cursor: string | null
  readonly wait: number | null
  readonly contended: boolean
  readonly turns: boolean
  readonly free: boolean
}

/** Runs a statement on the jobs of the queue. */
export type Run = (text: string, values?: unknown[]) => Promise<unknown[]>

const uniqueViolation = '23505'

// How long to wait for another process that takes jobs of the same tenants.
const contendedMs = 10

/**
 * Takes the first job of up to `limit` keys. While nothing takes turns or is paused, that is one statement. Otherwise one finds
 * those of tenants and one the others, and what the first of them finds is returned at once.
 */
export function openTaking(run: Run, statements: ReturnType<typeof toStatements>) {
  let startKey = ''
  let cursor = ''
  // How many to take of each tenant: one, unless there was room left.
  let most = 1
  let [hasTurns, hasFree, isFreeFirst] = [false, true, false]

  const take = async <Row>(text: string, values: unknown[]): Promise<readonly Row[] | undefined> => {
    try {
      return (await run(text, values)) as Row[]
    } catch (error) {
      // Another process took a job of the same key at the same time.
      if ((error as { readonly code?: unknown }).code === uniqueViolation) return undefined
      throw error
    }
  }

  /** Takes jobs that take no turns. */
  const takeFree = async (limit: number): Promise<TakenJobs> => {
    const from = async (count: number, start: string) => {
      const rows = (await take<TakenJob>(hasTurns ? statements.fetchFree : statements.fetch, [count, start])) ?? []
      const jobs = rows.filter(({ id }) => id !== null)
      if (jobs.length < rows.length) hasTurns = true
      return jobs
    }
    const jobs = await from(limit, startKey)
    // With more keys than `limit`, each fetch begins at a random key, so that no key starves.
    const isMore = jobs.length === limit
    const rest = startKey !== '' && !isMore ? await from(limit - jobs.length, '') : []
    startKey = isMore || rest.length > 0 ? crypto.randomUUID() : ''
    const all = [...jobs, ...rest]
    return { jobs: all, isMore: all.length === limit }
  }

  /** Takes jobs of tenants, from the one after the last one that was served. */
  const takeTurns = async (limit: number): Promise<TakenJobs> => {
    const rows = await take<TakenJob | TurnsRow>(statements.fetchTurns, [limit, cursor, crypto.randomUUID(), most])
    const jobs = rows?.filter((row) => row.id !== null) ?? []
    const last = rows?.find((row) => row.id === null)
    most = jobs.length > 0 ? Math.max(Math.ceil((limit - jobs.length) / jobs.length), 1) : 1
    if (last) {
      cursor = last.cursor ?? cursor
      hasTurns = last.turns
      hasFree = last.free
    }
    const isContended = jobs.length === 0 && (last?.contended ?? true)
    if (isContended) await new Promise((resolve) => setTimeout(resolve, contendedMs))
    return { jobs, isMore: isContended || jobs.length > 0, nextInMs: last?.wait ?? undefined }
  }

  return async (limit: number): Promise<TakenJobs> => {
    if (!hasTurns) {
      const taken = await takeFree(limit)
      if (!hasTurns) return taken
      // It may have taken some before the first one of a tenant was stored.
      if (taken.jobs.length > 0) return { ...taken, isMore: true }
    }
    // Jobs that take no turns get half of the room, and those of all tenants the other half.
    isFreeFirst = !isFreeFirst && hasFree
    const [first, second] = isFreeFirst ? [takeFree, takeTurns] : [takeTurns, takeFree]
    const taken = await first(hasFree ? Math.ceil(limit / 2) : limit)
    if (taken.jobs.length > 0) return { ...taken, isMore: true }
    if (second === takeFree && !hasFree) return taken
    const others = await second(limit)
    return { ...taken, ...others, isMore: taken.isMore || others.isMore || others.jobs.length > 0 }
  }
}
