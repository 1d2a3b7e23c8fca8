import { Redis } from 'ioredis'
import { createClient } from 'redis'
import { afterAll, describe, expect, it } from 'vitest'
import { redisDedupeStore } from '../../../src/stores/dedupe/redis.js'
import { describeDedupeStore } from './contract.js'
import { findServer } from './servers.js'

const server = await findServer('REDIS_URL', 'redis://127.0.0.1:6379')
const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const keyPrefix = `test:${crypto.randomUUID()}:`

describe.runIf(server.reachable)('with ioredis', () => {
  const clients = server.reachable ? [new Redis(server.url), new Redis(server.url)] : []
  afterAll(() => {
    for (const client of clients) client.disconnect()
  })
  describeDedupeStore('redisDedupeStore', async () => {
    const [store, other] = clients.map((client) => redisDedupeStore({ client, keyPrefix }))
    if (store === undefined || other === undefined) throw new Error('two clients are needed')
    return { store, other, pass }
  })

  it('finds its own reservation if the client sends the command twice', async () => {
    const [client] = clients
    if (client === undefined) throw new Error('a client is needed')
    const twice = {
      async call(command: string, ...args: string[]) {
        await client.call(command, ...args)
        return client.call(command, ...args)
      },
    }
    const reservation = await redisDedupeStore({ client: twice, keyPrefix }).reserve('twice', { leaseMs: 1000 })
    expect(reservation.state).toBe('new')
  })

  it('sets an expiry on every key', async () => {
    const [client] = clients
    const keys = (await client?.keys(`${keyPrefix}*`)) ?? []
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) expect(await client?.pttl(key)).toBeGreaterThan(0)
  })
})

describe.runIf(server.reachable)('with redis', () => {
  const clients = [createClient({ url: server.url }), createClient({ url: server.url })]
  afterAll(() => {
    for (const client of clients) client.destroy()
  })
  describeDedupeStore('redisDedupeStore', async () => {
    for (const client of clients) if (!client.isOpen) await client.connect()
    const [store, other] = clients.map((client) => redisDedupeStore({ client, keyPrefix }))
    if (store === undefined || other === undefined) throw new Error('two clients are needed')
    return { store, other, pass }
  })
})

describe('redisDedupeStore', () => {
  it('rejects an invalid client', () => {
    expect(() => redisDedupeStore({ client: {} as never })).toThrow(TypeError)
    expect(() => redisDedupeStore({ client: undefined as never })).toThrow(TypeError)
  })
})
