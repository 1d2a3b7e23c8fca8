import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import type { OutputOf } from '../../schema/schema.js'
import { chatPayloadSchema } from '../../styles/chat.js'

/** The event of a slash command. */
export const slashCommand = 'slash_command'

/** The event of an outgoing webhook. */
export const outgoingWebhook = 'outgoing_webhook'

const user = z.looseObject({ id: z.string() })

/** What tells the kinds of requests apart, as far as a request has it. */
export const slackPayloadSchema = compileSchema(
  z.looseObject({
    type: z.optional(z.string()),
    event: z.optional(z.looseObject({ type: z.string() })),
    challenge: z.optional(z.string()),
    command: z.optional(z.string()),
  }),
)

/** A slash command (https://docs.slack.dev/interactivity/implementing-slash-commands). */
export const slackCommandSchema = compileSchema(
  z.looseObject({
    /** With its slash. */
    command: z.string(),
    /** What stands behind the command; empty where there is nothing. */
    text: z.string(),
    team_id: z.string(),
    channel_id: z.string(),
    user_id: z.string(),
    /** Takes up to five later messages, for 30 minutes. A secret: do not log it. */
    response_url: z.string(),
    /** Opens a modal, for three seconds. */
    trigger_id: z.string(),
  }),
)

/** What every interaction has (https://docs.slack.dev/reference/interaction-payloads). */
const interaction = z.looseObject({
  type: z.string(),
  user,
  trigger_id: z.optional(z.string()),
  response_url: z.optional(z.string()),
})

const action = z.looseObject({ action_id: z.string(), block_id: z.string() })

const view = z.looseObject({ id: z.string(), callback_id: z.optional(z.string()) })

const shortcut = z.looseObject({ ...interaction.shape, callback_id: z.string(), trigger_id: z.string() })

const anyInteraction = compileSchema(interaction)

const viewInteraction = compileSchema(z.looseObject({ ...interaction.shape, view }))

/** Every kind of interaction that Slack documents, the ones of old attachments and dialogs included. */
export const slackInteractionSchemas = {
  block_actions: compileSchema(z.looseObject({ ...interaction.shape, actions: z.array(action) })),
  block_suggestion: compileSchema(
    z.looseObject({ ...interaction.shape, action_id: z.string(), block_id: z.string(), value: z.string() }),
  ),
  view_submission: viewInteraction,
  view_closed: viewInteraction,
  shortcut: compileSchema(shortcut),
  message_action: compileSchema(shortcut),
  interactive_message: anyInteraction,
  dialog_submission: anyInteraction,
  dialog_cancellation: anyInteraction,
  dialog_suggestion: anyInteraction,
}

const frame = z.looseObject({
  type: z.literal('event_callback'),
  /** The same when the event is sent again. */
  event_id: z.string(),
  /** When it happened, in seconds since 1970. */
  event_time: z.number(),
  api_app_id: z.string(),
})

/** An event of the Events API in its frame (https://docs.slack.dev/apis/events-api). */
export const slackEventSchema = compileSchema(
  z.looseObject({ ...frame.shape, event: z.looseObject({ type: z.string() }) }),
)

/** Tells that more than 30 000 events in an hour were due (https://docs.slack.dev/reference/events/app_rate_limited). */
export const slackRateLimitSchema = compileSchema(
  z.looseObject({
    type: z.literal('app_rate_limited'),
    team_id: z.string(),
    api_app_id: z.string(),
    /** The minute it is about, in seconds since 1970. */
    minute_rate_limited: z.number(),
  }),
)

/** The forms that an old verification token proves as well as a signature. */
export const slackFormSchemas = {
  [slashCommand]: slackCommandSchema,
  [outgoingWebhook]: chatPayloadSchema,
}

/** The payload of any request of Slack. */
export type SlackPayload = OutputOf<typeof slackPayloadSchema>

/** The payload of a slash command. */
export type SlackCommandPayload = OutputOf<typeof slackCommandSchema>

/** What an event of the Events API has in every case. */
export interface SlackInnerEvent {
  readonly type: string
  readonly [field: string]: unknown
}

/** The payload of an event of the Events API, with the event itself in `event`. */
export type SlackEventPayload<Event> = OutputOf<typeof frame> & { readonly event: Event }
