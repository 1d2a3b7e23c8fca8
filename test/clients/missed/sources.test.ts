import { createHmac } from 'node:crypto'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  collect,
  collectedFrom,
  type GithubFailedDeliveriesOptions,
  githubFailedDeliveries,
  type JiraFailedWebhooksOptions,
  jiraFailedWebhooks,
  missedPaymentsEvents,
  polledDeliveries,
  type StoredDeliveriesOptions,
  storedDeliveries,
  storedDelivery,
} from '../../../src/clients/missed/index.js'
import { paymentsEvents } from '../../../src/clients/payments/payments-events.js'
import type { PaymentsEventsOptions } from '../../../src/clients/payments/types.js'
import { anyOf, createReceiver, hmacSignature, memoryDedupeStore, unverified } from '../../../src/index.js'
import { hostSample, paymentsPayload } from '../../../src/testing/index.js'
import { jiraPayload } from '../../../src/testing/vendors/jira.js'
import { jira } from '../../../src/vendors/jira/index.js'
import { jiraOAuthJwt } from '../../../src/vendors/jira/jwt.js'
import { host } from '../../../src/vendors/styles/host.js'
import { createTiming, rejection } from '../timing.js'

const provider = setupServer()
beforeAll(() => provider.listen({ onUnhandledRequest: 'error' }))
afterEach(() => provider.resetHandlers())
afterAll(() => provider.close())

const since = 1_796_000_000_000

const hostsThatMatchNothing = [
  'Provider.example',
  'https://provider.example',
  'provider.example:443',
  'provider.example:',
  'provider.example:65536',
  'provider.example.',
  '.provider.example',
  'provider..example',
  'provider.example/',
  'provider.example/stored',
  'provider.example?x',
  'user@provider.example',
  'bücher.example',
  'xn--a.example',
  '*.provider.example',
  ' provider.example',
  'provider.example\n',
  '127.1',
  '2130706433',
  '::1',
  '[0:0:0:0:0:0:0:1]',
]

