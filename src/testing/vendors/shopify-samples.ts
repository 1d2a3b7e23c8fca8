import type { Part } from '../../core/base/part.js'
import type { ShopifyPayloads } from '../../generated/payloads/shopify.js'

const at = '2026-11-21T11:15:30+01:00'
const id = 820982911946
const own = (kind: string, number: number) => ({ id: number, admin_graphql_api_id: `gid://shopify/${kind}/${number}` })
const dated = { created_at: at, updated_at: at }

const customer = {
  ...own('Customer', 6940095564),
  ...dated,
  email: 'mira@harbour.example',
  first_name: 'Mira',
  last_name: 'Haven',
  state: 'enabled',
  verified_email: true,
  currency: 'EUR',
  tags: '',
}
const line = {
  id: 8665503117664,
  product_id: 7880321196742,
  quantity: 1,
  title: 'Tide table',
  price: '388.00',
  sku: 'T-7',
}
const order = {
  ...own('Order', id),
  ...dated,
  name: '#9999',
  number: 234,
  order_number: 1234,
  email: 'mira@harbour.example',
  currency: 'EUR',
  total_price: '388.00',
  subtotal_price: '388.00',
  total_tax: '0.00',
  financial_status: 'paid',
  test: false,
  line_items: [line],
}
const product = {
  ...own('Product', 7880321196742),
  ...dated,
  title: 'Tide table',
  handle: 'tide-table',
  vendor: 'Harbour',
  product_type: 'Books',
  status: 'active',
  tags: '',
  variants: [{ id: 6426670414727, title: '', price: '388.00', sku: 'T-7', inventory_quantity: 75 }],
}
const fulfillment = {
  ...own('Fulfillment', 123456),
  ...dated,
  order_id: id,
  status: 'success',
  tracking_company: 'UPS',
  tracking_number: '1z827wk74630',
}
const collection = { ...own('Collection', 4083720921449), handle: 'tables', title: 'Tables', updated_at: at }
const refund = {
  ...own('Refund', 8900881860478),
  order_id: id,
  created_at: at,
  note: 'Too late',
  refund_line_items: [],
}
const shop = { id: 548380009, name: 'Harbour', email: 'shop@harbour.example', domain: null }
const redacted = { shop_id: 954889, shop_domain: 'example.myshopify.com' }

/** The resources of the most used topics. */
export const shopifySamples = {
  'orders/create': order,
  'app/uninstalled': shop,
  'app_subscriptions/update': {
    app_subscription: {
      admin_graphql_api_id: 'gid://shopify/AppSubscription/1029266948',
      name: 'Webhook Test',
      status: 'ACTIVE',
      created_at: at,
      updated_at: at,
      currency: 'EUR',
    },
  },
  'carts/update': {
    id: 'eeafa272cebfd4b22385bc4b645e762c',
    token: 'eeafa272cebfd4b22385bc4b645e762c',
    line_items: [],
    ...dated,
  },
  'checkouts/create': {
    id: 9818200792552,
    token: '123123123',
    email: 'mira@harbour.example',
    currency: 'EUR',
    total_price: '388.00',
  },
  'collections/update': collection,
  'customers/create': customer,
  'customers/data_request': {
    ...redacted,
    orders_requested: [id],
    customer: { id: 191167, email: 'mira@harbour.example' },
  },
  'customers/redact': { ...redacted, orders_to_redact: [id], customer: { id: 191167, email: 'mira@harbour.example' } },
  'customers/update': customer,
  'fulfillments/create': fulfillment,
  'fulfillments/update': fulfillment,
  'inventory_levels/update': { inventory_item_id: 2718783465968, location_id: 24826418, available: 7, updated_at: at },
  'orders/cancelled': { ...order, cancelled_at: at, cancel_reason: 'customer' },
  'orders/fulfilled': { ...order, fulfillment_status: 'fulfilled' },
  'orders/paid': order,
  'orders/updated': order,
  'products/create': product,
  'products/delete': { id: 7880321196742 },
  'products/update': product,
  'refunds/create': refund,
  'shop/redact': redacted,
  'shop/update': shop,
} satisfies { readonly [Topic in keyof ShopifyPayloads]?: Part<ShopifyPayloads[Topic]> }
