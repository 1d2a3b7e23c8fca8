import { describe, expect, it, vi } from 'vitest'
import { eventBridge, messageSource, pubSubPull, sqs, svixPoll } from '../../../src/frameworks/messages/index.js'
import { createReceiver, memoryDedupeStore, type Receiver } from '../../../src/index.js'
import { injectDelivery } from '../../../src/testing/deliver.js'
import { memoryInbox } from '../../../src/testing/index.js'
import { shopifySample, signShopify } from '../../../src/testing/vendors/shopify.js'
import { signStripe, stripeSample } from '../../../src/testing/vendors/stripe.js'
import { googlePubsub } from '../../../src/vendors/google-pubsub.js'
import { shopify } from '../../../src/vendors/shopify/index.js'
import { standardWebhooks } from '../../../src/vendors/standard-webhooks/index.js'
import { stripe } from '../../../src/vendors/stripe/index.js'

const decode = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as unknown
const event = stripeSample()
const fromStripe = eventBridge({ account: '123456789012', sources: 'aws.partner/stripe.com/ed_1' })
const message = {
  version: '0',
  account: '123456789012',
  source: 'aws.partner/stripe.com/ed_1',
  region: 'eu-west-1',
  'detail-type': 'invoice.paid',
  detail: decode(event.body),
}

function stripeReceiver(options: Partial<Parameters<typeof createReceiver>[0]> = {}) {
  const handler = vi.fn()
  const onError = vi.fn()
  const provider = stripe({ secrets: 'whsec_test' })
  return {
    handler,
    onError,
    receiver: createReceiver({ provider, on: { 'invoice.paid': handler }, onError, ...options }),
  }
}

describe('receiveMessage', () => {
  it('handles an event of EventBridge as one that came by HTTP, and says who vouched', async () => {
    const { receiver, handler } = stripeReceiver()
    const receipt = await receiver.receiveMessage(message, fromStripe)
    expect(receipt).toMatchObject({
      outcome: 'handled',
      event: 'invoice.paid',
      proof: { strength: 'transport', verifier: 'eventBridge' },
      response: { status: 200 },
    })
    expect(handler.mock.calls[0]?.[0]).toMatchObject({ event: 'invoice.paid', payload: message.detail })
  })

  it.each([
    ['account', { account: '210987654321' }],
    ['source', { source: 'aws.partner/stripe.com/ed_2' }],
    ['source', { source: 'com.stranger' }],
    ['source', { source: undefined }],
  ])('refuses a message of another %s', async (field, change) => {
    const { receiver, handler, onError } = stripeReceiver()
    const receipt = await receiver.receiveMessage({ ...message, ...change } as never, fromStripe)
    expect(receipt).toMatchObject({ outcome: 'refused', response: { status: 401, body: '' }, proof: undefined })
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'source_mismatch', field })
    expect(handler).not.toHaveBeenCalled()
  })

  it.each([[undefined], [null], [1], ['text'], [{}], [{ ...message, detail: null }], [{ ...message, detail: 'text' }]])(
    'refuses %j, which is no message',
    async (value) => {
      const { receiver, onError } = stripeReceiver()
      const { response } = await receiver.receiveMessage(value as never, fromStripe)
      expect(response.status).toBe(400)
      expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'body_malformed' })
    },
  )

  it('handles an event once that comes by HTTP and by a queue', async () => {
    const { receiver, handler } = stripeReceiver({ dedupe: memoryDedupeStore() })
    const signed = await signStripe(event, { secret: 'whsec_test' })
    expect(await injectDelivery(receiver, signed)).toMatchObject({ outcome: 'handled' })
    expect(await receiver.receiveMessage(message, fromStripe)).toMatchObject({ outcome: 'duplicate' })
    expect(handler).toHaveBeenCalledOnce()
  })

  it('stores in an inbox, with its proof', async () => {
    const inbox = memoryInbox()
    const { receiver, handler } = stripeReceiver({ inbox })
    expect(await receiver.receiveMessage(message, fromStripe)).toMatchObject({ outcome: 'stored' })
    expect(await receiver.receiveMessage(message, fromStripe)).toMatchObject({ outcome: 'duplicate' })
    await inbox.handleDue(receiver)
    expect(handler).toHaveBeenCalledOnce()
    await inbox.close()
  })

  it('leaves a message in the queue whose handler fails, and one that does not fit', async () => {
    const { receiver, handler } = stripeReceiver()
    handler.mockRejectedValueOnce(new Error('later'))
    expect((await receiver.receiveMessage(message, fromStripe)).response.status).toBe(503)
    const unfit = { ...message, detail: { type: 1 } }
    expect((await receiver.receiveMessage(unfit, fromStripe)).response.status).toBe(400)
    const forbidden = { ...message, detail: JSON.parse('{ "type": "invoice.paid", "id": "evt_1", "__proto__": {} }') }
    expect((await receiver.receiveMessage(forbidden, fromStripe)).response.status).toBe(400)
    const deep = { ...message, detail: { deep: JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) } }
    expect((await receiver.receiveMessage(deep, fromStripe)).response.status).toBe(400)
  })

  it('limits the size of the body, and answers 503 while it drains', async () => {
    const { receiver } = stripeReceiver({ limits: { maxBodyBytes: 10 } })
    expect((await receiver.receiveMessage(message, fromStripe)).response.status).toBe(413)
    await receiver.drain()
    expect((await receiver.receiveMessage(message, fromStripe)).response.status).toBe(503)
  })

  it('reports an error of a source as ours, and rejects without a source', async () => {
    const { receiver } = stripeReceiver()
    const broken = messageSource({ name: 'broken', open: () => JSON.parse('{') })
    expect((await receiver.receiveMessage(message, broken)).response.status).toBe(500)
    await expect(receiver.receiveMessage(message, {} as never)).rejects.toThrow(TypeError)
    expect(() => messageSource({ name: '', open: () => JSON.parse('{') })).toThrow('messageSource: name')
  })
})

