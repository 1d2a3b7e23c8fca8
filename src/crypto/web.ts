import { concatBytes } from '../bytes/concat.js'
import type { MacAlgorithm } from './mac-algorithm.js'

/** A secret prepared for HMAC. */
export interface MacKey {
  readonly load: () => Promise<CryptoKey>
}

const hashNames: Readonly<Record<MacAlgorithm, string>> = { sha256: 'SHA-256', sha512: 'SHA-512', sha1: 'SHA-1' }

/** Prepares a secret, once for many messages. The secret must not be empty. */
export function importMacKey(secret: Uint8Array, algorithm: MacAlgorithm): MacKey {
  const parameters = { name: 'HMAC', hash: hashNames[algorithm] }
  let key: Promise<CryptoKey> | undefined
  // Imported at first use: workers allow no asynchronous work while a module loads.
  return {
    load: () => (key ??= crypto.subtle.importKey('raw', toBufferSource(secret), parameters, false, ['sign', 'verify'])),
  }
}

/** The HMAC over the chunks, one after the other. */
export async function computeMac(key: MacKey, chunks: readonly Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', await key.load(), toBufferSource(concatBytes(chunks))))
}

/** Whether `mac` is the whole HMAC over the chunks; the comparison takes the same time wherever it differs. */
export async function verifyMac(key: MacKey, mac: Uint8Array, chunks: readonly Uint8Array[]): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await key.load(), toBufferSource(mac), toBufferSource(concatBytes(chunks)))
}

/** Compares in a time that depends on the lengths only. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false
  let difference = 0
  for (let index = 0; index < left.length; index++) difference |= (left[index] ?? 0) ^ (right[index] ?? 0)
  return difference === 0
}

// WebCrypto's types exclude shared memory, which a body never is.
function toBufferSource(bytes: Uint8Array): BufferSource {
  return bytes as Uint8Array<ArrayBuffer>
}
