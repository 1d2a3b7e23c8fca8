/** The hash function of an HMAC. */
export type MacAlgorithm = 'sha256' | 'sha384' | 'sha512' | 'sha1'

/** A hash function that is still collision-resistant. */
export type DigestAlgorithm = Exclude<MacAlgorithm, 'sha1'>

/** The length of each HMAC in bytes. */
export const macLengths: Readonly<Record<MacAlgorithm, number>> = { sha256: 32, sha384: 48, sha512: 64, sha1: 20 }

/** A signature algorithm, by its name in RFC 7518, section 3.1, and RFC 8037. */
export type SignatureAlgorithm = 'RS256' | 'PS256' | 'PS512' | 'ES256' | 'ES384' | 'EdDSA'

/** The type of a public key, with its curve. */
export type KeyType = 'RSA' | 'P-256' | 'P-384' | 'Ed25519'

/**
 * The format of an ECDSA signature: `p1363` is r and s concatenated, as in JWS (RFC 7518, section 3.4), 64 bytes for ES256 and
 * 96 for ES384; `der` is the ASN.1 structure that OpenSSL and most standard libraries produce.
 */
export type EcdsaFormat = 'p1363' | 'der'

/** Signature details that {@link SignatureAlgorithm} does not determine. */
export interface SignatureOptions {
  /** @default 'p1363' */
  readonly ecdsaFormat?: EcdsaFormat
}

/** The type of key that each algorithm needs. */
const keyTypes: Readonly<Record<SignatureAlgorithm, KeyType>> = {
  RS256: 'RSA',
  PS256: 'RSA',
  PS512: 'RSA',
  ES256: 'P-256',
  ES384: 'P-384',
  EdDSA: 'Ed25519',
}

/** The names of all algorithms. Cast, because the compiler does not infer the names of keys. */
export const signatureAlgorithms = Object.keys(keyTypes) as readonly SignatureAlgorithm[]

/** The properties of a key that determine its permitted algorithms. */
export interface KeyConstraints {
  readonly type: KeyType
  /** The only permitted algorithm, if the JWK names one. */
  readonly algorithm: SignatureAlgorithm | undefined
}

/** Whether the key may be used with the algorithm. */
export function fitsAlgorithm(key: KeyConstraints, algorithm: SignatureAlgorithm): boolean {
  return key.type === keyTypes[algorithm] && (key.algorithm === undefined || key.algorithm === algorithm)
}

/** @throws {TypeError} if the key does not fit the algorithm: a bug in the caller */
export function requireFit(key: KeyConstraints, algorithm: SignatureAlgorithm): void {
  if (!fitsAlgorithm(key, algorithm)) throw new TypeError(`a key of type ${key.type} cannot be used with ${algorithm}`)
}
