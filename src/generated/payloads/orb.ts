// Written by `npm run payloads` from:
// - orb-billing 6.11.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface OrbPayloads {
  'customer.created': CustomerCreatedPayload
  'invoice.accounting_sync_failed': InvoiceEditedPayload
  'invoice.accounting_sync_succeeded': InvoiceEditedPayload
  'invoice.edited': InvoiceEditedPayload
  'invoice.invoice_date_elapsed': InvoiceEditedPayload
  'invoice.issue_failed': InvoiceEditedPayload
  'invoice.issued': InvoiceEditedPayload
  'invoice.manually_marked_as_paid': InvoiceEditedPayload
  'invoice.manually_marked_as_void': InvoiceEditedPayload
  'invoice.payment_failed': InvoiceEditedPayload
  'invoice.payment_processing': InvoiceEditedPayload
  'invoice.payment_succeeded': InvoiceEditedPayload
  'invoice.sync_failed': InvoiceEditedPayload
  'invoice.sync_succeeded': InvoiceEditedPayload
  'invoice.undo_mark_as_paid': InvoiceEditedPayload
  'subscription.cancellation_scheduled': SubscriptionEndedPayload
  'subscription.cancellation_unscheduled': SubscriptionEndedPayload
  'subscription.cost_exceeded': SubscriptionEndedPayload
  'subscription.created': SubscriptionEndedPayload
  'subscription.edited': SubscriptionEndedPayload
  'subscription.ended': SubscriptionEndedPayload
  'subscription.fixed_fee_quantity_updated': SubscriptionEndedPayload
  'subscription.plan_change_scheduled': SubscriptionEndedPayload
  'subscription.plan_changed': SubscriptionEndedPayload
  'subscription.plan_version_change_scheduled': SubscriptionEndedPayload
  'subscription.plan_version_changed': SubscriptionEndedPayload
  'subscription.started': SubscriptionEndedPayload
  'subscription.trial_ended': SubscriptionEndedPayload
  'subscription.usage_exceeded': SubscriptionEndedPayload
}

interface Address extends Loose {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}

interface CouponRedemption extends Loose {
  coupon_id: string
  end_date: string | null
  start_date: string
}

interface Customer extends Loose {
  id: string
  additional_emails: string[]
  auto_collection: boolean
  auto_issuance: boolean | null
  balance: string
  billing_address: Address | null
  created_at: string
  currency: string | null
  email: string
  email_delivery: boolean
  exempt_from_automated_tax: boolean | null
  external_customer_id: string | null
  hierarchy: CustomerHierarchy
  metadata: { [key: string]: string }
  name: string
  payment_provider: Open<'adyen' | 'bill.com' | 'netsuite' | 'quickbooks' | 'stripe_charge' | 'stripe_invoice'> | null
  payment_provider_id: string | null
  portal_url: string | null
  shipping_address: Address | null
  tax_id: Loose | null
  timezone: string
  accounting_sync_configuration?: Loose | null | undefined
  automatic_tax_enabled?: boolean | null | undefined
  default_payment_method?: CustomerDefaultPaymentMethod | null | undefined
  payment_configuration?: Loose | null | undefined
  reporting_configuration?: Loose | null | undefined
}

interface CustomerCreatedPayload extends Loose {
  id: string
  created_at: string
  type: string
  properties?: Loose | undefined
  customer: Customer
}

interface CustomerDefaultPaymentMethod extends Loose {
  id: string
  created_at: string
  customer_id: string
  default: boolean
  external_payment_method_id: string
  payment_method_type: Open<'amazon_pay' | 'card' | 'crypto' | 'link' | 'us_bank_account'>
  provider_type: string | null
}

interface CustomerHierarchy extends Loose {
  children: CustomerMinified[]
  parent: CustomerMinified | null
}

interface CustomerMinified extends Loose {
  id: string
  external_customer_id: string | null
}

