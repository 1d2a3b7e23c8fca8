import { describe, expect, it } from 'vitest'
import { parseDate } from '../../../src/authors.js'
import { validate } from '../../../src/core/provider/schema.js'
import { createReceiver, unverified } from '../../../src/index.js'
import { paymentsPayload, paymentsSample, withBody } from '../../../src/testing/index.js'
import {
  findLink,
  payments,
  paymentsAuthorizationEventSchema,
  paymentsAuthorizationSchema,
  paymentsEventSchema,
} from '../../../src/vendors/styles/payments.js'
import { itBlamesTheSender } from './any-bytes.js'
import { itSurvivesHostileJson } from './hostile-json.js'
import { parseSample } from './parse-sample.js'

const provider = payments({ verify: unverified() })

describe('payments', () => {
  it('reads the envelope, the authorization and the links', async () => {
    const delivery = await parseSample(provider, paymentsSample())
    expect(delivery).toMatchObject({
      provider: 'payments',
      event: 'PAYMENT.AUTHORIZATION.CREATED',
      known: true,
      name: { resource: 'PAYMENT', subResource: 'AUTHORIZATION', event: 'CREATED' },
      id: 'WH-2WR32451HC0233532-67976317FL4543714',
      sequence: undefined,
    })
    expect(delivery.payload).toEqual(paymentsPayload())
  })

  it('delivers an unknown event with any resource', async () => {
    const payload = {
      id: 'WH-1',
      create_time: '2018-19-12T22:20:32.000Z',
      resource_type: 'sale',
      event_type: 'PAYMENT.SALE.COMPLETED',
      resource: { amount: { value: '1.00' } },
    }
    const delivery = await parseSample(provider, paymentsSample({ body: JSON.stringify(payload) }))
    expect(delivery).toMatchObject({ event: 'PAYMENT.SALE.COMPLETED', known: false, payload })
    expect(parseDate(delivery.payload.create_time)).toBeUndefined()
  })

  it('passes a typed authorization to its handler', async () => {
    const totals: string[] = []
    const receiver = createReceiver({
      provider,
      on: {
        'PAYMENT.AUTHORIZATION.CREATED': ({ payload }) => totals.push(payload.resource.amount.total),
        'PAYMENT.AUTHORIZATION': (delivery) => delivery.known && totals.push(delivery.payload.resource.state),
      },
    })
    await receiver.receive(paymentsSample())
    await receiver.receive(paymentsSample({ payload: { event_type: 'PAYMENT.AUTHORIZATION.VOIDED' } }))
    expect(totals).toEqual(['7.47', 'authorized'])
  })

  it.each([
    ['total', 7.47],
    ['details', { subtotal: 7.47 }],
  ])('refuses an amount with the %s %j', async (field, value) => {
    const amount = { ...paymentsPayload().resource.amount, [field]: value }
    const resource = { ...paymentsPayload().resource, amount }
    await expect(parseSample(provider, paymentsSample({ payload: { resource } }))).rejects.toMatchObject({
      code: 'payload_invalid',
      issues: [{ path: expect.stringContaining(`resource.amount.${field}`) }],
    })
  })

  it('keeps decimals unchanged', async () => {
    const amount = { total: '00123456789012345678.90', currency: 'JPY' }
    const resource = { ...paymentsPayload().resource, amount }
    const { payload } = await parseSample(provider, paymentsSample({ payload: { resource } }))
    expect(payload).toMatchObject({ resource: { amount } })
  })

  it('works without summary and links', async () => {
    const sample = paymentsSample({ payload: { summary: undefined, links: undefined } })
    await expect(parseSample(provider, sample)).resolves.toMatchObject({ known: true })
  })

  itSurvivesHostileJson({ provider, genuine: paymentsPayload(), withBody: (body) => withBody(paymentsSample(), body) })
  itBlamesTheSender(provider, (body) => withBody(paymentsSample(), body), paymentsSample().body)
})

describe('findLink', () => {
  it('finds the links of an event and of its resource', () => {
    const event = paymentsPayload()
    expect(findLink(event, 'resend')?.method).toBe('POST')
    expect(findLink(event.resource, 'capture')?.href).toMatch(/\/capture$/)
    expect(findLink(event, 'capture')).toBeUndefined()
    expect(findLink({}, 'self')).toBeUndefined()
    expect(findLink(event, 'constructor')).toBeUndefined()
  })
})

describe('payments schemas', () => {
  it('validate a stored event, and a resource alone', () => {
    const event = paymentsPayload()
    expect(validate(paymentsEventSchema, event)).toEqual(event)
    expect(validate(paymentsAuthorizationEventSchema, event)).toEqual(event)
    expect(validate(paymentsAuthorizationSchema, event.resource)).toEqual(event.resource)
  })
})
