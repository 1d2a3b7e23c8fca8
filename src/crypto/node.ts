import {
  constants,
  createHash,
  createHmac,
  createPublicKey,
  createSecretKey,
  type Hmac,
  type KeyObject,
  type SigningOptions,
  timingSafeEqual,
  verify,
  X509Certificate,
} from 'node:crypto'
import { concatBytes } from '../bytes/concat.js'
import type { DigestAlgorithm, MacAlgorithm, SignatureAlgorithm, SignatureOptions } from './algorithms.js'
import type { CertificateTools } from './certificate.js'
import { normalizeSignature, type PublicKey, type PublicKeyMaterial, readPublicKey } from './public-key.js'

/** A secret prepared for HMAC. */
export interface MacKey {
  readonly algorithm: MacAlgorithm
  readonly key: KeyObject
}

/** Imports a secret once, for use with many messages. The secret must not be empty. */
export function importMacKey(secret: Uint8Array, algorithm: MacAlgorithm): MacKey {
  return { algorithm, key: createSecretKey(secret) }
}

/** The HMAC over the concatenated chunks. */
export function computeMac(key: MacKey, chunks: readonly Uint8Array[]): Uint8Array {
  return hmacOver(key, chunks).digest()
}

/** Whether `mac` is the HMAC over the concatenated chunks, compared in constant time. */
export function verifyMac(key: MacKey, mac: Uint8Array, chunks: readonly Uint8Array[]): boolean {
  // Allocating a Buffer for the digest would take a fifth of the HMAC's time; a string with one character per byte is
  // free.
  const expected = hmacOver(key, chunks).digest('binary')
  if (expected.length !== mac.length) return false
  let difference = 0
  for (let index = 0; index < mac.length; index++) difference |= expected.charCodeAt(index) ^ (mac[index] ?? 0)
  return difference === 0
}

function hmacOver(key: MacKey, chunks: readonly Uint8Array[]): Hmac {
  const hmac = createHmac(key.algorithm, key.key)
  for (const chunk of chunks) hmac.update(chunk)
  return hmac
}

/** The digest of the bytes. */
export function computeDigest(algorithm: DigestAlgorithm, bytes: Uint8Array): Uint8Array {
  return createHash(algorithm).update(bytes).digest()
}

/** Compares bytes in time that depends only on their lengths. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}

const keyObjects = new WeakMap<PublicKey, KeyObject>()

/**
 * Imports a public key once, for use with many messages.
 *
 * @throws {TypeError} if it is not a public key, or is weak or unsupported
 */
export function importPublicKey(material: PublicKeyMaterial): PublicKey {
  const parts = readPublicKey(material)
  const key = { type: parts.type, algorithm: parts.algorithm, parts }
  loadKey(key)
  return key
}

function loadKey(key: PublicKey): KeyObject {
  const loaded = keyObjects.get(key) ?? createPublicKey({ key: { ...key.parts.jwk }, format: 'jwk' })
  keyObjects.set(key, loaded)
  return loaded
}

// All parameters are explicit: platforms differ in their default salt length and guess the format of ECDSA signatures.
const verifyParameters: Readonly<Record<SignatureAlgorithm, { hash?: string } & SigningOptions>> = {
  RS256: { hash: 'sha256', padding: constants.RSA_PKCS1_PADDING },
  PS256: { hash: 'sha256', padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 },
  PS512: { hash: 'sha512', padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 },
  ES256: { hash: 'sha256', dsaEncoding: 'ieee-p1363' },
  EdDSA: {},
}

/**
 * Whether the signature over the concatenated chunks was made with this key.
 *
 * @throws {TypeError} if the key does not fit the algorithm
 */
export function verifySignature(
  key: PublicKey,
  algorithm: SignatureAlgorithm,
  signature: Uint8Array,
  chunks: readonly Uint8Array[],
  options?: SignatureOptions,
): boolean {
  const raw = normalizeSignature(key.parts, algorithm, signature, options)
  if (raw === undefined) return false
  const { hash, ...signing } = verifyParameters[algorithm]
  return verify(hash, concatBytes(chunks), { key: loadKey(key), ...signing }, raw)
}

/** An X.509 certificate. */
export type Certificate = X509Certificate

/** The X.509 operations, if the platform has them. */
export const certificateTools: CertificateTools<Certificate> | undefined = {
  read: (der) => new X509Certificate(der),
  roots: () => process.getBuiltinModule('node:tls').rootCertificates.map((pem) => new X509Certificate(pem)),
  encoded: (certificate) => certificate.raw,
  toPem: (certificate) => certificate.toString(),
  validity: ({ validFrom, validTo }) => ({ from: Date.parse(validFrom), to: Date.parse(validTo) }),
  hasName: (certificate, name) => {
    // Deno checks the common name even if there are alternative names.
    const alternatives = certificate.subjectAltName?.toLowerCase().split(', ') ?? []
    const names = alternatives.filter((alternative) => alternative.startsWith('dns:'))
    if (names.length > 0 && !names.includes(`dns:${name.toLowerCase()}`)) return false
    return certificate.checkHost(name, { wildcards: false }) !== undefined
  },
  isIssuedBy: (certificate, issuer) => certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey),
}
