import { crc32 as crc32OfNode } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc32 } from '../../../src/core/bytes/crc32.js'

const encode = (text: string) => new TextEncoder().encode(text)

describe('crc32', () => {
  it.each([
    // The check value of the catalogue of parametrised CRC algorithms, CRC-32/ISO-HDLC.
    ['123456789', 0xcbf43926],
    ['', 0],
    ['The quick brown fox jumps over the lazy dog', 0x414fa339],
  ])('of %j is %i', (text, crc) => {
    expect(crc32(encode(text))).toBe(crc)
  })

  it('agrees with another implementation', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => crc32(bytes) === crc32OfNode(bytes)))
  })

  it('respects the bounds of a view', () => {
    expect(crc32(encode('--123456789--').subarray(2, 11))).toBe(0xcbf43926)
  })
})
