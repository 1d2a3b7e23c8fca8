// Written by `npm run payloads` from:
// - dodopayments 2.52.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface DodoPaymentsPayloads {
  'abandoned_checkout.detected': AbandonedCheckoutDetected
  'abandoned_checkout.recovered': AbandonedCheckoutDetected
  'credit.added': CreditAdded
  'credit.balance_low': CreditBalanceLow
  'credit.deducted': CreditAdded
  'credit.expired': CreditAdded
  'credit.manual_adjustment': CreditAdded
  'credit.overage_charged': CreditAdded
  'credit.overage_reset': CreditAdded
  'credit.rolled_over': CreditAdded
  'credit.rollover_forfeited': CreditAdded
  'dispute.accepted': DisputeWon
  'dispute.cancelled': DisputeWon
  'dispute.challenged': DisputeWon
  'dispute.expired': DisputeWon
  'dispute.lost': DisputeWon
  'dispute.opened': DisputeWon
  'dispute.won': DisputeWon
  'dunning.recovered': DunningStarted
  'dunning.started': DunningStarted
  'entitlement_grant.created': EntitlementGrantFailed
  'entitlement_grant.delivered': EntitlementGrantFailed
  'entitlement_grant.failed': EntitlementGrantFailed
  'entitlement_grant.revoked': EntitlementGrantFailed
  'license_key.created': LicenseKeyCreated
  'payment.cancelled': PaymentFailed
  'payment.failed': PaymentFailed
  'payment.processing': PaymentFailed
  'payment.succeeded': PaymentFailed
  'payout.created': PayoutFailed
  'payout.failed': PayoutFailed
  'payout.in_progress': PayoutFailed
  'payout.on_hold': PayoutFailed
  'payout.success': PayoutFailed
  'refund.failed': RefundFailed
  'refund.succeeded': RefundFailed
  'subscription.active': SubscriptionActive
  'subscription.cancelled': SubscriptionActive
  'subscription.expired': SubscriptionActive
  'subscription.failed': SubscriptionActive
  'subscription.on_hold': SubscriptionActive
  'subscription.past_due': SubscriptionActive
  'subscription.paused': SubscriptionActive
  'subscription.plan_changed': SubscriptionActive
  'subscription.renewed': SubscriptionActive
  'subscription.unpaused': SubscriptionActive
  'subscription.update_payment_method': SubscriptionActive
  'subscription.updated': SubscriptionActive
}

interface AbandonedCheckoutDetected extends Loose {
  business_id: string
  data: AbandonedCheckoutDetectedData
  timestamp: string
  type: string
}

interface AbandonedCheckoutDetectedData extends Loose {
  abandoned_at: string
  abandonment_reason: Open<'checkout_incomplete' | 'payment_failed'>
  brand_id: string
  customer_id: string
  payment_id: string
  status: Open<'abandoned' | 'exhausted' | 'opted_out' | 'recovered' | 'recovering'>
  recovered_payment_id?: string | null | undefined
}

interface AddonCartResponseItem extends Loose {
  addon_id: string
  quantity: number
}

interface BillingAddress extends Loose {
  country: string
  city?: string | null | undefined
  state?: string | null | undefined
  street?: string | null | undefined
  zipcode?: string | null | undefined
}

interface CreditAdded extends Loose {
  business_id: string
  data: CreditLedgerEntry
  timestamp: string
  type: string
}

interface CreditBalanceLow extends Loose {
  business_id: string
  data: CreditBalanceLowData
  timestamp: string
  type: string
}

interface CreditBalanceLowData extends Loose {
  available_balance: string
  brand_id: string
  credit_entitlement_id: string
  credit_entitlement_name: string
  customer_id: string
  subscription_credits_amount: string
  subscription_id: string
  threshold_amount: string
  threshold_percent: number
}

