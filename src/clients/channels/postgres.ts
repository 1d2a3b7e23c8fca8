import { requireKnown, requireObject } from '../../base/options.js'
import { hashKey } from '../../database/hash-key.js'
import { type PostgresLike, requirePostgres, requireTable } from '../../database/postgres-client.js'
import { postgresDedupeStore } from '../../dedupe/postgres.js'
import type { ChannelRecord, ChannelStore } from './store.js'
import { readRecordText, toRecordText } from './text.js'

/** Options of {@link postgresChannelStore}. */
export interface PostgresChannelStoreOptions {
  /** A pool of `pg`, a PGlite database, or anything with the same `query`. */
  readonly client: PostgresLike
  /** The table of channels, with its schema if need be. @default 'webhook_channels' */
  readonly table?: string
  /** The table of those who are renewing channels. @default 'webhook_channel_leases' */
  readonly leaseTable?: string
}

/** A channel store in PostgreSQL, with the calls that keep its tables. */
export interface PostgresChannelStore extends ChannelStore {
  /** Creates the tables if they are not there. Safe to call from several processes at once. */
  migrate(): Promise<void>
  /** Deletes what has ended, for a job that runs now and then. @returns how many rows went */
  deleteExpired(): Promise<number>
}

/**
 * A channel store in PostgreSQL tables, shared by all processes that use it.
 *
 * Tokens of channels are in it as they are. Each call is one statement; times are those of the server.
 *
 * @throws {TypeError} which option is wrong
 */
export function postgresChannelStore(options: PostgresChannelStoreOptions): PostgresChannelStore {
  requireObject(options, 'postgresChannelStore: options')
  requireKnown(options, { client: 1, table: 1, leaseTable: 1 }, 'postgresChannelStore')
  const { client, table = 'webhook_channels', leaseTable = 'webhook_channel_leases' } = options
  requirePostgres(client, 'postgresChannelStore: client')
  requireTable(table, 'postgresChannelStore: table')
  requireTable(leaseTable, 'postgresChannelStore: leaseTable')
  if (table === leaseTable) throw new TypeError('postgresChannelStore: leaseTable must be another table')
  const leases = postgresDedupeStore({ client, table: leaseTable })
  const select = async (condition: string, value: string): Promise<readonly ChannelRecord[]> => {
    const { rows } = await client.query(`SELECT record FROM ${table} WHERE ${condition} AND ${alive}`, [value])
    return rows.flatMap((row) => readRecordText((row as { readonly record: unknown }).record) ?? [])
  }

  return {
    async put(record, { keepMs, instead }) {
      const keys = [await hashKey(record.id), await hashKey(record.watch)]
      const values = [...keys, JSON.stringify(record), keepMs ?? null]
      const { rows } =
        instead === undefined
          ? await client.query(putStatement(table), values)
          : await client.query(replaceStatement(table), [...values, toRecordText(instead)])
      return rows.length > 0
    },
    async find(id) {
      const [record] = await select('key = $1', await hashKey(id))
      return record
    },
    list: async (watch) => select('watch = $1', await hashKey(watch)),
    async remove(id) {
      await client.query(`DELETE FROM ${table} WHERE key = $1`, [await hashKey(id)])
    },
    async acquire(name, lease) {
      const reservation = await leases.reserve(name, lease)
      return reservation.state === 'new' ? reservation.lease : undefined
    },
    release: (name, lease) => leases.release(name, lease),
    async migrate() {
      // Two processes that create the same table at once: one of them gets an error, and by then it is there.
      await client.query(tableStatement(table), []).catch(() => client.query(tableStatement(table), []))
      await leases.migrate()
    },
    async deleteExpired() {
      const { rows } = await client.query(`DELETE FROM ${table} WHERE ends_at <= clock_timestamp() RETURNING 1`, [])
      return rows.length + (await leases.deleteExpired())
    },
  }
}

const alive = '(ends_at IS NULL OR ends_at > clock_timestamp())'

// The record is text, because jsonb refuses some characters that JSON can write.
function tableStatement(table: string): string {
  return `
    CREATE TABLE IF NOT EXISTS ${table} (
      key text PRIMARY KEY,
      watch text NOT NULL,
      record text NOT NULL,
      ends_at timestamptz,
      UNIQUE (watch, key)
    )`
}

function putStatement(table: string): string {
  return `
    INSERT INTO ${table} (key, watch, record, ends_at)
    VALUES ($1, $2, $3, clock_timestamp() + $4::float8 * interval '1 millisecond')
    ON CONFLICT (key) DO UPDATE SET watch = excluded.watch, record = excluded.record, ends_at = excluded.ends_at
    RETURNING 1`
}

// A record is always written the same, so texts that are equal are records that are.
function replaceStatement(table: string): string {
  return `
    UPDATE ${table}
    SET watch = $2, record = $3, ends_at = clock_timestamp() + $4::float8 * interval '1 millisecond'
    WHERE key = $1 AND record = $5 AND ${alive}
    RETURNING 1`
}
