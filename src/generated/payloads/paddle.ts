// Written by `npm run payloads` from:
// - @paddle/paddle-node-sdk 3.10.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface PaddlePayloads {
  'address.created': AddressCreated
  'address.imported': AddressImported
  'address.updated': AddressUpdated
  'adjustment.created': AdjustmentCreated
  'adjustment.updated': AdjustmentUpdated
  'api_key.created': ApiKeyCreated
  'api_key.expired': ApiKeyExpired
  'api_key.expiring': ApiKeyExpiring
  'api_key.revoked': ApiKeyRevoked
  'api_key.updated': ApiKeyUpdated
  'api_key_exposure.created': ApiKeyExposureCreated
  'business.created': BusinessCreated
  'business.imported': BusinessImported
  'business.updated': BusinessUpdated
  'client_token.created': ClientTokenCreated
  'client_token.revoked': ClientTokenRevoked
  'client_token.updated': ClientTokenUpdated
  'customer.created': CustomerCreated
  'customer.imported': CustomerImported
  'customer.updated': CustomerUpdated
  'discount.created': DiscountCreated
  'discount.imported': DiscountImported
  'discount.updated': DiscountUpdated
  'discount_group.created': DiscountGroupCreated
  'discount_group.updated': DiscountGroupUpdated
  'payment_method.deleted': PaymentMethodDeleted
  'payment_method.saved': PaymentMethodSaved
  'payout.created': PayoutCreated
  'payout.paid': PayoutPaid
  'price.created': PriceCreated
  'price.imported': PriceImported
  'price.updated': PriceUpdated
  'product.created': ProductCreated
  'product.imported': ProductImported
  'product.updated': ProductUpdated
  'report.created': ReportCreated
  'report.updated': ReportUpdated
  'subscription.activated': SubscriptionActivated
  'subscription.canceled': SubscriptionCanceled
  'subscription.created': SubscriptionCreated
  'subscription.imported': SubscriptionImported
  'subscription.past_due': SubscriptionPastDue
  'subscription.paused': SubscriptionPaused
  'subscription.resumed': SubscriptionResumed
  'subscription.trialing': SubscriptionTrialing
  'subscription.updated': SubscriptionUpdated
  'transaction.billed': TransactionBilled
  'transaction.canceled': TransactionCanceled
  'transaction.completed': TransactionCompleted
  'transaction.created': TransactionCreated
  'transaction.paid': TransactionPaid
  'transaction.past_due': TransactionPastDue
  'transaction.payment_failed': TransactionPaymentFailed
  'transaction.ready': TransactionReady
  'transaction.revised': TransactionRevised
  'transaction.updated': TransactionUpdated
}

interface Address extends Loose {
  id: string
  customer_id?: string | null | undefined
  description?: string | null | undefined
  first_line?: string | null | undefined
  second_line?: string | null | undefined
  city?: string | null | undefined
  postal_code?: string | null | undefined
  region?: string | null | undefined
  country_code: string
  custom_data?: CustomData | null | undefined
  status: Open<'active' | 'archived'>
  created_at: string
  updated_at: string
  import_meta?: ImportMeta | null | undefined
}

interface AddressCreated extends Loose {
  event_type: 'address.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Address
}

interface AddressImported extends Loose {
  event_type: 'address.imported'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Address
}

interface AddressUpdated extends Loose {
  event_type: 'address.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Address
}

interface Adjustment extends Loose {
  id: string
  action: Open<
    | 'chargeback'
    | 'chargeback_reverse'
    | 'chargeback_warning'
    | 'chargeback_warning_reverse'
    | 'credit'
    | 'credit_reverse'
    | 'refund'
  >
  type: Open<'full' | 'partial'>
  transaction_id: string
  subscription_id?: string | null | undefined
  customer_id: string
  reason: string
  credit_applied_to_balance: boolean
  currency_code: Open<
    | 'ARS'
    | 'AUD'
    | 'BRL'
    | 'CAD'
    | 'CHF'
    | 'CLP'
    | 'CNY'
    | 'COP'
    | 'CZK'
    | 'DKK'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'HUF'
    | 'ILS'
    | 'INR'
    | 'JPY'
    | 'KRW'
    | 'MXN'
    | 'NOK'
    | 'NZD'
    | 'PEN'
    | 'PLN'
    | 'RUB'
    | 'SEK'
    | 'SGD'
    | 'THB'
    | 'TRY'
    | 'TWD'
    | 'UAH'
    | 'USD'
    | 'VND'
    | 'ZAR'
  >
  status: Open<'approved' | 'pending_approval' | 'rejected' | 'reversed'>
  items: AdjustmentItem[]
  totals: TotalAdjustments
  payout_totals?: PayoutTotalsAdjustment | null | undefined
  created_at: string
  updated_at: string
}

interface AdjustmentCreated extends Loose {
  event_type: 'adjustment.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Adjustment
}

