import { checkedLater, checkOptions, optional, requireString } from '../../core/base/options.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import { stripe } from '../../vendors/stripe/index.js'
import { stripeSignatureHeader } from '../../vendors/stripe/signature.js'
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
import { sharedSecret } from '../shared-secret.js'
import { encode, joinBytes } from '../signers/encode.js'
import { computeHmac } from '../signers/sign-hmac.js'
import { formatSentAt, type SentAt } from '../signers/signed-content.js'
import type { VendorDeliveries } from '../vendor-deliveries.js'
import { stripeSamples } from './stripe-samples.js'

/** Options of {@link stripeSample}. */
export interface StripeSampleOptions extends SampleOptions {
  /**
   * The event. Its object is that of the event, for the twenty events used most, and an invoice for others.
   *
   * @default the `type` in `payload`, or `invoice.paid`
   */
  readonly event?: string
  /** Changes to {@link stripePayload}. */
  readonly payload?: PayloadChanges<ReturnType<typeof stripePayload>>
}

/**
 * A snapshot event, with a few fields of its object.
 *
 * @param event - the event, by default that of a paid invoice
 */
export function stripePayload(event = 'invoice.paid') {
  const samples: Readonly<Record<string, object | undefined>> = stripeSamples
  return {
    id: 'evt_1T0s4cLkdIwHu7ixUEgbHFAm',
    object: 'event',
    api_version: '2026-09-30.clover',
    created: 1_795_256_130,
    data: {
      object: samples[event] ?? stripeSamples['invoice.paid'],
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: event,
  }
}

/**
 * An unsigned delivery from Stripe.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const signed = await signStripe(stripeSample({ event: 'checkout.session.completed' }), { secret: 'whsec_test' })
 */
export function stripeSample(options: StripeSampleOptions = {}): Sample {
  checkOptions(options, 'stripeSample', { ...payloadSampleChecks, event: optional(requireString) })
  const { payload } = options
  const { event = typeof payload?.type === 'string' ? payload.type : undefined } = options
  const headers = {
    'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'Content-Type': 'application/json; charset=utf-8',
  }
  return makeJsonSample(options, headers, stripePayload(event))
}

/** Options of {@link signStripe}. */
export interface SignStripeOptions {
  /** One secret, or several for several `v1` signatures, as while a secret is being rolled. */
  readonly secret: Secret | readonly Secret[]
  /** The time of sending: milliseconds since 1970, or the header's text. @default now */
  readonly sentAt?: SentAt
}

/**
 * Signs a sample as Stripe does, for `stripe` and for `stripe.webhooks.constructEvent`.
 *
 * @returns a copy with the header `Stripe-Signature`
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signStripe(stripeSample(), { secret: 'whsec_test' }))
 */
export async function signStripe(source: SampleSource, options: SignStripeOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signStripe')
  checkOptions(options, 'signStripe', { secret: checkedLater, sentAt: checkedLater })
  const { secret } = options
  const secrets = typeof secret === 'string' || secret instanceof Uint8Array || secret === undefined ? [secret] : secret
  const sentAt = formatSentAt(options.sentAt, 'seconds', 'signStripe: sentAt')
  const content = await joinBytes([`${sentAt}.`, sample.body])
  const macs = await Promise.all(secrets.map((one) => computeHmac(content, one, 'sha256', 'signStripe: secret')))
  const elements = [`t=${sentAt}`, ...macs.map((mac) => `v1=${encode(mac, 'hex')}`)]
  return withHeaders(sample, { [stripeSignatureHeader]: elements.join(',') })
}

/** Genuine deliveries from Stripe, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  ...sharedSecret('stripe', stripe, signStripe, {
    env: 'STRIPE_WEBHOOK_SECRET',
    about: 'the signing secret of the endpoint, which begins with whsec_',
  }),
  ids: [{ field: 'id' }],
  samples: {
    'invoice.paid': stripeSample,
    ...Object.fromEntries(
      Object.keys(stripeSamples).map((event) => [
        event,
        (options?: SampleOptions) => stripeSample({ ...options, event }),
      ]),
    ),
  },
}
