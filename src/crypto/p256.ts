import { encodeBytes } from '../bytes/encoding.js'

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
