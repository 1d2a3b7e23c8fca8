import { refusal } from '../../../errors.js'
import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import {
  type Checks,
  checkedLater,
  checkOptions,
  oneOf,
  optional,
  requireFunction,
  requireOneOf,
  requirePlainObject,
  requireText,
} from '../../base/options.js'
import type { Proof, WebhookRequest } from '../../request/delivery.js'
import { anyOf } from '../any-of.js'
import type { KeyOption } from '../keys/key-source.js'
import { checkTimestamp, requireTolerance } from '../signed/timestamp.js'
import type { Verifier } from '../verifier.js'
import { SignedMessage, type StructuredFieldType, toSignatureBase } from './base.js'
import { requireCoverage, toRequirements } from './coverage.js'
import { checkContentDigest } from './digest.js'
import type { SequenceEncoding } from './fields.js'
import { readSignatureInputs, type SignatureInput } from './input.js'
import { byPublicKey, bySecret, type FindSigner, type HttpSecretSource, type HttpSignatureAlgorithm } from './keys.js'

/** Options of {@link httpMessageSignature}: `keys` with `algorithms`, or `secrets`. */
export interface HttpMessageSignatureOptions {
  /** The public keys of the sender, or where to find them; a `keyid` in the signature selects one. */
  readonly keys?: KeyOption
  /** The accepted algorithms for `keys`. List only those that your sender's keys use. */
  readonly algorithms?: readonly HttpSignatureAlgorithm[]
  /** The shared secrets for `hmac-sha256`, newest first or by `keyid`, or a function that finds them. */
  readonly secrets?: HttpSecretSource
  /**
   * The components that a signature must cover; one component of a nested list is enough.
   *
   * A plain name is the whole value, with or without `sf` or `bs`. Write a component with other parameters as the
   * signature does, such as `'"@query-param";name="page"'`.
   *
   * @default method, `content-digest` and the whole URL: `@target-uri`, or `@authority` with `@request-target` or with
   * `@path` and `@query`
   */
  readonly required?: readonly (string | readonly string[])[]
  /** The label of the signature to verify. @default the first acceptable one of at most 8 */
  readonly label?: string
  /** The `tag` that the signature must have. @default any or none */
  readonly tag?: string
  /** The maximum difference between `created` and the clock, in seconds, in either direction. @default 300 */
  readonly toleranceSeconds?: number
  /** Accepts signatures without `created`: without `expires`, they can be replayed at any time. @default false */
  readonly allowMissingCreated?: boolean
  /**
   * The URL as the sender knows it: scheme, host and port, to which the path and query of the request are added, or a
   * function that returns the whole URL.
   *
   * There is no default: the URL of a request starts with its `Host` header. If that were trusted, the owner of another
   * endpoint could forward the signed requests that it receives to this one.
   */
  readonly url: string | ((request: WebhookRequest) => string)
  /**
   * The encoding of signatures: `base64url`, without padding, for profiles that deviate from RFC 9421, such as AdCP. Then
   * digests in `Content-Digest` may have either encoding.
   *
   * @default 'base64'
   */
  readonly encoding?: 'base64' | 'base64url'
  /** The types of the headers that are covered with `sf`, by name. @default the headers of digests and signatures */
  readonly structuredFields?: Readonly<Record<string, StructuredFieldType>>
}

/** The proof of {@link httpMessageSignature}. */
export interface HttpMessageSignatureProof extends Proof {
  readonly verifier: 'httpMessageSignature'
  /** The label of the signature in the request. */
  readonly label: string
  /** The signed components, as written in `Signature-Input`. Nothing else in the request is signed. */
  readonly covered: readonly string[]
  /** When the signature expires, in milliseconds since 1970. */
  readonly expiresAt: number | undefined
  /** A string that the sender uses once. It is up to you to refuse repeated ones. */
  readonly nonce: string | undefined
  readonly tag: string | undefined
}

const checks: Checks<HttpMessageSignatureOptions> = {
  keys: checkedLater,
  algorithms: checkedLater,
  secrets: checkedLater,
  required: checkedLater,
  label: optional(requireText),
  tag: optional(requireText),
  toleranceSeconds: requireTolerance,
  allowMissingCreated: optional(oneOf([true, false])),
  url: checkedLater,
  encoding: optional(oneOf(['base64', 'base64url'])),
  structuredFields: optional((value, option) => {
    requirePlainObject(value, option)
    for (const type of Object.values(value)) requireOneOf(type, ['dictionary', 'list', 'item'], option)
  }),
}

/**
 * Verifies an HTTP message signature (RFC 9421), and the body through `Content-Digest` (RFC 9530).
 *
 * The sender chooses what it signs, so a signature counts only if it covers every `required` component. If it covers
 * `content-digest`, the body is compared with the digest. Of several signatures, one must be acceptable.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9421
 * @throws {TypeError} if an option is invalid (the message names it), or a fixed key is refused or fits none of the
 * algorithms
 * @throws {WebhookError} from the verifier: `proof_missing` (also if a required component is not covered),
 * `signature_malformed`, `signature_mismatch`, `algorithm_not_allowed`, `key_unknown`, `key_not_trusted`,
 * `key_unavailable`, `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`
 *
 * @example
 * const verify = httpMessageSignature({
 *   keys: remoteKeys('https://pay.example/keys.json'),
 *   algorithms: ['ed25519'],
 *   url: 'https://hooks.example',
 * })
 */
