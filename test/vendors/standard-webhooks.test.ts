import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readHeader } from '../../src/index.js'
import {
  type HeaderChanges,
  type SignStandardWebhooksOptions,
  signStandardWebhooks,
  withBody,
  withHeaders,
} from '../../src/testing/index.js'
import { standardWebhooksPayload, standardWebhooksSample } from '../../src/testing/vendors/standard-webhooks.js'
import { standardWebhooks } from '../../src/vendors/standard-webhooks/index.js'
import { parseSample } from './styles/parse-sample.js'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const other = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const id = 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W'
const either = ['webhook-', 'svix-']

const provider = standardWebhooks({ secrets: secret })

function signed(options: Partial<SignStandardWebhooksOptions> = {}, sample = standardWebhooksSample()) {
  return signStandardWebhooks(sample, { secrets: secret, ...options })
}

describe('standardWebhooks', () => {
  it('reads the envelope of the standard', async () => {
    await expect(parseSample(provider, await signed())).resolves.toMatchObject({
      provider: 'standard-webhooks',
      event: 'contact.created',
      name: { resource: 'contact', event: 'created' },
      known: false,
      id,
      sequence: undefined,
      payload: standardWebhooksPayload(),
      proof: { strength: 'signature', algorithm: 'hmac-sha256', key: 0 },
    })
  })

  it.each([
    ['a number for the time', { type: 'user.created', timestamp: 1_654_012_591_835, data: {}, object: 'event' }],
    ['another name for the time', { type: 'email.sent', created_at: '2026-11-21T10:15:29.512Z', data: {} }],
    ['no time', { type: 'benefit.created', timestamp: null }],
  ])('delivers %s', async (_, payload) => {
    const sample = withBody(standardWebhooksSample(), JSON.stringify(payload))
    await expect(parseSample(provider, await signed({}, sample))).resolves.toMatchObject({ payload })
  })

  it.each([{ type: undefined }, { type: '' }, { type: 7 }, { timestamp: {} }])(
    'refuses the envelope %j',
    async (payload) => {
      const sample = await signed({}, standardWebhooksSample({ payload }))
      await expect(parseSample(provider, sample)).rejects.toMatchObject({ code: 'payload_invalid' })
    },
  )

  it('accepts Ed25519', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
    const sentAt = Math.floor(Date.now() / 1000)
    const body = JSON.stringify(standardWebhooksPayload())
    const signature = sign(null, Buffer.from(`${id}.${sentAt}.${body}`), privateKey).toString('base64')
    const request = withHeaders(standardWebhooksSample(), {
      'webhook-id': id,
      'webhook-timestamp': `${sentAt}`,
      'webhook-signature': `v1,${randomBytes(32).toString('base64')} v1a,${signature}`,
    })
    const publicKeys = `whpk_${raw.toString('base64')}`
    await expect(parseSample(standardWebhooks({ publicKeys }), request)).resolves.toMatchObject({
      proof: { algorithm: 'EdDSA' },
    })
    await expect(parseSample(provider, request)).rejects.toMatchObject({ code: 'signature_mismatch' })
  })

  it.each([
    ['an id with a full stop', { 'webhook-id': 'msg.1' }, 'signature_malformed'],
    ['another id', { 'webhook-id': 'msg_1' }, 'signature_mismatch'],
    ['a signature in another format', { 'webhook-signature': 'sha256=ab' }, 'signature_malformed'],
    ['a time followed by junk', { 'webhook-timestamp': '1796000000junk' }, 'timestamp_malformed'],
  ] as const satisfies readonly (readonly [string, HeaderChanges, string])[])(
    'refuses %s',
    async (_, changes, code) => {
      await expect(parseSample(provider, withHeaders(await signed(), changes))).rejects.toMatchObject({ code })
    },
  )
})

