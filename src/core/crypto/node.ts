import nodeCrypto, {
  constants,
  createCipheriv,
  createDecipheriv,
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
import {
  type DigestAlgorithm,
  type MacAlgorithm,
  macLengths,
  type SignatureAlgorithm,
  type SignatureOptions,
} from './algorithms.js'
import type { CertificateTools } from './certificate.js'
import { normalizeSignature, type PublicKey, type PublicKeyMaterial, readPublicKey } from './public-key.js'

// Longer content is not copied: for it, `createHmac` is as fast.
const oneShotLength = 16_384

// Used by one call at a time, which erases it.
const scratch = Buffer.alloc(oneShotLength)

const blockLengths: Readonly<Record<MacAlgorithm, number>> = { sha256: 64, sha384: 128, sha512: 128, sha1: 64 }

/** A secret prepared for HMAC. Its fields are private, so that no log shows them. */
class MacKey {
  readonly #algorithm: MacAlgorithm
  readonly #key: KeyObject
  readonly #innerPad: Uint8Array
  /** The outer pad, and room for the inner digest. */
  readonly #outer: Buffer

  constructor(secret: Uint8Array, algorithm: MacAlgorithm) {
    const blockLength = blockLengths[algorithm]
    const key = secret.length > blockLength ? createHash(algorithm).update(secret).digest() : secret
    this.#algorithm = algorithm
    this.#key = createSecretKey(secret)
    this.#innerPad = Uint8Array.from({ length: blockLength }, (_, index) => (key[index] ?? 0) ^ 0x36)
    this.#outer = Buffer.alloc(blockLength + macLengths[algorithm])
    this.#outer.set(this.#innerPad.map((byte) => byte ^ 0x36 ^ 0x5c))
  }

  /** The HMAC, as one character for each byte: a Buffer for it would cost a fifth of the whole. */
  compute(chunks: readonly Uint8Array[]): string {
    const { hash } = nodeCrypto
    const start = this.#innerPad.length
    const end = chunks.reduce((length, chunk) => length + chunk.length, start)
    // Not every runtime has one-shot hashes. By two of them, a kilobyte takes two thirds of the time (RFC 2104, section 2).
    // Equivalent (EqualityOperator): `end >= oneShotLength`. Both ways give the same HMAC.
    if (typeof hash !== 'function' || end > oneShotLength) return this.#update(chunks).digest('binary')
    scratch.set(this.#innerPad)
    let length = start
    for (const chunk of chunks) {
      scratch.set(chunk, length)
      length += chunk.length
    }
    const inner = hash(this.#algorithm, scratch.subarray(0, end), 'binary')
    scratch.fill(0, 0, end)
    this.#outer.write(inner, start, 'binary')
    return hash(this.#algorithm, this.#outer, 'binary')
  }

  #update(chunks: readonly Uint8Array[]): Hmac {
    const hmac = createHmac(this.#algorithm, this.#key)
    for (const chunk of chunks) hmac.update(chunk)
    return hmac
  }
}

export type { MacKey }

/** Imports a secret once, for use with many messages. The secret must not be empty. */
export function importMacKey(secret: Uint8Array, algorithm: MacAlgorithm): MacKey {
  return new MacKey(secret, algorithm)
}

/** The HMAC over the concatenated chunks. */
export function computeMac(key: MacKey, chunks: readonly Uint8Array[]): Uint8Array {
  const text = key.compute(chunks)
  const mac = new Uint8Array(text.length)
  // `Uint8Array.from` takes a text by an iterator, which costs as much as the HMAC.
  // Equivalent (EqualityOperator): `index <= text.length`. An array of bytes ignores what is written after its end.
  for (let index = 0; index < text.length; index++) mac[index] = text.charCodeAt(index)
  return mac
}

/** Whether `mac` is the HMAC over the concatenated chunks, compared in constant time. */
export function verifyMac(key: MacKey, mac: Uint8Array, chunks: readonly Uint8Array[]): boolean {
  const expected = key.compute(chunks)
  if (expected.length !== mac.length) return false
  let difference = 0
  // Equivalent (EqualityOperator): `index <= mac.length`. The code of the character after the last one is NaN, which is zero as a number of bits.
  for (let index = 0; index < mac.length; index++) difference |= expected.charCodeAt(index) ^ (mac[index] ?? 0)
  return difference === 0
}

/** The digest of the bytes. */
export function computeDigest(algorithm: DigestAlgorithm, bytes: Uint8Array): Uint8Array {
  const { hash } = nodeCrypto
  // Not every runtime has one-shot hashes. For short content they take half the time.
  return typeof hash === 'function' ? hash(algorithm, bytes, 'buffer') : createHash(algorithm).update(bytes).digest()
}

/** A key of AES-256-GCM. */
export type SealKey = KeyObject

/** Imports 32 bytes once, to seal and open many texts. */
export function importSealKey(bytes: Uint8Array): SealKey {
  return createSecretKey(bytes)
}

/**
 * Encrypts the concatenated chunks with AES-256-GCM.
 *
 * @param nonce - 12 bytes, never used twice with the same key
 * @param associated - what the tag covers besides
 * @returns chunks to concatenate, of which the tag of 16 bytes is the end
 */
export function sealBytes(
  key: SealKey,
  nonce: Uint8Array,
  chunks: readonly Uint8Array[],
  associated: Uint8Array,
): readonly Uint8Array[] {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associated)
  return [...chunks.map((chunk) => cipher.update(chunk)), cipher.final(), cipher.getAuthTag()]
}

/** Decrypts the concatenated result of {@link sealBytes}; `undefined` if anything differs. */
export function openBytes(
  key: SealKey,
  nonce: Uint8Array,
  sealed: Uint8Array,
  associated: Uint8Array,
): Uint8Array | undefined {
  const end = sealed.length - 16
  if (end < 0) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 }).setAAD(associated)
  decipher.setAuthTag(sealed.subarray(end))
  const { buffer, byteOffset, length } = decipher.update(sealed.subarray(0, end))
  try {
    // The end is empty, so that nothing is copied: GCM has no blocks to fill.
    return concatBytes([new Uint8Array(buffer, byteOffset, length), decipher.final()].filter((part) => part.length > 0))
  } catch {
    return undefined
  }
}

/** Compares bytes in time that depends only on their lengths. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Encodes stored bytes as base64: for the body of a request, thirty times faster than `encodeBytes`. */
export function encodeBase64({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length).toString('base64')
}

/** Decodes stored base64 as strictly as `decodeBytes` does. */
export function decodeBase64(text: string): Uint8Array | undefined {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.toString('base64') !== text) return undefined
  const { buffer, byteOffset, length } = bytes
  // A short Buffer shares its memory with others.
  return buffer.byteLength === length ? new Uint8Array(buffer, byteOffset, length) : new Uint8Array(bytes)
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
  // Equivalent (ObjectLiteral): `{}`. OpenSSL takes the same hash function and padding by default.
  RS256: { hash: 'sha256', padding: constants.RSA_PKCS1_PADDING },
  PS256: { hash: 'sha256', padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 },
  PS512: { hash: 'sha512', padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 },
  ES256: { hash: 'sha256', dsaEncoding: 'ieee-p1363' },
  ES384: { hash: 'sha384', dsaEncoding: 'ieee-p1363' },
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
    // Equivalent (ArrayDeclaration): `["Stryker was here"]`. Only entries that begin with dns: count.
    const alternatives = certificate.subjectAltName?.toLowerCase().split(', ') ?? []
    const names = alternatives.filter((alternative) => alternative.startsWith('dns:'))
    if (names.length > 0 && !names.includes(`dns:${name.toLowerCase()}`)) return false
    return certificate.checkHost(name, { wildcards: false }) !== undefined
  },
  isIssuedBy: (certificate, issuer) => certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey),
}
