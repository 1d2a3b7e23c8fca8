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

/** How to go on: a row of `fetchTurns` without an id. */
interface Continuation {
  readonly id: null
  /** The last row: whether anything still takes turns. The others are about the jobs before them. */
  readonly turns: boolean | null
  readonly urgent: boolean | null
  readonly cursor: string | null
  readonly wait: number | null
  readonly contended: boolean | null
  /** How many to take of each group next time. */
  readonly most: number | null
}

/** Runs a statement on the jobs of the queue. */
export type Run = (text: string, values?: unknown[]) => Promise<unknown[]>

const uniqueViolation = '23505'

// How long to wait for another process that takes jobs of the same tenants.
const contendedMs = 10

/**
 * Takes the first job of up to `limit` keys, by the statement `fetch`. If something takes turns, is urgent or is paused, it is
 * `fetchTurns`, which lets processes claim one after the other while something is urgent.
 */
export function openTaking(run: Run, statements: ReturnType<typeof toStatements>) {
  let startKey = ''
  let [hasTurns, isFreeFirst] = [false, false]
  // The last group that was served.
  const cursors = { urgent: '', other: '' }
  // How many to take of each group: one, unless there was room left.
  let most = 1

  const take = async <Row>(text: string, values: unknown[]): Promise<readonly Row[] | undefined> => {
    try {
      return (await run(text, values)) as Row[]
    } catch (error) {
      // Another process took a job of the same key at the same time.
      if ((error as { readonly code?: unknown }).code === uniqueViolation) return undefined
      throw error
    }
  }

  /** Takes jobs if none takes turns. */
  const takeFree = async (limit: number): Promise<TakenJobs> => {
    const from = async (count: number, start: string) => {
      const rows = (await take<TakenJob>(statements.fetch, [count, start])) ?? []
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

  /** Takes what is urgent, and others, from the groups after the last ones that were served. */
  const takeTurns = async (limit: number): Promise<TakenJobs> => {
    isFreeFirst = !isFreeFirst
    const values = [limit, crypto.randomUUID(), cursors.urgent, cursors.other, most, isFreeFirst]
    const rows = await take<TakenJob | Continuation>(statements.fetchTurns, values)
    const jobs = rows?.filter((row) => row.id !== null) ?? []
    const continuations = rows?.filter((row) => row.id === null) ?? []
    most = continuations.find(({ urgent }) => urgent === false)?.most ?? 1
    hasTurns = continuations.at(-1)?.turns ?? hasTurns
    for (const { urgent, cursor } of continuations) if (cursor !== null) cursors[urgent ? 'urgent' : 'other'] = cursor
    const isContended = jobs.length === 0 && (rows === undefined || continuations.some(({ contended }) => contended))
    if (isContended) await new Promise((resolve) => setTimeout(resolve, contendedMs))
    const waits = continuations.flatMap(({ wait }) => wait ?? [])
    return {
      jobs,
      isMore: isContended || jobs.length > 0,
      nextInMs: waits.length > 0 ? Math.min(...waits) : undefined,
    }
  }

  return async (limit: number): Promise<TakenJobs> => {
    if (hasTurns) return takeTurns(limit)
    const taken = await takeFree(limit)
    if (!hasTurns) return taken
    // It may have taken some before the first one that takes turns was stored.
    return taken.jobs.length > 0 ? { ...taken, isMore: true } : takeTurns(limit)
  }
}
