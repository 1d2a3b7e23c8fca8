import { verifyMac } from '#crypto'
import { refusal, type WebhookError } from '../../errors.js'
import { throwing } from '../base/attempt.js'
import { chain, firstIndex } from '../base/maybe-promise.js'
import { checkedLater, checkOptions, oneOf, optional, requireHeaderName, requireString } from '../base/options.js'
import { type ByteEncoding, byteEncodings, decodeBytes } from '../bytes/encoding.js'
import { type MacAlgorithm, macLengths } from '../crypto/algorithms.js'
import type { Proof, RequestHead, WebhookRequest } from '../request/delivery.js'
import { requireHeader } from '../request/headers.js'
import { prepareMacKeys } from './secrets/mac-keys.js'
import type { SecretSource } from './secrets/secrets.js'
import { contentReader, type SignedContentOptions, signedContentChecks } from './signed/signed-content.js'
import type { Verifier, VerifyContext } from './verifier.js'

/** Options of {@link hmacSignature}. */
export interface HmacSignatureOptions extends SignedContentOptions {
  /** The shared secrets, newest first, or a function that finds them. */
  readonly secrets: SecretSource
  /** The header that carries the signature. */
  readonly header: string
  /** The hash function. @default 'sha256' */
  readonly algorithm?: MacAlgorithm
  /** The encoding of the signature. @default 'hex' */
  readonly encoding?: ByteEncoding
  /** The text before the signature in its header, such as `sha256=`. @default '' */
  readonly prefix?: string
}

/**
 * Verifies an HMAC over the raw body, or over a timestamp and the raw body (RFC 2104).
 *
 * @throws {TypeError} if an option is invalid, such as an empty secret, which would let anyone sign
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch`, `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`, `key_unknown`,
 * `key_unavailable`
 *
 * @example
 * const verify = hmacSignature({ secrets: ['new', 'old'], header: 'x-signature', prefix: 'sha256=' })
 */
export function hmacSignature(options: HmacSignatureOptions): Verifier {
  return hmacVerifier(options)
}

/**
 * Like {@link hmacSignature}, for presets that can explain a missing signature.
 *
 * @param hint - is appended to the message of `proof_missing`
 */
export function hmacVerifier(options: HmacSignatureOptions, hint?: (request: RequestHead) => string): Verifier {
  checkOptions(options, 'hmacSignature', {
    ...signedContentChecks,
    secrets: checkedLater,
    header: requireHeaderName,
    algorithm: optional(oneOf(Object.keys(macLengths))),
    encoding: optional(oneOf(byteEncodings)),
    prefix: optional(requireString),
  })
  const { header, algorithm = 'sha256' } = options
  const secrets = prepareMacKeys(options.secrets, 'hmacSignature: secrets', algorithm)
  const readMac = macReader(options, macLengths[algorithm])
  const readContent = contentReader(options)
  const name = `hmac-${algorithm}`

  return throwing((request: WebhookRequest, { now }: VerifyContext) => {
    const mac = readMac(requireHeader(request, header, hint))
    const { chunks, signedAt } = readContent(request, now)
    const toProof = (key: number, keysTried: number): Proof | WebhookError =>
      key === -1
        ? refusal('signature_mismatch', 'no secret produced this signature for these bytes', { keysTried })
        : { strength: 'signature', verifier: 'hmacSignature', algorithm: name, key, signedAt }
    return chain(secrets(request), (keys) =>
      chain(
        firstIndex(keys, (key) => verifyMac(key, mac, chunks)),
        (key) => toProof(key, keys.length),
      ),
    )
  })
}

/** Returns a function that decodes an HMAC from the value of its header. It throws `signature_malformed`. */
export function macReader(
  { header, prefix = '', encoding = 'hex' }: Pick<HmacSignatureOptions, 'header' | 'prefix' | 'encoding'>,
  length: number,
): (value: string) => Uint8Array {
  return (value) => {
    const mac = value.startsWith(prefix) ? decodeBytes(value.slice(prefix.length), encoding) : undefined
    if (mac?.length === length) return mac
    throw refusal('signature_malformed', `header ${header} is not ${prefix}<${length} bytes as ${encoding}>`, {
      field: header,
    })
  }
}
