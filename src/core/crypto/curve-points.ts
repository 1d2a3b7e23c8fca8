import { encodeBytes } from '../bytes/encoding.js'

// RFC 8032, section 5.1.
const p25519 = 2n ** 255n - 19n

// A y coordinate of a point of order 8; the other one is p25519 minus it.
const orderEight = 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n

// The order of the base point, L of RFC 8032, section 5.1, most significant byte first.
const groupOrder = '1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed'

/**
 * Whether 32 bytes are acceptable as an Ed25519 public key: a point in canonical form and not of small order.
 *
 * With a key of small order, one signature is valid for many messages, and only some platforms refuse it.
 */
export function isAcceptablePoint(point: Uint8Array): boolean {
  if (point.length !== 32) return false
  const y = toNumber(point.toReversed()) % 2n ** 255n
  // 0, 1 and p25519 - 1 are the other coordinates of small order.
  return y > 1n && y < p25519 - 1n && y !== orderEight && y !== p25519 - orderEight
}

/**
 * Whether 64 bytes can be an Ed25519 signature: R is an acceptable point, and S is below the group order (RFC 8032,
 * section 5.1.7), so that S + L is not a second form of the same signature.
 */
export function isAcceptableSignature(signature: Uint8Array): boolean {
  if (!isAcceptablePoint(signature.subarray(0, 32))) return false
  // Hex strings of the same length compare like their numbers.
  return encodeBytes(signature.subarray(32).toReversed(), 'hex') < groupOrder
}

/** A curve of NIST: the length of its coordinates in bytes, and y^2 = x^3 - 3x + b modulo p. */
export interface Curve {
  readonly name: 'P-256' | 'P-384'
  readonly size: number
  readonly p: bigint
  readonly b: bigint
}

/** SEC 2, section 2.4.2. */
export const p256: Curve = {
  name: 'P-256',
  size: 32,
  p: 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n,
  b: 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn,
}

/** SEC 2, section 2.5.1. */
export const p384: Curve = {
  name: 'P-384',
  size: 48,
  p: 2n ** 384n - 2n ** 128n - 2n ** 96n + 2n ** 32n - 1n,
  b: 0xb3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aefn,
}

/** Whether two coordinates are a point on the curve. */
export function isOnCurve({ size, p, b }: Curve, x: Uint8Array, y: Uint8Array): boolean {
  if (x.length !== size || y.length !== size) return false
  const left = toNumber(x)
  const right = toNumber(y)
  // Equivalent (EqualityOperator): `right <= p`. No point of these curves has zero as its second coordinate.
  return left < p && right < p && (right * right - (left * left * left - 3n * left + b)) % p === 0n
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${encodeBytes(bytes, 'hex')}`)
}