interface AdjustmentItem extends Loose {
  id: string
  item_id: string
  type: Open<'full' | 'partial' | 'proration' | 'tax'>
  amount?: string | null | undefined
  proration?: AdjustmentsProration | null | undefined
  totals?: AdjustmentItemTotals | null | undefined
}

interface AdjustmentItemTotals extends Loose {
  subtotal: string
  tax: string
  total: string
  fee: string
  earnings: string
  breakdown?: AdjustmentTotalsBreakdownNotification | null | undefined
  currency_code: Open<
    | 'ARS'
    | 'AUD'
    | 'BRL'
    | 'CAD'
    | 'CHF'
    | 'CLP'
    | 'CNY'
    | 'COP'
    | 'CZK'
    | 'DKK'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'HUF'
    | 'ILS'
    | 'INR'
    | 'JPY'
    | 'KRW'
    | 'MXN'
    | 'NOK'
    | 'NZD'
    | 'PEN'
    | 'PLN'
    | 'RUB'
    | 'SEK'
    | 'SGD'
    | 'THB'
    | 'TRY'
    | 'TWD'
    | 'UAH'
    | 'USD'
    | 'VND'
    | 'ZAR'
  >
}

interface AdjustmentOriginalAmount extends Loose {
  amount: string
  currency_code: Open<'EUR' | 'GBP' | 'USD'>
}

interface AdjustmentTotalsBreakdownNotification extends Loose {
  credit: string
  refund: string
  chargeback: string
}

interface AdjustmentUpdated extends Loose {
  event_type: 'adjustment.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Adjustment
}

interface AdjustmentsProration extends Loose {
  rate: string
  billing_period?: AdjustmentsTimePeriod | null | undefined
}

interface AdjustmentsTimePeriod extends Loose {
  starts_at: string
  ends_at: string
}

interface ApiKey extends Loose {
  id: string
  name: string
  description: string | null
  key: string
  status: Open<'active' | 'expired' | 'revoked'>
  permissions: Open<
    | 'address.read'
    | 'address.write'
    | 'adjustment.read'
    | 'adjustment.write'
    | 'business.read'
    | 'business.write'
    | 'client_token.read'
    | 'client_token.write'
    | 'customer.read'
    | 'customer.write'
    | 'customer_auth_token.write'
    | 'customer_portal_session.write'
    | 'discount.read'
    | 'discount.write'
    | 'notification.read'
    | 'notification.write'
    | 'notification_setting.read'
    | 'notification_setting.write'
    | 'notification_simulation.read'
    | 'notification_simulation.write'
    | 'payment_method.read'
    | 'payment_method.write'
    | 'price.read'
    | 'price.write'
    | 'product.read'
    | 'product.write'
    | 'report.read'
    | 'report.write'
    | 'subscription.read'
    | 'subscription.write'
    | 'transaction.read'
    | 'transaction.write'
  >[]
  expires_at: string | null
  rotatable: boolean | null
  last_used_at: string | null
  created_at: string
  updated_at: string
}

interface ApiKeyCreated extends Loose {
  event_type: 'api_key.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: ApiKey
}

interface ApiKeyExpired extends Loose {
  event_type: 'api_key.expired'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: ApiKey
}

interface ApiKeyExpiring extends Loose {
  event_type: 'api_key.expiring'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: ApiKey
}

interface ApiKeyExposure extends Loose {
  id: string
  api_key_id: string
  risk_level: Open<'high' | 'low'>
  action_taken: Open<'none' | 'revoked'>
  source: Open<'github'>
  reference: string
  description: string | null
  created_at: string
}

interface ApiKeyExposureCreated extends Loose {
  event_type: 'api_key_exposure.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: ApiKeyExposure
}

interface ApiKeyRevoked extends Loose {
  event_type: 'api_key.revoked'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: ApiKey
}

interface ApiKeyUpdated extends Loose {
  event_type: 'api_key.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: ApiKey
}

interface BillingDetails extends Loose {
  enable_checkout?: boolean | null | undefined
  purchase_order_number?: string | null | undefined
  additional_information?: string | null | undefined
  payment_terms: TimePeriodNotification
}

interface Business extends Loose {
  id: string
  customer_id?: string | null | undefined
  name: string
  company_number?: string | null | undefined
  tax_identifier?: string | null | undefined
  status: Open<'active' | 'archived'>
  contacts?: BusinessContactsNotification[] | null | undefined
  created_at: string
  updated_at: string
  custom_data?: CustomData | null | undefined
  import_meta?: ImportMeta | null | undefined
}

interface BusinessContactsNotification extends Loose {
  name?: string | null | undefined
  email: string
}

interface BusinessCreated extends Loose {
  event_type: 'business.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Business
}

interface BusinessImported extends Loose {
  event_type: 'business.imported'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Business
}

interface BusinessUpdated extends Loose {
  event_type: 'business.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Business
}

interface ChargebackFeeNotification extends Loose {
  amount: string
  original?: AdjustmentOriginalAmount | null | undefined
}

interface ClientToken extends Loose {
  id: string
  token: string
  name: string
  description: string | null
  status: Open<'active' | 'revoked'>
  created_at: string
  updated_at: string
  revoked_at: string | null
}

