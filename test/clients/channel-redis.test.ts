import { Redis } from 'ioredis'
import { createClient } from 'redis'
import { afterAll, describe, expect, it } from 'vitest'
import { redisChannelStore } from '../../src/clients/channel-redis.js'
import { findServer } from '../dedupe/servers.js'
import { describeChannelStore } from './channel-store-contract.js'

const server = await findServer('REDIS_URL', 'redis://127.0.0.1:6379')
const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const keyPrefix = `test:${crypto.randomUUID()}:`

describe.runIf(server.reachable)('with ioredis', () => {
  const clients = server.reachable ? [new Redis(server.url), new Redis(server.url)] : []
  afterAll(async () => {
    const [client] = clients
    const keys = (await client?.keys(`${keyPrefix}*`)) ?? []
    if (keys.length > 0) await client?.del(keys)
    for (const one of clients) one.disconnect()
  })
  describeChannelStore('redisChannelStore', async () => {
    const [store, other] = clients.map((client) => redisChannelStore({ client, keyPrefix }))
    if (store === undefined || other === undefined) throw new Error('two clients are needed')
    return { store, other, pass }
  })
})

describe.runIf(server.reachable)('with redis', () => {
  const client = createClient({ url: server.url })
  afterAll(() => client.destroy())
  describeChannelStore('redisChannelStore', async () => {
    if (!client.isOpen) await client.connect()
    const store = redisChannelStore({ client, keyPrefix })
    return { store, other: store, pass }
  })
})

describe('redisChannelStore', () => {
  it('refuses something that is no client', () => {
    expect(() => redisChannelStore({ client: {} as never })).toThrow(/^redisChannelStore: client /)
    expect(() => redisChannelStore(undefined as never)).toThrow(TypeError)
  })
})
