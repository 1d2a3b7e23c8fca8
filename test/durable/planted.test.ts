import { randomBytes } from 'node:crypto'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, it } from 'vitest'
import { bullmqInbox } from '../../src/stores/inbox/bullmq/index.js'
import { encryptedInbox, keyring } from '../../src/stores/inbox/encryption/index.js'
import { jetstreamInbox } from '../../src/stores/inbox/jetstream/index.js'
import { pgBossInbox } from '../../src/stores/inbox/pg-boss/index.js'
import type { SubjectOperations } from '../../src/stores/inbox/subjects.js'
import { findServer } from '../stores/dedupe/servers.js'
import type { OperatedInbox } from '../stores/inbox/contract.js'
import { foundMarks, markedReceiver, places, sendMarked } from '../stores/inbox/planted.js'

const keys = keyring({ current: 'k1', keys: { k1: randomBytes(32) }, indexKey: randomBytes(32) })
const persons = Array.from({ length: 24 }, (_, person) => person)
const half = persons.length / 2
const credentials = ['authorization', 'cookie', 'token']
const name = `planted_${crypto.randomUUID().replaceAll('-', '')}`

const postgres = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')
const redis = await findServer('REDIS_URL', 'redis://127.0.0.1:6379')
const nats = await findServer('NATS_URL', 'nats://127.0.0.1:4222')
const connected = nats.reachable ? await connect({ servers: new URL(nats.url).host }) : undefined
const connection = () => connected ?? expect.fail()
const pool = new pg.Pool({ connectionString: postgres.url })
const client = new Redis(redis.url, { lazyConnect: true })

afterAll(async () => {
  if (postgres.reachable) await pool.query(`DROP SCHEMA IF EXISTS ${name} CASCADE`)
  if (redis.reachable) await client.del(await client.keys(`${name}*`))
  await pool.end()
  client.disconnect()
  if (connected === undefined) return
  const { streams } = await jetstreamManager(connected)
  for await (const stream of streams.names()) if (stream.includes(name)) await streams.delete(stream)
  await connected.close()
})

interface Engine {
  readonly reachable: boolean
  open(): Promise<OperatedInbox & Partial<SubjectOperations>>
  /** All that the engine holds, as text. */
  read(): Promise<string>
}

const engines: Readonly<Record<string, Engine>> = {
  PostgreSQL: {
    reachable: postgres.reachable,
    open: () => pgBossInbox({ PgBoss, client: pool, schema: name, attempts: 1, settleMs: 0 }),
    async read() {
      const { rows } = await pool.query(`SELECT j::text AS row FROM ${name}.job j`)
      return JSON.stringify(rows)
    },
  },
  Redis: {
    reachable: redis.reachable,
    open: async () => bullmqInbox({ bullmq: { Queue, Worker }, client, keyPrefix: name, attempts: 1 }),
    async read() {
      const found = await client.keys(`${name}*`)
      const values = await Promise.all(found.map((key) => client.type(key).then((type) => readKey(key, type))))
      return JSON.stringify([found, values])
    },
  },
  NATS: {
    reachable: nats.reachable,
    open: async () =>
      jetstreamInbox({ client: connection(), jetstream: jetstream(connection()), queue: name, attempts: 1 }),
    async read() {
      const { streams } = await jetstreamManager(connection())
      const messages: unknown[] = []
      for await (const { config, state } of streams.list()) {
        if (!config.name.includes(name)) continue
        for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
          const message = await streams.getMessage(config.name, { seq }).catch(() => null)
          messages.push([message?.subject, message?.string(), [...(message?.header ?? [])]])
        }
      }
      return JSON.stringify(messages)
    },
  },
}

function readKey(key: string, type: string): Promise<unknown> {
  if (type === 'hash') return client.hgetall(key)
  if (type === 'zset') return client.zrange(key, 0, -1)
  if (type === 'list') return client.lrange(key, 0, -1)
  if (type === 'stream') return client.xrange(key, '-', '+')
  return type === 'set' ? client.smembers(key) : client.get(key)
}

describe.each(Object.entries(engines))('planted marks in %s', (_, { reachable, open, read }) => {
  const found = async (person: number) => foundMarks(Buffer.from(await read()), person)

  it.runIf(reachable).each([true, false])('are only where they may be, with encryption: %s', async (isEncrypted) => {
    const engine = await open()
    const inbox: typeof engine = isEncrypted ? encryptedInbox(engine, { keys }) : engine
    const receiver = markedReceiver(inbox)
    for (const person of persons) {
      expect(await sendMarked(receiver, person)).toBe('stored')
      if (person === half - 1) await inbox.handleDue(receiver)
    }
    const bytes = Buffer.from(await read())
    for (const person of persons) {
      const expected = places.filter((place) => !credentials.includes(place) && (place !== 'reason' || person < half))
      expect([person, foundMarks(bytes, person)]).toEqual([person, isEncrypted ? [] : expected])
    }
    const { erase } = inbox
    if (erase === undefined) return inbox.close()
    expect(await erase('person-3')).toMatchObject({ dead: 1 })
    expect(await erase('person-17')).toMatchObject({ waiting: 1 })
    for (const person of [3, 17]) {
      await expect.poll(() => found(person)).toEqual([])
    }
    for (const person of persons) await erase(`person-${person}`)
    await inbox.handleDue(receiver)
    expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 })
    await inbox.close()
  })
})
