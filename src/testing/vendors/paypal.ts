import { checkedLater, checkOptions, optional, requireString, requireText } from '../../core/base/options.js'
import { readHeader } from '../../core/request/headers.js'
import { paypal } from '../../vendors/paypal/index.js'
import { paypalAlgorithm, paypalHeaders } from '../../vendors/paypal/transmission.js'
import {
  makeJsonSample,
  type PayloadChanges,
  payloadSampleChecks,
  requireSample,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withHeaders,
} from '../sample.js'
import { makersOf, type SampleEvent, sampleOf } from '../samples/event-samples.js'
import { encode, joinBytes } from '../signers/encode.js'
import { generateKeys, type PrivateKey, readKeys, signBytes } from '../signers/keys.js'
import type { SentAt } from '../signers/signed-content.js'
import { requireOneValue, requireValue, type VendorDeliveries } from '../vendor-deliveries.js'
import { paypalSamples } from './paypal-samples.js'

/** An event with a sample, or any other. */
export type PaypalSampleEvent = SampleEvent<typeof paypalSamples>

/** Options of {@link paypalSample}. */
export interface PaypalSampleOptions<Event extends string = string> extends SampleOptions {
  /**
   * The event. Its resource is that of the event, for the events used most, and empty for others.
   *
   * @default the `event_type` in `payload`, or `PAYMENT.CAPTURE.COMPLETED`
   */
  readonly event?: Event
  /** Changes to {@link paypalPayload}. */
  readonly payload?: PayloadChanges<PaypalSamplePayload<Event>>
}

/** The payload of a sample. */
export type PaypalSamplePayload<Event extends string> = ReturnType<typeof paypalPayload<Event>>

/** An event with the fields of its resource that handlers use most; by default about a captured payment. */
export function paypalPayload<const Event extends PaypalSampleEvent = 'PAYMENT.CAPTURE.COMPLETED'>(event?: Event) {
  const api = 'https://api.paypal.com'
  // Without an argument, the type is that of the default.
  const event_type = event ?? ('PAYMENT.CAPTURE.COMPLETED' as Event)
  return {
    id: 'WH-58D329510W468432D-8HN650336L201105X',
    event_version: '1.0',
    create_time: '2026-11-21T10:15:29.000Z',
    resource_type: 'unknown',
    resource_version: '2.0',
    event_type,
    summary: 'A sample',
    resource: {},
    ...sampleOf(paypalSamples, event_type),
    links: [
      {
        href: `${api}/v1/notifications/webhooks-events/WH-58D329510W468432D-8HN650336L201105X`,
        rel: 'self',
        method: 'GET',
      },
      {
        href: `${api}/v1/notifications/webhooks-events/WH-58D329510W468432D-8HN650336L201105X/resend`,
        rel: 'resend',
        method: 'POST',
      },
    ],
  }
}

/**
 * An unsigned delivery from PayPal.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const refunded = paypalSample({ event: 'PAYMENT.CAPTURE.REFUNDED' })
 */
export function paypalSample<const Event extends PaypalSampleEvent = 'PAYMENT.CAPTURE.COMPLETED'>(
  options: PaypalSampleOptions<Event> = {},
): Sample {
  checkOptions<PaypalSampleOptions>(options, 'paypalSample', { ...payloadSampleChecks, event: optional(requireString) })
  const { payload } = options
  const { event = typeof payload?.event_type === 'string' ? payload.event_type : undefined } = options
  return makeJsonSample(
    options,
    { 'User-Agent': 'PayPal/AUHD-214.0-58391792', 'Content-Type': 'application/json' },
    paypalPayload(event),
  )
}

/** Options of {@link signPaypal}. */
export interface SignPaypalOptions {
  /** An RSA key, such as `generateKeys('RS256')` makes. */
  readonly privateKey: PrivateKey
  /** @default 'WEBHOOK_ID', the webhook id of the simulator */
  readonly webhookId?: string
  /** @default 'ec0be250-c6c1-11f0-8f2e-3b9d1b6b2b9f' */
  readonly transmissionId?: string
  /** The time of sending: milliseconds since 1970, or the header's text. @default now */
  readonly sentAt?: SentAt
  /** The URL of the certificate. @default 'https://api.paypal.com/v1/notifications/certs/CERT-sample' */
  readonly certificateUrl?: string
}

