// Written by `npm run payloads` from:
// - creem 1.13.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/** The payload of each event. */
export interface CreemPayloads {
  'checkout.completed': CheckoutCompleted
  'credits.auto_recharged': CreditsAutoRecharged
  'credits.consumed': CreditsGranted
  'credits.granted': CreditsGranted
  'customer_credits.exhausted': CustomerCreditsExhausted
  'dispute.created': DisputeCreated
  'refund.created': RefundCreated
  'subscription.active': SubscriptionPaid
  'subscription.canceled': SubscriptionPaid
  'subscription.expired': SubscriptionPaid
  'subscription.paid': SubscriptionPaid
  'subscription.past_due': SubscriptionPaid
  'subscription.paused': SubscriptionPaid
  'subscription.scheduled_cancel': SubscriptionPaid
  'subscription.trialing': SubscriptionPaid
  'subscription.unpaid': SubscriptionPaid
  'subscription.update': SubscriptionPaid
}

interface Checkbox extends Loose {
  label?: string | null | undefined
  value?: boolean | null | undefined
}

interface Checkout extends Loose {
  id: string
  mode: string
  object: string
  status: string
  request_id?: string | undefined
  product: string | Product
  units: number
  custom_price?: number | undefined
  order?: Order | undefined
  subscription?: string | Subscription | undefined
  customer?: string | Customer | undefined
  custom_fields?: CustomField[] | undefined
  checkout_url?: string | undefined
  success_url?: string | null | undefined
  license_keys?: License[] | undefined
  feature?: Feature | undefined
  metadata?: Loose | undefined
  discount?: Discount | undefined
}

interface CheckoutCompleted extends Loose {
  id: string
  eventType: string
  created_at: number
  object: Checkout
}

interface CreditsAutoRecharged extends Loose {
  id: string
  eventType: string
  created_at: number
  object: CustomerCreditsAutoRecharge
}

interface CreditsGranted extends Loose {
  id: string
  eventType: string
  created_at: number
  object: CustomerCreditsGrant
}

interface CustomField extends Loose {
  type: string
  key: string
  label: string
  optional?: boolean | null | undefined
  text?: Text | null | undefined
  checkbox?: Checkbox | null | undefined
}

interface Customer extends Loose {
  id: string
  mode: string
  object: string
  email: string
  name?: string | null | undefined
  metadata?: Loose | null | undefined
  country: string | null
  external_id?: string | null | undefined
  created_at: string
  updated_at: string
}

interface CustomerCredits extends Loose {
  amount: string
  unit_label?: string | null | undefined
  bucket_name?: string | null | undefined
}

interface CustomerCreditsAutoRecharge extends Loose {
  id: string
  object: string
  customer_id: string
  bucket_name: string
  unit_label: string
  amount_minor_units: string
  currency: string
  charge_reference: string
  reference: string
}

interface CustomerCreditsExhausted extends Loose {
  id: string
  eventType: string
  created_at: number
  object: CustomerCreditsExhaustion
}

interface CustomerCreditsExhaustion extends Loose {
  id: string
  object: string
  customer_id: string
  bucket_name: string
  unit_label: string
  shortfall_minor_units: string
  occurred_at: string
}

interface CustomerCreditsGrant extends Loose {
  id: string
  customer_id: string
  account_id: string
  bucket_name: string
  unit_label: string
  amount_minor_units: string
  balance_after_minor_units: string
  reference: string
  occurred_at: string
  object: string
}

interface Discount extends Loose {
  id?: string | undefined
  discountCode?: string | undefined
  name?: string | undefined
  type?: string | undefined
  amount?: number | undefined
  duration?: string | undefined
  durationInMonths?: number | undefined
}

interface Dispute extends Loose {
  id: string
  mode: string
  object: string
  amount: number
  currency: string
  transaction: Transaction
  checkout?: string | Checkout | undefined
  order?: string | Order | undefined
  subscription?: string | Subscription | undefined
  customer?: string | Customer | undefined
  created_at: number
}

interface DisputeCreated extends Loose {
  id: string
  eventType: string
  created_at: number
  object: Dispute
}

interface Feature extends Loose {
  id?: string | null | undefined
  type?: string | undefined
  description?: string | null | undefined
  customer_credits?: CustomerCredits | null | undefined
  private_note?: string | null | undefined
  file?: FileT | null | undefined
  license_key?: License | null | undefined
  license?: License | null | undefined
}

