import { checkedLater, checkOptions, listOf, optional, requireObject, requireString } from '../../core/base/options.js'
import { hubspot } from '../../vendors/hubspot/index.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  type Sample,
  type SampleOptions,
  type SampleSource,
  sampleChecks,
  withHeaders,
} from '../sample.js'
import { makersOf, type SampleEvent, sampleOf } from '../samples/event-samples.js'
import { sharedSecretAndUrl } from '../shared-secret.js'
import { encode, joinBytes } from '../signers/encode.js'
import { computeHmac } from '../signers/sign-hmac.js'
import { formatSentAt, readSignUrlOptions, type SentAt, type SignUrlOptions } from '../signers/signed-content.js'
import type { VendorDeliveries } from '../vendor-deliveries.js'
import { hubspotSamples } from './hubspot-samples.js'

/** An event with a sample, or any other. */
export type HubspotSampleEvent = SampleEvent<typeof hubspotSamples>

/** Options of {@link hubspotSample}. */
export interface HubspotSampleOptions<Event extends string = string> extends SampleOptions {
  /**
   * The event: the `subscriptionType` of all events of the request that do not have one in `events`. Its fields are those of
   * the event, for the events used most, and none for others.
   *
   * @default 'contact.creation'
   */
  readonly event?: Event
  /** One set of changes to {@link hubspotPayload} for each event of the request. @default one unchanged event */
  readonly events?: readonly PayloadChanges<HubspotSamplePayload<Event>>[]
}

/** The payload of one event of a sample. */
export type HubspotSamplePayload<Event extends string> = ReturnType<typeof hubspotPayload<Event>>

/** An event with the fields that handlers use most; by default about a new contact. */
export function hubspotPayload<const Event extends HubspotSampleEvent = 'contact.creation'>(event?: Event) {
  // Without an argument, the type is that of the default.
  const subscriptionType = event ?? ('contact.creation' as Event)
  return {
    eventId: 3_816_279_340,
    subscriptionId: 25,
    portalId: 33,
    appId: 1160452,
    occurredAt: 1_795_256_130_000,
    subscriptionType,
    attemptNumber: 0,
    changeSource: 'CRM_UI',
    sourceId: 'userId:9',
    ...sampleOf(hubspotSamples, subscriptionType),
  }
}

/**
 * An unsigned request from HubSpot with a list of events.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const two = hubspotSample({ events: [{}, { eventId: 100, subscriptionType: 'contact.deletion' }] })
 */
export function hubspotSample<const Event extends HubspotSampleEvent = 'contact.creation'>(
  options: HubspotSampleOptions<Event> = {},
): Sample {
  checkOptions<HubspotSampleOptions>(options, 'hubspotSample', {
    ...sampleChecks,
    event: optional(requireString),
    events: optional(listOf(requireObject)),
  })
  const { event } = options
  const events: readonly PayloadChanges<{ readonly subscriptionType: string }>[] = options.events ?? [{}]
  const payloads = events.map((changes) => {
    const type = typeof changes.subscriptionType === 'string' ? changes.subscriptionType : event
    return changed<object>(hubspotPayload(type), changes)
  })
  const headers = {
    'User-Agent': 'HubSpot Connect 2.0 (http://dev.hubspot.com/) (namespace: webhooks-nio-http-client)',
    'Content-Type': 'application/json',
  }
  return makeSample(options, headers, JSON.stringify(payloads))
}

/** Options of {@link signHubspot}. */
export interface SignHubspotOptions extends SignUrlOptions {
  /** The time of sending: milliseconds since 1970, or the header's text. @default now */
  readonly sentAt?: SentAt
}

/**
 * Signs a sample with version 3 of HubSpot's signature, as `hubspot` expects it. The URL is signed unchanged.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signHubspot(hubspotSample(), { secret: 's3cret' }))
 */
export async function signHubspot(source: SampleSource, options: SignHubspotOptions): Promise<Sample> {
  const { sample, url } = await readSignUrlOptions(source, options, 'signHubspot', { sentAt: checkedLater })
  const sentAt = formatSentAt(options.sentAt, 'milliseconds', 'signHubspot: sentAt')
  const content = await joinBytes([sample.method, url, sample.body, sentAt])
  const mac = await computeHmac(content, options.secret, 'sha256', 'signHubspot: secret')
  return withHeaders(sample, {
    'X-HubSpot-Request-Timestamp': sentAt,
    'X-HubSpot-Signature-v3': encode(mac, 'base64'),
  })
}

/** Genuine deliveries from HubSpot, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  ...sharedSecretAndUrl('hubspot', hubspot, signHubspot, {
    secret: { env: 'HUBSPOT_CLIENT_SECRET', about: 'the client secret of the app' },
    url: { env: 'HUBSPOT_WEBHOOK_URL', about: 'the target URL in the settings of the app, which is signed' },
  }),
  ids: [{ field: '*.eventId' }],
  samples: makersOf(hubspotSamples, hubspotSample),
}
