import * as z from 'zod/mini'
import { checkedLater, checkOptions, forPreset, optional, requirePositiveInteger } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import { joinId } from '../../core/provider/join-id.js'
import type { Provider, TypesOf } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { formBody } from '../../core/request/body/form.js'
import { formToken } from '../../core/verify/form-token.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { requireVerifier, type Verifier } from '../../core/verify/verifier.js'

const nonEmpty = z.string().check(z.minLength(1))

/** A message from the chat service (specification, section 2.8). */
export const chatPayloadSchema = compileSchema(
  z.looseObject({
    /** A secret: do not log it. */
    token: z.optional(z.string()),
    team_id: nonEmpty,
    team_domain: z.string(),
    channel_id: nonEmpty,
    channel_name: z.string(),
    /** Seconds since 1970 with a fraction; read it with {@link chatTime}. */
    timestamp: nonEmpty,
    user_id: nonEmpty,
    user_name: z.string(),
    text: z.string(),
    /** Absent for hooks that receive every message of a channel. */
    trigger_word: z.optional(z.string()),
  }),
)

/** The payload of a chat delivery. */
export type ChatPayload = OutputOf<typeof chatPayloadSchema>

/** The payload types of chat deliveries; trigger words are not known in advance. */
export type ChatTypes = TypesOf<typeof chatPayloadSchema, Record<never, never>>

/** The argument of `reply()` to post into the channel; an empty text posts nothing. */
export interface ChatReply {
  readonly text: string
  readonly [field: string]: unknown
}

/** How deliveries are authenticated: by the token in the form, or by another verifier. */
export type ChatProof =
  | {
      /** The verification tokens, newest first, or a function that looks them up. */
      readonly tokens: SecretSource
      readonly verify?: never
    }
  | {
      /** Verifies who sent a request, for services that sign. */
      readonly verify: Verifier
      readonly tokens?: never
    }

/** Options of {@link chat}. */
export type ChatOptions = ChatProof & {
  /** The maximum number of fields in the form. @default 64 */
  readonly maxFields?: number
}

/**
 * The chat style: a form, posted for each message with a trigger word.
 *
 * The event name is the trigger word, or empty if the hook has none (specification, sections 2.8, 5.4 and 6.2). The
 * token is checked before anything else of the body is read.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: chat({ tokens: ['new', 'old'] }),
 *   on: { 'tide:': ({ payload }) => reply({ text: `Hello ${payload.user_name}` } satisfies ChatReply) },
 * })
 */
export function chat(options: ChatOptions): Provider<ChatTypes> {
  checkOptions<ChatOptions>(options, 'chat', {
    tokens: checkedLater,
    verify: checkedLater,
    maxFields: optional(requirePositiveInteger),
  })
  const { maxFields } = options
  if ((options.tokens === undefined) === (options.verify === undefined)) {
    throw new TypeError('chat: exactly one of tokens and verify must be given')
  }
  if (options.verify !== undefined) requireVerifier(options.verify, 'chat')
  return defineProvider({
    name: 'chat',
    verify: options.verify ?? forPreset('chat', () => formToken({ tokens: options.tokens })),
    body: formBody(maxFields === undefined ? {} : { maxFields }),
    schema: chatPayloadSchema,
    event: ({ trigger_word = '' }) => trigger_word,
    id: ({ channel_id, timestamp, user_id }) => joinId([channel_id, timestamp, user_id]),
    ackDeadlineMs: 3000,
    redeliveryMs: 3_600_000,
  })
}

/** The time of a chat message. */
export interface ChatTime {
  /** To the millisecond. */
  readonly date: Date
  /** In full, in microseconds since 1970. */
  readonly microseconds: bigint
}

/**
 * Reads a chat timestamp, decimal seconds with a fraction, with all its digits, which a `number` would lose.
 *
 * @returns `undefined` for any other form, and for a fraction finer than microseconds
 *
 * @example
 * chatTime('1796000000.000005')?.microseconds // 1796000000000005n
 */
export function chatTime(timestamp: string): ChatTime | undefined {
  const [, seconds, fraction = ''] = /^(0|[1-9][0-9]{0,11})(?:\.([0-9]{1,6}))?$/.exec(timestamp) ?? []
  if (seconds === undefined) return undefined
  const microseconds = BigInt(seconds + fraction.padEnd(6, '0'))
  return { date: new Date(Number(microseconds / 1000n)), microseconds }
}
