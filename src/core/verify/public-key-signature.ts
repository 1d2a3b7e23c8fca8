import { verifySignature } from '#crypto'
import { refusal } from '../../errors.js'
import { chain } from '../base/maybe-promise.js'
import {
  type Checks,
  checkedLater,
  checkOptions,
  group,
  oneOf,
  optional,
  requireHeaderName,
  requireString,
} from '../base/options.js'
import { type ByteEncoding, byteEncodings, decodeBytes } from '../bytes/encoding.js'
import type { EcdsaFormat, SignatureAlgorithm } from '../crypto/algorithms.js'
import type { WebhookRequest } from '../request/delivery.js'
import { headerValues, requireHeader } from '../request/headers.js'
import { type KeyOption, toKeySource } from './keys/key-source.js'
import { findMatchingKey, requireAlgorithms, requireAllowedAlgorithm } from './keys/try-keys.js'
import {
  contentReader,
  type SignedContentOptions,
  type SignedTimestampOptions,
  signedContentChecks,
} from './signed/signed-content.js'
import { timestampChecks } from './signed/timestamp.js'
import type { Verifier } from './verifier.js'

/** Options of {@link publicKeySignature}. */
export interface PublicKeySignatureOptions extends Omit<SignedContentOptions, 'timestamp'> {
  /** The public keys of the sender, or where to find them. */
  readonly keys: KeyOption
  /** The accepted algorithms. List only those that your sender's keys use. */
  readonly algorithms: readonly SignatureAlgorithm[]
  /** The header that carries the signature. @default 'X-Signature' */
  readonly header?: string
  /** The encoding of the signature. @default 'base64' */
  readonly encoding?: ByteEncoding
  /** The text before the signature in its header. @default '' */
  readonly prefix?: string
  /** The format of ES256 and ES384 signatures. @default 'p1363', as in RFC 7518 */
  readonly ecdsaFormat?: EcdsaFormat
  /**
   * The header that names the algorithm. If you set this option, the header is required; its value must be one of
   * `algorithms`.
   *
   * @default 'X-Signature-Algorithm' if the request has it; otherwise every accepted algorithm that fits the key is
   * tried
   */
  readonly algorithmHeader?: string
  /**
   * The header that names the key. If you set this option, the header is required.
   *
   * @default 'X-Signature-Key-Id' if the request has it; otherwise every key is tried
   */
  readonly keyIdHeader?: string
  /** A signed timestamp. Without one, a captured request can be replayed at any time. */
  readonly timestamp?: Omit<SignedTimestampOptions, 'header'> & {
    /** The header that carries it. @default 'X-Signature-Timestamp' */
    readonly header?: string
  }
}

const checks: Checks<PublicKeySignatureOptions> = {
  keys: checkedLater,
  algorithms: checkedLater,
  header: optional(requireHeaderName),
  encoding: optional(oneOf(byteEncodings)),
  prefix: optional(requireString),
  ecdsaFormat: optional(oneOf(['p1363', 'der'])),
  algorithmHeader: optional(requireHeaderName),
  keyIdHeader: optional(requireHeaderName),
  signedContent: signedContentChecks.signedContent,
  timestamp: optional(
    group({ ...timestampChecks, header: optional(requireHeaderName), separator: optional(requireString) }),
  ),
}

/**
 * Verifies a signature made with a private key over the raw body, or over a timestamp and the raw body.
 *
 * The algorithm and key named by a request only select among those allowed here. A key is only used with algorithms
 * that fit its type.
 *
 * @throws {TypeError} if an option is invalid (the message names it), or a fixed key is refused or fits none of the
 * algorithms
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch`, `algorithm_not_allowed`, `key_unknown`, `key_not_trusted`, `key_unavailable`,
 * `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`
 *
 * @example
 * const verify = publicKeySignature({ keys: remoteKeys('https://pay.example/keys.json'), algorithms: ['RS256', 'EdDSA'] })
 */
export function publicKeySignature(options: PublicKeySignatureOptions): Verifier {
  checkOptions(options, 'publicKeySignature', checks)
  // Equivalent (StringLiteral): `""`. Every format but 'der' is the same.
  const { timestamp, signedContent, ecdsaFormat = 'p1363' } = options
  const source = toKeySource(options.keys, 'publicKeySignature: keys')
  const algorithms = requireAlgorithms(options.algorithms, source, 'publicKeySignature')
  const readSignature = signatureReader(options)
  const readAlgorithm = namedHeaderReader(options.algorithmHeader, 'X-Signature-Algorithm')
  const readKeyId = namedHeaderReader(options.keyIdHeader, 'X-Signature-Key-Id')
  const readContent = contentReader({
    ...(signedContent && { signedContent }),
    ...(timestamp && { timestamp: { ...timestamp, header: timestamp.header ?? 'X-Signature-Timestamp' } }),
  })

  return (request, { now }) => {
    const signature = readSignature(request)
    const named = readAlgorithm(request)
    const algorithm = named && requireAllowedAlgorithm(named.value, algorithms, named.header)
    const keyId = readKeyId(request)?.value
    const { chunks, signedAt } = readContent(request, now)
    const match = findMatchingKey(source, { request, keyId, algorithm, now }, algorithms, (key, candidate) =>
      verifySignature(key, candidate, signature, chunks, { ecdsaFormat }),
    )
    return chain(match, (key) => ({ strength: 'signature', verifier: 'publicKeySignature', ...key, signedAt }))
  }
}

function signatureReader({
  header = 'X-Signature',
  encoding = 'base64',
  prefix = '',
}: PublicKeySignatureOptions): (request: WebhookRequest) => Uint8Array {
  return (request) => {
    const value = requireHeader(request, header)
    const signature = value.startsWith(prefix) ? decodeBytes(value.slice(prefix.length), encoding) : undefined
    if (signature !== undefined && signature.length > 0) return signature
    throw refusal('signature_malformed', `header ${header} is not ${prefix}<${encoding}>`, { field: header })
  }
}

/** A header's value, and its name for the error. */
type NamedHeader = { readonly header: string; readonly value: string }

// A configured header is required; the default header is optional.
function namedHeaderReader(
  configured: string | undefined,
  defaultHeader: string,
): (request: WebhookRequest) => NamedHeader | undefined {
  const header = configured ?? defaultHeader
  return (request) => {
    if (configured === undefined && headerValues(request, header).length === 0) return undefined
    return { header, value: requireHeader(request, header) }
  }
}
