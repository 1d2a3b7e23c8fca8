import { checkedLater, checkOptions } from '../../base/options.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
  type SampleSource,
} from '../../testing/sample.js'
import { generateSecret } from '../../testing/signers/keys.js'
import { signHmac } from '../../testing/signers/sign-hmac.js'
import type { SentAt } from '../../testing/signers/signed-content.js'
import { requireValue, type VendorDeliveries } from '../../testing/vendor-deliveries.js'
import type { Secret } from '../../verify/secrets/secrets.js'
import { zoom } from './zoom.js'

/** Options of {@link zoomSample}. */
export interface ZoomSampleOptions extends SampleOptions {
  /** Changes to {@link zoomPayload}. */
  readonly payload?: PayloadChanges<ReturnType<typeof zoomPayload>>
}

/** A meeting started. */
export function zoomPayload() {
  return {
    event: 'meeting.started',
    payload: {
      account_id: 'AAAAAABBBB',
      object: {
        id: '1234567890',
        uuid: '4444AAAiAAAAAiAiAiiAii==',
        host_id: 'x1yCzABCDEfg23HiJKl4mN',
        topic: 'Harbour council',
        type: 2,
        start_time: '2026-11-30T00:53:20Z',
        timezone: 'Europe/Oslo',
        duration: 60,
      },
    },
    event_ts: 1_796_000_000_000,
  }
}

/**
 * An unsigned delivery from Zoom.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const ended = zoomSample({ payload: { event: 'meeting.ended' } })
 */
export function zoomSample(options: ZoomSampleOptions = {}): Sample {
  checkOptions(options, 'zoomSample', payloadSampleChecks)
  const headers = { 'User-Agent': 'Zoom Marketplace/1.0a', 'Content-Type': 'application/json; charset=utf-8' }
  return makeSample(options, headers, JSON.stringify(changed(zoomPayload(), options.payload)))
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
  credential: 'secret',
  needs: [{ name: 'secrets', kind: 'secret', env: 'ZOOM_WEBHOOK_SECRET_TOKEN', about: 'the secret token of the app' }],
  ids: [{ field: 'event_ts' }],
  samples: {
    'meeting.started': zoomSample,
    'meeting.ended': (options) => zoomSample({ ...options, payload: { event: 'meeting.ended' } }),
  },
  provider: (values) => zoom({ secrets: requireValue(values, 'secrets', 'zoom') }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: zoom({ secrets: secret }),
    sign: (sample, sent) => signZoom(sample, { secret, ...sent }),
  }),
}
