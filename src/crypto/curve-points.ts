import { encodeBytes } from '../bytes/encoding.js'

// The encoded y coordinates of the eight points of small order, with the sign of x cleared.
const smallOrder: readonly string[] = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
]

// The order of the base point, L of RFC 8032, section 5.1, most significant byte first.
const groupOrder = '1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed'

/**
 * Whether 32 bytes are acceptable as an Ed25519 public key: a point in canonical form and not of small order.
 *
 * With a key of small order, one signature is valid for many messages, and only some platforms refuse it.
 */
export function isAcceptablePoint(point: Uint8Array): boolean {
  if (point.length !== 32) return false
  // Not slice(), which for a Buffer is a view of the same bytes.
  const y = Uint8Array.from(point)
  y[31] = (y[31] ?? 0) & 0x7f
  return isBelowPrime(y) && !smallOrder.includes(encodeBytes(y, 'hex'))
}

/**
 * Whether 64 bytes can be an Ed25519 signature: R is an acceptable point, and S is below the group order (RFC 8032,
 * section 5.1.7), so that S + L is not a second form of the same signature.
 */
export function isAcceptableSignature(signature: Uint8Array): boolean {
  if (signature.length !== 64 || !isAcceptablePoint(signature.subarray(0, 32))) return false
  // Hex strings of the same length compare like their numbers.
  return encodeBytes(signature.subarray(32).toReversed(), 'hex') < groupOrder
}

// Below 2^255 - 19. The numbers from there to 2^255 differ only in the lowest byte.
function isBelowPrime(y: Uint8Array): boolean {
  return y[31] !== 0x7f || y.subarray(1, 31).some((byte) => byte !== 0xff) || (y[0] ?? 0) < 0xed
}

// SEC 2, section 2.4.2: y^2 = x^3 - 3x + b modulo p.
const p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

/** Whether two coordinates of 32 bytes are a point on the curve P-256. */
export function isOnP256(x: Uint8Array, y: Uint8Array): boolean {
  const left = toNumber(x)
  const right = toNumber(y)
  return left < p && right < p && (right * right - (left * left * left - 3n * left + b)) % p === 0n
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${encodeBytes(bytes, 'hex')}`)
}
