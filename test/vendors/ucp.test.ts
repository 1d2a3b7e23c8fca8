import { describe, expect, it } from 'vitest'
import { createReceiver, memoryDedupeStore } from '../../src/index.js'
import { generateKeys, injectDelivery, withHeaders } from '../../src/testing/index.js'
import { signUcp, ucpSample } from '../../src/testing/vendors/ucp.js'
import { type UcpOptions, ucp } from '../../src/vendors/ucp/index.js'

const url = 'https://receiver.example'
const merchant = 'https://merchant.example/.well-known/ucp'
const rival = 'https://rival.example/.well-known/ucp'
const now = 1_795_256_130_000

async function setUp(options: Partial<UcpOptions> = {}, algorithm: 'ES256' | 'ES384' | 'EdDSA' = 'ES256') {
  const [keys, rivalKeys] = [await generateKeys(algorithm), await generateKeys(algorithm)]
  const asked: unknown[] = []
  const provider = ucp({
    businesses: { [merchant]: keys.jwk, [rival]: rivalKeys.jwk },
    ownsOrder: (id, profile) => {
      asked.push([id, profile])
      return profile === merchant
    },
    url,
    ...options,
  })
  const seen: unknown[] = []
  const receiver = createReceiver({
    provider,
    on: { 'order.updated': ({ id, payload }) => void seen.push([id, payload.id]) },
    dedupe: memoryDedupeStore(),
    now: () => now,
    onError: () => {},
  })
  return { keys, rivalKeys, asked, seen, receiver }
}

describe('ucp', () => {
  it.each(['ES256', 'ES384', 'EdDSA'] as const)('handles an order signed with %s once', async (algorithm) => {
    const { keys, seen, asked, receiver } = await setUp({}, algorithm)
    const signed = await signUcp(ucpSample(), { ...keys, sentAt: now })
    expect(await injectDelivery(receiver, signed)).toMatchObject({ outcome: 'handled', response: { status: 200 } })
    expect(await injectDelivery(receiver, signed)).toMatchObject({ outcome: 'duplicate' })
    expect(seen).toEqual([['evt_40912', 'order_7316']])
    expect(asked).toContainEqual(['order_7316', merchant])
  })

  it('accepts a signature without a time, as the specification allows', async () => {
    const { keys, receiver } = await setUp()
    const receipt = await injectDelivery(receiver, signUcp(ucpSample(), { ...keys, sentAt: null }))
    expect(receipt).toMatchObject({ outcome: 'handled' })
  })

  it('rejects an order of another business, although its sender signed it', async () => {
    const { rivalKeys, seen, receiver } = await setUp()
    const receipt = await injectDelivery(
      receiver,
      signUcp(ucpSample({ profile: rival }), { ...rivalKeys, sentAt: now }),
    )
    expect(receipt).toMatchObject({ response: { status: 401 }, error: { code: 'key_not_trusted' } })
    expect(seen).toEqual([])
  })

  it('refuses the signature of one business under the profile of another', async () => {
    const { rivalKeys, receiver } = await setUp()
    const receipt = await injectDelivery(receiver, signUcp(ucpSample(), { ...rivalKeys, sentAt: now }))
    expect(receipt).toMatchObject({ response: { status: 401 }, error: { code: 'signature_mismatch' } })
  })

  it('refuses an unknown profile without retrieving it', async () => {
    const { keys, receiver } = await setUp()
    const sample = ucpSample({ profile: 'https://stranger.example/.well-known/ucp' })
    const receipt = await injectDelivery(receiver, signUcp(sample, { ...keys, sentAt: now }))
    expect(receipt).toMatchObject({ response: { status: 401 }, error: { code: 'key_unknown' } })
  })

  it.each([
    ['no UCP-Agent', { 'UCP-Agent': undefined }, 'proof_missing'],
    ['no profile', { 'UCP-Agent': 'version="1"' }, 'proof_missing'],
    ['a profile twice', { 'UCP-Agent': `profile="${merchant}", profile="${rival}"` }, 'signature_malformed'],
    ['a profile that is a token', { 'UCP-Agent': 'profile=merchant' }, 'proof_missing'],
  ])('refuses a request with %s', async (_, headers, code) => {
    const { keys, receiver } = await setUp()
    const signed = await signUcp(ucpSample(), { ...keys, sentAt: now })
    const receipt = await injectDelivery(receiver, withHeaders(signed, headers))
    expect(receipt).toMatchObject({ response: { status: 401 }, error: { code } })
  })

  it.each(['@method', '@authority', '@path', 'content-digest', 'content-type', 'ucp-agent'])(
    'refuses a signature that does not cover %s',
    async (missing) => {
      const { keys, receiver } = await setUp()
      const all = ['@method', '@authority', '@path', 'content-digest', 'content-type', 'ucp-agent']
      const components = all.filter((component) => component !== missing)
      const receipt = await injectDelivery(receiver, signUcp(ucpSample(), { ...keys, sentAt: now, components }))
      expect(receipt).toMatchObject({ response: { status: 401 }, error: { code: 'proof_missing' } })
    },
  )

  it('refuses a query that is not covered, and accepts one that is', async () => {
    const { keys, receiver } = await setUp()
    const signed = await signUcp(ucpSample(), { ...keys, sentAt: now })
    const added = { ...signed, url: `${signed.url}?tenant=2` }
    expect(await injectDelivery(receiver, added)).toMatchObject({ error: { code: 'proof_missing' } })
    const covered = signUcp(ucpSample({ url: added.url }), { ...keys, sentAt: now })
    expect(await injectDelivery(receiver, covered)).toMatchObject({ outcome: 'handled' })
  })

  it('accepts an unsigned UCP-Agent only if asked to', async () => {
    const { keys, receiver } = await setUp({ allowUnsignedAgent: true })
    const components = ['@method', '@authority', '@path', 'content-digest', 'content-type']
    const receipt = await injectDelivery(receiver, signUcp(ucpSample(), { ...keys, sentAt: now, components }))
    expect(receipt).toMatchObject({ outcome: 'handled' })
  })

  it('answers 5XX if the check of the order fails, so that the business tries again', async () => {
    const { keys, receiver } = await setUp({ ownsOrder: () => Promise.reject(new Error('database')) })
    const receipt = await injectDelivery(receiver, signUcp(ucpSample(), { ...keys, sentAt: now }))
    expect(receipt.response.status).toBeGreaterThanOrEqual(500)
  })

  it.each([[[]], [{}], ['https://merchant.example'], [['http://merchant.example/.well-known/ucp']], [undefined]])(
    'rejects businesses %j when it is made',
    (businesses) => {
      const options = { businesses, ownsOrder: () => true, url } as unknown as UcpOptions
      expect(() => ucp(options)).toThrow(TypeError)
    },
  )
})
