import { describe, expect, it } from 'vitest'
import { fhirEvents } from '../../src/clients/missed/fhir-events.js'
import { fhirBundle } from '../../src/frameworks/messages/fhir-bundle.js'
import { createReceiver, memoryDedupeStore } from '../../src/index.js'
import { createSequencer } from '../../src/stores/sequence/sequencer.js'
import { injectDelivery, type Sample, withBody, withHeaders } from '../../src/testing/index.js'
import { signVendor, vendorSample } from '../../src/testing/table/index.js'
import { fhir } from '../../src/vendors/fhir/index.js'

const secret = 'c2VjcmV0'
const subscription = 'https://example.org/fhir/Subscription/admission'
const topic = 'http://hl7.org/SubscriptionTopic/admission'
const encounter = 'https://example.org/fhir/Encounter/86009987-eabe-42bf-8c02-b112b18cb616'
const patient = 'https://example.org/fhir/Patient/1599eb66-431a-447c-a3de-6897fe9ae9a1'
const timestamp = '2020-05-29T11:44:13.1882432-05:00'

// The examples `r4-notification-*` and `r4b-notification-*` of HL7's Subscriptions R5 Backport (CC0), without narratives.
function r4(type: string, count: string, ...events: object[]) {
  const parameter = [
    { name: 'subscription', valueReference: { reference: subscription } },
    { name: 'topic', valueCanonical: topic },
    { name: 'status', valueCode: type === 'handshake' ? 'requested' : 'active' },
    { name: 'type', valueCode: type },
    { name: 'events-since-subscription-start', valueString: count },
    ...events,
  ]
  return history({ resourceType: 'Parameters', id: '63c28e8a-f402-43e4-beb2-75b1c0f6833f', parameter })
}

function r4b(type: string, count: string, ...notificationEvent: object[]) {
  return history({
    resourceType: 'SubscriptionStatus',
    status: type === 'handshake' ? 'requested' : 'active',
    type,
    eventsSinceSubscriptionStart: count,
    ...(notificationEvent.length > 0 && { notificationEvent }),
    subscription: { reference: subscription },
    topic,
  })
}

function history(status: object, ...resources: object[]) {
  const request = { method: 'GET', url: `${subscription}/$status` }
  const entry = { fullUrl: 'urn:uuid:63c28e8a-f402-43e4-beb2-75b1c0f6833f', resource: status, request }
  return {
    resourceType: 'Bundle',
    type: 'history',
    timestamp,
    entry: [{ ...entry, response: { status: '200' } }, ...resources],
  }
}

const r4Event = {
  name: 'notification-event',
  part: [
    { name: 'event-number', valueString: '2' },
    { name: 'timestamp', valueInstant: timestamp },
    { name: 'focus', valueReference: { reference: encounter } },
    { name: 'additional-context', valueReference: { reference: patient } },
  ],
}
const r4bEvent = {
  eventNumber: '2',
  timestamp,
  focus: { reference: encounter },
  additionalContext: [{ reference: patient }],
}
const encounterEntry = {
  fullUrl: encounter,
  resource: { resourceType: 'Encounter', id: '86009987-eabe-42bf-8c02-b112b18cb616' },
}
const patientEntry = {
  fullUrl: patient,
  resource: { resourceType: 'Patient', id: '1599eb66-431a-447c-a3de-6897fe9ae9a1' },
}

const withResources = (bundle: ReturnType<typeof history>) => ({
  ...bundle,
  entry: [...bundle.entry, encounterEntry, patientEntry],
})

async function post(bundle: object): Promise<Sample> {
  const sample = withHeaders(withBody(vendorSample(fhir), JSON.stringify(bundle)), {
    'Content-Type': 'application/fhir+json',
  })
  return signVendor(fhir, sample, { secret })
}

const provider = fhir({ tokens: secret })
const parse = async (bundle: object) => provider.parseAll(await provider.verify(await post(bundle)))

