import { describe, expect, it } from 'vitest'
import { chatMessages } from '../../src/clients/chat/chat-messages.js'
import { postgresRateLimiter, type RateLimiter, redisRateLimiter } from '../../src/clients/rate-limits/index.js'
import { simulateChatWebhook } from '../../src/testing/msw/index.js'
import { createTiming, rejection } from './timing.js'

describe('redisRateLimiter and postgresRateLimiter', () => {
  it('reject wrong options', () => {
    expect(() => redisRateLimiter({ client: {} as never })).toThrow(/^redisRateLimiter: client /)
    expect(() => postgresRateLimiter({ client: {} as never })).toThrow(/^postgresRateLimiter: client /)
    const client = { query: async () => ({ rows: [] }) }
    expect(() => postgresRateLimiter({ client, table: 'a b' })).toThrow(/^postgresRateLimiter: table /)
  })
})

describe('chatMessages with a limiter', () => {
  const url = 'https://hooks.chat.example/services/T0/B0/s3cretXXXX'

  /** Two clients with one limiter in memory, on one clock. */
  function twoClients(limiter: RateLimiter, options = {}) {
    const timing = createTiming(0)
    const service = simulateChatWebhook({ url, now: timing.now })
    const sent: number[] = []
    const start = timing.now()
    const fetch = async (to: string, init: RequestInit) => {
      sent.push(timing.now() - start)
      return service.answer(new Request(to, init))
    }
    const client = () => chatMessages({ url, limiter, fetch, ...timing, ...options })
    return { clients: [client(), client()] as const, service, sent, timing }
  }

  it('asks the limiter for each message, by a hash of the URL', async () => {
    const asked: unknown[] = []
    const limiter: RateLimiter = {
      async reserve(key, limit) {
        asked.push({ key, limit })
        return asked.length === 2 ? 700 : 0
      },
      async pause() {},
    }
    const { clients, sent } = twoClients(limiter, { intervalMs: 2_000, burst: 4, maxWaitMs: 9_000 })
    await clients[0].post({ text: '1' })
    await clients[1].post({ text: '2' })
    expect(sent).toEqual([0, 700])
    const key = expect.stringMatching(/^[0-9a-f]{64}$/) as string
    const limit = { intervalMs: 2_000, burst: 4, maxWaitMs: 9_000 }
    expect(asked).toEqual([
      { key, limit },
      { key, limit },
    ])
  })

  it('pauses all processes for the Retry-After of a 429', async () => {
    const paused: number[] = []
    const limiter: RateLimiter = {
      reserve: async () => 0,
      async pause(_, { milliseconds }) {
        paused.push(milliseconds)
        throw new Error('unreachable')
      },
    }
    const { clients, service } = twoClients(limiter)
    service.failNext({ status: 429, headers: { 'Retry-After': '7' } })
    service.failNext({ status: 429 })
    await clients[0].post({ text: '1' })
    expect(paused).toEqual([7_000, 1_000])
    expect(service.messages).toEqual([{ text: '1' }])
  })

  it('fails with queue_full if the turn is too far away, and goes on with the next message', async () => {
    const waits = [undefined, 0]
    const limiter: RateLimiter = { reserve: async () => waits.shift(), pause: async () => {} }
    const { clients, service } = twoClients(limiter)
    const first = rejection(clients[0].post({ text: '1' }))
    const second = clients[0].post({ text: '2' })
    expect(await first).toMatchObject({ code: 'queue_full', retryable: true, attempts: 0 })
    await second
    expect(service.messages).toEqual([{ text: '2' }])
  })

  it('sends nothing if the limiter fails or does not answer', async () => {
    const cause = new Error('connection lost')
    const failing: RateLimiter = { reserve: () => Promise.reject(cause), pause: async () => {} }
    const hanging: RateLimiter = { reserve: () => new Promise(() => {}), pause: async () => {} }
    const { clients, service } = twoClients(failing)
    expect(await rejection(clients[0].post({ text: '1' }))).toMatchObject({ code: 'limiter_unavailable', cause })
    const late = twoClients(hanging, { timeoutMs: 1 })
    expect(await rejection(late.clients[0].post({ text: '1' }))).toMatchObject({
      code: 'limiter_unavailable',
      attempts: 0,
    })
    expect([...service.requests, ...late.service.requests]).toEqual([])
  })

  it('aborts a message that waits for its turn', async () => {
    const controller = new AbortController()
    const sleep = async (_: number, signal?: AbortSignal) => {
      controller.abort()
      if (signal?.aborted) throw new Error('aborted')
    }
    const limiter: RateLimiter = { reserve: async () => 5_000, pause: async () => {} }
    const { clients, service } = twoClients(limiter, { sleep })
    const post = clients[0].post({ text: '1' }, { signal: controller.signal })
    expect(await rejection(post)).toMatchObject({ code: 'aborted' })
    expect(service.requests).toEqual([])
  })
})
