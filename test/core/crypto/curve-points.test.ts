import { describe, expect, it } from 'vitest'
import { isAcceptableSignature, isOnCurve, p256 } from '../../../src/core/crypto/curve-points.js'
import { hex } from './platform.js'
import { ed25519Vectors } from './rfc-vectors.js'

describe('isAcceptableSignature', () => {
  const [{ signature }] = ed25519Vectors
  const withS = (s: bigint) => {
    const littleEndian = Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse().toString('hex')
    return hex(signature.slice(0, 64) + littleEndian)
  }
  const order = (1n << 252n) + 27742317777372353535851937790883648493n

  it.each([
    ['0', 0n, true],
    ['the greatest number below the order of the group', order - 1n, true],
    ['the order of the group', order, false],
    ['the greatest number', (1n << 256n) - 1n, false],
  ])('compares S with the order of the group: %s', (_, s, expected) => {
    expect(isAcceptableSignature(withS(s))).toBe(expected)
  })

  it('refuses an R of small order', () => {
    expect(isAcceptableSignature(hex(signature))).toBe(true)
    expect(isAcceptableSignature(hex('00'.repeat(32) + signature.slice(64)))).toBe(false)
  })
})

describe('isOnCurve', () => {
  const size = (number: bigint) => hex(number.toString(16).padStart(64, '0'))
  // Points of P-256 with a coordinate so small that its sum with p has 32 bytes, too.
  const points = [
    [0n, 0x66485c780e2f83d72433bd5d84a06bb6541c2af31dae871728bf856a174f93f4n],
    [5n, 0x459243b9aa581806fe913bce99817ade11ca503c64d9a3c533415c083248fbccn],
    [0xd7325d7646cd60d80a92738ceb345f844cffaf35841022cab176f692de8de1d7n, 5n],
  ] as const

  it.each(points)('accepts each point in one form only: x = %i, y = %i', (x, y) => {
    expect(isOnCurve(p256, size(x), size(y))).toBe(true)
    expect(isOnCurve(p256, size(x), size(y + 1n))).toBe(false)
    if (x < 9n) expect(isOnCurve(p256, size(x + p256.p), size(y))).toBe(false)
    if (y < 9n) expect(isOnCurve(p256, size(x), size(y + p256.p))).toBe(false)
  })
})
