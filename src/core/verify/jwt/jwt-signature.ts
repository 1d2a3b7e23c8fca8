import { computeDigest, computeMac, equalBytes, type MacKey } from '#crypto'
import { refusal } from '../../../errors.js'
import { chain } from '../../base/maybe-promise.js'
import {
  checkedLater,
  checkOptions,
  group,
  listOf,
  oneOf,
  optional,
  requireHeaderName,
  requireOneOf,
  requireString,
  requireText,
} from '../../base/options.js'
import { type ByteEncoding, byteEncodings, decodeBytes, encodeUtf8 } from '../../bytes/encoding.js'
import type { MacAlgorithm, SignatureAlgorithm } from '../../crypto/algorithms.js'
import { requireHeader } from '../../request/headers.js'
import type { KeyOption } from '../keys/key-source.js'
import { withPlaces } from '../secrets/credential-places.js'
import { prepareMacKeys } from '../secrets/mac-keys.js'
import { requireMatch } from '../secrets/require-match.js'
import type { SecretSource } from '../secrets/secrets.js'
import { type PublicUrl, urlReader } from '../signed/public-url.js'
import { requireTolerance } from '../signed/timestamp.js'
import { type CompactToken, malformedToken, readCompactToken } from '../token/compact.js'
import { keyTokenVerifier, type TokenVerifier } from '../token/token-keys.js'
import type { Verifier } from '../verifier.js'
import { type Claims, checkClaimTimes, requireClaim, requirePresent } from './claims.js'

/** A claim with a hash of the body. */
export interface BodyHashClaim {
  /** The name of the claim. */
  readonly claim: string
  /** The encoding of the SHA-256. @default 'hex' */
  readonly encoding?: ByteEncoding
  /** Whether a request without a body may lack the claim. @default false */
  readonly optionalIfEmpty?: boolean
}

/** A claim with a hash of the URL that the sender calls. */
export interface UrlHashClaim extends Omit<BodyHashClaim, 'optionalIfEmpty'> {
  /** The URL that the sender calls, without its query; or a function that returns it with its query. */
  readonly url: PublicUrl
}

/** An algorithm with a shared secret, by its name in RFC 7518, section 3.1. */
export type JwtMacAlgorithm = 'HS256' | 'HS384' | 'HS512'

/** Options of {@link jwtSignature}: `secrets`, or `keys` and `algorithms`. */
export interface JwtSignatureOptions {
  /** The header that carries the JWT. @default 'Authorization' */
  readonly header?: string
  /** The text before the JWT in its header, such as `Bearer `, in any letter case. @default '' */
  readonly prefix?: string
  /** The shared secrets, newest first, or a function that finds them. */
  readonly secrets?: SecretSource
  /** The public keys of the sender, or where to find them. A `kid` selects one. */
  readonly keys?: KeyOption
  /** The accepted algorithms: of `keys`, for which they are required, or of `secrets`. @default HS256, with `secrets` */
  readonly algorithms?: readonly (SignatureAlgorithm | JwtMacAlgorithm)[]
  /** The claim with the hash of the body. Without it, **the body is not signed**. */
  readonly bodyHash?: BodyHashClaim
  /** The claim with the hash of the URL. @default the URL is not signed */
  readonly urlHash?: UrlHashClaim
  /** The accepted issuers: the claim `iss`. @default any */
  readonly issuers?: readonly string[]
  /** The accepted audiences: the claim `aud`, such as the URL of your endpoint. @default any */
  readonly audiences?: readonly string[]
  /** Other claims that must have one of these values, by their names. @default none */
  readonly claims?: Readonly<Record<string, readonly string[]>>
  /** Other claims that must be present, with any value, such as `exp`. @default none */
  readonly requiredClaims?: readonly string[]
  /** Whether the JWT must have a time. Without one, a captured request can be replayed at any time. @default true */
  readonly timed?: boolean
  /** How far `exp`, `nbf` and `iat` may be off, in seconds, because clocks differ. @default 60 */
  readonly toleranceSeconds?: number
  /** How long a JWT without `exp` is accepted after `iat`, in seconds. @default 300 */
  readonly maxAgeSeconds?: number
}

/**
 * Verifies a JWT that a vendor sends with each delivery (RFC 7519), also as an OpenID Connect bearer token.
 *
 * With `bodyHash`, the JWT covers the body. Without it, the strength of the proof is `token`: anyone with one valid JWT can
 * send any body until the JWT expires.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch`, `algorithm_not_allowed`, `key_unknown`, `key_not_trusted`, `key_unavailable`,
 * `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`
 *
 * @example
 * const verify = jwtSignature({ secrets: 's3cret', prefix: 'Bearer ', bodyHash: { claim: 'payload_hash' } })
 */
