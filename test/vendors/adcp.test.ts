import { describe, expect, it } from 'vitest'
import { createReceiver, memoryDedupeStore } from '../../src/index.js'
import { generateKeys, injectDelivery, withBody, withHeaders } from '../../src/testing/index.js'
import { adcpJwk, adcpSample, signAdcp } from '../../src/testing/vendors/adcp.js'
import { adcp, adcpKeys } from '../../src/vendors/adcp/index.js'
import vectors from './documented/adcp-webhook-signing.json' with { type: 'json' }

// Published by the AdCP project; see `source` in the file. These states are those of a receiver, not of a request.
const stateful: Readonly<Record<string, string>> = {
  'negative/016-replayed-nonce': 'the second delivery is a duplicate, which a dedupe store answers',
  'negative/018-rate-abuse': 'a limit of a cache of nonces, which does not exist here',
  'negative/019-revocation-stale': 'lists of revoked keys are not retrieved; a key source of your own does that',
}

const codes: Readonly<Record<string, readonly string[]>> = {
  webhook_signature_tag_invalid: ['proof_missing'],
  webhook_signature_window_invalid: ['timestamp_too_old', 'timestamp_malformed'],
  webhook_signature_alg_not_allowed: ['algorithm_not_allowed'],
  webhook_signature_components_incomplete: ['proof_missing'],
  webhook_signature_key_unknown: ['key_unknown'],
  webhook_signature_key_purpose_invalid: ['key_unknown'],
  webhook_signature_key_revoked: ['key_unknown'],
  webhook_signature_digest_mismatch: ['signature_mismatch'],
  webhook_signature_header_malformed: ['signature_malformed', 'proof_missing'],
  // Such a vector carries the signature of a complete one.
  webhook_signature_params_incomplete: ['proof_missing', 'signature_mismatch'],
  webhook_signature_invalid: ['signature_mismatch'],
}

/** Serves the keys of a vector as a seller's `jwks_uri` does. */
function keysOf(vector: (typeof vectors.vectors)[number]) {
  const revoked = 'state' in vector ? vector.state?.revoked_kids : undefined
  const overrides: Readonly<Record<string, object>> = 'override' in vector ? (vector.override ?? {}) : {}
  const named = vectors.keys.filter(({ kid }) => vector.keys.includes(kid) && !revoked?.includes(kid))
  // A set without usable keys is 503, so a key of someone else is added.
  const other = { ...vectors.keys[0], kid: 'other', x: 'VgpQd9JRrBf433BcMw6IUNW7tHnAAHAHegsQ5U9I53c' }
  const keys = [...named.map((key) => ({ ...key, ...overrides[key.kid] })), other]
  return adcpKeys('https://seller.example/jwks.json', { fetch: async () => Response.json({ keys }) })
}

function receiveVector(vector: (typeof vectors.vectors)[number], dedupe = memoryDedupeStore()) {
  const { method, url, headers, body } = vector.request
  const receiver = createReceiver({
    provider: adcp({ keys: keysOf(vector), url: 'https://buyer.example.com' }),
    onOther: {},
    on: {},
    dedupe,
    now: () => vector.now * 1000,
    onError: () => {},
  })
  return receiver.receive({
    method,
    url,
    headers: Object.entries(headers),
    body: new TextEncoder().encode(body),
    encrypted: true,
  })
}