interface ClientTokenCreated extends Loose {
  event_type: 'client_token.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: ClientToken
}

interface ClientTokenRevoked extends Loose {
  event_type: 'client_token.revoked'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: ClientToken
}

interface ClientTokenUpdated extends Loose {
  event_type: 'client_token.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: ClientToken
}

interface CustomData extends Loose {}

interface Customer extends Loose {
  id: string
  name?: string | null | undefined
  email: string
  marketing_consent: boolean
  status: Open<'active' | 'archived'>
  custom_data?: CustomData | null | undefined
  locale: string
  created_at: string
  updated_at: string
  import_meta?: ImportMeta | null | undefined
}

interface CustomerCreated extends Loose {
  event_type: 'customer.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Customer
}

interface CustomerImported extends Loose {
  event_type: 'customer.imported'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Customer
}

interface CustomerUpdated extends Loose {
  event_type: 'customer.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Customer
}

interface Discount extends Loose {
  id: string
  discount_group_id: string | null
  status: Open<'active' | 'archived' | 'expired' | 'used'>
  description: string
  enabled_for_checkout: boolean
  code?: string | null | undefined
  mode?: Open<'custom' | 'standard'> | null | undefined
  type: Open<'flat' | 'flat_per_seat' | 'percentage'>
  amount: string
  currency_code?:
    | Open<
        | 'ARS'
        | 'AUD'
        | 'BRL'
        | 'CAD'
        | 'CHF'
        | 'CLP'
        | 'CNY'
        | 'COP'
        | 'CZK'
        | 'DKK'
        | 'EUR'
        | 'GBP'
        | 'HKD'
        | 'HUF'
        | 'ILS'
        | 'INR'
        | 'JPY'
        | 'KRW'
        | 'MXN'
        | 'NOK'
        | 'NZD'
        | 'PEN'
        | 'PLN'
        | 'RUB'
        | 'SEK'
        | 'SGD'
        | 'THB'
        | 'TRY'
        | 'TWD'
        | 'UAH'
        | 'USD'
        | 'VND'
        | 'ZAR'
      >
    | null
    | undefined
  recur: boolean
  maximum_recurring_intervals?: number | null | undefined
  usage_limit?: number | null | undefined
  restrict_to?: string[] | null | undefined
  expires_at?: string | null | undefined
  custom_data?: CustomData | null | undefined
  times_used: number
  created_at: string
  updated_at: string
  import_meta?: ImportMeta | null | undefined
}

interface DiscountCreated extends Loose {
  event_type: 'discount.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Discount
}

interface DiscountGroup extends Loose {
  id: string
  name: string
  status: Open<'active' | 'archived'>
  created_at: string
  updated_at: string
  import_meta: ImportMeta | null
}

interface DiscountGroupCreated extends Loose {
  event_type: 'discount_group.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: DiscountGroup
}

interface DiscountGroupUpdated extends Loose {
  event_type: 'discount_group.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: DiscountGroup
}

interface DiscountImported extends Loose {
  event_type: 'discount.imported'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Discount
}

interface DiscountUpdated extends Loose {
  event_type: 'discount.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Discount
}

interface ImportMeta extends Loose {
  external_id?: string | null | undefined
  imported_from: string
}

interface KoreanMarketUnderlyingDetailsNotification extends Loose {
  type: Open<
    | 'bc'
    | 'citi'
    | 'hana'
    | 'hyundai'
    | 'jeju'
    | 'jeonbuk'
    | 'kakaobank'
    | 'kakaopay'
    | 'kbank'
    | 'kdbbank'
    | 'kookmin'
    | 'kwangju'
    | 'lotte'
    | 'mg'
    | 'naverpaycard'
    | 'naverpaypoint'
    | 'nh'
    | 'payco'
    | 'post'
    | 'samsung'
    | 'samsungpay'
    | 'savingsbank'
    | 'shinhan'
    | 'shinhyup'
    | 'suhyup'
    | 'tossbank'
    | 'unknown'
    | 'woori'
  >
}

interface Money extends Loose {
  amount: string
  currency_code: Open<
    | 'ARS'
    | 'AUD'
    | 'BRL'
    | 'CAD'
    | 'CHF'
    | 'CLP'
    | 'CNY'
    | 'COP'
    | 'CZK'
    | 'DKK'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'HUF'
    | 'ILS'
    | 'INR'
    | 'JPY'
    | 'KRW'
    | 'MXN'
    | 'NOK'
    | 'NZD'
    | 'PEN'
    | 'PLN'
    | 'RUB'
    | 'SEK'
    | 'SGD'
    | 'THB'
    | 'TRY'
    | 'TWD'
    | 'UAH'
    | 'USD'
    | 'VND'
    | 'ZAR'
  >
}

interface PaymentCard extends Loose {
  type: Open<
    | 'american_express'
    | 'diners_club'
    | 'discover'
    | 'jcb'
    | 'mada'
    | 'maestro'
    | 'mastercard'
    | 'union_pay'
    | 'unknown'
    | 'visa'
  >
  last4: string
  expiry_month: number
  expiry_year: number
  cardholder_name: string
}

