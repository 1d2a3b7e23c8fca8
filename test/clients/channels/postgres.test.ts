import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { postgresChannelStore } from '../../../src/clients/channels/postgres.js'
import { hashKey } from '../../../src/stores/database/hash-key.js'
import { embeddedPostgres } from '../../stores/dedupe/embedded-postgres.js'
import { findServer } from '../../stores/dedupe/servers.js'
import { describeChannelStore } from './channel-store-contract.js'

const server = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')
const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const table = `channels_${crypto.randomUUID().replaceAll('-', '')}`
const leaseTable = `${table}_l`

describe.runIf(server.reachable)('with pg', () => {
  const pools = [new pg.Pool({ connectionString: server.url }), new pg.Pool({ connectionString: server.url })]
  afterAll(async () => {
    await pools[0]?.query(`DROP TABLE IF EXISTS ${table}, ${leaseTable}`)
    await Promise.all(pools.map((pool) => pool.end()))
  })
  describeChannelStore('postgresChannelStore', async () => {
    const [store, other] = pools.map((client) => postgresChannelStore({ client, table, leaseTable }))
    if (store === undefined || other === undefined) throw new Error('two pools are needed')
    await Promise.all([store.migrate(), other.migrate()])
    const overwrite = async (id: string, text: string) => {
      await pools[0]?.query(`UPDATE ${table} SET record = $2 WHERE key = $1`, [await hashKey(id), text])
    }
    return { store, other, pass, overwrite }
  })
})

describe('with PGlite', async () => {
  const client = await embeddedPostgres()
  afterAll(() => client.close())
  describeChannelStore('postgresChannelStore', async () => {
    const store = postgresChannelStore({ client })
    await store.migrate()
    return { store, other: postgresChannelStore({ client }), pass }
  })

  it('deletes expired rows', async () => {
    const store = postgresChannelStore({ client, table: 'public.ended', leaseTable: 'public.ended_leases' })
    await store.migrate()
    const record = { watch: 'w', token: 't', state: 'pending', createdAt: 0 } as const
    await store.put({ ...record, id: 'a' }, { ttlMs: 1 })
    await store.put({ ...record, id: 'b' }, { ttlMs: 60_000 })
    await store.put({ ...record, id: 'c' }, {})
    await store.acquire('w', { leaseMs: 1 })
    await pass(20)
    expect(await store.deleteExpired()).toBe(2)
    expect(await store.list('w')).toHaveLength(2)
  })
})

describe('postgresChannelStore', () => {
  const client = { query: async () => ({ rows: [] }) }
  it.each([
    ['table', { table: 'a b' }],
    ['leaseTable', { leaseTable: 'x; DROP TABLE y' }],
    ['leaseTable', { table: 'same', leaseTable: 'same' }],
    ['client', { client: {} as never }],
  ] as const)('rejects a wrong %s', (name, options) => {
    expect(() => postgresChannelStore({ client, ...options })).toThrow(new RegExp(`^postgresChannelStore: ${name} `))
  })
})
