import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseDate } from '../../src/authors.js'
import { createReceiver, memoryDedupeStore } from '../../src/index.js'
import { injectDelivery, type Sample, withHeaders } from '../../src/testing/index.js'
import { shopifyPayload, shopifySample, signShopify } from '../../src/testing/vendors/shopify.js'
import { readShopifyHeaders, shopify } from '../../src/vendors/shopify/index.js'
import { parseSample } from './styles/parse-sample.js'

const secret = 'hush'
const provider = shopify({ secrets: [secret, 'older'] })

const hmac = (content: Uint8Array, key = secret) => createHmac('sha256', key).update(content).digest('base64')
const signed = (sample: Sample): Sample => withHeaders(sample, { 'x-shopify-hmac-sha256': hmac(sample.body) })

describe('shopify', () => {
  it('reads the resource, and topic and id from the headers', async () => {
    const delivery = await parseSample(provider, signed(shopifySample()))
    expect(delivery).toMatchObject({
      provider: 'shopify',
      event: 'orders/create',
      known: true,
      id: 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
      payload: shopifyPayload(),
      proof: { strength: 'signature', algorithm: 'hmac-sha256', key: 0 },
    })
  })

  it('delivers an unknown topic', async () => {
    const sample = signed(shopifySample({ headers: { 'X-Shopify-Topic': 'articles/create' } }))
    await expect(parseSample(provider, sample)).resolves.toMatchObject({ event: 'articles/create', known: false })
  })

  it('delivers without an id', async () => {
    const sample = signed(shopifySample({ headers: { 'X-Shopify-Webhook-Id': undefined } }))
    await expect(parseSample(provider, sample)).resolves.toMatchObject({ id: undefined })
  })

  it.each<[string, readonly string[] | undefined]>([
    ['X-Shopify-Topic', undefined],
    ['X-Shopify-Topic', ['']],
    ['X-Shopify-Topic', ['orders/create', 'orders/paid']],
    ['X-Shopify-Webhook-Id', ['one', 'two']],
  ])('refuses the header %s as %j', async (name, value) => {
    await expect(parseSample(provider, signed(shopifySample({ headers: { [name]: value } })))).rejects.toMatchObject({
      code: 'payload_invalid',
      field: name,
    })
  })

  it('handles each delivery once, even if several are about the same event', async () => {
    const seen: string[] = []
    const receiver = createReceiver({
      provider: shopify<{ 'orders/create': { readonly name: string } }>({ secrets: secret }),
      on: {
        'orders/create': ({ payload }) => void seen.push(payload.name),
        'orders/paid': ({ request }) => void seen.push(readShopifyHeaders(request).shop ?? ''),
      },
      dedupe: memoryDedupeStore(),
    })
    const created = await signShopify(shopifySample(), { secret })
    const paid = withHeaders(created, { 'x-shopify-topic': 'orders/paid', 'x-shopify-webhook-id': 'another' })
    const outcomes: string[] = []
    for (const sample of [created, created, paid]) outcomes.push((await injectDelivery(receiver, sample)).outcome)
    expect(outcomes).toEqual(['handled', 'duplicate', 'handled'])
    expect(seen).toEqual(['#9999', 'example.myshopify.com'])
  })
})

describe('readShopifyHeaders', () => {
  it('reads the headers that are present', () => {
    const headers = readShopifyHeaders(shopifySample({ headers: { 'X-Shopify-Sub-Topic': 'type:lookbook' } }))
    expect(headers).toEqual({
      topic: 'orders/create',
      subTopic: 'type:lookbook',
      shop: 'example.myshopify.com',
      webhookId: 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
      eventId: '98880550-7158-44d4-b7cd-2c97c8a091b5',
      apiVersion: '2026-10',
      triggeredAt: '2026-11-21T10:15:31.123456789Z',
      name: undefined,
    })
    expect(parseDate(headers.triggeredAt ?? '')?.toISOString()).toBe('2026-11-21T10:15:31.123Z')
  })

  it('refuses a duplicated header', () => {
    const sample = shopifySample({ headers: { 'X-Shopify-Shop-Domain': ['a.myshopify.com', 'b.myshopify.com'] } })
    expect(() => readShopifyHeaders(sample)).toThrow(expect.objectContaining({ code: 'payload_invalid' }))
  })
})