describe('storedDeliveries', () => {
  const url = 'https://provider.example/stored'
  const secret = 's3cret'

  function stored(id: string, signedWith = secret) {
    const { headers, body } = hostSample({ deliveryId: id })
    const signature = createHmac('sha256', signedWith).update(body).digest('hex')
    return new HttpResponse(body, { headers: [...headers, ['x-signature', signature]] as [string, string][] })
  }

  function scenario(options: Partial<StoredDeliveriesOptions> = {}) {
    const handled: (string | undefined)[] = []
    const verify = hmacSignature({ secrets: secret, header: 'x-signature' })
    const receiver = createReceiver({ provider: host({ verify }), on: { '*': ({ id }) => handled.push(id) } })
    const source = storedDeliveries({ url, allowedHosts: ['provider.example'], ...createTiming(), ...options })
    return { handled, run: () => collect({ source, receiver, since }) }
  }

  it('fetches each delivery of each page, and verifies its signature', async () => {
    provider.use(
      http.get(url, ({ request }) =>
        new URL(request.url).searchParams.has('page')
          ? HttpResponse.json({ deliveries: [{ id: '3', url: `${url}/3`, storedAt: null }], next: null })
          : HttpResponse.json({
              deliveries: ['1', '2'].map((id) => ({ id, url: `${url}/${id}`, storedAt: since })),
              next: `${url}?page=2`,
            }),
      ),
      http.get(`${url}/:id`, ({ params }) => stored(String(params['id']), params['id'] === '2' ? 'forged' : secret)),
    )
    const { handled, run } = scenario()
    const report = await run()
    expect(handled).toEqual(['1', '3'])
    expect(report.failures).toMatchObject([{ id: '2', code: 'signature_mismatch' }])
  })

  it('reads a list with a custom schema', async () => {
    provider.use(
      http.get(url, () => HttpResponse.json({ items: [{ ref: '7' }] })),
      http.get(`${url}/7`, () => stored('7')),
    )
    const handled: unknown[] = []
    const source = storedDeliveries({
      url,
      allowedHosts: ['provider.example'],
      schema: z.object({ items: z.array(z.object({ ref: z.string() })) }),
      toPage: ({ items }) => ({ deliveries: items.map(({ ref }) => ({ id: ref, url: `${url}/${ref}` })) }),
    })
    const verify = hmacSignature({ secrets: secret, header: 'x-signature' })
    const receiver = createReceiver({ provider: host({ verify }), on: { '*': ({ id }) => handled.push(id) } })
    expect(await collect({ source, receiver, since })).toMatchObject({ handled: 1, isComplete: true })
  })

  it.each([
    'https://evil.example/1',
    'http://provider.example/1',
    'https://provider.example.evil.example/1',
    'https://provider.example@evil.example/1',
    'https://evil.example/https://provider.example/1',
    'https://provider.example:8443/1',
    '//provider.example/1',
    'file:///etc/passwd',
    'https://PROVIDER.example/1',
    '',
  ])('does not fetch from %j', async (address) => {
    provider.use(http.get(url, () => HttpResponse.json({ deliveries: [{ id: '1', url: address }] })))
    const { failures } = await scenario().run()
    expect(failures).toMatchObject([{ id: '1', error: { code: 'link_not_allowed' } }])
  })

  it('does not follow a next page on another host', async () => {
    provider.use(http.get(url, () => HttpResponse.json({ deliveries: [], next: 'https://evil.example/' })))
    expect((await scenario().run()).error).toMatchObject({ code: 'link_not_allowed' })
  })

  it('sends credentials only if they are given', async () => {
    const seen: (string | null)[] = []
    provider.use(
      http.get(url, ({ request }) => {
        seen.push(request.headers.get('authorization'))
        return HttpResponse.json({ deliveries: [] })
      }),
    )
    await scenario().run()
    await scenario({ token: 't0ken' }).run()
    await scenario({ authorization: 'Basic eDp5' }).run()
    expect(seen).toEqual([null, 'Bearer t0ken', 'Basic eDp5'])
  })

  it.each<[string, object]>([
    ['url', { url: 'http://provider.example/' }],
    ['url', { url: 'https://other.example/' }],
    ['allowedHosts', { allowedHosts: 'provider.example' }],
    ['endpointUrl', { endpointUrl: 1 }],
    ['toPage', { toPage: 1 }],
    ['toPage', { schema: z.object({}) }],
  ])('rejects a wrong %s', (option, changes) => {
    const make = () => storedDeliveries({ url, allowedHosts: ['provider.example'], ...changes } as never)
    expect(make).toThrow(new RegExp(`^storedDeliveries: ${option} `))
  })

  it('fetches a single delivery from a URL in another delivery', async () => {
    provider.use(http.get(`${url}/9`, () => stored('9')))
    const endpointUrl = 'https://consumer.example/hooks'
    const fetchStored = storedDelivery({ allowedHosts: ['provider.example'], endpointUrl })
    const request = await fetchStored(`${url}/9`)
    expect(request).toMatchObject({ method: 'POST', url: endpointUrl, encrypted: true })
    expect(Buffer.from(request.body)).toEqual(Buffer.from(hostSample({ deliveryId: '9' }).body))
    expect(request.headers.map(([name]) => name)).not.toContain('content-length')
    expect(await rejection(fetchStored('https://evil.example/9'))).toMatchObject({ code: 'link_not_allowed' })
  })

  it('fetches large deliveries and lists, up to maxResponseBytes', async () => {
    const body = new Uint8Array(2_000_000)
    const padding = 'x'.repeat(2_000_000)
    provider.use(
      http.get(url, () => HttpResponse.json({ deliveries: [], padding })),
      http.get(`${url}/9`, () => new HttpResponse(body)),
    )
    const options = { allowedHosts: ['provider.example'] }
    expect((await storedDelivery(options)(`${url}/9`)).body).toHaveLength(2_000_000)
    expect(await scenario().run()).toMatchObject({ isComplete: true })
    const small = { ...options, maxResponseBytes: 1_999_999 }
    expect(await rejection(storedDelivery(small)(`${url}/9`))).toMatchObject({ code: 'response_too_large' })
    expect(await scenario(small).run()).toMatchObject({ error: { code: 'response_too_large' }, isComplete: false })
  })

  it('accepts a host with a port, and an IP address', async () => {
    const allowedHosts = ['provider.example:8443', '127.0.0.1:8080', '[::1]', 'xn--bcher-kva.example']
    provider.use(http.get('https://provider.example:8443/9', () => stored('9')))
    const fetchStored = storedDelivery({ allowedHosts })
    expect((await fetchStored('https://provider.example:8443/9')).body.length).toBeGreaterThan(0)
    expect(await rejection(fetchStored('https://provider.example/9'))).toMatchObject({ code: 'link_not_allowed' })
  })

  it.each(hostsThatMatchNothing)('rejects the host %j, which matches nothing', (host) => {
    const make = () => storedDelivery({ allowedHosts: ['provider.example', host] })
    expect(make).toThrow(/^storedDelivery: allowedHosts /)
  })

  it('requires a host', () => {
    expect(() => storedDelivery({ allowedHosts: [] })).toThrow(/^storedDelivery: allowedHosts /)
  })
})

