import { checkOptions, oneOf, optional, requirePlainObject, requireText } from '../../core/base/options.js'
import { decodeBytes, encodeBytes } from '../../core/bytes/encoding.js'
import type { MessageSource } from '../../core/ports/message-source.js'
import { foreign, noMessage, toHeaderLines, toJson } from './message.js'
import { messageSource } from './message-source.js'

/** A message of Pub/Sub, as its REST API returns it (`messageId`, and data in base64) or its client (`id`, and bytes). */
export interface PubSubMessage {
  readonly messageId?: string | null
  readonly id?: string
  readonly data?: string | Uint8Array | null
  readonly attributes?: Readonly<Record<string, string>> | null
  readonly publishTime?: unknown
  readonly orderingKey?: string | null
}

/** Options of {@link pubSubPull}. */
export interface PubSubPullOptions {
  /** The subscription that you pull from, such as `projects/p/subscriptions/s`: a message does not say it. */
  readonly subscription: string
  /** Attributes that a message must have, with their values. @default none */
  readonly attributes?: Readonly<Record<string, string>>
  /**
   * What the message is to the provider: the body that Pub/Sub would `push`, for `googlePubsub` and `googlePlay`; or the
   * vendor's `request`, with the attributes as headers and the data as body, such as of Shopify.
   *
   * @default 'push'
   */
  readonly as?: 'push' | 'request'
}

/**
 * Messages that are pulled from Google Cloud Pub/Sub.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://cloud.google.com/pubsub/docs/reference/rest/v1/PubsubMessage
 */
export function pubSubPull(options: PubSubPullOptions): MessageSource<PubSubMessage> {
  checkOptions(options, 'pubSubPull', {
    subscription: requireText,
    attributes: optional(requirePlainObject),
    as: optional(oneOf(['push', 'request'])),
  })
  const { subscription, attributes: required = {}, as = 'push' } = options
  return messageSource({
    name: 'pubSubPull',
    open(message) {
      const { messageId, id, data, attributes, publishTime, orderingKey } = Object(message) as PubSubMessage
      const bytes = typeof data === 'string' ? decodeBytes(data, 'base64') : data
      const messageName = messageId ?? id
      if (typeof messageName !== 'string' || !(bytes instanceof Uint8Array)) throw noMessage('pubSubPull')
      for (const [name, value] of Object.entries(required)) {
        if (attributes?.[name] !== value) throw foreign(`attributes.${name}`)
      }
      if (as === 'request') return { headers: toHeaderLines(attributes), body: bytes }
      const pushed = {
        message: {
          data: encodeBytes(bytes, 'base64'),
          messageId: messageName,
          attributes: attributes ?? {},
          ...(publishTime instanceof Date && { publishTime: publishTime.toISOString() }),
          ...(typeof publishTime === 'string' && { publishTime }),
          ...(typeof orderingKey === 'string' && orderingKey !== '' && { orderingKey }),
        },
        subscription,
      }
      return { headers: [], body: toJson(pushed) }
    },
  })
}
