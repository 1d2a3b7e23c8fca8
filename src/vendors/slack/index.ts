import { checkedLater, checkOptions, forPreset, optional, requirePositiveInteger } from '../../core/base/options.js'
import { encodeUtf8 } from '../../core/bytes/encoding.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import { joinId } from '../../core/provider/join-id.js'
import { reply } from '../../core/provider/outcome.js'
import type { AnyProvider, EventSchemas, Provider, TypesOf } from '../../core/provider/provider.js'
import { retryFromHeaders } from '../../core/provider/retry-header.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { formBody } from '../../core/request/body/form.js'
import type { BodyFormat } from '../../core/request/body/format.js'
import { jsonBody } from '../../core/request/body/json.js'
import { jsonFormBody } from '../../core/request/body/json-form.js'
import type { ProviderTypes } from '../../core/request/delivery.js'
import { formToken } from '../../core/verify/form-token.js'
import { hmacSignature } from '../../core/verify/hmac-signature.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { v0SignatureOptions } from '../../core/verify/v0-signature.js'
import type { Verifier } from '../../core/verify/verifier.js'
import type { SlackEvents, SlackInteractions } from '../../generated/payloads/slack.js'
import { type SlackEventType, slackEventTypes } from './events.js'
import {
  outgoingWebhook,
  type SlackEventPayload,
  type SlackInnerEvent,
  type SlackPayload,
  slackEventSchema,
  slackFormSchemas,
  slackInteractionSchemas,
  slackPayloadSchema,
  slackRateLimitSchema,
  slashCommand,
} from './schema.js'
import { answerSslCheck } from './ssl-check.js'

export type { SlackEvents, SlackInteractions } from '../../generated/payloads/slack.js'
export type { SlackEventType } from './events.js'
export type { SlackCommandPayload, SlackEventPayload, SlackInnerEvent, SlackPayload } from './schema.js'