interface PaymentMethod extends Loose {
  id: string
  customer_id: string
  address_id: string
  type: Open<
    | 'alipay'
    | 'apple_pay'
    | 'blik'
    | 'card'
    | 'google_pay'
    | 'kakao_pay'
    | 'korea_local'
    | 'mb_way'
    | 'naver_pay'
    | 'payco'
    | 'paypal'
    | 'pix'
    | 'samsung_pay'
    | 'south_korea_local_card'
    | 'upi'
    | 'wechat_pay'
  >
  origin: Open<'saved_during_purchase' | 'subscription'>
  saved_at: string
  updated_at: string
}

interface PaymentMethodDeleted extends Loose {
  id?: string | undefined
  customer_id?: string | undefined
  address_id?: string | undefined
  deletion_reason?: Open<'api' | 'replaced_by_newer_version'> | undefined
  type?:
    | Open<
        | 'alipay'
        | 'apple_pay'
        | 'blik'
        | 'card'
        | 'google_pay'
        | 'kakao_pay'
        | 'korea_local'
        | 'mb_way'
        | 'naver_pay'
        | 'payco'
        | 'paypal'
        | 'pix'
        | 'samsung_pay'
        | 'south_korea_local_card'
        | 'upi'
        | 'wechat_pay'
      >
    | undefined
  origin?: Open<'saved_during_purchase' | 'subscription'> | undefined
  saved_at?: string | undefined
  updated_at?: string | undefined
  event_type?: 'payment_method.deleted' | undefined
  event_id?: string | undefined
  notification_id?: string | null | undefined
  occurred_at?: string | undefined
  data?: PaymentMethodDeleted | undefined
}

interface PaymentMethodDetailsNotification extends Loose {
  type: Open<
    | 'alipay'
    | 'apple_pay'
    | 'bancontact'
    | 'blik'
    | 'card'
    | 'google_pay'
    | 'ideal'
    | 'kakao_pay'
    | 'korea_local'
    | 'mb_way'
    | 'naver_pay'
    | 'offline'
    | 'payco'
    | 'paypal'
    | 'pix'
    | 'samsung_pay'
    | 'south_korea_local_card'
    | 'unknown'
    | 'upi'
    | 'wechat_pay'
    | 'wire_transfer'
  >
  card: PaymentCard | null
  paypal: TransactionPayPal | null
  south_korea_local_card: SouthKoreaLocalCard | null
  underlying_details: PaymentMethodUnderlyingDetailsNotification | null
}

interface PaymentMethodSaved extends Loose {
  event_type: 'payment_method.saved'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: PaymentMethod
}

interface PaymentMethodUnderlyingDetailsNotification extends Loose {
  korea_local: KoreanMarketUnderlyingDetailsNotification
}

interface Payout extends Loose {
  id: string
  remittance_reference: string
  status: Open<'paid' | 'unpaid'>
  amount: string
  currency_code: Open<
    | 'ARS'
    | 'AUD'
    | 'BRL'
    | 'CAD'
    | 'CHF'
    | 'CLP'
    | 'CNY'
    | 'COP'
    | 'CZK'
    | 'DKK'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'HUF'
    | 'ILS'
    | 'INR'
    | 'JPY'
    | 'KRW'
    | 'MXN'
    | 'NOK'
    | 'NZD'
    | 'PEN'
    | 'PLN'
    | 'RUB'
    | 'SEK'
    | 'SGD'
    | 'THB'
    | 'TRY'
    | 'TWD'
    | 'UAH'
    | 'USD'
    | 'VND'
    | 'ZAR'
  >
}

interface PayoutCreated extends Loose {
  event_type: 'payout.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Payout
}

interface PayoutPaid extends Loose {
  event_type: 'payout.paid'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Payout
}

interface PayoutTotalsAdjustment extends Loose {
  subtotal: string
  tax: string
  total: string
  fee: string
  chargeback_fee?: ChargebackFeeNotification | null | undefined
  earnings: string
  currency_code: Open<
    'AUD' | 'CAD' | 'CHF' | 'CNY' | 'CZK' | 'DKK' | 'EUR' | 'GBP' | 'HUF' | 'PLN' | 'SEK' | 'USD' | 'ZAR'
  >
  retained_fee: string
}

interface Price extends Loose {
  id: string
  product_id: string
  description: string
  type?: Open<'custom' | 'standard'> | null | undefined
  name?: string | null | undefined
  billing_cycle?: TimePeriodNotification | null | undefined
  trial_period?: TrialPeriod | null | undefined
  tax_mode: Open<'account_setting' | 'external' | 'internal' | 'location'>
  unit_price: Money
  unit_price_overrides: UnitPriceOverride[] | null
  quantity: PriceQuantityNotification
  status: Open<'active' | 'archived'>
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  custom_data?: CustomData | null | undefined
  import_meta?: ImportMeta | null | undefined
  product?: SharedProduct | null | undefined
}

