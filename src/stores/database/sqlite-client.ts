import { requireFunctions } from '../../core/base/options.js'
import {
  journal,
  requireWal,
  type SqlDriver,
  type SqlResults,
  type SqlValue,
  settings,
  whileBusy,
} from './sql-driver.js'
import { openInProcess, type SqliteLike, type SqliteStatementLike } from './sqlite-in-process.js'

export type { SqliteLike, SqliteStatementLike, SqlValue }

/** A client of `@libsql/client`, for a file on this machine or a server. */
export interface LibsqlClientLike {
  /** `file` for a file on this machine. */
  readonly protocol?: string
  execute(sql: string): Promise<{ readonly rows: ArrayLike<unknown> }>
  batch(
    statements: { sql: string; args: SqlValue[] }[],
    mode: 'write',
  ): Promise<{ readonly rows: ArrayLike<unknown> }[]>
}

/** @throws {TypeError} naming the option, unless the value is a database of one of the drivers */
export function requireSqlite(value: unknown, option: string): asserts value is SqliteLike | LibsqlClientLike {
  if (isLibsqlClient(value)) return
  try {
    requireFunctions(value, ['exec', 'prepare'], option)
  } catch {
    throw new TypeError(`${option} must be a database of node:sqlite, bun:sqlite, better-sqlite3 or libsql`)
  }
}

/** Makes a driver of a database, and has it wait for the disk at each commit. */
export async function openSqlite(database: SqliteLike | LibsqlClientLike, caller: string): Promise<SqlDriver> {
  return isLibsqlClient(database) ? openLibsqlClient(database, caller) : openInProcess(database, caller)
}

function isLibsqlClient(value: unknown): value is LibsqlClientLike {
  return typeof value === 'object' && value !== null && 'batch' in value && 'execute' in value
}

async function openLibsqlClient(client: LibsqlClientLike, caller: string): Promise<SqlDriver> {
  if (client.protocol === 'file') {
    await whileBusy(async () => requireWal((await client.execute(journal)).rows[0], caller))
    for (const setting of settings) await client.execute(setting)
  }
  return {
    async batch(statements) {
      const list = statements.map(([sql, ...args]) => ({ sql, args }))
      const results = await whileBusy(() => client.batch(list, 'write'))
      return results.map(({ rows }) => Array.from(rows)) as SqlResults
    },
    async close() {},
  }
}