describe('a stored delivery with an expired URL', () => {
  const url = 'https://provider.example/stored'
  const timing = createTiming(0.5, Date.parse('2026-12-01T12:00:00Z'))
  const sample = () => {
    const { headers, body } = hostSample()
    return new HttpResponse(body, { headers: headers as [string, string][] })
  }
  const refusal = (body: string, status = 403) => http.get(`${url}/:id`, () => HttpResponse.text(body, { status }))
  const fetchStored = storedDelivery({ allowedHosts: ['provider.example'], ...timing })

  it.each([
    ['S3', '?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261201T110000Z&X-Amz-Expires=3600&X-Amz-Signature=0a'],
    ['Google Cloud Storage', '?X-Goog-Date=20261201T105959Z&X-Goog-Expires=3600'],
    ['CloudFront', `?Expires=${Date.parse('2026-12-01T12:00:00Z') / 1000}&Signature=x&Key-Pair-Id=y`],
    ['Azure', '?sv=2024-11-04&se=2026-12-01T12:00:00Z&sp=r&sig=x'],
    ['Azure, by day', '?se=2026-12-01&sig=x'],
  ])('is gone after the time in the URL: %s', async (_, query) => {
    provider.use(refusal('Access denied'))
    expect(await rejection(fetchStored(`${url}/1${query}`))).toMatchObject({
      name: 'ClientError',
      code: 'gone',
      status: 403,
      retryable: false,
      attempts: 1,
      bodyExcerpt: 'Access denied',
      message: 'storedDelivery: fetch: the URL has expired',
    })
  })

  it.each([
    '?X-Amz-Date=20261201T110001Z&X-Amz-Expires=3600',
    '?X-Amz-Date=20261201T110000Z',
    '?X-Amz-Date=2026-12-01&X-Amz-Expires=3600',
    '?X-Amz-Date=20261201T110000Z&X-Amz-Expires=-3600',
    `?Expires=${Date.parse('2026-12-01T12:00:01Z') / 1000}`,
    '?Expires=soon&se=later',
    '?se=2026-12-01T12:00:01Z',
    '?Expires=',
    '',
  ])('is forbidden before that time, or without one: %s', async (query) => {
    provider.use(refusal('Access denied'))
    expect(await rejection(fetchStored(`${url}/1${query}`))).toMatchObject({ code: 'forbidden', status: 403 })
  })

  it.each([
    [403, '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>', 'gone'],
    [400, '<Error><Code>ExpiredToken</Code><Details>The provided token has expired.</Details></Error>', 'gone'],
    [403, 'Signature not valid in the specified time frame: Start [x] - Expiry [y] - Current [z]', 'gone'],
    // Here the credentials have expired, not the URL.
    [401, 'The access token expired', 'unauthorized'],
    [400, 'no', 'refused'],
  ])('is what the response says: %d %s', async (status, body, code) => {
    provider.use(refusal(body, status))
    expect(await rejection(fetchStored(`${url}/1`))).toMatchObject({ code, status })
  })

  it('does not block the deliveries after it', async () => {
    const names = ['1', '2', '3', '4', '5']
    const signed = (id: string) => `${url}/${id}?Expires=1764547200&Signature=s`
    provider.use(
      http.get(`${url}/5`, sample),
      refusal('Access denied'),
      http.get(url, () => HttpResponse.json({ deliveries: names.map((id) => ({ id, url: signed(id) })) })),
    )
    const receiver = createReceiver({ provider: host({ verify: unverified() }), on: { '*': () => {} } })
    const source = storedDeliveries({ url, allowedHosts: ['provider.example'], ...timing })
    expect(await collect({ source, receiver, since })).toMatchObject({
      handled: 1,
      failed: 4,
      gone: 4,
      error: undefined,
    })
  })
})

