import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Call, type ClientOptions, clientChecks, createCaller } from '../../../src/clients/http/call.js'
import { ClientError, isClientError } from '../../../src/clients/http/client-error.js'
import type { CredentialsOptions } from '../../../src/clients/http/credentials.js'
import { checkOptions } from '../../../src/core/base/options.js'
import { simulatedNetwork } from '../simulated-network.js'
import { createTiming, rejection } from '../timing.js'

const url = 'https://api.example/thing'
const provider = simulatedNetwork()

const schema = z.looseObject({ id: z.string() })
const token = 'ya29.s3cret/token+value'

/** Responds to one request after the other, repeating the last response, and records the requests. */
function answering(...answers: readonly (() => Response | Promise<Response>)[]) {
  const requests: Request[] = []
  provider.use(
    http.all(url, ({ request }) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)]
      requests.push(request)
      return answer?.()
    }),
  )
  return requests
}

function calling(options: ClientOptions = {}, credentials: CredentialsOptions = { token }) {
  const timing = createTiming()
  const call = createCaller({ ...timing, ...options }, 'client', credentials)
  const get = (more: Partial<Call<unknown>> = {}) => call({ name: 'get', method: 'GET', url, schema, ...more })
  return { get, timing }
}

const ok = () => HttpResponse.json({ id: 'a', more: 1 })
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new HttpResponse('why', { status: code, headers })

