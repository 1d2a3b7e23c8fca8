import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../../src/core/bytes/concat.js'

describe('concatBytes', () => {
  it('concatenates in order', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 5 }), (chunks) => {
        expect(Buffer.from(concatBytes(chunks))).toEqual(Buffer.concat(chunks))
      }),
    )
  })

  it('does not copy a single chunk', () => {
    const chunk = new Uint8Array([1, 2])
    expect(concatBytes([chunk])).toBe(chunk)
    expect(concatBytes([chunk, new Uint8Array()])).not.toBe(chunk)
  })

  it('respects the bounds of views', () => {
    const bytes = new Uint8Array([1, 2, 3, 4])
    expect([...concatBytes([bytes.subarray(1, 2), bytes.subarray(3)])]).toEqual([2, 4])
  })
})
