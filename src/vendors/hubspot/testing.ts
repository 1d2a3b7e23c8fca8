import { checkedLater, checkOptions, listOf, optional, requireObject } from '../../base/options.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  type Sample,
  type SampleOptions,
  type SampleSource,
  sampleChecks,
  sampleUrl,
  withHeaders,
} from '../../testing/sample.js'
import { encode, joinBytes } from '../../testing/signers/encode.js'
import { generateSecret } from '../../testing/signers/keys.js'
import { computeHmac } from '../../testing/signers/sign-hmac.js'
import {
  formatSentAt,
  readSignUrlOptions,
  type SentAt,
  type SignUrlOptions,
} from '../../testing/signers/signed-content.js'
import { requireOneValue, requireValue, type VendorDeliveries } from '../../testing/vendor-deliveries.js'
import { hubspot } from './hubspot.js'

/** Options of {@link hubspotSample}. */
export interface HubspotSampleOptions extends SampleOptions {
  /** One set of changes to {@link hubspotPayload} for each event of the request. @default one unchanged event */
  readonly events?: readonly PayloadChanges<ReturnType<typeof hubspotPayload>>[]
}

/** An event about a contact. */
export function hubspotPayload() {
  return {
    eventId: 3_816_279_340,
    subscriptionId: 25,
    portalId: 33,
    appId: 1160452,
    occurredAt: 1_795_256_130_000,
    subscriptionType: 'contact.creation',
    attemptNumber: 0,
    objectId: 1246965,
    changeFlag: 'CREATED',
    changeSource: 'CRM_UI',
    sourceId: 'userId:9',
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
export function hubspotSample(options: HubspotSampleOptions = {}): Sample {
  checkOptions(options, 'hubspotSample', { ...sampleChecks, events: optional(listOf(requireObject)) })
  const { events = [{}] } = options
  const headers = {
    'User-Agent': 'HubSpot Connect 2.0 (http://dev.hubspot.com/) (namespace: webhooks-nio-http-client)',
    'Content-Type': 'application/json',
  }
  return makeSample(options, headers, JSON.stringify(events.map((changes) => changed(hubspotPayload(), changes))))
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
  credential: 'secret',
  needs: [
    { name: 'secrets', kind: 'secret', env: 'HUBSPOT_CLIENT_SECRET', about: 'the client secret of the app' },
    {
      name: 'url',
      kind: 'url',
      env: 'HUBSPOT_WEBHOOK_URL',
      about: 'the target URL in the settings of the app, which is signed',
    },
  ],
  ids: [{ field: '*.eventId' }],
  samples: {
    'contact.creation': hubspotSample,
    'deal.propertyChange': (options) =>
      hubspotSample({ ...options, events: [{ subscriptionType: 'deal.propertyChange', propertyName: 'amount' }] }),
  },
  provider: (values) =>
    hubspot({
      secrets: requireValue(values, 'secrets', 'hubspot'),
      url: requireOneValue(values, 'url', 'hubspot'),
    }),
  sender: async ({ secret = generateSecret(), url = sampleUrl } = {}) => ({
    provider: hubspot({ secrets: secret, url }),
    sign: (sample, sent) => signHubspot(sample, { secret, ...sent }),
  }),
}
