import * as z from 'zod/mini'
import { checkedLater, checkOptions, optional, requirePositiveInteger } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import { eventSchemas } from '../../core/provider/event-schemas.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes } from '../../core/request/delivery.js'
import { requireVerifier, type Verifier } from '../../core/verify/verifier.js'
import type { PaypalObjects } from '../../generated/payloads/paypal.js'
import { links } from '../styles/link-fields.js'
import { paypalEventNames } from './events.js'
import { type PaypalPostbackOptions, paypalPostback } from './postback.js'
import type { PaypalReplayOptions } from './replay.js'
import { type PaypalSignatureOptions, paypalSignature, paypalSignatureChecks } from './signature.js'
import type { PaypalEnvironment, PaypalTransmissionOptions } from './transmission.js'

export type { PaypalObjects } from '../../generated/payloads/paypal.js'
export { findLink, type PaymentsLink } from '../styles/payments.js'
export {
  type PaypalEnvironment,
  type PaypalPostbackOptions,
  type PaypalReplayOptions,
  type PaypalSignatureOptions,
  type PaypalTransmissionOptions,
  paypalPostback,
  paypalSignature,
}

const nonEmpty = z.string().check(z.minLength(1))

/**
 * The fields of every event (the schema `event` of its Webhooks Management API, version 1).
 *
 * @see https://developer.paypal.com/docs/api/webhooks/v1/#definition-event
 */
export const paypalPayloadSchema = compileSchema(
  z.looseObject({
    id: nonEmpty,
    event_type: nonEmpty,
    /** Kept as text, because the simulator sends dates that do not exist; parse it with `parseDate`. */
    create_time: z.optional(z.string()),
    /** The type of `resource`, such as `capture`. */
    resource_type: z.optional(z.string()),
    event_version: z.optional(z.string()),
    /** The API version that defines the shape of `resource`. */
    resource_version: z.optional(z.string()),
    summary: z.optional(z.string()),
    resource: z.optional(z.looseObject({})),
    links,
  }),
)

/** The payload of a PayPal delivery. */
export type PaypalPayload = OutputOf<typeof paypalPayloadSchema>

/** The name of an event that PayPal documents, such as `PAYMENT.CAPTURE.COMPLETED`. */
export type PaypalEventName = (typeof paypalEventNames)[number]

/** Types of `resource` by event, for the type parameter of {@link paypal}. */
export type PaypalResources = { readonly [Name in PaypalEventName]?: object }

type BuiltIn<Name> = Name extends keyof PaypalObjects ? PaypalEventOf<PaypalObjects[Name]> : PaypalPayload

/** An event with the type of its resource. Only the envelope is checked. */
export interface PaypalEventOf<Resource extends { [field: string]: unknown }> extends PaypalPayload {
  resource: Resource
}

/** The payload types of PayPal deliveries. */
export interface PaypalTypes<Resources extends PaypalResources = Record<never, never>> extends ProviderTypes {
  readonly events: {
    readonly [Name in PaypalEventName]: Name extends keyof Resources
      ? Omit<PaypalPayload, 'resource'> & { readonly resource: NonNullable<Resources[Name]> }
      : BuiltIn<Name>
  }
  readonly fallback: PaypalPayload
}

interface CommonOptions {
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/** Options of {@link paypal}: those of {@link paypalSignature}, or another verifier. */
export type PaypalOptions =
  | (CommonOptions & PaypalSignatureOptions & { readonly verify?: undefined })
  | (CommonOptions & {
      /** Verifies who sent a request, such as {@link paypalPostback}. @default paypalSignature with these options */
      readonly verify: Verifier
    })

/** How long PayPal retries, in days. */
const retryDays = 3

const checks = { ...paypalSignatureChecks, verify: checkedLater, maxDepth: optional(requirePositiveInteger) }

const events = eventSchemas(paypalEventNames, paypalPayloadSchema)

/**
 * PayPal: events of its REST API, signed with the key of a certificate.
 *
 * The event name is the field `event_type`, and the id is the field `id`. Resources of both API versions are accepted:
 * version 1 has `amount.total`, version 2 has `amount.value`, and `resource_version` tells them apart.
 *
 * @see https://developer.paypal.com/api/rest/webhooks/
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: paypal({ webhookId: process.env.PAYPAL_WEBHOOK_ID ?? '' }),
 *   on: { 'PAYMENT.CAPTURE.COMPLETED': ({ payload }) => console.log(payload.resource) },
 * })
 */
export function paypal<Resources extends PaypalResources = Record<never, never>>(
  options: PaypalOptions,
): Provider<PaypalTypes<Resources>> {
  checkOptions(options, 'paypal', checks)
  const { maxDepth, verify: given, ...signing } = options
  const verify = given === undefined ? paypalSignature(signing) : given
  requireVerifier(verify, 'paypal')
  const provider: AnyProvider = defineProvider({
    name: 'paypal',
    verify,
    body: jsonBody({ maxDepth }),
    schema: paypalPayloadSchema,
    events,
    event: ({ event_type }) => event_type,
    id: ({ id }) => id,
    // PayPal has no response that ends a subscription, and would retry after a 410 for days.
    responses: { gone: 200 },
    // If the last retry is signed with a new time, a copy of it is accepted as long again.
    redeliveryMs: 2 * retryDays * 86_400_000,
  })
  // The event names come from `events`, the payload types from the caller.
  return provider as Provider<PaypalTypes<Resources>>
}
