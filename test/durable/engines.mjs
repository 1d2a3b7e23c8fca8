// @ts-check
// The engines for scripts: how to open each, its own call to store, and which deliveries it recorded as handled.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toStoredRecord } from 'webhook-receiver/authors'

// Each engine imports its packages when it is opened: what a process takes of memory is measured.
const [importNats, importBullmq, importPgBoss] = [
  async () => ({
    ...(await import('@nats-io/jetstream')),
    ...(await import('@nats-io/transport-node')),
    ...(await import('webhook-receiver/inbox/jetstream')),
  }),
  async () => ({
    ...(await import('bullmq')),
    ...(await import('ioredis')),
    ...(await import('webhook-receiver/inbox/bullmq')),
  }),
  async () => ({ ...(await import('pg-boss')), ...(await import('webhook-receiver/inbox/pg-boss')) }),
]

const standard = { attempts: 1_000, retryDelayMs: 0 }
const {
  DATABASE_URL: databaseUrl = 'postgres://postgres@127.0.0.1:5432/test',
  REDIS_URL: redis = 'redis://127.0.0.1:6379',
  NATS_URL: natsUrl = 'nats://127.0.0.1:4222',
} = process.env

export { databaseUrl, natsUrl, redis }

/**
 * @typedef {import('webhook-receiver/inbox').StoredDelivery} StoredDelivery
 * @typedef {import('webhook-receiver/inbox').Inbox & import('webhook-receiver/inbox').InboxOperations} OperatedInbox
 * @typedef {{ put: (deliveries: readonly StoredDelivery[]) => Promise<unknown>, close: () => Promise<unknown> }} OwnCall
 *
 * @typedef {object} Engine
 * @property {boolean} [isShared] whether several processes can open it, by default true
 * @property {() => string} newName a new name for a queue
 * @property {(name: string, policy?: import('webhook-receiver/inbox').InboxPolicy) => Promise<OperatedInbox>} open
 * @property {(name: string) => Promise<OwnCall>} [openOwn] the call of the engine that stores deliveries with their ids and keys,
 *   as many at once as the engine can
 * @property {(name: string, stored: readonly string[]) => Promise<readonly string[]>} handled which of the stored ids are
 *   recorded as handled
 * @property {(name: string) => Promise<void>} remove
 */

const plainName = () => `test_${randomUUID().replaceAll('-', '')}`
const handledJobs = "SELECT id FROM webhook_inbox.job WHERE name = 'webhooks' AND state = 'completed'"

/**
 * @template Result
 * @param {(client: import('pg').Client) => Promise<Result>} work
 */
async function withPostgres(work) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * @template Result
 * @param {string} name
 * @param {(queue: import('bullmq').Queue) => Promise<Result>} work
 */
async function withQueue(name, work) {
  const { Queue, Redis } = await importBullmq()
  const connection = new Redis(redis, { maxRetriesPerRequest: null })
  const queue = new Queue(name, { connection })
  try {
    return await work(queue)
  } finally {
    await queue.close()
    connection.disconnect()
  }
}

/** @type {(put: (delivery: StoredDelivery) => Promise<unknown>) => OwnCall['put']} */
const each = (put) => (deliveries) => Promise.all(deliveries.map(put))

/**
 * A database of the same driver as that of the inbox: two of them in a process would lift each other's locks.
 *
 * @param {string} file
 * @returns {Promise<import('libsql').Database>}
 */
async function openSqlite(file) {
  const name = 'node:sqlite'
  const { DatabaseSync } = await import(name).catch(() => ({}))
  return new (DatabaseSync ?? (await import('libsql')).default)(file)
}

/**
 * @param {import('pg-boss').PgBoss} boss
 * @returns {Promise<OwnCall>}
 */
async function ownCallOf(boss) {
  await boss.start()
  await boss.createQueue('own', { policy: 'key_strict_fifo' })
  return {
    put: each((delivery) =>
      boss.send('own', toStoredRecord(delivery), { id: delivery.id, singletonKey: delivery.key ?? delivery.id }),
    ),
    close: () => boss.stop({ graceful: false }),
  }
}

