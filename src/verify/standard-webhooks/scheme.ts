import { computeMac, equalBytes, importMacKey, importPublicKey, verifySignature } from '#crypto'
import { chain, firstIndex, type MaybePromise } from '../../base/maybe-promise.js'
import { decodeBytes } from '../../bytes/encoding.js'
import type { PublicKey } from '../../crypto/public-key.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { prepareSecrets, type Secret, type SecretSource, secretBytes } from '../secrets/secrets.js'

/** One version of Standard Webhooks signatures, with the keys for it. */
export interface SignatureScheme {
  /** The identifier before a signature of this version. */
  readonly version: string
  readonly algorithm: string
  /** The length of a signature, in bytes. */
  readonly signatureLength: number
  /** The index of the key that made one of the signatures, or -1. */
  findKey(
    request: WebhookRequest,
    signatures: readonly Uint8Array[],
    chunks: readonly Uint8Array[],
  ): MaybePromise<number>
}

/** How a secret is written as text: as the standard says, or without encoding. */
export type SecretFormat = 'whsec' | 'utf8'

/** @throws {TypeError} there is no secret, or one is malformed */
export function symmetricScheme(source: SecretSource, format: SecretFormat, option: string): SignatureScheme {
  const bytesOf = format === 'utf8' ? secretBytes : (secret: Secret) => sharedSecret(secret, option)
  const prepared = prepareSecrets(source, option, (secret) => importMacKey(bytesOf(secret), 'sha256'))
  return {
    version: 'v1',
    algorithm: 'hmac-sha256',
    signatureLength: 32,
    findKey: (request, signatures, chunks) =>
      chain(prepared(request), (keys) =>
        // One HMAC per key, however many signatures the sender writes.
        firstIndex(keys, (key) =>
          chain(computeMac(key, chunks), (mac) => signatures.some((signature) => equalBytes(mac, signature))),
        ),
      ),
  }
}

/** @throws {TypeError} there is no key, or one is malformed or not acceptable */
export function asymmetricScheme(source: SecretSource, option: string): SignatureScheme {
  const prepared = prepareSecrets(source, option, (key) => publicKey(key, option))
  return {
    version: 'v1a',
    algorithm: 'EdDSA',
    signatureLength: 64,
    findKey: (request, signatures, chunks) =>
      chain(prepared(request), (keys) => firstIndex(keys, (key) => signedBy(key, signatures, chunks))),
  }
}

function signedBy(
  key: PublicKey,
  signatures: readonly Uint8Array[],
  chunks: readonly Uint8Array[],
): MaybePromise<boolean> {
  return chain(
    firstIndex(signatures, (signature) => verifySignature(key, 'EdDSA', signature, chunks)),
    (index) => index !== -1,
  )
}

// The standard limits the length of `whsec_` secrets. Bytes may be another service's secret, of any length.
function sharedSecret(secret: Secret, option: string): Uint8Array {
  if (typeof secret !== 'string') return secretBytes(secret)
  const bytes = decodePrefixed(secret, 'whsec_')
  if (bytes !== undefined && bytes.length >= 24 && bytes.length <= 64) return bytes
  throw new TypeError(
    `${option} must be whsec_ and the base64 of 24 to 64 bytes (base64 alone needs the prefix), or the bytes of another secret`,
  )
}

function publicKey(key: Secret, option: string): PublicKey {
  const bytes = typeof key === 'string' ? decodePrefixed(key, 'whpk_') : key
  if (bytes?.length === 32) return importPublicKey(bytes)
  throw new TypeError(`${option} must be whpk_ and the base64 of 32 bytes, or those bytes`)
}

function decodePrefixed(text: string, prefix: string): Uint8Array | undefined {
  return text.startsWith(prefix) ? decodeBytes(text.slice(prefix.length), 'base64') : undefined
}
