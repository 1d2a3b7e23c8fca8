import { checkOptions, optional, requireFunction, requirePositiveInteger } from '../../core/base/options.js'
import { createService, readFields, requireUrl, type SimulatedService } from './service.js'

/** Options of {@link simulateChatWebhook}. */
export interface ChatWebhookServiceOptions {
  /** The URL of the incoming webhook. */
  readonly url: string
  /** How many messages are accepted per second; more are answered 429. @default no limit */
  readonly maxPerSecond?: number
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** The incoming webhook of a chat service. */
export interface ChatWebhookService extends SimulatedService {
  /** The accepted messages, in order. */
  readonly messages: readonly Readonly<Record<string, unknown>>[]
}

/**
 * Simulates the incoming webhook of a chat service (specification, section 6; responses as Slack documents them,
 * https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/).
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function simulateChatWebhook(options: ChatWebhookServiceOptions): ChatWebhookService {
  checkOptions(options, 'simulateChatWebhook', {
    url: requireUrl,
    maxPerSecond: optional(requirePositiveInteger),
    now: optional(requireFunction),
  })
  const { url, maxPerSecond = Number.POSITIVE_INFINITY, now = Date.now } = options
  const messages: Readonly<Record<string, unknown>>[] = []
  let accepted: readonly number[] = []
  const answer = async (_: readonly string[], request: Request) => {
    accepted = accepted.filter((at) => at > now() - 1000)
    if (accepted.length >= maxPerSecond) {
      return new Response('rate_limited', { status: 429, headers: { 'Retry-After': '1' } })
    }
    const message = await readFields(request)
    if (message === undefined) return new Response('invalid_payload', { status: 400 })
    const { text, blocks, attachments } = message
    if ([text, blocks, attachments].every((part) => part === undefined || part === '')) {
      return new Response('no_text', { status: 400 })
    }
    accepted = [...accepted, now()]
    messages.push(message)
    return new Response('ok')
  }
  return { ...createService(url, {}, [{ method: 'POST', path: /^\/?$/, answer }]), messages }
}