/** @type {Readonly<Record<string, Engine>>} */
export const engines = {
  'pg-boss': {
    newName: plainName,
    async open(schema, policy) {
      const { PgBoss, pgBossInbox } = await importPgBoss()
      return pgBossInbox({ PgBoss, client: databaseUrl, schema, ...standard, ...policy })
    },
    async openOwn(schema) {
      const { PgBoss } = await importPgBoss()
      return ownCallOf(new PgBoss({ connectionString: databaseUrl, schema }))
    },
    handled: (schema) =>
      withPostgres(async (client) => {
        const { rows } = await client.query(handledJobs.replace('webhook_inbox', schema))
        return rows.map(({ id }) => id)
      }),
    remove: (schema) => withPostgres(async (client) => void (await client.query(`DROP SCHEMA ${schema} CASCADE`))),
  },
  sqlite: {
    newName: () => mkdtempSync(join(tmpdir(), 'inbox-')),
    async open(directory, policy) {
      const { sqliteInbox } = await import('webhook-receiver/inbox/sqlite')
      return sqliteInbox({ directory, ...standard, ...policy })
    },
    // One INSERT a delivery, in the same file.
    async openOwn(directory) {
      const database = await openSqlite(join(directory, 'inbox.db'))
      for (const setting of ['journal_mode = WAL', 'synchronous = FULL']) database.exec(`PRAGMA ${setting}`)
      database.exec('CREATE TABLE own (id TEXT PRIMARY KEY, record TEXT)')
      const insert = database.prepare('INSERT INTO own VALUES (?, ?)')
      return {
        async put(deliveries) {
          database.exec('BEGIN IMMEDIATE')
          for (const delivery of deliveries) insert.run(delivery.id, JSON.stringify(toStoredRecord(delivery)))
          database.exec('COMMIT')
        },
        close: async () => void database.close(),
      }
    },
    async handled(directory) {
      const database = await openSqlite(join(directory, 'inbox.db'))
      const rows = database.prepare('SELECT id FROM webhook_inbox_handled').all()
      database.close()
      return rows.map((row) => /** @type {{ id: string }} */ (row).id)
    },
    async remove(directory) {
      rmSync(directory, { recursive: true })
    },
  },
  pglite: {
    isShared: false,
    newName: () => mkdtempSync(join(tmpdir(), 'inbox-')),
    async open(directory, policy) {
      const { PgBoss, pgBossInbox } = await importPgBoss()
      const { PGlite } = await import('@electric-sql/pglite')
      const client = await PGlite.create(join(directory, 'data'))
      const inbox = await pgBossInbox({ PgBoss, client, ...standard, ...policy })
      return { ...inbox, close: () => inbox.close().finally(() => client.close()) }
    },
    async handled() {
      throw new Error('the process that handled has the database')
    },
    async remove(directory) {
      rmSync(directory, { recursive: true })
    },
  },
  bullmq: {
    newName: plainName,
    async open(name) {
      const { Queue, Redis, Worker, bullmqInbox } = await importBullmq()
      const client = new Redis(redis)
      const inbox = bullmqInbox({ bullmq: { Queue, Worker }, client, queue: name, ...standard })
      return { ...inbox, close: () => inbox.close().finally(() => client.disconnect()) }
    },
    async openOwn(name) {
      const { Queue, Redis } = await importBullmq()
      const connection = new Redis(redis, { maxRetriesPerRequest: null })
      const queue = new Queue(`${name}_own`, { connection })
      return {
        put: each((delivery) => queue.add('own', toStoredRecord(delivery), { jobId: delivery.id, attempts: 20 })),
        async close() {
          await queue.obliterate({ force: true })
          await queue.close()
          connection.disconnect()
        },
      }
    },
    handled: (name) => withQueue(name, async (queue) => (await queue.getCompleted()).map(({ id = '' }) => id)),
    remove: (name) => withQueue(name, (queue) => queue.obliterate({ force: true })),
  },
  jetstream: {
    newName: plainName,
    async open(name, policy) {
      const { connect, jetstream, jetstreamInbox } = await importNats()
      const connection = await connect({ servers: natsUrl, maxReconnectAttempts: -1, noAsyncTraces: true })
      const inbox = jetstreamInbox({
        client: connection,
        jetstream: jetstream(connection),
        queue: name,
        ...standard,
        ...policy,
      })
      return { ...inbox, close: () => inbox.close().finally(() => connection.close()) }
    },
    async openOwn(name) {
      const { connect, jetstream } = await importNats()
      const connection = await connect({ servers: natsUrl, noAsyncTraces: true })
      const client = jetstream(connection)
      const manager = await client.jetstreamManager()
      const stream = `${name}_own`
      await manager.streams.add({ name: stream, subjects: [`${stream}.>`] })
      return {
        put: each((delivery) =>
          client.publish(`${stream}.${delivery.key}`, JSON.stringify(toStoredRecord(delivery)), { msgID: delivery.id }),
        ),
        async close() {
          await manager.streams.delete(stream)
          await connection.close()
        },
      }
    },
    // Handled messages are deleted.
    handled: (name, stored) =>
      withStreams(async ({ streams }) => {
        const { state } = await streams.info(`${name}_deliveries`, { subjects_filter: '>' })
        const left = Object.keys(state.subjects ?? {}).join(' ')
        return stored.filter((id) => !left.includes(id))
      }),
    remove: (name) =>
      withStreams(async ({ streams }) => {
        for (const kind of ['deliveries', 'states', 'leases']) await streams.delete(`${name}_${kind}`)
      }),
  },
}

/**
 * @template Result
 * @param {(manager: import('@nats-io/jetstream').JetStreamManager) => Promise<Result>} work
 */
async function withStreams(work) {
  const { connect, jetstream } = await importNats()
  const connection = await connect({ servers: natsUrl, noAsyncTraces: true })
  try {
    return await work(await jetstream(connection).jetstreamManager())
  } finally {
    await connection.close()
  }
}
