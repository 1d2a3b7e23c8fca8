import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { DedupeStore, Reservation } from '../../../src/core/ports/dedupe-store.js'
import { postgresDedupeStore } from '../../../src/stores/dedupe/postgres.js'
import { redisDedupeStore } from '../../../src/stores/dedupe/redis.js'
import { findServer } from './servers.js'

const name = `processes_${crypto.randomUUID().replaceAll('-', '')}`
const redis = await findServer('REDIS_URL', 'redis://127.0.0.1:6379')
const postgres = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

// Starts another process, with the built package and a store of the same data.
async function start(kind: string, url: string): Promise<ChildProcess> {
  const started = fork(new URL('./process.mjs', import.meta.url), [kind, url, name], { execArgv: [] })
  child = started
  expect(await nextMessage(started)).toBe('ready')
  return started
}

async function nextMessage(process: ChildProcess): Promise<unknown> {
  const died = once(process, 'exit').then(([code]) => Promise.reject(new Error(`the process ended with ${code}`)))
  // The process may also end after the message, when this promise is no longer awaited.
  died.catch(() => {})
  const [message] = (await Promise.race([once(process, 'message'), died])) as unknown[]
  return message
}

async function reserveThere(process: ChildProcess, keys: readonly string[], leaseMs: number): Promise<Reservation[]> {
  const answered = nextMessage(process)
  process.send({ keys, leaseMs })
  // The messages of process.mjs have this type.
  return (await answered) as Reservation[]
}

function describeProcesses(kind: string, url: string, store: DedupeStore): void {
  it('gives each of 200 deliveries to exactly one of two concurrent processes', async () => {
    const keys = Array.from({ length: 200 }, () => crypto.randomUUID())
    const other = await start(kind, url)
    const [there, here] = await Promise.all([
      reserveThere(other, keys, 60_000),
      Promise.all(keys.map(async (key) => store.reserve(key, { leaseMs: 60_000 }))),
    ])
    for (const index of keys.keys()) {
      expect([there[index]?.state, here[index]?.state].sort()).toEqual(['in_progress', 'new'])
    }
  })

  it('gives the deliveries of a killed process to another one when their lease ends, not before', async () => {
    const key = crypto.randomUUID()
    const leaseMs = 1500
    const other = await start(kind, url)
    const askedAt = performance.now()
    const [held] = await reserveThere(other, [key], leaseMs)
    expect(held?.state).toBe('new')
    other.kill('SIGKILL')
    expect(await once(other, 'exit')).toEqual([null, 'SIGKILL'])

    let { state } = await store.reserve(key, { leaseMs })
    expect(state).toBe('in_progress')
    while (state === 'in_progress' && performance.now() - askedAt < 10_000) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      state = (await store.reserve(key, { leaseMs })).state
    }
    expect(state).toBe('new')
    expect(performance.now() - askedAt).toBeGreaterThanOrEqual(leaseMs)
  })
}

describe.runIf(redis.reachable)('redisDedupeStore', () => {
  const client = new Redis(redis.url, { lazyConnect: true })
  afterAll(() => client.disconnect())
  describeProcesses('redis', redis.url, redisDedupeStore({ client, keyPrefix: name }))
})

describe.runIf(postgres.reachable)('postgresDedupeStore', async () => {
  const client = new pg.Pool({ connectionString: postgres.url })
  const store = postgresDedupeStore({ client, table: name })
  if (postgres.reachable) await store.migrate()
  afterAll(async () => {
    if (postgres.reachable) await client.query(`DROP TABLE IF EXISTS ${name}`)
    await client.end()
  })
  describeProcesses('postgres', postgres.url, store)
})
