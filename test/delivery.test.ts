import { describe, expect, it } from 'vitest'
import { isVerified, markVerified } from '../src/delivery.js'
import { toWebhookRequest } from '../src/index.js'

const verified = markVerified(toWebhookRequest({}), { strength: 'none', verifier: 'unverified' })

describe('isVerified', () => {
  it('knows what was marked', () => {
    expect(isVerified(verified)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['text', 'verified'],
    ['a promise of one', Promise.resolve(verified)],
    ['a copy', { ...verified }],
    ['an heir', Object.create(verified)],
    ['an object of the same class', Object.create(Object.getPrototypeOf(verified) as object)],
    ['a structured clone', structuredClone(verified)],
    ['a proxy', new Proxy(verified, {})],
  ])('is not taken in by %s', (_, value) => {
    expect(isVerified(value)).toBe(false)
  })
})
