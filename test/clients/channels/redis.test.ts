import { Redis } from 'ioredis'
import { createClient, RESP_TYPES } from 'redis'
import { afterAll, describe, expect, it } from 'vitest'
import { redisChannelStore } from '../../../src/clients/channels/redis.js'
import { hashKey } from '../../../src/stores/database/hash-key.js'
import { findServer } from '../../stores/dedupe/servers.js'
import { describeChannelStore } from './channel-store-contract.js'

const server = await findServer('REDIS_URL', 'redis://127.0.0.1:6379')
const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const keyPrefix = `test:${crypto.randomUUID()}:`
const keyOf = async (id: string) => `${keyPrefix}id:${await hashKey(id)}`

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
    const overwrite = async (id: string, text: string) => {
      await clients[0]?.set(await keyOf(id), text)
    }
    return { store, other, pass, overwrite }
  })

  it('keeps the key of a record that is put again while it is removed', async () => {
    const watch = crypto.randomUUID()
    const [client] = clients
    const store = redisChannelStore({ client: client as Redis, keyPrefix })
    const record = { id: crypto.randomUUID(), watch, token: 't', state: 'active', createdAt: 1 } as const
    await store.put(record, {})
    await client?.del(await keyOf(record.id))
    const slow = redisChannelStore({
      client: {
        async call(command, ...args) {
          if (command === 'SREM') await store.put(record, {})
          return client?.call(command, ...args)
        },
      },
      keyPrefix,
    })
    expect(await slow.list(watch)).toEqual([record])
    expect(await store.list(watch)).toEqual([record])
  })
})

describe.runIf(server.reachable)('with ioredis and a custom prefix', () => {
  const client = new Redis(server.url, { keyPrefix, lazyConnect: true })
  afterAll(() => client.disconnect())
  describeChannelStore('redisChannelStore', async () => {
    const store = redisChannelStore({ client })
    return { store, other: store, pass }
  })
})

describe.runIf(server.reachable)('with redis, responses as bytes, and RESP3', () => {
  const commandOptions = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } }
  const client = createClient({ url: server.url, RESP: 3, commandOptions })
  afterAll(() => client.destroy())
  describeChannelStore('redisChannelStore', async () => {
    if (!client.isOpen) await client.connect()
    const store = redisChannelStore({ client, keyPrefix })
    return { store, other: store, pass }
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
  it('rejects an object that is not a client', () => {
    expect(() => redisChannelStore({ client: {} as never })).toThrow(/^redisChannelStore: client /)
    expect(() => redisChannelStore(undefined as never)).toThrow(TypeError)
  })
})
