import { checkOptions, oneOf, optional } from '../../core/base/options.js'
import { readHeader } from '../../core/request/headers.js'
import { twilio } from '../../vendors/twilio/index.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withHeaders,
} from '../sample.js'
import { sharedSecretAndUrl } from '../shared-secret.js'
import { encode, joinBytes } from '../signers/encode.js'
import { computeHmac } from '../signers/sign-hmac.js'
import { readSignUrlOptions, type SignUrlOptions } from '../signers/signed-content.js'
import type { VendorDeliveries } from '../vendor-deliveries.js'
import { twilioSamples } from './twilio-samples.js'

// The type of `keys` loses the names.
const twilioEvents = Object.keys(twilioSamples) as readonly (keyof typeof twilioSamples)[]

/** An event with a sample, by the name that `twilio` derives from the parameters. */
export type TwilioSampleEvent = keyof typeof twilioSamples

/** Options of {@link twilioSample}. */
export interface TwilioSampleOptions<Event extends TwilioSampleEvent = TwilioSampleEvent> extends SampleOptions {
  /** The event whose parameters are sent. @default 'message.received' */
  readonly event?: Event
  /** Parameters to set in {@link twilioPayload}; `undefined` removes one. */
  readonly payload?: PayloadChanges<(typeof twilioSamples)[Event]>
}

/** The parameters of an event; by default of an incoming message. */
export function twilioPayload<const Event extends TwilioSampleEvent = 'message.received'>(
  event?: Event,
): (typeof twilioSamples)[Event] {
  // Without an argument, the type is that of the default.
  return twilioSamples[event ?? ('message.received' as Event)]
}

/**
 * An unsigned request from Twilio with a form. For JSON, set `body` and its `Content-Type`.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const failed = twilioSample({ event: 'message.failed', payload: { ErrorCode: '30007' } })
 */
export function twilioSample<const Event extends TwilioSampleEvent = 'message.received'>(
  options: TwilioSampleOptions<Event> = {},
): Sample {
  checkOptions<TwilioSampleOptions>(options, 'twilioSample', {
    ...payloadSampleChecks,
    event: optional(oneOf(twilioEvents)),
  })
  const fields = changed<object>(twilioPayload(options.event), options.payload)
  const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const headers = {
    'User-Agent': 'TwilioProxy/1.1',
    'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
    'I-Twilio-Idempotency-Token': 'f7c1d4d4-5bb4-4a5e-a3e5-7a4c0b1d7c32',
  }
  return makeSample(options, headers, form.toString())
}

/**
 * Signs a sample as Twilio does, for `twilio`. For a body other than a form, adds its SHA-256 to the query of the URL.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signTwilio(twilioSample(), { secret: 'auth-token' }))
 */
export async function signTwilio(source: SampleSource, options: SignUrlOptions): Promise<Sample> {
  const { sample, url } = await readSignUrlOptions(source, options, 'signTwilio')
  const type = readHeader(sample, 'Content-Type') ?? ''
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  // A request that is signed again has the hash of its earlier body.
  const withoutHash = (one: string) => (isForm ? one : one.replace(/[?&]bodySHA256=[0-9a-f]*$/i, ''))
  const hash = isForm ? '' : `bodySHA256=${encode(await sha256(sample.body), 'hex')}`
  const content = await joinBytes([withQuery(withoutHash(url), hash), isForm ? sortedForm(sample.body) : ''])
  const mac = await computeHmac(content, options.secret, 'sha1', 'signTwilio: secret')
  const signed = withHeaders(sample, { 'X-Twilio-Signature': encode(mac, 'base64') })
  return { ...signed, url: withQuery(withoutHash(sample.url), hash) }
}

function withQuery(url: string, parameter: string): string {
  if (parameter === '') return url
  return `${url}${url.includes('?') ? '&' : '?'}${parameter}`
}

async function sha256(body: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await joinBytes([body])))
}

function sortedForm(body: Uint8Array): string {
  const form = new URLSearchParams(new TextDecoder().decode(body))
  const pairs = [...new Set(form.keys())].flatMap((name) =>
    [...new Set(form.getAll(name))].sort().map((value) => [name, value] as const),
  )
  return pairs
    .sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
    .map(([name, value]) => name + value)
    .join('')
}

/** Genuine deliveries from Twilio, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  ...sharedSecretAndUrl('twilio', twilio, (sample, { secret }) => signTwilio(sample, { secret }), {
    secret: { env: 'TWILIO_AUTH_TOKEN', about: 'the auth token of the account' },
    url: { env: 'TWILIO_WEBHOOK_URL', about: 'the URL in the console, which is signed' },
  }),
  ids: [
    { header: 'I-Twilio-Idempotency-Token' },
    { field: 'MessageSid' },
    { field: 'SmsMessageSid' },
    { field: 'SmsSid' },
  ],
  samples: Object.fromEntries(
    twilioEvents.map((event) => [event, (options?: SampleOptions) => twilioSample({ ...options, event })]),
  ),
}
