import { importMacKey, type MacKey, verifyMac } from '#crypto'
import { type ByteEncoding, decodeBytes } from '../bytes/encoding.js'
import { encodeUtf8 } from '../bytes/utf8.js'
import { type MacAlgorithm, macLengths } from '../crypto/mac-algorithm.js'
import type { WebhookRequest } from '../delivery.js'
import { refusal } from '../errors.js'
import { chain, type MaybePromise } from '../maybe-promise.js'
import { requireOneOf, requireText } from '../options.js'
import { requireHeader } from '../request.js'
import { prepareSecrets, type SecretSource } from './secrets.js'
import { checkTimestamp, requireTolerance, type TimestampOptions } from './timestamp.js'
import type { Verifier } from './verifier.js'

/** A timestamp that is part of the signed content. */
export interface SignedTimestampOptions extends TimestampOptions {
  /** The header that carries it. */
  readonly header: string
  /** What stands between timestamp and body in the signed content. @default '.' */
  readonly separator?: string
}

/** Options of {@link hmacSignature}. */
export interface HmacSignatureOptions {
  /** The shared secrets, newest first, or a function that finds them. */
  readonly secrets: SecretSource
  /** The header that carries the signature. */
  readonly header: string
  /** @default 'sha256' */
  readonly algorithm?: MacAlgorithm
  /** How the signature is written. @default 'hex' */
  readonly encoding?: ByteEncoding
  /** What stands before the signature in its header, such as `sha256=`. @default '' */
  readonly prefix?: string
  /** A signed time of sending. Without it a captured delivery can be sent again at any time. */
  readonly timestamp?: SignedTimestampOptions
  /**
   * The signed content, in pieces, where it is not the body alone or timestamp, separator and body.
   *
   * @default the body, after the timestamp and its separator where there is one
   */
  readonly signedContent?: (request: WebhookRequest, timestamp: string) => readonly (string | Uint8Array)[]
}

/**
 * Verifies an HMAC over the raw body, or over a timestamp and the raw body (RFC 2104).
 *
 * @throws {TypeError} no secret, an empty secret or header name, an unusable tolerance
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch`, `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`, `key_unknown`,
 * `key_unavailable`
 *
 * @example
 * const verify = hmacSignature({ secrets: ['new', 'old'], header: 'x-signature', prefix: 'sha256=' })
 */
export function hmacSignature(options: HmacSignatureOptions): Verifier {
  const { header, algorithm = 'sha256', timestamp } = options
  requireText(header, 'hmacSignature: header')
  if (timestamp !== undefined) requireText(timestamp.header, 'hmacSignature: timestamp.header')
  requireTolerance(timestamp?.toleranceSeconds, 'hmacSignature: timestamp.toleranceSeconds')
  requireOneOf(algorithm, Object.keys(macLengths), 'hmacSignature: algorithm')
  const secrets = prepareSecrets(options.secrets, 'hmacSignature: secrets', (secret) => importMacKey(secret, algorithm))
  const signedContent = options.signedContent ?? defaultContent(timestamp)

  return (request, { now }) => {
    const mac = readMac(requireHeader(request, header), options)
    const sentAt = timestamp === undefined ? '' : requireHeader(request, timestamp.header)
    const signedAt = timestamp && checkTimestamp(sentAt, now, timestamp.header, timestamp)
    const chunks = signedContent(request, sentAt).map(toBytes)
    return chain(
      chain(secrets(request), (keys) => findKey(keys, mac, chunks)),
      (key) => ({ strength: 'signature', verifier: 'hmacSignature', algorithm: `hmac-${algorithm}`, key, signedAt }),
    )
  }
}

function readMac(value: string, options: HmacSignatureOptions): Uint8Array {
  const { header, prefix = '', encoding = 'hex', algorithm = 'sha256' } = options
  const mac = value.startsWith(prefix) ? decodeBytes(value.slice(prefix.length), encoding) : undefined
  if (mac === undefined || mac.length !== macLengths[algorithm]) {
    throw refusal('signature_malformed', `header ${header} is not ${prefix}<${encoding} of an ${algorithm} HMAC>`, {
      field: header,
    })
  }
  return mac
}

function findKey(
  keys: readonly MacKey[],
  mac: Uint8Array,
  chunks: readonly Uint8Array[],
  index = 0,
): MaybePromise<number> {
  const key = keys[index]
  if (key === undefined) throw refusal('signature_mismatch', 'no secret produced this signature for these bytes')
  return chain(verifyMac(key, mac, chunks), (matches) => (matches ? index : findKey(keys, mac, chunks, index + 1)))
}

function defaultContent(
  timestamp: SignedTimestampOptions | undefined,
): NonNullable<HmacSignatureOptions['signedContent']> {
  if (timestamp === undefined) return (request) => [request.body]
  const { separator = '.' } = timestamp
  return (request, sentAt) => [sentAt + separator, request.body]
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? encodeUtf8(content) : content
}
