import { describe, expect, it } from 'vitest'
import { ecdsaFromDer, readDer } from '../../../src/core/crypto/der.js'

const fromHex = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))
const one = '020101'
// 33 bytes that need no sign byte: a number above 2^256.
const tooLong = `022101${'00'.repeat(32)}`
const full = `022100ff${'00'.repeat(31)}`

function signature(...numbers: readonly string[]) {
  const content = numbers.join('')
  return fromHex(`30${(content.length / 2).toString(16).padStart(2, '0')}${content}`)
}

describe('readDer', () => {
  const read = (header: string, contentLength: number) => {
    const element = readDer(fromHex(header + '00'.repeat(contentLength)), 0x30)
    return element && [element.content.length, element.encoded.length, element.rest.length]
  }

  it.each([
    ['no content', '3000', 0, 2],
    ['the longest length in one byte', '307f', 127, 2],
    ['the shortest length in two bytes', '308180', 128, 3],
    ['the longest length in two bytes', '3081ff', 255, 3],
    ['the shortest length in three bytes', '30820100', 256, 4],
  ])('reads %s', (_, header, length, headerLength) => {
    expect(read(header, length)).toEqual([length, headerLength + length, 0])
    expect(read(header, length + 2)).toEqual([length, headerLength + length, 2])
  })

  it.each([
    ['a length that fits into one byte', '30817f', 127],
    ['a length that fits into two bytes', '308200ff', 255],
    ['a length in four bytes', '3083010000', 65_536],
    ['an indefinite length', '3080', 128],
    ['a tag alone', '30', 0],
    ['no bytes', '', 0],
    ['an incomplete length', '308201', 0],
  ])('refuses %s', (_, header, length) => {
    expect(read(header, length)).toBeUndefined()
  })
})

describe('ecdsaFromDer', () => {
  it('pads short numbers and removes sign bytes', () => {
    const short = `${'00'.repeat(31)}01`
    const long = `ff${'00'.repeat(31)}`
    expect(Buffer.from(ecdsaFromDer(signature(one, full), 32) ?? []).toString('hex')).toBe(short + long)
    expect(Buffer.from(ecdsaFromDer(signature(full, one), 32) ?? []).toString('hex')).toBe(long + short)
    const least = `80${'00'.repeat(31)}`
    expect(Buffer.from(ecdsaFromDer(signature(`0221${'00'}${least}`, one), 32) ?? []).toString('hex')).toBe(
      least + short,
    )
  })

  it.each([
    ['r of 33 bytes', signature(tooLong, one)],
    ['s of 33 bytes', signature(one, tooLong)],
    ['a negative number', signature(one, '0201ff')],
    ['the smallest number of one byte', signature(one, '020180')],
    ['a superfluous sign byte', signature(one, '02020001')],
    ['an empty number', signature(one, '0200')],
    ['one number', signature(one)],
    ['three numbers', signature(one, one, one)],
    ['a trailing byte', fromHex(`3006${one}${one}00`)],
    ['a length in two bytes', fromHex(`308106${one}${one}`)],
    ['an indefinite length', fromHex(`3080${one}${one}0000`)],
    ['a length beyond the end', fromHex(`3007${one}${one}`)],
  ])('refuses %s', (_, bytes) => {
    expect(ecdsaFromDer(bytes, 32)).toBeUndefined()
  })
})
