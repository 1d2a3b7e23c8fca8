import { hashKey } from '../dedupe/hash-key.js'
import { redisDedupeStore } from '../dedupe/redis.js'
import { type RedisClient, toSend } from '../dedupe/redis-client.js'
import { requireObject, requireString } from '../options.js'
import type { ChannelRecord, ChannelStore } from './channel-store.js'

/** Options of {@link redisChannelStore}. */
export interface RedisChannelStoreOptions {
  /** A connected client of `ioredis` or `redis`. */
  readonly client: RedisClient
  /** What the keys in Redis begin with. @default 'webhook:channel:' */
  readonly keyPrefix?: string
}

/**
 * A channel store in Redis or Valkey, shared by all processes that use it.
 *
 * Tokens of channels are in it as they are. A server that evicts keys makes channels that nobody can stop.
 *
 * @throws {TypeError} which option is wrong
 */
export function redisChannelStore(options: RedisChannelStoreOptions): ChannelStore {
  requireObject(options, 'redisChannelStore: options')
  const { client, keyPrefix = 'webhook:channel:' } = options
  requireString(keyPrefix, 'redisChannelStore: keyPrefix')
  const send = toSend(client, 'redisChannelStore')
  const leases = redisDedupeStore({ client, keyPrefix: `${keyPrefix}lease:` })
  const keyOf = async (id: string) => `${keyPrefix}id:${await hashKey(id)}`
  const namesOf = async (watch: string) => `${keyPrefix}watch:${await hashKey(watch)}`
  const read = async (key: string): Promise<ChannelRecord | undefined> => {
    const text = await send(['GET', key])
    // Only `put` writes there.
    return typeof text === 'string' ? (JSON.parse(text) as ChannelRecord) : undefined
  }

  return {
    async put(record, { keepMs }) {
      const key = await keyOf(record.id)
      const expiry = keepMs === undefined ? [] : ['PX', String(Math.max(1, Math.ceil(keepMs)))]
      await send(['SET', key, JSON.stringify(record), ...expiry])
      // In this order: whatever has a name has a record.
      await send(['SADD', await namesOf(record.watch), key])
    },
    async find(id) {
      return read(await keyOf(id))
    },
    async list(watch) {
      const names = await namesOf(watch)
      const keys = (await send(['SMEMBERS', names])) as readonly string[]
      const records: ChannelRecord[] = []
      for (const key of keys) {
        const record = await read(key)
        if (record === undefined) await send(['SREM', names, key])
        else records.push(record)
      }
      return records
    },
    async remove(id) {
      const key = await keyOf(id)
      const record = await read(key)
      if (record === undefined) return
      await send(['SREM', await namesOf(record.watch), key])
      await send(['DEL', key])
    },
    async acquire(name, lease) {
      const reservation = await leases.reserve(name, lease)
      return reservation.state === 'new' ? reservation.lease : undefined
    },
    release: (name, lease) => leases.release(name, lease),
  }
}
