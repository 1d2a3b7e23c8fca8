import * as z from 'zod/mini'
import { checkedLater, checkOptions, optional, requirePositiveInteger } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import type { Provider, TypesOf } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import { requireVerifier, type Verifier } from '../../core/verify/verifier.js'
import { links } from './link-fields.js'

const nonEmpty = z.string().check(z.minLength(1))

const envelope = z.looseObject({
  id: nonEmpty,
  /** Kept as text, because some dates do not exist; parse it with `parseDate`. */
  create_time: z.string(),
  resource_type: z.string(),
  event_type: nonEmpty,
  summary: z.optional(z.string()),
  resource: z.looseObject({}),
  links,
})

const authorization = z.looseObject({
  id: z.string(),
  create_time: z.optional(z.string()),
  update_time: z.optional(z.string()),
  state: z.string(),
  /** Decimals are text, so that no digits are lost. */
  amount: z.looseObject({
    total: z.string(),
    currency: z.string(),
    details: z.optional(z.looseObject({ subtotal: z.optional(z.string()) })),
  }),
  parent_payment: z.optional(z.string()),
  valid_until: z.optional(z.string()),
  links,
})

/** The envelope of every payments event (specification, section 2.5). */
export const paymentsEventSchema = compileSchema(envelope)

/** An authorized payment (specification, section 2.6). */
export const paymentsAuthorizationSchema = compileSchema(authorization)

/** An event about an authorized payment (specification, sections 2.5 and 2.6). */
export const paymentsAuthorizationEventSchema = compileSchema(
  z.looseObject({ ...envelope.shape, resource: authorization }),
)

const events = {
  'PAYMENT.AUTHORIZATION.CREATED': paymentsAuthorizationEventSchema,
  'PAYMENT.AUTHORIZATION.VOIDED': paymentsAuthorizationEventSchema,
}

/** The payload of any payments delivery. */
export type PaymentsEvent = OutputOf<typeof paymentsEventSchema>

/** An authorized payment. */
export type PaymentsAuthorization = OutputOf<typeof paymentsAuthorizationSchema>

/** A link of an event or of a resource (specification, section 2.7). */
export type PaymentsLink = NonNullable<OutputOf<typeof paymentsEventSchema>['links']>[number]

/** The payload types of payments deliveries. */
export type PaymentsTypes = TypesOf<typeof paymentsEventSchema, typeof events, true>

/** Options of {@link payments}. */
export interface PaymentsOptions {
  /** Verifies who sent a request. */
  readonly verify: Verifier
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/**
 * The payments style: signed events in JSON.
 *
 * The event name is the field `event_type`, such as `PAYMENT.AUTHORIZATION.CREATED` (specification, sections 2.5 and 6.2).
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: payments({ verify }),
 *   on: { 'PAYMENT.AUTHORIZATION.CREATED': ({ payload }) => console.log(payload.resource.amount.total) },
 * })
 */
export function payments(options: PaymentsOptions): Provider<PaymentsTypes> {
  checkOptions(options, 'payments', {
    verify: checkedLater,
    maxDepth: optional(requirePositiveInteger),
  })
  const { verify, maxDepth } = options
  requireVerifier(verify, 'payments')
  return defineProvider({
    name: 'payments',
    verify,
    body: jsonBody({ maxDepth }),
    schema: paymentsEventSchema,
    events,
    openEvents: true,
    event: ({ event_type }) => event_type,
    id: ({ id }) => id,
  })
}

/**
 * Returns the first link with this relation, such as `self`, `resend`, `capture`, `void` or `parent_payment`.
 *
 * Links are only as trustworthy as their event: check a link's host before you send anything to it.
 *
 * @param source - an event or a resource
 */
export function findLink(
  source: { readonly links?: readonly PaymentsLink[] | undefined },
  rel: string,
): PaymentsLink | undefined {
  return source.links?.find((candidate) => candidate.rel === rel)
}