interface PriceCreated extends Loose {
  event_type: 'price.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Price
}

interface PriceImported extends Loose {
  event_type: 'price.imported'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Price
}

interface PriceQuantityNotification extends Loose {
  minimum: number
  maximum: number
}

interface PriceUpdated extends Loose {
  event_type: 'price.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Price
}

interface Product extends Loose {
  id: string
  name: string
  type?: Open<'custom' | 'standard'> | null | undefined
  description?: string | null | undefined
  tax_category: Open<
    | 'digital-goods'
    | 'ebooks'
    | 'implementation-services'
    | 'professional-services'
    | 'saas'
    | 'software-programming-services'
    | 'standard'
    | 'training-services'
    | 'website-hosting'
  >
  image_url?: string | null | undefined
  custom_data?: CustomData | null | undefined
  status: Open<'active' | 'archived'>
  created_at: string
  import_meta?: ImportMeta | null | undefined
  prices?: SharedPrice[] | null | undefined
}

interface ProductCreated extends Loose {
  event_type: 'product.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Product
}

interface ProductImported extends Loose {
  event_type: 'product.imported'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Product
}

interface ProductUpdated extends Loose {
  event_type: 'product.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Product
}

interface Report extends Loose {
  id: string
  status: Open<'expired' | 'failed' | 'pending' | 'ready'>
  rows?: number | null | undefined
  type: Open<
    | 'adjustment_line_items'
    | 'adjustments'
    | 'balance'
    | 'discounts'
    | 'payout_reconciliation'
    | 'products_prices'
    | 'transaction_line_items'
    | 'transactions'
  >
  filters: ReportFiltersNotification[]
  expires_at?: string | null | undefined
  created_at: string
}

interface ReportCreated extends Loose {
  event_type: 'report.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Report
}

interface ReportFiltersNotification extends Loose {
  name: Open<
    | 'action'
    | 'collection_mode'
    | 'currency_code'
    | 'origin'
    | 'price_status'
    | 'price_type'
    | 'price_updated_at'
    | 'product_status'
    | 'product_type'
    | 'product_updated_at'
    | 'remittance_reference'
    | 'status'
    | 'transaction_updated_at'
    | 'type'
    | 'updated_at'
  >
  operator?: Open<'gte' | 'lt'> | null | undefined
  value: string | string[]
}

interface ReportUpdated extends Loose {
  event_type: 'report.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Report
}

interface SharedPrice extends Loose {
  id: string
  product_id: string
  description: string
  type: Open<'custom' | 'standard'>
  name?: string | null | undefined
  billing_cycle?: TimePeriodNotification | null | undefined
  trial_period?: TrialPeriod | null | undefined
  tax_mode: Open<'account_setting' | 'external' | 'internal' | 'location'>
  unit_price?: Money | null | undefined
  unit_price_overrides?: UnitPriceOverride[] | null | undefined
  quantity?: PriceQuantityNotification | null | undefined
  status: Open<'active' | 'archived'>
  custom_data?: CustomData | null | undefined
  import_meta?: ImportMeta | null | undefined
}

interface SharedProduct extends Loose {
  id: string
  name: string
  type?: Open<'custom' | 'standard'> | null | undefined
  description?: string | null | undefined
  tax_category: Open<
    | 'digital-goods'
    | 'ebooks'
    | 'implementation-services'
    | 'professional-services'
    | 'saas'
    | 'software-programming-services'
    | 'standard'
    | 'training-services'
    | 'website-hosting'
  >
  image_url?: string | null | undefined
  custom_data?: CustomData | null | undefined
  status: Open<'active' | 'archived'>
  created_at: string
  updated_at?: string | null | undefined
  import_meta?: ImportMeta | null | undefined
}

interface SouthKoreaLocalCard extends Loose {
  type: Open<
    | 'bc'
    | 'citi'
    | 'hana'
    | 'hyundai'
    | 'jeju'
    | 'jeonbuk'
    | 'kakaobank'
    | 'kbank'
    | 'kdbbank'
    | 'kookmin'
    | 'kwangju'
    | 'lotte'
    | 'mg'
    | 'nh'
    | 'post'
    | 'samsung'
    | 'savingsbank'
    | 'shinhan'
    | 'shinhyup'
    | 'suhyup'
    | 'tossbank'
    | 'unknown'
    | 'woori'
  >
  last4: string
}

