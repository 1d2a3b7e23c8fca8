import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  githubObject,
  googleCalendarChanges,
  hubspotObject,
  type LatestSource,
  latest,
  shopifyObject,
  shopOf,
  stripeObject,
} from '../../../src/clients/latest/index.js'
import type { Delivery } from '../../../src/index.js'
import { simulatedNetwork } from '../simulated-network.js'
import { createTiming, rejection } from '../timing.js'

const provider = simulatedNetwork()

/** The parts of a delivery that the sources read. */
const delivery = (payload: object, headers: readonly (readonly [string, string])[] = []) =>
  ({ payload, request: { headers } }) as unknown as Delivery

const query = (known?: string) => ({ known, signal: new AbortController().signal })

const fetched = async <Item>(source: LatestSource<Delivery, Item>, of: Delivery, known?: string) =>
  source.fetch(of, query(known))

/** Handles deliveries at the same time. */
async function handled<Item>(source: LatestSource<Delivery, Item>, deliveries: readonly Delivery[]) {
  const handle = latest({ ...source, write: () => {}, known: () => undefined })
  await Promise.all(deliveries.map((each) => handle(each, { ...query(), isCurrent: () => true })))
}

const options = { token: 'acc3ss', ...createTiming(), maxRetries: 0 }

describe('stripeObject', () => {
  const source = stripeObject({ ...options, apiVersion: '2026-10-28.clover' })
  const changed = (object: object, more: object = {}) => delivery({ id: 'evt_1', data: { object }, ...more })

  it('fetches the object of an event, for its connected account', async () => {
    const seen: (string | null)[] = []
    provider.use(
      http.get('https://api.stripe.com/v1/checkout/sessions/cs_1', ({ request: { headers } }) => {
        seen.push(headers.get('authorization'), headers.get('stripe-account'), headers.get('stripe-version'))
        return HttpResponse.json({ id: 'cs_1', status: 'complete' })
      }),
    )
    const event = changed({ id: 'cs_1', object: 'checkout.session' }, { account: 'acct_7' })
    expect([source.object(event), await fetched(source, event)]).toEqual([
      '["acct_7",null,null,"https://api.stripe.com/v1/checkout/sessions/cs_1"]',
      { object: { id: 'cs_1', status: 'complete' }, known: undefined },
    ])
    expect(seen).toEqual(['Bearer acc3ss', 'acct_7', '2026-10-28.clover'])
  })

  it('fetches the related object of a thin event, and none outside the API', async () => {
    provider.use(
      http.get('https://api.stripe.com/v2/core/accounts/acct_1', () => HttpResponse.json({ id: 'acct_1', v: 2 })),
    )
    const thin = (url: string) => delivery({ related_object: { id: 'acct_1', type: 'v2.core.account', url } })
    expect(source.object(thin('/v2/core/accounts/acct_1'))).toContain('/v2/core/accounts/acct_1')
    expect(await fetched(source, thin('/v2/core/accounts/acct_1'))).toMatchObject({ object: { v: 2 } })
    for (const url of [
      '.evil.example/v2/x',
      '@evil.example/v2/x',
      '/v2/../x',
      '/v2/%2e%2e/x',
      '/v3/x',
      '//evil.example',
    ]) {
      expect(await rejection(fetched(source, thin(url)))).toMatchObject({ code: 'link_not_allowed' })
    }
  })

  it('takes an object as deleted only if Stripe says so', async () => {
    const missing = { error: { code: 'resource_missing', message: 'No such customer', type: 'invalid_request_error' } }
    const wrongPath = { error: { message: 'Unrecognized request URL', type: 'invalid_request_error' } }
    provider.use(
      http.get('https://api.stripe.com/v1/customers/cus_1', () => HttpResponse.json({ id: 'cus_1', deleted: true })),
      http.get('https://api.stripe.com/v1/customers/cus_2', () => HttpResponse.json(missing, { status: 404 })),
      http.get('https://api.stripe.com/v1/persons/p_1', () => HttpResponse.json(wrongPath, { status: 404 })),
    )
    expect(await fetched(source, changed({ id: 'cus_1', object: 'customer' }))).toMatchObject({ object: undefined })
    expect(await fetched(source, changed({ id: 'cus_2', object: 'customer' }))).toEqual({ object: undefined })
    const error = await rejection(fetched(source, changed({ id: 'p_1', object: 'person' })))
    expect(error).toMatchObject({ code: 'not_found' })
  })

  it('shares a fetch only among deliveries of one account, context, mode and type', async () => {
    const seen: unknown[] = []
    provider.use(
      http.get('https://api.stripe.com/v1/:type/gold', ({ request: { headers }, params }) => {
        seen.push([params['type'], headers.get('stripe-account'), headers.get('stripe-context')])
        return HttpResponse.json({ id: 'gold' })
      }),
    )
    const product = { id: 'gold', object: 'product' }
    const a = changed(product, { account: 'acct_A', livemode: true })
    await handled(source, [
      a,
      a,
      a,
      changed(product, { account: 'acct_B', livemode: true }),
      changed(product, { context: 'acct_A', livemode: true }),
      changed(product, { account: 'acct_A', livemode: false }),
      changed({ id: 'gold', object: 'coupon' }, { account: 'acct_A', livemode: true }),
    ])
    expect(seen.map(String).sort()).toEqual([
      'coupons,acct_A,',
      'products,,acct_A',
      'products,acct_A,',
      'products,acct_A,',
      'products,acct_A,',
      'products,acct_B,',
    ])
  })

  it('refuses a delivery without an object', async () => {
    expect(() => source.object(delivery({}))).toThrow(/data.object/)
    expect(await rejection(fetched(source, changed({ id: 'x' })))).toMatchObject({ code: 'link_missing' })
  })
})

