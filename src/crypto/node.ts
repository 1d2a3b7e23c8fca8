import { createHmac, createSecretKey, type Hmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { MacAlgorithm } from './mac-algorithm.js'

/** A secret prepared for HMAC. */
export interface MacKey {
  readonly algorithm: MacAlgorithm
  readonly key: KeyObject
}

/** Prepares a secret, once for many messages. The secret must not be empty. */
export function importMacKey(secret: Uint8Array, algorithm: MacAlgorithm): MacKey {
  return { algorithm, key: createSecretKey(secret) }
}

/** The HMAC over the chunks, one after the other. */
export function computeMac(key: MacKey, chunks: readonly Uint8Array[]): Uint8Array {
  return updated(key, chunks).digest()
}

/** Whether `mac` is the whole HMAC over the chunks; the comparison takes the same time wherever it differs. */
export function verifyMac(key: MacKey, mac: Uint8Array, chunks: readonly Uint8Array[]): boolean {
  // A Buffer for the digest would cost a fifth of the whole HMAC; a text with one character per byte costs nothing.
  const expected = updated(key, chunks).digest('binary')
  if (expected.length !== mac.length) return false
  let difference = 0
  for (let index = 0; index < mac.length; index++) difference |= expected.charCodeAt(index) ^ (mac[index] ?? 0)
  return difference === 0
}

function updated(key: MacKey, chunks: readonly Uint8Array[]): Hmac {
  const hmac = createHmac(key.algorithm, key.key)
  for (const chunk of chunks) hmac.update(chunk)
  return hmac
}

/** Compares in a time that depends on the lengths only. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}