interface CreditEntitlementCartResponse extends Loose {
  credit_entitlement_id: string
  credit_entitlement_name: string
  credits_amount: string
  overage_balance: string
  overage_behavior: Open<'carry_deficit' | 'carry_deficit_auto_repay' | 'forgive_at_reset' | 'invoice_at_billing'>
  overage_enabled: boolean
  product_id: string
  remaining_balance: string
  rollover_enabled: boolean
  unit: string
  expires_after_days?: number | null | undefined
  low_balance_threshold_percent?: number | null | undefined
  max_rollover_count?: number | null | undefined
  overage_limit?: string | null | undefined
  rollover_percentage?: number | null | undefined
  rollover_timeframe_count?: number | null | undefined
  rollover_timeframe_interval?: Open<'Day' | 'Month' | 'Week' | 'Year'> | null | undefined
}

interface CreditLedgerEntry extends Loose {
  id: string
  amount: string
  balance_after: string
  balance_before: string
  brand_id: string
  business_id: string
  created_at: string
  credit_entitlement_id: string
  customer_id: string
  is_credit: boolean
  metadata: Metadata
  overage_after: string
  overage_before: string
  transaction_type: Open<
    | 'auto_top_up'
    | 'credit_added'
    | 'credit_deducted'
    | 'credit_expired'
    | 'credit_rolled_over'
    | 'manual_adjustment'
    | 'overage_charged'
    | 'overage_reset'
    | 'refund'
    | 'rollover_forfeited'
  >
  description?: string | null | undefined
  grant_id?: string | null | undefined
  reference_id?: string | null | undefined
  reference_type?: string | null | undefined
}

interface CustomFieldResponse extends Loose {
  key: string
  value: string
}

interface CustomerLimitedDetails extends Loose {
  customer_id: string
  email: string
  name: string
  metadata?: Metadata | undefined
  phone_number?: string | null | undefined
}

interface DigitalProductDelivery extends Loose {
  files: DigitalProductDeliveryFile[]
  external_url?: string | null | undefined
  instructions?: string | null | undefined
}

interface DigitalProductDeliveryFile extends Loose {
  download_url: string
  expires_in: number
  file_id: string
  filename: string
  content_type?: string | null | undefined
  file_size?: number | null | undefined
}

interface DiscountDetail extends Loose {
  amount: number
  business_id: string
  code: string
  created_at: string
  discount_id: string
  metadata: Metadata
  position: number
  preserve_on_plan_change: boolean
  restricted_to: string[]
  times_used: number
  type: Open<'flat' | 'percentage'>
  cycles_remaining?: number | null | undefined
  expires_at?: string | null | undefined
  name?: string | null | undefined
  subscription_cycles?: number | null | undefined
  usage_limit?: number | null | undefined
}

interface Dispute extends Loose {
  amount: string
  business_id: string
  created_at: string
  currency: string
  dispute_id: string
  dispute_stage: Open<'dispute' | 'pre_arbitration' | 'pre_dispute'>
  dispute_status: Open<
    | 'dispute_accepted'
    | 'dispute_cancelled'
    | 'dispute_challenged'
    | 'dispute_expired'
    | 'dispute_lost'
    | 'dispute_opened'
    | 'dispute_won'
  >
  payment_id: string
  is_resolved_by_rdr?: boolean | null | undefined
  remarks?: string | null | undefined
}

interface DisputeWon extends Loose {
  business_id: string
  data: Dispute
  timestamp: string
  type: string
}

interface DunningStarted extends Loose {
  business_id: string
  data: DunningStartedData
  timestamp: string
  type: string
}

interface DunningStartedData extends Loose {
  brand_id: string
  created_at: string
  customer_id: string
  status: Open<'exhausted' | 'recovered' | 'recovering'>
  subscription_id: string
  trigger_state: Open<'cancelled' | 'on_hold' | 'past_due'>
  payment_id?: string | null | undefined
}

