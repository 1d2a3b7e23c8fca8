import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePercent } from '../../../src/core/bytes/percent.js'
import { runs } from '../../runs.js'

const encode = (text: string) => new TextEncoder().encode(text)
const decode = (text: string, plusIsSpace = false) => {
  const bytes = decodePercent(encode(text), plusIsSpace)
  return bytes && Buffer.from(bytes).toString('latin1')
}

function decodeByOracle(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

describe('decodePercent', () => {
  it('reads exactly the hexadecimal digits', () => {
    for (let code = 0; code < 256; code++) {
      const digit = String.fromCharCode(code)
      const isDigit = /^[0-9a-f]$/i.test(digit)
      for (const [text, value] of [
        [`%${digit}0`, `${digit}0`],
        [`%0${digit}`, `0${digit}`],
      ] as const) {
        const expected = isDigit ? [Number.parseInt(value, 16)] : undefined
        const bytes = decodePercent(
          Uint8Array.from(text, (character) => character.charCodeAt(0)),
          false,
        )
        expect(bytes && [...bytes]).toEqual(expected)
      }
    }
  })

  it('decodes what the platform encodes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodePercent(encode(encodeURIComponent(text)), false)).toEqual(encode(text))
        const [form] = new URLSearchParams([['', text]]).toString().slice(1).split('&')
        expect(decodePercent(encode(form ?? ''), true)).toEqual(encode(text))
      }),
    )
  })

  it('agrees with the platform for all ASCII results', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'%%%0127aAfFgG '.split('')), maxLength: 10 }), (text) => {
        const decoded = decode(text)
        fc.pre(decoded === undefined || /^[\0-\x7f]*$/.test(decoded))
        expect(decoded).toBe(decodeByOracle(text))
      }),
      { numRuns: runs(3000) },
    )
  })

  it.each(['%', 'a%', '%a', 'ab%4', '%zz', '%4g', '%g4', '% 4', '%%41', '%\uff14\uff11'])('refuses %j', (text) => {
    expect(decode(text)).toBeUndefined()
  })

  it('accepts digits in both cases', () => {
    expect(decode('%2f%2F%aB')).toBe('//\xab')
  })

  it('reads a plus as a space only in forms', () => {
    expect(decode('a+b%2B', true)).toBe('a b+')
    expect(decode('a+b%2B')).toBe('a+b+')
  })

  it('does not read past the end of a view', () => {
    expect(decodePercent(encode('%41').subarray(0, 2), false)).toBeUndefined()
  })
})
