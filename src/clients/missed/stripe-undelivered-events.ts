import * as z from 'zod/mini'
import { checkedLater, checkOptions, optional, requireHeaderValue } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'
import type { MissedSource } from './missed-source.js'
import { toEventRequest } from './vouched.js'

/** Options of {@link stripeUndeliveredEvents}. */
export type StripeUndeliveredEventsOptions = ClientOptions &
  CredentialsOptions & {
    /** The connected account whose events are listed. @default your own */
    readonly account?: string
    /** The URL of the API. @default 'https://api.stripe.com' */
    readonly baseUrl?: string
  }

const name = 'stripeUndeliveredEvents'

const pageSchema = compileSchema(
  z.looseObject({
    data: z.array(z.looseObject({ id: z.string(), created: z.number() })),
    has_more: z.boolean(),
  }),
)

/**
 * The snapshot events that Stripe has not delivered to every endpoint, of the last 30 days, newest first.
 *
 * They come without a signature: the receiver handles them with a proof of the strength `transport`. An event that only another
 * endpoint has missed is listed as well, so give the receiver a dedupe store.
 *
 * @see https://docs.stripe.com/api/events/list
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * await collect({ source: stripeUndeliveredEvents({ token: process.env.STRIPE_KEY ?? '' }), receiver })
 */
export function stripeUndeliveredEvents(options: StripeUndeliveredEventsOptions): MissedSource {
  checkOptions(options, name, {
    ...clientChecks,
    ...credentialsChecks,
    account: optional(requireHeaderValue),
    baseUrl: checkedLater,
  })
  const { account, maxResponseBytes = 33_554_432 } = options
  const baseUrl = requireBaseUrl(options.baseUrl ?? 'https://api.stripe.com', `${name}: baseUrl`, options)
  const call = createCaller({ ...options, maxResponseBytes }, name, options)

  return {
    vouches: name,
    async page(cursor, { since, signal }) {
      const { data, has_more } = await call({
        name: 'list',
        method: 'GET',
        url: joinUrl(baseUrl, ['v1', 'events'], {
          'created[gte]': String(Math.max(0, Math.floor(since / 1000))),
          delivery_success: 'false',
          limit: '100',
          starting_after: cursor,
        }),
        headers: account === undefined ? {} : { 'stripe-account': account },
        schema: pageSchema,
        signal,
      })
      return {
        missed: data.map((event) => ({
          id: event.id,
          storedAt: event.created * 1000,
          collect: async () => toEventRequest(event),
        })),
        next: has_more ? data.at(-1)?.id : undefined,
      }
    },
  }
}
