import { checkOptions, optional } from '../../core/base/options.js'
import { createTable } from '../../stores/database/create-table.js'
import { hashKey } from '../../stores/database/hash-key.js'
import { type PostgresLike, requirePostgres, requireTable } from '../../stores/database/postgres-client.js'
import type { RateLimiter } from './rate-limiter.js'

/** Options of {@link postgresRateLimiter}. */
export interface PostgresRateLimiterOptions {
  /** A pool of `pg`, a PGlite database, or anything with the same `query`. */
  readonly client: PostgresLike
  /** The table, optionally with its schema. @default 'webhook_rates' */
  readonly table?: string
}

/** A rate limiter in PostgreSQL, with functions that maintain its table. */
export interface PostgresRateLimiter extends RateLimiter {
  /** Creates the table unless it exists. Safe to call from several processes at once. */
  migrate(): Promise<void>
  /** Deletes rows of limits that are not in use; call it from a periodic job. @returns how many rows were deleted */
  deleteExpired(): Promise<number>
}

/**
 * A rate limiter in a PostgreSQL table, shared by all processes that use it.
 *
 * Each call is one statement and therefore atomic; the server's clock decides.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const limiter = postgresRateLimiter({ client: pool })
 * await limiter.migrate()
 * const messages = chatMessages({ url: process.env.CHAT_HOOK ?? '', limiter })
 */
export function postgresRateLimiter(options: PostgresRateLimiterOptions): PostgresRateLimiter {
  checkOptions(options, 'postgresRateLimiter', { client: requirePostgres, table: optional(requireTable) })
  const { client, table = 'webhook_rates' } = options

  return {
    async reserve(key, { intervalMs, burst, maxWaitMs }) {
      const values = [await hashKey(key), intervalMs, burst, maxWaitMs]
      const { rows } = await client.query(reserveStatement(table), values)
      const [row] = rows as readonly { readonly wait: number | string }[]
      return row === undefined ? undefined : Math.ceil(Number(row.wait))
    },
    async pause(key, { intervalMs, burst, milliseconds }) {
      await client.query(pauseStatement(table), [await hashKey(key), milliseconds + (burst - 1) * intervalMs])
    },
    migrate: () => createTable(client, tableStatement(table)),
    async deleteExpired() {
      const statement = `DELETE FROM ${table} WHERE free_at <= clock_timestamp() RETURNING 1`
      return (await client.query(statement, [])).rows.length
    },
  }
}

// free_at: when all reserved turns are over and the burst is full again (GCRA).
function tableStatement(table: string): string {
  return `CREATE TABLE IF NOT EXISTS ${table} (key text PRIMARY KEY, free_at timestamptz NOT NULL)`
}

// No row is returned if the wait would be too long. `free_at` of the result includes the new turn.
function reserveStatement(table: string): string {
  const milliseconds = (factor: string) => `${factor} * interval '1 millisecond'`
  return `
    INSERT INTO ${table} AS entry (key, free_at)
    VALUES ($1, clock_timestamp() + ${milliseconds('$2::float8')})
    ON CONFLICT (key) DO UPDATE
    SET free_at = greatest(entry.free_at, clock_timestamp()) + ${milliseconds('$2::float8')}
    WHERE entry.free_at <= clock_timestamp() + ${milliseconds('($4::float8 + ($3::float8 - 1) * $2::float8)')}
    RETURNING greatest(
      0,
      extract(epoch FROM free_at - clock_timestamp())::float8 * 1000 - $3::float8 * $2::float8
    ) AS wait`
}

function pauseStatement(table: string): string {
  return `
    INSERT INTO ${table} AS entry (key, free_at)
    VALUES ($1, clock_timestamp() + $2::float8 * interval '1 millisecond')
    ON CONFLICT (key) DO UPDATE SET free_at = greatest(entry.free_at, excluded.free_at)`
}
