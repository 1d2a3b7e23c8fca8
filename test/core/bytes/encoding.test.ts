import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ByteEncoding, decodeBytes, encodeBytes } from '../../../src/core/bytes/encoding.js'
import { runs } from '../../runs.js'

const oracles: Readonly<Record<ByteEncoding, (bytes: Uint8Array) => string>> = {
  hex: (bytes) => Buffer.from(bytes).toString('hex'),
  'hex-upper': (bytes) => Buffer.from(bytes).toString('hex').toUpperCase(),
  base64: (bytes) => Buffer.from(bytes).toString('base64'),
  base64url: (bytes) => Buffer.from(bytes).toString('base64url'),
}
const encodings = Object.keys(oracles) as ByteEncoding[]

// The result of Node's lenient decoder, if the text is the canonical form of those bytes.
function decodeByOracle(text: string, encoding: ByteEncoding): Uint8Array | undefined {
  const bytes = new Uint8Array(Buffer.from(text, encoding === 'hex-upper' ? 'hex' : encoding))
  return oracles[encoding](bytes) === text ? bytes : undefined
}

// Nearly valid texts: characters of all alphabets, padding, white space and characters above 255.
const nearlyEncoded = fc.string({
  unit: fc.constantFrom(...'0189afgAFGZz+/-_= \n\0é\uff10'.split('')),
  maxLength: 12,
})

describe.each(encodings)('decodeBytes as %s', (encoding) => {
  it('round-trips any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        expect(decodeBytes(oracles[encoding](bytes), encoding)).toEqual(bytes)
      }),
    )
  })

  it('accepts exactly one form of some bytes', () => {
    fc.assert(
      fc.property(nearlyEncoded, (text) => {
        expect(decodeBytes(text, encoding)).toEqual(decodeByOracle(text, encoding))
      }),
      { numRuns: runs(5000) },
    )
  })

  it('refuses a valid text with one character of another alphabet', () => {
    const stray = fc.constantFrom(...' \t\r\n!.,%\0é\uff21\u{1f600}'.split(''))
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 3, maxLength: 30 }), fc.nat(), stray, (bytes, at, character) => {
        const text = oracles[encoding](bytes.subarray(0, bytes.length - (bytes.length % 3)))
        const index = at % text.length
        expect(decodeBytes(text.slice(0, index) + character + text.slice(index + 1), encoding)).toBeUndefined()
      }),
    )
  })
})

describe('decodeBytes', () => {
  it.each<[ByteEncoding, string, string]>([
    ['hex', 'abc', 'an odd number of digits'],
    ['hex', 'AB', 'upper case'],
    ['hex', '0xab', 'a prefix'],
    ['hex', 'ab ', 'trailing white space'],
    ['hex', 'zz', 'no digits'],
    ['hex-upper', 'ab', 'lower case'],
    ['base64', 'QQ', 'missing padding'],
    ['base64', 'QQ=', 'half of the padding'],
    ['base64', 'QUI', 'missing padding of one'],
    ['base64', 'QUJD====', 'padding that is not needed'],
    ['base64', '====', 'padding alone'],
    ['base64', 'Q===', 'a single character'],
    ['base64', 'QR==', 'unused bits that are not zero'],
    ['base64', 'QUJ=', 'unused bits that are not zero, of two bytes'],
    ['base64', 'QQ==QQ==', 'two texts in one'],
    ['base64', 'Q=Q=', 'padding inside'],
    ['base64', 'QUJD\n', 'a line end'],
    ['base64', '__-_', 'the other alphabet'],
    ['base64url', 'QQ==', 'padding'],
    ['base64url', 'Q', 'a single character'],
    ['base64url', 'QR', 'unused bits that are not zero'],
    ['base64url', '//+/', 'the other alphabet'],
  ])('refuses as %s %j: %s', (encoding, text) => {
    expect(decodeBytes(text, encoding)).toBeUndefined()
  })

  // RFC 4648, section 10.
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('reads the published vector %j', (text, encoded) => {
    const bytes = new TextEncoder().encode(text)
    expect(decodeBytes(encoded, 'base64')).toEqual(bytes)
    expect(encodeBytes(bytes, 'base64')).toBe(encoded)
  })
})

describe('encodeBytes', () => {
  it.each(encodings)('encodes %s like another implementation', (encoding) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        expect(encodeBytes(bytes, encoding)).toBe(oracles[encoding](bytes))
      }),
    )
  })

  it('respects the bounds of a view', () => {
    const view = new Uint8Array([1, 2, 3, 4, 5]).subarray(1, 3)
    expect(encodeBytes(view, 'hex')).toBe('0203')
  })
})