interface Invoice extends Loose {
  id: string
  amount_due: string
  auto_collection: InvoiceAutoCollection
  billing_address: Address | null
  created_at: string
  credit_notes: InvoiceCreditNote[]
  currency: string
  customer: CustomerMinified
  customer_balance_transactions: InvoiceCustomerBalanceTransaction[]
  customer_tax_id: Loose | null
  discount: unknown
  discounts: Loose[]
  due_date: string | null
  eligible_to_issue_at: string | null
  hosted_invoice_url: string | null
  invoice_date: string
  invoice_number: string
  invoice_pdf: string | null
  invoice_source: Open<'one_off' | 'partial' | 'subscription'>
  issue_failed_at: string | null
  issued_at: string | null
  line_items: Loose[]
  maximum: Maximum | null
  maximum_amount: string | null
  memo: string | null
  metadata: { [key: string]: string }
  minimum: Minimum | null
  minimum_amount: string | null
  paid_at: string | null
  payment_attempts: InvoicePaymentAttempt[]
  payment_failed_at: string | null
  payment_started_at: string | null
  scheduled_issue_at: string | null
  shipping_address: Address | null
  status: Open<'draft' | 'issued' | 'paid' | 'synced' | 'void'>
  subscription: InvoiceTiny | null
  subtotal: string
  sync_failed_at: string | null
  total: string
  voided_at: string | null
  will_auto_issue: boolean
}

interface InvoiceAutoCollection extends Loose {
  enabled: boolean | null
  next_attempt_at: string | null
  num_attempts: number | null
  previously_attempted_at: string | null
}

interface InvoiceCreditNote extends Loose {
  id: string
  credit_note_number: string
  memo: string | null
  reason: string
  total: string
  type: string
  voided_at: string | null
}

interface InvoiceCustomerBalanceTransaction extends Loose {
  id: string
  action: Open<
    | 'applied_to_invoice'
    | 'credit_note_applied'
    | 'credit_note_voided'
    | 'external_payment'
    | 'manual_adjustment'
    | 'overpayment_refund'
    | 'prorated_refund'
    | 'return_from_voiding'
    | 'revert_prorated_refund'
    | 'small_invoice_carryover'
  >
  amount: string
  created_at: string
  credit_note: InvoiceTiny | null
  description: string | null
  ending_balance: string
  invoice: InvoiceTiny | null
  starting_balance: string
  type: Open<'decrement' | 'increment'>
}

interface InvoiceEditedPayload extends Loose {
  id: string
  created_at: string
  type: string
  properties?: Loose | undefined
  invoice: Invoice
}

interface InvoicePaymentAttempt extends Loose {
  id: string
  amount: string
  created_at: string
  payment_provider: Open<'adyen' | 'stripe'> | null
  payment_provider_id: string | null
  receipt_pdf: string | null
  succeeded: boolean
}

interface InvoiceTiny extends Loose {
  id: string
}

interface Maximum extends Loose {
  applies_to_price_ids: string[]
  filters: MaximumFilter[]
  maximum_amount: string
}

interface MaximumFilter extends Loose {
  field: Open<'currency' | 'item_id' | 'price_id' | 'price_type' | 'pricing_unit_id'>
  operator: Open<'excludes' | 'includes'>
  values: string[]
}

interface Minimum extends Loose {
  applies_to_price_ids: string[]
  filters: MaximumFilter[]
  minimum_amount: string
}

interface Subscription extends Loose {
  id: string
  active_plan_phase_order: number | null
  adjustment_intervals: Loose[]
  auto_collection: boolean | null
  auto_issuance: boolean | null
  billing_cycle_anchor_configuration: Loose
  billing_cycle_day: number
  created_at: string
  current_billing_period_end_date: string | null
  current_billing_period_start_date: string | null
  customer: Customer
  default_invoice_memo: string | null
  discount_intervals: Loose[]
  end_date: string | null
  fixed_fee_quantity_schedule: Loose[]
  invoicing_threshold: string | null
  maximum_intervals: Loose[]
  metadata: { [key: string]: string }
  minimum_intervals: Loose[]
  name: string
  net_terms: number
  pending_subscription_change: InvoiceTiny | null
  plan: Loose | null
  price_intervals: Loose[]
  redeemed_coupon: CouponRedemption | null
  start_date: string
  status: Open<'active' | 'ended' | 'upcoming'>
  trial_info: SubscriptionTrialInfo
}

interface SubscriptionEndedPayload extends Loose {
  id: string
  created_at: string
  type: string
  properties?: Loose | undefined
  subscription: Subscription
}

interface SubscriptionTrialInfo extends Loose {
  end_date: string | null
}
