import * as z from 'zod/mini'
import { checkedLater, checkOptions, optional, requirePositiveInteger } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { toProvider } from '../../core/provider/define-provider.js'
import { eventSchemas } from '../../core/provider/event-schemas.js'
import { joinId } from '../../core/provider/join-id.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes, Sequence, WebhookRequest } from '../../core/request/delivery.js'
import { readHeaderField } from '../../core/request/headers.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import type { PublicUrl } from '../../core/verify/signed/public-url.js'
import type { TwilioPayloads } from '../payloads/twilio.js'
import { twilioForm } from './form.js'
import { twilioSignature } from './signature.js'

export type { PublicUrl } from '../../core/verify/signed/public-url.js'
export type { TwilioPayloads } from '../payloads/twilio.js'

const text = z.optional(z.string())

const message = compileSchema(
  z.looseObject({
    MessageSid: z.string(),
    AccountSid: text,
    From: text,
    To: text,
    /** The text of an incoming message. */
    Body: text,
    /** The number of attached files: `MediaUrl0`, `MediaContentType0` and so on. */
    NumMedia: text,
    /** Why a message was not delivered. */
    ErrorCode: text,
  }),
)

const call = compileSchema(
  z.looseObject({
    CallSid: z.string(),
    CallStatus: z.string(),
    AccountSid: text,
    From: text,
    To: text,
    Direction: text,
    /** The gathered digits. */
    Digits: text,
    /** The duration of a finished call, in seconds. */
    CallDuration: text,
  }),
)

/** Any parameters: they differ by product, and Twilio adds parameters without notice. */
export const twilioPayloadSchema = compileSchema(z.looseObject({}))

// https://www.twilio.com/docs/messaging/api/message-resource#message-status-values
const messageEvents = [
  'message.received',
  'message.accepted',
  'message.scheduled',
  'message.queued',
  'message.sending',
  'message.sent',
  'message.delivered',
  'message.undelivered',
  'message.failed',
  'message.read',
  'message.canceled',
] as const

// https://www.twilio.com/docs/voice/api/call-resource#call-status-values
const callEvents = [
  'call.queued',
  'call.initiated',
  'call.ringing',
  'call.in-progress',
  'call.completed',
  'call.busy',
  'call.no-answer',
  'call.failed',
  'call.canceled',
  'voice.ringing',
  'voice.in-progress',
  'voice.completed',
] as const

// Products whose callbacks name their events after changing parameters, and the types of Event Streams.
const openEvents = ['recording', 'conference', 'transcription', 'com.twilio'] as const

const events = { ...eventSchemas(messageEvents, message), ...eventSchemas(callEvents, call) }

/** The payload of a message or of a change of its status. */
export type TwilioMessagePayload = OutputOf<typeof message>

/** The payload of a change of a call's status or of a request for TwiML. */
export type TwilioCallPayload = OutputOf<typeof call>

/** The payload of all other requests. */
export type TwilioPayload = OutputOf<typeof twilioPayloadSchema>

/** The payload types of Twilio. */
export interface TwilioTypes extends ProviderTypes {
  readonly events: {
    readonly [Name in keyof typeof events]: OutputOf<(typeof events)[Name]> & PayloadOf<Name>
  }
  readonly fallback: TwilioPayload
  readonly open: (typeof openEvents)[number]
}

type PayloadOf<Name> = Name extends `${infer Kind extends keyof TwilioPayloads}.${string}`
  ? TwilioPayloads[Kind]
  : unknown

