import type { DedupeStore } from '../../../core/ports/dedupe-store.js'
import { hashKey } from '../../database/hash-key.js'
import { migrate } from '../../database/migrate.js'
import { readNumber, readText, type SqlDriver } from '../../database/sql-driver.js'
import { deduplicate } from './deduplicate.js'

/**
 * A dedupe store in a table of SQLite. The clock of the caller decides, so the clocks of all machines must agree to well
 * within the lease.
 *
 * @param open - opens the database; called for each operation, so it must open it once
 */
export function createSqlDedupeStore(open: () => Promise<SqlDriver>, table: string): DedupeStore {
  const statements = toStatements(table)
  const run = async (...list: Parameters<SqlDriver['batch']>[0]) => (await open()).batch(list)
  return {
    step: deduplicate,
    async reserve(key, { leaseMs }) {
      const lease = crypto.randomUUID()
      const now = Date.now()
      const hash = await hashKey(key)
      const [, [reserved] = [], [row] = []] = await run(
        [statements.deleteExpired, now],
        [statements.reserve, hash, lease, now + leaseMs, now],
        [statements.read, hash],
      )
      if (reserved !== undefined) return { state: 'new', lease }
      const isDone =
        row !== undefined && readText(row, 'lease') === undefined && (readNumber(row, 'ends_at') ?? 0) > now
      return { state: isDone ? 'done' : 'in_progress' }
    },
    async complete(key, lease, { ttlMs }) {
      const now = Date.now()
      const [rows = []] = await run([statements.complete, await hashKey(key), now + ttlMs, lease, now])
      return rows.length === 1
    },
    async release(key, lease) {
      await run([statements.release, await hashKey(key), lease])
    },
  }
}

/** Makes a driver whose table exists. */
export async function withDedupeTable(driver: SqlDriver, table: string, caller: string): Promise<SqlDriver> {
  await migrate(driver, table, toSchema(table), caller)
  return driver
}

// One row per delivery; its lease is NULL when it was handled.
function toSchema(table: string): readonly (readonly string[])[] {
  return [
    [
      `CREATE TABLE IF NOT EXISTS ${table} (
        key TEXT PRIMARY KEY, lease TEXT, ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
      `CREATE INDEX IF NOT EXISTS ${table}_ends ON ${table} (ends_at)`,
    ],
  ]
}

function toStatements(table: string) {
  return {
    // A few at a time, so that no delivery waits for a long deletion.
    deleteExpired: `DELETE FROM ${table} WHERE key IN
      (SELECT key FROM ${table} WHERE ends_at <= ? ORDER BY ends_at LIMIT 2)`,
    reserve: `INSERT INTO ${table} (key, lease, ends_at) VALUES (?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET lease = excluded.lease, ends_at = excluded.ends_at WHERE ${table}.ends_at <= ?
      RETURNING key`,
    read: `SELECT lease, ends_at FROM ${table} WHERE key = ?`,
    complete: `INSERT INTO ${table} (key, lease, ends_at) VALUES (?, NULL, ?)
      ON CONFLICT (key) DO UPDATE SET lease = NULL, ends_at = excluded.ends_at
      WHERE ${table}.lease = ? OR ${table}.ends_at <= ? RETURNING key`,
    release: `DELETE FROM ${table} WHERE key = ? AND lease = ?`,
  }
}