interface Subscription extends Loose {
  id: string
  status: Open<'active' | 'canceled' | 'past_due' | 'paused' | 'trialing'>
  customer_id: string
  address_id: string
  business_id?: string | null | undefined
  currency_code: Open<
    | 'ARS'
    | 'AUD'
    | 'BRL'
    | 'CAD'
    | 'CHF'
    | 'CLP'
    | 'CNY'
    | 'COP'
    | 'CZK'
    | 'DKK'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'HUF'
    | 'ILS'
    | 'INR'
    | 'JPY'
    | 'KRW'
    | 'MXN'
    | 'NOK'
    | 'NZD'
    | 'PEN'
    | 'PLN'
    | 'RUB'
    | 'SEK'
    | 'SGD'
    | 'THB'
    | 'TRY'
    | 'TWD'
    | 'UAH'
    | 'USD'
    | 'VND'
    | 'ZAR'
  >
  created_at: string
  updated_at: string
  started_at?: string | null | undefined
  first_billed_at?: string | null | undefined
  next_billed_at?: string | null | undefined
  paused_at?: string | null | undefined
  canceled_at?: string | null | undefined
  discount?: SubscriptionDiscount | null | undefined
  collection_mode: Open<'automatic' | 'manual'>
  billing_details?: BillingDetails | null | undefined
  current_billing_period?: AdjustmentsTimePeriod | null | undefined
  billing_cycle: TimePeriodNotification
  scheduled_change?: SubscriptionScheduledChange | null | undefined
  items: SubscriptionItem[]
  custom_data?: CustomData | null | undefined
  import_meta?: ImportMeta | null | undefined
}

interface SubscriptionActivated extends Loose {
  event_type: 'subscription.activated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Subscription
}

interface SubscriptionCanceled extends Loose {
  event_type: 'subscription.canceled'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Subscription
}

interface SubscriptionCreated extends Loose {
  id?: string | undefined
  status?: Open<'active' | 'canceled' | 'past_due' | 'paused' | 'trialing'> | undefined
  transaction_id?: string | undefined
  customer_id?: string | undefined
  address_id?: string | undefined
  business_id?: string | null | undefined
  currency_code?:
    | Open<
        | 'ARS'
        | 'AUD'
        | 'BRL'
        | 'CAD'
        | 'CHF'
        | 'CLP'
        | 'CNY'
        | 'COP'
        | 'CZK'
        | 'DKK'
        | 'EUR'
        | 'GBP'
        | 'HKD'
        | 'HUF'
        | 'ILS'
        | 'INR'
        | 'JPY'
        | 'KRW'
        | 'MXN'
        | 'NOK'
        | 'NZD'
        | 'PEN'
        | 'PLN'
        | 'RUB'
        | 'SEK'
        | 'SGD'
        | 'THB'
        | 'TRY'
        | 'TWD'
        | 'UAH'
        | 'USD'
        | 'VND'
        | 'ZAR'
      >
    | undefined
  created_at?: string | undefined
  updated_at?: string | undefined
  started_at?: string | null | undefined
  first_billed_at?: string | null | undefined
  next_billed_at?: string | null | undefined
  paused_at?: string | null | undefined
  canceled_at?: string | null | undefined
  discount?: SubscriptionDiscount | null | undefined
  collection_mode?: Open<'automatic' | 'manual'> | undefined
  billing_details?: BillingDetails | null | undefined
  current_billing_period?: AdjustmentsTimePeriod | null | undefined
  billing_cycle?: TimePeriodNotification | undefined
  scheduled_change?: SubscriptionScheduledChange | null | undefined
  items?: SubscriptionItem[] | undefined
  custom_data?: CustomData | null | undefined
  import_meta?: ImportMeta | null | undefined
  event_type?: 'subscription.created' | undefined
  event_id?: string | undefined
  notification_id?: string | null | undefined
  occurred_at?: string | undefined
  data?: SubscriptionCreated | undefined
}

interface SubscriptionDiscount extends Loose {
  id: string
  starts_at: string
  ends_at?: string | null | undefined
}

interface SubscriptionImported extends Loose {
  event_type: 'subscription.imported'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Subscription
}

interface SubscriptionItem extends Loose {
  status: Open<'active' | 'inactive' | 'trialing'>
  quantity: number
  recurring: boolean
  created_at: string
  updated_at: string
  previously_billed_at?: string | null | undefined
  next_billed_at?: string | null | undefined
  trial_dates?: AdjustmentsTimePeriod | null | undefined
  price?: SubscriptionPrice | null | undefined
  product?: Product | null | undefined
}

interface SubscriptionPastDue extends Loose {
  event_type: 'subscription.past_due'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Subscription
}

interface SubscriptionPaused extends Loose {
  event_type: 'subscription.paused'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Subscription
}

interface SubscriptionPrice extends Loose {
  id: string
  product_id: string
  description: string
  type?: Open<'custom' | 'standard'> | null | undefined
  name?: string | null | undefined
  billing_cycle?: TimePeriodNotification | null | undefined
  trial_period?: TrialPeriod | null | undefined
  tax_mode: Open<'account_setting' | 'external' | 'internal' | 'location'>
  unit_price?: Money | null | undefined
  unit_price_overrides?: UnitPriceOverride[] | null | undefined
  quantity?: PriceQuantityNotification | null | undefined
  status?: Open<'active' | 'archived'> | null | undefined
  custom_data?: CustomData | null | undefined
  import_meta?: ImportMeta | null | undefined
  product?: SharedProduct | null | undefined
}

interface SubscriptionResumed extends Loose {
  event_type: 'subscription.resumed'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Subscription
}

