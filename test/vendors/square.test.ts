import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toWebhookRequest } from '../../src/index.js'
import { withHeaders } from '../../src/testing/index.js'
import { signSquare, squarePayload, squareSample } from '../../src/testing/vendors/square.js'
import { square } from '../../src/vendors/square/index.js'
import { expectRefused } from './refused.js'
import { parseSample } from './styles/parse-sample.js'

const header = 'x-square-hmacsha256-signature'
const now = Date.UTC(2026, 10, 21, 10, 15, 30)
const secret = 'signature-key'
const url = 'https://receiver.example/hooks'
const provider = square({ secrets: [secret, 'older-key'], url })
const sign = (content: string | Uint8Array, key = secret, called = url) =>
  createHmac('sha256', key).update(called).update(content).digest('base64')

// The vectors of Square's own library, tests/integration/webhooks.test.ts of square/square-nodejs-sdk.
const published = [
  {
    url: 'https://webhook.site/679a4f3a-dcfa-49ee-bac5-9d0edad886b9',
    key: 'Ibxx_5AKakO-3qeNVR61Dw',
    body: '{"merchant_id":"MLEFBHHSJGVHD","type":"webhooks.test_notification","event_id":"ac3ac95b-f97d-458c-a6e6-18981597e05f","created_at":"2022-07-13T20:30:59.037339943Z","data":{"type":"webhooks","id":"bc368e64-01aa-407e-b46e-3231809b1129"}}',
    signature: 'GF4YkrJgGBDZ9NIYbNXBnMzqb2HoL4RW/S6vkZ9/2N4=',
  },
  {
    url: 'https://webhook.site/webhooks',
    key: 'signature-key',
    body: '{"data":{"type":"webhooks","id":"fake_id"}}',
    signature: 'W3FlCNk5IA3ZQ2LHTWoajvzfaDu/OwY2tNHIHC3IUOA=',
  },
  {
    url: 'https://webhook.site/webhooks',
    key: 'signature-key',
    body: '{"data":{"type":"webhooks","id":">id<"}}',
    signature: 'Cxt7+aTi4rKgcA0bC4g9EHdVtLSDWdqccmL5MvihU4U=',
  },
]

const unproven = (request: ReturnType<typeof squareSample>) => withHeaders(request, { [header]: sign(request.body) })

describe('square', () => {
  it.each(published)("accepts Square's published signature $signature", async ({ key, body, signature, ...vector }) => {
    // As behind a proxy: the request's own URL is not the one that Square called.
    const request = toWebhookRequest({ url: 'http://10.0.0.7:3000/', headers: { [header]: signature }, body })
    const other = square({ secrets: key, url: vector.url })
    expect(other.verify(request, { now })).toMatchObject({ proof: { verifier: 'square', key: 0 } })
    await expectRefused(square({ secrets: key, url: `${vector.url}/` }), request, 'signature_mismatch', now)
    await expectRefused(other, { ...request, body: new Uint8Array([...request.body, 10]) }, 'signature_mismatch', now)
  })

  it('reads a notification', async () => {
    const delivery = await parseSample(provider, unproven(squareSample()))
    expect(delivery).toMatchObject({
      provider: 'square',
      event: 'payment.updated',
      known: true,
      id: '6a8f5f28-54a1-4eb0-a98a-3111513fd4fc',
      retry: undefined,
      payload: squarePayload(),
      proof: { strength: 'signature', algorithm: 'hmac-sha256', key: 0, signedAt: undefined },
    })
  })

  it('reads the number and the reason of a retry', async () => {
    const repeat = unproven(squareSample({ retryNumber: 2, retryReason: 'ssl_error' }))
    await expect(parseSample(provider, repeat)).resolves.toMatchObject({ retry: { attempt: 2, reason: 'ssl_error' } })
  })

  it('delivers an unknown event, and one with few fields', async () => {
    const body = '{"type":"tide.rose","event_id":"1","merchant_id":null,"data":null}'
    await expect(parseSample(provider, unproven(squareSample({ body })))).resolves.toMatchObject({
      event: 'tide.rose',
      known: false,
      id: '1',
    })
  })

  it.each([{ type: undefined }, { type: '' }, { event_id: undefined }, { event_id: 7 }])(
    'refuses a notification with %j',
    async (payload) => {
      const [path] = Object.keys(payload)
      const request = unproven(squareSample({ payload }))
      await expect(parseSample(provider, request)).rejects.toMatchObject({
        code: 'payload_invalid',
        issues: [{ path }],
      })
    },
  )

  it('includes the query of the request in the signed URL', async () => {
    const request = squareSample({ url: 'http://10.0.0.7/hooks?shop=7' })
    const signature = sign(request.body, secret, `${url}?shop=7`)
    const signed = withHeaders(request, { [header]: signature })
    expect(provider.verify(signed, { now })).toMatchObject({ proof: { key: 0 } })
    await expectRefused(provider, { ...signed, url: 'http://10.0.0.7/hooks?shop=8' }, 'signature_mismatch', now)
    await expectRefused(provider, { ...signed, url: 'http://10.0.0.7/hooks' }, 'signature_mismatch', now)
  })

  const { body } = squareSample()

  it('ignores the older signature', async () => {
    const legacy = createHmac('sha1', secret).update(url).update(body).digest('base64')
    await expectRefused(provider, withHeaders(squareSample(), { 'x-square-signature': legacy }), 'proof_missing', now)
  })
})

describe('signSquare', () => {
  it('signs as Square does', async () => {
    const [first] = published
    if (first === undefined) throw new Error('there is no vector')
    const sample = await signSquare(squareSample({ url: first.url, body: first.body }), { secret: first.key })
    expect(sample.headers).toContainEqual([header, first.signature])
    const behind = await signSquare(squareSample({ body: first.body }), { secret: first.key, url: first.url })
    expect(behind.headers).toContainEqual([header, first.signature])
  })
})
