import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flipAll } from '../../../../src/tools/attack/scheme/forge.js'

describe('flipAll', () => {
  it('changes every character of hex', () => {
    const changed = flipAll('00ffab19')
    expect(changed).toMatch(/^[0-9a-f]{8}$/)
    expect([...changed].every((character, index) => character !== '00ffab19'[index])).toBe(true)
  })

  it('gives canonical base64 of as many other bytes, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64')
        const changed = flipAll(text)
        const decoded = Buffer.from(changed, 'base64')
        expect(changed).not.toBe(text)
        expect(decoded.toString('base64')).toBe(changed)
        expect(decoded).toHaveLength(bytes.length)
      }),
    )
  })
})