describe('createCaller', () => {
  it('sends JSON with the bearer token, and returns the validated response', async () => {
    const requests = answering(ok)
    const { get } = calling()
    expect(await get({ method: 'POST', json: { a: 1 } })).toEqual({ id: 'a', more: 1 })
    const [request] = requests
    expect(request?.headers.get('authorization')).toBe(`Bearer ${token}`)
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(await request?.json()).toEqual({ a: 1 })
  })

  it('calls the token function for each attempt', async () => {
    const requests = answering(status(503), ok)
    let tokens = 0
    await calling({}, { token: async () => `token-${++tokens}` }).get()
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ])
  })

  it('passes the request to the authorization function', async () => {
    const requests = answering(ok)
    await calling({}, { authorization: ({ method, url }) => `JWT ${method}.${url}` }).get()
    expect(requests[0]?.headers.get('authorization')).toBe(`JWT GET.${url}`)
  })

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [410, 'gone'],
    [400, 'refused'],
    [422, 'refused'],
  ] as const)('turns %d into %s, without a retry', async (code, expected) => {
    const requests = answering(status(code))
    const { get, timing } = calling()
    const error = await rejection(get())
    expect(error).toMatchObject({ code: expected, status: code, retryable: false, attempts: 1, bodyExcerpt: 'why' })
    expect(requests).toHaveLength(1)
    expect(timing.slept).toEqual([])
  })

  it.each([500, 502, 503, 504, 429])('retries after %d, with waits that double', async (code) => {
    const requests = answering(status(code), status(code), ok)
    const { get, timing } = calling()
    expect(await get()).toMatchObject({ id: 'a' })
    expect(requests).toHaveLength(3)
    expect(timing.slept).toEqual([250, 500])
  })

  it('gives up after maxRetries, and reports the attempts', async () => {
    const requests = answering(status(500))
    const { get, timing } = calling({ maxRetries: 2 })
    expect(await rejection(get())).toMatchObject({ code: 'server_failed', status: 500, retryable: true, attempts: 3 })
    expect(requests).toHaveLength(3)
    expect(timing.slept).toHaveLength(2)
  })

  it('never retries with maxRetries 0', async () => {
    const requests = answering(status(500))
    await rejection(calling({ maxRetries: 0 }).get())
    expect(requests).toHaveLength(1)
  })

  it('retries without a connection', async () => {
    answering(() => HttpResponse.error(), ok)
    expect(await calling().get()).toMatchObject({ id: 'a' })
  })

  it.each([500, 503])('does not retry a POST after %d', async (code) => {
    const requests = answering(status(code))
    expect(await rejection(calling().get({ method: 'POST' }))).toMatchObject({ code: 'server_failed', retryable: true })
    expect(requests).toHaveLength(1)
  })

  it('retries a POST after 429, and after other failures if the caller allows it', async () => {
    answering(status(429), ok)
    expect(await calling().get({ method: 'POST' })).toMatchObject({ id: 'a' })
    answering(status(500), () => HttpResponse.error(), ok)
    expect(await calling().get({ method: 'POST', retry: 'always' })).toMatchObject({ id: 'a' })
  })

  it.each([
    ['2', 2250],
    ['0', 250],
    ['Sun, 29 Nov 2026 19:33:30 GMT', 10_250],
    ['Sun, 29 Nov 2026 19:33:00 GMT', 250],
    ['soon', 250],
    ['-1', 250],
    ['1e3', 250],
  ])('waits for Retry-After %j and some jitter', async (retryAfter, slept) => {
    answering(status(429, { 'retry-after': retryAfter }), ok)
    const timing = createTiming(0.5, Date.UTC(2026, 10, 29, 19, 33, 20))
    const call = createCaller(timing, 'client', { token })
    await call({ name: 'get', method: 'GET', url })
    expect(timing.slept).toEqual([slept])
  })

  it('does not wait longer than maxWaitMs, but reports the requested wait', async () => {
    const requests = answering(status(429, { 'retry-after': '3600' }))
    const error = await rejection(calling({ maxWaitMs: 60_000 }).get())
    expect(error).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 3_600, retryable: true, attempts: 1 })
    expect(requests).toHaveLength(1)
  })

  it('waits between 0 and maxWaitMs', async () => {
    for (const [random, slept] of [
      [0, [0, 0, 0]],
      [0.999, [999, 1998, 2997]],
    ] as const) {
      answering(status(500))
      const timing = createTiming(random)
      const call = createCaller({ ...timing, backoffMs: 1000, maxWaitMs: 3000 }, 'client', { token })
      await rejection(call({ name: 'get', method: 'GET', url }))
      expect(timing.slept).toEqual(slept)
    }
  })

  it.each([301, 302, 307, 308])('does not follow a %d', async (code) => {
    const requests = answering(status(code, { location: url }))
    expect(await rejection(calling().get())).toMatchObject({ code: 'redirected', status: code, retryable: false })
    expect(requests).toHaveLength(1)
  })

  it('rejects a response for which a custom fetch followed a redirect', async () => {
    const response = new Response('{"id":"a"}')
    Object.defineProperty(response, 'redirected', { value: true })
    const error = await rejection(calling({ fetch: async () => response }).get())
    expect(error).toMatchObject({ code: 'redirected' })
  })

  it.each([
    ['{"id":', 'response_malformed'],
    ['', 'response_malformed'],
    ['{"id":"\ufffd', 'response_malformed'],
    [`${'['.repeat(65)}${']'.repeat(65)}`, 'response_malformed'],
    ['{"__proto__":1,"id":"a"}', 'response_malformed'],
    ['{"id":1}', 'response_invalid'],
    ['null', 'response_invalid'],
  ] as const)('rejects %j', async (body, code) => {
    answering(() => new HttpResponse(body, { status: 200 }))
    expect(await rejection(calling().get())).toMatchObject({ code, status: 200, retryable: false })
  })

  it('reports where a response does not match its schema', async () => {
    answering(() => HttpResponse.json({ id: 1 }))
    expect(await rejection(calling().get())).toMatchObject({ issues: [{ path: 'id' }] })
  })

  it('reports other faults of a response, without secrets', async () => {
    answering(status(429), ok)
    const check = () => ({ code: 'refused', message: 'not now', excerpt: `of ${token}\n` }) as const
    const error = await rejection(calling().get({ check }))
    expect(error).toMatchObject({ code: 'refused', status: 200, attempts: 2, bodyExcerpt: 'of [secret] ' })
  })

  it('reads a response without a schema, and returns nothing', async () => {
    answering(() => new HttpResponse('not JSON', { status: 200 }))
    expect(await calling().get({ schema: undefined } as never)).toBeUndefined()
  })

  it('accepts a response of maxResponseBytes, and rejects a larger one', async () => {
    const body = JSON.stringify({ id: 'a', more: 'x'.repeat(100) })
    answering(() => new HttpResponse(body, { status: 200 }))
    expect(await calling({ maxResponseBytes: body.length }).get()).toMatchObject({ id: 'a' })
    const error = await rejection(calling({ maxResponseBytes: body.length - 1 }).get())
    expect(error).toMatchObject({ code: 'response_too_large', status: 200 })
  })

  it('reports the status of a failed call even if its body is too large', async () => {
    answering(() => new HttpResponse('x'.repeat(1000), { status: 404 }))
    const error = await rejection(calling({ maxResponseBytes: 100 }).get())
    expect(error).toMatchObject({ code: 'not_found', bodyExcerpt: undefined })
  })

  it('limits the excerpt to one line of 500 characters', async () => {
    answering(() => new HttpResponse(`a\r\n\u001b[31m\u2028b${'x'.repeat(1000)}`, { status: 400 }))
    const error = await rejection(calling().get())
    expect(isClientError(error, 'refused') && error.bodyExcerpt).toBe(`a [31m b${'x'.repeat(492)}`)
  })

  it('reports the name that a service gives its error', async () => {
    answering(() => new HttpResponse('invalid_payload\n', { status: 400 }))
    expect(await rejection(calling().get())).toMatchObject({ code: 'refused', reason: 'invalid_payload' })
    answering(() => new HttpResponse('Invalid payload', { status: 400 }))
    expect(await rejection(calling().get())).toMatchObject({ code: 'refused', reason: undefined })
  })

  it('stops at an abort before sending, in flight, while it gets a token, and while it waits', async () => {
    const requests = answering(status(500))
    const aborted = AbortSignal.abort()
    expect(await rejection(calling().get({ signal: aborted }))).toMatchObject({ code: 'aborted', attempts: 0 })
    expect(requests).toHaveLength(0)

    const sending = new AbortController()
    const never = calling({ fetch: () => new Promise(() => sending.abort()) })
    expect(await rejection(never.get({ signal: sending.signal }))).toMatchObject({ code: 'aborted' })

    const asking = new AbortController()
    const token = () => new Promise<string>(() => asking.abort())
    const unauthorized = calling({}, { token }).get({ signal: asking.signal })
    expect(await rejection(unauthorized)).toMatchObject({ code: 'aborted', attempts: 0 })
    expect(requests).toHaveLength(0)

    const waiting = new AbortController()
    const sleep = async () => {
      waiting.abort()
      throw new Error('aborted')
    }
    const error = await rejection(calling({ sleep }).get({ signal: waiting.signal }))
    expect(error).toMatchObject({ code: 'server_failed', attempts: 1 })
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('no token'))],
    [
      'throws',
      () => {
        throw new Error('no token')
      },
    ],
    ['gives nothing', () => undefined as never],
    ['gives an empty text', () => ''],
    ['gives a line end', () => 'a\nb'],
    ['gives characters that no header has', () => 'schlüssel'],
  ])('sends nothing if the token function %s', async (_, token) => {
    const requests = answering(ok)
    const error = await rejection(calling({}, { token }).get())
    expect(error).toMatchObject({ code: 'credentials_unavailable', attempts: 0 })
    expect(requests).toHaveLength(0)
  })

  it('does not wait indefinitely for a token', async () => {
    const error = await rejection(calling({ timeoutMs: 20 }, { token: () => new Promise(() => {}) }).get())
    expect(error).toMatchObject({ code: 'credentials_unavailable', attempts: 0, retryable: true })
  })
})