interface EntitlementGrant extends Loose {
  id: string
  brand_id: string
  business_id: string
  created_at: string
  customer_id: string
  entitlement_id: string
  integration_type: Open<
    'digital_files' | 'discord' | 'feature_flag' | 'figma' | 'framer' | 'github' | 'license_key' | 'notion' | 'telegram'
  >
  metadata: Metadata
  status: Open<'Delivered' | 'Failed' | 'Pending' | 'Revoked'>
  updated_at: string
  delivered_at?: string | null | undefined
  digital_product_delivery?: DigitalProductDelivery | null | undefined
  error_code?: string | null | undefined
  error_message?: string | null | undefined
  feature?: Feature | null | undefined
  license_key?: LicenseKeyGrant | null | undefined
  oauth_expires_at?: string | null | undefined
  oauth_url?: string | null | undefined
  payment_id?: string | null | undefined
  revocation_reason?: string | null | undefined
  revoked_at?: string | null | undefined
  subscription_id?: string | null | undefined
}

interface EntitlementGrantFailed extends Loose {
  business_id: string
  data: EntitlementGrant
  timestamp: string
  type: string
}

interface Feature extends Loose {
  feature_id: string
  feature_type: Open<'boolean'>
}

interface LicenseKey extends Loose {
  id: string
  brand_id: string
  business_id: string
  created_at: string
  customer_id: string
  instances_count: number
  key: string
  product_id: string
  source: Open<'auto' | 'import' | 'manual'>
  status: Open<'active' | 'disabled' | 'expired'>
  activations_limit?: number | null | undefined
  expires_at?: string | null | undefined
  payment_id?: string | null | undefined
  subscription_id?: string | null | undefined
}

interface LicenseKeyCreated extends Loose {
  business_id: string
  data: LicenseKey
  timestamp: string
  type: string
}

interface LicenseKeyGrant extends Loose {
  id: string
  activations_used: number
  key: string
  status: Open<'active' | 'disabled' | 'expired'>
  activations_limit?: number | null | undefined
  expires_at?: string | null | undefined
}

interface Metadata extends Loose {}

interface MeterCartResponseItem extends Loose {
  currency: string
  free_threshold: number
  measurement_unit: string
  meter_id: string
  name: string
  description?: string | null | undefined
  price_per_unit?: string | null | undefined
}

interface MeterCreditEntitlementCartResponse extends Loose {
  credit_entitlement_id: string
  meter_id: string
  meter_name: string
  meter_units_per_credit: string
  product_id: string
}

interface Payment extends Loose {
  billing: BillingAddress
  brand_id: string
  business_id: string
  created_at: string
  currency: string
  customer: CustomerLimitedDetails
  digital_products_delivered: boolean
  disputes: Dispute[]
  is_multi_subscription: boolean
  is_update_payment_method: boolean
  metadata: Metadata
  payment_id: string
  payment_provider: Open<'adyen' | 'dodo' | 'stripe'>
  refunds: RefundListItem[]
  retry_attempt: number
  settlement_amount: number
  settlement_currency: string
  subscription_ids: string[]
  total_amount: number
  card_holder_name?: string | null | undefined
  card_issuing_country?: string | null | undefined
  card_last_four?: string | null | undefined
  card_network?: string | null | undefined
  card_type?: string | null | undefined
  checkout_session_id?: string | null | undefined
  custom_field_responses?: CustomFieldResponse[] | null | undefined
  discount_id?: string | null | undefined
  discounts?: DiscountDetail[] | null | undefined
  error_code?: string | null | undefined
  error_message?: string | null | undefined
  invoice_id?: string | null | undefined
  invoice_url?: string | null | undefined
  payment_link?: string | null | undefined
  payment_method?: string | null | undefined
  payment_method_id?: string | null | undefined
  payment_method_type?: string | null | undefined
  product_cart?: PaymentProductCart[] | null | undefined
  refund_status?: Open<'full' | 'partial'> | null | undefined
  settlement_tax?: number | null | undefined
  status?:
    | Open<
        | 'cancelled'
        | 'failed'
        | 'partially_captured'
        | 'partially_captured_and_capturable'
        | 'processing'
        | 'requires_capture'
        | 'requires_confirmation'
        | 'requires_customer_action'
        | 'requires_merchant_action'
        | 'requires_payment_method'
        | 'succeeded'
      >
    | null
    | undefined
  subscription_id?: string | null | undefined
  tax?: number | null | undefined
  updated_at?: string | null | undefined
}

interface PaymentFailed extends Loose {
  business_id: string
  data: Payment
  timestamp: string
  type: string
}

