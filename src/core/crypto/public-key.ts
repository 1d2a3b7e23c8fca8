import { decodeBytes, encodeBytes } from '../bytes/encoding.js'
import {
  fitsAlgorithm,
  type KeyConstraints,
  requireFit,
  type SignatureAlgorithm,
  type SignatureOptions,
  signatureAlgorithms,
} from './algorithms.js'
import { type Curve, isAcceptablePoint, isAcceptableSignature, isOnCurve, p256, p384 } from './curve-points.js'
import { ecdsaFromDer, readDer, readDerList, toUnsigned } from './der.js'
import { tagBitString, tagContext0, tagInteger, tagSequence } from './der-tag.js'
import { readPem } from './pem.js'

/** A public key as a JWK (RFC 7517). Other fields are ignored, but a private or secret key is refused. */
export interface PublicJwk {
  readonly kty?: string
  readonly crv?: string
  readonly n?: string
  readonly e?: string
  readonly x?: string
  readonly y?: string
  readonly kid?: string
  readonly alg?: string
  readonly use?: string
  readonly key_ops?: readonly string[]
}

/**
 * A public key: PEM text (`PUBLIC KEY`, `RSA PUBLIC KEY`, or a single `CERTIFICATE`, from which only the key is used),
 * a JWK, or the 32 bytes of an Ed25519 key.
 */
export type PublicKeyMaterial = string | PublicJwk | Uint8Array

/** The JWK fields that make up the key. */
type KeyJwk = Pick<PublicJwk, 'kty' | 'crv' | 'n' | 'e' | 'x' | 'y'>

/** A validated public key in a form that every platform can import. */
export interface PublicKeyParts extends KeyConstraints {
  readonly jwk: KeyJwk
  /** The length of a signature in bytes, after conversion from DER. */
  readonly signatureLength: number
}

/** A public key prepared for verification. `#crypto` keeps the platform's key separately, because this type is public. */
export interface PublicKey extends KeyConstraints {
  readonly parts: PublicKeyParts
}

/**
 * Reads a public key. Every platform runs this code, so all accept and refuse the same keys.
 *
 * @throws {TypeError} if it is not a public key, such as a private key, or is weak, or some platform cannot use it: RSA
 * below 2048 or above 4096 bits or with an unusual exponent, another curve, an Ed25519 point of small order
 */
export function readPublicKey(material: PublicKeyMaterial): PublicKeyParts {
  if (material instanceof Uint8Array) return ed25519(material)
  if (typeof material === 'string') return readPemKey(material)
  if (typeof material === 'object' && material !== null) return readJwk(material)
  throw new TypeError('a public key must be PEM text, a JWK or the 32 bytes of an Ed25519 key')
}

function readPemKey(text: string): PublicKeyParts {
  const [block, ...others] = readPem(text) ?? []
  if (block === undefined || others.length > 0) throw new TypeError('the PEM must have one well-formed block')
  switch (block.label) {
    case 'PUBLIC KEY':
      return readSpki(block.bytes)
    case 'RSA PUBLIC KEY':
      return readRsaKey(block.bytes)
    case 'CERTIFICATE':
      return readSpki(certifiedKey(block.bytes))
    default:
      throw new TypeError('the PEM must be a PUBLIC KEY, an RSA PUBLIC KEY or a CERTIFICATE')
  }
}

// The key reader for each AlgorithmIdentifier, in hex (RFC 3279, section 2.3, RFC 5480 and RFC 8410).
const spkiReaders: Readonly<Record<string, (key: Uint8Array) => PublicKeyParts>> = {
  '06092a864886f70d0101010500': readRsaKey,
  '06072a8648ce3d020106082a8648ce3d030107': (key) => readPointKey(key, p256),
  '06072a8648ce3d020106052b81040022': (key) => readPointKey(key, p384),
  '06032b6570': ed25519,
}

function readSpki(der: Uint8Array): PublicKeyParts {
  const [info] = readDerList(der, [tagSequence]) ?? []
  const [algorithm, bits] = (info && readDerList(info.content, [tagSequence, tagBitString])) ?? []
  const reader = algorithm && spkiReaders[encodeBytes(algorithm.content, 'hex')]
  // The first byte of a BIT STRING is the number of unused bits at its end.
  // Equivalent (OptionalChaining): `bits.content`. Without bits there is no algorithm, and so no reader.
  if (reader === undefined || bits?.content[0] !== 0) {
    throw unsupported()
  }
  return reader(bits.content.subarray(1))
}

function unsupported(): TypeError {
  return new TypeError('the public key must be RSA (as rsaEncryption, not id-RSASSA-PSS), P-256, P-384 or Ed25519')
}

// The subjectPublicKeyInfo of a certificate (RFC 5280, section 4.1).
function certifiedKey(der: Uint8Array): Uint8Array {
  const certificate = readDer(der, tagSequence)
  let rest = (certificate && readDer(certificate.content, tagSequence))?.content ?? new Uint8Array()
  rest = readDer(rest, tagContext0)?.rest ?? rest
  rest = readDer(rest, tagInteger)?.rest ?? new Uint8Array()
  for (let field = 0; field < 4; field++) rest = readDer(rest, tagSequence)?.rest ?? new Uint8Array()
  return readDer(rest, tagSequence)?.encoded ?? new Uint8Array()
}

