import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import { requireFunction, requireObject, requireOneOf, requirePlainObject, requireText } from '../../base/options.js'
import { refusal } from '../../errors.js'
import type { Proof, WebhookRequest } from '../../request/delivery.js'
import { anyOf } from '../any-of.js'
import type { KeyOption } from '../keys/key-source.js'
import { checkTimestamp, requireTolerance } from '../signed/timestamp.js'
import type { Verifier } from '../verifier.js'
import { SignedMessage, type StructuredFieldType, toSignatureBase } from './base.js'
import { requireCoverage, toRequirements } from './coverage.js'
import { checkContentDigest } from './digest.js'
import { readSignatureInputs, type SignatureInput } from './input.js'
import { byPublicKey, bySecret, type FindSigner, type HttpSecretSource, type HttpSignatureAlgorithm } from './keys.js'

/** How far `created` may be off where the options do not say it, in seconds. */
const httpSignatureTolerance = 300

/** Options of {@link httpMessageSignature}: `keys` with `algorithms`, or `secrets`. */
export interface HttpMessageSignatureOptions {
  /** The public keys of the sender, or where to find them; a `keyid` in the signature chooses among them. */
  readonly keys?: KeyOption
  /** The algorithms that are accepted with `keys`; those of the keys that you expect, and no others. */
  readonly algorithms?: readonly HttpSignatureAlgorithm[]
  /** The shared secrets for `hmac-sha256`, newest first or by `keyid`, or a function that finds them. */
  readonly secrets?: HttpSecretSource
  /**
   * What a signature must cover; of a list within the list one is enough.
   *
   * A plain name is the whole value (also with `sf` or `bs`); what has other parameters is written as the signature
   * writes it, such as `'"@query-param";name="page"'`.
   *
   * @default method, `content-digest` and the whole URL: `@target-uri`, or `@authority` with `@request-target` or with
   * `@path` and `@query`
   */
  readonly required?: readonly (string | readonly string[])[]
  /** The label of the signature that counts. @default the first acceptable one of at most 8 */
  readonly label?: string
  /** The `tag` that the signature must have. @default any, and none */
  readonly tag?: string
  /** How far `created` may be from the clock, in seconds, to either side. @default 300 */
  readonly toleranceSeconds?: number
  /** Accepts signatures without `created`: without `expires` they can be sent again at any time. @default false */
  readonly allowMissingCreated?: boolean
  /**
   * The URL as the sender sees it: scheme, host and port, which the path and query of the request follow, or a function
   * that gives the whole URL. The URL of the request begins with its `Host`: believed, it would let whoever receives
   * requests of the same sender elsewhere pass them on to this endpoint, signature and all.
   */
  readonly url: string | ((request: WebhookRequest) => string)
  /** The types of headers, by name, that are covered with `sf`. @default those of digests and signatures */
  readonly structuredFields?: Readonly<Record<string, StructuredFieldType>>
}

/** The proof of {@link httpMessageSignature}. */
export interface HttpMessageSignatureProof extends Proof {
  readonly verifier: 'httpMessageSignature'
  /** The label of the signature in the request. */
  readonly label: string
  /** The components that are signed, as they stand in `Signature-Input`; nothing else of the request is. */
  readonly covered: readonly string[]
  /** When the signature ends, in milliseconds since 1970. */
  readonly expiresAt: number | undefined
  /** A text that the sender uses once; whether it did is for you to remember. */
  readonly nonce: string | undefined
  readonly tag: string | undefined
}

/**
 * Verifies an HTTP message signature (RFC 9421), and the body through `Content-Digest` (RFC 9530).
 *
 * The sender chooses what it signs, so a signature counts only where it covers what is `required`. Where
 * `content-digest` is covered the body is compared with it. Of several signatures one must be acceptable.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9421
 * @throws {TypeError} which option is wrong; a fixed key is not acceptable or fits none of the algorithms
 * @throws {WebhookError} from the verifier: `proof_missing` (also where something required is not covered),
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
  requireObject(options, 'httpMessageSignature: options')
  const { label } = options
  if (label !== undefined) requireText(label, 'httpMessageSignature: label')
  const findSigner = toFindSigner(options)
  const checkInput = inputChecker(options)
  const publicUrl = urlReader(options.url)
  const types = requireTypes(options.structuredFields)

  return (request, context) => {
    const inputs = readSignatureInputs(request)
    const chosen = label === undefined ? [...inputs.keys()] : [label]
    const message = new SignedMessage(request, publicUrl(request), types)
    const verifiers = chosen.map(
      (name): Verifier =>
        () => {
          const input = inputs.get(name)?.()
          if (input === undefined)
            throw refusal('proof_missing', 'there is no signature of this label', { field: name })
          const times = checkInput(input, context.now)
          const base = toSignatureBase(message, input)
          return chain(findSigner(request, input, base, context.now), (signer) =>
            chain(checkBody(request, input), () => toProof(input, signer, times)),
          )
        },
    )
    const [first, ...others] = verifiers
    if (first === undefined) throw refusal('proof_missing', 'there is no signature', { field: 'Signature-Input' })
    return anyOf(first, ...others)(request, context)
  }
}

/** Tells whether a proof is that of {@link httpMessageSignature}, which says what was signed. */
export function isHttpMessageSignatureProof(proof: Proof): proof is HttpMessageSignatureProof {
  return proof.verifier === 'httpMessageSignature'
}

