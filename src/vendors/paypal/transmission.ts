import { type Checks, checkedLater, oneOf, optional } from '../../core/base/options.js'
import { parseDate } from '../../core/base/parse-date.js'
import { crc32 } from '../../core/bytes/crc32.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { requireHeader } from '../../core/request/headers.js'
import { requireCertificateUrl } from '../../core/verify/keys/certificate-url.js'
import { checkTimestamp, requireTolerance } from '../../core/verify/signed/timestamp.js'
import { refusal, WebhookError } from '../../errors.js'

/** The headers of a transmission. */
export const paypalHeaders = {
  id: 'PAYPAL-TRANSMISSION-ID',
  time: 'PAYPAL-TRANSMISSION-TIME',
  signature: 'PAYPAL-TRANSMISSION-SIG',
  certificateUrl: 'PAYPAL-CERT-URL',
  algorithm: 'PAYPAL-AUTH-ALGO',
} as const

/** PayPal's name for its only algorithm, RSASSA-PKCS1-v1_5 with SHA-256. */
export const paypalAlgorithm = 'SHA256withRSA'

/** The default maximum age of a transmission, in seconds: as long as PayPal retries. */
const paypalToleranceSeconds = 259_200

/** How far a transmission may be in the future, in seconds, to allow for clock skew. */
export const futureToleranceSeconds = 300

/** The path prefix of certificate URLs. */
export const certificatePathPrefix = '/v1/notifications/certs/'

/** The hosts that serve certificates, and the name that the certificates are issued for. */
export interface CertificateOrigin {
  readonly hosts: readonly string[]
  readonly commonName: string
}

const live: CertificateOrigin = {
  hosts: ['api.paypal.com', 'api-m.paypal.com'],
  commonName: 'messageverificationcerts.paypal.com',
}

const sandbox: CertificateOrigin = {
  hosts: ['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com'],
  commonName: 'messageverificationcerts.sandbox.paypal.com',
}

/** A PayPal environment. A signature of one environment is not valid in another. */
export type PaypalEnvironment = 'live' | 'sandbox' | 'simulator'

// The simulator uses the keys of both environments.
const origins: Readonly<Record<PaypalEnvironment, readonly CertificateOrigin[]>> = {
  live: [live],
  sandbox: [sandbox],
  simulator: [live, sandbox],
}

/** The webhook id that the simulator always signs with. */
const simulatorWebhookId = 'WEBHOOK_ID'

/** Options of both PayPal verifiers. */
export interface PaypalTransmissionOptions {
  /**
   * The id of the webhook, from the dashboard or the API. The signature covers it. Do not set it with
   * `environment: 'simulator'`.
   */
  readonly webhookId?: string
  /**
   * Where the webhook is registered. `'simulator'` accepts only deliveries of PayPal's webhook simulator. Never use it in
   * production: the simulator signs anything for anyone.
   *
   * @default 'live'
   */
  readonly environment?: PaypalEnvironment
  /**
   * How old a transmission may be, in seconds. PayPal does not say whether each attempt is signed with a new time.
   *
   * @default 259_200, the 3 days for which PayPal retries
   */
  readonly toleranceSeconds?: number
}

export const transmissionChecks: Checks<PaypalTransmissionOptions> = {
  webhookId: checkedLater,
  environment: optional(oneOf(Object.keys(origins))),
  toleranceSeconds: optional(requireTolerance),
}

/** The headers of a delivery, all checked except the signature. */
interface PaypalTransmission {
  readonly id: string
  /** The signed time, in RFC 3339 format. */
  readonly time: string
  /** In milliseconds since 1970. */
  readonly sentAt: number
  readonly certificateUrl: string
  /** The signed text: id, time, webhook id and CRC-32 of the body. */
  readonly message: string
}

/** The options of a verifier with their defaults. */
export interface TransmissionRules {
  readonly environment: PaypalEnvironment
  readonly webhookId: string
  readonly toleranceSeconds: number
  readonly origins: readonly CertificateOrigin[]
  /** @throws {WebhookError} if a header is missing, malformed or not allowed */
  readonly read: (request: WebhookRequest, now: number) => PaypalTransmission
}

/** @throws {TypeError} if an option is invalid; the message names it */
export function transmissionRules(options: PaypalTransmissionOptions, factory: string): TransmissionRules {
  const { environment = 'live', toleranceSeconds = paypalToleranceSeconds } = options
  const allowedHosts = origins[environment].flatMap(({ hosts }) => hosts)
  const urls = { allowedHosts, pathPrefix: certificatePathPrefix }
  const webhookId = requireWebhookId(options.webhookId, environment, factory)

  const read = (request: WebhookRequest, now: number): PaypalTransmission => {
    const id = requireHeader(request, paypalHeaders.id)
    const time = requireHeader(request, paypalHeaders.time)
    const certificateUrl = requireHeader(request, paypalHeaders.certificateUrl)
    requireAlgorithm(requireHeader(request, paypalHeaders.algorithm))
    const sentAt = checkTime(time, now, toleranceSeconds)
    requireCertificateUrl(certificateUrl, urls, paypalHeaders.certificateUrl)
    // Unambiguous, because a valid time contains no | and the webhook id comes from our options.
    const message = `${id}|${time}|${webhookId}|${crc32(request.body)}`
    return { id, time, sentAt, certificateUrl, message }
  }
  return { environment, webhookId, toleranceSeconds, origins: origins[environment], read }
}

function requireWebhookId(webhookId: unknown, environment: PaypalEnvironment, factory: string): string {
  if (environment === 'simulator') {
    if (webhookId === undefined) return simulatorWebhookId
    throw new TypeError(`${factory}: webhookId must not be set if environment is simulator`)
  }
  if (webhookId === simulatorWebhookId) {
    throw new TypeError(`${factory}: webhookId must not be that of the simulator, which signs anything for anyone`)
  }
  if (typeof webhookId === 'string' && /^[A-Za-z0-9]+$/.test(webhookId)) return webhookId
  throw new TypeError(`${factory}: webhookId must be the id of the webhook: only letters and digits`)
}

function requireAlgorithm(name: string): void {
  if (name === paypalAlgorithm) return
  throw refusal('algorithm_not_allowed', `${paypalHeaders.algorithm} is not ${paypalAlgorithm}`, {
    field: paypalHeaders.algorithm,
  })
}

function checkTime(text: string, now: number, toleranceSeconds: number): number {
  const sentAt = parseDate(text)?.getTime()
  if (sentAt === undefined || sentAt <= 0) {
    throw refusal('timestamp_malformed', `${paypalHeaders.time} is not an RFC 3339 time`, {
      field: paypalHeaders.time,
    })
  }
  const allowed = sentAt > now ? Math.min(toleranceSeconds, futureToleranceSeconds) : toleranceSeconds
  return checkTimestamp(String(sentAt), {
    now,
    field: paypalHeaders.time,
    toleranceSeconds: allowed,
    unit: 'milliseconds',
  })
}

/** The error for a failed request to a key server or to PayPal's API. */
export function unavailable(message: string, cause?: unknown): WebhookError {
  return new WebhookError('key_unavailable', message, { cause })
}
