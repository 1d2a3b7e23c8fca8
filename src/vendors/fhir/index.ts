import { checkedLater, forPreset, optional, requireHeaderName, requireString } from '../../core/base/options.js'
import { joinId } from '../../core/provider/join-id.js'
import { reply } from '../../core/provider/outcome.js'
import { headerToken } from '../../core/verify/header-token.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { defineVendor, type Vendor, type VendorOptions, type WithPayloads } from '../table/define-vendor.js'
import type { TokenRow } from '../table/row.js'
import { type FhirEventPayload, type FhirStatusPayload, toParts } from './notification.js'

export type { FhirEventPayload, FhirReference, FhirResource, FhirStatusPayload } from './notification.js'

/** Options of {@link fhir}. */
export interface FhirOptions extends VendorOptions {
  /** The values that the header of the subscription has, newest first, or a function that looks them up. */
  readonly tokens: SecretSource
  /** The header that you named in the subscription. @default 'Authorization' */
  readonly header?: string
  /** The text before the token. @default 'Bearer ' in `Authorization`, otherwise none */
  readonly prefix?: string
}

/** The payloads by event. */
export type FhirEvents = {
  readonly event: FhirEventPayload
  readonly heartbeat: FhirStatusPayload
  readonly 'query-status': FhirStatusPayload
}

const row = {
  name: 'fhir',
  title: 'FHIR subscriptions',
  strength: 'token',
  source: 'https://hl7.org/fhir/R5/subscriptions.html',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  header: 'Authorization',
  prefix: 'Bearer ',
  event: { text: 'event' },
  events: ['event', 'heartbeat', 'query-status'],
  sampleEvent: 'event',
  samplePayload: {
    resourceType: 'Bundle',
    type: 'subscription-notification',
    entry: [
      {
        resource: {
          resourceType: 'SubscriptionStatus',
          status: 'active',
          type: 'event-notification',
          eventsSinceSubscriptionStart: '2',
          notificationEvent: [
            { eventNumber: '2', timestamp: '2026-11-21T10:15:30Z', focus: { reference: 'Encounter/7' } },
          ],
          subscription: { reference: 'https://clinic.example/fhir/Subscription/admission' },
          topic: 'https://clinic.example/SubscriptionTopic/admission',
        },
      },
      { fullUrl: 'https://clinic.example/fhir/Encounter/7', resource: { resourceType: 'Encounter', id: '7' } },
    ],
  },
  id: { text: 'subscription and number' },
  handshake: 'a notification of type `handshake`: 200',
} as const satisfies TokenRow

/**
 * FHIR subscriptions by rest-hook: of R5, and of the backport for R4 and R4B.
 *
 * Each event of a notification is a delivery with the event name `event`, its number and its resources. A handshake is answered.
 * Nothing is signed: the only proof is a header that you name in the subscription.
 *
 * @see https://hl7.org/fhir/R5/subscriptions.html
 */
export const fhir = defineVendor<FhirOptions, typeof row>(
  row,
  { tokens: checkedLater, header: optional(requireHeaderName), prefix: optional(requireString) },
  ({ tokens, header = 'Authorization', prefix = /^authorization$/i.test(header) ? 'Bearer ' : '' }, preset) => ({
    verify: forPreset(preset, () => headerToken({ header, prefix, tokens })),
    parts: toParts,
    // What `toParts` made.
    event: (payload) => eventOf(String(payload['type'])),
    id: ({ subscription, number }) =>
      typeof number === 'number' ? joinId([String(subscription), number.toString()]) : undefined,
    sequence: ({ subscription, number }) =>
      typeof number === 'number' ? { channel: String(subscription), number, starts: number === 1 } : undefined,
    handshake: ({ type }) => (type === 'handshake' ? reply('') : undefined),
  }),
) as unknown as WithPayloads<Vendor<FhirOptions, typeof row.strength>, FhirEvents>

function eventOf(type: string): string {
  return type === 'event-notification' || type === 'query-event' ? 'event' : type
}