describe('sqs', () => {
  const queueArn = 'arn:aws:sqs:eu-west-1:123456789012:stripe'
  const source = sqs({ queueArn, message: fromStripe })
  const body = JSON.stringify(message)

  it('opens a message of a Lambda function, and one of ReceiveMessage', async () => {
    const { receiver } = stripeReceiver()
    for (const found of [{ body, eventSourceARN: queueArn }, { Body: body }]) {
      expect(await receiver.receiveMessage(found, source)).toMatchObject({ outcome: 'handled' })
    }
  })

  it('refuses another queue, and a message that holds no JSON', async () => {
    const { receiver } = stripeReceiver()
    const other = await receiver.receiveMessage({ body, eventSourceARN: `${queueArn}2` }, source)
    expect(other.error?.code).toBe('source_mismatch')
    for (const found of [{ body: '{' }, {}]) {
      expect((await receiver.receiveMessage(found, source)).error?.code).toBe('body_malformed')
    }
  })
})

async function receiptOf(receiver: Receiver, ...given: Parameters<Receiver['receiveMessage']>) {
  const { outcome, event: name, deliveryId, error } = await receiver.receiveMessage(...given)
  if (error) throw error
  return { outcome, event: name, deliveryId }
}

describe('a message of Shopify', () => {
  const provider = shopify({ secrets: 'shpss_test' })
  const sample = shopifySample()
  const onOther = { '*': () => {} }

  it('is the same delivery by HTTP, EventBridge and Pub/Sub', async () => {
    const receiver = createReceiver({ provider, on: {}, onOther })
    const signed = await signShopify(sample, { secret: 'shpss_test' })
    const byHttp = await injectDelivery(receiver, signed)
    const headers = Object.fromEntries(signed.headers.filter(([name]) => name.toLowerCase().startsWith('x-shopify')))
    const expected = { outcome: 'handled', event: byHttp.event, deliveryId: byHttp.deliveryId }
    expect(byHttp.deliveryId).toBeDefined()
    const bridge = eventBridge({ account: '123456789012', sources: ['a', 'b'], headersIn: 'metadata' })
    const detail = { payload: decode(signed.body), metadata: { ...headers, 'Content-Type': 'application/json', n: 1 } }
    expect(await receiptOf(receiver, { account: '123456789012', source: 'b', detail }, bridge)).toEqual(expected)
    const subscription = pubSubPull({ subscription: 'projects/p/subscriptions/s', as: 'request' })
    const pulled = { id: '1', data: signed.body, attributes: headers }
    expect(await receiptOf(receiver, pulled, subscription)).toEqual(expected)
  })
})

