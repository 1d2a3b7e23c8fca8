import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import type { WebhookErrorCode } from '../../src/index.js'
import type { Sample } from '../../src/testing/index.js'
import { signStripe, stripePayload, stripeSample } from '../../src/testing/vendors/stripe.js'
import { stripe, stripeSignature } from '../../src/vendors/stripe/index.js'
import { asSubArray, expectRefusal, now, verify, withHeaders } from '../core/verify/run.js'
import { parseSample } from './styles/parse-sample.js'

const secret = 'whsec_test_secret'
const body = JSON.stringify(stripePayload())
const seconds = now / 1000
const verifier = stripeSignature({ secrets: [secret, 'whsec_older'] })
const { webhooks } = new Stripe('sk_test_none')

// As documented on Stripe's page about manual verification, without code of this library.
const hmac = (key: string, sentAt: string | number = seconds, content: string | Uint8Array = body) =>
  createHmac('sha256', key).update(`${sentAt}.`).update(content).digest('hex')
const signed = (header: string | readonly string[], content: string | Uint8Array = body) =>
  withHeaders({ 'Stripe-Signature': header }, content)

describe('stripeSignature', () => {
  it('accepts signatures by stripe.webhooks', async () => {
    const header = webhooks.generateTestHeaderString({ payload: body, secret, timestamp: seconds })
    await expect(verify(verifier, signed(header))).resolves.toEqual({
      strength: 'signature',
      verifier: 'stripeSignature',
      algorithm: 'hmac-sha256',
      key: 0,
      signedAt: now,
    })
  })

  it('accepts the test vector of stripe-node', async () => {
    const payload = JSON.stringify({ id: 'evt_test_webhook', object: 'event' }, null, 2)
    const header = webhooks.generateTestHeaderString({ payload, secret, timestamp: 12_345 })
    expect(header).toBe(`t=12345,v1=${hmac(secret, 12_345, payload)}`)
    await expect(verify(verifier, signed(header, payload), 12_345_000)).resolves.toMatchObject({ key: 0 })
  })

  it('accepts one valid signature among several, by any of the secrets', async () => {
    const header = `t=${seconds},v1=${hmac('whsec_other')},v1=${hmac('whsec_older')},v0=${hmac(secret)}`
    await expect(verify(verifier, signed(header))).resolves.toMatchObject({ key: 1 })
  })

  it('ignores unknown schemes besides v1, in any order', async () => {
    const header = `v2=whatever,v1=${hmac(secret)},t=${seconds},v0=,x`
    await expect(verify(verifier, signed(header))).resolves.toMatchObject({ key: 0 })
  })

  it('uses the secret as text and does not decode it', async () => {
    const decoded = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
    const other = stripeSignature({ secrets: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' })
    const mac = createHmac('sha256', decoded).update(`${seconds}.${body}`).digest('hex')
    await expectRefusal(other, signed(`t=${seconds},v1=${mac}`), 'signature_mismatch')
    const right = hmac('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    await expect(verify(other, signed(`t=${seconds},v1=${right}`))).resolves.toMatchObject({ key: 0 })
  })

  it('signs the bytes unchanged, wherever they are in memory', async () => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0xff, 0x00)
    await verify(verifier, signed(`t=${seconds},v1=${hmac(secret, seconds, bytes)}`, bytes))
    await verify(verifier, signed(`t=${seconds},v1=${hmac(secret)}`, asSubArray(body)))
    await verify(verifier, signed(`t=${seconds},v1=${hmac(secret, seconds, '')}`, ''))
  })

  it.each([
    [
      'two headers that were joined',
      `t=${seconds},v1=${hmac(secret)}, t=${seconds},v1=${hmac(secret)}`,
      'signature_malformed',
    ],
    ['two times', `t=${seconds},t=${seconds},v1=${hmac(secret)}`, 'signature_malformed'],
    ['no time', `v1=${hmac(secret)}`, 'signature_malformed'],
    ['no signature', `t=${seconds}`, 'signature_malformed'],
    ['only a v0', `t=${seconds},v0=${hmac(secret)}`, 'signature_malformed'],
    ['an empty signature', `t=${seconds},v1=`, 'signature_malformed'],
    ['a malformed signature beside a valid one', `t=${seconds},v1=zz,v1=${hmac(secret)}`, 'signature_malformed'],
    ['too many elements', `t=${seconds}${`,v1=${hmac('x')}`.repeat(40)},v1=${hmac(secret)}`, 'signature_malformed'],
    ['an empty time', `t=,v1=${hmac(secret, '')}`, 'timestamp_malformed'],
  ] satisfies [string, string | string[], WebhookErrorCode][])('refuses %s', async (_, header, code) => {
    await expectRefusal(verifier, signed(header), code, [secret])
  })
})

const provider = stripe({ secrets: secret })

/** Signs for the clock of the system, which `parseSample` leaves to `verify`. */
const fresh = (sample: Sample): Sample => {
  const sentAt = Math.floor(Date.now() / 1000)
  const header = `t=${sentAt},v1=${hmac(secret, sentAt, sample.body)}`
  return { ...sample, headers: [...sample.headers, ['Stripe-Signature', header]] }
}

describe('stripe', () => {
  it('reads a snapshot event', async () => {
    const delivery = await parseSample(provider, fresh(stripeSample()))
    expect(delivery).toMatchObject({
      provider: 'stripe',
      event: 'invoice.paid',
      known: true,
      id: stripePayload().id,
      payload: stripePayload(),
      sequence: undefined,
    })
  })

  it('reads a thin event', async () => {
    const payload = {
      id: 'evt_test_65R8L1HFGKF3f1S8X16R8L0wOfSQNr0jSAiQfVTyRBI7Jw',
      object: 'v2.core.event',
      type: 'v2.core.account.updated',
      livemode: false,
      created: '2026-11-21T10:15:30.123Z',
      context: 'acct_123',
      related_object: { id: 'acct_123', type: 'v2.core.account', url: '/v2/core/accounts/acct_123' },
      reason: { type: 'request', request: { id: 'req_1', idempotency_key: 'key' } },
    }
    const delivery = await parseSample(provider, fresh(stripeSample({ body: JSON.stringify(payload) })))
    expect(delivery).toMatchObject({ event: 'v2.core.account.updated', known: true, id: payload.id, payload })
  })

  it('reads a thin event about nothing, and an event of a connected account', async () => {
    const ping = { id: 'evt_1', object: 'v2.core.event', type: 'v2.core.event_destination.ping', related_object: null }
    await expect(parseSample(provider, fresh(stripeSample({ body: JSON.stringify(ping) })))).resolves.toMatchObject({
      payload: ping,
    })
    const connected = fresh(stripeSample({ payload: { account: 'acct_1032D82eZvKYlo2C' } }))
    const { payload } = await parseSample(provider, connected)
    expect(payload).toMatchObject({ account: 'acct_1032D82eZvKYlo2C' })
  })

  it('delivers unknown events, and payloads without optional fields', async () => {
    const payload = { id: 'evt_1', type: 'a_new.event' }
    const delivery = await parseSample(provider, fresh(stripeSample({ body: JSON.stringify(payload) })))
    expect(delivery).toMatchObject({ event: 'a_new.event', known: false, payload })
  })
})

describe('signStripe', () => {
  it('makes signatures that stripe.webhooks.constructEvent accepts', async () => {
    const sample = await signStripe(stripeSample(), { secret: ['whsec_other', secret] })
    const header = sample.headers.find(([name]) => name === 'Stripe-Signature')?.[1] ?? ''
    expect(webhooks.constructEvent(Buffer.from(sample.body), header, secret)).toEqual(stripePayload())
    expect(() => webhooks.constructEvent(Buffer.from(sample.body), header, 'whsec_third')).toThrow()
  })

  it('signs for the given time', async () => {
    const sample = await signStripe(stripeSample(), { secret, sentAt: now })
    await expect(verify(verifier, sample)).resolves.toMatchObject({ signedAt: now })
  })
})