describe('fhir', () => {
  it.each([
    ['R4', withResources(r4('event-notification', '2', r4Event))],
    ['R4B', withResources(r4b('event-notification', '2', r4bEvent))],
    ['R5', { ...withResources(r4b('event-notification', '2', r4bEvent)), type: 'subscription-notification' }],
    ['a query', withResources(r4b('query-event', '2', r4bEvent))],
  ])('reads an event of %s', async (_, bundle) => {
    expect(await parse(bundle)).toMatchObject([
      {
        event: 'event',
        known: true,
        id: 'https%3A//example.org/fhir/Subscription/admission:2',
        sequence: { channel: subscription, number: 2, starts: false },
        proof: { strength: 'token' },
        payload: {
          subscription,
          topic,
          status: 'active',
          eventsSinceStart: 2,
          errors: [],
          number: 2,
          timestamp,
          focus: { reference: encounter },
          additionalContext: [{ reference: patient }],
          resources: [{ resourceType: 'Encounter' }, { resourceType: 'Patient' }],
        },
      },
    ])
  })

  it('makes a delivery of each event, with its own resources, and finds those of relative references', async () => {
    const relative = encounter.split('/').slice(-2).join('/')
    const events = [
      { eventNumber: '1', focus: { reference: relative } },
      { eventNumber: 2, focus: { reference: patient } },
    ]
    const deliveries = await parse(withResources(r4b('event-notification', '2', ...events)))
    expect(
      deliveries.map(({ id, sequence, payload }) => [
        id,
        sequence?.starts,
        'resources' in payload && payload.resources,
      ]),
    ).toEqual([
      ['https%3A//example.org/fhir/Subscription/admission:1', true, [encounterEntry.resource]],
      ['https%3A//example.org/fhir/Subscription/admission:2', false, [patientEntry.resource]],
    ])
  })

  it.each([
    ['R4', r4('heartbeat', '2')],
    ['R4B', r4b('heartbeat', '2')],
  ])('hands over a heartbeat of %s, which has no number', async (_, bundle) => {
    const [delivery, ...others] = await parse(bundle)
    expect(delivery).toMatchObject({
      event: 'heartbeat',
      id: undefined,
      sequence: undefined,
      payload: { eventsSinceStart: 2 },
    })
    expect(others).toEqual([])
  })

  it('takes the count for the number of an event without details', async () => {
    expect(await parse(r4('event-notification', '2'))).toMatchObject([{ event: 'event', sequence: { number: 2 } }])
  })

  it.each([
    ['R4', r4('handshake', '0')],
    ['R4B', r4b('handshake', '0')],
  ])('answers a handshake of %s only with the token', async (_, bundle) => {
    const seen: unknown[] = []
    const receiver = createReceiver({ provider, on: { '*': ({ event }) => void seen.push(event) }, onError: () => {} })
    expect(await injectDelivery(receiver, post(bundle))).toMatchObject({
      outcome: 'answered',
      response: { status: 200, body: '' },
    })
    const other = withHeaders(await post(bundle), { Authorization: 'Bearer other' })
    expect(await injectDelivery(receiver, other)).toMatchObject({ response: { status: 401 } })
    const missing = withHeaders(await post(bundle), { Authorization: undefined })
    expect(await injectDelivery(receiver, missing)).toMatchObject({ error: { code: 'proof_missing' } })
    expect(seen).toEqual([])
  })

  it('compares a header of another name whole', async () => {
    const own = fhir({ tokens: secret, header: 'X-Hook-Token' })
    const sample = withHeaders(await post(r4('heartbeat', '2')), { 'X-Hook-Token': secret, Authorization: undefined })
    expect(await own.verify(sample)).toMatchObject({ proof: { strength: 'token' } })
  })

  it.each([
    ['no entry', { resourceType: 'Bundle' }],
    ['another resource', history({ resourceType: 'Patient' })],
    ['no subscription', history({ resourceType: 'SubscriptionStatus', type: 'heartbeat' })],
    ['a number that is no count', r4b('event-notification', '2', { eventNumber: '-1' })],
    ['a number beyond exact ones', r4b('event-notification', '9007199254740993')],
  ])('refuses a bundle with %s', async (_, bundle) => {
    const receiver = createReceiver({ provider, on: {}, onError: () => {} })
    expect(await injectDelivery(receiver, post(bundle))).toMatchObject({
      response: { status: 400 },
      error: { code: 'payload_invalid' },
    })
  })

  it.each(['application/fhir+xml', 'application/xml', 'text/xml'])('refuses %s with 415', async (type) => {
    const body = '<Bundle xmlns="http://hl7.org/fhir"><type value="history"/></Bundle>'
    const receiver = createReceiver({ provider, on: {}, onError: () => {} })
    const sample = withHeaders(withBody(vendorSample(fhir), body), { 'Content-Type': type })
    expect(await injectDelivery(receiver, signVendor(fhir, sample, { secret }))).toMatchObject({
      response: { status: 415 },
      error: { code: 'media_type_unsupported', message: `Content-Type is "${type}": expected json` },
    })
  })

  it('refuses wrong options', () => {
    expect(() => fhir({ tokens: '' })).toThrow('tokens')
    expect(() => fhir({ tokens: secret, header: 'a b' })).toThrow('header')
  })
})