interface SubscriptionScheduledChange extends Loose {
  action: Open<'cancel' | 'pause' | 'resume'>
  effective_at: string
  resume_at?: string | null | undefined
}

interface SubscriptionTrialing extends Loose {
  event_type: 'subscription.trialing'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Subscription
}

interface SubscriptionUpdated extends Loose {
  event_type: 'subscription.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Subscription
}

interface TaxRatesUsed extends Loose {
  tax_rate: string
  totals?: TotalsNotification | null | undefined
}

interface TimePeriodNotification extends Loose {
  interval: Open<'day' | 'month' | 'week' | 'year'>
  frequency: number
}

interface TotalAdjustments extends Loose {
  subtotal: string
  tax: string
  total: string
  fee: string
  earnings: string
  currency_code: Open<
    | 'ARS'
    | 'AUD'
    | 'BRL'
    | 'CAD'
    | 'CHF'
    | 'CLP'
    | 'CNY'
    | 'COP'
    | 'CZK'
    | 'DKK'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'HUF'
    | 'ILS'
    | 'INR'
    | 'JPY'
    | 'KRW'
    | 'MXN'
    | 'NOK'
    | 'NZD'
    | 'PEN'
    | 'PLN'
    | 'RUB'
    | 'SEK'
    | 'SGD'
    | 'THB'
    | 'TRY'
    | 'TWD'
    | 'UAH'
    | 'USD'
    | 'VND'
    | 'ZAR'
  >
  retained_fee: string
}

interface TotalsNotification extends Loose {
  subtotal: string
  discount: string
  tax: string
  total: string
}

interface Transaction extends Loose {
  id: string
  status: Open<'billed' | 'canceled' | 'completed' | 'draft' | 'paid' | 'past_due' | 'ready'>
  customer_id?: string | null | undefined
  address_id?: string | null | undefined
  business_id?: string | null | undefined
  custom_data?: CustomData | null | undefined
  currency_code: Open<
    | 'ARS'
    | 'AUD'
    | 'BRL'
    | 'CAD'
    | 'CHF'
    | 'CLP'
    | 'CNY'
    | 'COP'
    | 'CZK'
    | 'DKK'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'HUF'
    | 'ILS'
    | 'INR'
    | 'JPY'
    | 'KRW'
    | 'MXN'
    | 'NOK'
    | 'NZD'
    | 'PEN'
    | 'PLN'
    | 'RUB'
    | 'SEK'
    | 'SGD'
    | 'THB'
    | 'TRY'
    | 'TWD'
    | 'UAH'
    | 'USD'
    | 'VND'
    | 'ZAR'
  >
  origin: Open<
    | 'api'
    | 'subscription_charge'
    | 'subscription_payment_method_change'
    | 'subscription_recurring'
    | 'subscription_update'
    | 'web'
  >
  subscription_id?: string | null | undefined
  invoice_id?: string | null | undefined
  invoice_number?: string | null | undefined
  collection_mode: Open<'automatic' | 'manual'>
  discount_id?: string | null | undefined
  billing_details?: BillingDetails | null | undefined
  billing_period?: AdjustmentsTimePeriod | null | undefined
  items: TransactionItem[]
  details?: TransactionDetails | null | undefined
  payments: TransactionPaymentAttempt[]
  checkout?: TransactionCheckoutNotification | null | undefined
  created_at: string
  updated_at: string
  billed_at?: string | null | undefined
  revised_at?: string | null | undefined
}

interface TransactionBilled extends Loose {
  event_type: 'transaction.billed'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Transaction
}

interface TransactionCanceled extends Loose {
  event_type: 'transaction.canceled'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Transaction
}

interface TransactionCheckoutNotification extends Loose {
  url?: string | null | undefined
}

interface TransactionCompleted extends Loose {
  event_type: 'transaction.completed'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Transaction
}

interface TransactionCreated extends Loose {
  event_type: 'transaction.created'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Transaction
}

interface TransactionDetails extends Loose {
  tax_rates_used: TaxRatesUsed[]
  totals?: TransactionTotals | null | undefined
  adjusted_totals?: TransactionTotalsAdjusted | null | undefined
  payout_totals?: TransactionPayoutTotals | null | undefined
  adjusted_payout_totals?: TransactionPayoutTotalsAdjusted | null | undefined
  line_items: TransactionLineItem[]
}

interface TransactionItem extends Loose {
  price_id?: string | null | undefined
  price?: Price | null | undefined
  quantity: number
  proration?: AdjustmentsProration | null | undefined
}

interface TransactionLineItem extends Loose {
  id: string
  price_id: string
  quantity: number
  proration?: AdjustmentsProration | null | undefined
  tax_rate: string
  unit_totals?: TotalsNotification | null | undefined
  totals?: TotalsNotification | null | undefined
  product?: SharedProduct | null | undefined
}

interface TransactionPaid extends Loose {
  event_type: 'transaction.paid'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Transaction
}

interface TransactionPastDue extends Loose {
  event_type: 'transaction.past_due'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Transaction
}

