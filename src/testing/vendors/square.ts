import { checkedLater, checkOptions, optional, requireString } from '../../core/base/options.js'
import { square } from '../../vendors/square/index.js'
import {
  makeJsonSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withHeaders,
} from '../sample.js'
import { makersOf, type SampleEvent, sampleOf } from '../samples/event-samples.js'
import { sharedSecretAndUrl } from '../shared-secret.js'
import { encode, joinBytes } from '../signers/encode.js'
import { computeHmac } from '../signers/sign-hmac.js'
import { readSignUrlOptions, type SignUrlOptions } from '../signers/signed-content.js'
import type { VendorDeliveries } from '../vendor-deliveries.js'
import { squareSamples } from './square-samples.js'

/** An event with a sample, or any other. */
export type SquareSampleEvent = SampleEvent<typeof squareSamples>

/** Options of {@link squareSample}. */
export interface SquareSampleOptions<Event extends string = string> extends SampleOptions {
  /**
   * The event. Its data is that of the event, for the events used most, and empty for others.
   *
   * @default the `type` in `payload`, or `payment.updated`
   */
  readonly event?: Event
  /** Changes to {@link squarePayload}. */
  readonly payload?: PayloadChanges<SquareSamplePayload<Event>>
  /** The number of the retry, in its header. @default none, for the first attempt */
  readonly retryNumber?: number
  /** @default 'http_error' */
  readonly retryReason?: string
}

/** The payload of a sample. */
export type SquareSamplePayload<Event extends string> = ReturnType<typeof squarePayload<Event>>

/** A notification with the fields of its object that handlers use most; by default about a payment. */
export function squarePayload<const Event extends SquareSampleEvent = 'payment.updated'>(event?: Event) {
  // Without an argument, the type is that of the default.
  const type = event ?? ('payment.updated' as Event)
  return {
    merchant_id: '6SSW7HV8K2ST5',
    location_id: 'S8GWD5R9QB376',
    type,
    event_id: '6a8f5f28-54a1-4eb0-a98a-3111513fd4fc',
    created_at: '2026-11-21T10:15:28.638345934Z',
    data: sampleOf(squareSamples, type),
  }
}

/**
 * An unsigned notification from Square.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const signed = await signSquare(squareSample({ retryNumber: 2 }), { secret: 's3cret' })
 */
export function squareSample<const Event extends SquareSampleEvent = 'payment.updated'>(
  options: SquareSampleOptions<Event> = {},
): Sample {
  checkOptions<SquareSampleOptions>(options, 'squareSample', {
    ...payloadSampleChecks,
    event: optional(requireString),
    retryNumber: checkedLater,
    retryReason: optional(requireString),
  })
  const { payload, retryNumber, retryReason = 'http_error' } = options
  const { event = typeof payload?.type === 'string' ? payload.type : undefined } = options
  const headers = {
    'User-Agent': 'Square Connect v2',
    'Content-Type': 'application/json',
    'square-environment': 'Production',
    'square-initial-delivery-timestamp': '2026-11-21T10:15:28Z',
    'square-retry-number': retryNumber === undefined ? undefined : String(retryNumber),
    'square-retry-reason': retryNumber === undefined ? undefined : retryReason,
  }
  return makeJsonSample(options, headers, squarePayload(event))
}

/**
 * Signs a sample as Square does, for `square`.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signSquare(squareSample(), { secret: 's3cret' }))
 */
export async function signSquare(source: SampleSource, options: SignUrlOptions): Promise<Sample> {
  const { sample, url } = await readSignUrlOptions(source, options, 'signSquare')
  const content = await joinBytes([url, sample.body])
  const mac = await computeHmac(content, options.secret, 'sha256', 'signSquare: secret')
  return withHeaders(sample, { 'x-square-hmacsha256-signature': encode(mac, 'base64') })
}

/** Genuine deliveries from Square, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  ...sharedSecretAndUrl('square', square, (sample, { secret }) => signSquare(sample, { secret }), {
    secret: { env: 'SQUARE_SIGNATURE_KEY', about: 'the signature key of the subscription' },
    url: { env: 'SQUARE_WEBHOOK_URL', about: 'the notification URL of the subscription, which is signed' },
  }),
  ids: [{ field: 'event_id' }],
  samples: makersOf(squareSamples, squareSample),
}
