import {
  type Checks,
  checkedLater,
  checkOptions,
  optional,
  requireOneOf,
  requireString,
} from '../../core/base/options.js'
import type { EcdsaFormat, SignatureAlgorithm } from '../../core/crypto/algorithms.js'
import { encode } from './encode.js'

/** A private `CryptoKey`. Derived, because the platforms' type declarations name it differently. */
export type PrivateKey = Parameters<typeof crypto.subtle.sign>[1]

/** A public key as a JWK (RFC 7517). */
export interface SampleJwk {
  readonly kty: string
  readonly kid: string
  readonly alg: SignatureAlgorithm
  readonly use: 'sig'
  readonly crv?: string
  readonly n?: string
  readonly e?: string
  readonly x?: string
  readonly y?: string
}

/** A provider's key pair, for tests only. */
export interface SampleKeys {
  readonly algorithm: SignatureAlgorithm
  /** The `kid` of the JWK. */
  readonly keyId: string
  /** The private key, for the signers. */
  readonly privateKey: PrivateKey
  /** The public key as a JWK. */
  readonly jwk: SampleJwk
  /** The public key as SPKI in PEM. */
  readonly pem: string
  /** The 32 bytes of an Ed25519 key. */
  readonly raw: Uint8Array | undefined
  /** The key set that a key server would return. */
  readonly jwks: { readonly keys: readonly SampleJwk[] }
}

/** The fields of {@link SampleKeys}, for signers that take them as options. */
export const keyChecks = {
  algorithm: checkedLater,
  keyId: optional(requireString),
  privateKey: checkedLater,
  jwk: checkedLater,
  pem: checkedLater,
  raw: checkedLater,
  jwks: checkedLater,
} satisfies Checks<SampleKeys>

interface WebAlgorithm {
  readonly generate: RsaHashedKeyGenParams | EcKeyGenParams | Algorithm
  readonly sign: RsaPssParams | EcdsaParams | Algorithm
}

const rsa = { modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }

const webAlgorithms: Readonly<Record<SignatureAlgorithm, WebAlgorithm>> = {
  RS256: { generate: { name: 'RSASSA-PKCS1-v1_5', ...rsa }, sign: { name: 'RSASSA-PKCS1-v1_5' } },
  PS256: { generate: { name: 'RSA-PSS', ...rsa }, sign: { name: 'RSA-PSS', saltLength: 32 } },
  PS512: { generate: { name: 'RSA-PSS', ...rsa, hash: 'SHA-512' }, sign: { name: 'RSA-PSS', saltLength: 64 } },
  ES256: { generate: { name: 'ECDSA', namedCurve: 'P-256' }, sign: { name: 'ECDSA', hash: 'SHA-256' } },
  ES384: { generate: { name: 'ECDSA', namedCurve: 'P-384' }, sign: { name: 'ECDSA', hash: 'SHA-384' } },
  EdDSA: { generate: { name: 'Ed25519' }, sign: { name: 'Ed25519' } },
}

/**
 * Generates a key pair at run time, so that no private key has to be in a repository.
 *
 * @param options - `keyId`: the `kid` of the JWK
 * @throws {TypeError} the algorithm is not one of RS256, PS256, PS512, ES256, ES384, EdDSA
 *
 * @example
 * const keys = await generateKeys('EdDSA', { keyId: '2026-11' })
 * const verify = publicKeySignature({ keys: keys.jwk, algorithms: ['EdDSA'] })
 * const sample = await signPublicKey(paymentsSample(), keys)
 */
export async function generateKeys(
  algorithm: SignatureAlgorithm,
  options: { /** @default 'sample-key' */ readonly keyId?: string } = {},
): Promise<SampleKeys> {
  checkOptions(options, 'generateKeys', { keyId: optional(requireString) })
  const { generate } = requireAlgorithm(algorithm, 'generateKeys')
  // Cast, because the types depend on the algorithm's name; each algorithm in the table yields a pair.
  const pair = (await crypto.subtle.generateKey(generate, true, ['sign', 'verify'])) as CryptoKeyPair
  return toSampleKeys(pair, algorithm, options.keyId)
}

