import { checkedLater, checkOptions, optional, requireString } from '../../core/base/options.js'
import { hashKey } from '../../stores/database/hash-key.js'
import { type RedisClient, toSend } from '../../stores/database/redis-client.js'
import { redisDedupeStore } from '../../stores/dedupe/redis.js'
import { type ChannelRecord, type ChannelStore, leasesOf, readRecordText, toRecordText } from './store.js'

/** Options of {@link redisChannelStore}. */
export interface RedisChannelStoreOptions {
  /** A connected client of `ioredis` or `redis`. */
  readonly client: RedisClient
  /** The prefix of all keys in Redis. @default 'webhook:channel:' */
  readonly keyPrefix?: string
}

// Equal texts are equal records, because a record is always serialized the same way.
const putScript = `
if ARGV[1] ~= '' and redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], unpack(ARGV, 2))
return 1`

/**
 * A channel store in Redis or Valkey, shared by all processes that use it.
 *
 * It stores the tokens of channels in plain text. The server must not evict keys: a channel without a record cannot be stopped.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function redisChannelStore(options: RedisChannelStoreOptions): ChannelStore {
  checkOptions(options, 'redisChannelStore', { client: checkedLater, keyPrefix: optional(requireString) })
  const { client, keyPrefix = 'webhook:channel:' } = options
  const send = toSend(client, 'redisChannelStore')
  const keyOf = async (id: string) => `${keyPrefix}id:${await hashKey(id)}`
  const watchKey = async (watch: string) => `${keyPrefix}watch:${await hashKey(watch)}`
  const read = async (key: string) => readRecordText(await send(['GET', key]))
  /** Removes the key of an expired record from its watch, unless the record was stored again in the meantime. */
  const forget = async (watchSet: string, key: string) => {
    await send(['SREM', watchSet, key])
    const record = await read(key)
    if (record !== undefined) await send(['SADD', watchSet, key])
    return record
  }

  return {
    async put(record, { ttlMs, expected }) {
      const key = await keyOf(record.id)
      const found = expected === undefined ? '' : toRecordText(expected)
      const expiry = ttlMs === undefined ? [] : ['PX', String(Math.max(1, Math.ceil(ttlMs)))]
      const done = await send(['EVAL', putScript, '1', key, found, JSON.stringify(record), ...expiry])
      if (Number(done) === 0) return false
      // Written after the record, so that a key without a record always means an expired or removed record.
      await send(['SADD', await watchKey(record.watch), key])
      return true
    },
    async find(id) {
      return read(await keyOf(id))
    },
    async list(watch) {
      const watchSet = await watchKey(watch)
      const keys = (await send(['SMEMBERS', watchSet])) as readonly string[]
      const records: ChannelRecord[] = []
      for (const key of keys) {
        const record = (await read(key)) ?? (await forget(watchSet, key))
        if (record !== undefined) records.push(record)
      }
      return records
    },
    async remove(id) {
      const key = await keyOf(id)
      const record = await read(key)
      if (record === undefined) return
      await send(['SREM', await watchKey(record.watch), key])
      await send(['DEL', key])
    },
    ...leasesOf(redisDedupeStore({ client, keyPrefix: `${keyPrefix}lease:` })),
  }
}
