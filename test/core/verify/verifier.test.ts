import { describe, expect, it } from 'vitest'
import { requireProof, requireVerifier, toVerifier, Verified } from '../../../src/core/verify/verifier.js'
import { createReceiver, toWebhookRequest } from '../../../src/index.js'
import { copyOf } from '../../copy-of.js'
import { parcel, parcels } from '../receiver/parcels.js'

const owner = {}
const request = toWebhookRequest({})
const proof = { strength: 'none', verifier: 'unverified' } as const
const verified = new Verified(request, proof, owner)

describe('Verified', () => {
  it('has the request and its proof', () => {
    expect(verified.request).toBe(request)
    expect(verified.proof).toBe(proof)
  })

  it.each([undefined, null, true, {}, { strength: 'certain' }])('refuses %j as a proof', (value) => {
    const attempt = () => requireProof(value as unknown as typeof proof)
    expect(attempt).toThrow(TypeError)
    expect(attempt).toThrow('a verifier must return a proof')
  })
})

// A bundler or two versions can load the package twice.
describe('a verifier of another copy of this package', () => {
  it('is refused by its code', async () => {
    const { WebhookError } = await copyOf<typeof import('../../../src/errors.js')>('errors')
    const verify = toVerifier(() => new WebhookError('signature_mismatch', 'no secret produced this signature'))
    const handled: unknown[] = []
    const receiver = createReceiver({
      provider: parcels({ verify }),
      on: { '*': (delivery) => void handled.push(delivery) },
      onError: () => {},
    })
    const receipt = await receiver.receive(parcel())
    expect(receipt).toMatchObject({ response: { status: 401 }, error: { code: 'signature_mismatch' } })
    expect(() => verify(request, { now: 0 })).toThrow('no secret produced this signature')
    expect(handled).toEqual([])
  })
})

describe('requireVerifier', () => {
  it('accepts a function, and names the factory otherwise', () => {
    expect(() => requireVerifier(() => proof, 'shop')).not.toThrow()
    for (const wrong of [undefined, null, 'hmacSignature', {}]) {
      expect(() => requireVerifier(wrong, 'shop')).toThrow(
        new TypeError('shop: verify must be a verifier, such as hmacSignature({...}) or unverified()'),
      )
    }
  })
})

describe('Verified.open', () => {
  it('recognises a marked request', () => {
    expect(Verified.open(verified, owner)).toEqual({ request, proof, content: undefined })
  })

  it('does not recognise a request marked for another owner', () => {
    expect(Verified.open(verified, {})).toBeUndefined()
  })

  it('cannot be given another request', () => {
    expect(() => Object.assign(verified, { request: toWebhookRequest({ body: 'x' }) })).toThrow(TypeError)
  })

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['text', 'verified'],
    ['a promise of one', Promise.resolve(verified)],
    ['a copy', { ...verified }],
    ['an inheriting object', Object.create(verified)],
    ['an object of the same class', Object.create(Object.getPrototypeOf(verified) as object)],
    ['a structured clone', structuredClone(verified)],
    ['a proxy', new Proxy(verified, {})],
  ])('is not taken in by %s', (_, value) => {
    expect(Verified.open(value, owner)).toBeUndefined()
  })
})