/** Options of {@link slack} for an app, whose slash commands, interactions and events are signed. */
export interface SlackSigningOptions {
  /** The signing secrets of the app, newest first, or a function that looks them up. */
  readonly secrets: SecretSource
  readonly tokens?: never
  /** How far the signed time may be from the clock, in seconds, in either direction. @default 300, as Slack recommends */
  readonly toleranceSeconds?: number
  /** The maximum number of fields in a form. @default 64 */
  readonly maxFields?: number
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/** Options of {@link slack} for outgoing webhooks and legacy slash commands, which are not signed. */
export interface SlackTokenOptions {
  /** The verification tokens of the hook, newest first, or a function that looks them up. */
  readonly tokens: SecretSource
  readonly secrets?: never
  readonly toleranceSeconds?: never
  /** The maximum number of fields in a form. @default 64 */
  readonly maxFields?: number
  readonly maxDepth?: never
}

type OutputsOf<Schemas extends EventSchemas> = {
  readonly [Name in keyof Schemas]: Name extends keyof SlackInteractions
    ? SlackInteractions[Name]
    : OutputOf<Schemas[Name]>
}

// A precise union, such as SlackEvent of @slack/types, has one member for each type.
type InnerEvent<Event extends { readonly type: string }, Type> = string extends Event['type']
  ? Type extends keyof SlackEvents
    ? SlackEvents[Type]
    : Event
  : Extract<Event, { readonly type: Type }>

/** The payload types of a signed provider. */
export interface SlackTypes<Event extends { readonly type: string } = SlackInnerEvent> extends ProviderTypes {
  readonly events: OutputsOf<typeof slackFormSchemas> &
    OutputsOf<typeof slackInteractionSchemas> & {
      readonly app_rate_limited: OutputOf<typeof slackRateLimitSchema>
    } & {
      readonly [Type in SlackEventType as `event.${Type}`]: SlackEventPayload<InnerEvent<Event, Type>>
    }
  readonly fallback: SlackPayload
}

/** The payload types of a provider with a verification token. */
export type SlackTokenTypes = TypesOf<typeof slackPayloadSchema, typeof slackFormSchemas>

/**
 * Slack: slash commands, interactions and the Events API of an app, or outgoing webhooks with a token.
 *
 * The event name is `slash_command`, `outgoing_webhook`, the `type` of an interaction such as `block_actions`, or `event.`
 * and the type of the Events API: `event.app_mention`. Requests to the endpoint itself (`url_verification`, `ssl_check`)
 * are answered here and do not reach a handler.
 *
 * @typeParam Event - the union of events, such as `SlackEvent` of `@slack/types`, for precise payloads
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://docs.slack.dev/authentication/verifying-requests-from-slack
 *
 * @example
 * const receiver = createReceiver({
 *   provider: slack({ secrets: process.env.SLACK_SIGNING_SECRET ?? '' }),
 *   on: { slash_command: ({ payload }) => reply({ text: `You said ${payload.text}` }) },
 * })
 */
export function slack(options: SlackTokenOptions): Provider<SlackTokenTypes>
export function slack<Event extends { readonly type: string } = SlackInnerEvent>(
  options: SlackSigningOptions,
): Provider<SlackTypes<Event>>
export function slack(
  options: SlackSigningOptions | SlackTokenOptions,
): Provider<SlackTypes> | Provider<SlackTokenTypes> {
  checkOptions<SlackSigningOptions | SlackTokenOptions>(options, 'slack', {
    secrets: checkedLater,
    tokens: checkedLater,
    toleranceSeconds: checkedLater,
    maxFields: optional(requirePositiveInteger),
    maxDepth: optional(requirePositiveInteger),
  })
  if ((options.tokens === undefined) === (options.secrets === undefined)) {
    throw new TypeError('slack: exactly one of secrets (the signing secret) and tokens must be given')
  }
  const { maxFields } = options
  const form = formBody(maxFields === undefined ? {} : { maxFields })
  return options.tokens === undefined ? signed(options, form) : withToken(options, form)
}

function signed(options: SlackSigningOptions, form: BodyFormat): Provider<SlackTypes> {
  const { secrets, toleranceSeconds = 300, maxDepth } = options
  const json = jsonBody({ maxDepth })
  const verify = forPreset('slack', () =>
    hmacSignature({
      ...v0SignatureOptions('X-Slack-Signature', { header: 'X-Slack-Request-Timestamp', toleranceSeconds }),
      secrets,
    }),
  )
  const events = {
    ...slackFormSchemas,
    ...slackInteractionSchemas,
    ...eventSchemas(),
    app_rate_limited: slackRateLimitSchema,
  }
  const provider: AnyProvider = defineSlack(verify, [json, withInteractions(form, json)], events)
  // The caller chooses the types of individual events of the Events API.
  return provider as Provider<SlackTypes>
}

function withToken({ tokens }: SlackTokenOptions, form: BodyFormat): Provider<SlackTokenTypes> {
  return defineSlack(
    forPreset('slack', () => formToken({ tokens })),
    [form],
    slackFormSchemas,
  )
}

function defineSlack<const Events extends EventSchemas>(
  verify: Verifier,
  body: readonly BodyFormat[],
  events: Events,
): Provider<TypesOf<typeof slackPayloadSchema, Events>> {
  return defineProvider({
    name: 'slack',
    verify,
    body,
    schema: slackPayloadSchema,
    events,
    event: eventOf,
    id: idOf,
    retry: (_, request) => retryFromHeaders(request, 'x-slack-retry-num', 'x-slack-retry-reason'),
    probe: { methods: ['GET'], answer: answerSslCheck },
    handshake: ({ type, challenge }) =>
      type === 'url_verification' && challenge !== undefined ? reply({ challenge }) : undefined,
    responses: { rejectHeaders: { 'x-slack-no-retry': '1' } },
    ackDeadlineMs: 3000,
    // Slack retries delayed events hourly for a day; plus one hour.
    redeliveryMs: 90_000_000,
  })
}

function eventSchemas(): Readonly<Record<`event.${SlackEventType}`, typeof slackEventSchema>> {
  const entries = slackEventTypes.map((type) => [`event.${type}`, slackEventSchema] as const)
  // The type of `fromEntries` loses the event names.
  return Object.fromEntries(entries) as Record<`event.${SlackEventType}`, typeof slackEventSchema>
}

function eventOf({ type, event, command }: SlackPayload): string {
  if (type === 'event_callback' && event !== undefined) return `event.${event.type}`
  if (type !== undefined) return type
  return command === undefined ? outgoingWebhook : slashCommand
}

function idOf(payload: SlackPayload): string | undefined {
  const { type, event_id, trigger_id } = payload
  if (typeof event_id === 'string') return event_id
  if (typeof trigger_id === 'string') return joinId([type ?? slashCommand, trigger_id])
  const { channel_id, timestamp, user_id } = payload
  const parts = type === undefined ? [channel_id, timestamp, user_id].filter((part) => typeof part === 'string') : []
  return parts.length === 3 ? joinId(parts) : undefined
}

/** Parses forms, and interactions, which are forms with one field `payload`. */
function withInteractions(form: BodyFormat, json: BodyFormat): BodyFormat {
  const interaction = jsonFormBody('payload', json)
  const prefix = encodeUtf8('payload=')
  const isInteraction = (body: Uint8Array) => prefix.every((byte, index) => byte === body[index])
  return { ...form, parse: (body, mediaType) => (isInteraction(body) ? interaction : form).parse(body, mediaType) }
}

/** Any payload, whose event may be typed by any package. */
type AnySlackPayload = Omit<SlackPayload, 'event'> & { readonly event?: { readonly type: string } | undefined }

/**
 * Whether a message was written by a bot or an integration rather than a person.
 *
 * @param payload - of an event, of an outgoing webhook or of a command
 */
export function isFromBot(payload: AnySlackPayload): boolean {
  const { bot_id, user_id, service_id, event } = payload
  if (event !== undefined) return isText(fieldOf(event, 'bot_id')) || fieldOf(event, 'subtype') === 'bot_message'
  return isText(bot_id) || isText(service_id) || user_id === 'USLACKBOT'
}

/**
 * Whether the receiving app caused the event itself. Replying to such an event causes the next one.
 *
 * @param payload - of an event of the Events API
 */
export function isFromSelf(payload: AnySlackPayload): boolean {
  const { api_app_id, event, authorizations } = payload
  if (event === undefined) return false
  const user = fieldOf(event, 'user')
  const apps = [fieldOf(event, 'app_id'), fieldOf(fieldOf(event, 'bot_profile'), 'app_id')]
  if (isText(api_app_id) && apps.includes(api_app_id)) return true
  const bots = Array.isArray(authorizations) ? authorizations.filter((one) => fieldOf(one, 'is_bot') === true) : []
  return isText(user) && bots.some((bot) => fieldOf(bot, 'user_id') === user)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}
