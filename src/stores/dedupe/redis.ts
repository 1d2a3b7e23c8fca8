import { checkedLater, checkOptions, optional, requireString } from '../../core/base/options.js'
import type { DedupeStore } from '../../core/ports/dedupe-store.js'
import { hashKey } from '../database/hash-key.js'
import { type IoredisLike, type NodeRedisLike, toSend } from '../database/redis-client.js'
import { deduplicate } from './shared/deduplicate.js'

export type { IoredisLike, NodeRedisLike }

/** Options of {@link redisDedupeStore}. */
export interface RedisDedupeStoreOptions {
  /** A connected client of `ioredis` or `redis`. */
  readonly client: IoredisLike | NodeRedisLike
  /** The prefix of the keys in Redis. @default 'webhook:dedupe:' */
  readonly keyPrefix?: string
}

// The value of a key is a lease, or this when the delivery was handled.
const done = 'done'

// 0: in progress, 1: new, 2: done. A client that lost the reply may send the command again, and finds its own lease.
const reserveScript = `
local value = redis.call('GET', KEYS[1])
if value == ARGV[2] then return 2 end
if value and value ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
return 1`

const completeScript = `
local value = redis.call('GET', KEYS[1])
if value and value ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`

const releaseScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 0`

/**
 * A dedupe store in Redis or Valkey, shared by all processes that use it.
 *
 * Each call is one script and therefore atomic; the server's clock decides. How durable the records are depends on the
 * server's persistence and eviction settings.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function redisDedupeStore(options: RedisDedupeStoreOptions): DedupeStore {
  checkOptions(options, 'redisDedupeStore', { client: checkedLater, keyPrefix: optional(requireString) })
  const { client, keyPrefix = 'webhook:dedupe:' } = options
  const send = toSend(client, 'redisDedupeStore')
  const evaluate = async (script: string, key: string, ...args: string[]): Promise<unknown> =>
    send(['EVAL', script, '1', keyPrefix + (await hashKey(key)), ...args])

  return {
    step: deduplicate,
    async reserve(key, { leaseMs }) {
      const lease = crypto.randomUUID()
      const answer = Number(await evaluate(reserveScript, key, lease, done, toMilliseconds(leaseMs)))
      if (answer === 1) return { state: 'new', lease }
      return { state: answer === 2 ? 'done' : 'in_progress' }
    },
    async complete(key, lease, { ttlMs }) {
      return Number(await evaluate(completeScript, key, lease, done, toMilliseconds(ttlMs))) === 1
    },
    async release(key, lease) {
      await evaluate(releaseScript, key, lease)
    },
  }
}

function toMilliseconds(milliseconds: number): string {
  return String(Math.max(1, Math.ceil(milliseconds)))
}