/**
 * Signs a sample as PayPal does, as `paypalSignature` with the public key in `keys` expects it.
 *
 * @returns a copy with the five headers of a transmission
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const { privateKey, jwk } = await generateKeys('RS256')
 * const provider = paypal({ webhookId: '4JH86294D6297924G', keys: jwk })
 * const sample = signPaypal(paypalSample(), { privateKey, webhookId: '4JH86294D6297924G' })
 */
export async function signPaypal(source: SampleSource, options: SignPaypalOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signPaypal')
  checkOptions(options, 'signPaypal', {
    privateKey: checkedLater,
    webhookId: optional(requireText),
    transmissionId: optional(requireText),
    sentAt: checkedLater,
    certificateUrl: optional(requireString),
  })
  const { privateKey, webhookId = 'WEBHOOK_ID', sentAt = Date.now() } = options
  const { transmissionId = 'ec0be250-c6c1-11f0-8f2e-3b9d1b6b2b9f' } = options
  const { certificateUrl = 'https://api.paypal.com/v1/notifications/certs/CERT-sample' } = options
  const time = typeof sentAt === 'string' ? sentAt : new Date(sentAt).toISOString()
  const message = await joinBytes([`${transmissionId}|${time}|${webhookId}|${checksum(sample.body)}`])
  const signature = await signBytes(message, privateKey, 'RS256', 'signPaypal')
  return withHeaders(sample, {
    [paypalHeaders.id]: transmissionId,
    [paypalHeaders.time]: time,
    [paypalHeaders.signature]: encode(signature, 'base64'),
    [paypalHeaders.certificateUrl]: certificateUrl,
    [paypalHeaders.algorithm]: paypalAlgorithm,
    'PAYPAL-AUTH-VERSION': 'v2',
  })
}

// Computed bit by bit, without the library's table, so that a bug there cannot cancel itself out in a test.
function checksum(bytes: Uint8Array): number {
  let remainder = 0xffffffff
  for (const byte of bytes) {
    remainder ^= byte
    for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (-(remainder & 1) & 0xedb88320)
  }
  return ~remainder >>> 0
}

/** Genuine deliveries from PayPal, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  credential: 'key pair',
  needs: [
    {
      name: 'webhookId',
      kind: 'identifier',
      env: 'PAYPAL_WEBHOOK_ID',
      about: 'the id of the webhook, which is signed',
    },
    {
      name: 'keys',
      kind: 'public key',
      env: 'PAYPAL_PUBLIC_KEY',
      about: "a public key in PEM to trust instead of PayPal's certificates, for simulated deliveries",
      optional: true,
    },
  ],
  ids: [{ field: 'id' }, { header: paypalHeaders.id }],
  samples: makersOf(paypalSamples, paypalSample),
  provider: (values) =>
    paypal({
      webhookId: requireOneValue(values, 'webhookId', 'paypal'),
      ...(values.keys !== undefined && { keys: requireValue(values, 'keys', 'paypal') }),
    }),
  sender: async ({ privateKey: given, webhookId = '4JH86294D6297924G' } = {}) => {
    const { jwk, pem, privateKey } = given === undefined ? await generateKeys('RS256') : await readKeys(given, 'RS256')
    return {
      provider: paypal({ webhookId, keys: jwk }),
      publicKey: pem,
      async sign(source, sent) {
        const sample = await source
        const [transmissionId, certificateUrl] = [paypalHeaders.id, paypalHeaders.certificateUrl].map((name) =>
          readHeader(sample, name),
        )
        return signPaypal(sample, {
          privateKey,
          webhookId,
          ...(transmissionId && { transmissionId }),
          ...(certificateUrl && { certificateUrl }),
          ...sent,
        })
      },
    }
  },
}
