import { checkedLater, checkOptions, optional, requireString } from '../../core/base/options.js'
import { hashKey } from '../../stores/database/hash-key.js'
import { type RedisClient, toSend } from '../../stores/database/redis-client.js'
import type { RateLimiter } from './rate-limiter.js'

/** Options of {@link redisRateLimiter}. */
export interface RedisRateLimiterOptions {
  /** A connected client of `ioredis` or `redis`. */
  readonly client: RedisClient
  /** The prefix of the keys in Redis. @default 'webhook:rate:' */
  readonly keyPrefix?: string
}

// The value of a key is the time at which all reserved turns are over and the burst is full again (GCRA).
const common = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local free = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now)
local interval, burst, milliseconds = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local function store(value)
  redis.call('SET', KEYS[1], string.format('%.3f', value), 'PX', math.ceil(value - now) + 1000)
end`

const reserveScript = `${common}
local wait = math.max(0, free - (burst - 1) * interval - now)
if wait > milliseconds then return -1 end
store(free + interval)
return math.ceil(wait)`

const pauseScript = `${common}
store(math.max(free, now + milliseconds + (burst - 1) * interval))
return 0`

/**
 * A rate limiter in Redis or Valkey, shared by all processes that use it.
 *
 * Each call is one script and therefore atomic; the server's clock decides. If the server loses its data, the next burst is
 * full again.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const messages = chatMessages({ url: process.env.CHAT_HOOK ?? '', limiter: redisRateLimiter({ client: new Redis() }) })
 */
export function redisRateLimiter(options: RedisRateLimiterOptions): RateLimiter {
  checkOptions(options, 'redisRateLimiter', { client: checkedLater, keyPrefix: optional(requireString) })
  const { client, keyPrefix = 'webhook:rate:' } = options
  const send = toSend(client, 'redisRateLimiter')
  const evaluate = async (script: string, key: string, ...numbers: readonly number[]): Promise<number> =>
    Number(await send(['EVAL', script, '1', keyPrefix + (await hashKey(key)), ...numbers.map(String)]))

  return {
    async reserve(key, { intervalMs, burst, maxWaitMs }) {
      const wait = await evaluate(reserveScript, key, intervalMs, burst, maxWaitMs)
      return wait < 0 ? undefined : wait
    },
    async pause(key, { intervalMs, burst, milliseconds }) {
      await evaluate(pauseScript, key, intervalMs, burst, milliseconds)
    },
  }
}
