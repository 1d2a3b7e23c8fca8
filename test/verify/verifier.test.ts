import { describe, expect, it } from 'vitest'
import { toWebhookRequest } from '../../src/index.js'
import { Verified } from '../../src/verify/verifier.js'

const owner = {}
const verified = new Verified(toWebhookRequest({}), { strength: 'none', verifier: 'unverified' }, owner)

describe('Verified.isFor', () => {
  it('recognises a marked request', () => {
    expect(Verified.isFor(verified, owner)).toBe(true)
  })

  it('does not recognise a request marked for another owner', () => {
    expect(Verified.isFor(verified, {})).toBe(false)
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
    expect(Verified.isFor(value, owner)).toBe(false)
  })
})
