import { importMacKey, verifyMac } from '#crypto'
import { type ByteEncoding, byteEncodings, decodeBytes } from '../bytes/encoding.js'
import { encodeUtf8 } from '../bytes/utf8.js'
import { type MacAlgorithm, macLengths } from '../crypto/mac-algorithm.js'
import type { WebhookRequest } from '../delivery.js'
import { refusal } from '../errors.js'
import { chain, firstIndex } from '../maybe-promise.js'
import { requireFunction, requireOneOf, requireString, requireText } from '../options.js'
import { requireHeader } from '../request.js'
import { prepareSecrets, type SecretSource, secretBytes } from './secrets.js'
import { checkTimestamp, requireTimestampOptions, type TimestampOptions } from './timestamp.js'
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
 * @throws {TypeError} which option is wrong: an empty secret would let anybody sign
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch`, `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`, `key_unknown`,
 * `key_unavailable`
 *
 * @example
 * const verify = hmacSignature({ secrets: ['new', 'old'], header: 'x-signature', prefix: 'sha256=' })
 */
export function hmacSignature(options: HmacSignatureOptions): Verifier {
  const { header, algorithm = 'sha256', timestamp } = options
  requireOneOf(algorithm, Object.keys(macLengths), 'hmacSignature: algorithm')
  const secrets = prepareSecrets(options.secrets, 'hmacSignature: secrets', (secret) =>
    importMacKey(secretBytes(secret), algorithm),
  )
  const readMac = macReader(options, macLengths[algorithm])
  const signedContent = requireContent(options)

  return (request, { now }) => {
    const mac = readMac(requireHeader(request, header))
    const sentAt = timestamp === undefined ? '' : requireHeader(request, timestamp.header)
    const signedAt = timestamp && checkTimestamp(sentAt, now, timestamp.header, timestamp)
    const chunks = signedContent(request, sentAt).map(toBytes)
    return chain(
      chain(secrets(request), (keys) => firstIndex(keys, (key) => verifyMac(key, mac, chunks))),
      (key) => {
        if (key === -1) throw refusal('signature_mismatch', 'no secret produced this signature for these bytes')
        return { strength: 'signature', verifier: 'hmacSignature', algorithm: `hmac-${algorithm}`, key, signedAt }
      },
    )
  }
}

function macReader(options: HmacSignatureOptions, length: number): (value: string) => Uint8Array {
  const { header, prefix = '', encoding = 'hex' } = options
  requireText(header, 'hmacSignature: header')
  requireString(prefix, 'hmacSignature: prefix')
  requireOneOf(encoding, byteEncodings, 'hmacSignature: encoding')
  return (value) => {
    const mac = value.startsWith(prefix) ? decodeBytes(value.slice(prefix.length), encoding) : undefined
    if (mac?.length === length) return mac
    throw refusal('signature_malformed', `header ${header} is not ${prefix}<${length} bytes as ${encoding}>`, {
      field: header,
    })
  }
}

function requireContent(options: HmacSignatureOptions): NonNullable<HmacSignatureOptions['signedContent']> {
  const { signedContent, timestamp } = options
  if (timestamp !== undefined) {
    requireText(timestamp.header, 'hmacSignature: timestamp.header')
    requireTimestampOptions(timestamp, 'hmacSignature: timestamp')
  }
  if (signedContent !== undefined) {
    requireFunction(signedContent, 'hmacSignature: signedContent')
    return signedContent
  }
  if (timestamp === undefined) return (request) => [request.body]
  const { separator = '.' } = timestamp
  requireString(separator, 'hmacSignature: timestamp.separator')
  return (request, sentAt) => [sentAt + separator, request.body]
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? encodeUtf8(content) : content
}
