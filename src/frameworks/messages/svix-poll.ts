import type { MessageSource } from '../../core/ports/message-source.js'
import { noMessage, toJson } from './message.js'
import { messageSource } from './message-source.js'

/** A message of a polling endpoint of Svix, an item of `data`. */
export interface SvixMessage {
  readonly id: string
  /** When it was sent, in RFC 3339. */
  readonly timestamp: string | Date
  readonly payload: unknown
}

/**
 * Messages of a polling endpoint of Svix, which TLS and your token vouch for: for `standardWebhooks` and presets of vendors that
 * send by Svix.
 *
 * @see https://docs.svix.com/receiving/using-app-portal/polling-endpoints
 */
export function svixPoll(): MessageSource<SvixMessage> {
  return messageSource({
    name: 'svixPoll',
    open(message) {
      const { id, timestamp, payload } = Object(message) as Partial<SvixMessage>
      const seconds = Math.floor(new Date(timestamp ?? '').getTime() / 1_000)
      if (typeof id !== 'string' || payload === undefined || Number.isNaN(seconds)) throw noMessage('svixPoll')
      const headers = ['svix', 'webhook'].flatMap((prefix): (readonly [string, string])[] => [
        [`${prefix}-id`, id],
        [`${prefix}-timestamp`, String(seconds)],
      ])
      return { headers, body: toJson(payload) }
    },
  })
}