interface PaymentProductCart extends Loose {
  product_id: string
  quantity: number
}

interface PayoutFailed extends Loose {
  business_id: string
  data: PayoutFailedData
  timestamp: string
  type: string
}

interface PayoutFailedData extends Loose {
  amount: number
  business_id: string
  chargebacks: number
  created_at: string
  currency: string
  fee: number
  payment_method: string
  payout_id: string
  refunds: number
  status: Open<'failed' | 'in_progress' | 'not_initiated' | 'on_hold' | 'success'>
  tax: number
  updated_at: string
  name?: string | null | undefined
  payout_document_url?: string | null | undefined
  remarks?: string | null | undefined
}

interface Refund extends Loose {
  brand_id: string
  business_id: string
  created_at: string
  customer: CustomerLimitedDetails
  is_partial: boolean
  metadata: Metadata
  payment_id: string
  refund_id: string
  status: Open<'failed' | 'pending' | 'review' | 'succeeded'>
  amount?: number | null | undefined
  currency?: string | null | undefined
  reason?: string | null | undefined
}

interface RefundFailed extends Loose {
  business_id: string
  data: Refund
  timestamp: string
  type: string
}

interface RefundListItem extends Loose {
  business_id: string
  created_at: string
  is_partial: boolean
  payment_id: string
  refund_id: string
  status: Open<'failed' | 'pending' | 'review' | 'succeeded'>
  amount?: number | null | undefined
  currency?: string | null | undefined
  reason?: string | null | undefined
}

interface ScheduledPlanChange extends Loose {
  id: string
  addons: ScheduledPlanChangeAddon[]
  created_at: string
  effective_at: string
  product_id: string
  quantity: number
  product_description?: string | null | undefined
  product_name?: string | null | undefined
}

interface ScheduledPlanChangeAddon extends Loose {
  addon_id: string
  name: string
  quantity: number
}

interface SubscriptionActive extends Loose {
  business_id: string
  data: SubscriptionActiveData
  timestamp: string
  type: string
}

interface SubscriptionActiveData extends Loose {
  past_due_ends_at?: string | null | undefined
  addons: AddonCartResponseItem[]
  billing: BillingAddress
  brand_id: string
  cancel_at_next_billing_date: boolean
  created_at: string
  credit_entitlement_cart: CreditEntitlementCartResponse[]
  currency: string
  customer: CustomerLimitedDetails
  has_payment_method: boolean
  metadata: Metadata
  meter_credit_entitlement_cart: MeterCreditEntitlementCartResponse[]
  meters: MeterCartResponseItem[]
  next_billing_date: string
  on_demand: boolean
  payment_frequency_count: number
  payment_frequency_interval: Open<'Day' | 'Month' | 'Week' | 'Year'>
  previous_billing_date: string
  product_id: string
  quantity: number
  recurring_pre_tax_amount: number
  status: Open<'active' | 'cancelled' | 'expired' | 'failed' | 'on_hold' | 'past_due' | 'paused' | 'pending'>
  subscription_id: string
  subscription_period_count: number
  subscription_period_interval: Open<'Day' | 'Month' | 'Week' | 'Year'>
  tax_inclusive: boolean
  trial_period_days: number
  cancellation_comment?: string | null | undefined
  cancellation_feedback?:
    | Open<
        | 'customer_service'
        | 'low_quality'
        | 'missing_features'
        | 'other'
        | 'switched_service'
        | 'too_complex'
        | 'too_expensive'
        | 'unused'
      >
    | null
    | undefined
  cancelled_at?: string | null | undefined
  custom_field_responses?: CustomFieldResponse[] | null | undefined
  customer_business_name?: string | null | undefined
  discount_cycles_remaining?: number | null | undefined
  discount_id?: string | null | undefined
  discounts?: DiscountDetail[] | null | undefined
  expires_at?: string | null | undefined
  paused_at?: string | null | undefined
  payment_method_id?: string | null | undefined
  scheduled_change?: ScheduledPlanChange | null | undefined
  tax_id?: string | null | undefined
  trial_amount?: number | null | undefined
}
