import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, it } from 'vitest'
import type { Receipt } from '../../src/index.js'
import { bullmqInbox } from '../../src/stores/inbox/bullmq/index.js'
import { encryptedInbox, keyring } from '../../src/stores/inbox/encryption/index.js'
import { jetstreamInbox } from '../../src/stores/inbox/jetstream/index.js'
import type { SubjectOperations } from '../../src/stores/inbox/operating/subjects.js'
import { pgBossInbox } from '../../src/stores/inbox/pg-boss/index.js'
import { toLogRecord } from '../../src/telemetry/observability/index.js'
import { createTelemetry } from '../../src/telemetry/opentelemetry/opentelemetry.js'
import { toCaptureSource } from '../../src/tools/inspector/api/stored-source.js'
import type { NewCapture } from '../../src/tools/inspector/captures/capture.js'
import { type Captures, openCaptures, openSealedCaptures } from '../../src/tools/inspector/captures/captures.js'
import { findServer } from '../stores/dedupe/servers.js'
import type { OperatedInbox } from '../stores/inbox/contract.js'
import { findMarks, markedReceiver, markedRequest, markOf, places, sendMarked } from '../stores/inbox/planted.js'
import { openApi } from '../tools/inspector/api/fixture.js'

const keys = keyring({ current: 'k1', keys: { k1: randomBytes(32) }, indexKey: randomBytes(32) })
const persons = Array.from({ length: 500 }, (_, person) => person)
// Enough to show that the search finds what is there.
const few = persons.slice(0, 40)
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
  const left = redis.reachable ? await client.keys(`${name}*`) : []
  if (left.length > 0) await client.del(left)
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
  /** The bytes of its files after a full vacuum: a plain one frees places, and may leave what was in them. */
  readonly vacuum?: () => Promise<Buffer>
}

const engines: Readonly<Record<string, Engine>> = {
  PostgreSQL: {
    reachable: postgres.reachable,
    open: () => pgBossInbox({ PgBoss, client: pool, schema: name, attempts: 1, settleMs: 0 }),
    async read() {
      const { rows } = await pool.query(`SELECT j::text AS row FROM ${name}.job j`)
      return JSON.stringify(rows)
    },
    async vacuum() {
      const tables = await pool.query<{ readonly name: string }>(
        `SELECT oid::regclass::text AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'r'`,
        [name],
      )
      for (const table of tables.rows) await pool.query(`VACUUM FULL ${table.name}`)
      await pool.query('CHECKPOINT')
      const { rows } = await pool.query<{ readonly bytes: Buffer | null }>(
        `SELECT pg_read_binary_file(pg_relation_filepath(c.oid)) AS bytes
         FROM pg_class c LEFT JOIN pg_class own ON own.reltoastrelid = c.oid
         WHERE coalesce(own.relnamespace, c.relnamespace) = $1::regnamespace AND c.relkind IN ('r', 'i', 't')`,
        [name],
      )
      return Buffer.concat(rows.flatMap(({ bytes }) => bytes ?? []))
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

/** What is logged and measured, as text. */
function observe() {
  const spans = new InMemorySpanExporter()
  const tracerProvider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] })
  const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
  const reader = new PeriodicExportingMetricReader({ exporter: metrics, exportIntervalMillis: 3_600_000 })
  const meterProvider = new MeterProvider({ readers: [reader] })
  const lines: object[] = []
  return {
    telemetry: createTelemetry({ tracerProvider, meterProvider }),
    log: (receipt: Receipt) => void lines.push(toLogRecord(receipt), { error: String(receipt.error?.message) }),
    async read() {
      await meterProvider.forceFlush()
      const finished = spans.getFinishedSpans()
      const shown = finished.map(({ name: title, attributes, events, links, status }) => ({
        title,
        attributes,
        events,
        links,
        status,
      }))
      expect([lines.length > few.length, finished.length > few.length]).toEqual([true, true])
      return { lines: JSON.stringify([lines, shown]), metrics: JSON.stringify(metrics.getMetrics()) }
    },
  }
}

const placesIn = (text: string | Buffer) => {
  const found = [...findMarks(Buffer.from(text)).values()].flatMap((each) => [...each])
  return [...new Set(found)].sort()
}

