import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeUtf8, encodeUtf8, toBytes } from '../../../src/core/bytes/encoding.js'
import { codePoint } from '../../code-points.js'

describe('decodeUtf8', () => {
  it('round-trips every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (text) => {
        fc.pre(!text.startsWith('\ufeff'))
        expect(decodeUtf8(encodeUtf8(text))).toBe(text)
      }),
    )
  })

  it.each([
    ['a byte that never occurs', [0xff]],
    ['a lone continuation', [0x80]],
    ['a truncated sequence', [0x61, 0xe2, 0x82]],
    ['an overlong form', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a code point beyond the last', [0xf4, 0x90, 0x80, 0x80]],
  ])('refuses %s', (_, bytes) => {
    expect(decodeUtf8(new Uint8Array(bytes))).toBeUndefined()
  })

  it('keeps no state from refused bytes', () => {
    expect(decodeUtf8(new Uint8Array([0xe2, 0x82]))).toBeUndefined()
    expect(decodeUtf8(new Uint8Array([0xac]))).toBeUndefined()
    expect(decodeUtf8(new Uint8Array([0x61]))).toBe('a')
  })

  it('removes one leading byte order mark', () => {
    expect(decodeUtf8(new Uint8Array([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, 0x61]))).toBe('\ufeffa')
  })

  it('respects the bounds of a view', () => {
    expect(decodeUtf8(new Uint8Array([0xff, 0x61, 0x62, 0xff]).subarray(1, 3))).toBe('ab')
  })
})

describe('toBytes', () => {
  it('encodes a text, and returns bytes as they are', () => {
    expect([...toBytes('€')]).toEqual([0xe2, 0x82, 0xac])
    const bytes = new Uint8Array([0xff])
    expect(toBytes(bytes)).toBe(bytes)
  })
})