describe('githubObject', () => {
  const url = 'https://api.github.com/repos/harbour/tide/issues/7'
  const source = githubObject({ ...options, field: 'issue' })
  const changed = (action = 'edited', link = url) => delivery({ action, issue: { url: link } })

  it('fetches the object with the ETag that is known, and its version', async () => {
    const issue = { number: 7, updated_at: '2026-11-28T01:02:03Z' }
    provider.use(
      http.get(url, ({ request: { headers } }) =>
        headers.get('if-none-match') === '"e1"'
          ? new HttpResponse(null, { status: 304 })
          : HttpResponse.json(issue, { headers: { etag: '"e1"' } }),
      ),
    )
    expect(source.object(changed())).toBe(url)
    expect(await fetched(source, changed())).toEqual({ object: issue, known: '"e1"' })
    expect(await fetched(source, changed(), '"e1"')).toBe('unchanged')
    expect(source.version(issue)).toBe(Date.UTC(2026, 10, 28, 1, 2, 3))
    expect(() => source.version({})).toThrow(/updated_at/)
  })

  it('takes an object as deleted after 410, and after 404 only if the delivery says it', async () => {
    provider.use(http.get(url, () => new HttpResponse('', { status: 404 })))
    expect(await rejection(fetched(source, changed()))).toMatchObject({ code: 'not_found' })
    expect(await fetched(source, changed('deleted'))).toEqual({ object: undefined })
    provider.use(http.get(url, () => new HttpResponse('', { status: 410 })))
    expect(await fetched(source, changed())).toEqual({ object: undefined })
  })

  it('takes a 304 that it did not ask for as an error, and follows no other host', async () => {
    provider.use(http.get(url, () => new HttpResponse(null, { status: 304 })))
    expect(await rejection(fetched(source, changed()))).toMatchObject({ code: 'redirected' })
    const elsewhere = fetched(source, changed('edited', 'https://evil.example/repos'))
    expect(await rejection(elsewhere)).toMatchObject({ code: 'link_not_allowed' })
  })
})

