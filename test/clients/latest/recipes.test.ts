import { Redis } from 'ioredis'
import { afterAll, describe, expect, it } from 'vitest'
import type { Fence } from '../../../src/clients/latest/index.js'
import { embeddedPostgres } from '../../stores/dedupe/embedded-postgres.js'
import { findServer } from '../../stores/dedupe/servers.js'
import { recipe } from './recipes.js'
import { type RecipeStore, refusesOldCopies } from './refuses-old-copies.js'

interface SqlRecipe {
  readonly table: string
  write(sql: unknown, id: string, object: object | undefined, fence?: Fence, etag?: string): Promise<void>
  turn(sql: unknown, id: string): Promise<bigint>
  writeTurn(sql: unknown, id: string, object: object | undefined, fence: Fence): Promise<void>
}

interface RedisRecipe {
  write(redis: unknown, id: string, object: object | undefined, fence?: Fence, etag?: string): Promise<void>
}

describe('the recipe for SQL', async () => {
  const { table, write, turn, writeTurn } = await recipe<SqlRecipe>('sql.ts')
  const sql = await embeddedPostgres()
  await sql.query(table)
  afterAll(() => sql.close())

  const read = async (id: string) => {
    const { rows } = await sql.query<{ body: string | null }>('SELECT body FROM objects WHERE id = $1', [id])
    return rows[0]?.body ?? undefined
  }

  refusesOldCopies({ write: (...args) => write(sql, ...args), read } satisfies RecipeStore)

  it('takes turns, and lets the later turn win, also over a deletion', async () => {
    const [first, second, third] = [await turn(sql, 't'), await turn(sql, 't'), await turn(sql, 't')]
    expect([first, second, third]).toEqual([1n, 2n, 3n])
    await writeTurn(sql, 't', undefined, second)
    await writeTurn(sql, 't', { n: 1 }, first)
    expect(await read('t')).toBeUndefined()
    await writeTurn(sql, 't', { n: 3 }, third)
    expect(await read('t')).toBe('{"n":3}')
  })
})

const server = await findServer('REDIS_URL', 'redis://127.0.0.1:6379')

describe.runIf(server.reachable)('the recipe for Redis', async () => {
  const { write } = await recipe<RedisRecipe>('redis.ts')
  const prefix = `test:${crypto.randomUUID()}:`
  const redis = server.reachable ? new Redis(server.url) : undefined
  afterAll(async () => {
    const keys = (await redis?.keys(`${prefix}*`)) ?? []
    if (keys.length > 0) await redis?.del(keys)
    redis?.disconnect()
  })
  refusesOldCopies({
    write: (id, ...rest) => write(redis, prefix + id, ...rest),
    read: async (id) => (await redis?.hget(prefix + id, 'body')) ?? undefined,
  })
})
