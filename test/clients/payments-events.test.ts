import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { paymentsEvents } from '../../src/clients/payments/payments-events.js'
import type { PaymentsEventsOptions } from '../../src/clients/payments/types.js'
import type { PaymentsEvent } from '../../src/vendors/styles/payments.js'
import { simulatedNetwork } from './simulated-network.js'
import { createTiming, rejection } from './timing.js'

const baseUrl = 'https://api.pay.example'
const collection = `${baseUrl}/v1/notifications/webhooks-events`

const authorization = {
  id: '2DC87612EK520411B',
  state: 'authorized',
  amount: { total: '7.47', currency: 'USD', details: { subtotal: '7.47' } },
  parent_payment: 'PAY-1',
  links: [
    { href: `${baseUrl}/v1/payments/authorization/2DC`, rel: 'self', method: 'GET' },
    { href: `${baseUrl}/v1/payments/authorization/2DC/capture`, rel: 'capture', method: 'POST' },
    { href: `${baseUrl}/v1/payments/authorization/2DC/void`, rel: 'void', method: 'POST' },
    { href: `${baseUrl}/v1/payments/payment/PAY-1`, rel: 'parent_payment', method: 'GET' },
  ],
}

const event: PaymentsEvent = {
  id: 'WH-1',
  create_time: '2018-19-12T22:20:32.000Z',
  resource_type: 'authorization',
  event_type: 'PAYMENT.AUTHORIZATION.CREATED',
  resource: authorization,
  links: [
    { href: `${collection}/WH-1`, rel: 'self', method: 'GET' },
    { href: `${collection}/WH-1/resend`, rel: 'resend', method: 'POST' },
  ],
}

const server = simulatedNetwork()

interface Seen {
  readonly call: string
  readonly body: unknown
  readonly key: string | null
}

function answering(url: string, ...answers: readonly (() => Response)[]): Seen[] {
  const seen: Seen[] = []
  server.use(
    http.all(url, async ({ request }) => {
      const text = await request.text()
      const answer = answers[Math.min(seen.length, answers.length - 1)]
      seen.push({
        call: `${request.method} ${request.url.replace(baseUrl, '')}`,
        body: text === '' ? undefined : JSON.parse(text),
        key: request.headers.get('Request-Id'),
      })
      return answer?.()
    }),
  )
  return seen
}

const json =
  (value: unknown, status = 200) =>
  () =>
    HttpResponse.json(value as never, { status })
const client = (options: Partial<PaymentsEventsOptions> = {}) =>
  paymentsEvents({ baseUrl, token: 'access', ...createTiming(), ...options } as PaymentsEventsOptions)

