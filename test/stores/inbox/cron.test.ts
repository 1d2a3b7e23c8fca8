import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import type { WebhookError } from '../../../src/errors.js'
import { toFetch } from '../../../src/frameworks/fetch.js'
import { toLambda } from '../../../src/frameworks/lambda.js'
import { toNextRoute } from '../../../src/frameworks/next.js'
import { toNode } from '../../../src/frameworks/node.js'
import { createReceiver, unverified } from '../../../src/index.js'
import { type CronHandlerOptions, toCronHandler } from '../../../src/stores/inbox/cron.js'
import { memoryInbox } from '../../../src/testing/index.js'
import { host } from '../../../src/vendors/styles/host.js'
import { consumer, stored } from './stored.js'

const secret = 'a secret of 24 letters..'
const url = 'https://shop.example/api/cron'
const options: CronHandlerOptions = { secret, functionTimeoutMs: 60_000 }
const closings: (() => unknown)[] = []

afterEach(() => {
  for (const close of closings.splice(0)) close()
})

async function openInbox(texts: readonly string[]) {
  const inbox = memoryInbox({ attempts: 1 })
  for (const text of texts) await inbox.put(stored(text))
  return inbox
}

function call(authorization: string | undefined, method = 'GET'): Request {
  return new Request(url, { method, headers: authorization === undefined ? {} : { authorization } })
}

describe('toCronHandler', () => {
  it('handles what is due, and reports what it left', async () => {
    const inbox = await openInbox(['one', 'two', 'three', 'poison'])
    const orders = consumer((text) => {
      if (text === 'poison') throw new Error('broken')
    })
    const cron = toFetch(toCronHandler(inbox, orders, { ...options, limit: 2, concurrency: 1 }))
    const first = await cron(call(`Bearer ${secret}`))
    expect(first.status).toBe(200)
    expect(await first.json()).toEqual({ handled: 2, failed: 0, isMore: true, waiting: 2, dead: 0 })
    const last = await (await cron(call(`bearer ${secret}`, 'POST'))).json()
    expect(last).toEqual({ handled: 1, failed: 1, isMore: true, waiting: 0, dead: 1 })
  })

  it.each([
    ['no authorization', undefined],
    ['another secret', 'Bearer another secret of 24 le'],
    ['the beginning of the secret', `Bearer ${secret.slice(0, -1)}`],
    ['a longer text', `Bearer ${secret}.`],
    ['another scheme', `Basic ${secret}`],
    ['the text of an unset variable', 'Bearer undefined'],
    ['an empty secret', 'Bearer '],
  ])('refuses a call with %s, and handles nothing', async (_, authorization) => {
    const inbox = await openInbox(['one'])
    const errors: WebhookError[] = []
    const orders = consumer()
    const cron = toFetch(toCronHandler(inbox, orders, { ...options, onError: (error) => errors.push(error) }))
    const response = await cron(call(authorization))
    expect([response.status, await response.text()]).toEqual([401, ''])
    expect(orders.log).toEqual([])
    expect(errors.map(({ code }) => code)).toEqual([authorization === undefined ? 'proof_missing' : 'token_mismatch'])
  })

  it('accepts an older secret while it is replaced', async () => {
    const inbox = await openInbox([])
    const cron = toFetch(
      toCronHandler(inbox, consumer(), { ...options, secret: ['a new secret of 28 letters..', secret] }),
    )
    expect((await cron(call(`Bearer ${secret}`))).status).toBe(200)
  })

  it('refuses other methods', async () => {
    const cron = toFetch(toCronHandler(await openInbox([]), consumer(), options))
    expect((await cron(call(`Bearer ${secret}`, 'PUT'))).status).toBe(405)
  })

  it('starts no delivery that could not end within the time of the function', async () => {
    const limits: unknown[] = []
    const inbox = {
      ...memoryInbox(),
      handleDue: async (_: unknown, due: object) => {
        limits.push(due)
        return { handled: 0, failed: 0, isMore: false }
      },
    }
    const timed = { secret, functionTimeoutMs: 300_000, slowestHandlerMs: 120_000 }
    await toFetch(toCronHandler(inbox, consumer(), timed))(call(`Bearer ${secret}`))
    expect(limits).toEqual([{ maxDurationMs: 175_000 }])
  })

  it('answers 503 without a detail when the inbox fails', async () => {
    const errors: WebhookError[] = []
    const inbox = { ...memoryInbox(), handleDue: () => Promise.reject(new Error('the password is wrong')) }
    const cron = toFetch(toCronHandler(inbox, consumer(), { ...options, onError: (error) => errors.push(error) }))
    const response = await cron(call(`Bearer ${secret}`))
    expect([response.status, await response.text()]).toEqual([503, ''])
    expect(errors.map(({ code, cause }) => [code, String(cause)])).toEqual([
      ['store_unavailable', 'Error: the password is wrong'],
    ])
  })

  it('works with the adapters of Next, Lambda and Node', async () => {
    const cron = toCronHandler(await openInbox([]), consumer(), options)
    expect((await toNextRoute(cron)(call(`Bearer ${secret}`))).status).toBe(200)
    const requestContext = { http: { method: 'GET' }, domainName: 'shop.example' }
    const event = { rawPath: '/cron', headers: { authorization: `Bearer ${secret}` }, requestContext }
    expect(await toLambda(cron)(event)).toMatchObject({ statusCode: 200, isBase64Encoded: false })
    expect(await toLambda(cron)({ ...event, headers: {} })).toMatchObject({ statusCode: 401 })
    const server = createServer(toNode(cron)).listen(0)
    closings.push(() => server.close())
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const headers = { authorization: `Bearer ${secret}` }
    expect((await fetch(`http://127.0.0.1:${port}/`, { headers })).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x' })).status).toBe(401)
  })

  it.each([
    ['an unset secret', { secret: undefined }, /toCronHandler: secret is missing: is the environment variable set/],
    ['an empty secret', { secret: '' }, /toCronHandler: secret/],
    ['no secret', { secret: [] }, /toCronHandler: secret must have at least 16/],
    ['a short secret', { secret: 'undefined' }, /toCronHandler: secret must have at least 16/],
    [
      'no time for a handler',
      { functionTimeoutMs: 35_000 },
      /toCronHandler: functionTimeoutMs must be more than 35000/,
    ],
    ['a missing limit', { functionTimeoutMs: undefined }, /toCronHandler: functionTimeoutMs/],
    ['a misspelled option', { slowestHandler: 1 }, /unknown option slowestHandler; did you mean slowestHandlerMs/],
  ])('refuses %s at start', (_, wrong, message) => {
    const make = () => toCronHandler(memoryInbox(), consumer(), { ...options, ...wrong } as never)
    expect(make).toThrow(TypeError)
    expect(make).toThrow(message)
  })

  it('refuses an inbox without operations, and a value that is not a receiver', () => {
    const receiver = createReceiver({ provider: host({ verify: unverified() }), on: {} })
    expect(() => toCronHandler({} as never, receiver, options)).toThrow('toCronHandler: inbox.handleDue')
    expect(() => toCronHandler(memoryInbox(), {} as never, options)).toThrow(TypeError)
  })
})
