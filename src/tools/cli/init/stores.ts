/** What a receiver remembers deliveries with. */
export interface Store {
  readonly title: string
  readonly hint: string
  /** Stores deliveries before they are answered, or only recognizes duplicates. */
  readonly kind: 'none' | 'dedupe' | 'inbox'
  /** The file with the store; without one, the store needs no connection. */
  readonly code?: string
  readonly packages?: Readonly<Record<string, string>>
  readonly types?: Readonly<Record<string, string>>
  /** A variable of the environment. */
  readonly variable?: { readonly env: string; readonly about: string; readonly value: string }
  /** What git ignores. */
  readonly ignored?: string
}

const databaseUrl = {
  env: 'DATABASE_URL',
  about: 'the address of PostgreSQL',
  value: 'postgres://postgres@localhost:5432/postgres',
}

/** The stores by the values of `--store`. */
export const stores = {
  none: { title: 'None', hint: 'a delivery that is sent twice is handled twice', kind: 'none' },
  memory: { title: 'Memory', hint: 'recognizes duplicates, in one process', kind: 'dedupe' },
  redis: {
    title: 'Redis',
    hint: 'recognizes duplicates, in all processes',
    kind: 'dedupe',
    packages: { ioredis: '^5.8.0' },
    variable: { env: 'REDIS_URL', about: 'the address of Redis', value: 'redis://localhost:6379' },
    code: `import { Redis } from 'ioredis'
import { redisDedupeStore } from 'webhook-receiver/dedupe/redis'

const client = new Redis(process.env.REDIS_URL ?? '', { commandTimeout: 1_000, enableOfflineQueue: false })
client.on('error', (error) => console.error(error.message))

export const dedupe = redisDedupeStore({ client })
`,
  },
  postgres: {
    title: 'PostgreSQL',
    hint: 'recognizes duplicates, in all processes',
    kind: 'dedupe',
    packages: { pg: '^8.16.0' },
    types: { '@types/pg': '^8.15.0' },
    variable: databaseUrl,
    code: `import pg from 'pg'
import { postgresDedupeStore } from 'webhook-receiver/dedupe/postgres'

const client = new pg.Pool({
  connectionString: process.env.DATABASE_URL ?? '',
  connectionTimeoutMillis: 1_000,
  query_timeout: 1_000,
})
client.on('error', (error) => console.error(error.message))

export const dedupe = postgresDedupeStore({ client })
await dedupe.migrate()
setInterval(() => dedupe.deleteExpired().catch(console.error), 3_600_000).unref()
`,
  },
  'sqlite-inbox': {
    title: 'SQLite inbox',
    hint: 'stores each delivery in a file before it is answered, and retries handlers',
    kind: 'inbox',
    ignored: 'inbox',
    code: `import { sqliteInbox } from 'webhook-receiver/inbox/sqlite'

export const inbox = await sqliteInbox({ directory: './inbox' })
`,
  },
  'postgres-inbox': {
    title: 'PostgreSQL inbox',
    hint: 'the same in PostgreSQL, for several machines; needs Node 22.12',
    kind: 'inbox',
    packages: { 'pg-boss': '~12.35.0' },
    variable: databaseUrl,
    code: `import { PgBoss } from 'pg-boss'
import { pgBossInbox } from 'webhook-receiver/inbox/pg-boss'

export const inbox = await pgBossInbox({
  PgBoss,
  client: process.env.DATABASE_URL ?? '',
  onError: (error) => console.error(error),
})
`,
  },
} as const satisfies Readonly<Record<string, Store>>

/** The name of a store. */
export type StoreName = keyof typeof stores
