import * as z from 'zod/mini'
import {
  checkedLater,
  checkOptions,
  optional,
  requireHeaderPrefix,
  requirePositiveInteger,
} from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import type { Provider, TypesOf } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { optionalBody } from '../../core/request/body/format.js'
import { jsonBody } from '../../core/request/body/json.js'
import {
  type ChannelTokenResolver,
  channelLifetimeMs,
  channelMessageId,
  channelSequence,
  channelVerifier,
  type PushProof,
  pushExpiresAt,
  readChannelMessage,
} from './push-channel.js'
import { channelMessage } from './push-fields.js'

export { type ChannelTokenResolver, type PushProof, pushExpiresAt }

/** The headers of every push delivery, and its body if it has one (specification, section 4.2). */
export const pushPayloadSchema = compileSchema(z.looseObject(channelMessage))

/** The first message of a channel, with number 1 (specification, section 3). */
export const pushSyncSchema = compileSchema(
  z.looseObject({ ...channelMessage, resourceState: z.literal('sync'), messageNumber: z.literal(1) }),
)

/** A notification of a change (specification, section 3). */
export const pushExistsSchema = compileSchema(z.looseObject({ ...channelMessage, resourceState: z.literal('exists') }))

const events = { sync: pushSyncSchema, exists: pushExistsSchema }

/** The payload of any push delivery. */
export type PushPayload = OutputOf<typeof pushPayloadSchema>

/** The payload types of push deliveries. */
export type PushTypes = TypesOf<typeof pushPayloadSchema, typeof events, true>

/** Options of {@link push}. */
export type PushOptions = PushProof & {
  /** The prefix of the header names. @default 'X-Push-' */
  readonly headerPrefix?: string
  /** The maximum nesting depth of a JSON body. @default 64 */
  readonly maxDepth?: number
}

/**
 * The push-channel style: all data is in the headers, and there is usually no body.
 *
 * The event name is the resource state; `sync` and `exists` have typed payloads (specification, sections 3 and 4.2).
 * Message numbers increase, but not always by one. The provider retries only after 5XX (section 7), and the default
 * responses respect that.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const provider = push({ tokens: async (channelId) => (await channels.find(channelId))?.token })
 */
export function push(options: PushOptions): Provider<PushTypes> {
  checkOptions<PushOptions>(options, 'push', {
    tokens: checkedLater,
    verify: checkedLater,
    headerPrefix: optional(requireHeaderPrefix),
    maxDepth: optional(requirePositiveInteger),
  })
  const { headerPrefix = 'X-Push-', maxDepth } = options
  return defineProvider({
    name: 'push',
    verify: channelVerifier(options, headerPrefix, 'push'),
    body: optionalBody(jsonBody({ maxDepth })),
    schema: pushPayloadSchema,
    events,
    openEvents: true,
    payload: (body, request) => readChannelMessage(body, request, headerPrefix),
    event: ({ resourceState }) => resourceState,
    id: channelMessageId,
    sequence: channelSequence,
    redeliveryMs: channelLifetimeMs,
  })
}
