import * as z from 'zod/mini'
import { chain } from '../../core/base/maybe-promise.js'
import { checkedLater, checkOptions, forPreset, optional, requirePositiveInteger } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { toProvider } from '../../core/provider/define-provider.js'
import { eventSchemas } from '../../core/provider/event-schemas.js'
import { reply } from '../../core/provider/outcome.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import { retryFromHeaders } from '../../core/provider/retry-header.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes } from '../../core/request/delivery.js'
import { headerBytes, readHeaderField, requireHeader } from '../../core/request/headers.js'
import { hmacSignature } from '../../core/verify/hmac-signature.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { checkDateTimestamp, requireTolerance } from '../../core/verify/signed/timestamp.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { twitchEvents } from '../../generated/events/twitch.js'
import type { TwitchEvents } from '../../generated/payloads/twitch.js'

export type { TwitchEvents } from '../../generated/payloads/twitch.js'

const idHeader = 'Twitch-Eventsub-Message-Id'
const timestampHeader = 'Twitch-Eventsub-Message-Timestamp'
const signatureHeader = 'Twitch-Eventsub-Message-Signature'
const typeHeader = 'Twitch-Eventsub-Message-Type'
const prefix = 'sha256='
const toleranceDefault = 600

/** The fields of every message. */
export const twitchPayloadSchema = compileSchema(
  z.looseObject({
    subscription: z.looseObject({
      id: z.optional(z.string()),
      type: z.string().check(z.minLength(1)),
      version: z.optional(z.string()),
      /** `enabled`, or why the subscription was revoked, such as `authorization_revoked`. */
      status: z.optional(z.string()),
      condition: z.optional(z.looseObject({})),
      created_at: z.optional(z.string()),
    }),
    /** The event; absent in revocations, and in batches, which have `events`. */
    event: z.optional(z.looseObject({})),
    /** The events of a batch, for subscriptions with batching. */
    events: z.optional(z.array(z.looseObject({}))),
    /** Only in requests that verify the endpoint. */
    challenge: z.optional(z.string()),
  }),
)

const events = eventSchemas([...twitchEvents, 'revocation'], twitchPayloadSchema)

/** The payload of a message: the subscription, and the event. */
export type TwitchPayload = OutputOf<typeof twitchPayloadSchema>

/** The name of an event that Twitch documents, such as `stream.online`. */
export type TwitchEventName = (typeof twitchEvents)[number]

/** The payload types of EventSub. */
export interface TwitchTypes extends ProviderTypes {
  readonly events: {
    readonly [Name in TwitchEventName]: Name extends keyof Omit<TwitchEvents, 'drop.entitlement.grant'>
      ? TwitchNotification<TwitchEvents[Name]>
      : TwitchPayload
  } & { readonly revocation: TwitchPayload }
  readonly fallback: TwitchPayload
}

/** A notification with the type of its event. Only the envelope is checked. */
export interface TwitchNotification<Event> extends TwitchPayload {
  event: Event & { [field: string]: unknown }
}

/** Options of {@link twitch}. */
export interface TwitchOptions {
  /** The secrets of the subscriptions, which you chose, newest first; or a function that looks them up. */
  readonly secrets: SecretSource
  /** How far the signed time may be from the clock, in seconds, in either direction. @default 600 */
  readonly toleranceSeconds?: number
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/**
 * Twitch: EventSub over webhooks.
 *
 * The event name is the type of the subscription, such as `stream.online`, or `revocation` when Twitch ends a subscription.
 * The challenge that starts a subscription is answered here and does not reach a handler. The kind of a message is read
 * from its signed body, because the header for it is not signed.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://dev.twitch.tv/docs/eventsub/handling-webhook-events/
 *
 * @example
 * const receiver = createReceiver({
 *   provider: twitch({ secrets: process.env.TWITCH_EVENTSUB_SECRET ?? '' }),
 *   on: {
 *     'stream.online': ({ payload }) => console.log(payload.event.broadcaster_user_login),
 *     revocation: ({ payload }) => console.log(payload.subscription.type, payload.subscription.status),
 *   },
 *   dedupe: memoryDedupeStore(),
 * })
 */
export function twitch(options: TwitchOptions): Provider<TwitchTypes> {
  checkOptions(options, 'twitch', {
    secrets: checkedLater,
    toleranceSeconds: optional(requireTolerance),
    maxDepth: optional(requirePositiveInteger),
  })
  const { maxDepth } = options
  const provider: AnyProvider = toProvider({
    name: 'twitch',
    verify: forPreset('twitch', () => twitchSignature(options)),
    body: jsonBody({ maxDepth }),
    schema: twitchPayloadSchema,
    events,
    event: ({ subscription, challenge, event, events }, request) => {
      // The subscription is not enabled yet.
      if (challenge !== undefined) return 'webhook_callback_verification'
      if (event !== undefined || events !== undefined) return subscription.type
      return subscription.status === 'enabled' ? (readHeaderField(request, typeHeader) ?? '') : 'revocation'
    },
    id: (_, request) => requireHeader(request, idHeader),
    retry: (_, request) => retryFromHeaders(request, 'Twitch-Eventsub-Message-Retry'),
    handshake: ({ challenge }) => (challenge === undefined ? undefined : reply(challenge, { mediaType: 'text/plain' })),
  })
  // The schemas check the envelope; payloads have the types of the vendor's description.
  return provider as Provider<TwitchTypes>
}

function twitchSignature({ secrets, toleranceSeconds = toleranceDefault }: TwitchOptions): Verifier {
  const signature = hmacSignature({
    secrets,
    header: signatureHeader,
    prefix,
    signedContent: (request) => [
      headerBytes(requireHeader(request, idHeader)),
      requireHeader(request, timestampHeader),
      request.body,
    ],
  })
  return (request, context) => {
    const sentAt = requireHeader(request, timestampHeader)
    const signedAt = checkDateTimestamp(sentAt, { now: context.now, field: timestampHeader, toleranceSeconds })
    return chain(signature(request, context), (proof) => ({ ...proof, verifier: 'twitch', signedAt }))
  }
}
