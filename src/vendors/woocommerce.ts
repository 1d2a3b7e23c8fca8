import { reply } from '../core/provider/outcome.js'
import { headerValues } from '../core/request/headers.js'
import type { WoocommercePayloads } from './payloads/woocommerce.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'
import type { MacRow } from './table/row.js'

export type { WoocommercePayloads } from './payloads/woocommerce.js'

const events = [
  'coupon.created',
  'coupon.deleted',
  'coupon.updated',
  'customer.created',
  'customer.deleted',
  'customer.updated',
  'order.created',
  'order.deleted',
  'order.updated',
  'product.created',
  'product.deleted',
  'product.updated',
] as const satisfies readonly (keyof WoocommercePayloads)[]

const row = {
  name: 'woocommerce',
  title: 'WooCommerce',
  strength: 'signed',
  source: 'https://github.com/woocommerce/woocommerce/blob/trunk/plugins/woocommerce/includes/class-wc-webhook.php',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-WC-Webhook-Signature', encoding: 'base64' },
  // Of the request that tests the endpoint.
  mediaTypes: ['application/x-www-form-urlencoded'],
  event: { header: 'X-WC-Webhook-Topic' },
  sampleEvent: 'order.created',
  events,
  ackSeconds: 60,
  handshake: '`POST` of the form `webhook_id=7`, unsigned: 200',
} as const satisfies MacRow

const preset = macVendor(row, () => ({
  probe: {
    answer(request) {
      const { body, method } = request
      if (method !== 'POST' || body.length > 40 || headerValues(request, row.signature.header).length > 0)
        return undefined
      return /^webhook_id=\d{1,20}$/.test(new TextDecoder().decode(body)) ? reply('') : undefined
    },
  },
}))

/**
 * WooCommerce: orders, products, customers and coupons. The event name is the topic: `order.created`. The secret is the text
 * that the shop shows, without HTML entities.
 *
 * `X-WC-Webhook-Delivery-ID` is made of the id of the webhook and the second, so that different deliveries share it. It is
 * therefore not the id of the delivery.
 */
export const woocommerce = preset as unknown as WithPayloads<typeof preset, WoocommercePayloads>