export function httpMessageSignature(options: HttpMessageSignatureOptions): Verifier {
  checkOptions(options, 'httpMessageSignature', checks)
  const { label, encoding = 'base64' } = options
  const findSigner = toFindSigner(options)
  const checkInput = inputChecker(options)
  const publicUrl = urlReader(options.url)
  const types = lowerCaseNames(options.structuredFields)

  return (request, context) => {
    const inputs = readSignatureInputs(request, encoding)
    const chosen = label === undefined ? [...inputs.keys()] : [label]
    const message = new SignedMessage(request, publicUrl(request), types)
    const verifiers = chosen.map(
      (name): Verifier =>
        () => {
          const input = inputs.get(name)?.()
          if (input === undefined)
            throw refusal('proof_missing', 'there is no signature with this label', { field: name })
          const times = checkInput(input, context.now)
          const base = toSignatureBase(message, input)
          return chain(findSigner(request, input, base, context), (signer) =>
            chain(checkBody(request, input, encoding), () => toProof(input, signer, times)),
          )
        },
    )
    const [first, ...others] = verifiers
    if (first === undefined) throw refusal('proof_missing', 'there is no signature', { field: 'Signature-Input' })
    return anyOf(first, ...others)(request, context)
  }
}

/** Whether a proof is of {@link httpMessageSignature}, which lists what was signed. */
export function isHttpMessageSignatureProof(proof: Proof): proof is HttpMessageSignatureProof {
  return proof.verifier === 'httpMessageSignature'
}

function toFindSigner({ keys, secrets, algorithms }: HttpMessageSignatureOptions): FindSigner {
  if ((keys === undefined) === (secrets === undefined)) {
    throw new TypeError('httpMessageSignature: give either keys or secrets; for both, combine two verifiers with anyOf')
  }
  if (keys !== undefined) return byPublicKey(keys, algorithms)
  if (algorithms !== undefined)
    throw new TypeError('httpMessageSignature: algorithms is only for keys, not for secrets')
  // Never undefined: excluded above, but the compiler cannot tell.
  // Equivalent (ArrayDeclaration): `["Stryker was here"]`. Secrets are given. The default is for the compiler.
  return bySecret(secrets ?? [])
}

/** The times that a signature states, in milliseconds since 1970. */
interface SignedTimes {
  readonly signedAt: number | undefined
  readonly expiresAt: number | undefined
}

function inputChecker(options: HttpMessageSignatureOptions): (input: SignatureInput, now: number) => SignedTimes {
  const { tag, toleranceSeconds = 300, allowMissingCreated = false } = options
  const required = toRequirements(options.required)

  return ({ created, expires, components, tag: found }, now) => {
    if (tag !== undefined && found !== tag)
      throw refusal('proof_missing', 'the signature does not have the required tag', { field: 'tag' })
    requireCoverage(components, required)
    if (created === undefined && !allowMissingCreated) {
      throw refusal('proof_missing', 'the signature has no created parameter', { field: 'created' })
    }
    return {
      signedAt:
        created === undefined ? undefined : checkTimestamp(created, { now, field: 'created', toleranceSeconds }),
      expiresAt: expires === undefined ? undefined : checkExpiry(expires, now),
    }
  }
}

// The sender chose the expiry, so no tolerance is added.
function checkExpiry(expires: string, now: number): number {
  const field = 'expires'
  // Equivalent (Regex): `/^[1-9][0-9]{0,14}/`. A number of a structured field has at most 15 digits.
  if (!/^[1-9][0-9]{0,14}$/.test(expires)) {
    throw refusal('timestamp_malformed', 'expires is not a plain decimal number', { field })
  }
  const expiresAt = Number(expires) * 1000
  // Not `now > expiresAt`: comparisons with NaN are false, so an invalid clock would accept any time.
  if (now <= expiresAt) return expiresAt
  throw refusal('timestamp_too_old', 'the signature has expired', { field, skewSeconds: (now - expiresAt) / 1000 })
}

function checkBody(
  request: WebhookRequest,
  { components }: SignatureInput,
  encoding: SequenceEncoding,
): MaybePromise<void> {
  if (components.some(({ name }) => name === 'content-digest')) return checkContentDigest(request, encoding)
  return undefined
}

function toProof(
  { label, components, nonce, tag }: SignatureInput,
  signer: Pick<Proof, 'algorithm' | 'key'>,
  times: SignedTimes,
): HttpMessageSignatureProof {
  const covered = components.map(({ identifier }) => identifier)
  return { strength: 'signature', verifier: 'httpMessageSignature', ...signer, ...times, label, covered, nonce, tag }
}

/** Checks the option `url`, and returns a function that gives the whole URL. */
export function urlReader(url: HttpMessageSignatureOptions['url']): (request: WebhookRequest) => string {
  if (url === undefined) {
    throw new TypeError('httpMessageSignature: url is missing: give the public origin; no header is trusted for it')
  }
  if (typeof url !== 'string') {
    requireFunction(url, 'httpMessageSignature: url')
    return url
  }
  const origin = /^https?:\/\/[^/?#@]+(?=\/?$)/i.exec(url)?.[0]
  if (origin === undefined || !URL.canParse(url)) {
    throw new TypeError('httpMessageSignature: url must be an origin, or a function that returns the whole URL')
  }
  return (request) => {
    const target = request.url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
    // Text without a leading slash would continue the host name.
    return `${origin}${/^[/?#]/.test(target) ? '' : '/'}${target}`
  }
}

function lowerCaseNames(
  types: HttpMessageSignatureOptions['structuredFields'] = {},
): ReadonlyMap<string, StructuredFieldType> {
  return new Map(Object.entries(types).map(([name, type]) => [name.toLowerCase(), type]))
}