describe('an error about a stored delivery', () => {
  it('does not reveal the URL, whose query may contain a key', async () => {
    const address = 'https://provider.example/stored/1?X-Signature=0123456789abcdef'
    provider.use(
      http.get('https://provider.example/stored/1', () => HttpResponse.text(`no: ${address}`, { status: 403 })),
    )
    const error = await rejection(storedDelivery({ allowedHosts: ['provider.example'] })(address))
    expect(error).toMatchObject({ code: 'forbidden', bodyExcerpt: 'no: [secret]' })
  })
})

describe('githubFailedDeliveries', () => {
  const api = 'https://api.github.com/repos/harbour/tide/hooks/42/deliveries'
  const hook = { owner: 'harbour', repository: 'tide', hookId: 42 }
  const delivery = (id: number, guid: string, status_code: number) => ({
    id,
    guid,
    status_code,
    delivered_at: '2026-12-01T00:00:00Z',
  })
  const source = (options: Partial<GithubFailedDeliveriesOptions> = {}) =>
    githubFailedDeliveries({ hook, token: 't0ken', ...createTiming(), ...options } as GithubFailedDeliveriesOptions)
  const receiver = { receive: () => expect.unreachable() }

  it('redelivers each delivery whose newest attempt failed, once', async () => {
    const attempts: unknown[] = []
    provider.use(
      http.get(api, ({ request }) => {
        expect(request.headers.get('authorization')).toBe('Bearer t0ken')
        const cursor = new URL(request.url).searchParams.get('cursor')
        if (cursor === 'v1_2') return HttpResponse.json([delivery(1, 'a', 500), delivery(2, 'd', 200)])
        const link = '<https://evil.example/x?cursor=v1_2&per_page=100>; rel="next"'
        const first = [delivery(9, 'a', 503), delivery(8, 'b', 200), delivery(7, 'b', 500), delivery(6, 'c', 0)]
        return HttpResponse.json(first, { headers: { link } })
      }),
      http.post(`${api}/:id/attempts`, ({ params }) => {
        attempts.push(params['id'])
        return new HttpResponse(null, { status: 202 })
      }),
    )
    expect(await collect({ source: source(), receiver, since })).toMatchObject({ redelivered: 2, isComplete: true })
    expect(attempts).toEqual(['9', '6'])
  })

  it('starts over with each run', async () => {
    let attempts = 0
    provider.use(
      http.get(api, () => HttpResponse.json([delivery(9, 'a', 503)])),
      http.post(`${api}/9/attempts`, () => {
        attempts++
        return new HttpResponse(null, { status: 202 })
      }),
    )
    const failed = source()
    await collect({ source: failed, receiver, since })
    await collect({ source: failed, receiver, since })
    expect(attempts).toBe(2)
  })

  it('redelivers failed deliveries again, even when it resumes at a later page', async () => {
    let attempts = 0
    provider.use(
      http.get(api, ({ request }) => {
        if (new URL(request.url).searchParams.has('cursor')) return HttpResponse.json([delivery(1, 'b', 500)])
        const link =
          '<https://api.github.com/x?cursor=c2>; title="a, b"; rel="next", <https://api.github.com/x>; rel="first"'
        return HttpResponse.json([delivery(9, 'a', 200)], { headers: { link } })
      }),
      http.post(`${api}/1/attempts`, () => {
        attempts++
        return new HttpResponse(null, { status: attempts === 1 ? 400 : 202 })
      }),
    )
    const failed = source()
    const first = await collect({ source: failed, receiver, since })
    expect(first).toMatchObject({ redelivered: 0, next: 'c2', isComplete: false })
    const second = await collect({ source: failed, receiver, since, cursor: first.next })
    expect(second).toMatchObject({ redelivered: 1, isComplete: true })
  })

  it('does not treat a link without a cursor as the last page', async () => {
    const link = '<https://api.github.com/x?page=2>; rel="next"'
    provider.use(http.get(api, () => HttpResponse.json([delivery(9, 'a', 200)], { headers: { link } })))
    const { error } = await collect({ source: source(), receiver, since })
    expect(error).toMatchObject({ code: 'response_invalid' })
  })

  it('stops when a whole page is too old', async () => {
    const link = '<https://api.github.com/x?cursor=c2>; rel="next"'
    provider.use(http.get(api, () => HttpResponse.json([delivery(9, 'a', 500)], { headers: { link } })))
    const report = await collect({ source: source(), receiver, since: Date.parse('2026-12-02') })
    expect(report).toMatchObject({ redelivered: 0, isComplete: true })
  })

  it('does not redeliver by an unsafe integer', async () => {
    provider.use(
      http.get(api, () =>
        HttpResponse.text(`[${JSON.stringify(delivery(1, 'a', 500)).replace('"id":1,', '"id":9007199254740993,')}]`),
      ),
    )
    const { error } = await collect({ source: source(), receiver, since })
    expect(error).toMatchObject({ code: 'response_invalid' })
  })

  it.each([
    ['https://api.github.com/orgs/harbour/hooks/42/deliveries', { organization: 'harbour', hookId: 42 }],
    ['https://api.github.com/app/hook/deliveries', 'app'],
  ] as const)('calls %s', async (url, place) => {
    let asked = 0
    provider.use(
      http.get(url, () => {
        asked++
        return HttpResponse.json([])
      }),
    )
    await collect({ source: source({ hook: place }), receiver, since })
    expect(asked).toBe(1)
  })

  it.each<[string, object]>([
    ['hook', { hook: undefined }],
    ['hook.hookId', { hook: { ...hook, hookId: 0 } }],
    ['hook.owner', { hook: { ...hook, owner: '' } }],
    ['hook.repository', { hook: { ...hook, repository: 1 } }],
    ['hook.organization', { hook: { organization: '', hookId: 1 } }],
    ['baseUrl', { baseUrl: 'http://api.github.com' }],
  ])('rejects a wrong %s', (option, changes) => {
    expect(() => source(changes)).toThrow(new RegExp(`^githubFailedDeliveries: ${option.replace('.', '\\.')} `))
  })
})

