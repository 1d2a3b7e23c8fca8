import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { latest, shopifyObject } from '../../../src/clients/latest/index.js'
import {
  collect,
  gitlabFailedDeliveries,
  type MissedSource,
  paddleFailedNotifications,
  shopifyChangedObjects,
  squareEvents,
  stripeUndeliveredEvents,
  svixFailedMessages,
} from '../../../src/clients/missed/index.js'
import { createReceiver, memoryDedupeStore, type Proof } from '../../../src/index.js'
import { shopify } from '../../../src/vendors/shopify/index.js'
import { square } from '../../../src/vendors/square/index.js'
import { stripe } from '../../../src/vendors/stripe/index.js'
import { createTiming, rejection } from '../timing.js'

const provider = setupServer()
beforeAll(() => provider.listen({ onUnhandledRequest: 'error' }))
afterEach(() => provider.resetHandlers())
afterAll(() => provider.close())

const since = 1_796_000_000_000
const options = { token: 't0ken', ...createTiming(), maxRetries: 0 }
const search = ({ url }: Request) => new URL(url).search

/** A receiver that takes no request of a source that only requests redeliveries. */
const unused = { receive: () => Promise.reject(new Error('not called')) }

const redeliver = (source: MissedSource) => collect({ source, receiver: unused, since })

describe('stripeUndeliveredEvents', () => {
  const event = (id: string) => ({
    id,
    object: 'event',
    type: 'customer.updated',
    created: since / 1000,
    data: { object: { id: 'cus_1', object: 'customer' } },
  })

  it('hands each event that was not delivered to the receiver, and the proof says who vouched', async () => {
    const asked: unknown[] = []
    provider.use(
      http.get('https://api.stripe.com/v1/events', ({ request }) => {
        asked.push(search(request), request.headers.get('stripe-account'))
        const isFirst = !search(request).includes('starting_after')
        return HttpResponse.json({
          data: isFirst ? [event('evt_3'), event('evt_2')] : [event('evt_1')],
          has_more: isFirst,
        })
      }),
    )
    const handled: [string | undefined, Proof][] = []
    const dedupe = memoryDedupeStore()
    const receiver = createReceiver({
      provider: stripe({ secrets: 'whsec_1' }),
      dedupe,
      on: { 'customer.updated': ({ id, proof }) => handled.push([id, proof]) },
      onError: () => {},
    })
    const source = stripeUndeliveredEvents({ ...options, account: 'acct_7' })
    const report = await collect({ source, receiver, since })
    const proof = { strength: 'transport', verifier: 'stripeUndeliveredEvents' }
    expect(handled).toEqual(['evt_3', 'evt_2', 'evt_1'].map((id) => [id, proof]))
    expect(report).toMatchObject({ handled: 3, handledIds: ['evt_3', 'evt_2', 'evt_1'], isComplete: true })
    const list = '?created%5Bgte%5D=1796000000&delivery_success=false&limit=100'
    expect(asked).toEqual([list, 'acct_7', `${list}&starting_after=evt_2`, 'acct_7'])
    expect(await collect({ source, receiver, since })).toMatchObject({ handled: 0, handledIds: [], duplicates: 3 })
  })

  it('is refused with a receiver that cannot say who vouched', async () => {
    const source = stripeUndeliveredEvents(options)
    expect(await rejection(collect({ source, receiver: unused, since }))).toBeInstanceOf(TypeError)
  })
})

describe('squareEvents', () => {
  it('hands all events since the time to the receiver, page by page', async () => {
    const asked: unknown[] = []
    const event = (event_id: string) => ({
      event_id,
      merchant_id: 'M',
      type: 'payment.updated',
      created_at: '2026-11-30T01:02:03Z',
      data: { type: 'payment', id: 'p', object: {} },
    })
    provider.use(
      http.post('https://connect.squareup.com/v2/events', async ({ request }) => {
        const body = await request.json()
        asked.push(body, request.headers.get('square-version'))
        const isFirst = !JSON.stringify(body).includes('cursor')
        return HttpResponse.json(isFirst ? { events: [event('e1')], cursor: 'c2' } : { events: [event('e2')] })
      }),
    )
    const handled: unknown[] = []
    const receiver = createReceiver({
      provider: square({ secrets: 's', url: 'https://shop.example/hooks' }),
      on: { 'payment.updated': ({ id, proof }) => handled.push(id, proof.strength) },
    })
    const source = squareEvents({ ...options, eventTypes: ['payment.updated'], apiVersion: '2026-09-16' })
    expect(await collect({ source, receiver, since })).toMatchObject({ handled: 2, isComplete: true })
    expect(handled).toEqual(['e1', 'transport', 'e2', 'transport'])
    const filter = { created_at: { start_at: new Date(since).toISOString() }, event_types: ['payment.updated'] }
    expect(asked).toEqual([
      { limit: 100, query: { filter } },
      '2026-09-16',
      { cursor: 'c2', limit: 100, query: { filter } },
      '2026-09-16',
    ])
  })
})

