import { concatBytes } from '../bytes/concat.js'
import { decodeBytes, encodeBytes } from '../bytes/encoding.js'
import type { DigestAlgorithm, MacAlgorithm, SignatureAlgorithm, SignatureOptions } from './algorithms.js'
import type { CertificateTools } from './certificate.js'
import { jwkBytes, normalizeSignature, type PublicKey, type PublicKeyMaterial, readPublicKey } from './public-key.js'

/** A secret prepared for HMAC. */
export interface MacKey {
  readonly load: () => Promise<CryptoKey>
}

const hashNames: Readonly<Record<MacAlgorithm, string>> = {
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
  sha1: 'SHA-1',
}

/** Imports a secret once, for use with many messages. The secret must not be empty. */
export function importMacKey(secret: Uint8Array, algorithm: MacAlgorithm): MacKey {
  const parameters = { name: 'HMAC', hash: hashNames[algorithm] }
  let key: Promise<CryptoKey> | undefined
  // Imported at first use: workers forbid asynchronous work while a module loads.
  return {
    load: () => (key ??= crypto.subtle.importKey('raw', toBufferSource(secret), parameters, false, ['sign', 'verify'])),
  }
}

/** The HMAC over the concatenated chunks. */
export async function computeMac(key: MacKey, chunks: readonly Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', await key.load(), toBufferSource(concatBytes(chunks))))
}

/** Whether `mac` is the HMAC over the concatenated chunks, compared in constant time. */
export async function verifyMac(key: MacKey, mac: Uint8Array, chunks: readonly Uint8Array[]): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await key.load(), toBufferSource(mac), toBufferSource(concatBytes(chunks)))
}

/** The digest of the bytes. */
export async function computeDigest(algorithm: DigestAlgorithm, bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest(hashNames[algorithm], toBufferSource(bytes)))
}

/** A key of AES-256-GCM. */
export interface SealKey {
  readonly load: () => Promise<CryptoKey>
}

/** Imports 32 bytes once, to seal and open many texts. */
export function importSealKey(bytes: Uint8Array): SealKey {
  let key: Promise<CryptoKey> | undefined
  // Imported at first use: workers forbid asynchronous work while a module loads.
  return {
    load: () =>
      (key ??= crypto.subtle.importKey('raw', toBufferSource(bytes), 'AES-GCM', false, ['encrypt', 'decrypt'])),
  }
}

/**
 * Encrypts the concatenated chunks with AES-256-GCM.
 *
 * @param nonce - 12 bytes, never used twice with the same key
 * @param associated - what the tag covers besides
 * @returns chunks to concatenate, of which the tag of 16 bytes is the end
 */
export async function sealBytes(
  key: SealKey,
  nonce: Uint8Array,
  chunks: readonly Uint8Array[],
  associated: Uint8Array,
): Promise<readonly Uint8Array[]> {
  const bytes = toBufferSource(concatBytes(chunks))
  return [new Uint8Array(await crypto.subtle.encrypt(gcm(nonce, associated), await key.load(), bytes))]
}

/** Decrypts the concatenated result of {@link sealBytes}; `undefined` if anything differs. */
export async function openBytes(
  key: SealKey,
  nonce: Uint8Array,
  sealed: Uint8Array,
  associated: Uint8Array,
): Promise<Uint8Array | undefined> {
  const loaded = await key.load()
  return crypto.subtle.decrypt(gcm(nonce, associated), loaded, toBufferSource(sealed)).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  )
}

function gcm(nonce: Uint8Array, associated: Uint8Array): AesGcmParams {
  return { name: 'AES-GCM', iv: toBufferSource(nonce), additionalData: toBufferSource(associated) }
}

/** Compares bytes in time that depends only on their lengths. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false
  let difference = 0
  // Equivalent (EqualityOperator): `index <= left.length`. After the end of both, zero is compared with zero.
  for (let index = 0; index < left.length; index++) difference |= (left[index] ?? 0) ^ (right[index] ?? 0)
  return difference === 0
}

/** Encodes stored bytes as base64. */
export function encodeBase64(bytes: Uint8Array): string {
  return encodeBytes(bytes, 'base64')
}

/** Decodes stored base64 strictly. */
export function decodeBase64(text: string): Uint8Array | undefined {
  return decodeBytes(text, 'base64')
}

