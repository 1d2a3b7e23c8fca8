import { randomUUID } from 'node:crypto'
import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { describe, expect, it, vi } from 'vitest'
import type { Inbox } from '../../src/core/ports/inbox.js'
import { bullmqInbox } from '../../src/stores/inbox/bullmq/index.js'
import { jetstreamInbox } from '../../src/stores/inbox/jetstream/index.js'
import type { InboxOperations } from '../../src/stores/inbox/operating/operations.js'
import { pgBossInbox } from '../../src/stores/inbox/pg-boss/index.js'
import { findServer } from '../stores/dedupe/servers.js'
import { consumer, stored } from '../stores/inbox/stored.js'
import { run } from '../tools/cli/run.js'

const redis = await findServer('REDIS_URL', 'redis://127.0.0.1:6379')
const nats = await findServer('NATS_URL', 'nats://127.0.0.1:4222')
const postgres = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')

interface Made {
  readonly inbox: Inbox & InboxOperations
  readonly env: Readonly<Record<string, string>>
  readonly args: readonly string[]
  end(): Promise<unknown>
}

const name = () => `test_${randomUUID().replaceAll('-', '')}`
const policy = { attempts: 1, retryDelayMs: 0, onError: () => {} }

const engines: readonly (readonly [engine: string, reachable: boolean, make: () => Promise<Made>])[] = [
  [
    'BullMQ',
    redis.reachable,
    async () => {
      const client = new Redis(redis.url)
      const [queue, prefix] = [name(), name()]
      const inbox = bullmqInbox({ bullmq: { Queue, Worker }, client, queue, keyPrefix: prefix, ...policy })
      const end = async () => {
        await inbox.close()
        await client.del(await client.keys(`${prefix}:*`))
        client.disconnect()
      }
      return { inbox, env: { REDIS_URL: redis.url }, args: ['--queue', queue, '--prefix', prefix], end }
    },
  ],
  [
    'JetStream',
    nats.reachable,
    async () => {
      const connection = await connect({ servers: nats.url })
      const client = jetstream(connection)
      const queue = name()
      // Limits that are not the defaults, and that the command must not change.
      const inbox = jetstreamInbox({
        client: connection,
        jetstream: client,
        queue,
        partitions: 3,
        maxStored: 777,
        retentionMs: 86_400_000,
        ...policy,
      })
      const end = async () => {
        const manager = await client.jetstreamManager()
        const { config } = await manager.streams.info(`${queue}_deliveries`)
        expect([config.max_msgs, config.duplicate_window]).toEqual([777, 86_400_000_000_000])
        await inbox.close()
        for (const kind of ['deliveries', 'states', 'leases']) await manager.streams.delete(`${queue}_${kind}`)
        await connection.close()
      }
      return { inbox, env: { NATS_URL: nats.url }, args: ['--queue', queue], end }
    },
  ],
  [
    'pg-boss',
    postgres.reachable,
    async () => {
      const schema = name()
      const inbox = await pgBossInbox({ PgBoss, client: postgres.url, schema, ...policy })
      const end = async () => {
        await inbox.close()
        const client = new pg.Client({ connectionString: postgres.url })
        await client.connect()
        await client.query(`DROP SCHEMA ${schema} CASCADE`)
        await client.end()
      }
      return { inbox, env: { DATABASE_URL: postgres.url }, args: ['--schema', schema], end }
    },
  ],
]

function made(engine: string): Promise<Made> {
  const make = engines.find(([name]) => name === engine)?.[2]
  if (make === undefined) throw new Error(`no engine ${engine}`)
  return make()
}

// The packages of the engines are those of this folder, as they are those of a user's project.
const cwd = import.meta.dirname

