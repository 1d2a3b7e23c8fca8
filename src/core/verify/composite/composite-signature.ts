import {
  checkedLater,
  checkOptions,
  group,
  oneOf,
  optional,
  requireFunction,
  requireHeaderName,
  requireString,
  requireText,
} from '../../base/options.js'
import { type ByteEncoding, byteEncodings, toBytes } from '../../bytes/encoding.js'
import { type MacAlgorithm, macLengths } from '../../crypto/algorithms.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { macVerifier } from '../mac-verifier.js'
import { prepareMacKeys } from '../secrets/mac-keys.js'
import { type SecretEncoding, secretEncodings } from '../secrets/secret-encoding.js'
import type { SecretSource } from '../secrets/secrets.js'
import { checkTimestamp, type TimestampOptions, timestampChecks } from '../signed/timestamp.js'
import type { Verifier } from '../verifier.js'
import { elementReader } from './elements.js'

/** A signed timestamp in the same header as the signatures. */
export interface CompositeTimestampOptions extends TimestampOptions {
  /** The name of its pair. @default 't' */
  readonly name?: string
  /** The text between timestamp and body in the signed content. @default '.' */
  readonly separator?: string
}

/** Options of {@link compositeSignature}. */
export interface CompositeSignatureOptions {
  /** The shared secrets, newest first, or a function that finds them. */
  readonly secrets: SecretSource
  /** The form of a secret given as a string. @default 'utf8', the text itself */
  readonly secretEncoding?: SecretEncoding
  /** The header that carries the pairs. */
  readonly header: string
  /** The text between two pairs; a space after it is allowed. @default ',' */
  readonly separator?: string
  /** The name of the pair with the signature. It may be repeated, while a secret is being replaced. @default 'v1' */
  readonly signature?: string
  /** The signed timestamp. Without one, a captured request can be replayed at any time. */
  readonly timestamp?: CompositeTimestampOptions
  /** The hash function. @default 'sha256' */
  readonly algorithm?: MacAlgorithm
  /** The encoding of a signature. @default 'hex' */
  readonly encoding?: ByteEncoding
  /**
   * Returns the signed content in pieces. A text is encoded as UTF-8.
   *
   * @default the body; with `timestamp`, the timestamp, its separator and the body
   */
  readonly signedContent?: (request: WebhookRequest, timestamp: string) => readonly (string | Uint8Array)[]
}

/**
 * Verifies HMACs in a header of pairs, such as `t=1735689600,v1=5257a869...`.
 *
 * Pairs with other names are ignored. If the signature occurs several times, one of them must be valid.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch`, `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`, `key_unknown`,
 * `key_unavailable`
 *
 * @example
 * const verify = compositeSignature({ secrets: 's3cret', header: 'parcels-signature', timestamp: { toleranceSeconds: 60 } })
 */
export function compositeSignature(options: CompositeSignatureOptions): Verifier {
  checkOptions(options, 'compositeSignature', {
    secrets: checkedLater,
    secretEncoding: optional(oneOf(secretEncodings)),
    header: requireHeaderName,
    separator: optional(requireText),
    signature: optional(requireText),
    timestamp: optional(
      group<CompositeTimestampOptions>({
        ...timestampChecks,
        name: optional(requireText),
        separator: optional(requireString),
      }),
    ),
    algorithm: optional(oneOf(Object.keys(macLengths))),
    encoding: optional(oneOf(byteEncodings)),
    signedContent: optional(requireFunction),
  })
  const { header, separator = ',', signature = 'v1', timestamp, algorithm = 'sha256', signedContent } = options
  const keyOptions = { option: 'compositeSignature: secrets', encoding: options.secretEncoding ?? 'utf8', algorithm }
  return macVerifier({
    verifier: 'compositeSignature',
    field: header,
    keys: prepareMacKeys(options.secrets, keyOptions),
    algorithm,
    encoding: options.encoding ?? 'hex',
    read: elementReader({ header, separator, signature, ...(timestamp && { timestamp: timestamp.name ?? 't' }) }),
    content(request, now, { timestamp: sentAt = '' }) {
      const signedAt = timestamp && checkTimestamp(sentAt, { ...timestamp, now, field: header })
      const start = timestamp ? [sentAt + (timestamp.separator ?? '.')] : []
      const pieces = signedContent?.(request, sentAt) ?? [...start, request.body]
      return { chunks: pieces.map(toBytes), signedAt }
    },
  })
}
