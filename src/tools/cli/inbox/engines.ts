import type { Inbox } from '../../../core/ports/inbox.js'
import { type BullmqInboxOptions, bullmqInbox } from '../../../stores/inbox/bullmq/index.js'
import { type JetStreamInboxOptions, jetstreamInbox } from '../../../stores/inbox/jetstream/index.js'
import type { InboxOperations } from '../../../stores/inbox/operating/operations.js'
import { type PgBossInboxOptions, pgBossInbox } from '../../../stores/inbox/pg-boss/index.js'
import { sqliteInbox } from '../../../stores/inbox/sqlite/index.js'
import { UsageError } from '../exit.js'
import { loadPackage } from './load-package.js'

/** The operations that the commands use. */
export type OperatedInbox = Pick<Inbox, 'close'> & InboxOperations

/** An inbox, and how to leave it. */
export interface EngineInbox {
  readonly inbox: OperatedInbox
  readonly engine: string
  close(): Promise<unknown>
}

/** An inbox, and which one it is, without secrets. */
export interface OpenedInbox extends EngineInbox {
  readonly place: string
}

/** Which inbox of an engine. */
export interface InboxPlace {
  readonly queue: string
  readonly schema: string
  readonly prefix: string
}

type PgBossClass = PgBossInboxOptions['PgBoss']

/** Opens the inbox of a PostgreSQL server. */
export async function openPgBoss(url: string, { queue, schema }: InboxPlace, cwd: string): Promise<EngineInbox> {
  const { PgBoss } = await loadPackage<{ PgBoss: PgBossClass }>('pg-boss', cwd)
  const inbox = await pgBossInbox({
    PgBoss: withoutMigration(PgBoss, queue),
    client: url,
    queue,
    schema,
    onError: ignore,
  }).catch((error: unknown) => {
    throw explained(error, schema)
  })
  return { inbox, engine: 'pg-boss', close: () => inbox.close() }
}

// Only the texts of pg-boss tell its errors apart, and "not installed" means its tables there.
function explained(error: unknown, schema: string): unknown {
  if (!(error instanceof Error)) return error
  if ('code' in error && error.code === invalidCatalogName)
    return new UsageError(`${error.message}: correct the name at the end of the URL`)
  if (error.message === 'pg-boss is not installed')
    return new UsageError(`there is no inbox in the schema ${schema} of this database; name it with --schema`)
  if (error.message === 'pg-boss database requires migrations')
    return new UsageError(
      `the schema ${schema} has the tables of another release of pg-boss than the one in this project`,
    )
  return error
}

const invalidCatalogName = '3D000'

// A look at the wrong database must not create tables or a queue there.
function withoutMigration(PgBoss: PgBossClass, queue: string): PgBossClass {
  return class extends PgBoss {
    constructor(options: ConstructorParameters<PgBossClass>[0]) {
      const isReal = 'connectionString' in options
      super(isReal ? ({ ...options, migrate: false } as typeof options) : options)
    }

    override async createQueue(name: string): Promise<void> {
      if ((await this.getQueue(name)) === null)
        throw new UsageError(`there is no queue ${queue} in this schema; name it with --queue`)
    }
  }
}

/** Opens the inbox of a Redis server. */
export async function openBullmq(url: string, { queue, prefix }: InboxPlace, cwd: string): Promise<EngineInbox> {
  const bullmq = await loadPackage<BullmqInboxOptions['bullmq']>('bullmq', cwd)
  const { Redis } = await loadPackage<{ Redis: new (address: string, options: object) => RedisClient }>('ioredis', cwd)
  const client = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy: () => null })
  client.on('error', ignore)
  await client.connect()
  const inbox = bullmqInbox({ bullmq, client, queue, keyPrefix: prefix, onError: ignore })
  return {
    inbox,
    engine: 'bullmq',
    async close() {
      await inbox.close()
      client.disconnect()
    },
  }
}

type RedisClient = BullmqInboxOptions['client'] & {
  connect(): Promise<unknown>
  disconnect(): void
  on(event: 'error', listener: () => void): unknown
}

interface StreamConfig {
  readonly description?: string
  readonly max_msgs: number
  readonly duplicate_window: number
  readonly num_replicas: number
}

type Connection = JetStreamInboxOptions['client'] & { close(): Promise<void> }

/** Opens the inbox of a NATS server. */
export async function openJetStream(url: string, { queue }: InboxPlace, cwd: string): Promise<EngineInbox> {
  const { connect } = await loadPackage<{ connect(options: object): Promise<Connection> }>(
    '@nats-io/transport-node',
    cwd,
  )
  const { jetstream } = await loadPackage<{ jetstream(connection: Connection): JetStreamInboxOptions['jetstream'] }>(
    '@nats-io/jetstream',
    cwd,
  )
  const connection = await connect({ servers: url, maxReconnectAttempts: 2, timeout: 5_000 })
  try {
    const client = jetstream(connection)
    const settings = await existingSettings(client, queue)
    const inbox = jetstreamInbox({ client: connection, jetstream: client, queue, ...settings, onError: ignore })
    return {
      inbox,
      engine: 'jetstream',
      async close() {
        await inbox.close()
        await connection.close()
      },
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}

// Opening an inbox sets the limits of its stream, so those that it has are used.
async function existingSettings(client: JetStreamInboxOptions['jetstream'], name: string) {
  const manager = await client.jetstreamManager(false)
  const info = await manager.streams.info(`${name}_deliveries`).catch(() => undefined)
  // The declaration of the client names only what the inbox reads.
  const config = info?.config as StreamConfig | undefined
  const partitions = Number(/partitions: (\d+)/.exec(config?.description ?? '')?.[1])
  if (config === undefined || !(partitions > 0))
    throw new UsageError(`there is no inbox ${name} on this server; name it with --queue`)
  const { max_msgs: maxStored, num_replicas: replicas, duplicate_window: window } = config
  return { partitions, maxStored, replicas, retentionMs: Math.round(window / 1_000_000) }
}

/** Opens the inbox of a folder. Its processes may go on. */
export async function openSqlite(directory: string): Promise<EngineInbox> {
  const inbox = await sqliteInbox({ directory, onError: ignore })
  return { inbox, engine: 'sqlite', close: () => inbox.close() }
}

// The command's own calls reject with what is wrong.
const ignore = () => {}
