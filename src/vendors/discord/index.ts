import * as z from 'zod/mini'
import { chain, type MaybePromise } from '../../core/base/maybe-promise.js'
import { checkedLater, checkOptions, optional, requirePositiveInteger } from '../../core/base/options.js'
import { decodeBytes } from '../../core/bytes/encoding.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { toProvider } from '../../core/provider/define-provider.js'
import { joinId } from '../../core/provider/join-id.js'
import { type Outcome, reply } from '../../core/provider/outcome.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes, WebhookRequest } from '../../core/request/delivery.js'
import { publicKeySignature } from '../../core/verify/public-key-signature.js'
import type { DiscordEvents, DiscordInteractions } from '../../generated/payloads/discord.js'

export type { DiscordEvents, DiscordInteractions } from '../../generated/payloads/discord.js'

// Type 1 is a PING among interactions and an event among webhook events; only an event has the field `event`.
const eventPing = 0
const interactionPing = 1

const webhookEvents = [
  'APPLICATION_AUTHORIZED',
  'APPLICATION_DEAUTHORIZED',
  'ENTITLEMENT_CREATE',
  'ENTITLEMENT_UPDATE',
  'ENTITLEMENT_DELETE',
  'QUEST_USER_ENROLLMENT',
  'LOBBY_MESSAGE_CREATE',
  'LOBBY_MESSAGE_UPDATE',
  'LOBBY_MESSAGE_DELETE',
  'GAME_DIRECT_MESSAGE_CREATE',
  'GAME_DIRECT_MESSAGE_UPDATE',
  'GAME_DIRECT_MESSAGE_DELETE',
] as const

/** A type of the webhook events (https://docs.discord.com/developers/events/webhook-events#event-types). */
export type DiscordEventType = (typeof webhookEvents)[number]

const interactions = {
  2: 'interaction.application_command',
  3: 'interaction.message_component',
  4: 'interaction.application_command_autocomplete',
  5: 'interaction.modal_submit',
} as const

/** A kind of interaction (https://docs.discord.com/developers/interactions/receiving-and-responding). */
export type DiscordInteractionType = (typeof interactions)[keyof typeof interactions]

const eventBody = z.looseObject({
  type: z.string(),
  /** When the event happened, in ISO 8601 without an offset. */
  timestamp: z.string(),
  data: z.optional(z.looseObject({})),
})

/** The fields that distinguish kinds of requests, all optional. */
export const discordPayloadSchema = compileSchema(
  z.looseObject({ type: z.number(), id: z.optional(z.string()), event: z.optional(eventBody) }),
)

/** A webhook event. */
export const discordEventSchema = compileSchema(
  z.looseObject({ type: z.literal(1), application_id: z.optional(z.string()), event: eventBody }),
)

/** An interaction. */
export const discordInteractionSchema = compileSchema(
  z.looseObject({
    type: z.number(),
    id: z.string(),
    application_id: z.optional(z.string()),
    /** Sends later messages, for 15 minutes. A secret: do not log it. */
    token: z.optional(z.string()),
    data: z.optional(z.looseObject({})),
  }),
)

/** The payload of any request of Discord. */
export type DiscordPayload = OutputOf<typeof discordPayloadSchema>

/** The payload of a webhook event. */
export type DiscordEventPayload = OutputOf<typeof discordEventSchema>

/** The payload of an interaction. */
export type DiscordInteractionPayload = OutputOf<typeof discordInteractionSchema>

/** A webhook event with the type of its data. Only the envelope is checked. */
export type DiscordEventOf<Type extends DiscordEventType> = DiscordEventPayload & {
  event: { type: Type; data: Type extends keyof DiscordEvents ? DiscordEvents[Type] : unknown }
}

/** The payload types of Discord. */
export interface DiscordTypes extends ProviderTypes {
  readonly events: { readonly [Type in DiscordEventType]: DiscordEventOf<Type> } & {
    readonly [Type in DiscordInteractionType]: DiscordInteractionPayload & DiscordInteractions[Type]
  }
  readonly fallback: DiscordPayload
}

/** The public key of an application: its 64 hex digits as the developer portal shows them, or its 32 bytes. */
export type DiscordKey = string | Uint8Array

/**
 * Looks up the keys for a request that is not verified yet. If it returns `undefined`, the request is refused; if it
 * rejects, the response is 503.
 */
export type DiscordKeyResolver = (
  request: WebhookRequest,
) => MaybePromise<DiscordKey | readonly DiscordKey[] | undefined>