describe('standardWebhooks with both header names', () => {
  const both = standardWebhooks({ secrets: secret, headerPrefix: either })

  it.each(either)('accepts %s', async (headerPrefix) => {
    await expect(parseSample(both, await signed({ headerPrefix, id: 'msg_7' }))).resolves.toMatchObject({ id: 'msg_7' })
  })

  it('never mixes the headers of both', async () => {
    const svix = await signed({ headerPrefix: 'svix-', id: 'msg_old' })
    for (const part of ['id', 'timestamp', 'signature']) {
      const mixed = withHeaders(svix, {
        [`webhook-${part}`]: readHeader(svix, `svix-${part}`),
        [`svix-${part}`]: undefined,
      })
      await expect(parseSample(both, mixed)).rejects.toMatchObject({ code: 'proof_missing' })
    }
  })

  it('uses the verified id of a delivery with both', async () => {
    const twice = await signed(
      { headerPrefix: 'webhook-', id: 'msg_new' },
      await signed({ headerPrefix: 'svix-', id: 'msg_old' }),
    )
    await expect(parseSample(both, twice)).resolves.toMatchObject({ id: 'msg_new' })
    const reversed = standardWebhooks({ secrets: secret, headerPrefix: either.toReversed() })
    await expect(parseSample(reversed, twice)).resolves.toMatchObject({ id: 'msg_old' })
    // This id has no signature.
    const stray = withHeaders(await signed({ headerPrefix: 'svix-', id: 'msg_old' }), { 'webhook-id': 'msg_forged' })
    await expect(parseSample(both, stray)).resolves.toMatchObject({ id: 'msg_old' })
  })

  it('does not fall back to the second set if the first is wrong', async () => {
    const right = await signed({ headerPrefix: 'svix-' })
    const forged = await signed({ headerPrefix: 'webhook-', secrets: other }, right)
    await expect(parseSample(both, forged)).rejects.toMatchObject({ code: 'signature_mismatch' })
  })
})

describe('standardWebhooks with a secret that is not encoded', () => {
  const raw = 'polar_whs_s3cret'
  const polar = standardWebhooks({ name: 'polar', secrets: raw, secretEncoding: 'utf8' })

  it('accepts a signature made with the text itself', async () => {
    // Polar's SDK gives the base64 of the text to the standard's library.
    const library = new StandardWebhook(Buffer.from(raw).toString('base64'))
    const sentAt = new Date()
    const request = withHeaders(standardWebhooksSample(), {
      'webhook-id': id,
      'webhook-timestamp': `${Math.floor(sentAt.getTime() / 1000)}`,
      'webhook-signature': library.sign(id, sentAt, JSON.stringify(standardWebhooksPayload())),
    })
    await expect(parseSample(polar, request)).resolves.toMatchObject({ provider: 'polar', id })
    await expect(parseSample(polar, await signed({ secrets: raw, secretEncoding: 'utf8' }))).resolves.toMatchObject({
      id,
    })
    await expect(parseSample(polar, await signed())).rejects.toMatchObject({ code: 'signature_mismatch' })
  })
})

describe('the libraries of the standard', () => {
  const body = JSON.stringify(standardWebhooksPayload())
  const libraries = [
    ['standardwebhooks', 'webhook-', new StandardWebhook(secret)],
    ['svix', 'svix-', new SvixWebhook(secret)],
    ['svix', 'webhook-', new SvixWebhook(secret)],
  ] as const

  it.each(libraries)('include %s, which signs %s headers that we accept', async (_, headerPrefix, library) => {
    const sentAt = new Date()
    const request = withHeaders(standardWebhooksSample(), {
      [`${headerPrefix}id`]: 'msg_1',
      [`${headerPrefix}timestamp`]: `${Math.floor(sentAt.getTime() / 1000)}`,
      [`${headerPrefix}signature`]: library.sign('msg_1', sentAt, body),
    })
    const receiving = standardWebhooks({ secrets: [other, secret], headerPrefix: either })
    await expect(parseSample(receiving, request)).resolves.toMatchObject({ id: 'msg_1', proof: { key: 1 } })
  })

  it.each(libraries)('include %s, which accepts our %s headers', async (_, headerPrefix, library) => {
    const sample = await signed({ headerPrefix, secrets: [other, secret] })
    const headers = Object.fromEntries(sample.headers)
    const text = new TextDecoder().decode(sample.body)
    expect(() => library.verify(text, headers)).not.toThrow()
    expect(() => library.verify(`${text} `, headers)).toThrow()
  })
})

describe('standardWebhooks with events', () => {
  const contact = z.looseObject({ type: z.literal('contact.created'), data: z.looseObject({ id: z.string() }) })

  it('checks the schemas of known events', async () => {
    const precise = standardWebhooks({ secrets: secret, events: { 'contact.created': contact } })
    await expect(parseSample(precise, await signed())).resolves.toMatchObject({ known: true })
    const wrong = await signed({}, standardWebhooksSample({ payload: { data: {} } }))
    await expect(parseSample(precise, wrong)).rejects.toMatchObject({
      code: 'payload_invalid',
      issues: [{ path: 'data.id' }],
    })
    const unknown = await signed({}, standardWebhooksSample({ payload: { type: 'contact.moved', data: {} } }))
    await expect(parseSample(precise, unknown)).resolves.toMatchObject({ known: false, event: 'contact.moved' })
  })

  it('declares events by name alone', async () => {
    const named = standardWebhooks<{ 'contact.created': { type: 'contact.created'; data: { id: string } } }>({
      secrets: secret,
      events: ['contact.created'],
    })
    await expect(parseSample(named, await signed())).resolves.toMatchObject({ known: true })
  })
})
