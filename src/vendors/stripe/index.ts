import * as z from 'zod/mini'
import { checkedLater, checkOptions, forPreset, optional, requirePositiveInteger } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { toProvider } from '../../core/provider/define-provider.js'
import { eventSchemas } from '../../core/provider/event-schemas.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes } from '../../core/request/delivery.js'
import { stripeEventNames } from '../../generated/events/stripe.js'
import { stripeThinEventNames } from '../../generated/events/stripe-thin.js'
import type { StripeObjects } from '../../generated/payloads/stripe.js'
import { type StripeSignatureOptions, stripeSignature } from './signature.js'

export type { StripeObjects } from '../../generated/payloads/stripe.js'
export { type StripeSignatureOptions, stripeSignature }

const nonEmpty = z.string().check(z.minLength(1))

/**
 * The envelope of every delivery: a snapshot event (`object` is `event`, with `data`) or a thin event
 * (`v2.core.event`, with `related_object`).
 *
 * @see https://docs.stripe.com/api/events/object
 * @see https://docs.stripe.com/api/v2/core/events/object
 */
export const stripePayloadSchema = compileSchema(
  z.looseObject({
    id: nonEmpty,
    type: nonEmpty,
    object: z.optional(z.string()),
    /** Seconds since 1970 in a snapshot event, ISO 8601 in a thin one. */
    created: z.optional(z.union([z.number(), z.string()])),
    /** Whether the event is from live mode; an endpoint may also receive test events. */
    livemode: z.optional(z.boolean()),
    api_version: z.nullish(z.string()),
    /** The connected account (Connect). */
    account: z.nullish(z.string()),
    /** The account, in a thin event. */
    context: z.nullish(z.string()),
    data: z.optional(z.looseObject({ object: z.looseObject({}), previous_attributes: z.nullish(z.looseObject({})) })),
    related_object: z.nullish(
      z.looseObject({ id: z.string(), type: z.optional(z.string()), url: z.optional(z.string()) }),
    ),
  }),
)

/** The payload of any Stripe delivery. */
export type StripePayload = OutputOf<typeof stripePayloadSchema>

/** The name of a snapshot event that Stripe documents, such as `invoice.paid`. */
export type StripeEventName = (typeof stripeEventNames)[number]

/** The name of a thin event about accounts and endpoints, such as `v2.core.account.updated`. */
export type StripeThinEventName = (typeof stripeThinEventNames)[number]

/** The object of an event without its own type. */
export type StripeResource = NonNullable<StripePayload['data']>['object']

/** The constraint of the type parameter of {@link stripe}; the union `Stripe.Event` of the package stripe satisfies it. */
export interface StripeEventLike {
  readonly id: string
  readonly type: string
}

/** A snapshot event with the type of its object. Only the envelope is checked. */
export interface StripeSnapshot<Type extends string, Resource extends StripeResource> extends StripePayload {
  type: Type
  object: 'event'
  created: number
  livemode: boolean
  api_version: string | null
  data: {
    object: Resource
    /** The old values of the fields that changed, in `updated` events. */
    previous_attributes?: Partial<Resource> | null | undefined
    [field: string]: unknown
  }
}

/** A thin event: what happened, and to which object. Retrieve the object, or the event with its data, from the API. */
export interface StripeThinEvent<Type extends string> extends StripePayload {
  type: Type
  object: 'v2.core.event'
  /** ISO 8601. */
  created: string
  livemode: boolean
  related_object: Type extends 'v2.core.account_link.returned'
    ? null | undefined
    : { id: string; type: string; url: string }
}

/** The payload types of Stripe: for each documented event, its member of the union `Event`, or its type in this package. */
export interface StripeTypes<Event extends StripeEventLike = StripePayload> extends ProviderTypes {
  readonly events: {
    readonly [Name in StripeEventName]: [Extract<Event, { readonly type: Name }>] extends [never]
      ? StripeSnapshot<Name, Name extends keyof StripeObjects ? StripeObjects[Name] : StripeResource>
      : Extract<Event, { readonly type: Name }>
  } & { readonly [Name in StripeThinEventName]: StripeThinEvent<Name> }
  readonly fallback: StripePayload
}

/** Options of {@link stripe}. */
export interface StripeOptions extends StripeSignatureOptions {
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

const events = eventSchemas([...stripeEventNames, ...stripeThinEventNames], stripePayloadSchema)

/** How long Stripe retries, in hours. */
const retryHours = 72

/**
 * Stripe: snapshot events and thin events, for an account or for Connect.
 *
 * The event name is the field `type`, and the id is the field `id`. Payloads have the types of Stripe's current API version;
 * the union `Stripe.Event` of the package stripe as type parameter replaces them. As with `constructEvent`, only the envelope is
 * checked.
 *
 * @see https://docs.stripe.com/webhooks
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: stripe({ secrets: process.env.STRIPE_WEBHOOK_SECRET ?? '' }),
 *   on: { 'invoice.paid': ({ payload }) => console.log(payload.data.object.amount_paid) },
 * })
 */
export function stripe<Event extends StripeEventLike = StripePayload>(
  options: StripeOptions,
): Provider<StripeTypes<Event>> {
  checkOptions(options, 'stripe', {
    secrets: checkedLater,
    toleranceSeconds: checkedLater,
    maxDepth: optional(requirePositiveInteger),
  })
  const { maxDepth, ...signature } = options
  const provider: AnyProvider = toProvider({
    name: 'stripe',
    verify: forPreset('stripe', () => stripeSignature(signature)),
    body: jsonBody({ maxDepth }),
    schema: stripePayloadSchema,
    events,
    event: ({ type }) => type,
    id: ({ id }) => id,
    redeliveryMs: retryHours * 3_600_000,
  })
  // The event names come from `events`, the payload types from the caller.
  return provider as Provider<StripeTypes<Event>>
}