/** Options of {@link discord}. */
export interface DiscordOptions {
  /** The public key of the application, a list of keys with the newest first, or a function that looks them up. */
  readonly keys: DiscordKey | readonly DiscordKey[] | DiscordKeyResolver
  /**
   * How far the signed time may be from the clock, in seconds, in either direction.
   *
   * Discord documents no tolerance. It retries events for up to 10 minutes and does not say whether each attempt is signed
   * with a new time, so a shorter tolerance can lose events.
   *
   * @default 900: Discord's 10 minutes, and 5 for clock skew
   */
  readonly toleranceSeconds?: number
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/**
 * Discord: webhook events and interactions of an application, at one endpoint or at two.
 *
 * The event name is the type of a webhook event, such as `ENTITLEMENT_CREATE`, or `interaction.` and the kind of
 * interaction, such as `interaction.application_command`. A PING is answered here and does not reach a handler.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://docs.discord.com/developers/events/webhook-events
 * @see https://docs.discord.com/developers/interactions/overview
 *
 * @example
 * const receiver = createReceiver({
 *   provider: discord({ keys: fromEnv('DISCORD_PUBLIC_KEY') }),
 *   on: { 'interaction.application_command': () => reply({ type: 4, data: { content: 'Ahoy' } }) },
 * })
 */
export function discord(options: DiscordOptions): Provider<DiscordTypes> {
  checkOptions(options, 'discord', {
    keys: checkedLater,
    toleranceSeconds: checkedLater,
    maxDepth: optional(requirePositiveInteger),
  })
  const { keys, toleranceSeconds = 900, maxDepth } = options
  const provider: AnyProvider = toProvider({
    name: 'discord',
    verify: publicKeySignature({
      header: 'X-Signature-Ed25519',
      encoding: 'hex',
      timestamp: { header: 'X-Signature-Timestamp', separator: '', toleranceSeconds },
      keys: typeof keys === 'function' ? ({ request }) => chain(keys(request), toFoundKeys) : toKeys(keys),
      algorithms: ['EdDSA'],
    }),
    body: jsonBody({ maxDepth }),
    schema: discordPayloadSchema,
    events: eventSchemas(),
    event: eventOf,
    id: idOf,
    handshake: answerPing,
    responses: { success: 204, reject: 204 },
    ackDeadlineMs: 3000,
    redeliveryMs: 3_600_000,
  })
  return provider as Provider<DiscordTypes>
}

function eventSchemas(): Readonly<Record<string, typeof discordEventSchema | typeof discordInteractionSchema>> {
  return Object.fromEntries([
    ...webhookEvents.map((type) => [type, discordEventSchema] as const),
    ...Object.values(interactions).map((type) => [type, discordInteractionSchema] as const),
  ])
}

function toFoundKeys(found: DiscordKey | readonly DiscordKey[] | undefined): readonly Uint8Array[] | undefined {
  return found === undefined ? undefined : toKeys(found)
}

function toKeys(keys: DiscordKey | readonly DiscordKey[]): readonly Uint8Array[] {
  const list: readonly unknown[] = Array.isArray(keys) ? keys : [keys]
  return list.map(toKey)
}

function toKey(key: unknown): Uint8Array {
  const bytes = typeof key === 'string' ? decodeBytes(key.toLowerCase(), 'hex') : key
  if (bytes instanceof Uint8Array && bytes.length === 32) return bytes
  throw new TypeError('discord: keys must be one or more public keys of 64 hex digits or 32 bytes')
}

function eventOf({ type, event }: DiscordPayload): string {
  if (event !== undefined) return event.type
  const known: Readonly<Record<number, string>> = interactions
  return known[type] ?? `interaction.${type}`
}

// Events have no id. The time has microseconds, and the data names the subject.
function idOf({ id, event }: DiscordPayload): string | undefined {
  if (event === undefined) return id
  const { type, timestamp, data } = event
  const subject = idIn(data) ?? idIn(data?.['user'])
  return subject === undefined ? undefined : joinId([type, timestamp, subject])
}

function idIn(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return typeof id === 'string' ? id : undefined
}

function answerPing({ type, event }: DiscordPayload): Outcome | undefined {
  if (event !== undefined) return undefined
  // Discord requires a media type even without a body.
  if (type === eventPing) return reply('', { mediaType: 'application/json' })
  return type === interactionPing ? reply({ type: interactionPing }) : undefined
}
