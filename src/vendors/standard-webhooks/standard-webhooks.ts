import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import { checkedLater, checkOptions, optional, requirePositiveInteger, requireText } from '../../base/options.js'
import { defineProvider } from '../../provider/define-provider.js'
import { toEventSchemas } from '../../provider/event-schemas.js'
import type { EventSchemas, Provider, TypesOf } from '../../provider/provider.js'
import { jsonBody } from '../../request/body/json.js'
import { requireHeaderField } from '../../request/headers.js'
import type { OutputOf } from '../../schema/schema.js'
import { standardWebhooksHeaders } from '../../verify/standard-webhooks/headers.js'
import {
  type StandardWebhooksOptions,
  standardWebhooksSignature,
} from '../../verify/standard-webhooks/standard-webhooks.js'

const hour = 3_600_000

/**
 * The envelope of Standard Webhooks. The standard only recommends it: of the services that sign like this, all name the
 * event `type`, while the time is a text, a number, or called otherwise.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#payload-structure
 */
export const standardWebhooksPayloadSchema = compileSchema(
  z.looseObject({
    type: z.string().check(z.minLength(1)),
    /** When it happened, which is not when it was sent; the standard says ISO 8601. */
    timestamp: z.optional(z.nullable(z.union([z.string(), z.number()]))),
    data: z.optional(z.unknown()),
  }),
)

/** The payload of any delivery of Standard Webhooks. */
export type StandardWebhooksPayload = OutputOf<typeof standardWebhooksPayloadSchema>

/** The payload types of Standard Webhooks, with those of a service by event name. */
export interface StandardWebhooksTypes<Payloads extends object = Record<never, never>> {
  readonly events: Payloads
  readonly fallback: StandardWebhooksPayload
}

/** Options of {@link standardWebhooks}: those of `standardWebhooksSignature`, and the service's own names. */
export interface StandardWebhooksProviderOptions extends StandardWebhooksOptions {
  /** The service, for receipts and dedupe keys; two services with one dedupe store need two names. @default 'standard-webhooks' */
  readonly name?: string
  /** How deep the JSON may be nested. @default 64 */
  readonly maxDepth?: number
}

/**
 * What every service sends that follows Standard Webhooks, or the Svix service before it: Clerk, Resend, Polar, ...
 *
 * The event is the payload's `type`, and the id is the signed `webhook-id`, which is the same when a delivery is sent
 * again. The payload types come with schemas, which are checked, or as a type parameter, which is not.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const receiver = createReceiver({
 *   provider: standardWebhooks({ secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] }),
 *   on: { 'contact.created': ({ payload, id }) => console.log(id, payload.data) },
 * })
 */
export function standardWebhooks<const Events extends EventSchemas>(
  options: StandardWebhooksProviderOptions & {
    /** The events that the service sends, each with a schema of its whole payload; of others only the envelope is checked. */
    readonly events: Events
  },
): Provider<TypesOf<typeof standardWebhooksPayloadSchema, Events>>
export function standardWebhooks<Payloads extends object = Record<never, never>>(
  options: StandardWebhooksProviderOptions & {
    /** The names of the events of the type parameter, all of them; of their payloads only the envelope is checked. */
    readonly events?: readonly (keyof Payloads & string)[]
  },
): Provider<StandardWebhooksTypes<Payloads>>
export function standardWebhooks(
  options: StandardWebhooksProviderOptions & { readonly events?: EventSchemas | readonly string[] },
): Provider<TypesOf<typeof standardWebhooksPayloadSchema, EventSchemas>> {
  checkOptions(options, 'standardWebhooks', {
    secrets: checkedLater,
    publicKeys: checkedLater,
    secretFormat: checkedLater,
    headerPrefix: checkedLater,
    toleranceSeconds: checkedLater,
    name: optional(requireText),
    events: checkedLater,
    maxDepth: optional(requirePositiveInteger),
  })
  const { name = 'standard-webhooks', maxDepth, events = [], ...signing } = options
  const chooseHeaders = standardWebhooksHeaders(options.headerPrefix, 'standardWebhooks: headerPrefix')
  return defineProvider({
    name,
    verify: standardWebhooksSignature(signing),
    body: jsonBody({ maxDepth }),
    schema: standardWebhooksPayloadSchema,
    events: toEventSchemas(events, standardWebhooksPayloadSchema, 'standardWebhooks: events'),
    event: ({ type }) => type,
    id: (_, request) => requireHeaderField(request, chooseHeaders(request).idHeader),
    // The standard recommends senders to wait 15 to 30 seconds, and tries for the last time after 75 hours and a half,
    // to which services add jitter.
    ackDeadlineMs: 15_000,
    redeliveryMs: 96 * hour,
  })
}