interface TransactionPayPal extends Loose {
  email: string
  reference: string | null
}

interface TransactionPaymentAttempt extends Loose {
  payment_attempt_id: string
  stored_payment_method_id: string
  payment_method_id?: string | null | undefined
  amount: string
  status: Open<
    | 'action_required'
    | 'authorized'
    | 'authorized_flagged'
    | 'canceled'
    | 'captured'
    | 'created'
    | 'dropped'
    | 'error'
    | 'pending_no_action_required'
    | 'unknown'
  >
  error_code?:
    | Open<
        | 'already_canceled'
        | 'already_refunded'
        | 'authentication_failed'
        | 'blocked_card'
        | 'canceled'
        | 'declined'
        | 'declined_not_retryable'
        | 'expired_card'
        | 'fraud'
        | 'invalid_amount'
        | 'invalid_payment_details'
        | 'issuer_unavailable'
        | 'not_enough_balance'
        | 'psp_error'
        | 'redacted_payment_method'
        | 'system_error'
        | 'transaction_not_permitted'
        | 'unknown'
      >
    | null
    | undefined
  method_details?: PaymentMethodDetailsNotification | null | undefined
  created_at: string
  captured_at?: string | null | undefined
}

interface TransactionPaymentFailed extends Loose {
  event_type: 'transaction.payment_failed'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Transaction
}

interface TransactionPayoutTotals extends Loose {
  subtotal: string
  discount: string
  tax: string
  total: string
  credit: string
  balance: string
  grand_total: string
  grand_total_tax: string
  credit_to_balance: string
  fee: string
  earnings: string
  currency_code: Open<
    'AUD' | 'CAD' | 'CHF' | 'CNY' | 'CZK' | 'DKK' | 'EUR' | 'GBP' | 'HUF' | 'PLN' | 'SEK' | 'USD' | 'ZAR'
  >
  exchange_rate: string
  fee_rate: string
}

interface TransactionPayoutTotalsAdjusted extends Loose {
  subtotal: string
  tax: string
  total: string
  fee: string
  chargeback_fee?: ChargebackFeeNotification | null | undefined
  earnings: string
  currency_code: Open<
    'AUD' | 'CAD' | 'CHF' | 'CNY' | 'CZK' | 'DKK' | 'EUR' | 'GBP' | 'HUF' | 'PLN' | 'SEK' | 'USD' | 'ZAR'
  >
  exchange_rate: string
  retained_fee: string
}

interface TransactionReady extends Loose {
  event_type: 'transaction.ready'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Transaction
}

interface TransactionRevised extends Loose {
  event_type: 'transaction.revised'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Transaction
}

interface TransactionTotals extends Loose {
  subtotal: string
  discount: string
  tax: string
  total: string
  credit: string
  credit_to_balance: string
  balance: string
  grand_total: string
  grand_total_tax: string
  fee?: string | null | undefined
  earnings?: string | null | undefined
  currency_code: Open<
    | 'ARS'
    | 'AUD'
    | 'BRL'
    | 'CAD'
    | 'CHF'
    | 'CLP'
    | 'CNY'
    | 'COP'
    | 'CZK'
    | 'DKK'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'HUF'
    | 'ILS'
    | 'INR'
    | 'JPY'
    | 'KRW'
    | 'MXN'
    | 'NOK'
    | 'NZD'
    | 'PEN'
    | 'PLN'
    | 'RUB'
    | 'SEK'
    | 'SGD'
    | 'THB'
    | 'TRY'
    | 'TWD'
    | 'UAH'
    | 'USD'
    | 'VND'
    | 'ZAR'
  >
}

interface TransactionTotalsAdjusted extends Loose {
  subtotal: string
  tax: string
  total: string
  grand_total: string
  grand_total_tax: string
  fee?: string | null | undefined
  earnings?: string | null | undefined
  currency_code: Open<
    | 'ARS'
    | 'AUD'
    | 'BRL'
    | 'CAD'
    | 'CHF'
    | 'CLP'
    | 'CNY'
    | 'COP'
    | 'CZK'
    | 'DKK'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'HUF'
    | 'ILS'
    | 'INR'
    | 'JPY'
    | 'KRW'
    | 'MXN'
    | 'NOK'
    | 'NZD'
    | 'PEN'
    | 'PLN'
    | 'RUB'
    | 'SEK'
    | 'SGD'
    | 'THB'
    | 'TRY'
    | 'TWD'
    | 'UAH'
    | 'USD'
    | 'VND'
    | 'ZAR'
  >
  retained_fee: string
}

interface TransactionUpdated extends Loose {
  event_type: 'transaction.updated'
  event_id: string
  notification_id: string | null
  occurred_at: string
  data: Transaction
}

interface TrialPeriod extends Loose {
  requires_payment_method?: boolean | undefined
  interval: Open<'day' | 'month' | 'week' | 'year'>
  frequency: number
}

interface UnitPriceOverride extends Loose {
  country_codes: string[]
  unit_price: Money
}
