import * as z from 'zod/mini'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { chatPayloadSchema } from '../styles/chat.js'

/** The event of a slash command. */
export const slashCommand = 'slash_command'

/** The event of an outgoing webhook. */
export const outgoingWebhook = 'outgoing_webhook'

const text = z.optional(z.string())

/** The fields that distinguish kinds of requests, all optional. */
export const slackPayloadSchema = compileSchema(
  z.looseObject({
    type: text,
    event: z.optional(z.looseObject({ type: z.string() })),
    challenge: text,
    command: text,
  }),
)

/** A slash command (https://docs.slack.dev/interactivity/implementing-slash-commands). */
const slackCommandSchema = compileSchema(
  z.looseObject({
    /** With its slash. */
    command: z.string(),
    /** The text after the command; may be empty. */
    text,
    team_id: text,
    channel_id: text,
    user_id: text,
    /** Accepts up to five later messages, for 30 minutes. A secret: do not log it. */
    response_url: text,
    /** Can open a modal for three seconds. */
    trigger_id: z.string(),
  }),
)

/** The fields of every interaction (https://docs.slack.dev/reference/interaction-payloads). */
const interaction = z.looseObject({
  type: z.string(),
  user: z.optional(z.looseObject({ id: text })),
  trigger_id: text,
  response_url: text,
})

const action = z.looseObject({ action_id: z.string(), block_id: text })

const view = z.looseObject({ id: z.string(), callback_id: text })

const shortcut = z.looseObject({ ...interaction.shape, callback_id: z.string(), trigger_id: z.string() })

const anyInteraction = compileSchema(interaction)

const viewInteraction = compileSchema(z.looseObject({ ...interaction.shape, view }))

/** Every kind of interaction that Slack documents, including legacy attachments and dialogs. */
export const slackInteractionSchemas = {
  block_actions: compileSchema(z.looseObject({ ...interaction.shape, actions: z.array(action) })),
  block_suggestion: compileSchema(
    z.looseObject({ ...interaction.shape, action_id: z.string(), block_id: text, value: text }),
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
  /** The same in every attempt. */
  event_id: z.string(),
  /** When the event happened, in seconds since 1970. */
  event_time: z.optional(z.number()),
  api_app_id: text,
})

const anyEvent = compileSchema(frame)

/** An event of the Events API in its envelope (https://docs.slack.dev/apis/events-api). */
export const slackEventSchema = compileSchema(
  z.looseObject({ ...frame.shape, event: z.looseObject({ type: z.string() }) }),
)

/** Reports that more than 30 000 events were due within an hour (https://docs.slack.dev/reference/events/app_rate_limited). */
export const slackRateLimitSchema = compileSchema(
  z.looseObject({
    type: z.literal('app_rate_limited'),
    team_id: z.string(),
    api_app_id: text,
    /** The limited minute, in seconds since 1970. */
    minute_rate_limited: z.optional(z.number()),
  }),
)

/** The forms that a legacy verification token can authenticate too. */
export const slackFormSchemas = {
  [slashCommand]: slackCommandSchema,
  [outgoingWebhook]: chatPayloadSchema,
}

/** The payload of any request of Slack. */
export type SlackPayload = OutputOf<typeof slackPayloadSchema>

/** The payload of a slash command. */
export type SlackCommandPayload = OutputOf<typeof slackCommandSchema>

/** The minimum of an event of the Events API. */
export interface SlackInnerEvent {
  readonly type: string
  readonly [field: string]: unknown
}

/** The payload of an event of the Events API, with the event itself in `event`. */
export type SlackEventPayload<Event> = OutputOf<typeof anyEvent> & { readonly event: Event }