describe('paymentsEvents', () => {
  it('gets an event by its self link and by its id', async () => {
    const seen = answering(`${collection}/WH-1`, json(event))
    expect(await client().get(event)).toEqual(event)
    expect(await client().get('WH-1')).toEqual(event)
    expect(seen.map(({ call }) => call)).toEqual(Array(2).fill('GET /v1/notifications/webhooks-events/WH-1'))
  })

  it('requests a redelivery to all webhooks, or to some', async () => {
    const seen = answering(`${collection}/WH-1/resend`, json({}, 500), json(event, 202))
    await client().resend(event)
    await client().resend('WH-1', { webhookIds: ['hook-1'] })
    expect(seen.map(({ body }) => body)).toEqual([{}, {}, { webhook_ids: ['hook-1'] }])
  })

  it('lists the events of all pages, and leaves out invalid ones', async () => {
    const seen = answering(
      collection,
      json({
        events: [event, { id: 'broken' }],
        links: [{ rel: 'next', href: `${collection}?start=2`, method: 'GET' }],
      }),
      json({ events: [{ ...event, id: 'WH-2' }], count: 1 }),
    )
    const ids: string[] = []
    const query = { pageSize: 2, startTime: 0, endTime: 1000, eventType: 'A.B', transactionId: 't&1' }
    for await (const { id } of client().list(query)) ids.push(id)
    expect(ids).toEqual(['WH-1', 'WH-2'])
    const [first, second] = seen.map(({ call }) => new URLSearchParams(call.split('?')[1]))
    expect(Object.fromEntries(first ?? [])).toEqual({
      page_size: '2',
      start_time: '1970-01-01T00:00:00.000Z',
      end_time: '1970-01-01T00:00:01.000Z',
      event_type: 'A.B',
      transaction_id: 't&1',
    })
    expect(Object.fromEntries(second ?? [])).toEqual({ start: '2' })
  })

  it('stops after maxPages', async () => {
    const seen = answering(collection, json({ events: [event], links: [{ rel: 'next', href: collection }] }))
    let count = 0
    for await (const _ of client().list({ maxPages: 3 })) count++
    expect([count, seen.length]).toEqual([3, 3])
  })

  it.each([
    ['startTime', Number.NaN],
    ['startTime', 1e20],
    ['endTime', Number.POSITIVE_INFINITY],
    ['pageSize', Number.NaN],
    ['pageSize', -1],
  ])('does not list with a %s of %s', async (option, value) => {
    await expect(
      client()
        .list({ [option]: value })
        .next(),
    ).rejects.toThrow(new RegExp(`^paymentsEvents: ${option} must be `))
  })

  it('does not follow a next page to another host', async () => {
    answering(collection, json({ events: [], links: [{ rel: 'next', href: 'https://evil.example/' }] }))
    expect(await rejection(client().list().next())).toMatchObject({ code: 'link_not_allowed' })
  })

  it('captures, voids and finds the parent payment', async () => {
    const captured = answering(
      `${baseUrl}/v1/payments/authorization/2DC/capture`,
      json({ id: 'C1', state: 'completed' }),
    )
    const body = { amount: { total: '4.54', currency: 'USD' }, is_final_capture: true }
    expect(await client().capture(authorization, { body })).toMatchObject({ id: 'C1', state: 'completed' })
    expect(captured).toMatchObject([{ call: 'POST /v1/payments/authorization/2DC/capture', body }])

    const voided = answering(
      `${baseUrl}/v1/payments/authorization/2DC/void`,
      json({ ...authorization, state: 'voided' }),
    )
    expect((await client().void(authorization)).state).toBe('voided')
    expect(voided).toMatchObject([{ body: {} }])

    const parent = answering(`${baseUrl}/v1/payments/payment/PAY-1`, json({ id: 'PAY-1', intent: 'authorize' }))
    expect(await client().parentPayment(authorization)).toMatchObject({ id: 'PAY-1', intent: 'authorize' })
    expect(parent).toMatchObject([{ call: 'GET /v1/payments/payment/PAY-1', body: undefined }])
  })

  it('takes the method from the relation, not from the link', async () => {
    const seen = answering(`${baseUrl}/v1/capture`, json({ id: 'C1', state: 'completed' }))
    await client().capture({ links: [{ rel: 'capture', href: `${baseUrl}/v1/capture`, method: 'GET' }] })
    expect(seen[0]?.call).toBe('POST /v1/capture')
  })

  it('does not retry a capture if its result is unknown', async () => {
    const seen = answering(`${baseUrl}/v1/payments/authorization/2DC/capture`, json({}, 500))
    expect(await rejection(client().capture(authorization))).toMatchObject({ code: 'server_failed', attempts: 1 })
    expect(seen).toHaveLength(1)
  })

  it('retries a capture with one idempotency key, if the provider supports keys', async () => {
    const url = `${baseUrl}/v1/payments/authorization/2DC/capture`
    const seen = answering(url, json({}, 500), json({ id: 'C1', state: 'completed' }))
    const idempotent = client({ idempotencyHeader: 'Request-Id' })
    await idempotent.capture(authorization)
    const [first, second] = seen.map(({ key }) => key)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
    await idempotent.capture(authorization, { idempotencyKey: 'order-7' })
    expect(seen[2]?.key).toBe('order-7')
  })

  it('follows any link with a schema', async () => {
    const schema = z.looseObject({ name: z.string() })
    const link = { href: `${baseUrl}/v1/other`, rel: 'other' }
    const seen = answering(link.href, json({ name: 'x' }))
    expect(await client().follow(link, schema)).toEqual({ name: 'x' })
    expect(await client().follow({ ...link, method: 'POST' }, schema, { body: [1] })).toEqual({ name: 'x' })
    expect(seen.map(({ call, body }) => [call, body])).toEqual([
      ['GET /v1/other', undefined],
      ['POST /v1/other', [1]],
    ])
    expect(await rejection(client().follow({ ...link, method: 'DELETE' }, schema))).toMatchObject({
      code: 'link_not_allowed',
    })
  })

  it('rejects a response about another event', async () => {
    answering(`${collection}/:id`, json({ ...event, id: 'WH-2' }))
    for (const asked of ['WH-1', event]) {
      expect(await rejection(client().get(asked))).toMatchObject({ code: 'response_invalid', status: 200, attempts: 1 })
    }
    const links = [{ rel: 'self', href: `${collection}/WH-1` }]
    expect(await client().get({ links })).toMatchObject({ id: 'WH-2' })
  })

  it('follows links below linkBases only', async () => {
    answering('https://sandbox.pay.example/v1/*', json(event))
    const linkBases = ['https://sandbox.pay.example/v1/events', `${baseUrl}/v1/`]
    const get = (href: string) => client({ linkBases }).get({ links: [{ rel: 'self', href }] })
    expect(await get('https://sandbox.pay.example/v1/events/1?full')).toEqual(event)
    expect(await get('https://sandbox.pay.example/v1/events')).toEqual(event)
    for (const path of ['', 'v1/', 'v1/events2', 'v1/payouts/1', 'v2/events/1', 'v1/events/../payouts']) {
      const error = await rejection(get(`https://sandbox.pay.example/${path}`))
      expect(error).toMatchObject({ code: 'link_not_allowed', attempts: 0 })
    }
    expect(await rejection(get(`${baseUrl}/v2/e/1`))).toMatchObject({ code: 'link_not_allowed', attempts: 0 })
  })

  it('follows links below the path of baseUrl by default', async () => {
    answering(`${baseUrl}/proxy/e/1`, json(event))
    const get = (href: string) => client({ baseUrl: `${baseUrl}/proxy` }).get({ links: [{ rel: 'self', href }] })
    expect(await get(`${baseUrl}/proxy/e/1`)).toEqual(event)
    expect(await rejection(get(`${baseUrl}/other/e/1`))).toMatchObject({ code: 'link_not_allowed' })
  })

  it.each([
    '..%2fadmin',
    '..%5Cadmin',
    'a%2f..%2f..%2fadmin',
    '..;/admin',
    '.;x=1/../admin',
    '%2e%2e/admin',
    '..;',
    '%252e%252e/admin',
    '..%3b/admin',
  ])('does not follow a link that some servers read as another path: %s', async (path) => {
    const get = client({ linkBases: [`${baseUrl}/v1`] }).get({
      links: [{ rel: 'self', href: `${baseUrl}/v1/${path}` }],
    })
    expect(await rejection(get)).toMatchObject({ code: 'link_not_allowed', attempts: 0 })
  })

  it.each(['', 'a\r\nX-Admin: 1', 'a\nb', 'schlüssel', ' a', 'a ', 'a\0', 1])(
    'refuses %j as a key, and sends nothing',
    async (idempotencyKey) => {
      const call = client({ idempotencyHeader: 'Request-Id' }).capture(authorization, { idempotencyKey } as never)
      await expect(call).rejects.toThrow(/^paymentsEvents: idempotencyKey /)
    },
  )

  it('rejects an idempotency key that would have no effect', async () => {
    const call = client().capture(authorization, { idempotencyKey: 'order-7' })
    await expect(call).rejects.toThrow(/^paymentsEvents: idempotencyKey /)
  })

  it.each([
    'http://api.pay.example/e',
    'https://api.pay.example@evil.example/e',
    'https://user@api.pay.example/e',
    'https://api.pay.example.evil.example/e',
    'https://api.pay.example%2eevil.example/e',
    'https://evil.example/api.pay.example',
    'https://api.pay.example:8443/e',
    'https://API.pay.example/e',
    'https://api.pay.example/a/../e',
    'https://api.pay.example\\@evil.example/e',
    'https:api.pay.example/e',
    'https://api.pay\t.example/e',
    ' https://api.pay.example/e',
    'https://api．pay.example/e',
    '//api.pay.example/e',
    '/e',
    'javascript:alert(1)',
    'http://127.0.0.1/e',
    '',
    `https://api.pay.example/${'x'.repeat(3000)}`,
  ])('does not follow %j, and sends nothing', async (href) => {
    const error = await rejection(client().get({ links: [{ rel: 'self', href }] }))
    expect(error).toMatchObject({ code: 'link_not_allowed', attempts: 0 })
  })

  it.each([null, undefined, 5, {}, [], ['https://api.pay.example/v1/e']])(
    'does not follow the address %j',
    async (href) => {
      const links = [{ rel: 'self', href }] as never
      const asked = [client().get({ links }), client().follow({ rel: 'x', href } as never, z.unknown() as never)]
      for (const call of asked) {
        expect(await rejection(call)).toMatchObject({ name: 'ClientError', code: 'link_not_allowed', attempts: 0 })
      }
    },
  )

  it.each([null, 'self', { rel: 'self' }, [null], [undefined, 'self', 7]])('finds no link in %j', async (links) => {
    for (const call of [client().get({ links } as never), client().capture({ links } as never)]) {
      expect(await rejection(call)).toMatchObject({ code: 'link_missing', attempts: 0 })
    }
  })

  it.each([undefined, null, 'https://api.pay.example/'])('rejects %j as a link', async (link) => {
    const error = await rejection(client().follow(link as never, z.unknown() as never))
    expect(error).toBeInstanceOf(TypeError)
    expect(error).toMatchObject({ message: expect.stringMatching(/^paymentsEvents: link must be /) })
  })

  it('names the missing link', async () => {
    for (const call of [client().get({}), client().resend({ links: [] }), client().capture({ links: undefined })]) {
      expect(await rejection(call)).toMatchObject({ code: 'link_missing', attempts: 0 })
    }
  })

  it.each([
    ['baseUrl', { baseUrl: 'http://api.pay.example' }],
    ['linkBases', { linkBases: ['a.example'] }],
    ['linkBases', { linkBases: ['http://a.example'] }],
    ['linkBases', { linkBases: ['https://a.example/?b'] }],
    ['linkBases', { linkBases: baseUrl as never }],
    ['collection', { collection: 'v1' as never }],
    ['idempotencyHeader', { idempotencyHeader: 'a b' }],
  ] as const)('rejects a wrong %s', (name, options) => {
    expect(() => client(options)).toThrow(new RegExp(`^paymentsEvents: ${name} `))
  })
})