describe('jiraFailedWebhooks', () => {
  const baseUrl = 'https://api.atlassian.com/ex/jira/c1'
  const failedUrl = `${baseUrl}/rest/api/3/webhook/failed`
  const body = JSON.stringify(jiraPayload())
  const failed = (id: string) => ({ id, body, url: 'https://consumer.example/jira', failureTime: since + 1 })

  function scenario(options: Pick<JiraFailedWebhooksOptions, 'maxResponseBytes'> = {}) {
    const source = jiraFailedWebhooks({ baseUrl, token: 't0ken', ...createTiming(), ...options })
    const handled: unknown[] = []
    const receiver = createReceiver({
      provider: jira({ verify: anyOf(jiraOAuthJwt({ secrets: 'client secret' }), collectedFrom(source)) }),
      on: { '*': ({ event, id, proof }) => handled.push([event, id, proof.verifier]) },
      dedupe: memoryDedupeStore(),
    })
    return { source, receiver, handled }
  }

  it('passes failed deliveries to the receiver, which accepts them from no other sender', async () => {
    const asked: string[] = []
    provider.use(
      http.get(failedUrl, ({ request }) => {
        const { searchParams } = new URL(request.url)
        asked.push(String(searchParams.get('after')))
        return searchParams.get('after') === String(since)
          ? HttpResponse.json({ values: [failed('x1')], next: `https://evil.example/?after=${since + 5}` })
          : HttpResponse.json({ values: [failed('x2')] })
      }),
    )
    const { source, receiver, handled } = scenario()
    const report = await collect({ source, receiver, since })
    expect(handled).toEqual([
      ['jira:issue_updated', 'x1', 'collectedFrom'],
      ['jira:issue_updated', 'x2', 'collectedFrom'],
    ])
    expect(report).toMatchObject({ failures: [], isComplete: true })
    expect(asked).toEqual([String(since), String(since + 5)])

    const page = await source.page(undefined, { since })
    const request = await page.missed[0]?.collect()
    if (request === undefined) throw new Error('there is a missed delivery')
    const stranger = { ...request, body: new Uint8Array(request.body) }
    expect((await receiver.receive(stranger)).response.status).toBe(401)
  })

  it.each([{ body: null }, { body: undefined }, { body: '' }])(
    'tells once that there is no body, and goes on: %j',
    async (without) => {
      provider.use(
        http.get(failedUrl, () =>
          HttpResponse.json({ values: [{ ...failed('x1'), ...without }, failed('x2')], next: null }),
        ),
      )
      const { source, receiver, handled } = scenario()
      const first = await collect({ source, receiver, since })
      expect(first).toMatchObject({ handled: 1, isComplete: false, error: undefined })
      expect(first.failures).toMatchObject([{ id: 'x1', code: undefined, error: { code: 'response_invalid' } }])
      const second = await collect({ source, receiver, since, cursor: first.next })
      expect(second).toMatchObject({ handled: 0, duplicates: 1, failures: [], isComplete: true })
      expect(handled).toHaveLength(1)
    },
  )

  it('collects a delivery whose body is stored later', async () => {
    let asked = 0
    provider.use(
      http.get(failedUrl, () =>
        HttpResponse.json({ values: [{ ...failed('x1'), body: asked++ === 0 ? null : body }] }),
      ),
    )
    const { source, receiver } = scenario()
    expect(await collect({ source, receiver, since })).toMatchObject({ handled: 0, isComplete: false })
    expect(await collect({ source, receiver, since })).toMatchObject({ handled: 1, isComplete: true })
  })

  it.each(['x1\r\nx-forged: 1', '', 'ü', 'x'.repeat(257)])(
    'takes nothing by an id that no header had: %j',
    async (id) => {
      provider.use(http.get(failedUrl, () => HttpResponse.json({ values: [failed(id), failed('x2')] })))
      const { source, receiver, handled } = scenario()
      const { failures } = await collect({ source, receiver, since })
      expect(failures).toMatchObject([{ error: { code: 'response_invalid' } }])
      expect(handled).toEqual([['jira:issue_updated', 'x2', 'collectedFrom']])
    },
  )

  it('reads a large page, up to maxResponseBytes', async () => {
    const long = JSON.stringify({ ...jiraPayload(), padding: 'x'.repeat(40_000) })
    const values = Array.from({ length: 100 }, (_, index) => ({ ...failed(`x${index}`), body: long }))
    provider.use(http.get(failedUrl, () => HttpResponse.json({ values })))
    const { source, receiver } = scenario()
    expect(await collect({ source, receiver, since })).toMatchObject({ handled: 100, isComplete: true })
    const report = await collect({ source: scenario({ maxResponseBytes: 4_000_000 }).source, receiver, since })
    expect(report).toMatchObject({ error: { code: 'response_too_large' }, next: undefined, isComplete: false })
  })

  it.each([
    [
      'what Atlassian shows',
      `https://x.example/rest/api/3/webhook/failed?failedAfter=${since + 7}&maxResults=100`,
      since + 7,
    ],
    ['a relative link', `/rest/api/3/webhook/failed?after=${since + 8}`, since + 8],
    ['a link without a time', 'https://x.example/next', since + 1],
  ])('continues from %s', async (_, next, after) => {
    const asked: unknown[] = []
    provider.use(
      http.get(failedUrl, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('after'))
        return HttpResponse.json({ values: [failed(`x${asked.length}`)], ...(asked.length === 1 && { next }) })
      }),
    )
    const { source, receiver, handled } = scenario()
    expect(await collect({ source, receiver, since })).toMatchObject({ handled: 2, isComplete: true })
    expect(asked).toEqual([String(since), String(after)])
    expect(handled).toHaveLength(2)
  })

  it('does not treat an invalid link as the last page', async () => {
    provider.use(http.get(failedUrl, () => HttpResponse.json({ values: [], next: 'https://x.example/next' })))
    const { source, receiver } = scenario()
    expect((await collect({ source, receiver, since })).error).toMatchObject({ code: 'response_invalid' })
  })

  it('does not vouch for deliveries of another source', async () => {
    provider.use(http.get(failedUrl, () => HttpResponse.json({ values: [failed('x1')] })))
    const { handled, receiver } = scenario()
    const report = await collect({ source: jiraFailedWebhooks({ baseUrl, token: 't0ken' }), receiver, since })
    expect(report.failures).toMatchObject([{ id: 'x1', code: 'proof_missing' }])
    expect(handled).toEqual([])
  })

  it('requires a URL', () => {
    expect(() => jiraFailedWebhooks({ baseUrl: 'jira', token: 't' })).toThrow(/^jiraFailedWebhooks: baseUrl /)
    const wrong = { baseUrl, token: 't', maxResponseBytes: 0 }
    expect(() => jiraFailedWebhooks(wrong)).toThrow(/^jiraFailedWebhooks: maxResponseBytes /)
  })
})

