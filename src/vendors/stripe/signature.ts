import { computeMac, equalBytes, importMacKey } from '#crypto'
import { chain, firstIndex } from '../../base/maybe-promise.js'
import { checkedLater, checkOptions, optional } from '../../base/options.js'
import { decodeBytes, encodeUtf8 } from '../../bytes/encoding.js'
import { refusal, type WebhookError } from '../../errors.js'
import { requireHeader } from '../../request/headers.js'
import { prepareSecrets, type Secret, type SecretSource, secretBytes } from '../../verify/secrets/secrets.js'
import { checkTimestamp, requireTolerance } from '../../verify/signed/timestamp.js'
import type { Verifier } from '../../verify/verifier.js'

/** The header with the time of sending and the signatures. */
export const stripeSignatureHeader = 'Stripe-Signature'

/** How far the signed time may be from the clock by default, in seconds. */
const stripeToleranceSeconds = 300

/** The only scheme that is verified. */
const scheme = 'v1'

/** The maximum number of elements in the header: Stripe writes one signature for each valid secret. */
const maxElements = 32

/** Options of {@link stripeSignature}. */
export interface StripeSignatureOptions {
  /**
   * The signing secrets of the endpoint as Stripe shows them, with their `whsec_`, newest first; or a function that looks
   * them up.
   */
  readonly secrets: SecretSource
  /** How far the signed time may be from the clock, in seconds, in either direction. @default 300 */
  readonly toleranceSeconds?: number
}

/**
 * Verifies the `v1` signatures of `Stripe-Signature`: HMAC-SHA256 over time, full stop and raw body.
 *
 * While a secret is being rolled there are several signatures, and one must match. `v0`, which Stripe adds to test events,
 * and all other schemes are ignored. A time too far in the future is refused too, unlike in `stripe.webhooks`.
 *
 * @see https://docs.stripe.com/webhooks#verify-manually
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch`, `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`, `key_unknown`,
 * `key_unavailable`
 */
export function stripeSignature(options: StripeSignatureOptions): Verifier {
  checkOptions(options, 'stripeSignature', {
    secrets: checkedLater,
    toleranceSeconds: optional(requireTolerance),
  })
  const { toleranceSeconds = stripeToleranceSeconds } = options
  // The key is the secret as text, including its prefix whsec_ and not decoded.
  const secrets = prepareSecrets(options.secrets, 'stripeSignature: secrets', (secret) =>
    importMacKey(secretBytes(requireSigningSecret(secret)), 'sha256'),
  )

  return (request, { now }) => {
    const { sentAt, signatures } = readElements(requireHeader(request, stripeSignatureHeader))
    const signedAt = checkTimestamp(sentAt, { now, field: stripeSignatureHeader, toleranceSeconds })
    const chunks = [encodeUtf8(`${sentAt}.`), request.body]
    const match = chain(secrets(request), (keys) =>
      firstIndex(keys, (key) =>
        chain(computeMac(key, chunks), (mac) => signatures.some((signature) => equalBytes(mac, signature))),
      ),
    )
    return chain(match, (key) => {
      if (key === -1) throw refusal('signature_mismatch', 'no secret produced one of these signatures for these bytes')
      return { strength: 'signature', verifier: 'stripeSignature', algorithm: 'hmac-sha256', key, signedAt }
    })
  }
}

// Other services sign with such keys, so only this verifier can refuse them.
function requireSigningSecret(secret: Secret): Secret {
  if (typeof secret === 'string' && /^(we|[spr]k_(live|test))_/.test(secret)) {
    throw new TypeError(
      'stripeSignature: secrets is an API key or the id of an endpoint: the signing secret begins with whsec_',
    )
  }
  return secret
}

function readElements(value: string): { readonly sentAt: string; readonly signatures: readonly Uint8Array[] } {
  const elements = value.split(',', maxElements + 1)
  if (elements.length > maxElements) throw malformed(`has more than ${maxElements} elements`)
  // Joined header lines contain white space or two timestamps.
  if (/\s/.test(value)) throw malformed('has white space')
  const times = valuesOf('t', elements)
  const [sentAt] = times
  if (sentAt === undefined || times.length > 1) throw malformed('must have one t=')
  const signatures = valuesOf(scheme, elements).map((text) => {
    const signature = decodeBytes(text, 'hex')
    if (signature?.length !== 32) throw malformed(`has a ${scheme} that is not 32 bytes as hex`)
    return signature
  })
  if (signatures.length === 0) throw malformed(`has no ${scheme}=`)
  return { sentAt, signatures }
}

function valuesOf(name: string, elements: readonly string[]): readonly string[] {
  const start = `${name}=`
  return elements.filter((element) => element.startsWith(start)).map((element) => element.slice(start.length))
}

function malformed(problem: string): WebhookError {
  return refusal('signature_malformed', `header ${stripeSignatureHeader} ${problem}`, { field: stripeSignatureHeader })
}
