import { computeMac, equalBytes, importMacKey, importPublicKey, verifySignature } from '#crypto'
import { chain, firstIndex, type MaybePromise } from '../../base/maybe-promise.js'
import { decodeBytes } from '../../bytes/encoding.js'
import type { PublicKey } from '../../crypto/public-key.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { prepareSecrets, type Secret, type SecretSource, secretBytes } from '../secrets/secrets.js'
import type { VerifyContext } from '../verifier.js'

/** One version of Standard Webhooks signatures, with its keys. */
export interface SignatureScheme {
  /** The identifier that precedes a signature, such as `v1`. */
  readonly version: string
  readonly algorithm: string
  /** The length of a signature, in bytes. */
  readonly signatureLength: number
  /** The index of the key that made one of the signatures, or -1, and how many keys there are. */
  findKey(
    request: WebhookRequest,
    context: VerifyContext,
    signatures: readonly Uint8Array[],
    chunks: readonly Uint8Array[],
  ): MaybePromise<{ readonly key: number; readonly keysTried: number }>
}

type FindKey = SignatureScheme['findKey']

/** The format of a secret given as a string: that of the standard, or plain text. */
export type SecretFormat = 'whsec' | 'utf8'

/** @throws {TypeError} if there is no secret, or one is malformed */
export function symmetricScheme(source: SecretSource, format: SecretFormat, option: string): SignatureScheme {
  return macScheme(source, (secret) => [format === 'utf8' ? secretBytes(secret) : sharedSecret(secret, option)], option)
}

/**
 * The scheme `v1` with any form of secret.
 *
 * @param keysOf - the keys that a secret stands for: several, if its form is ambiguous
 * @throws {TypeError} if there is no secret, or one is malformed
 */
export function macScheme(
  source: SecretSource,
  keysOf: (secret: Secret) => readonly Uint8Array[],
  option: string,
): SignatureScheme {
  const prepared = prepareSecrets(source, option, (secret) =>
    keysOf(secret).map((bytes) => importMacKey(bytes, 'sha256')),
  )
  return {
    version: 'v1',
    algorithm: 'hmac-sha256',
    signatureLength: 32,
    findKey: (request, context, signatures, chunks) =>
      chain(prepared(request, context), (secrets) =>
        findIn(secrets, (keys) =>
          chain(
            // Computes one HMAC per key, regardless of the number of signatures.
            firstIndex(keys, (key) =>
              chain(computeMac(key, chunks), (mac) => signatures.some((signature) => equalBytes(mac, signature))),
            ),
            (index) => index !== -1,
          ),
        ),
      ),
  }
}

/** @throws {TypeError} if there is no key, or one is malformed or refused */
export function asymmetricScheme(source: SecretSource, option: string): SignatureScheme {
  const prepared = prepareSecrets(source, option, (key) => publicKey(key, option))
  return {
    version: 'v1a',
    algorithm: 'EdDSA',
    signatureLength: 64,
    findKey: (request, context, signatures, chunks) =>
      chain(prepared(request, context), (keys) => findIn(keys, (key) => signedBy(key, signatures, chunks))),
  }
}

function findIn<Key>(keys: readonly Key[], matches: (key: Key) => MaybePromise<boolean>): ReturnType<FindKey> {
  return chain(firstIndex(keys, matches), (key) => ({ key, keysTried: keys.length }))
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

/**
 * The key of a secret in the standard's form. A secret given as bytes may be another service's, of any length.
 *
 * @throws {TypeError} if it is not `whsec_` and the base64 of 24 to 64 bytes
 */
export function sharedSecret(secret: Secret, option: string): Uint8Array {
  if (typeof secret !== 'string') return secretBytes(secret)
  const bytes = decodePrefixed(secret, 'whsec_')
  if (bytes !== undefined && bytes.length >= 24 && bytes.length <= 64) return bytes
  throw new TypeError(
    `${option} must be whsec_ followed by the base64 of 24 to 64 bytes (the prefix is required), or a secret as bytes`,
  )
}

function publicKey(key: Secret, option: string): PublicKey {
  const bytes = typeof key === 'string' ? decodePrefixed(key, 'whpk_') : key
  if (bytes?.length === 32) return importPublicKey(bytes)
  throw new TypeError(`${option} must be whpk_ followed by the base64 of 32 bytes, or the 32 bytes`)
}

function decodePrefixed(text: string, prefix: string): Uint8Array | undefined {
  return text.startsWith(prefix) ? decodeBytes(text.slice(prefix.length), 'base64') : undefined
}
