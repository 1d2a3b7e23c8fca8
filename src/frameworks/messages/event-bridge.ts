import { type Check, checkOptions, oneOf, optional, requireText } from '../../core/base/options.js'
import type { MessageSource } from '../../core/ports/message-source.js'
import { foreign, noMessage, toHeaderLines, toJson } from './message.js'
import { messageSource } from './message-source.js'

/** An event of Amazon EventBridge, as a Lambda function gets it, or as JSON in a message of SQS. */
export interface EventBridgeEvent {
  readonly account: string
  readonly source: string
  readonly region?: string
  readonly detail?: unknown
}

/** Options of {@link eventBridge}. */
export interface EventBridgeOptions {
  /** The 12 digits of your account. */
  readonly account: string
  /** The event sources that are accepted, such as `aws.partner/stripe.com/ed_61...`. */
  readonly sources: string | readonly string[]
  /** The region. @default any */
  readonly region?: string
  /**
   * Where `detail` has the headers, of vendors that send them beside a field `payload`, such as Shopify.
   *
   * @default `detail` is the payload, and there are no headers
   */
  readonly headersIn?: 'metadata'
}

const requireAccount: Check = (value, option) => {
  if (typeof value !== 'string' || !/^\d{12}$/.test(value)) throw new TypeError(`${option} must be 12 digits`)
}

const requireSources: Check = (value, option) => {
  const list = Array.isArray(value) ? value : [value]
  if (list.length === 0) throw new TypeError(`${option} must name a source`)
  for (const source of list) requireText(source, option)
}

/**
 * Events that a vendor sends by Amazon EventBridge, such as Stripe, Shopify and Auth0.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-events-structure.html
 *
 * @example
 * const source = eventBridge({ account: '123456789012', sources: 'aws.partner/stripe.com/ed_123' })
 * export const handler = (event: EventBridgeEvent) => receiver.receiveMessage(event, source)
 */
export function eventBridge(options: EventBridgeOptions): MessageSource<EventBridgeEvent> {
  checkOptions(options, 'eventBridge', {
    account: requireAccount,
    sources: requireSources,
    region: optional(requireText),
    headersIn: optional(oneOf(['metadata'])),
  })
  const { account, sources, region, headersIn } = options
  const accepted = new Set([sources].flat())
  return messageSource({
    name: 'eventBridge',
    open(event) {
      const { detail, ...envelope } = Object(event) as Partial<EventBridgeEvent>
      if (typeof detail !== 'object' || detail === null) throw noMessage('eventBridge')
      if (envelope.account !== account) throw foreign('account')
      if (envelope.source === undefined || !accepted.has(envelope.source)) throw foreign('source')
      if (region !== undefined && envelope.region !== region) throw foreign('region')
      if (headersIn === undefined) return { headers: [], body: toJson(detail) }
      const { [headersIn]: headers, payload } = detail as { readonly metadata?: unknown; readonly payload?: unknown }
      if (payload === undefined) throw noMessage('eventBridge')
      return { headers: toHeaderLines(headers), body: toJson(payload) }
    },
  })
}
