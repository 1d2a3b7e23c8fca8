import pg from 'pg'
import postgres from 'postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { type PostgresLike, postgresDedupeStore } from '../../../src/stores/dedupe/postgres.js'
import { describeDedupeStore } from './contract.js'
import { embeddedPostgres } from './embedded-postgres.js'
import { findServer } from './servers.js'

const server = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')
const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const table = `dedupe_${crypto.randomUUID().replaceAll('-', '')}`

describe.runIf(server.reachable)('with pg', () => {
  const pools = [new pg.Pool({ connectionString: server.url }), new pg.Pool({ connectionString: server.url })]
  afterAll(async () => {
    await pools[0]?.query(`DROP TABLE IF EXISTS ${table}`)
    await Promise.all(pools.map((pool) => pool.end()))
  })
  describeDedupeStore('postgresDedupeStore', async () => {
    const [store, other] = pools.map((client) => postgresDedupeStore({ client, table }))
    if (store === undefined || other === undefined) throw new Error('two pools are needed')
    await Promise.all([store.migrate(), other.migrate()])
    return { store, other, pass }
  })

  it('does not report an expired key as done while another connection reserves it', async () => {
    const [client, pool] = pools
    if (client === undefined || pool === undefined) throw new Error('two pools are needed')
    const store = postgresDedupeStore({ client, table })
    const key = crypto.randomUUID()
    await store.complete(key, 'lease', { ttlMs: 1 })
    await pass(20)
    const connection = await pool.connect()
    await connection.query('BEGIN')
    const first = await postgresDedupeStore({ client: connection, table }).reserve(key, { leaseMs: 60_000 })
    // Has read its snapshot and waits for the row lock.
    const second = store.reserve(key, { leaseMs: 60_000 })
    await pass(50)
    await connection.query('COMMIT')
    connection.release()
    expect([first.state, (await second).state]).toEqual(['new', 'in_progress'])
  })
})

describe.runIf(server.reachable)('with postgres.js', () => {
  const sql = postgres(server.url, { onnotice: () => {} })
  const client: PostgresLike = { query: async (text, values) => ({ rows: await sql.unsafe(text, values as never[]) }) }
  afterAll(async () => {
    await sql.unsafe(`DROP TABLE IF EXISTS ${table}_js`)
    await sql.end()
  })
  describeDedupeStore('postgresDedupeStore', async () => {
    const store = postgresDedupeStore({ client, table: `${table}_js` })
    await store.migrate()
    return { store, other: store, pass }
  })
})

describe('with PGlite', async () => {
  const client = await embeddedPostgres()
  afterAll(() => client.close())
  describeDedupeStore('postgresDedupeStore', async () => {
    const store = postgresDedupeStore({ client })
    await store.migrate()
    return { store, other: postgresDedupeStore({ client }), pass }
  })

  it('deletes expired rows', async () => {
    const store = postgresDedupeStore({ client, table: 'public.ended' })
    await store.migrate()
    await store.reserve('a', { leaseMs: 1 })
    await store.reserve('b', { leaseMs: 60_000 })
    await pass(20)
    expect(await store.deleteExpired()).toBe(1)
    expect((await store.reserve('b', { leaseMs: 1 })).state).toBe('in_progress')
  })
})

describe('postgresDedupeStore', () => {
  it.each(['a b', 'x; DROP TABLE y', '"quoted"', 'a.b.c', ''])('rejects %j as a table', (name) => {
    const client = { query: async () => ({ rows: [] }) }
    expect(() => postgresDedupeStore({ client, table: name })).toThrow(TypeError)
  })

  it('rejects an invalid client', () => {
    expect(() => postgresDedupeStore({ client: {} as never })).toThrow(TypeError)
  })
})
