import { createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { createReceiver, type Delivery, memoryDedupeStore, type WebhookRequest } from '../../src/index.js'
import { injectDelivery, withHeaders } from '../../src/testing/index.js'
import { signTwitch, twitchPayload, twitchSample } from '../../src/testing/vendors/twitch.js'
import { twitch } from '../../src/vendors/twitch/index.js'

const idHeader = 'Twitch-Eventsub-Message-Id'
const timeHeader = 'Twitch-Eventsub-Message-Timestamp'
const header = 'Twitch-Eventsub-Message-Signature'
const now = Date.UTC(2026, 10, 21, 10, 15, 30)
const secret = 's3cRe7-s3cRe7'
const provider = twitch({ secrets: [secret, 'older-secret'] })

function sign(request: WebhookRequest, sentAt = '2026-11-21T10:15:30.634234626Z', key = secret) {
  const id = request.headers.find(([name]) => name === idHeader)?.[1] ?? ''
  const mac = createHmac('sha256', key).update(id).update(sentAt).update(request.body).digest('hex')
  return withHeaders(request, { [timeHeader]: sentAt, [header]: `sha256=${mac}` })
}

const parse = async (request: WebhookRequest): Promise<Delivery> =>
  provider.parse(await provider.verify(sign(request), { now }))

describe('twitch', () => {
  it('names a notification after the type of its subscription', async () => {
    await expect(parse(twitchSample())).resolves.toMatchObject({
      provider: 'twitch',
      event: 'stream.online',
      known: true,
      id: 'e76c6bd4-55c9-4987-8304-da1588d8988b',
      retry: undefined,
      payload: twitchPayload(),
      proof: { strength: 'signature', verifier: 'twitch', algorithm: 'hmac-sha256', key: 0, signedAt: now + 634 },
    })
  })

  it('delivers unknown types, and events in batches', async () => {
    const subscription = { type: 'tide.rise' }
    await expect(parse(twitchSample({ payload: { subscription } }))).resolves.toMatchObject({
      event: 'tide.rise',
      known: false,
    })
    const batch = { event: undefined, events: [{ id: '1' }, { id: '2' }] }
    await expect(parse(twitchSample({ payload: batch }))).resolves.toMatchObject({ event: 'stream.online' })
  })

  it('names a revocation `revocation`', async () => {
    await expect(parse(twitchSample({ messageType: 'revocation' }))).resolves.toMatchObject({
      event: 'revocation',
      known: true,
      payload: { subscription: { type: 'stream.online', status: 'authorization_revoked' } },
    })
  })

  // The header is not signed.
  it.each(['revocation', 'webhook_callback_verification', 'other', undefined])(
    'recognizes a notification even if the header says %j',
    async (type) => {
      const request = withHeaders(twitchSample(), { 'Twitch-Eventsub-Message-Type': type })
      await expect(parse(request)).resolves.toMatchObject({ event: 'stream.online' })
    },
  )

  it('does not mistake a challenge for a revocation', async () => {
    const challenge = twitchSample({ messageType: 'webhook_callback_verification' })
    await expect(parse(challenge)).resolves.toMatchObject({ event: 'webhook_callback_verification', known: false })
  })

  it('recognizes a revocation even if the header says notification', async () => {
    const request = withHeaders(twitchSample({ messageType: 'revocation' }), {
      'Twitch-Eventsub-Message-Type': 'notification',
    })
    await expect(parse(request)).resolves.toMatchObject({ event: 'revocation' })
  })

  it('delivers a message of an unknown type under the name of that type', async () => {
    const request = withHeaders(twitchSample({ payload: { event: undefined } }), {
      'Twitch-Eventsub-Message-Type': 'later',
    })
    await expect(parse(request)).resolves.toMatchObject({ event: 'later', known: false })
  })

  it('reads the number of the retry', async () => {
    const request = withHeaders(twitchSample(), { 'Twitch-Eventsub-Message-Retry': '2' })
    await expect(parse(request)).resolves.toMatchObject({ retry: { attempt: 2 } })
  })

  it.each([
    [{ subscription: undefined }, 'subscription'],
    [{ subscription: { id: '1' } }, 'subscription.type'],
    [{ event: 7 }, 'event'],
  ])('refuses %j', async (payload, path) => {
    await expect(parse(twitchSample({ payload }))).rejects.toMatchObject({
      code: 'payload_invalid',
      issues: [{ path }],
    })
  })

  it.each([
    ['2026-11-21T10:15:30Z', now],
    ['2026-11-21T10:15:30.1Z', now + 100],
    ['2026-11-21T10:15:30.123456789Z', now + 123],
    ['2026-11-21T10:05:30Z', now - 600_000],
    ['2026-11-21T10:25:30Z', now + 600_000],
  ])('accepts the signed time %s', (sentAt, signedAt) => {
    expect(provider.verify(sign(twitchSample(), sentAt), { now })).toMatchObject({ proof: { signedAt } })
  })

  it('echoes the challenge as text, only to Twitch and without calling a handler', async () => {
    const handler = vi.fn<() => void>()
    const receiver = createReceiver({ provider, on: { '*': handler }, dedupe: memoryDedupeStore() })
    const challenge = twitchSample({ messageType: 'webhook_callback_verification' })
    const { outcome, response } = await injectDelivery(receiver, signTwitch(challenge, { secret }))
    expect(outcome).toBe('answered')
    expect(response).toMatchObject({
      status: 200,
      body: 'pogchamp-kappa-360noscope-vohiyo',
      headers: { 'content-type': 'text/plain' },
    })
    const forged = await injectDelivery(receiver, signTwitch(challenge, { secret: 'forged-secret' }))
    expect(forged.response).toMatchObject({ status: 401 })
    expect(String(forged.response.body ?? '')).not.toContain('pogchamp')
    expect(handler).not.toHaveBeenCalled()
  })
})

describe('signTwitch', () => {
  it('signs as Twitch does', async () => {
    const sentAt = '2026-11-21T10:15:30.634234626Z'
    await expect(signTwitch(twitchSample(), { secret, sentAt })).resolves.toEqual(sign(twitchSample(), sentAt))
  })
})
