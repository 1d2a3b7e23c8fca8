import { type Checks, checkedLater, checkOptions, optional, requireString } from '../../core/base/options.js'
import { makeSample, type Sample, type SampleOptions, sampleChecks } from '../sample.js'

/** Options of {@link pushSample}. */
export interface PushSampleOptions extends SampleOptions {
  /** @default '4ba78bf0-6a47-11e2-bcfd-0800200c9a66' */
  readonly channelId?: string
  /** The channel token. @default 'sample-token' */
  readonly token?: string
  /** When the channel expires, as an HTTP date. @default 'Fri, 01 Jan 2027 12:00:00 GMT' */
  readonly expiration?: string
  /** @default 'ret08u3rv24htgh289g' */
  readonly resourceId?: string
  /** @default 'https://calendar.example/v3/calendars/harbour/events' */
  readonly resourceUri?: string
  /** @default 'exists' */
  readonly resourceState?: string
  /** Text is sent unchanged. @default 1 for `sync`, 10 for every other state */
  readonly messageNumber?: number | string
  /** The prefix of the header names. @default 'X-Push-' */
  readonly headerPrefix?: string
}

/** The option checks of {@link pushSample}, except for `headerPrefix`. */
export const channelSampleChecks: Checks<Omit<PushSampleOptions, 'headerPrefix'>> = {
  ...sampleChecks,
  channelId: optional(requireString),
  token: optional(requireString),
  expiration: optional(requireString),
  resourceId: optional(requireString),
  resourceUri: optional(requireString),
  resourceState: optional(requireString),
  messageNumber: checkedLater,
}

/**
 * A delivery of the push-channel style: seven headers and no body (specification, section 4.2).
 *
 * Set a header to `undefined` in `headers` to leave out the optional token or expiration.
 *
 * @example
 * const first = pushSample({ resourceState: 'sync', token: 's3cret' })
 * const endless = pushSample({ headers: { 'X-Push-Channel-Expiration': undefined } })
 */
export function pushSample(options: PushSampleOptions = {}): Sample {
  checkOptions(options, 'pushSample', { ...channelSampleChecks, headerPrefix: optional(requireString) })
  const { resourceState = 'exists', headerPrefix: prefix = 'X-Push-' } = options
  const headers = {
    'User-Agent': 'Push-Channels',
    'Content-Type': 'application/json; utf-8',
    [`${prefix}Channel-ID`]: options.channelId ?? '4ba78bf0-6a47-11e2-bcfd-0800200c9a66',
    [`${prefix}Channel-Token`]: options.token ?? 'sample-token',
    [`${prefix}Channel-Expiration`]: options.expiration ?? 'Fri, 01 Jan 2027 12:00:00 GMT',
    [`${prefix}Resource-ID`]: options.resourceId ?? 'ret08u3rv24htgh289g',
    [`${prefix}Resource-URI`]: options.resourceUri ?? 'https://calendar.example/v3/calendars/harbour/events',
    [`${prefix}Resource-State`]: resourceState,
    [`${prefix}Message-Number`]: String(options.messageNumber ?? (resourceState === 'sync' ? 1 : 10)),
  }
  return makeSample(options, headers, '')
}
