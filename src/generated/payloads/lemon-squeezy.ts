// Written by `npm run payloads` from:
// - @lemonsqueezy/lemonsqueezy.js 4.0.0
// - by hand: the envelope, and which event has which object, from lemonsqueezy-webhooks/src/types.ts of remorses/lemonsqueezy-webhooks (commit 41e87fa2)

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface LemonSqueezyPayloads {
  license_key_created: LicenseKeyCreatedPayload
  license_key_updated: LicenseKeyCreatedPayload
  order_created: OrderCreatedPayload
  order_refunded: OrderCreatedPayload
  subscription_cancelled: SubscriptionPausedPayload
  subscription_created: SubscriptionPausedPayload
  subscription_expired: SubscriptionPausedPayload
  subscription_paused: SubscriptionPausedPayload
  subscription_payment_failed: SubscriptionPaymentFailedPayload
  subscription_payment_recovered: SubscriptionPaymentFailedPayload
  subscription_payment_refunded: SubscriptionPaymentFailedPayload
  subscription_payment_success: SubscriptionPaymentFailedPayload
  subscription_resumed: SubscriptionPausedPayload
  subscription_unpaused: SubscriptionPausedPayload
  subscription_updated: SubscriptionPausedPayload
}

interface FirstOrderItem extends Loose {
  id: number
  order_id: number
  product_id: number
  variant_id: number
  price_id: number
  quantity: number
  product_name: string
  variant_name: string
  price: number
  created_at: string
  updated_at: string
  test_mode: boolean
}

interface FirstSubscriptionItem extends Loose {
  id: number
  subscription_id: number
  price_id: number
  quantity: number
  is_usage_based: boolean
  created_at: string
  updated_at: string
}

interface LicenseKeyCreatedPayload extends Loose {
  meta: Meta
  data: LicenseKeyCreatedPayloadData
}

interface LicenseKeyCreatedPayloadData extends Loose {
  type: string
  id: string
  attributes: LicenseKeyCreatedPayloadDataAttributes
  links?: unknown
  relationships?: unknown
}

interface LicenseKeyCreatedPayloadDataAttributes extends Loose {
  store_id: number
  customer_id: number
  order_id: number
  order_item_id: number
  product_id: number
  user_name: string
  user_email: string
  key: string
  key_short: string
  activation_limit: number
  instances_count: number
  disabled: number
  status: Open<'active' | 'disabled' | 'expired' | 'inactive'>
  status_formatted: string
  expires_at: string | null
  created_at: string
  updated_at: string
  test_mode: boolean
}

interface Meta extends Loose {
  event_name: string
  custom_data?: Loose | undefined
}

interface OrderCreatedPayload extends Loose {
  meta: Meta
  data: OrderCreatedPayloadData
}

interface OrderCreatedPayloadData extends Loose {
  type: string
  id: string
  attributes: OrderCreatedPayloadDataAttributes
  links?: unknown
  relationships?: unknown
}

interface OrderCreatedPayloadDataAttributes extends Loose {
  store_id: number
  customer_id: number
  identifier: string
  order_number: number
  user_name: string
  user_email: string
  currency: string
  currency_rate: string
  subtotal: number
  setup_fee: number
  discount_total: number
  tax: number
  total: number
  refunded_amount: number
  subtotal_usd: number
  setup_fee_usd: number
  discount_total_usd: number
  tax_usd: number
  total_usd: number
  refunded_amount_usd: number
  tax_name: string | null
  tax_rate: string
  tax_inclusive: boolean
  status: Open<'failed' | 'paid' | 'pending' | 'refunded'>
  status_formatted: string
  refunded: boolean
  refunded_at: string | null
  subtotal_formatted: string
  setup_fee_formatted: string
  discount_total_formatted: string
  tax_formatted: string
  total_formatted: string
  refunded_amount_formatted: string
  first_order_item: FirstOrderItem
  urls: Loose & { receipt: string }
  created_at: string
  updated_at: string
  test_mode: boolean
}

interface Pause extends Loose {
  mode: Open<'free' | 'void'>
  resumes_at?: string | null | undefined
}

interface SubscriptionPausedPayload extends Loose {
  meta: Meta
  data: SubscriptionPausedPayloadData
}

interface SubscriptionPausedPayloadData extends Loose {
  type: string
  id: string
  attributes: SubscriptionPausedPayloadDataAttributes
  links?: unknown
  relationships?: unknown
}

interface SubscriptionPausedPayloadDataAttributes extends Loose {
  store_id: number
  customer_id: number
  order_id: number
  order_item_id: number
  product_id: number
  variant_id: number
  product_name: string
  variant_name: string
  user_name: string
  user_email: string
  status: Open<'active' | 'cancelled' | 'expired' | 'on_trial' | 'past_due' | 'pause' | 'paused' | 'unpaid'>
  status_formatted: string
  card_brand: Open<'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa'> | null
  card_last_four: string | null
  pause: Pause | null
  cancelled: boolean
  trial_ends_at: string | null
  billing_anchor: number
  first_subscription_item: FirstSubscriptionItem | null
  urls: SubscriptionPausedPayloadDataAttributesUrls
  renews_at: string
  ends_at: string | null
  created_at: string
  updated_at: string
  test_mode: boolean
}

interface SubscriptionPausedPayloadDataAttributesUrls extends Loose {
  update_payment_method: string
  customer_portal: string
  customer_portal_update_subscription: string
}

interface SubscriptionPaymentFailedPayload extends Loose {
  meta: Meta
  data: SubscriptionPaymentFailedPayloadData
}

interface SubscriptionPaymentFailedPayloadData extends Loose {
  type: string
  id: string
  attributes: SubscriptionPaymentFailedPayloadDataAttributes
  links?: unknown
  relationships?: unknown
}

interface SubscriptionPaymentFailedPayloadDataAttributes extends Loose {
  store_id: number
  subscription_id: number
  customer_id: number
  user_name: string
  user_email: string
  billing_reason: Open<'initial' | 'renewal'>
  card_brand: Open<'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa'> | null
  card_last_four: string | null
  currency: string
  currency_rate: string
  status: Open<'paid' | 'pending' | 'refunded' | 'void'>
  status_formatted: string
  refunded: boolean
  refunded_at: string | null
  subtotal: number
  discount_total: number
  tax: number
  tax_inclusive: boolean
  total: number
  refunded_amount: number
  refunded_amount_usd: number
  refunded_amount_formatted: string
  subtotal_usd: number
  discount_total_usd: number
  tax_usd: number
  total_usd: number
  subtotal_formatted: string
  discount_total_formatted: string
  tax_formatted: string
  total_formatted: string
  urls: Loose & { invoice_url: string | null }
  created_at: string
  updated_at: string
  test_mode: boolean
}