export function jwtSignature(options: JwtSignatureOptions): Verifier {
  checkOptions(options, 'jwtSignature', {
    header: optional(requireHeaderName),
    prefix: optional(requireString),
    secrets: checkedLater,
    keys: checkedLater,
    algorithms: checkedLater,
    bodyHash: optional(
      group<BodyHashClaim>({
        claim: requireText,
        encoding: optional(oneOf(byteEncodings)),
        optionalIfEmpty: optional(oneOf([true, false])),
      }),
    ),
    urlHash: optional(
      group<UrlHashClaim>({ claim: requireText, encoding: optional(oneOf(byteEncodings)), url: checkedLater }),
    ),
    issuers: optional(listOf(requireText)),
    audiences: optional(listOf(requireText)),
    claims: checkedLater,
    requiredClaims: optional(listOf(requireText)),
    timed: optional(oneOf([true, false])),
    toleranceSeconds: optional(requireTolerance),
    maxAgeSeconds: optional(requireTolerance),
  })
  const { header = 'Authorization', prefix = '', bodyHash, urlHash, requiredClaims = [] } = options
  const { timed = true, toleranceSeconds = 60, maxAgeSeconds = 300 } = options
  const readUrl = urlHash && urlReader(urlHash.url, 'jwtSignature: urlHash.url')
  const expected = Object.entries({
    ...(options.issuers && { iss: options.issuers }),
    ...(options.audiences && { aud: options.audiences }),
    ...options.claims,
  })
  const verifyToken =
    options.secrets === undefined
      ? keyTokenVerifier(requireKeys(options.keys), options.algorithms, { field: header, verifier: 'jwtSignature' })
      : secretVerifier(options.secrets, options, header)

  return (request, context) => {
    const { now } = context
    const token = readToken(requireHeader(request, header), prefix, header)
    return chain(verifyToken(token, request, context), (match) => {
      const signedAt = checkClaimTimes(token.claims, now, { timed, toleranceSeconds, maxAgeSeconds })
      for (const name of requiredClaims) requirePresent(token.claims, name)
      for (const [name, values] of expected) requireClaim(token.claims, name, values)
      const proof = { verifier: 'jwtSignature', ...match, signedAt } as const
      // Equivalent (LogicalOperator): `urlHash || readUrl`. Both are given, or none.
      const checkUrl = urlHash && readUrl && checkHash(token.claims, urlHash, encodeUtf8(readUrl(request)), 'URL')
      return chain(checkUrl, () => {
        // It proves any body, as a token does.
        if (bodyHash === undefined) return withPlaces({ strength: 'token', ...proof }, [{ in: 'header', name: header }])
        const isAbsent = token.claims[bodyHash.claim] === undefined && request.body.length === 0
        const checkBody =
          isAbsent && bodyHash.optionalIfEmpty ? undefined : checkHash(token.claims, bodyHash, request.body, 'body')
        return chain(checkBody, () => ({ strength: 'signature', ...proof }))
      })
    })
  }
}

const macAlgorithms: Readonly<Record<JwtMacAlgorithm, MacAlgorithm>> = {
  HS256: 'sha256',
  HS384: 'sha384',
  HS512: 'sha512',
}

function secretVerifier(
  secrets: SecretSource,
  { keys, algorithms = ['HS256'] }: JwtSignatureOptions,
  field: string,
): TokenVerifier {
  if (keys !== undefined) throw new TypeError('jwtSignature: secrets and keys must not be given together')
  if (algorithms.length === 0) throw new TypeError('jwtSignature: algorithms must name at least one algorithm')
  const keysOf = new Map(
    algorithms.map((name) => {
      requireOneOf(name, Object.keys(macAlgorithms), 'jwtSignature: algorithms, with secrets,')
      // Checked in the line above.
      const algorithm = macAlgorithms[name as JwtMacAlgorithm]
      return [name as string, prepareMacKeys(secrets, { option: 'jwtSignature: secrets', algorithm })]
    }),
  )
  return ({ header, signed, signature }, request, context) => {
    const { alg: algorithm } = header
    const prepared = typeof algorithm === 'string' ? keysOf.get(algorithm) : undefined
    if (typeof algorithm !== 'string' || prepared === undefined) {
      const expected = algorithms.join(' or ')
      throw refusal('algorithm_not_allowed', `header ${field} has a JWT that is not signed with ${expected}`, { field })
    }
    const isSigned = (key: MacKey) => chain(computeMac(key, [signed]), (mac) => equalBytes(mac, signature))
    return chain(
      chain(prepared(request, context), (found) =>
        requireMatch(found, isSigned, 'no secret produced the signature of this JWT'),
      ),
      (key) => ({ algorithm, key }),
    )
  }
}

function requireKeys(keys: KeyOption | undefined): KeyOption {
  if (keys === undefined) throw new TypeError('jwtSignature: secrets or keys must be given')
  return keys
}

function readToken(value: string, prefix: string, field: string): CompactToken {
  const name = `header ${field}`
  if (value.slice(0, prefix.length).toLowerCase() !== prefix.toLowerCase()) {
    throw malformedToken(field, `${name} does not begin with ${prefix}`)
  }
  return readCompactToken(value.slice(prefix.length), field, { name })
}

function checkHash(claims: Claims, { claim, encoding = 'hex' }: BodyHashClaim, content: Uint8Array, what: string) {
  const text = claims[claim]
  // Some senders pad base64url.
  const bare = encoding === 'base64url' && typeof text === 'string' ? text.replace(/=$/, '') : text
  const hash = typeof bare === 'string' ? decodeBytes(bare, encoding) : undefined
  if (hash?.length !== 32) throw refusal('signature_malformed', `the ${claim} claim is not a SHA-256`, { field: claim })
  return chain(computeDigest('sha256', content), (digest) => {
    if (equalBytes(digest, hash)) return
    throw refusal('signature_mismatch', `the SHA-256 of the ${what} is not the ${claim} claim`, { field: claim })
  })
}