function toFindSigner({ keys, secrets, algorithms }: HttpMessageSignatureOptions): FindSigner {
  if ((keys === undefined) === (secrets === undefined)) {
    throw new TypeError('httpMessageSignature: either keys or secrets must be given; anyOf takes both in turn')
  }
  if (keys !== undefined) return byPublicKey(keys, algorithms)
  if (algorithms !== undefined)
    throw new TypeError('httpMessageSignature: algorithms are those of keys, not of secrets')
  // Undefined was excluded above, which the compiler does not see.
  return bySecret(secrets ?? [])
}

/** What a signature says of its own time, in milliseconds since 1970. */
interface SignedTimes {
  readonly signedAt: number | undefined
  readonly expiresAt: number | undefined
}

function inputChecker(options: HttpMessageSignatureOptions): (input: SignatureInput, now: number) => SignedTimes {
  const { tag, toleranceSeconds = httpSignatureTolerance, allowMissingCreated = false } = options
  if (tag !== undefined) requireText(tag, 'httpMessageSignature: tag')
  requireTolerance(toleranceSeconds, 'httpMessageSignature: toleranceSeconds')
  const required = toRequirements(options.required)

  return ({ created, expires, components, tag: found }, now) => {
    if (tag !== undefined && found !== tag) throw refusal('proof_missing', 'no signature has the tag', { field: 'tag' })
    requireCoverage(components, required)
    if (created === undefined && !allowMissingCreated) {
      throw refusal('proof_missing', 'the signature does not say when it was created', { field: 'created' })
    }
    return {
      signedAt:
        created === undefined ? undefined : checkTimestamp(created, { now, field: 'created', toleranceSeconds }),
      expiresAt: expires === undefined ? undefined : checkExpiry(expires, now),
    }
  }
}

// The sender set the end itself, so nothing is added to it.
function checkExpiry(expires: string, now: number): number {
  const field = 'expires'
  if (!/^[1-9][0-9]{0,14}$/.test(expires)) {
    throw refusal('timestamp_malformed', 'expires is not a plain decimal number', { field })
  }
  const expiresAt = Number(expires) * 1000
  // Not the other way round: every comparison with NaN is false.
  if (now <= expiresAt) return expiresAt
  throw refusal('timestamp_too_old', 'the signature has expired', { field, skewSeconds: (now - expiresAt) / 1000 })
}

/** What must be covered: one of each list. */
function checkBody(request: WebhookRequest, { components }: SignatureInput): MaybePromise<void> {
  if (components.some(({ name }) => name === 'content-digest')) return checkContentDigest(request)
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

function urlReader(url: HttpMessageSignatureOptions['url']): (request: WebhookRequest) => string {
  if (url === undefined) {
    throw new TypeError('httpMessageSignature: url is missing: give the public origin; no header is trusted for it')
  }
  if (typeof url !== 'string') {
    requireFunction(url, 'httpMessageSignature: url')
    return url
  }
  const origin = /^https?:\/\/[^/?#@]+(?=\/?$)/i.exec(url)?.[0]
  if (origin === undefined || !URL.canParse(url)) {
    throw new TypeError('httpMessageSignature: url must be scheme, host and port, or a function that gives a whole URL')
  }
  return (request) => {
    const target = request.url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
    // What stands there without a slash would go on with the name of the host.
    return `${origin}${/^[/?#]/.test(target) ? '' : '/'}${target}`
  }
}

function requireTypes(
  types: HttpMessageSignatureOptions['structuredFields'] = {},
): ReadonlyMap<string, StructuredFieldType> {
  const option = 'httpMessageSignature: structuredFields'
  requirePlainObject(types, option)
  for (const type of Object.values(types)) requireOneOf(type, ['dictionary', 'list', 'item'], option)
  return new Map(Object.entries(types).map(([name, type]) => [name.toLowerCase(), type]))
}