describe('pubSubPull', () => {
  const subscription = 'projects/p/subscriptions/s'
  const data = { order: 42 }
  const base64 = Buffer.from(JSON.stringify(data)).toString('base64')

  it('gives the provider what Pub/Sub would push, from the REST API and from the client', async () => {
    const handler = vi.fn()
    const provider = googlePubsub({
      audiences: ['https://example.com'],
      serviceAccounts: ['push@p.iam.gserviceaccount.com'],
    })
    const receiver = createReceiver({ provider, on: {}, onOther: { '*': handler } })
    const source = pubSubPull({ subscription, attributes: { kind: 'order' } })
    const attributes = { kind: 'order' }
    const byRest = { messageId: '7', data: base64, attributes, publishTime: '2026-11-27T10:00:00Z' }
    const publishTime = new Date(byRest.publishTime)
    const byClient = { id: '7', data: Buffer.from(base64, 'base64'), attributes, publishTime, orderingKey: 'a' }
    for (const pulled of [byRest, byClient]) {
      expect(await receiptOf(receiver, pulled, source)).toMatchObject({ outcome: 'handled', deliveryId: '7' })
    }
    expect(handler.mock.calls[0]?.[0].payload).toMatchObject({ message: { data: base64, attributes }, subscription })
    await expect(receiptOf(receiver, { ...byRest, attributes: {} }, source)).rejects.toMatchObject({
      code: 'source_mismatch',
      field: 'attributes.kind',
    })
    await expect(receiptOf(receiver, { ...byRest, data: '?' }, source)).rejects.toMatchObject({
      code: 'body_malformed',
    })
  })
})

describe('svixPoll', () => {
  it('gives the provider the payload with its id', async () => {
    const provider = standardWebhooks({ secrets: `whsec_${Buffer.alloc(32).toString('base64')}` })
    const receiver = createReceiver({ provider, on: {}, onOther: { '*': () => {} } })
    const item = { id: 'msg_1', timestamp: '2026-11-27T10:00:00Z', payload: { type: 'user.created', data: {} } }
    const expected = { outcome: 'handled', event: 'user.created', deliveryId: 'msg_1' }
    expect(await receiptOf(receiver, item, svixPoll())).toEqual(expected)
    await expect(receiptOf(receiver, { ...item, id: 1 }, svixPoll())).rejects.toMatchObject({ code: 'body_malformed' })
  })
})

describe('the options of sources', () => {
  it.each([
    [() => eventBridge({ account: '12', sources: 'a' }), 'eventBridge: account'],
    [() => eventBridge({ account: '123456789012', sources: [] }), 'eventBridge: sources'],
    [() => eventBridge({ account: '123456789012', sources: '' }), 'eventBridge: sources'],
    [() => sqs({ queueArn: '', message: fromStripe }), 'sqs: queueArn'],
    [() => sqs({ queueArn: 'arn', message: {} as never }), 'sqs: message'],
    [() => pubSubPull({ subscription: '' }), 'pubSubPull: subscription'],
  ])('are checked when a source is made (%#)', (make, text) => {
    expect(make).toThrow(text)
  })
})
