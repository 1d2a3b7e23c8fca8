import { requireKnown, requireObject, requireString } from '../../base/options.js'
import { hashKey } from '../../database/hash-key.js'
import { type RedisClient, toSend } from '../../database/redis-client.js'
import { redisDedupeStore } from '../../dedupe/redis.js'
import type { ChannelRecord, ChannelStore } from './store.js'
import { readRecordText, toRecordText } from './text.js'

/** Options of {@link redisChannelStore}. */
export interface RedisChannelStoreOptions {
  /** A connected client of `ioredis` or `redis`. */
  readonly client: RedisClient
  /** What the keys in Redis begin with. @default 'webhook:channel:' */
  readonly keyPrefix?: string
}

// A record is always written the same, so texts that are equal are records that are.
const putScript = `
if ARGV[1] ~= '' and redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], unpack(ARGV, 2))
return 1`

/**
 * A channel store in Redis or Valkey, shared by all processes that use it.
 *
 * Tokens of channels are in it as they are. A server that evicts keys makes channels that nobody can stop.
 *
 * @throws {TypeError} which option is wrong
 */
export function redisChannelStore(options: RedisChannelStoreOptions): ChannelStore {
  requireObject(options, 'redisChannelStore: options')
  requireKnown(options, { client: 1, keyPrefix: 1 }, 'redisChannelStore')
  const { client, keyPrefix = 'webhook:channel:' } = options
  requireString(keyPrefix, 'redisChannelStore: keyPrefix')
  const send = toSend(client, 'redisChannelStore')
  const leases = redisDedupeStore({ client, keyPrefix: `${keyPrefix}lease:` })
  const keyOf = async (id: string) => `${keyPrefix}id:${await hashKey(id)}`
  const namesOf = async (watch: string) => `${keyPrefix}watch:${await hashKey(watch)}`
  const read = async (key: string) => readRecordText(await send(['GET', key]))
  /** Takes away the name of a record that has ended, unless it is put again just then. */
  const forget = async (names: string, key: string) => {
    await send(['SREM', names, key])
    const record = await read(key)
    if (record !== undefined) await send(['SADD', names, key])
    return record
  }

  return {
    async put(record, { keepMs, instead }) {
      const key = await keyOf(record.id)
      const found = instead === undefined ? '' : toRecordText(instead)
      const expiry = keepMs === undefined ? [] : ['PX', String(Math.max(1, Math.ceil(keepMs)))]
      const done = await send(['EVAL', putScript, '1', key, found, JSON.stringify(record), ...expiry])
      if (Number(done) === 0) return false
      // In this order: whatever has a name has a record.
      await send(['SADD', await namesOf(record.watch), key])
      return true
    },
    async find(id) {
      return read(await keyOf(id))
    },
    async list(watch) {
      const names = await namesOf(watch)
      const keys = (await send(['SMEMBERS', names])) as readonly string[]
      const records: ChannelRecord[] = []
      for (const key of keys) {
        const record = (await read(key)) ?? (await forget(names, key))
        if (record !== undefined) records.push(record)
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
