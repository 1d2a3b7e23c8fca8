import { reply } from '../core/provider/outcome.js'
import { headerValues } from '../core/request/headers.js'
import { macVendor } from './table/mac-vendor.js'
import type { MacRow } from './table/row.js'

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
  ackSeconds: 60,
  handshake: '`POST` of the form `webhook_id=7`, unsigned: 200',
} as const satisfies MacRow

/**
 * WooCommerce: orders, products, customers and coupons. The event name is the topic: `order.created`. The secret is the text
 * that the shop shows, without HTML entities.
 *
 * `X-WC-Webhook-Delivery-ID` is made of the id of the webhook and the second, so that different deliveries share it. It is
 * therefore not the id of the delivery.
 */
export const woocommerce = macVendor(row, () => ({
  probe: {
    answer(request) {
      const { body, method } = request
      if (method !== 'POST' || body.length > 40 || headerValues(request, row.signature.header).length > 0)
        return undefined
      return /^webhook_id=\d{1,20}$/.test(new TextDecoder().decode(body)) ? reply('') : undefined
    },
  },
}))
