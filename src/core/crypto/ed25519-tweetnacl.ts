import nacl from 'tweetnacl'

/**
 * Verifies Ed25519 in JavaScript, about fifty times slower than the platform.
 *
 * Too lenient on its own: it accepts S + L for S, and points of small order. Callers must check both points and S first.
 */
export function verifyWithTweetnacl(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  return nacl.sign.detached.verify(message, signature, publicKey)
}
