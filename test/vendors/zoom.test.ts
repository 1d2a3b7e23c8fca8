import { createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { WebhookRequest } from '../../src/core/request/delivery.js'
import { createReceiver, toWebhookRequest } from '../../src/index.js'
import { withHeaders } from '../../src/testing/index.js'
import { signZoom, zoomPayload, zoomSample } from '../../src/testing/vendors/zoom.js'
import { zoom } from '../../src/vendors/zoom/index.js'

const secret = 'sample-secret'
const provider = zoom({ secrets: secret })
const now = 1_796_000_000_000
const seconds = String(now / 1000)
const hmac = (text: string | Uint8Array, key = secret) => createHmac('sha256', key).update(text).digest('hex')

// Node's own HMAC, so that nothing here depends on our signer.
function sign(body: string | Uint8Array, timestamp = seconds, key = secret): string {
  return `v0=${hmac(Buffer.concat([Buffer.from(`v0:${timestamp}:`), Buffer.from(body)]), key)}`
}

function signed(body: string | Uint8Array, timestamp = seconds, key = secret): WebhookRequest {
  return toWebhookRequest({
    body,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'x-zm-request-timestamp': timestamp,
      'x-zm-signature': sign(body, timestamp, key),
    },
  })
}

const json = (payload: unknown) => signed(JSON.stringify(payload))
const verify = (request: WebhookRequest, by = provider) => (async () => by.verify(request, { now }))()
const parse = async (request: WebhookRequest) => provider.parse(await verify(request), { now })
const receive = (request: WebhookRequest, by = provider, on: Readonly<Record<string, () => unknown>> = {}) =>
  createReceiver({ provider: by, on, now: () => now }).receive(request)

describe('zoom, the signature', () => {
  it('makes a sample signed as Zoom documents it', async () => {
    const sample = await signZoom(zoomSample({ payload: { event: 'meeting.ended' } }), { secret, sentAt: now })
    const headers = Object.fromEntries(sample.headers.map(([name, value]) => [name.toLowerCase(), value]))
    expect(headers).toMatchObject({
      'x-zm-request-timestamp': seconds,
      'x-zm-signature': sign(sample.body),
    })
    await expect(parse(sample)).resolves.toMatchObject({ event: 'meeting.ended' })
  })
})

describe('zoom, deliveries', () => {
  it('reads an event', async () => {
    await expect(parse(json(zoomPayload()))).resolves.toMatchObject({
      provider: 'zoom',
      event: 'meeting.started',
      known: true,
      name: { resource: 'meeting', event: 'started' },
      id: expect.stringMatching(/^meeting\.started:1796000000000:[0-9a-f]{1,8}$/),
      payload: zoomPayload(),
    })
  })

  it('delivers an unknown event', async () => {
    await expect(parse(json({ ...zoomPayload(), event: 'tide.turned' }))).resolves.toMatchObject({
      event: 'tide.turned',
      known: false,
    })
  })

  it('has no id if the event has no time', async () => {
    await expect(parse(json({ ...zoomPayload(), event_ts: undefined }))).resolves.toMatchObject({ id: undefined })
  })

  it('gives two events of the same millisecond different ids', async () => {
    const joined = (user_id: string) => {
      const { payload, ...rest } = zoomPayload()
      return json({ ...rest, payload: { ...payload, object: { ...payload.object, participant: { user_id } } } })
    }
    const [one, two] = await Promise.all([parse(joined('1')), parse(joined('2'))])
    expect(one.id).not.toBe(two.id)
  })

  it.each([
    [{ ...zoomPayload(), event: undefined }, 'event'],
    [{ ...zoomPayload(), event: '' }, 'event'],
    [{ ...zoomPayload(), payload: undefined }, 'payload'],
    [{ ...zoomPayload(), event_ts: 'now' }, 'event_ts'],
  ])('refuses %j', async (payload, path) => {
    await expect(parse(json(payload))).rejects.toMatchObject({ code: 'payload_invalid', issues: [{ path }] })
  })
})

describe('zoom, the validation of the endpoint', () => {
  const plainToken = 'qgg8vlvZRS6UYooatFL8Aw'
  const body = JSON.stringify({ event: 'endpoint.url_validation', payload: { plainToken }, event_ts: now })

  it('is answered with the token and its HMAC', async () => {
    const handled = vi.fn()
    const receipt = await receive(signed(body), provider, { '*': handled })
    expect(receipt).toMatchObject({
      outcome: 'answered',
      response: { status: 200, headers: { 'content-type': 'application/json' } },
    })
    expect(JSON.parse(String(receipt.response.body))).toEqual({ plainToken, encryptedToken: hmac(plainToken) })
    expect(handled).not.toHaveBeenCalled()
  })

  it('is answered with the secret that signed it, from a list or from a function', async () => {
    for (const secrets of [['new', secret], async () => ['new', secret]]) {
      const { response } = await receive(signed(body), zoom({ secrets }))
      expect(JSON.parse(String(response.body))).toEqual({ plainToken, encryptedToken: hmac(plainToken) })
    }
  })

  it('fails if the secret that signed it has been removed', async () => {
    const found = [[secret, 'old'], ['new']]
    const turning = zoom({ secrets: () => (found.shift() ?? []) as readonly string[] })
    const { response } = await receive(signed(body, seconds, 'old'), turning)
    expect(response.status).toBe(503)
  })

  it("refuses unsigned validation: the response would sign text of the attacker's choice", async () => {
    const unsigned = withHeaders(signed(body), { 'x-zm-signature': undefined })
    for (const request of [signed(body, seconds, 'other'), unsigned, signed(body, String(now / 1000 - 7201))]) {
      expect(await receive(request)).toMatchObject({ response: { status: 401, body: '' } })
    }
  })

  it('never signs delivery-like content, even while a secret is being replaced', async () => {
    const forged = JSON.stringify({ event: 'user.deleted', payload: {} })
    const tokenised = { event: 'endpoint.url_validation', payload: { plainToken: `v0:${seconds}:${forged}` } }
    const found = [['old'], ['new', 'old']]
    const turning = zoom({ secrets: () => (found.shift() ?? []) as readonly string[] })
    expect(await receive(signed(JSON.stringify(tokenised), seconds, 'old'), turning)).toMatchObject({
      outcome: 'refused',
      error: { code: 'payload_invalid', issues: [{ path: 'payload.plainToken' }] },
      response: { status: 400, body: '' },
    })
  })

  it('is treated as an ordinary event if it has no token', async () => {
    const request = json({ event: 'endpoint.url_validation', payload: {} })
    expect(await receive(request)).toMatchObject({ outcome: 'ignored', event: 'endpoint.url_validation' })
  })
})
