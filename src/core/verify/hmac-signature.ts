import { checkedLater, checkOptions, oneOf, optional, requireHeaderName, requireString } from '../base/options.js'
import { type ByteEncoding, byteEncodings } from '../bytes/encoding.js'
import { type MacAlgorithm, macLengths } from '../crypto/algorithms.js'
import type { RequestHead } from '../request/delivery.js'
import { requireHeader } from '../request/headers.js'
import { macVerifier, malformed } from './mac-verifier.js'
import { prepareMacKeys } from './secrets/mac-keys.js'
import type { SecretSource } from './secrets/secrets.js'
import { contentReader, type SignedContentOptions, signedContentChecks } from './signed/signed-content.js'
import type { Verifier } from './verifier.js'

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
  const { header, prefix = '', algorithm = 'sha256', encoding = 'hex' } = options
  return macVerifier({
    verifier: 'hmacSignature',
    field: header,
    keys: prepareMacKeys(options.secrets, { option: 'hmacSignature: secrets', algorithm }),
    algorithm,
    encoding,
    read(request) {
      const value = requireHeader(request, header, hint)
      if (!value.startsWith(prefix)) throw malformed(header, `does not begin with ${prefix}`)
      return { signatures: [value.slice(prefix.length)], timestamp: undefined }
    },
    content: contentReader(options),
  })
}
