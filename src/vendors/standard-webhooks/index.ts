import * as z from 'zod/mini'
import {
  checkedLater,
  checkOptions,
  forPreset,
  optional,
  requirePositiveInteger,
  requireText,
} from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import { toEventSchemas } from '../../core/provider/event-schemas.js'
import type { AnyProvider, EventSchemas, Provider, TypesOf } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import { requireHeaderField } from '../../core/request/headers.js'
import { standardWebhooksHeaders } from '../../core/verify/standard-webhooks/headers.js'
import {
  type StandardWebhooksOptions,
  standardWebhooksSignature,
} from '../../core/verify/standard-webhooks/standard-webhooks.js'

const hour = 3_600_000

/**
 * The envelope of Standard Webhooks, which the standard only recommends. All services that sign like this put the
 * event name in `type`, but the time may be text or a number, or be in another field.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#payload-structure
 */
export const standardWebhooksPayloadSchema = compileSchema(
  z.looseObject({
    type: z.string().check(z.minLength(1)),
    /** When the event happened, not when it was sent; ISO 8601 according to the standard. */
    timestamp: z.optional(z.nullable(z.union([z.string(), z.number()]))),
    data: z.optional(z.unknown()),
  }),
)

/** The payload of any delivery in the Standard Webhooks format. */
export type StandardWebhooksPayload = OutputOf<typeof standardWebhooksPayloadSchema>

/** The payload types of Standard Webhooks, with a service's payloads by event name. */
export interface StandardWebhooksTypes<Payloads extends object = Record<never, never>> {
  readonly events: Payloads
  readonly fallback: StandardWebhooksPayload
}

/** Options of {@link standardWebhooks}: those of `standardWebhooksSignature`, and the names of the service and its events. */
export interface StandardWebhooksProviderOptions extends StandardWebhooksOptions {
  /**
   * The service name, for receipts and dedupe keys; services that share a dedupe store need different names.
   *
   * @default 'standard-webhooks'
   */
  readonly name?: string
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/**
 * Deliveries of any service that follows Standard Webhooks, or its predecessor Svix: Clerk, Resend, Polar, ...
 *
 * The event name is the payload's `type`, and the id is the signed `webhook-id`, the same in every attempt. Give payload
 * types as schemas, which are checked, or as a type parameter, which is not.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: standardWebhooks({ secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] }),
 *   on: { 'contact.created': ({ payload, id }) => console.log(id, payload.data) },
 * })
 */
export function standardWebhooks<const Events extends EventSchemas>(
  options: StandardWebhooksProviderOptions & {
    /** The events of the service, each with a schema of its whole payload; other events are checked against the envelope. */
    readonly events: Events
  },
): Provider<TypesOf<typeof standardWebhooksPayloadSchema, Events>>
export function standardWebhooks<Payloads extends object = Record<never, never>>(
  options: StandardWebhooksProviderOptions & {
    /** The names of all events in the type parameter; only the envelope of their payloads is checked. */
    readonly events?: readonly (keyof Payloads & string)[]
  },
): Provider<StandardWebhooksTypes<Payloads>>
export function standardWebhooks(
  options: StandardWebhooksProviderOptions & { readonly events?: EventSchemas | readonly string[] },
): AnyProvider {
  checkOptions(options, 'standardWebhooks', {
    secrets: checkedLater,
    publicKeys: checkedLater,
    secretEncoding: checkedLater,
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
    verify: forPreset('standardWebhooks', () => standardWebhooksSignature(signing)),
    body: jsonBody({ maxDepth }),
    schema: standardWebhooksPayloadSchema,
    events: toEventSchemas(events, standardWebhooksPayloadSchema, 'standardWebhooks: events'),
    event: ({ type }) => type,
    id: (_, request) => requireHeaderField(request, chooseHeaders(request).idHeader),
    // The standard recommends a timeout of 15 to 30 seconds, and a last retry after 75.5 hours plus jitter.
    ackDeadlineMs: 15_000,
    redeliveryMs: 96 * hour,
  })
}
