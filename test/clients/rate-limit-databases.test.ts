import { Redis } from 'ioredis'
import pg from 'pg'
import { createClient } from 'redis'
import { afterAll, describe, expect, it } from 'vitest'
import { postgresRateLimiter, type RateLimiter, redisRateLimiter } from '../../src/clients/rate-limits/index.js'
import { embeddedPostgres } from '../stores/dedupe/embedded-postgres.js'
import { findServer } from '../stores/dedupe/servers.js'

// So long that the time between two calls of a test does not matter.
const rate = { intervalMs: 100_000, burst: 3 }
const maxWaitMs = 10_000_000

/** Runs the cases that both limiters must pass. */
function describeLimiter(name: string, open: () => Promise<readonly [RateLimiter, RateLimiter]>): void {
  describe(name, () => {
    it('gives a burst to all processes together, and then one turn per interval', async () => {
      const limiters = await open()
      const key = crypto.randomUUID()
      const reserved = Array.from({ length: 8 }, (_, index) =>
        limiters[index % 2 === 0 ? 0 : 1].reserve(key, { ...rate, maxWaitMs }),
      )
      const waits = (await Promise.all(reserved)).map((wait = -1) => wait).sort((a, b) => a - b)
      expect(waits.map((wait) => Math.ceil(wait / rate.intervalMs))).toEqual([0, 0, 0, 1, 2, 3, 4, 5])
    })

    it('reserves nothing if the wait would be too long', async () => {
      const [limiter, other] = await open()
      const key = crypto.randomUUID()
      for (let turn = 0; turn < 3; turn++) expect(await limiter.reserve(key, { ...rate, maxWaitMs: 0 })).toBe(0)
      for (let turn = 0; turn < 5; turn++)
        expect(await other.reserve(key, { ...rate, maxWaitMs: 90_000 })).toBeUndefined()
      const wait = (await limiter.reserve(key, { ...rate, maxWaitMs })) ?? 0
      expect(wait).toBeGreaterThan(90_000)
      expect(wait).toBeLessThanOrEqual(100_000)
    })

    it('delays all turns after a pause, and keeps a longer delay', async () => {
      const [limiter, other] = await open()
      const key = crypto.randomUUID()
      await limiter.pause(key, { ...rate, milliseconds: 500_000 })
      await other.pause(key, { ...rate, milliseconds: 1_000 })
      const waits = [
        await other.reserve(key, { ...rate, maxWaitMs }),
        await limiter.reserve(key, { ...rate, maxWaitMs }),
      ]
      expect(waits.map((wait = 0) => Math.ceil(wait / 100_000))).toEqual([5, 6])
    })

    it('limits each key on its own, whatever its text', async () => {
      const [limiter] = await open()
      for (const key of [crypto.randomUUID(), '\ud800', `\u0000${'x'.repeat(5_000)}`]) {
        const single = { intervalMs: 1, burst: 1, maxWaitMs }
        expect(await limiter.reserve(key + crypto.randomUUID(), single)).toBe(0)
      }
    })
  })
}

const redis = await findServer('REDIS_URL', 'redis://127.0.0.1:6379')
const keyPrefix = `test:${crypto.randomUUID()}:`

describe.runIf(redis.reachable)('with Redis', () => {
  const clients = redis.reachable ? ([new Redis(redis.url), createClient({ url: redis.url })] as const) : undefined
  afterAll(async () => {
    const keys = (await clients?.[0].keys(`${keyPrefix}*`)) ?? []
    if (keys.length > 0) await clients?.[0].del(keys)
    clients?.[0].disconnect()
    clients?.[1].destroy()
  })
  describeLimiter('redisRateLimiter', async () => {
    if (clients === undefined) throw new Error('no server')
    if (!clients[1].isOpen) await clients[1].connect()
    return [redisRateLimiter({ client: clients[0], keyPrefix }), redisRateLimiter({ client: clients[1], keyPrefix })]
  })

  it('lets keys expire when their burst is full again', async () => {
    const prefix = `${keyPrefix}expiry:`
    const limiter = redisRateLimiter({ client: clients?.[0] as Redis, keyPrefix: prefix })
    await limiter.reserve('a', { intervalMs: 5_000, burst: 1, maxWaitMs })
    const [key = ''] = (await clients?.[0].keys(`${prefix}*`)) ?? []
    const leftMs = (await clients?.[0].pttl(key)) ?? 0
    expect(leftMs).toBeGreaterThan(4_000)
    expect(leftMs).toBeLessThanOrEqual(6_001)
  })
})

const postgres = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')

describe.runIf(postgres.reachable)('with PostgreSQL', () => {
  const table = `rates_${crypto.randomUUID().replaceAll('-', '')}`
  const pools = [
    new pg.Pool({ connectionString: postgres.url }),
    new pg.Pool({ connectionString: postgres.url }),
  ] as const
  afterAll(async () => {
    await pools[0].query(`DROP TABLE IF EXISTS ${table}`)
    await Promise.all(pools.map((pool) => pool.end()))
  })
  describeLimiter('postgresRateLimiter', async () => {
    const limiters = [
      postgresRateLimiter({ client: pools[0], table }),
      postgresRateLimiter({ client: pools[1], table }),
    ] as const
    await Promise.all(limiters.map((limiter) => limiter.migrate()))
    return limiters
  })
})

describe('with PGlite', async () => {
  const client = await embeddedPostgres()
  afterAll(() => client.close())
  describeLimiter('postgresRateLimiter', async () => {
    const limiter = postgresRateLimiter({ client })
    await limiter.migrate()
    return [limiter, postgresRateLimiter({ client })]
  })

  it('deletes the rows of limits that are not in use', async () => {
    const limiter = postgresRateLimiter({ client, table: 'public.unused' })
    await limiter.migrate()
    await limiter.reserve('busy', { ...rate, maxWaitMs })
    await limiter.reserve('idle', { intervalMs: 1, burst: 1, maxWaitMs })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await limiter.deleteExpired()).toBe(1)
    expect(await limiter.reserve('busy', { ...rate, burst: 1, maxWaitMs })).toBeGreaterThan(90_000)
  })
})