describe('paddleFailedNotifications', () => {
  it('requests a replay of each failed notification that was not replayed yet', async () => {
    const asked: string[] = []
    const item = (id: string, replayed_at: string | null = null) => ({
      id,
      replayed_at,
      occurred_at: new Date(since).toISOString(),
      status: 'failed',
    })
    provider.use(
      http.get('https://api.paddle.com/notifications', ({ request }) => {
        asked.push(search(request))
        const isFirst = !search(request).includes('after=')
        const data = isFirst ? [item('ntf_3'), item('ntf_2', '2026-11-30T01:02:03Z')] : [item('ntf_1')]
        return HttpResponse.json({ data, meta: { pagination: { has_more: isFirst, next: '…', per_page: 200 } } })
      }),
      http.post('https://api.paddle.com/notifications/:id/replay', ({ params }) => {
        asked.push(`replay ${String(params['id'])}`)
        return HttpResponse.json({ data: { notification_id: 'ntf_9' } })
      }),
    )
    const source = paddleFailedNotifications({ ...options, destinationId: 'ntfset_1' })
    expect(await redeliver(source)).toMatchObject({ redelivered: 2, isComplete: true })
    const from = encodeURIComponent(new Date(since).toISOString())
    const list = `?status=failed&from=${from}&notification_setting_id=ntfset_1&per_page=200`
    expect(asked).toEqual([list, 'replay ntf_3', `${list}&after=ntf_2`, 'replay ntf_1'])
  })
})

describe('gitlabFailedDeliveries', () => {
  it('requests again what failed and has not succeeded since', async () => {
    const asked: string[] = []
    const attempt = (id: number, key: string, response_status: string) => ({
      id,
      response_status,
      request_headers: { 'Idempotency-Key': key },
    })
    const delivered = Array.from({ length: 18 }, (_, index) => attempt(100 - index, `done ${index}`, '200'))
    const first = [attempt(110, 'later', '201'), ...delivered, attempt(70, 'failed', 'internal error')]
    const second = [attempt(60, 'later', '500'), attempt(50, 'failed', '500'), attempt(40, 'refused', '404')]
    const project = 'https://gitlab.com/api/v4/projects/harbour%2Ftide/hooks/42/events'
    provider.use(
      http.get(project, ({ request }) => {
        asked.push(search(request))
        return HttpResponse.json(search(request).endsWith('page=1') ? first : second)
      }),
      http.post(`${project}/:id/resend`, ({ params }) => {
        asked.push(`resend ${String(params['id'])}`)
        return HttpResponse.json({ response_status: 200 }, { status: 201 })
      }),
    )
    const source = gitlabFailedDeliveries({ ...options, project: 'harbour/tide', hookId: 42 })
    expect(await redeliver(source)).toMatchObject({ redelivered: 2, isComplete: true })
    expect(asked).toEqual(['?per_page=20&page=1', 'resend 70', '?per_page=20&page=2', 'resend 40'])
  })
})

describe('svixFailedMessages', () => {
  it('requests again each message that was given up on the endpoint', async () => {
    const asked: string[] = []
    const api = 'https://api.eu.svix.com/api/v1/app/app_1'
    const message = (id: string) => ({ id, timestamp: new Date(since).toISOString(), status: 2 })
    provider.use(
      http.get(`${api}/endpoint/ep_1/msg`, ({ request }) => {
        asked.push(search(request))
        const isFirst = !search(request).includes('iterator')
        return HttpResponse.json({ data: [message(isFirst ? 'msg_2' : 'msg_1')], done: !isFirst, iterator: 'msg_2' })
      }),
      http.post(`${api}/msg/:id/endpoint/ep_1/resend`, ({ params }) => {
        asked.push(`resend ${String(params['id'])}`)
        return HttpResponse.json({}, { status: 202 })
      }),
    )
    const baseUrl = 'https://api.eu.svix.com'
    const source = svixFailedMessages({ ...options, baseUrl, appId: 'app_1', endpointId: 'ep_1' })
    expect(await redeliver(source)).toMatchObject({ redelivered: 2, isComplete: true })
    const rest = `status=2&after=${encodeURIComponent(new Date(since).toISOString())}`
    expect(asked).toEqual([`?limit=250&${rest}`, 'resend msg_2', `?limit=250&iterator=msg_2&${rest}`, 'resend msg_1'])
  })
})