function readRsaKey(der: Uint8Array): PublicKeyParts {
  const [key] = readDerList(der, [tagSequence]) ?? []
  const [modulus, exponent] = (key && readDerList(key.content, [tagInteger, tagInteger])) ?? []
  return rsa(modulus && toUnsigned(modulus.content), exponent && toUnsigned(exponent.content))
}

// Its first byte says that the point is not compressed (SEC 1, section 2.3.3).
function readPointKey(point: Uint8Array, curve: Curve): PublicKeyParts {
  if (point[0] !== 4) throw unsupported()
  const end = 1 + curve.size
  return ecdsa(curve, point.subarray(1, end), point.subarray(end))
}

function readJwk(jwk: PublicJwk): PublicKeyParts {
  // Not checked with `in`, because an exported key may have these fields set to undefined.
  const { d, k }: PublicJwk & { readonly d?: unknown; readonly k?: unknown } = jwk
  if (d !== undefined || k !== undefined) throw new TypeError('the JWK must be a public key')
  const { use = 'sig', key_ops: operations = ['verify'] } = jwk
  if (use !== 'sig' || !Array.isArray(operations) || !operations.includes('verify')) {
    throw new TypeError('the use and key_ops of the JWK must allow to verify')
  }
  const parts = readJwkParts(jwk)
  if (jwk.alg === undefined) return parts
  const algorithm = signatureAlgorithms.find((name) => name === jwk.alg || (jwk.alg === 'Ed25519' && name === 'EdDSA'))
  // Equivalent (ConditionalExpression): `false`. An unknown algorithm fits no key. The condition is for the compiler.
  if (algorithm === undefined || !fitsAlgorithm(parts, algorithm)) {
    throw new TypeError('the alg of the JWK must be supported and fit its type')
  }
  return { ...parts, algorithm }
}

function readJwkParts({ kty, crv, n, e, x, y }: PublicJwk): PublicKeyParts {
  if (kty === 'RSA') return rsa(trimZeros(jwkBytes(n)), trimZeros(jwkBytes(e)))
  const curve = [p256, p384].find(({ name }) => name === crv)
  if (kty === 'EC' && curve) return ecdsa(curve, jwkBytes(x), jwkBytes(y))
  if (kty === 'OKP' && crv === 'Ed25519') return ed25519(jwkBytes(x))
  throw unsupported()
}

/** The bytes of a JWK field; empty if it is not base64url. */
export function jwkBytes(text: unknown): Uint8Array {
  return (typeof text === 'string' && decodeBytes(text, 'base64url')) || new Uint8Array()
}

// Some issuers prepend a zero byte for the sign, although RFC 7518, section 2, requires the shortest form.
function trimZeros(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0)
  return bytes.subarray(Math.max(first, 0))
}

// The exponents that every runtime accepts, as big-endian hex: 3, 17 and 65537. Workers refuse others.
const rsaExponents: readonly string[] = ['03', '11', '010001']

function rsa(modulus: Uint8Array = new Uint8Array(), exponent: Uint8Array = new Uint8Array()): PublicKeyParts {
  const bits = modulus.length * 8 - Math.clz32(modulus[0] ?? 0) + 24
  // Deno refuses longer keys.
  if (bits < 2048 || bits > 4096 || isEven(modulus) || !rsaExponents.includes(encodeBytes(exponent, 'hex'))) {
    throw new TypeError('the RSA key must have 2048 to 4096 bits and the exponent 3, 17 or 65537')
  }
  return keyParts('RSA', { kty: 'RSA', n: base64url(modulus), e: base64url(exponent) }, modulus.length)
}

function isEven(number: Uint8Array): boolean {
  return (number.at(-1) ?? 0) % 2 === 0
}

function ecdsa(curve: Curve, x: Uint8Array, y: Uint8Array): PublicKeyParts {
  const { name, size } = curve
  if (!isOnCurve(curve, x, y)) throw new TypeError(`the key must be a point on ${name}`)
  return keyParts(name, { kty: 'EC', crv: name, x: base64url(x), y: base64url(y) }, 2 * size)
}

function ed25519(point: Uint8Array): PublicKeyParts {
  if (!isAcceptablePoint(point)) {
    throw new TypeError('the Ed25519 key must be a canonical point, not of small order')
  }
  return keyParts('Ed25519', { kty: 'OKP', crv: 'Ed25519', x: base64url(point) }, 64)
}

function keyParts(type: KeyConstraints['type'], jwk: KeyJwk, signatureLength: number): PublicKeyParts {
  return { type, algorithm: undefined, jwk, signatureLength }
}

function base64url(bytes: Uint8Array): string {
  return encodeBytes(bytes, 'base64url')
}

/**
 * Converts a signature to the format that platforms expect, and refuses signatures that platforms disagree on.
 *
 * @returns `undefined` if it cannot be a signature by this key
 * @throws {TypeError} if the key does not fit the algorithm
 */
export function normalizeSignature(
  key: PublicKeyParts,
  algorithm: SignatureAlgorithm,
  signature: Uint8Array,
  options: SignatureOptions = {},
): Uint8Array | undefined {
  requireFit(key, algorithm)
  const fromDer = algorithm.startsWith('ES') && options.ecdsaFormat === 'der'
  const raw = fromDer ? ecdsaFromDer(signature, key.signatureLength / 2) : signature
  if (raw?.length !== key.signatureLength) return undefined
  return algorithm !== 'EdDSA' || isAcceptableSignature(raw) ? raw : undefined
}
