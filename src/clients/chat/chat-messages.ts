import {
  checkedLater,
  checkOptions,
  optional,
  requireFunctions,
  requireObject,
  requirePositiveInteger,
} from '../../core/base/options.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import type { FetchCall } from '../http/exchange.js'
import { readRetryAfter, toRetryPolicy } from '../http/retry.js'
import { requireUrl } from '../http/url.js'
import type { Rate, RateLimiter } from '../rate-limits/rate-limiter.js'
import { shareTurns } from '../rate-limits/share-turns.js'
import { createRateLimit } from './rate-limit.js'

/** The errors of incoming webhooks: https://api.slack.com/messaging/webhooks#handling_errors. */
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

/** A documented `reason` of a `ClientError` from {@link ChatMessages.post}. */
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

/** A message with at least one of text, blocks and attachments. */
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
  /** The timestamp of the message that this one replies to. */
  readonly thread_ts?: string
  readonly mrkdwn?: boolean
  readonly unfurl_links?: boolean
  readonly unfurl_media?: boolean
}

/** Options of {@link chatMessages}. */
export interface ChatMessagesOptions extends ClientOptions {
  /** The URL of the incoming webhook. It is a secret: anyone who has it can post. */
  readonly url: string
  /** The interval between messages once the burst is used up, in milliseconds. @default 1_000 */
  readonly intervalMs?: number
  /** How many messages may be sent at once after a pause. @default 3 */
  readonly burst?: number
  /** The maximum number of waiting messages; further ones fail with `queue_full`. @default 100 */
  readonly maxQueued?: number
  /**
   * Shares the limit with other processes: `redisRateLimiter` or `postgresRateLimiter` of
   * `webhook-receiver/clients/rate-limits`. A message whose turn is further away than `maxWaitMs` fails with `queue_full`.
   *
   * @default the limit covers only this client
   */
  readonly limiter?: RateLimiter
}

/** Posts messages. */
export interface ChatMessages {
  /**
   * Posts a message. Messages are posted in the order of the calls.
   *
   * It is retried only after a 429, because after any other failure the message may have been posted.
   *
   * @throws {TypeError} if the message is empty
   * @throws {ClientError} with any code; `reason` is the service's name for the error, one of `chatErrorReasons`
   */
  post<Block extends ChatBlock, Attachment extends ChatAttachment>(
    message: ChatMessage<Block, Attachment>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<void>
}

/**
 * Posts messages into a chat through an incoming webhook (specification, sections 1.8 and 6.2).
 *
 * After a short burst it sends one message a second, as the service requires. The limit covers other clients and processes only
 * with a shared `limiter`.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const messages = chatMessages({ url: process.env.CHAT_HOOK ?? '' })
 * await messages.post({ text: 'The tide is high' })
 */
export function chatMessages(options: ChatMessagesOptions): ChatMessages {
  checkOptions(options, 'chatMessages', {
    ...clientChecks,
    url: checkedLater,
    intervalMs: optional(requirePositiveInteger),
    burst: optional(requirePositiveInteger),
    maxQueued: optional(requirePositiveInteger),
    limiter: optional((value, option) => requireFunctions(value, ['reserve', 'pause'], option)),
  })
  const { intervalMs = 1_000, burst = 3, maxQueued = 100 } = options
  const url = requireUrl(options.url, 'chatMessages: url', options)
  const shared = options.limiter && shareLimit(options.limiter, url.href, { intervalMs, burst }, options)
  const call = createCaller({ ...options, ...(shared && { fetch: shared.fetch }) }, 'chatMessages')
  const policy = toRetryPolicy(options)
  const limit = createRateLimit({ intervalMs, burst, maxQueued, client: 'chatMessages', ...policy, ...shared })
  const secrets = [url.href, url.pathname, ...url.pathname.split('/').filter((part) => part.length >= 8)]

  return {
    async post(message, { signal } = {}) {
      requireMessage(message)
      const send = () => call({ name: 'post', method: 'POST', url: url.href, json: message, secrets, signal })
      await limit.run(send, signal)
    },
  }
}

/** Takes turns from a shared limiter, and delays the turns of all processes after a 429. */
function shareLimit(limiter: RateLimiter, url: string, rate: Rate, options: ChatMessagesOptions) {
  const { maxWaitMs = 60_000, timeoutMs = 10_000, now = Date.now } = options
  const { fetch: send = (to, init) => globalThis.fetch(to, init) } = options
  const turns = shareTurns(limiter, rate, 'chatMessages', { maxWaitMs, timeoutMs })
  const fetch: FetchCall = async (to, init) => {
    const response = await send(to, init)
    if (response.status === 429) turns.pause(url, readRetryAfter(response.headers.get('retry-after'), now()))
    return response
  }
  return { reserve: () => turns.reserve(url), fetch }
}

function requireMessage(message: unknown): void {
  requireObject(message, 'chatMessages: message')
  const { text, blocks, attachments } = message as { text?: unknown; blocks?: unknown; attachments?: unknown }
  const isEmpty = [text, blocks, attachments].every((part) => part === undefined || part === '')
  if (isEmpty) throw new TypeError('chatMessages: message must have text, blocks or attachments')
}
