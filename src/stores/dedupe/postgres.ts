import { checkOptions, optional } from '../../core/base/options.js'
import type { DedupeStore } from '../../core/ports/dedupe-store.js'
import { createTable } from '../database/create-table.js'
import { hashKey } from '../database/hash-key.js'
import { type PostgresLike, requirePostgres, requireTable } from '../database/postgres-client.js'
import { deduplicate } from './shared/deduplicate.js'

export type { PostgresLike }

/** Options of {@link postgresDedupeStore}. */
export interface PostgresDedupeStoreOptions {
  /** A pool of `pg`, a PGlite database, or anything with the same `query`. */
  readonly client: PostgresLike
  /** The table, optionally with its schema. @default 'webhook_dedupe' */
  readonly table?: string
}

/** A dedupe store in PostgreSQL, with functions that maintain its table. */
export interface PostgresDedupeStore extends DedupeStore {
  /** Creates the table unless it exists. Safe to call from several processes at once. */
  migrate(): Promise<void>
  /** Deletes expired rows; call it from a periodic job. @returns how many rows were deleted */
  deleteExpired(): Promise<number>
}

/**
 * A dedupe store in a PostgreSQL table, shared by all processes that use it.
 *
 * Each call is one statement and therefore atomic; the server's clock decides.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function postgresDedupeStore(options: PostgresDedupeStoreOptions): PostgresDedupeStore {
  checkOptions(options, 'postgresDedupeStore', { client: requirePostgres, table: optional(requireTable) })
  const { client, table = 'webhook_dedupe' } = options
  const count = async (text: string, values: unknown[]): Promise<number> =>
    (await client.query(text, values)).rows.length

  return {
    step: deduplicate,
    async reserve(key, { leaseMs }) {
      const lease = crypto.randomUUID()
      const { rows } = await client.query(reserveStatement(table), [await hashKey(key), lease, leaseMs])
      const [row] = rows as readonly { readonly state: 'new' | 'done' }[]
      if (row?.state === 'new') return { state: 'new', lease }
      // No row: another connection reserved it while this statement ran.
      return { state: row?.state ?? 'in_progress' }
    },
    async complete(key, lease, { ttlMs }) {
      return (await count(completeStatement(table), [await hashKey(key), lease, ttlMs])) === 1
    },
    async release(key, lease) {
      await client.query(`DELETE FROM ${table} WHERE key = $1 AND lease = $2`, [await hashKey(key), lease])
    },
    migrate: () => createTable(client, tableStatement(table)),
    deleteExpired: () => count(`DELETE FROM ${table} WHERE ends_at <= clock_timestamp() RETURNING 1`, []),
  }
}

// One row per delivery; its lease is NULL when it was handled.
function tableStatement(table: string): string {
  return `
    CREATE TABLE IF NOT EXISTS ${table} (
      key text PRIMARY KEY,
      lease text,
      ends_at timestamptz NOT NULL
    )`
}

// The second part reads the snapshot of the statement's start, where an expired row must be ignored.
function reserveStatement(table: string): string {
  return `
    WITH reserved AS (
      INSERT INTO ${table} AS entry (key, lease, ends_at)
      VALUES ($1, $2, clock_timestamp() + $3::float8 * interval '1 millisecond')
      ON CONFLICT (key) DO UPDATE SET lease = excluded.lease, ends_at = excluded.ends_at
      WHERE entry.ends_at <= clock_timestamp()
      RETURNING 'new' AS state
    )
    SELECT state FROM reserved
    UNION ALL
    SELECT CASE WHEN lease IS NULL AND ends_at > clock_timestamp() THEN 'done' ELSE 'in_progress' END FROM ${table}
    WHERE key = $1 AND NOT EXISTS (SELECT FROM reserved)`
}

function completeStatement(table: string): string {
  return `
    INSERT INTO ${table} AS entry (key, lease, ends_at)
    VALUES ($1, NULL, clock_timestamp() + $3::float8 * interval '1 millisecond')
    ON CONFLICT (key) DO UPDATE SET lease = NULL, ends_at = excluded.ends_at
    WHERE entry.lease = $2 OR entry.ends_at <= clock_timestamp()
    RETURNING 1 AS completed`
}
