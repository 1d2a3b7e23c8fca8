import { checkedLater, checkOptions, optional } from '../../core/base/options.js'
import { encodeUtf8 } from '../../core/bytes/encoding.js'
import { elementReader } from '../../core/verify/composite/elements.js'
import { macVerifier } from '../../core/verify/mac-verifier.js'
import { prepareMacKeys } from '../../core/verify/secrets/mac-keys.js'
import type { Secret, SecretSource } from '../../core/verify/secrets/secrets.js'
import { checkTimestamp, requireTolerance } from '../../core/verify/signed/timestamp.js'
import type { Verifier } from '../../core/verify/verifier.js'

/** The header with the time of sending and the signatures. */
export const stripeSignatureHeader = 'Stripe-Signature'

/** How far the signed time may be from the clock by default, in seconds. */
const stripeToleranceSeconds = 300

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
  return macVerifier({
    verifier: 'stripeSignature',
    field: stripeSignatureHeader,
    // The key is the secret as text, including its prefix whsec_ and not decoded.
    keys: prepareMacKeys(options.secrets, { option: 'stripeSignature: secrets', check: requireSigningSecret }),
    algorithm: 'sha256',
    encoding: 'hex',
    read: elementReader({ header: stripeSignatureHeader, separator: ',', timestamp: 't', signature: 'v1' }),
    content(request, now, { timestamp: sentAt = '' }) {
      const signedAt = checkTimestamp(sentAt, { now, field: stripeSignatureHeader, toleranceSeconds })
      return { chunks: [encodeUtf8(`${sentAt}.`), request.body], signedAt }
    },
  })
}

// Other services sign with such keys, so only this verifier can refuse them.
function requireSigningSecret(secret: Secret): void {
  if (typeof secret === 'string' && /^(we|[spr]k_(live|test))_/.test(secret)) {
    throw new TypeError(
      'stripeSignature: secrets is an API key or the id of an endpoint: the signing secret begins with whsec_',
    )
  }
}
