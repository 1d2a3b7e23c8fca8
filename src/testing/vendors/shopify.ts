import { checkedLater, checkOptions, optional, requireString } from '../../core/base/options.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import { shopify } from '../../vendors/shopify/index.js'
import {
  makeJsonSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
  type SampleSource,
} from '../sample.js'
import { makersOf, type SampleEvent, type SampleOf, sampleOf } from '../samples/event-samples.js'
import { sharedSecret } from '../shared-secret.js'
import { signHmac } from '../signers/sign-hmac.js'
import type { VendorDeliveries } from '../vendor-deliveries.js'
import { shopifySamples } from './shopify-samples.js'

/** A topic with a sample, or any other. */
export type ShopifySampleTopic = SampleEvent<typeof shopifySamples>

/** Options of {@link shopifySample}. */
export interface ShopifySampleOptions<Topic extends string = string> extends SampleOptions {
  /** The topic. Its body is that of the topic, for the topics used most, and empty for others. @default 'orders/create' */
  readonly topic?: Topic
  /** Changes to {@link shopifyPayload}. */
  readonly payload?: PayloadChanges<SampleOf<typeof shopifySamples, Topic>>
}

/** The resource of a topic, with the fields that handlers use most; by default a new order. */
export function shopifyPayload<const Topic extends ShopifySampleTopic = 'orders/create'>(
  topic?: Topic,
): SampleOf<typeof shopifySamples, Topic> {
  // Without an argument, the type is that of the default.
  return sampleOf(shopifySamples, topic ?? ('orders/create' as Topic))
}

/**
 * An unsigned delivery from Shopify: by default about a new order.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const signed = await signShopify(shopifySample({ topic: 'products/update' }), { secret: 's3cret' })
 */
export function shopifySample<const Topic extends ShopifySampleTopic = 'orders/create'>(
  options: ShopifySampleOptions<Topic> = {},
): Sample {
  checkOptions<ShopifySampleOptions>(options, 'shopifySample', {
    ...payloadSampleChecks,
    topic: optional(requireString),
  })
  const { topic = 'orders/create' } = options
  const headers = {
    'User-Agent': 'Shopify-Captain-Hook',
    'Content-Type': 'application/json',
    'X-Shopify-Topic': topic,
    'X-Shopify-Shop-Domain': 'example.myshopify.com',
    'X-Shopify-API-Version': '2026-10',
    'X-Shopify-Webhook-Id': 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
    'X-Shopify-Event-Id': '98880550-7158-44d4-b7cd-2c97c8a091b5',
    'X-Shopify-Triggered-At': '2026-11-21T10:15:31.123456789Z',
  }
  return makeJsonSample(options, headers, shopifyPayload(topic))
}

/** Options of {@link signShopify}. */
export interface SignShopifyOptions {
  /** The client secret of the app, or the secret shown in the shop's settings. */
  readonly secret: Secret
}

/**
 * Signs a sample as Shopify does.
 *
 * @returns a copy with the header `X-Shopify-Hmac-SHA256`
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signShopify(shopifySample(), { secret: 's3cret' }))
 */
export async function signShopify(source: SampleSource, options: SignShopifyOptions): Promise<Sample> {
  checkOptions(options, 'signShopify', { secret: checkedLater })
  return signHmac(source, { secret: options.secret, header: 'X-Shopify-Hmac-SHA256', encoding: 'base64' })
}

/** Genuine deliveries from Shopify, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  ...sharedSecret('shopify', shopify, (sample, { secret }) => signShopify(sample, { secret }), {
    env: 'SHOPIFY_API_SECRET',
    about: 'the client secret of the app',
  }),
  ids: [{ header: 'X-Shopify-Webhook-Id' }, { header: 'X-Shopify-Event-Id' }],
  samples: makersOf(shopifySamples, ({ event, ...options }) => shopifySample({ ...options, topic: event })),
}
