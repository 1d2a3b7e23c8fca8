import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type ClientOptions, createCaller } from '../../../src/clients/http/call.js'
import {
  answer,
  answerForever,
  answerHalf,
  answerText,
  cutConnection,
  keepWaiting,
  type ProviderServer,
  type Respond,
  startProvider,
} from '../provider-server.js'
import { createTiming, rejection } from '../timing.js'

let server: ProviderServer | undefined
afterEach(async () => {
  vi.useRealTimers()
  await server?.close()
  server = undefined
})

const schema = z.looseObject({ id: z.string() })

async function calling(options: ClientOptions, ...responds: readonly Respond[]) {
  const running = await startProvider(...responds)
  server = running
  const timing = createTiming()
  const call = createCaller({ ...timing, ...options }, 'client', { token: 'token' })
  const get = () => call({ name: 'get', method: 'GET', url: `${running.baseUrl}/thing`, schema })
  return { get, running, timing }
}

describe('createCaller, when the server fails', () => {
  it('retries after a 500', async () => {
    const { get, running, timing } = await calling({}, answer(500), answer(200, { id: 'a' }))
    expect(await get()).toEqual({ id: 'a' })
    expect(running.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer token', 'Bearer token'])
    expect(timing.slept).toHaveLength(1)
  })

  it('retries after a lost connection', async () => {
    const { get, running } = await calling({}, cutConnection, answer(200, { id: 'a' }))
    expect(await get()).toEqual({ id: 'a' })
    expect(running.received).toHaveLength(2)
  })

  it('fails if every connection is lost', async () => {
    const { get, running } = await calling({ maxRetries: 1 }, cutConnection)
    expect(await rejection(get())).toMatchObject({ code: 'network_failed', retryable: true, attempts: 2 })
    expect(running.received).toHaveLength(2)
  })

  it('fails if the server is unreachable', async () => {
    const { get, running } = await calling({ maxRetries: 0 }, answer(200))
    await running.close()
    server = undefined
    const error = await rejection(get())
    expect(error).toMatchObject({ code: 'network_failed', cause: { message: expect.stringContaining('ECONNREFUSED') } })
  })

  it.each([
    ['does not respond', keepWaiting],
    ['does not end its response', answerHalf],
  ])('times out when the server %s', async (_, respond) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { get, running } = await calling({ timeoutMs: 5_000, maxRetries: 1 }, respond)
    const failed = rejection(get())
    for (const count of [1, 2]) {
      await running.arrived(count)
      await vi.advanceTimersByTimeAsync(5_000)
    }
    expect(await failed).toMatchObject({ code: 'timeout', retryable: true, attempts: 2 })
  })

  it('does not read an endless response', async () => {
    const { get } = await calling({ maxResponseBytes: 100_000 }, answerForever)
    expect(await rejection(get())).toMatchObject({ code: 'response_too_large', status: 200 })
  })

  it.each(['{"id":', '<html></html>'])('rejects %j as a response', async (text) => {
    const { get, running } = await calling({}, answerText(200, text))
    expect(await rejection(get())).toMatchObject({ code: 'response_malformed', bodyExcerpt: text })
    expect(running.received).toHaveLength(1)
  })

  it('does not follow a redirect', async () => {
    const redirect: Respond = (response) => response.writeHead(307, { location: '/other' }).end()
    const { get, running } = await calling({}, redirect, answer(200, { id: 'a' }))
    expect(await rejection(get())).toMatchObject({ code: 'redirected', status: 307 })
    expect(running.received.map(({ path }) => path)).toEqual(['/thing'])
  })
})