/**
 * Reads a key pair from its private key, such as `openssl genpkey` writes.
 *
 * @param pem - the private key, as PKCS #8 in PEM
 * @throws {TypeError} the text is not such a key for the algorithm; the message does not contain it
 */
export async function readKeys(pem: string, algorithm: SignatureAlgorithm): Promise<SampleKeys> {
  const { generate } = requireAlgorithm(algorithm, 'readKeys')
  const [, base64 = ''] = /^-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\s]+)-----END PRIVATE KEY-----\s*$/.exec(pem) ?? []
  try {
    const der = Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0))
    const privateKey = await crypto.subtle.importKey('pkcs8', der, generate, true, ['sign'])
    const { kty, crv, n, e, x, y } = await crypto.subtle.exportKey('jwk', privateKey)
    const shared = Object.fromEntries(Object.entries({ kty, crv, n, e, x, y }).filter(([, part]) => part !== undefined))
    const publicKey = await crypto.subtle.importKey('jwk', shared, generate, true, ['verify'])
    return await toSampleKeys({ privateKey, publicKey }, algorithm)
  } catch {
    throw new TypeError(`readKeys: the PEM must have a PKCS #8 private key for ${algorithm}`)
  }
}

async function toSampleKeys(
  pair: CryptoKeyPair,
  algorithm: SignatureAlgorithm,
  keyId = 'sample-key',
): Promise<SampleKeys> {
  const [{ kty = '', crv, n, e, x, y }, spki] = await Promise.all([
    crypto.subtle.exportKey('jwk', pair.publicKey),
    crypto.subtle.exportKey('spki', pair.publicKey),
  ])
  const numbers = Object.entries({ crv, n, e, x, y }).filter(([, value]) => value !== undefined)
  const jwk = { kty, ...Object.fromEntries(numbers), kid: keyId, alg: algorithm, use: 'sig' } as const
  return {
    algorithm,
    keyId,
    privateKey: pair.privateKey,
    jwk,
    pem: toPem(new Uint8Array(spki)),
    // The SPKI structure of an Ed25519 key is constant and ends with the key (RFC 8410, section 4).
    raw: algorithm === 'EdDSA' ? new Uint8Array(spki).slice(-32) : undefined,
    jwks: { keys: [jwk] },
  }
}

/** Generates a shared secret in the format of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function generateSecret(): string {
  return `whsec_${encode(crypto.getRandomValues(new Uint8Array(32)), 'base64')}`
}

function toPem(spki: Uint8Array): string {
  const lines = encode(spki, 'base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n')
}

/** Signs bytes with WebCrypto. */
export async function signBytes(
  content: Uint8Array<ArrayBuffer>,
  privateKey: PrivateKey,
  algorithm: SignatureAlgorithm,
  caller: string,
  ecdsaFormat: EcdsaFormat = 'p1363',
): Promise<Uint8Array> {
  const { sign, generate } = requireAlgorithm(algorithm, caller)
  if (privateKey?.type !== 'private' || privateKey.algorithm.name !== generate.name) {
    throw new TypeError(`${caller}: privateKey must be a CryptoKey for ${algorithm}`)
  }
  const signature = new Uint8Array(await crypto.subtle.sign(sign, privateKey, content))
  return generate.name === 'ECDSA' && ecdsaFormat === 'der' ? toDer(signature) : signature
}

function requireAlgorithm(algorithm: SignatureAlgorithm, caller: string): WebAlgorithm {
  requireOneOf(algorithm, Object.keys(webAlgorithms), `${caller}: algorithm`)
  return webAlgorithms[algorithm]
}

// SEQUENCE { INTEGER r, INTEGER s }. An integer has no leading zero byte unless its first bit would be set.
export function toDer(signature: Uint8Array): Uint8Array {
  const size = signature.length / 2
  const numbers = [signature.subarray(0, size), signature.subarray(size)].flatMap(toDerInteger)
  return new Uint8Array([0x30, numbers.length, ...numbers])
}

function toDerInteger(number: Uint8Array): readonly number[] {
  const digits = [...number]
  while (digits[0] === 0 && digits.length > 1) digits.shift()
  if ((digits[0] ?? 0) >= 0x80) digits.unshift(0)
  return [0x02, digits.length, ...digits]
}
