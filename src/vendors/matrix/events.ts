import * as z from 'zod/mini'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf } from '../../core/provider/schema.js'

const common = {
  /** Chosen by the sender. Whether an event is a state event is said by `state_key`, not by its type. */
  type: z.string(),
  event_id: z.optional(z.string()),
  room_id: z.optional(z.string()),
  sender: z.optional(z.string()),
  state_key: z.optional(z.string()),
  /** When the event was sent, in milliseconds, as its server claims. */
  origin_server_ts: z.optional(z.number()),
  unsigned: z.optional(z.looseObject({})),
  /** The user and the device that a message to a device is for. */
  to_user_id: z.optional(z.string()),
  to_device_id: z.optional(z.string()),
  /** The list of the transaction that the event was in, and its place there. */
  list: z.optional(z.string()),
  position: z.optional(z.number()),
}

/** The fields of every event. */
export const matrixEventSchema = compileSchema(z.looseObject({ ...common, content: z.optional(z.looseObject({})) }))

/** An event of a transaction. */
export type MatrixEvent = OutputOf<typeof matrixEventSchema>

const ofRoom = { ...common, event_id: z.string(), room_id: z.string(), sender: z.string() }
const ofState = { ...ofRoom, state_key: z.string() }
const text = z.optional(z.string())

// Servers redact events: every field of a content may be absent, except those that redaction keeps.
const message = compileSchema(
  z.looseObject({
    ...ofRoom,
    content: z.looseObject({
      /** Such as `m.text`, `m.notice` or `m.image`. */
      msgtype: text,
      body: text,
      format: text,
      formatted_body: text,
      url: text,
      'm.relates_to': z.optional(z.looseObject({})),
    }),
  }),
)
const encrypted = compileSchema(
  z.looseObject({
    ...ofRoom,
    content: z.looseObject({ algorithm: text, ciphertext: z.optional(z.unknown()), session_id: text }),
  }),
)
const reaction = compileSchema(
  z.looseObject({
    ...ofRoom,
    content: z.looseObject({
      'm.relates_to': z.optional(z.looseObject({ rel_type: text, event_id: text, key: text })),
    }),
  }),
)
const redaction = compileSchema(
  z.looseObject({
    ...ofRoom,
    /** The event that is redacted, before version 11 of rooms. */
    redacts: text,
    content: z.looseObject({ redacts: text, reason: text }),
  }),
)
const member = compileSchema(
  z.looseObject({
    ...ofState,
    content: z.looseObject({
      membership: z.enum(['invite', 'join', 'knock', 'leave', 'ban']),
      displayname: z.optional(z.nullable(z.string())),
      avatar_url: z.optional(z.nullable(z.string())),
      reason: text,
    }),
  }),
)
const roomName = compileSchema(z.looseObject({ ...ofState, content: z.looseObject({ name: text }) }))
const topic = compileSchema(z.looseObject({ ...ofState, content: z.looseObject({ topic: text }) }))
const alias = compileSchema(
  z.looseObject({
    ...ofState,
    content: z.looseObject({ alias: z.optional(z.nullable(z.string())), alt_aliases: z.optional(z.array(z.string())) }),
  }),
)
const typing = compileSchema(
  z.looseObject({ ...common, room_id: z.string(), content: z.looseObject({ user_ids: z.array(z.string()) }) }),
)
const receipt = compileSchema(
  z.looseObject({
    ...common,
    room_id: z.string(),
    /** By event, kind of receipt and user. */
    content: z.looseObject({}),
  }),
)
const presence = compileSchema(
  z.looseObject({
    ...common,
    sender: z.string(),
    content: z.looseObject({
      presence: z.string(),
      status_msg: z.optional(z.nullable(z.string())),
      last_active_ago: z.optional(z.number()),
      currently_active: z.optional(z.boolean()),
    }),
  }),
)

/** The schemas of common events, by the name of the event. */
export const matrixEventSchemas = {
  'm.room.message': message,
  'm.room.encrypted': encrypted,
  'm.room.redaction': redaction,
  'm.reaction': reaction,
  'm.room.member': member,
  'm.room.name': roomName,
  'm.room.topic': topic,
  'm.room.canonical_alias': alias,
  'ephemeral.m.typing': typing,
  'ephemeral.m.receipt': receipt,
  'ephemeral.m.presence': presence,
} as const

type Schemas = typeof matrixEventSchemas

/** The payloads of common events, by the name of the event. */
export type MatrixEvents = { readonly [Name in keyof Schemas]: OutputOf<Schemas[Name]> }