/** Options of {@link twilio}. */
export interface TwilioOptions {
  /** The auth tokens of the account, newest first, or a function that looks them up. */
  readonly secrets: SecretSource
  /** The URL of the webhook as in Twilio's console or in your API call, without its query. */
  readonly url: PublicUrl
  /** The maximum number of parameters in a form. @default 256 */
  readonly maxFields?: number
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/**
 * Twilio: messages, calls, status callbacks and other requests.
 *
 * The event name is derived from the parameters: `message.received`, `message.delivered`; `voice.ringing` for a request for
 * TwiML, `call.completed` for a status callback; `recording.completed`; `conference.participant-join`; the `EventType` of
 * other products; the `type` of each event of Event Streams.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://www.twilio.com/docs/usage/webhooks
 *
 * @example
 * const receiver = createReceiver({
 *   provider: twilio({ secrets: process.env.TWILIO_AUTH_TOKEN ?? '', url: 'https://phone.example/hooks/twilio' }),
 *   on: {
 *     'message.received': () => reply('<Response><Message>Hello</Message></Response>', { mediaType: 'text/xml' }),
 *     'message.failed': ({ payload }) => console.log(payload.MessageSid, payload.ErrorCode),
 *   },
 * })
 */
export function twilio(options: TwilioOptions): Provider<TwilioTypes> {
  checkOptions(options, 'twilio', {
    secrets: checkedLater,
    url: checkedLater,
    maxFields: optional(requirePositiveInteger),
    maxDepth: optional(requirePositiveInteger),
  })
  const { secrets, url, maxFields = 256, maxDepth } = options
  const provider: AnyProvider = toProvider({
    name: 'twilio',
    verify: twilioSignature(secrets, url, maxFields),
    body: [twilioForm(maxFields), jsonBody({ maxDepth })],
    schema: twilioPayloadSchema,
    events,
    openEvents,
    event: nameOf,
    id: idOf,
    sequence: sequenceOf,
    parts: (payload) => (Array.isArray(payload) ? payload : undefined),
    ackDeadlineMs: 15_000,
    redeliveryMs: 3_600_000,
  })
  // The schemas check the envelope; payloads have the types of the vendor's documentation.
  return provider as Provider<TwilioTypes>
}

// A repeated parameter is a list, and JSON may have any type.
function textOf(payload: TwilioPayload, field: string): string | undefined {
  const value = Object.hasOwn(payload, field) ? payload[field] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

function nameOf(payload: TwilioPayload): string {
  const read = (field: string) => textOf(payload, field)
  const named = (kind: string, field: string) => read(field) && `${kind}.${read(field)}`
  const isConference = read('ConferenceSid') !== undefined
  return (
    // Callbacks about WhatsApp messages have an EventType too.
    (isMessage(payload) ? (named('message', 'MessageStatus') ?? named('message', 'SmsStatus')) : undefined) ??
    read('EventType') ??
    (isConference ? named('conference', 'StatusCallbackEvent') : read('StatusCallbackEvent')) ??
    named('recording', 'RecordingStatus') ??
    named('transcription', 'TranscriptionStatus') ??
    (isCall(payload) ? named(asksForTwiml(payload) ? 'voice' : 'call', 'CallStatus') : undefined) ??
    read('type') ??
    'other'
  )
}

function isMessage(payload: TwilioPayload): boolean {
  return textOf(payload, 'MessageSid') !== undefined
}

function isCall(payload: TwilioPayload): boolean {
  return textOf(payload, 'CallSid') !== undefined
}

// Only status callbacks have a source.
function asksForTwiml(payload: TwilioPayload): boolean {
  return textOf(payload, 'CallbackSource') === undefined
}

// Uses signed fields if they identify a delivery. A call requests TwiML several times with the same status.
function idOf(payload: TwilioPayload, request: WebhookRequest): string | undefined {
  const read = (field: string) => textOf(payload, field)
  const name = nameOf(payload)
  const sid = name.startsWith('message.') ? read('MessageSid') : name.startsWith('call.') ? read('CallSid') : undefined
  if (sid !== undefined) return joinId([sid, name, read('SequenceNumber') ?? ''])
  const streamed = read('specversion') === undefined ? undefined : read('id')
  return streamed ?? (readHeaderField(request, 'I-Twilio-Idempotency-Token') || undefined)
}

function sequenceOf(payload: TwilioPayload): Sequence | undefined {
  const number = /^[0-9]{1,9}$/.exec(textOf(payload, 'SequenceNumber') ?? '')?.[0]
  const channel = textOf(payload, 'CallSid')
  if (number === undefined || channel === undefined || asksForTwiml(payload)) return undefined
  return { channel, number: Number(number) }
}
