import { requireKnown, requireObject, requirePositiveInteger } from '../../base/options.js'
import { requireAddress } from '../http/address.js'
import { type ClientOptions, createCaller, knownOfClient } from '../http/call.js'
import { toRetries } from '../http/retry.js'
import { createRateLimit } from './rate-limit.js'

/** What a chat service calls the errors of a message: https://api.slack.com/messaging/webhooks#handling_errors. */
export const chatErrorReasons = [
  'invalid_payload',
  'user_not_found',
  'invalid_blocks',
  'no_text',
  'too_many_attachments',
  'missing_text_or_fallback_or_attachments',
  'action_prohibited',
  'posting_to_general_channel_denied',
  'invalid_token',
  'channel_not_found',
  'no_service',
  'no_service_id',
  'no_team',
  'team_disabled',
  'no_active_hooks',
  'channel_is_archived',
  'rollup_error',
] as const

/** The documented values of `reason` in a `ClientError` of a message. */
export type ChatErrorReason = (typeof chatErrorReasons)[number]

/** One block of a message; `@slack/types` has the precise types. */
export interface ChatBlock {
  readonly type: string
}

/** One attachment of a message; `@slack/types` has the precise types. */
export interface ChatAttachment {
  readonly fallback?: string | undefined
  readonly text?: string | undefined
}

/** A message: at least one of text, blocks and attachments, and whatever else the service takes. */
export type ChatMessage<
  Block extends ChatBlock = ChatBlock,
  Attachment extends ChatAttachment = ChatAttachment,
> = ChatMessageFields<Block, Attachment> &
  ({ readonly text: string } | { readonly blocks: readonly Block[] } | { readonly attachments: readonly Attachment[] })

interface ChatMessageFields<Block, Attachment> {
  readonly text?: string
  readonly blocks?: readonly Block[]
  /** At most 100. */
  readonly attachments?: readonly Attachment[]
  /** The message that this one is an answer to. */
  readonly thread_ts?: string
  readonly mrkdwn?: boolean
  readonly unfurl_links?: boolean
  readonly unfurl_media?: boolean
}

/** Options of {@link chatMessages}. */
export interface ChatMessagesOptions extends ClientOptions {
  /** The address of the hook. It is a secret: whoever has it can post. */
  readonly url: string
  /** The time between two messages, once the burst is used up, in milliseconds. @default 1_000 */
  readonly intervalMs?: number
  /** How many messages may go at once after a pause. @default 3 */
  readonly burst?: number
  /** How many messages may wait; one more is `queue_full`. @default 100 */
  readonly maxQueued?: number
}

/** Posts messages. */
export interface ChatMessages {
  /**
   * Posts a message when its turn has come, after those before it.
   *
   * It is repeated after 429 only: after any other failure the message may be there already.
   *
   * @throws {TypeError} there is nothing to post
   * @throws {ClientError} any code; `reason` has the service's own, one of `chatErrorReasons`
   */
  post<Block extends ChatBlock, Attachment extends ChatAttachment>(
    message: ChatMessage<Block, Attachment>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<void>
}

/**
 * Posts messages into a chat, by an incoming webhook (specification, sections 1.8 and 6.2).
 *
 * The limit of one message a second, with a short burst, is kept on this side, in this process.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const messages = chatMessages({ url: process.env.CHAT_HOOK ?? '' })
 * await messages.post({ text: 'The tide is high' })
 */
export function chatMessages(options: ChatMessagesOptions): ChatMessages {
  requireObject(options, 'chatMessages: options')
  requireKnown(options, known, 'chatMessages')
  const { intervalMs = 1_000, burst = 3, maxQueued = 100 } = options
  const url = requireAddress(options.url, 'chatMessages: url', options)
  requirePositiveInteger(intervalMs, 'chatMessages: intervalMs')
  requirePositiveInteger(burst, 'chatMessages: burst')
  requirePositiveInteger(maxQueued, 'chatMessages: maxQueued')
  const { now, sleep } = toRetries(options, 'chatMessages')
  const call = createCaller(options, 'chatMessages')
  const limit = createRateLimit({ intervalMs, burst, maxQueued, client: 'chatMessages', now, sleep })
  const secrets = [url.href, url.pathname, ...url.pathname.split('/').filter((part) => part.length >= 8)]

  return {
    async post(message, { signal } = {}) {
      requireMessage(message)
      const send = () => call({ name: 'post', method: 'POST', url: url.href, json: message, secrets, signal })
      await limit.run(send, signal)
    },
  }
}

const known: Readonly<Record<keyof ChatMessagesOptions, 1>> = {
  ...knownOfClient,
  url: 1,
  intervalMs: 1,
  burst: 1,
  maxQueued: 1,
}

function requireMessage(message: unknown): void {
  requireObject(message, 'chatMessages: message')
  const { text, blocks, attachments } = message as { text?: unknown; blocks?: unknown; attachments?: unknown }
  const isNone = [text, blocks, attachments].every((part) => part === undefined || part === '')
  if (isNone) throw new TypeError('chatMessages: message must have text, blocks or attachments')
}
