import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import { optionalBody } from '../body/format.js'
import { jsonBody } from '../body/json.js'
import type { WebhookRequest } from '../delivery.js'
import type { MaybePromise } from '../maybe-promise.js'
import { requireHeaderPrefix, requireObject } from '../options.js'
import { parseDate } from '../parse-date.js'
import { defineProvider, type Provider, type TypesOf } from '../provider.js'
import { headerValues, readHeaderField } from '../request.js'
import type { OutputOf } from '../schema/schema.js'
import { headerToken } from '../verify/header-token.js'
import type { Secret, SecretSource } from '../verify/secrets.js'
import { requireVerifier, type Verifier } from '../verify/verifier.js'
import { joinId } from './join-id.js'

const day = 86_400_000

const nonEmpty = z.string().check(z.minLength(1))

const channelMessage = z.looseObject({
  channelId: nonEmpty,
  /** A secret: do not log it. */
  channelToken: z.optional(z.string()),
  /** As people write it; {@link pushExpiresAt} reads it. */
  expiration: z.optional(z.string()),
  resourceId: nonEmpty,
  resourceUri: nonEmpty,
  resourceState: nonEmpty,
  messageNumber: z.int().check(z.positive()),
  /** The JSON that a few services send along; most deliveries have no body. */
  body: z.optional(z.unknown()),
})

/** What every push delivery says in its headers, and its body where it has one (specification, section 4.2). */
export const pushPayloadSchema = compileSchema(channelMessage)

/** The first message of a channel; its number is 1 (specification, section 3). */
export const pushSyncSchema = compileSchema(
  z.looseObject({ ...channelMessage.shape, resourceState: z.literal('sync'), messageNumber: z.literal(1) }),
)

/** An actual notification (specification, section 3). */
export const pushExistsSchema = compileSchema(
  z.looseObject({ ...channelMessage.shape, resourceState: z.literal('exists') }),
)

const events = { sync: pushSyncSchema, exists: pushExistsSchema }

/** The payload of any push delivery. */
export type PushPayload = OutputOf<typeof pushPayloadSchema>

/** The payload types of push deliveries. */
export type PushTypes = TypesOf<typeof pushPayloadSchema, typeof events>

/** Finds the tokens of a channel, newest first. None at all refuses the request; a rejection answers 503. */
export type ChannelTokens = (channelId: string) => MaybePromise<Secret | readonly Secret[] | undefined>

/** How deliveries are proved: by the channel's token, or by another verifier. */
export type PushProof =
  | {
      /**
       * The channel token: one for all channels, several with the newest first, or a function that finds those of a
       * channel. Store a channel before it is registered: its first message can come before the registration answers.
       */
      readonly token: Secret | readonly Secret[] | ChannelTokens
      readonly verify?: never
    }
  | {
      /** Proves who sent a request, for channels without a token. */
      readonly verify: Verifier
      readonly token?: never
    }

/** Options of {@link push}. */
export type PushOptions = PushProof & {
  /** What the names of the headers begin with. @default 'X-Push-' */
  readonly headerPrefix?: string
  /** How deep the JSON may be nested where there is a body. @default 64 */
  readonly maxDepth?: number
}

/**
 * The push-channel style: everything is in the headers, and there is mostly no body.
 *
 * The event is the resource state; `sync` and `exists` are known (specification, sections 3 and 4.2). Message numbers
 * grow, but not always by one. This provider tries again only on 5XX (section 7), and the answers keep to that.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const provider = push({ token: async (channelId) => (await channels.find(channelId))?.token })
 */
export function push(options: PushOptions): Provider<PushTypes> {
  requireObject(options, 'push: options')
  const { headerPrefix = 'X-Push-', maxDepth } = options
  requireHeaderPrefix(headerPrefix, 'push: headerPrefix')
  if ((options.token === undefined) === (options.verify === undefined)) {
    throw new TypeError('push: exactly one of token and verify must be given')
  }
  if (options.verify !== undefined) requireVerifier(options.verify, 'push')
  return defineProvider({
    name: 'push',
    verify: options.verify ?? channelToken(options.token, headerPrefix),
    body: optionalBody(jsonBody(maxDepth === undefined ? {} : { maxDepth })),
    schema: pushPayloadSchema,
    events,
    payload: (body, request) => toPayload(body, request, headerPrefix),
    event: ({ resourceState }) => resourceState,
    id: ({ channelId, resourceId, messageNumber }) => joinId([channelId, resourceId, String(messageNumber)]),
    sequence: ({ channelId, messageNumber, resourceState }) => ({
      channel: channelId,
      number: messageNumber,
      starts: resourceState === 'sync',
    }),
    // Channels live for days, and a message of any age may come again while they do.
    redeliveryMs: 7 * day,
  })
}

/** When the channel of a delivery ends; `undefined` where it does not, or where its date cannot be read. */
export function pushExpiresAt(payload: { readonly expiration?: string | undefined }): Date | undefined {
  return payload.expiration === undefined ? undefined : parseDate(payload.expiration)
}

function channelToken(token: NonNullable<PushOptions['token']>, prefix: string): Verifier {
  const tokens: SecretSource =
    typeof token === 'function'
      ? (request) => {
          const [channelId, ...more] = headerValues(request, `${prefix}Channel-ID`)
          return channelId === undefined || more.length > 0 ? undefined : token(channelId)
        }
      : token
  return headerToken({ header: `${prefix}Channel-Token`, tokens })
}

function toPayload(body: unknown, request: WebhookRequest, prefix: string): unknown {
  const header = (name: string) => readHeaderField(request, prefix + name)
  return {
    channelId: header('Channel-ID'),
    channelToken: header('Channel-Token'),
    expiration: header('Channel-Expiration'),
    resourceId: header('Resource-ID'),
    resourceUri: header('Resource-URI'),
    resourceState: header('Resource-State'),
    messageNumber: toNumber(header('Message-Number')),
    body,
  }
}

// Any other spelling stays text, which the schema then refuses: Number() also takes signs, exponents and white space.
function toNumber(text: string | undefined): number | string | undefined {
  return text !== undefined && /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : text
}
