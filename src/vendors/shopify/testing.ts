import { checkedLater, checkOptions } from '../../base/options.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
  type SampleSource,
} from '../../testing/sample.js'
import { generateSecret } from '../../testing/signers/keys.js'
import { signHmac } from '../../testing/signers/sign-hmac.js'
import { requireValue, type VendorDeliveries } from '../../testing/vendor-deliveries.js'
import type { Secret } from '../../verify/secrets/secrets.js'
import { shopify } from './shopify.js'

/** Options of {@link shopifySample}. */
export interface ShopifySampleOptions extends SampleOptions {
  /** Changes to {@link shopifyPayload}. */
  readonly payload?: PayloadChanges<ReturnType<typeof shopifyPayload>>
}

/** A new order, with a few of its fields. */
export function shopifyPayload() {
  return {
    id: 820982911946,
    admin_graphql_api_id: 'gid://shopify/Order/820982911946',
    name: '#9999',
    currency: 'EUR',
    total_price: '388.00',
    financial_status: 'paid',
    created_at: '2026-11-21T11:15:30+01:00',
  }
}

/**
 * An unsigned delivery from Shopify about a new order.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const signed = await signShopify(shopifySample({ headers: { 'x-shopify-topic': 'orders/paid' } }), { secret: 's3cret' })
 */
export function shopifySample(options: ShopifySampleOptions = {}): Sample {
  checkOptions(options, 'shopifySample', payloadSampleChecks)
  const headers = {
    'User-Agent': 'Shopify-Captain-Hook',
    'Content-Type': 'application/json',
    'X-Shopify-Topic': 'orders/create',
    'X-Shopify-Shop-Domain': 'example.myshopify.com',
    'X-Shopify-API-Version': '2026-10',
    'X-Shopify-Webhook-Id': 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
    'X-Shopify-Event-Id': '98880550-7158-44d4-b7cd-2c97c8a091b5',
    'X-Shopify-Triggered-At': '2026-11-21T10:15:31.123456789Z',
  }
  return makeSample(options, headers, JSON.stringify(changed(shopifyPayload(), options.payload)))
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
  credential: 'secret',
  needs: [{ name: 'secrets', kind: 'secret', env: 'SHOPIFY_API_SECRET', about: 'the client secret of the app' }],
  ids: [{ header: 'X-Shopify-Webhook-Id' }, { header: 'X-Shopify-Event-Id' }],
  samples: {
    'orders/create': shopifySample,
    'orders/paid': (options) =>
      shopifySample({ ...options, headers: { 'X-Shopify-Topic': 'orders/paid', ...options?.headers } }),
  },
  provider: (values) => shopify({ secrets: requireValue(values, 'secrets', 'shopify') }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: shopify({ secrets: secret }),
    sign: (sample) => signShopify(sample, { secret }),
  }),
}