/**
 * Imports a public key once, for use with many messages.
 *
 * @throws {TypeError} if it is not a public key, or is weak or unsupported
 */
export function importPublicKey(material: PublicKeyMaterial): PublicKey {
  const parts = readPublicKey(material)
  return { type: parts.type, algorithm: parts.algorithm, parts }
}

const cryptoKeys = new WeakMap<PublicKey, Map<SignatureAlgorithm, Promise<CryptoKey>>>()

// Imported at first use: workers forbid asynchronous work while a module loads.
function loadKey(key: PublicKey, algorithm: SignatureAlgorithm): Promise<CryptoKey> {
  const loaded = cryptoKeys.get(key) ?? new Map<SignatureAlgorithm, Promise<CryptoKey>>()
  cryptoKeys.set(key, loaded)
  const parameters = webParameters[algorithm].importKey
  const cryptoKey =
    // Equivalent (BooleanLiteral): `true`. A public key may be exported, and no one gets this one.
    loaded.get(algorithm) ?? crypto.subtle.importKey('jwk', key.parts.jwk, parameters, false, ['verify'])
  loaded.set(algorithm, cryptoKey)
  return cryptoKey
}

type WebParameters = { readonly name: string; readonly hash?: string; readonly namedCurve?: string }

const webParameters: Readonly<
  Record<SignatureAlgorithm, { importKey: WebParameters; verify: WebParameters & { saltLength?: number } }>
> = {
  RS256: { importKey: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, verify: { name: 'RSASSA-PKCS1-v1_5' } },
  PS256: { importKey: { name: 'RSA-PSS', hash: 'SHA-256' }, verify: { name: 'RSA-PSS', saltLength: 32 } },
  PS512: { importKey: { name: 'RSA-PSS', hash: 'SHA-512' }, verify: { name: 'RSA-PSS', saltLength: 64 } },
  ES256: { importKey: { name: 'ECDSA', namedCurve: 'P-256' }, verify: { name: 'ECDSA', hash: 'SHA-256' } },
  ES384: { importKey: { name: 'ECDSA', namedCurve: 'P-384' }, verify: { name: 'ECDSA', hash: 'SHA-384' } },
  EdDSA: { importKey: { name: 'Ed25519' }, verify: { name: 'Ed25519' } },
}

/**
 * Whether the signature over the concatenated chunks was made with this key.
 *
 * @throws {TypeError} if the key does not fit the algorithm
 */
export async function verifySignature(
  key: PublicKey,
  algorithm: SignatureAlgorithm,
  signature: Uint8Array,
  chunks: readonly Uint8Array[],
  options?: SignatureOptions,
): Promise<boolean> {
  const raw = normalizeSignature(key.parts, algorithm, signature, options)
  if (raw === undefined) return false
  const message = concatBytes(chunks)
  if (algorithm === 'EdDSA' && !(await hasEd25519())) {
    const { verifyWithTweetnacl } = await import('./ed25519-tweetnacl.js')
    return verifyWithTweetnacl(message, raw, jwkBytes(key.parts.jwk.x))
  }
  const { verify } = webParameters[algorithm]
  return crypto.subtle.verify(verify, await loadKey(key, algorithm), toBufferSource(raw), toBufferSource(message))
}

let ed25519Support: Promise<boolean> | undefined

// Tested once with the key of RFC 8032, section 7.1, test 1: a runtime that cannot import it lacks Ed25519.
function hasEd25519(): Promise<boolean> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }
  // Equivalent (BooleanLiteral): `true`. The key is not used, only whether it can be imported.
  // Equivalent (ArrayDeclaration): `[]`. The key is not used, only whether it can be imported.
  ed25519Support ??= crypto.subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['verify']).then(
    () => true,
    // Equivalent (ArrowFunction): `() => undefined`. Both are falsy.
    () => false,
  )
  return ed25519Support
}

/** An X.509 certificate; WebCrypto does not support them. */
export type Certificate = never

/** The X.509 operations, if the platform has them. */
export const certificateTools: CertificateTools<Certificate> | undefined = undefined

// WebCrypto's types exclude `SharedArrayBuffer`, which never holds a body.
function toBufferSource(bytes: Uint8Array): BufferSource {
  return bytes as Uint8Array<ArrayBuffer>
}
