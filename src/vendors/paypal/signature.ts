import { type Checks, checkedLater, checkOptions, optional, requireObject } from '../../core/base/options.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { requireHeader } from '../../core/request/headers.js'
import { type CertificateKeysOptions, certificateKeys } from '../../core/verify/keys/certificate-keys.js'
import type { KeyOption } from '../../core/verify/keys/key-source.js'
import { publicKeySignature } from '../../core/verify/public-key-signature.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { bodyBinding, type PaypalReplayOptions } from './replay.js'
import {
  type CertificateOrigin,
  certificatePathPrefix,
  type PaypalTransmissionOptions,
  paypalHeaders,
  transmissionChecks,
  transmissionRules,
} from './transmission.js'

/** Options of {@link paypalSignature}. */
export interface PaypalSignatureOptions extends PaypalTransmissionOptions, PaypalReplayOptions {
  /** How certificates are retrieved and which authorities are trusted. @default the defaults of `certificateKeys` */
  readonly certificates?: Omit<CertificateKeysOptions, 'header' | 'allowedHosts' | 'pathPrefix' | 'commonName'>
  /**
   * Public keys to trust instead of certificates, for tests and for runtimes without X.509.
   *
   * @default the key of the certificate that the request names
   */
  readonly keys?: KeyOption
}

export const paypalSignatureChecks: Checks<PaypalSignatureOptions> = {
  ...transmissionChecks,
  transmissions: checkedLater,
  certificates: optional(requireObject),
  keys: checkedLater,
}

/**
 * Verifies PayPal's signature locally: RSASSA-PKCS1-v1_5 with SHA-256 over transmission id, time, webhook id and the
 * CRC-32 of the raw body.
 *
 * The certificate must be on a host of the environment, have its name, be valid now, and come from an authority that the
 * runtime trusts. Needs a runtime with X.509: Node, Bun or Deno; elsewhere see {@link paypalPostback}.
 *
 * @see https://developer.paypal.com/api/rest/webhooks/rest/#link-selfverificationmethod
 * @throws {TypeError} if an option is invalid (the message names it), or the runtime has no X.509
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch` (also for a second body with the same signature), `algorithm_not_allowed`, `timestamp_malformed`,
 * `timestamp_too_old`, `timestamp_in_future`, `key_unknown`, `key_not_trusted`, `key_unavailable`, `store_unavailable`,
 * `delivery_in_progress`
 */
export function paypalSignature(options: PaypalSignatureOptions): Verifier {
  checkOptions(options, 'paypalSignature', paypalSignatureChecks)
  const rules = transmissionRules(options, 'paypalSignature')
  const bindBody = bodyBinding(options, rules.toleranceSeconds, 'paypalSignature')
  const keys = options.keys ?? certificatesOf(rules.origins, options.certificates)
  // Passes the message to the inner verifier, so that it is computed once.
  const messages = new WeakMap<WebhookRequest, string>()
  const verify = publicKeySignature({
    keys,
    algorithms: ['RS256'],
    header: paypalHeaders.signature,
    signedContent: (request) => [messages.get(request) ?? ''],
  })

  return async (request, context) => {
    const { sentAt, message } = rules.read(request, context.now)
    messages.set(request, message)
    const proof = await verify(request, context)
    await bindBody(message, request.body)
    return { ...proof, verifier: 'paypalSignature', signedAt: sentAt }
  }
}

function certificatesOf(
  origins: readonly CertificateOrigin[],
  options: PaypalSignatureOptions['certificates'],
): KeyOption {
  const sources = origins.map(({ hosts, commonName }) => ({
    hosts,
    keys: certificateKeys({
      ...options,
      header: paypalHeaders.certificateUrl,
      allowedHosts: hosts,
      pathPrefix: certificatePathPrefix,
      commonName,
    }),
  }))
  // The URL is already checked; its host decides which name the certificate must have.
  return ({ request }) => {
    const { hostname } = new URL(requireHeader(request, paypalHeaders.certificateUrl))
    return sources.find(({ hosts }) => hosts.includes(hostname))?.keys
  }
}