describe('missedPaymentsEvents', () => {
  const events = (options: Partial<PaymentsEventsOptions> = {}) =>
    paymentsEvents({
      baseUrl: 'https://api.pay.example',
      token: 't',
      ...createTiming(),
      ...options,
    } as PaymentsEventsOptions)
  const collection = 'https://api.pay.example/v1/notifications/webhooks-events'
  const receiver = { receive: () => expect.unreachable() }

  it('redelivers events that have not arrived', async () => {
    const resent: unknown[] = []
    let asked = ''
    provider.use(
      http.get(collection, ({ request }) => {
        asked = new URL(request.url).searchParams.get('start_time') ?? ''
        return HttpResponse.json({ events: ['e1', 'e2', 'e3'].map((id) => ({ ...paymentsPayload(), id })) })
      }),
      http.post(`${collection}/:id/resend`, async ({ params, request }) => {
        resent.push([params['id'], await request.json()])
        return HttpResponse.json(paymentsPayload(), { status: 202 })
      }),
    )
    const isMissing = async ({ id }: { readonly id: string }) => id !== 'e2'
    const source = missedPaymentsEvents({ events: events(), isMissing, webhookIds: ['w1'] })
    expect(await collect({ source, receiver, since })).toMatchObject({ redelivered: 2, isComplete: true })
    expect(Date.parse(asked)).toBe(since)
    expect(resent).toEqual([
      ['e1', { webhook_ids: ['w1'] }],
      ['e3', { webhook_ids: ['w1'] }],
    ])
  })

  it('does not skip events silently if the list is endless', async () => {
    provider.use(
      http.get(collection, () =>
        HttpResponse.json({ events: [], links: [{ href: `${collection}?page=2`, rel: 'next', method: 'GET' }] }),
      ),
    )
    const source = missedPaymentsEvents({ events: events(), isMissing: () => true })
    const report = await collect({ source, receiver, since })
    expect(report).toMatchObject({ error: { code: 'response_too_large' }, isComplete: false })
  })

  it('reports a list that fails', async () => {
    provider.use(http.get(collection, () => new HttpResponse(null, { status: 401 })))
    const source = missedPaymentsEvents({ events: events(), isMissing: () => true })
    expect((await collect({ source, receiver, since })).error).toMatchObject({ code: 'unauthorized' })
  })

  it.each<[string, object]>([
    ['events', { events: undefined }],
    ['events.list', { events: {} }],
    ['isMissing', { isMissing: undefined }],
  ])('rejects a wrong %s', (option, changes) => {
    const make = () => missedPaymentsEvents({ events: events(), isMissing: () => true, ...changes } as never)
    expect(make).toThrow(new RegExp(`^missedPaymentsEvents: ${option.replace('.', '\\.')} `))
  })
})

describe('polledDeliveries', () => {
  it('polls once from the given time', async () => {
    const times: number[] = []
    const receiver = { receive: () => expect.unreachable() }
    const report = await collect({ source: polledDeliveries(async (from) => times.push(from)), receiver, since })
    expect(report).toMatchObject({ redelivered: 1, isComplete: true })
    expect(times).toEqual([since])
    expect(() => polledDeliveries(undefined as never)).toThrow(/^polledDeliveries: /)
  })
})