describe('adcp', () => {
  const positive = vectors.vectors.filter(({ name }) => name.startsWith('positive'))
  const negative = vectors.vectors.filter(({ name }) => name.startsWith('negative') && !(name in stateful))

  it('is tested with all published vectors', () => {
    expect([positive.length, negative.length, Object.keys(stateful).length]).toEqual([8, 18, 3])
  })

  it.each(positive.map((vector) => [vector.name, vector] as const))('accepts %s', async (_, vector) => {
    const receipt = await receiveVector(vector)
    expect(receipt).toMatchObject({ response: { status: 200 } })
  })

  it.each(negative.map((vector) => [vector.name, vector] as const))('refuses %s', async (_, vector) => {
    const receipt = await receiveVector(vector)
    expect(receipt.response.status).toBe(401)
    expect(codes['error' in vector ? (vector.error ?? '') : '']).toContain(receipt.error?.code)
  })

  const now = 1_795_256_130_000
  const url = 'https://receiver.example'

  async function setUp(algorithm: 'EdDSA' | 'ES256' = 'EdDSA') {
    const keys = await generateKeys(algorithm)
    const seen: unknown[] = []
    const receiver = createReceiver({
      provider: adcp({ keys: [adcpJwk(keys)], url }),
      on: { '*': ({ event, id }) => void seen.push([event, id]) },
      dedupe: memoryDedupeStore(),
      now: () => now,
      onError: () => {},
    })
    return { keys, seen, receiver }
  }

  it.each(['EdDSA', 'ES256'] as const)('handles a task signed with %s once', async (algorithm) => {
    const { keys, seen, receiver } = await setUp(algorithm)
    const signed = await signAdcp(adcpSample(), { ...keys, sentAt: now })
    expect(await injectDelivery(receiver, signed)).toMatchObject({ response: { status: 200 }, outcome: 'handled' })
    expect(await injectDelivery(receiver, signed)).toMatchObject({ response: { status: 200 }, outcome: 'duplicate' })
    expect(seen).toEqual([['create_media_buy.completed', 'whk_01JD4T5Q7ZK9N1P3R5S7V9X1Z3']])
  })

  it.each([
    ['notification_type', { notification_type: 'creative.status_changed' }, 'creative.status_changed'],
    ['event', { event: 'property_list_changed', task_type: undefined }, 'property_list_changed'],
    ['task without a type', { task_type: undefined }, 'task.completed'],
  ])('names events by their %s', async (_, payload, event) => {
    const { keys, seen, receiver } = await setUp()
    await injectDelivery(receiver, signAdcp(adcpSample({ payload }), { ...keys, sentAt: now }))
    expect(seen).toMatchObject([[event, expect.any(String)]])
  })

  it('echoes a signed challenge, and refuses an unsigned one', async () => {
    const { keys, seen, receiver } = await setUp()
    const challenge = 'c'.repeat(43)
    const sample = adcpSample({ body: JSON.stringify({ type: 'webhook.challenge', challenge }) })
    const receipt = await injectDelivery(receiver, signAdcp(sample, { ...keys, sentAt: now }))
    expect(receipt.response.status).toBe(200)
    expect(JSON.parse(String(receipt.response.body))).toEqual({ challenge })
    expect(await injectDelivery(receiver, sample)).toMatchObject({ response: { status: 401 } })
    expect(seen).toEqual([])
  })

  it.each([
    ['nonce', { nonce: null }],
    ['expires', { expiresAt: null }],
    ['keyid', { keyId: undefined }],
  ])('refuses a valid signature without %s', async (field, missing) => {
    const { keys, receiver } = await setUp()
    const signed = signAdcp(adcpSample(), { ...keys, sentAt: now, ...missing })
    const receipt = await injectDelivery(receiver, signed)
    expect(receipt).toMatchObject({ response: { status: 401 }, error: { code: 'proof_missing', field } })
  })

  it.each([
    ['created 61 s ahead', { sentAt: now + 61_000 }, 'timestamp_in_future'],
    ['valid for 301 s', { sentAt: now, expiresAt: now + 301_000 }, 'timestamp_malformed'],
    ['expired', { sentAt: now - 300_000, expiresAt: now - 1000 }, 'timestamp_too_old'],
  ])('refuses a signature that is %s', async (_, times, code) => {
    const { keys, receiver } = await setUp()
    const receipt = await injectDelivery(receiver, signAdcp(adcpSample(), { ...keys, ...times }))
    expect(receipt).toMatchObject({ response: { status: 401 }, error: { code } })
  })

  it('refuses another body, another media type and another endpoint', async () => {
    const { keys, receiver } = await setUp()
    const signed = await signAdcp(adcpSample(), { ...keys, sentAt: now })
    const moved = { ...signed, url: 'https://receiver.example/other' }
    for (const forged of [withBody(signed, '{}'), withHeaders(signed, { 'Content-Type': 'application/x+json' }), moved])
      expect(await injectDelivery(receiver, forged)).toMatchObject({
        response: { status: 401 },
        error: { code: 'signature_mismatch' },
      })
  })

  it('refuses keys that are for other purposes when it is made', async () => {
    const { jwk } = await generateKeys('EdDSA')
    for (const marks of [{}, { adcp_use: 'request-signing' }, { key_ops: ['verify'], adcp_use: 'response-signing' }])
      expect(() => adcp({ keys: [{ ...jwk, ...marks }], url })).toThrow(TypeError)
  })
})
