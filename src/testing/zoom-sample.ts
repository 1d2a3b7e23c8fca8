import { zoomSignature } from '../vendors/zoom-signature.js'
import { changed, makeSample, type PayloadChanges, type Sample, type SampleOptions } from './sample.js'
import type { SentAt } from './sent-at.js'
import { signHmac } from './sign-hmac.js'

/** Options of {@link zoomSample}. */
export interface ZoomSampleOptions extends SampleOptions {
  /** Changes to {@link zoomPayload}. */
  readonly payload?: PayloadChanges<ReturnType<typeof zoomPayload>>
  /** The secret token. @default 'sample-secret' */
  readonly secret?: string
  /** The time of sending: milliseconds since 1970, or the header's text. @default now */
  readonly sentAt?: SentAt
}

/** A meeting begins. */
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
 * A delivery of Zoom, signed.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const ended = zoomSample({ secret: 's3cret', payload: { event: 'meeting.ended' } })
 */
export async function zoomSample(options: ZoomSampleOptions = {}): Promise<Sample> {
  const { secret = 'sample-secret', sentAt } = options
  const headers = { 'User-Agent': 'Zoom Marketplace/1.0a', 'Content-Type': 'application/json; charset=utf-8' }
  const sample = makeSample(options, headers, JSON.stringify(changed(zoomPayload(), options.payload)))
  return signHmac(sample, { ...zoomSignature(), secret, ...(sentAt !== undefined && { sentAt }) })
}