describe('hubspotObject', () => {
  it('fetches the object of an event by its name or its type', async () => {
    const asked: string[] = []
    provider.use(
      http.get('https://api.hubapi.com/crm/v3/objects/:type/:id', ({ request }) => {
        asked.push(request.url.slice('https://api.hubapi.com/crm/v3/objects/'.length))
        return HttpResponse.json({ id: '7', updatedAt: '2026-11-28T01:02:03.456Z' })
      }),
    )
    const source = hubspotObject({ ...options, properties: ['email', 'phone'] })
    const contact = delivery({ subscriptionType: 'contact.propertyChange', objectId: 7, portalId: 5 })
    const custom = delivery({ subscriptionType: 'object.creation', objectTypeId: '2-99', objectId: 7, portalId: 5 })
    for (const each of [contact, custom]) {
      const copy = await fetched(source, each)
      expect(copy).toMatchObject({ object: { id: '7' } })
      if (copy !== 'unchanged' && copy.object) expect(source.version(copy.object)).toBe(1_795_827_723_456)
    }
    expect(asked).toEqual(['contacts/7?properties=email%2Cphone', '2-99/7?properties=email%2Cphone'])
    expect(source.object(contact)).toBe('[5,"contacts","7"]')
    expect(() => source.object(delivery({ subscriptionType: 'conversation.creation', objectId: 7 }))).toThrow()
  })

  it('takes an object as deleted after 404', async () => {
    provider.use(http.get('https://api.hubapi.com/crm/v3/objects/deals/7', () => new HttpResponse('', { status: 404 })))
    const deal = delivery({ subscriptionType: 'deal.deletion', objectId: 7, portalId: 5 })
    expect(await fetched(hubspotObject(options), deal)).toEqual({ object: undefined })
  })
})

describe('shopifyObject', () => {
  const endpoint = 'https://tide.myshopify.com/admin/api/2026-10/graphql.json'
  const source = shopifyObject({
    ...options,
    token: (of) => `token of ${shopOf(of)}`,
    type: 'Order',
    fields: 'id updatedAt',
    apiVersion: '2026-10',
    schema: z.object({ id: z.string(), updatedAt: z.string() }),
  })
  const id = 'gid://shopify/Order/7'
  const changed = (shop = 'tide.myshopify.com') =>
    delivery({ admin_graphql_api_id: id }, [['X-Shopify-Shop-Domain', shop]])

  it('asks the shop for the fields of the object, with the token of the shop', async () => {
    const asked: unknown[] = []
    const order = { id, updatedAt: '2026-11-28T01:02:03Z' }
    provider.use(
      http.post(endpoint, async ({ request }) => {
        asked.push(request.headers.get('x-shopify-access-token'), request.headers.get('authorization'))
        asked.push(await request.json())
        return HttpResponse.json({ data: { node: order } })
      }),
    )
    expect(await fetched(source, changed())).toEqual({ object: order, known: undefined })
    const text = 'query ($id: ID!) { node(id: $id) { ... on Order { id updatedAt } } }'
    expect(asked).toEqual(['token of tide.myshopify.com', null, { query: text, variables: { id } }])
    expect([source.object(changed()), source.version(order)]).toEqual([
      `tide.myshopify.com ${id}`,
      Date.UTC(2026, 10, 28, 1, 2, 3),
    ])
  })

  it('tells a deleted object from one that the token may not read, and from too many calls', async () => {
    const answers = [
      { data: { node: null } },
      { data: { node: null }, errors: [{ extensions: { code: 'ACCESS_DENIED' } }] },
      { errors: [{ extensions: { code: 'THROTTLED' } }] },
      { data: {} },
    ]
    provider.use(http.post(endpoint, () => HttpResponse.json(answers.shift() ?? {})))
    expect(await fetched(source, changed())).toMatchObject({ object: undefined })
    expect(await rejection(fetched(source, changed()))).toMatchObject({ code: 'refused' })
    expect(await rejection(fetched(source, changed()))).toMatchObject({ code: 'rate_limited' })
    expect(await rejection(fetched(source, changed()))).toMatchObject({ code: 'refused' })
  })

  it.each(['evil.example', 'tide.myshopify.com.evil.example', 'evil.example/.myshopify.com', ''])(
    'calls no host %j of the header, which is not signed',
    async (shop) => {
      expect(await rejection(fetched(source, changed(shop)))).toMatchObject({ code: 'link_missing' })
    },
  )

  it('rejects a type and a version that would change the query or the path', () => {
    const valid = { ...options, type: 'Order', fields: 'id', apiVersion: '2026-10' }
    expect(() => shopifyObject({ ...valid, type: 'Order { id }' })).toThrow(/^shopifyObject: type /)
    expect(() => shopifyObject({ ...valid, apiVersion: '../x' })).toThrow(/^shopifyObject: apiVersion /)
  })
})

