import { checkOptions, optional } from '../../core/base/options.js'
import { createTable } from '../../stores/database/create-table.js'
import { hashKey } from '../../stores/database/hash-key.js'
import { type PostgresLike, requirePostgres, requireTable } from '../../stores/database/postgres-client.js'
import { postgresDedupeStore } from '../../stores/dedupe/postgres.js'
import { type ChannelRecord, type ChannelStore, leasesOf, readRecordText, toRecordText } from './store.js'

/** Options of {@link postgresChannelStore}. */
export interface PostgresChannelStoreOptions {
  /** A pool of `pg`, a PGlite database, or anything with the same `query`. */
  readonly client: PostgresLike
  /** The table of channels, with its schema if needed. @default 'webhook_channels' */
  readonly table?: string
  /** The table of leases. @default 'webhook_channel_leases' */
  readonly leaseTable?: string
}

/** A channel store in PostgreSQL, with the calls that maintain its tables. */
export interface PostgresChannelStore extends ChannelStore {
  /** Creates the tables if they do not exist. Safe to call from several processes at once. */
  migrate(): Promise<void>
  /** Deletes expired rows; call it from a periodic job. @returns the number of deleted rows */
  deleteExpired(): Promise<number>
}

/**
 * A channel store in PostgreSQL tables, shared by all processes that use it.
 *
 * It stores the tokens of channels in plain text. Each call is one statement; all times are the server's.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function postgresChannelStore(options: PostgresChannelStoreOptions): PostgresChannelStore {
  checkOptions(options, 'postgresChannelStore', {
    client: requirePostgres,
    table: optional(requireTable),
    leaseTable: optional(requireTable),
  })
  const { client, table = 'webhook_channels', leaseTable = 'webhook_channel_leases' } = options
  if (table === leaseTable) throw new TypeError('postgresChannelStore: leaseTable must differ from table')
  const leases = postgresDedupeStore({ client, table: leaseTable })
  const select = async (condition: string, value: string): Promise<readonly ChannelRecord[]> => {
    const { rows } = await client.query(`SELECT record FROM ${table} WHERE ${condition} AND ${alive}`, [value])
    return rows.flatMap((row) => readRecordText((row as { readonly record: unknown }).record) ?? [])
  }

  return {
    async put(record, { ttlMs, expected }) {
      const keys = [await hashKey(record.id), await hashKey(record.watch)]
      const values = [...keys, JSON.stringify(record), ttlMs ?? null]
      const { rows } =
        expected === undefined
          ? await client.query(putStatement(table), values)
          : await client.query(replaceStatement(table), [...values, toRecordText(expected)])
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
    ...leasesOf(leases),
    async migrate() {
      await createTable(client, tableStatement(table))
      await leases.migrate()
    },
    async deleteExpired() {
      const { rows } = await client.query(`DELETE FROM ${table} WHERE ends_at <= clock_timestamp() RETURNING 1`, [])
      return rows.length + (await leases.deleteExpired())
    },
  }
}

const alive = '(ends_at IS NULL OR ends_at > clock_timestamp())'

// The record is text, because jsonb rejects some characters that JSON allows.
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

// Equal texts are equal records, because a record is always serialized the same way.
function replaceStatement(table: string): string {
  return `
    UPDATE ${table}
    SET watch = $2, record = $3, ends_at = clock_timestamp() + $4::float8 * interval '1 millisecond'
    WHERE key = $1 AND record = $5 AND ${alive}
    RETURNING 1`
}
