import { createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { createReceiver, type Delivery, memoryDedupeStore, type WebhookRequest } from '../../src/index.js'
import { injectDelivery, withHeaders } from '../../src/testing/index.js'
import { hubspotPayload, hubspotSample, signHubspot } from '../../src/testing/vendors/hubspot.js'
import { hubspot } from '../../src/vendors/hubspot/index.js'
import { expectRefused } from './refused.js'
import { itSurvivesHostileJson } from './styles/hostile-json.js'

const header = 'X-HubSpot-Signature-v3'
const timeHeader = 'X-HubSpot-Request-Timestamp'
const now = Date.UTC(2026, 10, 21, 10, 15, 30)
const secret = 'yyyyyyyy-yyyy-yyyy-yyyy-yyyyyyyyyyyy'
const url = 'https://www.example.com/webhook_uri'
const provider = hubspot({ secrets: [secret, 'older-secret'], url })

function sign(request: WebhookRequest, called = url, sentAt: string | number = now, key = secret) {
  const mac = createHmac('sha256', key).update(request.method).update(called).update(request.body).update(`${sentAt}`)
  return withHeaders(request, { [timeHeader]: `${sentAt}`, [header]: mac.digest('base64') })
}

async function parseAll(request: WebhookRequest): Promise<readonly Delivery[]> {
  const verified = await provider.verify(request, { now })
  return provider.parseAll(verified, { now })
}

describe('hubspot', () => {
  it('makes one delivery of each event', async () => {
    const changes = [
      {},
      { eventId: 100, subscriptionType: 'deal.propertyChange', propertyName: 'amount', attemptNumber: 3 },
    ]
    const deliveries = await parseAll(sign(hubspotSample({ events: changes })))
    expect(deliveries).toMatchObject([
      {
        provider: 'hubspot',
        event: 'contact.creation',
        known: true,
        id: '33:25:3816279340:1795256130000:1246965',
        retry: undefined,
        payload: hubspotPayload(),
        proof: { strength: 'signature', verifier: 'hubspot', algorithm: 'hmac-sha256', key: 0, signedAt: now },
      },
      {
        event: 'deal.propertyChange',
        id: '33:25:100:1795256130000:1246965',
        retry: { attempt: 3 },
        payload: { propertyName: 'amount' },
      },
    ])
  })

  it('keeps the id of a retried event, and distinguishes events with the same number', async () => {
    const [first, again, other] = await parseAll(
      sign(hubspotSample({ events: [{}, { attemptNumber: 1 }, { occurredAt: 1_795_256_130_001 }] })),
    )
    expect(again?.id).toBe(first?.id)
    expect(other?.id).not.toBe(first?.id)
  })

  it('treats a body other than a list as one delivery', async () => {
    const request = sign(hubspotSample({ body: '{"objectId":"7","origin":{"portalId":33}}' }))
    await expect(parseAll(request)).resolves.toMatchObject([{ event: 'request', known: false, id: undefined }])
  })

  it('delivers unknown events', async () => {
    const events = [{ subscriptionType: 'tide.rise', eventId: undefined, extra: [1] }]
    await expect(parseAll(sign(hubspotSample({ events })))).resolves.toMatchObject([
      { event: 'tide.rise', known: false, id: undefined, payload: { extra: [1] } },
    ])
  })

  it.each([7, 'text', null, []])('refuses %j among the events', async (event) => {
    const request = sign(hubspotSample({ body: JSON.stringify([hubspotPayload(), event]) }))
    await expect(parseAll(request)).rejects.toMatchObject({ code: 'payload_invalid' })
  })

  it.each([0, -1, 1.5])('reports no retry for attempt %j', async (attemptNumber) => {
    const [delivery] = await parseAll(sign(hubspotSample({ events: [{ attemptNumber }] })))
    expect(delivery?.retry).toBeUndefined()
  })

  // The table of characters on HubSpot's page.
  it('decodes the characters that HubSpot decodes, and no others', () => {
    const encoded = '?a=%3A%2f%3F%40%21%24%27%28%29%2A%2C%3b'
    const request = hubspotSample({ url: `http://10.0.0.7/inner${encoded}%20%26%23%25%2B%3D` })
    const decoded = `${url}?a=:/?@!$'()*,;%20%26%23%25%2B%3D`
    expect(provider.verify(sign(request, decoded), { now })).toMatchObject({ proof: { key: 0 } })
  })

  it("accepts an undecoded URL, which HubSpot's library signs", async () => {
    const request = hubspotSample({ url: `${url}?a=%3A%20` })
    expect(provider.verify(sign(request, `${url}?a=%3A%20`), { now })).toMatchObject({ proof: { key: 0 } })
    await expectRefused(provider, sign(request, `${url}?a=: `), 'signature_mismatch', now)
  })

  it('signs the method', async () => {
    const { method, ...rest } = sign(hubspotSample())
    expect(method).toBe('POST')
    await expectRefused(provider, { ...rest, method: 'PUT' }, 'signature_mismatch', now)
    expect(() => provider.admit({ ...rest, method: 'PUT' })).toThrow(
      expect.objectContaining({ code: 'method_not_allowed' }),
    )
  })

  // The vectors of versions 1 and 2, as HubSpot publishes them: neither signs a time.
  it('ignores older signatures', async () => {
    const signature = '9569219f8ba981ffa6f6f16aa0f48637d35d728c7e4d93d0d52efaa512af7900'
    const body = '{"example_field":"example_value"}'
    const headers = { 'X-HubSpot-Signature': signature, 'X-HubSpot-Signature-Version': 'v2' }
    await expectRefused(provider, hubspotSample({ url, headers, body }), 'proof_missing', now)
  })

  it('passes each event to its handler, and acknowledges when all are handled', async () => {
    const done = vi.fn<(id: unknown) => void>()
    const failing = new Set([2])
    const receiver = createReceiver({
      provider,
      on: {
        'contact.creation': ({ payload }) => {
          if (failing.delete(Number(payload.eventId))) throw new Error('the database is down')
          done(payload.eventId)
        },
      },
      dedupe: memoryDedupeStore(),
    })
    const events = [{ eventId: 1 }, { eventId: 2 }, { eventId: 3 }]
    const send = () => injectDelivery(receiver, signHubspot(hubspotSample({ events }), { secret, url }))
    expect((await send()).response.status).toBe(503)
    expect((await send()).response.status).toBe(200)
    expect(done.mock.calls.map(([id]) => id).sort()).toEqual([1, 2, 3])
  })

  const old = (request: WebhookRequest) => sign(request, url, Date.now())
  itSurvivesHostileJson({
    provider,
    genuine: hubspotPayload(),
    withBody: (body) => old(hubspotSample({ body })),
  })
})

describe('signHubspot', () => {
  it('signs as HubSpot does', async () => {
    const sample = await signHubspot(hubspotSample({ url }), { secret, sentAt: now })
    expect(sample).toEqual(sign(hubspotSample({ url })))
  })
})
