import { requireFunction } from '../../../core/base/options.js'
import type { PostgresLike } from '../../database/postgres-client.js'

/** Runs SQL statements for pg-boss. */
export interface PgBossDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/** A fetched job. Its `retryCount` identifies the attempt, so that a late result cannot settle a later attempt. */
export interface PgBossJob {
  readonly id: string
  readonly retryCount: number
  readonly data: unknown
  /** The job that was divided, if this is the work of a handler. */
  readonly root?: string | null
}

/** An attempt at a job. */
export type PgBossClaim = Pick<PgBossJob, 'id' | 'retryCount'>

/** How many of the attempts were still current, and the ids of their jobs. The types of pg-boss lack these fields. */
export interface PgBossResponse {
  readonly affected?: number
  readonly settled?: readonly string[]
}

/** The part of a pg-boss instance that the inbox uses. */
export interface PgBossLike {
  on(event: 'error', listener: (error: Error) => void): unknown
  start(): Promise<unknown>
  stop(options: { graceful: boolean }): Promise<void>
  createQueue(name: string, options: { policy: 'key_strict_fifo' }): Promise<void>
  getQueue(name: string): Promise<{ readonly policy?: string } | null>
  fail(name: string, job: PgBossClaim | PgBossClaim[], output: object): Promise<PgBossResponse>
  schemaVersion(): Promise<number | null>
  getDb(): PgBossDatabase
}

/** The constructor options of pg-boss that the inbox uses. */
export interface PgBossSettings {
  schema: string
  schedule: boolean
  supervise?: boolean
  allowSchemaCaseVariant?: boolean
  connectionString?: string
  db?: PgBossDatabase
}

/** The class `PgBoss` of the package `pg-boss`. */
export type PgBossClass = new (settings: PgBossSettings) => PgBossLike

/** @throws {TypeError} naming the option, unless the value is a class */
export function requirePgBossClass(value: unknown, option: string): void {
  requireFunction(value, option, 'the class PgBoss of the package pg-boss')
}

/** A database in this process with a single connection: PGlite. */
interface SingleConnection extends PostgresLike {
  exec(text: string): Promise<readonly { readonly rows: readonly unknown[] }[]>
}

/** Lets pg-boss run its statements with the user's client. */
export function toPgBossDatabase(client: PostgresLike): PgBossDatabase {
  return {
    async executeSql(text, values) {
      // One text can hold several statements only if it has no parameters.
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

// On a single connection, a failed transaction would make all later statements fail.
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
