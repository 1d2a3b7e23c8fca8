import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redisDedupeStore } from '../../../src/stores/dedupe/redis.js'
import { describeDedupeStore } from './contract.js'
import { findServer } from './servers.js'

const server = await findServer('REDIS_URL', 'redis://127.0.0.1:6379')
const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const keyPrefix = `test:${crypto.randomUUID()}:`
const token = 'a token for tests'

/** A front of a Redis server that takes one command as a JSON list, as the REST API of Upstash does. */
function createFront(redis: Redis): Server {
  return createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
    if (request.headers.authorization !== `Bearer ${token}`) return answer(401, { error: 'Unauthorized' })
    const [name = '', ...args]: readonly string[] = JSON.parse(text)
    return redis.call(name, ...args).then(
      (result) => answer(200, { result }),
      (error: Error) => answer(400, { error: error.message }),
    )
  })
}

/** The client of the page about dedupe stores. */
function restClient(url: string, given = token) {
  return {
    async sendCommand(command: string[]): Promise<unknown> {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${given}` },
        body: JSON.stringify(command),
        signal: AbortSignal.timeout(10_000),
      })
      const { result, error } = (await response.json()) as { readonly result?: unknown; readonly error?: string }
      if (!response.ok) throw new Error(`Redis answered ${response.status}: ${error}`)
      return result
    },
  }
}

describe.runIf(server.reachable)('through a REST API', () => {
  const redis = new Redis(server.url, { lazyConnect: true })
  const front = createFront(redis)
  let url = ''
  beforeAll(async () => {
    front.listen(0, '127.0.0.1')
    await once(front, 'listening')
    // The address of a server that listens on a port has this type.
    url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  })
  afterAll(() => {
    redis.disconnect()
    front.closeAllConnections()
    front.close()
  })

  const open = () => redisDedupeStore({ client: restClient(url), keyPrefix })
  describeDedupeStore('redisDedupeStore', async () => ({ store: open(), other: open(), pass }))

  it('rejects when the server refuses the token or the command', async () => {
    const store = redisDedupeStore({ client: restClient(url, 'another'), keyPrefix })
    await expect(store.reserve('a', { leaseMs: 1_000 })).rejects.toThrow('401')
    await expect(open().reserve('a', { leaseMs: Number.NaN })).rejects.toThrow('400')
  })
})