describe('fhirEvents', () => {
  it('fetches what is missing in the order, which is handled once and in order', async () => {
    const asked: string[] = []
    const events = fhirEvents({
      baseUrl: 'https://example.org/fhir',
      token: 'access',
      fetch: async (url, init) => {
        asked.push(url, new Headers(init.headers).get('authorization') ?? '')
        const missing = [3, 4].map((number) => ({ eventNumber: String(number), focus: { reference: encounter } }))
        return Response.json(r4b('query-event', '5', ...missing))
      },
    })
    const sequencer = createSequencer({ mode: 'contiguous', maxWaitMs: 5_000 })
    const seen: unknown[] = []
    const receiver = createReceiver({
      provider: fhir({ tokens: secret }),
      order: sequencer,
      dedupe: memoryDedupeStore(),
      on: { event: ({ payload, proof }) => void seen.push([payload.number, proof.strength]) },
    })
    const send = async (number: number) =>
      injectDelivery(receiver, post(r4b('event-notification', String(number), { eventNumber: String(number) })))
    await send(1)
    await send(2)
    const waiting = send(5)
    await expect.poll(() => sequencer.waits()).toMatchObject([{ channel: subscription, from: 3, to: 4 }])
    const [gap] = sequencer.waits()
    const bundle = await events.fetch('admission', { since: gap?.from ?? 0, until: gap?.to ?? 0, content: 'id-only' })
    expect(await receiver.receiveMessage(bundle, fhirBundle())).toMatchObject({ response: { status: 200 } })
    expect(await receiver.receiveMessage(bundle, fhirBundle())).toMatchObject({ outcome: 'duplicate' })
    await waiting
    expect(seen).toEqual([
      [1, 'token'],
      [2, 'token'],
      [3, 'transport'],
      [4, 'transport'],
      [5, 'token'],
    ])
    expect(asked).toEqual([
      'https://example.org/fhir/Subscription/admission/$events?eventsSinceNumber=3&eventsUntilNumber=4&content=id-only',
      'Bearer access',
    ])
  })

  it('refuses other resources, and wrong queries', async () => {
    const events = fhirEvents({
      baseUrl: 'https://example.org',
      token: 't',
      fetch: async () => Response.json({ resourceType: 'OperationOutcome' }),
    })
    await expect(events.fetch('1')).rejects.toMatchObject({ code: 'response_invalid' })
    await expect(events.fetch('')).rejects.toThrow('subscription')
    await expect(events.fetch('1', { since: -1 })).rejects.toThrow('since')
    const receiver = createReceiver({ provider, on: {}, onError: () => {} })
    expect(await receiver.receiveMessage({ resourceType: 'Patient' }, fhirBundle())).toMatchObject({
      error: { code: 'body_malformed' },
    })
  })
})