describe('the sources of vendors', () => {
  it.each<[string, () => unknown]>([
    ['stripeUndeliveredEvents: account', () => stripeUndeliveredEvents({ ...options, account: 'a\nb' })],
    ['squareEvents: eventTypes', () => squareEvents({ ...options, eventTypes: [''] })],
    [
      'paddleFailedNotifications: baseUrl',
      () => paddleFailedNotifications({ ...options, baseUrl: 'http://a.example' }),
    ],
    ['gitlabFailedDeliveries: hookId', () => gitlabFailedDeliveries({ ...options, project: 'a', hookId: 0 })],
    [
      'svixFailedMessages: appId',
      () => svixFailedMessages({ ...options, baseUrl: 'https://a.example', appId: '', endpointId: 'e' }),
    ],
  ])('reject a wrong option: %s', (message, make) => {
    expect(make).toThrow(message)
  })
})

describe('shopifyChangedObjects', () => {
  const shop = 'harbour.myshopify.com'
  const settings = { ...options, shop, objects: 'orders', apiVersion: '2026-10' } as const
  const api = `https://${shop}/admin/api/2026-10/graphql.json`
  const node = (id: number, second: number) => ({
    id: `gid://shopify/Order/${id}`,
    legacyResourceId: `${id}`,
    updatedAt: new Date(since + 1000 * second).toISOString(),
  })
  const page = (nodes: readonly object[], endCursor: string | null = null) =>
    HttpResponse.json({ data: { objects: { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } } } })

  it('hands each changed object to a handler that fetches it, once until it changes again', async () => {
    const asked: unknown[] = []
    let changes = 0
    provider.use(
      http.post(api, async ({ request }) => {
        const { query, variables } = (await request.json()) as { query: string; variables: Record<string, string> }
        if (query.includes('node(id: $id)'))
          return HttpResponse.json({ data: { node: { ...node(1, 0), ...variables } } })
        asked.push(variables, request.headers.get('x-shopify-access-token'), request.headers.get('authorization'))
        expect(query).toMatch(/objects: orders\(.*sortKey: UPDATED_AT\)/)
        return variables['after'] ? page([node(2, 2)]) : page([node(1, 1 + 60 * changes)], 'c1')
      }),
    )
    const written: unknown[] = []
    const { token } = settings
    const fetching = shopifyObject({ type: 'Order', fields: 'id updatedAt', apiVersion: '2026-10', token })
    const proofs: Proof[] = []
    const receiver = createReceiver({
      provider: shopify({ secrets: 's' }),
      dedupe: memoryDedupeStore(),
      on: { 'orders/updated': latest({ ...fetching, write: (item) => void written.push(item?.['id']) }) },
      onReceipt: ({ proof }) => proof && proofs.push(proof),
    })
    const source = shopifyChangedObjects(settings)
    const run = async () => (await collect({ source, receiver, since })).handled
    expect(await run()).toBe(2)
    expect(written.splice(0)).toEqual(['gid://shopify/Order/1', 'gid://shopify/Order/2'])
    const updated = `updated_at:>='${new Date(since).toISOString()}'`
    expect(asked).toEqual([{ query: updated, after: null }, token, null, { query: updated, after: 'c1' }, token, null])
    expect(proofs[0]).toEqual({ strength: 'transport', verifier: 'shopifyChangedObjects' })
    changes++
    await run()
    expect(written).toEqual(['gid://shopify/Order/1'])
  })

  it('takes errors in a successful response for what they are', async () => {
    const answers = [{ errors: [{ extensions: { code: 'THROTTLED' } }] }, { errors: [{ message: 'denied' }] }, {}]
    provider.use(http.post(api, () => HttpResponse.json(answers.shift())))
    const run = () => rejection(shopifyChangedObjects(settings).page(undefined, { since }))
    expect([await run(), await run(), await run()]).toMatchObject([
      { code: 'rate_limited' },
      { code: 'refused' },
      { code: 'refused' },
    ])
  })

  it.each([
    ['shop', 'harbour.example'],
    ['objects', 'refunds'],
    ['apiVersion', 'latest'],
    ['token', ''],
  ])('refuses a wrong %s', (option, value) => {
    expect(() => shopifyChangedObjects({ ...settings, [option]: value } as never)).toThrow(
      `shopifyChangedObjects: ${option}`,
    )
  })
})
