import { verifySignature } from '#crypto'
import { chain } from '../base/maybe-promise.js'
import { requireHeaderName, requireObject, requireOneOf, requireString } from '../base/options.js'
import { type ByteEncoding, byteEncodings, decodeBytes } from '../bytes/encoding.js'
import type { EcdsaFormat, SignatureAlgorithm } from '../crypto/algorithms.js'
import { refusal } from '../errors.js'
import type { WebhookRequest } from '../request/delivery.js'
import { headerValues, requireHeader } from '../request/headers.js'
import { type KeyOption, toKeySource } from './keys/key-source.js'
import { requireAlgorithms, requireAllowed, tryKeys } from './keys/try-keys.js'
import { contentReader, type SignedContentOptions, type SignedTimestampOptions } from './signed/signed-content.js'
import type { Verifier } from './verifier.js'

/** Options of {@link publicKeySignature}. */
export interface PublicKeySignatureOptions extends Omit<SignedContentOptions, 'timestamp'> {
  /** The public keys of the sender, or where to find them. */
  readonly keys: KeyOption
  /** The algorithms that are accepted; those of the keys that you expect, and no others. */
  readonly algorithms: readonly SignatureAlgorithm[]
  /** The header that carries the signature. @default 'X-Signature' */
  readonly signatureHeader?: string
  /** How the signature is written. @default 'base64' */
  readonly encoding?: ByteEncoding
  /** What stands before the signature in its header. @default '' */
  readonly prefix?: string
  /** The form of ES256 signatures. @default 'p1363', as in RFC 7518 */
  readonly ecdsaFormat?: EcdsaFormat
  /**
   * The header that names the algorithm. It must be present, and on the list of `algorithms`, where this option is given.
   *
   * @default 'X-Signature-Algorithm' where it is present; otherwise the algorithm follows from the key
   */
  readonly algorithmHeader?: string
  /**
   * The header that names the key. It must be present where this option is given.
   *
   * @default 'X-Signature-Key-Id' where it is present; otherwise every key is tried
   */
  readonly keyIdHeader?: string
  /** A signed time of sending. Without it a captured delivery can be sent again at any time. */
  readonly timestamp?: Omit<SignedTimestampOptions, 'header'> & {
    /** The header that carries it. @default 'X-Signature-Timestamp' */
    readonly header?: string
  }
}

/**
 * Verifies a signature made with a private key over the raw body, or over a timestamp and the raw body.
 *
 * The algorithm and the key that a request names only choose among those that are allowed here, and a key is never used
 * with an algorithm that does not fit its type.
 *
 * @throws {TypeError} which option is wrong; a fixed key is not acceptable or fits none of the algorithms
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch`, `algorithm_not_allowed`, `key_unknown`, `key_not_trusted`, `key_unavailable`,
 * `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`
 *
 * @example
 * const verify = publicKeySignature({ keys: remoteKeys('https://pay.example/keys.json'), algorithms: ['RS256', 'EdDSA'] })
 */
export function publicKeySignature(options: PublicKeySignatureOptions): Verifier {
  requireObject(options, 'publicKeySignature: options')
  const { timestamp, ecdsaFormat = 'p1363' } = options
  const source = toKeySource(options.keys, 'publicKeySignature: keys')
  const algorithms = requireAlgorithms(options.algorithms, source, 'publicKeySignature')
  requireOneOf(ecdsaFormat, ['p1363', 'der'], 'publicKeySignature: ecdsaFormat')
  const readSignature = signatureReader(options)
  const readAlgorithm = hintReader(options.algorithmHeader, 'X-Signature-Algorithm', 'algorithmHeader')
  const readKeyId = hintReader(options.keyIdHeader, 'X-Signature-Key-Id', 'keyIdHeader')
  const { signedContent } = options
  const readContent = contentReader(
    {
      ...(signedContent && { signedContent }),
      ...(timestamp && { timestamp: { header: 'X-Signature-Timestamp', ...timestamp } }),
    },
    'publicKeySignature',
  )

  return (request, { now }) => {
    const signature = readSignature(request)
    const named = readAlgorithm(request)
    const algorithm = named && requireAllowed(named.value, algorithms, named.header)
    const keyId = readKeyId(request)?.value
    const { chunks, signedAt } = readContent(request, now)
    const match = chain(source.findKeys({ request, keyId, algorithm, now }), (keys) =>
      tryKeys(keys, algorithm ? [algorithm] : algorithms, (key, fitting) =>
        verifySignature(key, fitting, signature, chunks, { ecdsaFormat }),
      ),
    )
    return chain(match, (key) => ({ strength: 'signature', verifier: 'publicKeySignature', ...key, signedAt }))
  }
}

function signatureReader(options: PublicKeySignatureOptions): (request: WebhookRequest) => Uint8Array {
  const { signatureHeader = 'X-Signature', encoding = 'base64', prefix = '' } = options
  requireHeaderName(signatureHeader, 'publicKeySignature: signatureHeader')
  requireOneOf(encoding, byteEncodings, 'publicKeySignature: encoding')
  requireString(prefix, 'publicKeySignature: prefix')
  return (request) => {
    const value = requireHeader(request, signatureHeader)
    const signature = value.startsWith(prefix) ? decodeBytes(value.slice(prefix.length), encoding) : undefined
    if (signature !== undefined && signature.length > 0) return signature
    throw refusal('signature_malformed', `header ${signatureHeader} is not ${prefix}<${encoding}>`, {
      field: signatureHeader,
    })
  }
}

/** The value of a header that a sender may have to give, and the name of the header. */
type Hint = { readonly header: string; readonly value: string }

function hintReader(
  configured: string | undefined,
  defaultHeader: string,
  option: string,
): (request: WebhookRequest) => Hint | undefined {
  const header = configured ?? defaultHeader
  requireHeaderName(header, `publicKeySignature: ${option}`)
  return (request) => {
    if (configured === undefined && headerValues(request, header).length === 0) return undefined
    return { header, value: requireHeader(request, header) }
  }
}
