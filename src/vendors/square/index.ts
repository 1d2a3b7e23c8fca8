import * as z from 'zod/mini'
import { checkedLater, checkOptions, optional, requirePositiveInteger } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { toProvider } from '../../core/provider/define-provider.js'
import { eventSchemas } from '../../core/provider/event-schemas.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import { retryFromHeaders } from '../../core/provider/retry-header.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes } from '../../core/request/delivery.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import type { PublicUrl } from '../../core/verify/signed/public-url.js'
import { urlSignature } from '../../core/verify/url-signature.js'
import { squareEvents } from '../../generated/events/square.js'
import type { SquareObjects } from '../../generated/payloads/square.js'

export type { PublicUrl } from '../../core/verify/signed/public-url.js'
export type { SquareObjects } from '../../generated/payloads/square.js'

const signatureHeader = 'x-square-hmacsha256-signature'

/** The fields that this package uses in every notification; Square documents more. */
export const squarePayloadSchema = compileSchema(
  z.looseObject({
    type: z.string().check(z.minLength(1)),
    /** The same in every attempt. */
    event_id: z.string().check(z.minLength(1)),
    merchant_id: z.optional(z.nullable(z.string())),
    location_id: z.optional(z.nullable(z.string())),
    /** RFC 3339, to the nanosecond. */
    created_at: z.optional(z.nullable(z.string())),
    /** The subject of the event: its `type`, its `id`, and an `object` that contains it under the name of its type. */
    data: z.optional(
      z.nullable(
        z.looseObject({
          type: z.optional(z.nullable(z.string())),
          id: z.optional(z.nullable(z.string())),
          object: z.optional(z.nullable(z.looseObject({}))),
        }),
      ),
    ),
  }),
)

const events = eventSchemas(squareEvents, squarePayloadSchema)

/** The payload of a notification. */
export type SquarePayload = OutputOf<typeof squarePayloadSchema>

/** The name of an event that Square documents, such as `payment.updated`. */
export type SquareEventName = (typeof squareEvents)[number]

// Square's SDK describes these two under names that Square does not send.
interface Objects extends SquareObjects {
  'payment.updated': SquareObjects['payment.created']
  'refund.updated': SquareObjects['refund.created']
}

/** The payload types of Square. */
export interface SquareTypes extends ProviderTypes {
  readonly events: {
    readonly [Name in SquareEventName]: Name extends keyof Objects ? SquareEventOf<Objects[Name]> : SquarePayload
  }
  readonly fallback: SquarePayload
}

/** A notification with the type of its object. Only the envelope is checked. */
export interface SquareEventOf<Subject> extends SquarePayload {
  data: NonNullable<SquarePayload['data']> & { object: Subject }
}

/** Options of {@link square}. */
export interface SquareOptions {
  /** The signature keys of the webhook subscription, newest first, or a function that looks them up. */
  readonly secrets: SecretSource
  /** The notification URL of the subscription as in Square's developer console, without its query. */
  readonly url: PublicUrl
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/**
 * Square: event notifications.
 *
 * The event name is that of Square, such as `payment.updated`. The older SHA-1 signature is ignored.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://developer.squareup.com/docs/webhooks/overview
 *
 * @example
 * const receiver = createReceiver({
 *   provider: square({ secrets: process.env.SQUARE_SIGNATURE_KEY ?? '', url: 'https://shop.example/hooks/square' }),
 *   on: { 'payment.updated': ({ payload }) => console.log(payload.data.object.payment?.status) },
 *   dedupe: memoryDedupeStore(),
 * })
 */
export function square(options: SquareOptions): Provider<SquareTypes> {
  checkOptions(options, 'square', {
    secrets: checkedLater,
    url: checkedLater,
    maxDepth: optional(requirePositiveInteger),
  })
  const { secrets, url, maxDepth } = options
  const provider: AnyProvider = toProvider({
    name: 'square',
    verify: urlSignature({
      preset: 'square',
      secrets,
      url,
      header: signatureHeader,
      algorithm: 'sha256',
      contents: (called, { body }) => [[called, body]],
    }),
    body: jsonBody({ maxDepth }),
    schema: squarePayloadSchema,
    events,
    event: ({ type }) => type,
    id: ({ event_id }) => event_id,
    retry: (_, request) => retryFromHeaders(request, 'square-retry-number', 'square-retry-reason'),
    ackDeadlineMs: 10_000,
    // Square documents 24 hours on one page and 72 on another.
    redeliveryMs: 72 * 3_600_000,
  })
  // The schemas check the envelope; payloads have the types of the vendor's description.
  return provider as Provider<SquareTypes>
}