describe('an error of a call', () => {
  // Everything that a log would show.
  function shown(error: unknown): string {
    const parts: string[] = []
    for (let current: unknown = error; current instanceof Error; current = current.cause) {
      parts.push(current.message, current.stack ?? '', JSON.stringify(current))
    }
    return parts.join('\n')
  }

  it.each([
    ['as it is', token],
    ['in JSON', JSON.stringify({ error: 'bad', token: 'to"ken/s3cret' })],
    ['in JSON with its slashes escaped', '{"token":"to\\"ken\\/s3cret"}'],
    ['in a URL', `https://x.example/?t=${encodeURIComponent('to"ken/s3cret')}`],
    ['in the header', `Authorization: Bearer ${token}`],
    ['at the edge of the excerpt', `${'x'.repeat(490)}${token}`],
  ])('redacts a secret that the provider repeats %s', async (_, body) => {
    answering(() => new HttpResponse(body, { status: 400 }))
    const error = await rejection(calling().get({ secrets: ['to"ken/s3cret'] }))
    expect(error).toBeInstanceOf(ClientError)
    expect(shown(error)).not.toContain('s3cret')
    expect(shown(error)).not.toContain('ya29')
  })

  it('redacts a secret that the platform quotes in its error or its cause', async () => {
    const quoting = [
      new TypeError(`error sending request for url (${url}?key=s3cret): Bearer ${token}`),
      new TypeError('fetch failed', {
        cause: Object.assign(new Error(`refused ${token} s3cret`), { code: 'ECONNREFUSED' }),
      }),
      Object.assign(new Error('no connection'), { path: `${url}?key=s3cret` }),
    ]
    for (const thrown of quoting) {
      const fetch = () => Promise.reject(thrown)
      const error = await rejection(calling({ fetch, maxRetries: 0 }).get({ secrets: ['s3cret'] }))
      expect(error).toMatchObject({ code: 'network_failed', retryable: true })
      expect(shown(error)).not.toContain('s3cret')
    }
  })

  it('is recognised by isClientError, with or without its code', () => {
    const error = new ClientError('timeout', 'late')
    expect([isClientError(error), isClientError(error, 'timeout'), isClientError(error, 'gone')]).toEqual([
      true,
      true,
      false,
    ])
    expect([isClientError(new Error('late')), isClientError(undefined)]).toEqual([false, false])
  })
})

describe('the options of a client', () => {
  it.each([
    ['timeoutMs', { timeoutMs: 0 }],
    ['timeoutMs', { timeoutMs: 2 ** 31 }],
    ['maxResponseBytes', { maxResponseBytes: 0.5 }],
    ['maxRetries', { maxRetries: -1 }],
    ['backoffMs', { backoffMs: Number.NaN }],
    ['maxWaitMs', { maxWaitMs: 0 }],
    ['fetch', { fetch: 'fetch' as never }],
    ['sleep', { sleep: 1 as never }],
    ['now', { now: 1 as never }],
    ['random', { random: 1 as never }],
    ['allowLoopbackHttp', { allowLoopbackHttp: 'true' as never }],
  ] as const)('must have a valid %s', (name, options) => {
    expect(() => checkOptions(options, 'client', clientChecks)).toThrow(new RegExp(`^client: ${name} `))
  })

  it.each([
    ['none', {}],
    ['both', { token: 'a', authorization: 'b' }],
    ['an empty token', { token: '' }],
    ['a token with a line end', { token: 'a\nb' }],
    ['something else', { token: 1 }],
  ])('do not accept %s as credentials', (_, credentials) => {
    expect(() => createCaller({}, 'client', credentials as never)).toThrow(TypeError)
  })
})
