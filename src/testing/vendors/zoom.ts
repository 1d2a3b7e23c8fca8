import { checkedLater, checkOptions, optional, requireString } from '../../core/base/options.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import { zoom } from '../../vendors/zoom/index.js'
import {
  makeJsonSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
  type SampleSource,
} from '../sample.js'
import { makersOf, type SampleEvent, sampleOf } from '../samples/event-samples.js'
import { sharedSecret } from '../shared-secret.js'
import { signHmac } from '../signers/sign-hmac.js'
import type { SentAt } from '../signers/signed-content.js'
import type { VendorDeliveries } from '../vendor-deliveries.js'
import { zoomSamples } from './zoom-samples.js'

/** An event with a sample, or any other. */
export type ZoomSampleEvent = SampleEvent<typeof zoomSamples>

/** Options of {@link zoomSample}. */
export interface ZoomSampleOptions<Event extends string = string> extends SampleOptions {
  /**
   * The event. Its object is that of the event, for the events used most, and empty for others.
   *
   * @default the `event` in `payload`, or `meeting.started`
   */
  readonly event?: Event
  /** Changes to {@link zoomPayload}. */
  readonly payload?: PayloadChanges<ZoomSamplePayload<Event>>
}

/** The payload of a sample. */
export type ZoomSamplePayload<Event extends string> = ReturnType<typeof zoomPayload<Event>>

/** An event with the fields of its object that handlers use most; by default a meeting that started. */
export function zoomPayload<const Event extends ZoomSampleEvent = 'meeting.started'>(name?: Event) {
  // Without an argument, the type is that of the default.
  const event = name ?? ('meeting.started' as Event)
  return {
    event,
    payload: { account_id: 'AAAAAABBBB', object: sampleOf(zoomSamples, event) },
    event_ts: 1_796_000_000_000,
  }
}

/**
 * An unsigned delivery from Zoom.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const ended = zoomSample({ event: 'meeting.ended' })
 */
export function zoomSample<const Event extends ZoomSampleEvent = 'meeting.started'>(
  options: ZoomSampleOptions<Event> = {},
): Sample {
  checkOptions<ZoomSampleOptions>(options, 'zoomSample', { ...payloadSampleChecks, event: optional(requireString) })
  const { payload } = options
  const { event = typeof payload?.event === 'string' ? payload.event : undefined } = options
  const headers = { 'User-Agent': 'Zoom Marketplace/1.0a', 'Content-Type': 'application/json; charset=utf-8' }
  return makeJsonSample(options, headers, zoomPayload(event))
}

/** Options of {@link signZoom}. */
export interface SignZoomOptions {
  /** The secret token of the app. */
  readonly secret: Secret
  /** The time of sending: milliseconds since 1970, or the header's text. @default now */
  readonly sentAt?: SentAt
}

/**
 * Signs a sample as Zoom does.
 *
 * @returns a copy with the headers `x-zm-request-timestamp` and `x-zm-signature`
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signZoom(zoomSample(), { secret: 's3cret' }))
 */
export async function signZoom(source: SampleSource, options: SignZoomOptions): Promise<Sample> {
  checkOptions(options, 'signZoom', { secret: checkedLater, sentAt: checkedLater })
  return signHmac(source, {
    secret: options.secret,
    header: 'x-zm-signature',
    prefix: 'v0=',
    timestamp: { header: 'x-zm-request-timestamp' },
    signedContent: (request, timestamp) => [`v0:${timestamp}:`, request.body],
    ...(options.sentAt !== undefined && { sentAt: options.sentAt }),
  })
}

/** Genuine deliveries from Zoom, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  ...sharedSecret('zoom', zoom, signZoom, { env: 'ZOOM_WEBHOOK_SECRET_TOKEN', about: 'the secret token of the app' }),
  ids: [{ field: 'event_ts' }],
  samples: makersOf(zoomSamples, zoomSample),
}