describe('googleCalendarChanges', () => {
  const url = 'https://www.googleapis.com/calendar/v3/calendars/primary/events'
  const source = googleCalendarChanges({ ...options, calendarId: () => 'primary', query: { singleEvents: 'true' } })
  const changed = delivery({ channelId: 'c' })

  it('lists all pages of what changed since the sync token', async () => {
    const asked: string[] = []
    provider.use(
      http.get(url, ({ request }) => {
        const { search, searchParams } = new URL(request.url)
        asked.push(search)
        return searchParams.has('pageToken')
          ? HttpResponse.json({ items: [{ id: 'b', status: 'cancelled' }], nextSyncToken: 'sync 2' })
          : HttpResponse.json({ items: [{ id: 'a' }], nextPageToken: 'page 2' })
      }),
    )
    const items = [{ id: 'a' }, { id: 'b', status: 'cancelled' }]
    expect(await fetched(source, changed, 'sync 1')).toEqual({
      object: { items, isFull: false, from: 'sync 1' },
      known: 'sync 2',
    })
    expect(await fetched(source, changed)).toEqual({ object: { items, isFull: true, from: '' }, known: 'sync 2' })
    expect(asked).toEqual([
      '?singleEvents=true&syncToken=sync+1',
      '?singleEvents=true&syncToken=sync+1&pageToken=page+2',
      '?singleEvents=true',
      '?singleEvents=true&pageToken=page+2',
    ])
    expect([source.object(changed), source.version({ items, isFull: true, from: '' })]).toEqual(['["c","primary"]', ''])
  })

  it('shares no fetch among the channels of users', async () => {
    const seen: (string | null)[] = []
    provider.use(
      http.get(url, ({ request: { headers } }) => {
        seen.push(headers.get('authorization'))
        return HttpResponse.json({ items: [], nextSyncToken: 'sync 2' })
      }),
    )
    const token = ({ payload }: Delivery) => `of ${(payload as { channelId: string }).channelId}`
    const [a, b] = ['a', 'b'].map((channelId) => delivery({ channelId }))
    if (a && b) await handled(googleCalendarChanges({ ...options, token, calendarId: () => 'primary' }), [a, a, b, a])
    expect(seen.sort()).toEqual(['Bearer of a', 'Bearer of a', 'Bearer of b'])
  })

  it('lists everything once the sync token has expired', async () => {
    provider.use(
      http.get(url, ({ request }) =>
        new URL(request.url).searchParams.has('syncToken')
          ? HttpResponse.json({ error: { code: 410 } }, { status: 410 })
          : HttpResponse.json({ items: [], nextSyncToken: 'sync 9' }),
      ),
    )
    expect(await fetched(source, changed, 'sync 1')).toEqual({
      object: { items: [], isFull: true, from: 'sync 1' },
      known: 'sync 9',
    })
  })

  it('fails if the list ends without a sync token', async () => {
    provider.use(http.get(url, () => HttpResponse.json({ items: [] })))
    expect(await rejection(fetched(source, changed))).toMatchObject({ code: 'response_invalid' })
  })
})

describe('the token of an object', () => {
  it('may be a function, whose result must be a header value', async () => {
    const field = { ...options, field: 'issue' }
    const issue = delivery({ issue: { url: 'https://api.github.com/repos/a/b/issues/1' } })
    const wrong = githubObject({ ...field, token: async () => 'a\nb' })
    expect(await rejection(fetched(wrong, issue))).toMatchObject({ code: 'credentials_unavailable' })
    expect(() => githubObject({ ...field, token: 'a\nb' })).toThrow(/^githubObject: token /)
    expect(() => githubObject({ ...field, baseUrl: 'http://a.example' })).toThrow(/^githubObject: baseUrl /)
    expect(() => githubObject({ ...field, schema: {} as never })).toThrow(/^githubObject: schema /)
  })
})