interface FeatureFile extends Loose {
  id: string
  file_name: string
  url: string
  type: string
  size: number
}

interface FileT extends Loose {
  files: FeatureFile[]
}

interface Instance extends Loose {
  id: string
  mode: string
  object: string
  name: string
  status: string
  created_at: string
}

interface License extends Loose {
  id: string
  mode: string
  object: string
  product_id: string
  status: string
  key: string
  activation: number
  activation_limit?: number | null | undefined
  expires_at?: string | null | undefined
  created_at: string
  instance?: Instance | null | undefined
}

interface Order extends Loose {
  id: string
  mode: string
  object: string
  customer?: string | null | undefined
  product: string
  transaction?: string | null | undefined
  discount?: string | null | undefined
  amount: number
  sub_total?: number | undefined
  tax_amount?: number | undefined
  discount_amount?: number | undefined
  amount_due?: number | undefined
  amount_paid?: number | undefined
  currency: string
  fx_amount?: number | null | undefined
  fx_currency?: string | null | undefined
  fx_rate?: number | null | undefined
  status: string
  type: string
  affiliate?: string | null | undefined
  created_at: string
  updated_at: string
}

interface Product extends Loose {
  id: string
  mode: string
  object: string
  name: string
  description: string
  image_url?: string | undefined
  image_urls?: string[] | undefined
  features?: Feature[] | undefined
  usage_prices?: UsagePrice[] | undefined
  price: number
  currency: string
  billing_type: string
  billing_period: string
  recurring_interval?: string | null | undefined
  recurring_interval_count?: number | null | undefined
  trial_period_days?: number | null | undefined
  trial_price?: number | null | undefined
  status: string
  tax_mode: string
  business_net_pricing?: boolean | undefined
  tax_category: string
  product_url?: string | undefined
  default_success_url?: string | null | undefined
  custom_fields?: CustomField[] | null | undefined
  created_at: string
  updated_at: string
}

interface Refund extends Loose {
  id: string
  mode: string
  object: string
  status: string
  refund_amount: number
  refund_currency: string
  reason: string
  transaction: Transaction
  checkout?: string | Checkout | undefined
  order?: string | Order | undefined
  subscription?: string | Subscription | undefined
  customer?: string | Customer | undefined
  created_at: number
}

interface RefundCreated extends Loose {
  id: string
  eventType: string
  created_at: number
  object: Refund
}

interface Subscription extends Loose {
  id: string
  mode: string
  object: string
  product: string | Product
  customer: string | Customer
  items?: SubscriptionItem[] | undefined
  collection_method: string
  status: string
  last_transaction_id?: string | undefined
  last_transaction?: Transaction | undefined
  last_transaction_date?: string | undefined
  next_transaction_date?: string | undefined
  current_period_start_date?: string | undefined
  current_period_end_date?: string | undefined
  canceled_at?: string | null | undefined
  created_at: string
  updated_at: string
  discount?: Discount | undefined
  metadata?: Loose | undefined
}

interface SubscriptionItem extends Loose {
  id: string
  mode: string
  object: string
  product_id?: string | undefined
  price_id?: string | undefined
  units?: number | null | undefined
}

interface SubscriptionPaid extends Loose {
  id: string
  eventType: string
  created_at: number
  object: Subscription
}

interface Text extends Loose {
  max_length?: number | null | undefined
  minimum_length?: number | null | undefined
  value?: string | null | undefined
}

interface Transaction extends Loose {
  id: string
  mode: string
  object: string
  amount: number
  amount_paid?: number | null | undefined
  discount_amount?: number | null | undefined
  currency: string
  type: string
  tax_country?: string | null | undefined
  tax_amount?: number | null | undefined
  status: string
  refunded_amount?: number | null | undefined
  order?: string | null | undefined
  subscription?: string | null | undefined
  customer?: string | null | undefined
  description?: string | undefined
  period_start?: number | undefined
  period_end?: number | undefined
  created_at: number
}

interface UsagePrice extends Loose {
  id: string
  meter_id: string
  unit_price: number
  free_allowance: number
  cap?: number | null | undefined
  settlement_mode: string
  target_account: string
  target_account_name?: string | null | undefined
  trial_usage_mode: string
}
