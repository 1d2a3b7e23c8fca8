import * as z from 'zod/mini'
import { checkedLater, checkOptions, forPreset, optional, requirePositiveInteger } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { toProvider } from '../../core/provider/define-provider.js'
import { eventSchemas } from '../../core/provider/event-schemas.js'
import type { AnyProvider, Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes, RequestHead } from '../../core/request/delivery.js'
import { readHeaderField, requireHeaderField } from '../../core/request/headers.js'
import { hmacSignature } from '../../core/verify/hmac-signature.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { shopifyTopics } from '../../generated/events/shopify.js'
import type { ShopifyPayloads } from '../../generated/payloads/shopify.js'

export type { ShopifyPayloads } from '../../generated/payloads/shopify.js'

const signatureHeader = 'X-Shopify-Hmac-SHA256'
const topicHeader = 'X-Shopify-Topic'
const idHeader = 'X-Shopify-Webhook-Id'
const ackSeconds = 5
const retryHours = 4

/** The resource of a Shopify delivery. Its shape depends on topic, API version and `include_fields`. */
export const shopifyPayloadSchema = compileSchema(z.looseObject({}))

/** The payload of a Shopify delivery of unknown shape. */
export type ShopifyPayload = OutputOf<typeof shopifyPayloadSchema>

/** A topic that Shopify documents, such as `orders/create`. */
export type ShopifyEventName = (typeof shopifyTopics)[number]

/** Payload types by topic, for the type parameter of {@link shopify}. */
export type ShopifyPayloadMap = { readonly [Topic in ShopifyEventName]?: object }

/** The payload types of Shopify deliveries. */
export interface ShopifyTypes<Payloads extends ShopifyPayloadMap = Record<never, never>> extends ProviderTypes {
  readonly events: {
    readonly [Topic in ShopifyEventName]: Topic extends keyof Payloads ? NonNullable<Payloads[Topic]> : BuiltIn<Topic>
  }
  readonly fallback: ShopifyPayload
}

type BuiltIn<Topic> = Topic extends keyof ShopifyPayloads ? ShopifyPayloads[Topic] : ShopifyPayload

/** Options of {@link shopify}. */
export interface ShopifyOptions {
  /**
   * The client secrets of the app, newest first, or a function that looks them up. Webhooks that a merchant creates by hand
   * are signed with the secret in the notification settings of the shop.
   */
  readonly secrets: SecretSource
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

const events = eventSchemas(shopifyTopics, shopifyPayloadSchema)

/**
 * Shopify webhooks: the resource as JSON, with topic and shop in headers.
 *
 * The event name is the topic, such as `orders/create`; the id is the delivery id, the same in every attempt. Only the body
 * is signed: see {@link readShopifyHeaders}.
 *
 * @see https://shopify.dev/docs/apps/build/webhooks/verify-deliveries
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: shopify({ secrets: process.env.SHOPIFY_CLIENT_SECRET ?? '' }),
 *   on: { 'orders/create': ({ payload, request }) => console.log(readShopifyHeaders(request).shop, payload) },
 * })
 */
export function shopify<Payloads extends ShopifyPayloadMap = Record<never, never>>(
  options: ShopifyOptions,
): Provider<ShopifyTypes<Payloads>> {
  checkOptions(options, 'shopify', {
    secrets: checkedLater,
    maxDepth: optional(requirePositiveInteger),
  })
  const { secrets, maxDepth } = options
  const provider: AnyProvider = toProvider({
    name: 'shopify',
    verify: forPreset('shopify', () => hmacSignature({ secrets, header: signatureHeader, encoding: 'base64' })),
    body: jsonBody({ maxDepth }),
    schema: shopifyPayloadSchema,
    events,
    event: (_, request) => requireHeaderField(request, topicHeader),
    id: (_, request) => readHeaderField(request, idHeader) || undefined,
    ackDeadlineMs: ackSeconds * 1000,
    redeliveryMs: retryHours * 3_600_000,
  })
  // The event names come from `events`, the payload types from the caller.
  return provider as Provider<ShopifyTypes<Payloads>>
}

/** The headers of a Shopify delivery; `undefined` for absent ones. */
export interface ShopifyHeaders {
  /** Such as `orders/create`. */
  readonly topic: string | undefined
  /** The kind of metaobject, for metaobject topics. */
  readonly subTopic: string | undefined
  /** The shop's own domain, such as `example.myshopify.com`. */
  readonly shop: string | undefined
  /** The id of the delivery: the same in every attempt, different for each subscription. */
  readonly webhookId: string | undefined
  /** The id of the merchant's action: the same for all deliveries that it causes, of any topic. */
  readonly eventId: string | undefined
  /** The version of the resource's shape, such as `2026-10`. */
  readonly apiVersion: string | undefined
  /** When the event happened, in ISO 8601 format; parse it with `parseDate`. */
  readonly triggeredAt: string | undefined
  /** The name of the subscription, if it has one. */
  readonly name: string | undefined
}

/**
 * Reads the headers of a delivery. **They are not signed**: an attacker who has one delivery can send its body again with
 * other headers, so confirm the shop with an API call before you act on these headers alone.
 *
 * @see https://shopify.dev/docs/apps/build/webhooks/delivery-structure
 * @throws {WebhookError} `payload_invalid` if a header occurs more than once
 */
export function readShopifyHeaders(request: RequestHead): ShopifyHeaders {
  const read = (name: string) => readHeaderField(request, name) || undefined
  return {
    topic: read(topicHeader),
    subTopic: read('X-Shopify-Sub-Topic'),
    shop: read('X-Shopify-Shop-Domain'),
    webhookId: read(idHeader),
    eventId: read('X-Shopify-Event-Id'),
    apiVersion: read('X-Shopify-API-Version'),
    triggeredAt: read('X-Shopify-Triggered-At'),
    name: read('X-Shopify-Name'),
  }
}