describe.each(Object.entries(engines))('planted marks in %s', (_, { reachable, open, read, vacuum }) => {
  const left = async (erased: readonly number[]) => {
    const found = findMarks(Buffer.from(await read()))
    return erased.filter((person) => found.has(person))
  }

  it.runIf(reachable).each([true, false])('are only where they may be, with encryption: %s', async (isEncrypted) => {
    const planted = isEncrypted ? persons : few
    const half = planted.length / 2
    const erased = [3, half + 3]
    const engine = await open()
    const inbox: typeof engine = isEncrypted ? encryptedInbox(engine, { keys }) : engine
    const { telemetry, log, read: observed } = observe()
    const receiver = telemetry.receiver(markedReceiver(telemetry.inbox(inbox), log))
    const send = (some: readonly number[]) => Promise.all(some.map((person) => sendMarked(receiver, person)))
    expect(new Set(await send(planted.slice(0, half)))).toEqual(new Set(['stored']))
    while ((await inbox.depth()).waiting > 0) await inbox.handleDue(receiver)
    expect(new Set(await send(planted.slice(half)))).toEqual(new Set(['stored']))
    for (const person of persons.slice(0, 8)) {
      const { outcome } = await receiver.receive(markedRequest(person, markOf(person, 'reason')))
      expect(outcome).toBe('refused')
    }
    const marks = findMarks(Buffer.from(await read()))
    for (const person of planted) {
      const expected = places.filter((place) => !credentials.includes(place) && (place !== 'reason' || person < half))
      expect([person, places.filter((place) => marks.get(person)?.has(place))]).toEqual([
        person,
        isEncrypted ? [] : expected,
      ])
    }
    // The event and the id of the vendor are what a log is for.
    const { lines, metrics } = await observed()
    expect([placesIn(lines), placesIn(metrics)]).toEqual([['event', 'id'], []])
    const { erase } = inbox
    if (erase === undefined) return inbox.close()
    expect(await erase('person-3')).toMatchObject({ dead: 1 })
    expect(await erase(`person-${half + 3}`)).toMatchObject({ waiting: 1 })
    await expect.poll(() => left(erased), { interval: 500 }).toEqual([])
    if (vacuum !== undefined) {
      const files = findMarks(await vacuum())
      expect(erased.filter((person) => files.has(person))).toEqual([])
      expect(files.size).toBe(isEncrypted ? 0 : planted.length - 2)
    }
    await inbox.close()
  })
})

describe('planted marks in captures', () => {
  const newCapture = (person: number): NewCapture => {
    const { method, url, headers, body } = markedRequest(person)
    const target = url.slice('https://hooks.example'.length)
    const verdict = { status: 'verified', event: markOf(person, 'event'), deliveryId: markOf(person, 'id') } as const
    const common = { receivedAt: new Date().toISOString(), httpVersion: '1.1', origin: 'received' } as const
    return { ...common, method, target, rawHeaders: headers, body: Buffer.from(body).toString('base64'), verdict }
  }
  const fill = (captures: Captures) => {
    for (const person of persons) {
      const { id, receivedAt: at } = captures.append(newCapture(person))
      const body = Buffer.from(`no account: ${markOf(person, 'reason')}`).toString('base64')
      captures.attempt({ capture: id, at, to: 'http://localhost/', durationMs: 1, status: 500, body })
    }
  }
  const filesOf = (dir: string) => Buffer.concat(readdirSync(dir).map((file) => readFileSync(join(dir, file))))

  it('are in no file with encryption, and on the page only where they may be', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'planted-'))
    const captures = await openSealedCaptures({ dir }, keys)
    fill(captures)
    expect(findMarks(filesOf(dir)).size).toBe(0)
    const mask = ['payload.customer', 'payload.name', 'headers.x-note', 'query.note']
    const secrets = () => [0, 1, 2, 3].map((person) => markOf(person, 'token'))
    const { call } = await openApi({ mask, secrets }, toCaptureSource(captures))
    const texts = [
      'captures',
      ...[1, 2, 3, 4].flatMap((id) => [`captures/${id}`, `captures/${id}/parsed`, `captures/${id}/as/http`]),
    ]
    const answers = await Promise.all(texts.map(async (path) => (await call('GET', path)).text()))
    // What the application answered is not the sender's.
    expect(placesIn(answers.join('\n'))).toEqual(['event', 'id', 'reason'])
  })

  it('are gone from the files once their person is erased', () => {
    const dir = mkdtempSync(join(tmpdir(), 'planted-'))
    const captures = openCaptures({ dir, maxSegmentBytes: 100_000 })
    fill(captures)
    expect(findMarks(filesOf(dir)).size).toBe(persons.length)
    captures.remove(captures.list({ search: markOf(17, 'body') }).map(({ id }) => id))
    expect([findMarks(filesOf(dir)).has(17), findMarks(filesOf(dir)).size]).toEqual([false, persons.length - 1])
  })
})
