import { computeDigest, computeMac, equalBytes, type MacKey, verifySignature } from '#crypto'
import { refusal, type WebhookError } from '../../../errors.js'
import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import {
  checkedLater,
  checkOptions,
  group,
  listOf,
  oneOf,
  optional,
  requireHeaderName,
  requireString,
  requireText,
} from '../../base/options.js'
import { type ByteEncoding, byteEncodings, decodeBytes, encodeUtf8 } from '../../bytes/encoding.js'
import type { SignatureAlgorithm } from '../../crypto/algorithms.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { requireHeader } from '../../request/headers.js'
import { readJoseObject } from '../jose-object.js'
import { type KeyOption, toKeySource } from '../keys/key-source.js'
import { findMatchingKey, requireAlgorithms, requireAllowedAlgorithm } from '../keys/try-keys.js'
import { prepareMacKeys } from '../secrets/mac-keys.js'
import { requireMatch } from '../secrets/require-match.js'
import type { SecretSource } from '../secrets/secrets.js'
import { type PublicUrl, urlReader } from '../signed/public-url.js'
import { requireTolerance } from '../signed/timestamp.js'
import type { Verifier, VerifyContext } from '../verifier.js'
import { type Claims, checkClaimTimes, requireClaim } from './claims.js'

/** A claim with a hash of the body. */
export interface BodyHashClaim {
  /** The name of the claim. */
  readonly claim: string
  /** The encoding of the SHA-256. @default 'hex' */
  readonly encoding?: ByteEncoding
}

/** A claim with a hash of the URL that the sender calls. */
export interface UrlHashClaim extends BodyHashClaim {
  /** The URL that the sender calls, without its query; or a function that returns it with its query. */
  readonly url: PublicUrl
}

/** Options of {@link jwtSignature}: `secrets` for HS256, or `keys` and `algorithms`. */
export interface JwtSignatureOptions {
  /** The header that carries the JWT. @default 'Authorization' */
  readonly header?: string
  /** The text before the JWT in its header, such as `Bearer `, in any letter case. @default '' */
  readonly prefix?: string
  /** The shared secrets for HS256, newest first, or a function that finds them. */
  readonly secrets?: SecretSource
  /** The public keys of the sender, or where to find them. A `kid` selects one. */
  readonly keys?: KeyOption
  /** The accepted algorithms of `keys`. */
  readonly algorithms?: readonly SignatureAlgorithm[]
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
  /** Whether the JWT must have a time. Without one, a captured request can be replayed at any time. @default true */
  readonly timed?: boolean
  /** How far the times of the JWT may be from the clock, in seconds. @default 300 */
  readonly toleranceSeconds?: number
}

interface Token {
  readonly header: Claims
  readonly claims: Claims
  readonly signed: Uint8Array
  readonly signature: Uint8Array
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
    bodyHash: optional(group<BodyHashClaim>({ claim: requireText, encoding: optional(oneOf(byteEncodings)) })),
    urlHash: optional(
      group<UrlHashClaim>({ claim: requireText, encoding: optional(oneOf(byteEncodings)), url: checkedLater }),
    ),
    issuers: optional(listOf(requireText)),
    audiences: optional(listOf(requireText)),
    claims: checkedLater,
    timed: optional(oneOf([true, false])),
    toleranceSeconds: optional(requireTolerance),
  })
  const { header = 'Authorization', prefix = '', bodyHash, urlHash, timed = true, toleranceSeconds = 300 } = options
  const readUrl = urlHash && urlReader(urlHash.url, 'jwtSignature: urlHash.url')
  const expected = Object.entries({
    ...(options.issuers && { iss: options.issuers }),
    ...(options.audiences && { aud: options.audiences }),
    ...options.claims,
  })
  const verifyToken =
    options.secrets === undefined ? keyVerifier(options, header) : secretVerifier(options.secrets, header)

  return (request, context) => {
    const { now } = context
    const token = readToken(requireHeader(request, header), prefix, header)
    return chain(verifyToken(token, request, context), (match) => {
      const signedAt = checkClaimTimes(token.claims, now, { timed, toleranceSeconds })
      for (const [name, values] of expected) requireClaim(token.claims, name, values)
      const proof = { verifier: 'jwtSignature', ...match, signedAt } as const
      // Equivalent (LogicalOperator): `urlHash || readUrl`. Both are given, or none.
      const checkUrl = urlHash && readUrl && checkHash(token.claims, urlHash, encodeUtf8(readUrl(request)), 'URL')
      return chain(checkUrl, () => {
        if (bodyHash === undefined) return { strength: 'token', ...proof }
        const checkBody = checkHash(token.claims, bodyHash, request.body, 'body')
        return chain(checkBody, () => ({ strength: 'signature', ...proof }))
      })
    })
  }
}

type TokenVerifier = (
  token: Token,
  request: WebhookRequest,
  context: VerifyContext,
) => MaybePromise<{ readonly algorithm: string; readonly key: string | number }>

function secretVerifier(secrets: SecretSource, field: string): TokenVerifier {
  const prepared = prepareMacKeys(secrets, { option: 'jwtSignature: secrets' })
  return ({ header, signed, signature }, request, context) => {
    requireAlgorithm(header, 'HS256', field)
    const isSigned = (key: MacKey) => chain(computeMac(key, [signed]), (mac) => equalBytes(mac, signature))
    return chain(
      chain(prepared(request, context), (keys) =>
        requireMatch(keys, isSigned, 'no secret produced the signature of this JWT'),
      ),
      (key) => ({ algorithm: 'HS256', key }),
    )
  }
}

function keyVerifier({ keys, algorithms = [] }: JwtSignatureOptions, field: string): TokenVerifier {
  if (keys === undefined) throw new TypeError('jwtSignature: secrets or keys must be given')
  const source = toKeySource(keys, 'jwtSignature: keys')
  const allowed = requireAlgorithms(algorithms, source, 'jwtSignature')
  return ({ header, signed, signature }, request, { now }) => {
    const algorithm = requireAllowedAlgorithm(header['alg'], allowed, field)
    const { kid } = header
    if (kid !== undefined && typeof kid !== 'string') throw malformed(field, 'has a kid that is not a string')
    return findMatchingKey(source, { request, keyId: kid, algorithm, now }, allowed, (key) =>
      verifySignature(key, algorithm, signature, [signed]),
    )
  }
}

function requireAlgorithm(header: Claims, algorithm: string, field: string): void {
  if (header['alg'] === algorithm) return
  throw refusal('algorithm_not_allowed', `header ${field} has a JWT that is not signed with ${algorithm}`, { field })
}

function readToken(value: string, prefix: string, field: string): Token {
  if (value.slice(0, prefix.length).toLowerCase() !== prefix.toLowerCase()) {
    throw malformed(field, `does not begin with ${prefix}`)
  }
  // Equivalent (StringLiteral): `"Stryker was here!"`. The text is malformed, too.
  const [head = '', body = '', tail = '', ...rest] = value.slice(prefix.length).split('.')
  const header = readJoseObject(head, 8)
  const claims = readJoseObject(body, 16)
  const signature = decodeBytes(tail, 'base64url')
  if (header === undefined || claims === undefined || !signature?.length || rest.length > 0) {
    throw malformed(field, 'does not contain a JWT')
  }
  if ('crit' in header) throw malformed(field, 'has a crit with unknown extensions')
  return { header, claims, signature, signed: encodeUtf8(`${head}.${body}`) }
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

function malformed(field: string, problem: string): WebhookError {
  return refusal('signature_malformed', `header ${field} ${problem}`, { field })
}
