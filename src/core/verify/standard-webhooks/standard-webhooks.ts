import { refusal, type WebhookError } from '../../../errors.js'
import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import { checkedLater, checkOptions, oneOf, optional } from '../../base/options.js'
import { decodeBytes } from '../../bytes/encoding.js'
import type { Proof, WebhookRequest } from '../../request/delivery.js'
import { headerBytes, requireHeader } from '../../request/headers.js'
import type { SecretSource } from '../secrets/secrets.js'
import { checkTimestamp, requireTolerance } from '../signed/timestamp.js'
import type { Verifier, VerifyContext } from '../verifier.js'
import { type StandardWebhooksHeaders, standardWebhooksHeaders } from './headers.js'
import { asymmetricScheme, type SignatureScheme, symmetricScheme } from './scheme.js'

/** Options of {@link standardWebhooksSignature}: `secrets`, `publicKeys` or both. */
export interface StandardWebhooksOptions {
  /**
   * The shared secrets for `v1` signatures, newest first, or a function that finds them. A string is `whsec_` followed
   * by the base64 of 24 to 64 bytes, unless `secretEncoding` says otherwise; bytes are the secret itself.
   */
  readonly secrets?: SecretSource
  /**
   * The public keys for `v1a` signatures, newest first, or a function that finds them. A string is `whpk_` followed by
   * the base64 of 32 bytes; bytes are the key itself.
   */
  readonly publicKeys?: SecretSource
  /**
   * The format of a secret given as a string: `whsec` is the standard's form; `utf8` uses the string itself as the
   * secret, for services that issue secrets in another form.
   *
   * @default 'whsec'
   */
  readonly secretEncoding?: 'whsec' | 'utf8'
  /**
   * The prefix of the header names: `svix-` for services older than the standard. With several prefixes, the first one
   * that has a signature is used for all three headers; the others are ignored.
   *
   * @default 'webhook-'
   */
  readonly headerPrefix?: string | readonly string[]
  /** The maximum difference between the signed time and the clock, in seconds, in either direction. @default 300 */
  readonly toleranceSeconds?: number
}

/** The maximum number of signatures in a header. */
const maxSignatures = 16

/**
 * Verifies the signatures of Standard Webhooks: HMAC-SHA256 (`v1`) or Ed25519 (`v1a`) over id, timestamp and raw body.
 *
 * The header may have several signatures; one of them must be valid. Versions without a key are ignored. An id with a
 * full stop is refused: the signed text is `id.timestamp.body`, and a full stop would make its parts ambiguous.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch`, `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`, `key_unknown`,
 * `key_unavailable`
 *
 * @example
 * const verify = standardWebhooksSignature({ secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] })
 */
export function standardWebhooksSignature(options: StandardWebhooksOptions): Verifier {
  checkOptions(options, 'standardWebhooksSignature', {
    secrets: checkedLater,
    publicKeys: checkedLater,
    secretEncoding: optional(oneOf(['whsec', 'utf8'])),
    headerPrefix: checkedLater,
    toleranceSeconds: requireTolerance,
  })
  // 300 seconds, as in the standard's own libraries.
  const { toleranceSeconds = 300 } = options
  return schemesVerifier({
    verifier: 'standardWebhooksSignature',
    chooseHeaders: standardWebhooksHeaders(options.headerPrefix, 'standardWebhooksSignature: headerPrefix'),
    schemes: toSchemes(options),
    toleranceSeconds,
  })
}

/** What {@link schemesVerifier} checks, from checked options. */
export interface StandardWebhooksScheme {
  /** The name of the verifier, for its proof. */
  readonly verifier: string
  readonly chooseHeaders: (request: WebhookRequest) => StandardWebhooksHeaders
  readonly schemes: readonly SignatureScheme[]
  readonly toleranceSeconds: number
}

/** The verifier of Standard Webhooks for given schemes. A preset with secrets only does not bundle Ed25519. */
export function schemesVerifier(scheme: StandardWebhooksScheme): Verifier {
  const { verifier, chooseHeaders, schemes, toleranceSeconds } = scheme
  return (request, context) => {
    const { now } = context
    const { idHeader, timestampHeader, signatureHeader } = chooseHeaders(request)
    const id = requireHeader(request, idHeader, ' (option headerPrefix)')
    const sentAt = requireHeader(request, timestampHeader)
    const signatures = readSignatures(requireHeader(request, signatureHeader), signatureHeader, schemes)
    if (id.includes('.')) throw malformed(idHeader, 'has a full stop')
    const signedAt = checkTimestamp(sentAt, { now, field: timestampHeader, toleranceSeconds })
    const chunks = [headerBytes(`${id}.${sentAt}.`), request.body]
    return chain(findMatch(signatures, request, context, chunks), (match) => ({
      strength: 'signature',
      verifier,
      ...match,
      signedAt,
    }))
  }
}

function toSchemes(options: StandardWebhooksOptions): readonly SignatureScheme[] {
  const { secrets, publicKeys, secretEncoding = 'whsec' } = options
  const schemes: SignatureScheme[] = []
  if (secrets !== undefined)
    schemes.push(symmetricScheme(secrets, secretEncoding, 'standardWebhooksSignature: secrets'))
  if (publicKeys !== undefined) schemes.push(asymmetricScheme(publicKeys, 'standardWebhooksSignature: publicKeys'))
  if (schemes.length === 0) throw new TypeError('standardWebhooksSignature: secrets or publicKeys must be given')
  return schemes
}

/** Signatures of one scheme. */
interface SignatureGroup {
  readonly scheme: SignatureScheme
  readonly signatures: readonly Uint8Array[]
}

function readSignatures(value: string, header: string, schemes: readonly SignatureScheme[]): readonly SignatureGroup[] {
  const entries = value.split(' ', maxSignatures + 1)
  if (entries.length > maxSignatures) throw malformed(header, `has more than ${maxSignatures} signatures`)
  // Some runtimes join two header lines with a comma, which makes them look like one.
  if (entries.some((entry) => entry.endsWith(','))) throw malformed(header, 'is a list')
  const groups = schemes.map((scheme) => ({ scheme, signatures: signaturesOf(scheme, entries, header) }))
  const used = groups.filter(({ signatures }) => signatures.length > 0)
  if (used.length === 0) throw malformed(header, 'has no signature of a version with a configured key')
  return used
}

function signaturesOf(scheme: SignatureScheme, entries: readonly string[], header: string): readonly Uint8Array[] {
  const start = `${scheme.version},`
  return entries
    .filter((entry) => entry.startsWith(start))
    .map((entry) => {
      const signature = decodeBytes(entry.slice(start.length), 'base64')
      if (signature?.length !== scheme.signatureLength) throw malformed(header, `has a malformed ${scheme.version}`)
      return signature
    })
}

function findMatch(
  groups: readonly SignatureGroup[],
  request: WebhookRequest,
  context: VerifyContext,
  chunks: readonly Uint8Array[],
  triedBefore = 0,
): MaybePromise<Pick<Proof, 'algorithm' | 'key'>> {
  const [group, ...others] = groups
  if (group === undefined) {
    throw refusal('signature_mismatch', 'no key produced one of these signatures for these bytes', {
      keysTried: triedBefore,
    })
  }
  const { scheme, signatures } = group
  return chain(scheme.findKey(request, context, signatures, chunks), ({ key, keysTried }) =>
    key === -1
      ? findMatch(others, request, context, chunks, triedBefore + keysTried)
      : { algorithm: scheme.algorithm, key },
  )
}

function malformed(header: string, problem: string): WebhookError {
  return refusal('signature_malformed', `header ${header} ${problem}`, { field: header })
}
