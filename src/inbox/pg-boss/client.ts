import type { PostgresLike } from '../../database/postgres-client.js'

/** Runs statements, as pg-boss wants it. */
export interface PgBossDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/** A job as it was fetched: who settles it names the attempt, so that nobody settles a later one. */
export interface PgBossJob {
  readonly id: string
  readonly retryCount: number
  readonly data: unknown
}

/** Which attempt at a job is meant. */
export type PgBossClaim = Pick<PgBossJob, 'id' | 'retryCount'>

/** How many jobs were still as the claim says; the types of pg-boss do not have it. */
export interface PgBossResponse {
  readonly affected?: number
}

/** What is needed of an instance of pg-boss 12. */
export interface PgBossLike {
  on(event: 'error', listener: (error: Error) => void): unknown
  start(): Promise<unknown>
  stop(options: { graceful: boolean }): Promise<void>
  createQueue(name: string, options: { policy: 'key_strict_fifo' }): Promise<void>
  getQueue(name: string): Promise<{ readonly policy?: string } | null>
  complete(name: string, job: PgBossClaim): Promise<PgBossResponse>
  fail(name: string, job: PgBossClaim | PgBossClaim[], output: object): Promise<PgBossResponse>
  touch(name: string, jobs: PgBossClaim[]): Promise<PgBossResponse>
  getDb(): PgBossDatabase
}

/** What it is made with. */
export interface PgBossSettings {
  schema: string
  schedule: boolean
  connectionString?: string
  db?: PgBossDatabase
}

/** The class `PgBoss` of the package `pg-boss`. */
export type PgBossClass = new (settings: PgBossSettings) => PgBossLike

/** A database in this process, which has one connection only: PGlite. */
interface SingleConnection extends PostgresLike {
  exec(text: string): Promise<readonly { readonly rows: readonly unknown[] }[]>
}

/** Lets pg-boss run its statements with a client of the user. */
export function toPgBossDatabase(client: PostgresLike): PgBossDatabase {
  return {
    async executeSql(text, values) {
      // Several statements in one text are possible without parameters only.
      if (values !== undefined && values.length > 0) return rowsOf(await settle(client, client.query(text, values)))
      if (isSingleConnection(client)) return rowsOf(...(await settle(client, client.exec(text))))
      const results: unknown = await (client.query as (text: string) => Promise<unknown>).call(client, text)
      return rowsOf(...((Array.isArray(results) ? results : [results]) as { readonly rows: readonly unknown[] }[]))
    },
  }
}

function isSingleConnection(client: PostgresLike): client is SingleConnection {
  return typeof (client as Partial<SingleConnection>).exec === 'function'
}

// On its one connection, a transaction that failed would be in the way of everything that follows.
async function settle<Result>(client: PostgresLike, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (isSingleConnection(client)) await client.exec('ROLLBACK').catch(() => {})
    throw error
  }
}

function rowsOf(...results: readonly { readonly rows: readonly unknown[] }[]): { rows: unknown[] } {
  return { rows: results.flatMap(({ rows }) => rows) }
}
