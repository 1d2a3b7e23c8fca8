import { crc32 } from 'node:zlib'

/**
 * Another JSON object with the CRC-32 of an original, as an attacker would make it.
 *
 * Each of 48 characters can be `a` or `c`. A CRC-32 is linear, so 32 linear equations decide which of them must be `c`.
 */
export function forge(fields: object, original: Uint8Array): Uint8Array {
  const width = 48
  const make = (isOn: (index: number) => boolean) => {
    const padding = Array.from({ length: width }, (_, index) => (isOn(index) ? 'c' : 'a')).join('')
    return Buffer.from(JSON.stringify({ ...fields, padding }))
  }
  const base = crc32(make(() => false))
  const basis = new Map<number, { readonly bits: number; readonly used: bigint }>()
  const reduce = (start: number, used: bigint) => {
    let bits = start
    let chosen = used
    while (bits !== 0) {
      const row = basis.get(31 - Math.clz32(bits))
      if (row === undefined) return { bits, used: chosen }
      bits = (bits ^ row.bits) >>> 0
      chosen ^= row.used
    }
    return { bits, used: chosen }
  }
  for (let index = 0; index < width; index++) {
    const effect = (crc32(make((other) => other === index)) ^ base) >>> 0
    const row = reduce(effect, 1n << BigInt(index))
    if (row.bits !== 0) basis.set(31 - Math.clz32(row.bits), row)
  }
  const { bits, used } = reduce((crc32(original) ^ base) >>> 0, 0n)
  if (bits !== 0) throw new Error('no padding gives this CRC-32')
  return make((index) => ((used >> BigInt(index)) & 1n) === 1n)
}
