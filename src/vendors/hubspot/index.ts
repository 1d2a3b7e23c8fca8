import * as z from 'zod/mini'
import { checkedLater, checkOptions, optional, requirePositiveInteger } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { toProvider } from '../../core/provider/define-provider.js'
import { eventSchemas } from '../../core/provider/event-schemas.js'
import { joinId } from '../../core/provider/join-id.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes } from '../../core/request/delivery.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import type { PublicUrl } from '../../core/verify/signed/public-url.js'
import { requireTolerance } from '../../core/verify/signed/timestamp.js'
import { urlSignature } from '../../core/verify/url-signature.js'
import type { HubspotEvents } from '../payloads/hubspot.js'
import { hubspotEvents } from './events.js'

export type { PublicUrl } from '../../core/verify/signed/public-url.js'
export type { HubspotEvents } from '../payloads/hubspot.js'

const signatureHeader = 'X-HubSpot-Signature-v3'
const timestampHeader = 'X-HubSpot-Request-Timestamp'
const toleranceDefault = 300

const number = z.union([z.number(), z.string()])

const fields = {
  /** Not guaranteed to be unique. */
  eventId: z.optional(number),
  subscriptionId: z.optional(number),
  portalId: z.optional(number),
  appId: z.optional(number),
  objectId: z.optional(number),
  /** When the event happened, in milliseconds since 1970. */
  occurredAt: z.optional(number),
  /** The number of earlier attempts: 0 for the first one. */
  attemptNumber: z.optional(z.number()),
  propertyName: z.optional(z.nullable(z.string())),
  propertyValue: z.optional(z.unknown()),
}

/** The documented fields of an event, all optional. */
export const hubspotPayloadSchema = compileSchema(
  z.looseObject({ ...fields, subscriptionType: z.optional(z.string()) }),
)

const eventSchema = compileSchema(z.looseObject({ ...fields, subscriptionType: z.string() }))

// Signed requests that are no event of a subscription, such as those of CRM cards.
const openEvents = ['request'] as const

const events = eventSchemas(hubspotEvents, eventSchema)

/** The payload of an event of a subscription. */
export type HubspotEventPayload = OutputOf<typeof eventSchema>

/** The payload of any request that HubSpot signs. */
export type HubspotPayload = OutputOf<typeof hubspotPayloadSchema>

/** The name of an event that HubSpot documents, such as `contact.creation`. */
export type HubspotEventName = (typeof hubspotEvents)[number]

/** The payload types of HubSpot. */
export interface HubspotTypes extends ProviderTypes {
  readonly events: {
    readonly [Name in HubspotEventName]: HubspotEventPayload &
      (Name extends `${string}.${infer Change}` ? EventOf<Change> : unknown)
  }
  readonly fallback: HubspotPayload
  readonly open: (typeof openEvents)[number]
}

type EventOf<Change> = Change extends keyof HubspotEvents ? HubspotEvents[Change] : unknown

/** Options of {@link hubspot}. */
export interface HubspotOptions {
  /** The client secrets of the app, newest first, or a function that looks them up. */
  readonly secrets: SecretSource
  /** The target URL of the app as in HubSpot's settings, without its query. */
  readonly url: PublicUrl
  /** How far the signed time may be from the clock, in seconds, in either direction. @default 300 */
  readonly toleranceSeconds?: number
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/**
 * HubSpot: the webhooks of an app, with the third version of its signature.
 *
 * A request carries up to 100 events, each a separate delivery. The event name is the `subscriptionType`, such as
 * `contact.creation`. Versions 1 and 2 of the signature, which do not sign a time, are ignored.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://developers.hubspot.com/docs/api/webhooks
 *
 * @example
 * const receiver = createReceiver({
 *   provider: hubspot({ secrets: process.env.HUBSPOT_CLIENT_SECRET ?? '', url: 'https://crm.example/hooks/hubspot' }),
 *   on: { 'contact.propertyChange': ({ payload }) => console.log(payload.objectId, payload.propertyName) },
 *   dedupe: memoryDedupeStore(),
 * })
 */
export function hubspot(options: HubspotOptions): Provider<HubspotTypes> {
  checkOptions(options, 'hubspot', {
    secrets: checkedLater,
    url: checkedLater,
    toleranceSeconds: optional(requireTolerance),
    maxDepth: optional(requirePositiveInteger),
  })
  const { secrets, url, toleranceSeconds = toleranceDefault, maxDepth } = options
  const provider: AnyProvider = toProvider({
    name: 'hubspot',
    verify: urlSignature({
      preset: 'hubspot',
      secrets,
      url,
      header: signatureHeader,
      algorithm: 'sha256',
      timestamp: { header: timestampHeader, unit: 'milliseconds', toleranceSeconds },
      contents: (called, { method, body }, sentAt) =>
        toSpellings(called).map((spelling) => [method + spelling, body, sentAt]),
    }),
    body: jsonBody({ maxDepth }),
    schema: hubspotPayloadSchema,
    events,
    openEvents,
    event: ({ subscriptionType = 'request' }) => subscriptionType,
    id: idOf,
    parts: (payload) => (Array.isArray(payload) ? payload : undefined),
    retry: ({ attemptNumber }) =>
      attemptNumber !== undefined && Number.isSafeInteger(attemptNumber) && attemptNumber > 0
        ? { attempt: attemptNumber }
        : undefined,
    ackDeadlineMs: 5000,
    redeliveryMs: 86_400_000,
  })
  // The schemas check the envelope; payloads have the types of the vendor's documentation.
  return provider as Provider<HubspotTypes>
}

// The characters listed in HubSpot's documentation. HubSpot's Node library decodes none of them.
function toSpellings(url: string): readonly string[] {
  const decoded = url.replace(/%(?:2[1478-9ACF]|3[ABF]|40)/gi, decodeURIComponent)
  return decoded === url ? [url] : [decoded, url]
}

function idOf({ portalId, subscriptionId, eventId, occurredAt, objectId }: HubspotPayload): string | undefined {
  if (eventId === undefined) return undefined
  return joinId([portalId, subscriptionId, eventId, occurredAt, objectId].map((part) => String(part ?? '')))
}