describe.each(engines)('webhook-receiver inbox, over %s', (_, reachable, make) => {
  it.runIf(reachable)('shows, redrives and discards dead letters', async () => {
    const { inbox, env, args, end } = await make()
    try {
      for (const key of ['a', 'b', 'c']) await inbox.put(stored(key, { key, event: `order.${key}` }))
      const consumption = await inbox.consume(
        consumer(async () => {
          throw new Error('closed on Sundays')
        }),
      )
      await expect.poll(async () => (await inbox.depth()).dead, { timeout: 60_000, interval: 50 }).toBe(3)
      await consumption.close()
      const command = (...words: string[]) => run(['inbox', ...words, ...args], { env, cwd })

      const depth = await command('depth', '--json')
      expect(JSON.parse(depth.stdout)).toMatchObject({ waiting: 0, dead: 3, blockedKeys: expect.any(Array) })
      const dead = await command('dead', '--event', 'order.b')
      expect(dead.stdout).toContain('closed on Sundays')
      expect((await command('redrive', '--reason', 'Sundays', '--dry-run')).stdout).toContain('3 would be redriven')
      // BullMQ does not block keys.
      const blocked = await inbox.blockedKeys()
      const unblocked = blocked.includes('a')
        ? await command('unblock', 'a', '--by', 'discard', '--yes')
        : await command('discard', '--event', 'order.a', '--yes')
      expect(unblocked.stdout).toMatch(/^1 of 1 discarded/)
      expect((await command('redrive', '--event', 'order.b', '--yes')).stdout).toContain('1 of 1 redriven')
      expect((await command('discard', '--all', '--yes')).stdout).toContain('1 of 1 discarded')
      // BullMQ discards when a worker takes the job.
      expect(await inbox.depth()).toMatchObject({ active: 0, dead: 0 })
    } finally {
      await end()
    }
  })

  it.runIf(reachable)('creates nothing where there is no inbox, and says so', async () => {
    const { env, end, inbox } = await make()
    await inbox.put(stored('one'))
    const none = name()
    const { code, stderr, stdout } = await run(['inbox', 'dead', '--queue', none, '--schema', none], { env, cwd })
    if (code === 0) expect(stdout).toBe('no dead letters\n')
    else expect(stderr).toMatch(/there is no (inbox|queue)|cannot be opened/)
    await end()
  })
})

describe.runIf(postgres.reachable)('webhook-receiver inbox, over pg-boss', () => {
  const inDatabase = (database: string, schema: string) => {
    const url = new URL(postgres.url)
    url.pathname = `/${database}`
    return run(['inbox', 'depth', '--schema', schema], { env: { DATABASE_URL: url.href }, cwd })
  }
  const database = new URL(postgres.url).pathname.slice(1)

  it('names a schema without an inbox, and a missing database', async () => {
    expect(await inDatabase(database, 'no_schema')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        'there is no inbox in the schema no_schema of this database; name it with --schema',
      ),
    })
    expect(await inDatabase('no_database', 'hooks')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('database "no_database" does not exist: correct the name'),
    })
  })

  it('says that the tables come from another release', async () => {
    const { args, end } = await made('pg-boss')
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    try {
      await client.query(`UPDATE ${args[1]}.version SET version = 42`)
      expect((await inDatabase(database, args[1] ?? '')).stderr).toContain(
        'has the tables of another release of pg-boss',
      )
    } finally {
      await client.end()
      await end()
    }
  })
})

describe('webhook-receiver inbox', () => {
  it.each(['postgres://u:swordfish@127.0.0.1:1/x', 'redis://:swordfish@127.0.0.1:1', 'nats://u:swordfish@127.0.0.1:1'])(
    'ends with 3 if %s does not answer, without its password',
    async (url) => {
      const { code, stderr } = await run(['inbox', 'depth'], { env: { WEBHOOK_INBOX_URL: url }, cwd })
      expect([code, stderr]).toEqual([3, expect.stringContaining('the inbox in WEBHOOK_INBOX_URL cannot be opened')])
      expect(stderr).not.toContain('swordfish')
    },
  )

  // The last one, because later tests would mix the modules that it loads again with those of this file.
  it.runIf(postgres.reachable)('prints nothing of the engine', async () => {
    const { args, end } = await made('pg-boss')
    vi.resetModules()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    try {
      const fresh: typeof import('../tools/cli/run.js') = await import('../tools/cli/run.js')
      const { code, stderr } = await fresh.run(['inbox', 'depth', ...args], {
        env: { DATABASE_URL: postgres.url },
        cwd,
      })
      const opened = expect.stringMatching(/^opened the inbox of pg-boss in DATABASE_URL, [^\n@]+\n$/)
      expect([code, stderr, warn.mock.calls]).toEqual([0, opened, []])
    } finally {
      warn.mockRestore()
      await end()
    }
  })
})
