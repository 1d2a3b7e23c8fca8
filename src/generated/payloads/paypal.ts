// Written by `npm run payloads` from:
// - @paypal/paypal-server-sdk 2.5.0
// - by hand from openapi/ of paypal/paypal-rest-api-specifications (commit ec4d8f36, read
//     on 2026-11-22): payments_payment_v1 1.12, customer_disputes_v1 1.10 and payments_payouts_batch_v1 1.9.
//     Not confirmed there, but in published samples of events: `custom` and `invoice_number` of sales,
//     `seller_protection_eligible`. Not confirmed: `soft_descriptor`, `dispute_state`, `payments` of payout batches.

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The resource of each event, in `resource`. */
export interface PaypalObjects {
  'BILLING.PLAN.ACTIVATED': BillingPlan
  'BILLING.PLAN.CREATED': BillingPlan
  'BILLING.PLAN.DEACTIVATED': BillingPlan
  'BILLING.PLAN.PRICING-CHANGE.ACTIVATED': BillingPlan
  'BILLING.PLAN.UPDATED': BillingPlan
  'BILLING.SUBSCRIPTION.ACTIVATED': Subscription
  'BILLING.SUBSCRIPTION.CANCELLED': Subscription
  'BILLING.SUBSCRIPTION.CREATED': Subscription
  'BILLING.SUBSCRIPTION.EXPIRED': Subscription
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': Subscription
  'BILLING.SUBSCRIPTION.RE-ACTIVATED': Subscription
  'BILLING.SUBSCRIPTION.SUSPENDED': Subscription
  'BILLING.SUBSCRIPTION.UPDATED': Subscription
  'CHECKOUT.ORDER.APPROVED': Order
  'CHECKOUT.ORDER.COMPLETED': Order
  'CHECKOUT.ORDER.PROCESSED': Order
  'CUSTOMER.DISPUTE.CREATED': Dispute
  'CUSTOMER.DISPUTE.RESOLVED': Dispute
  'CUSTOMER.DISPUTE.UPDATED': Dispute
  'PAYMENT.AUTHORIZATION.CREATED': PaymentAuthorization
  'PAYMENT.AUTHORIZATION.VOIDED': PaymentAuthorization
  'PAYMENT.CAPTURE.COMPLETED': CapturedPayment
  'PAYMENT.CAPTURE.DECLINED': CapturedPayment
  'PAYMENT.CAPTURE.DENIED': CapturedPayment
  'PAYMENT.CAPTURE.PENDING': CapturedPayment
  'PAYMENT.CAPTURE.REFUNDED': Refund
  'PAYMENT.CAPTURE.REVERSED': Refund
  'PAYMENT.PAYOUTS-ITEM.BLOCKED': PayoutItem
  'PAYMENT.PAYOUTS-ITEM.CANCELED': PayoutItem
  'PAYMENT.PAYOUTS-ITEM.DENIED': PayoutItem
  'PAYMENT.PAYOUTS-ITEM.FAILED': PayoutItem
  'PAYMENT.PAYOUTS-ITEM.HELD': PayoutItem
  'PAYMENT.PAYOUTS-ITEM.REFUNDED': PayoutItem
  'PAYMENT.PAYOUTS-ITEM.RETURNED': PayoutItem
  'PAYMENT.PAYOUTS-ITEM.SUCCEEDED': PayoutItem
  'PAYMENT.PAYOUTS-ITEM.UNCLAIMED': PayoutItem
  'PAYMENT.PAYOUTSBATCH.DENIED': PayoutBatch
  'PAYMENT.PAYOUTSBATCH.PROCESSING': PayoutBatch
  'PAYMENT.PAYOUTSBATCH.SUCCESS': PayoutBatch
  'PAYMENT.REFUND.FAILED': Refund
  'PAYMENT.REFUND.PENDING': Refund
  'PAYMENT.SALE.COMPLETED': Sale
  'PAYMENT.SALE.DENIED': Sale
  'PAYMENT.SALE.PENDING': Sale
  'PAYMENT.SALE.REFUNDED': SaleRefund
  'PAYMENT.SALE.REVERSED': SaleRefund
  'VAULT.PAYMENT-TOKEN.CREATED': PaymentTokenResponse
  'VAULT.PAYMENT-TOKEN.DELETED': PaymentTokenResponse
  'VAULT.PAYMENT-TOKEN.DELETION-INITIATED': PaymentTokenResponse
}

interface Address extends Loose {
  address_line_1?: string | undefined
  address_line_2?: string | undefined
  admin_area_2?: string | undefined
  admin_area_1?: string | undefined
  postal_code?: string | undefined
  country_code: string
}

interface Amount extends Loose {
  total: string
  currency: string
  details?: AmountDetails | undefined
}

interface AmountBreakdown extends Loose {
  item_total?: Money | undefined
  shipping?: Money | undefined
  handling?: Money | undefined
  tax_total?: Money | undefined
  insurance?: Money | undefined
  shipping_discount?: Money | undefined
  discount?: Money | undefined
}

interface AmountDetails extends Loose {
  subtotal?: string | undefined
  tax?: string | undefined
  shipping?: string | undefined
  handling_fee?: string | undefined
  shipping_discount?: string | undefined
  insurance?: string | undefined
  gift_wrap?: string | undefined
}

interface AmountWithBreakdown extends Loose {
  currency_code: string
  value: string
  breakdown?: AmountBreakdown | undefined
}

interface ApplePayAttributesResponse extends Loose {
  vault?: VaultResponse | undefined
}

interface ApplePayCard extends Loose {
  name?: string | undefined
  last_digits?: string | undefined
  type?: Open<'CREDIT' | 'DEBIT' | 'PREPAID' | 'STORE' | 'UNKNOWN'> | undefined
  brand?:
    | Open<
        | 'ACCEL'
        | 'AMEX'
        | 'CARTE_BANCAIRE'
        | 'CB_NATIONALE'
        | 'CETELEM'
        | 'CHINA_UNION_PAY'
        | 'CONFIDIS'
        | 'CONFIGOGA'
        | 'DELTA'
        | 'DINERS'
        | 'DISCOVER'
        | 'EFTPOS'
        | 'ELECTRON'
        | 'ELO'
        | 'GE'
        | 'HIPER'
        | 'HIPERCARD'
        | 'JCB'
        | 'MAESTRO'
        | 'MASTERCARD'
        | 'NYCE'
        | 'PULSE'
        | 'RUPAY'
        | 'SOLO'
        | 'STAR'
        | 'STAR_ACCESS'
        | 'SWITCH'
        | 'SYNCHRONY'
        | 'UNKNOWN'
        | 'VISA'
      >
    | undefined
  billing_address?: Address | undefined
}

interface ApplePayCardResponse extends Loose {
  name?: string | undefined
  last_digits?: string | undefined
  brand?:
    | Open<
        | 'ACCEL'
        | 'AMEX'
        | 'CARTE_BANCAIRE'
        | 'CB_NATIONALE'
        | 'CETELEM'
        | 'CHINA_UNION_PAY'
        | 'CONFIDIS'
        | 'CONFIGOGA'
        | 'DELTA'
        | 'DINERS'
        | 'DISCOVER'
        | 'EFTPOS'
        | 'ELECTRON'
        | 'ELO'
        | 'GE'
        | 'HIPER'
        | 'HIPERCARD'
        | 'JCB'
        | 'MAESTRO'
        | 'MASTERCARD'
        | 'NYCE'
        | 'PULSE'
        | 'RUPAY'
        | 'SOLO'
        | 'STAR'
        | 'STAR_ACCESS'
        | 'SWITCH'
        | 'SYNCHRONY'
        | 'UNKNOWN'
        | 'VISA'
      >
    | undefined
  available_networks?:
    | Open<
        | 'ACCEL'
        | 'AMEX'
        | 'CARTE_BANCAIRE'
        | 'CB_NATIONALE'
        | 'CETELEM'
        | 'CHINA_UNION_PAY'
        | 'CONFIDIS'
        | 'CONFIGOGA'
        | 'DELTA'
        | 'DINERS'
        | 'DISCOVER'
        | 'EFTPOS'
        | 'ELECTRON'
        | 'ELO'
        | 'GE'
        | 'HIPER'
        | 'HIPERCARD'
        | 'JCB'
        | 'MAESTRO'
        | 'MASTERCARD'
        | 'NYCE'
        | 'PULSE'
        | 'RUPAY'
        | 'SOLO'
        | 'STAR'
        | 'STAR_ACCESS'
        | 'SWITCH'
        | 'SYNCHRONY'
        | 'UNKNOWN'
        | 'VISA'
      >[]
    | undefined
  type?: Open<'CREDIT' | 'DEBIT' | 'PREPAID' | 'STORE' | 'UNKNOWN'> | undefined
  authentication_result?: AuthenticationResponse | undefined
  attributes?: CardAttributesResponse | undefined
  from_request?: CardFromRequest | undefined
  expiry?: string | undefined
  bin_details?: BinDetails | undefined
  stored_credential?: CardStoredCredential | undefined
  billing_address?: Address | undefined
  country_code?: string | undefined
}

interface ApplePayPaymentObject extends Loose {
  id?: string | undefined
  token?: string | undefined
  name?: string | undefined
  email_address?: string | undefined
  phone_number?: PhoneNumber | undefined
  card?: ApplePayCardResponse | undefined
  attributes?: ApplePayAttributesResponse | undefined
  stored_credential?: CardStoredCredential | undefined
}

interface ApplePayPaymentToken extends Loose {
  card?: ApplePayCard | undefined
}

interface AuthenticationResponse extends Loose {
  liability_shift?: Open<'NO' | 'POSSIBLE' | 'UNKNOWN'> | undefined
  three_d_secure?: ThreeDSecureAuthenticationResponse | undefined
}

interface AuthorizationStatusDetails extends Loose {
  reason?: Open<'DECLINED_BY_RISK_FRAUD_FILTERS' | 'PENDING_REVIEW'> | undefined
}

interface AuthorizationWithAdditionalData extends Loose {
  status?: Open<'CAPTURED' | 'CREATED' | 'DENIED' | 'PARTIALLY_CAPTURED' | 'PENDING' | 'VOIDED'> | undefined
  status_details?: AuthorizationStatusDetails | undefined
  id?: string | undefined
  amount?: Money | undefined
  invoice_id?: string | undefined
  custom_id?: string | undefined
  network_transaction_reference?: NetworkTransaction | undefined
  seller_protection?: SellerProtection | undefined
  expiration_time?: string | undefined
  links?: LinkDescription[] | undefined
  create_time?: string | undefined
  update_time?: string | undefined
  processor_response?: ProcessorResponse | undefined
}

interface BancontactPaymentObject extends Loose {
  name?: string | undefined
  country_code?: string | undefined
  bic?: string | undefined
  iban_last_chars?: string | undefined
  card_last_digits?: string | undefined
}

interface BillingCycle extends Loose {
  tenure_type: Open<'REGULAR' | 'TRIAL'>
  pricing_scheme?: PricingScheme | undefined
  total_cycles?: number | undefined
  sequence?: number | undefined
  start_date?: string | undefined
  frequency?: CycleFrequency | undefined
}

interface BillingPlan extends Loose {
  id?: string | undefined
  product_id?: string | undefined
  name?: string | undefined
  status?: Open<'ACTIVE' | 'CREATED' | 'INACTIVE'> | undefined
  description?: string | undefined
  billing_cycles?: SubscriptionBillingCycle[] | undefined
  payment_preferences?: PaymentPreferences | undefined
  merchant_preferences?: MerchantPreferences | undefined
  taxes?: Taxes | undefined
  quantity_supported?: boolean | undefined
  create_time?: string | undefined
  update_time?: string | undefined
  links?: LinkDescription[] | undefined
}

interface BinDetails extends Loose {
  bin?: string | undefined
  issuing_bank?: string | undefined
  bin_country_code?: string | undefined
  products?: string[] | undefined
}

interface BlikOneClickPaymentObject extends Loose {
  consumer_reference?: string | undefined
}

interface BlikPaymentObject extends Loose {
  name?: string | undefined
  country_code?: string | undefined
  email?: string | undefined
  one_click?: BlikOneClickPaymentObject | undefined
}

interface CaptureStatusDetails extends Loose {
  reason?:
    | Open<
        | 'BUYER_COMPLAINT'
        | 'CHARGEBACK'
        | 'DECLINED_BY_RISK_FRAUD_FILTERS'
        | 'ECHECK'
        | 'INTERNATIONAL_WITHDRAWAL'
        | 'OTHER'
        | 'PENDING_REVIEW'
        | 'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION'
        | 'REFUNDED'
        | 'TRANSACTION_APPROVED_AWAITING_FUNDING'
        | 'UNILATERAL'
        | 'VERIFICATION_REQUIRED'
      >
    | undefined
}

interface CapturedPayment extends Loose {
  status?: Open<'COMPLETED' | 'DECLINED' | 'FAILED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED'> | undefined
  status_details?: CaptureStatusDetails | undefined
  id?: string | undefined
  amount?: Money | undefined
  invoice_id?: string | undefined
  custom_id?: string | undefined
  network_transaction_reference?: NetworkTransaction | undefined
  seller_protection?: SellerProtection | undefined
  final_capture?: boolean | undefined
  seller_receivable_breakdown?: SellerReceivableBreakdown | undefined
  disbursement_mode?: Open<'DELAYED' | 'INSTANT'> | undefined
  links?: LinkDescription[] | undefined
  processor_response?: ProcessorResponse | undefined
  create_time?: string | undefined
  update_time?: string | undefined
  supplementary_data?: PaymentSupplementaryData | undefined
  payee?: PayeeBase | undefined
}

interface CardAttributesResponse extends Loose {
  vault?: CardVaultResponse | undefined
}

interface CardAuthenticationResponse extends Loose {
  three_d_secure?: ThreeDSecureCardAuthenticationResponse | undefined
}

interface CardFromRequest extends Loose {
  expiry?: string | undefined
  last_digits?: string | undefined
}

interface CardPaymentTokenEntity extends Loose {
  name?: string | undefined
  last_digits?: string | undefined
  brand?:
    | Open<
        | 'ACCEL'
        | 'AMEX'
        | 'CARTE_BANCAIRE'
        | 'CB_NATIONALE'
        | 'CETELEM'
        | 'CHINA_UNION_PAY'
        | 'CONFIDIS'
        | 'CONFIGOGA'
        | 'DELTA'
        | 'DINERS'
        | 'DISCOVER'
        | 'EFTPOS'
        | 'ELECTRON'
        | 'ELO'
        | 'GE'
        | 'HIPER'
        | 'HIPERCARD'
        | 'JCB'
        | 'MAESTRO'
        | 'MASTERCARD'
        | 'NYCE'
        | 'PULSE'
        | 'RUPAY'
        | 'SOLO'
        | 'STAR'
        | 'STAR_ACCESS'
        | 'SWITCH'
        | 'SYNCHRONY'
        | 'UNKNOWN'
        | 'VISA'
      >
    | undefined
  expiry?: string | undefined
  billing_address?: CardResponseAddress | undefined
  verification_status?: Open<'FAILED' | 'VERIFIED'> | undefined
  verification?: CardVerificationDetails | undefined
  network_transaction_reference?: NetworkTransactionReferenceEntity | undefined
  authentication_result?: CardAuthenticationResponse | undefined
  bin_details?: BinDetails | undefined
  type?: Open<'CREDIT' | 'DEBIT' | 'PREPAID' | 'STORE' | 'UNKNOWN'> | undefined
}

interface CardResponse extends Loose {
  name?: string | undefined
  last_digits?: string | undefined
  brand?:
    | Open<
        | 'ACCEL'
        | 'AMEX'
        | 'CARTE_BANCAIRE'
        | 'CB_NATIONALE'
        | 'CETELEM'
        | 'CHINA_UNION_PAY'
        | 'CONFIDIS'
        | 'CONFIGOGA'
        | 'DELTA'
        | 'DINERS'
        | 'DISCOVER'
        | 'EFTPOS'
        | 'ELECTRON'
        | 'ELO'
        | 'GE'
        | 'HIPER'
        | 'HIPERCARD'
        | 'JCB'
        | 'MAESTRO'
        | 'MASTERCARD'
        | 'NYCE'
        | 'PULSE'
        | 'RUPAY'
        | 'SOLO'
        | 'STAR'
        | 'STAR_ACCESS'
        | 'SWITCH'
        | 'SYNCHRONY'
        | 'UNKNOWN'
        | 'VISA'
      >
    | undefined
  available_networks?:
    | Open<
        | 'ACCEL'
        | 'AMEX'
        | 'CARTE_BANCAIRE'
        | 'CB_NATIONALE'
        | 'CETELEM'
        | 'CHINA_UNION_PAY'
        | 'CONFIDIS'
        | 'CONFIGOGA'
        | 'DELTA'
        | 'DINERS'
        | 'DISCOVER'
        | 'EFTPOS'
        | 'ELECTRON'
        | 'ELO'
        | 'GE'
        | 'HIPER'
        | 'HIPERCARD'
        | 'JCB'
        | 'MAESTRO'
        | 'MASTERCARD'
        | 'NYCE'
        | 'PULSE'
        | 'RUPAY'
        | 'SOLO'
        | 'STAR'
        | 'STAR_ACCESS'
        | 'SWITCH'
        | 'SYNCHRONY'
        | 'UNKNOWN'
        | 'VISA'
      >[]
    | undefined
  type?: Open<'CREDIT' | 'DEBIT' | 'PREPAID' | 'STORE' | 'UNKNOWN'> | undefined
  authentication_result?: AuthenticationResponse | undefined
  attributes?: CardAttributesResponse | undefined
  from_request?: CardFromRequest | undefined
  expiry?: string | undefined
  bin_details?: BinDetails | undefined
  stored_credential?: CardStoredCredential | undefined
}

interface CardResponseAddress extends Loose {
  address_line_1?: string | undefined
  address_line_2?: string | undefined
  admin_area_2?: string | undefined
  admin_area_1?: string | undefined
  postal_code?: string | undefined
  country_code: string
  id?: string | undefined
}

interface CardResponseWithBillingAddress extends Loose {
  name?: string | undefined
  billing_address?: Address | undefined
  expiry?: string | undefined
  currency_code?: string | undefined
}

interface CardStoredCredential extends Loose {
  payment_initiator: Open<'CUSTOMER' | 'MERCHANT'>
  payment_type: Open<'ONE_TIME' | 'RECURRING' | 'UNSCHEDULED'>
  usage?: Open<'DERIVED' | 'FIRST' | 'SUBSEQUENT'> | undefined
  previous_network_transaction_reference?: NetworkTransaction | undefined
}

interface CardSupplementaryData extends Loose {
  level_2?: Level2CardProcessingData | undefined
  level_3?: Level3CardProcessingData | undefined
}

interface CardVaultResponse extends Loose {
  id?: string | undefined
  status?: Open<'APPROVED' | 'CREATED' | 'VAULTED'> | undefined
  links?: LinkDescription[] | undefined
  customer?: PaypalWalletCustomer | undefined
}

interface CardVerificationDetails extends Loose {
  network_transaction_id?: string | undefined
  date?: string | undefined
  network?:
    | Open<
        | 'ACCEL'
        | 'AMEX'
        | 'CARTE_BANCAIRE'
        | 'CB_NATIONALE'
        | 'CETELEM'
        | 'CHINA_UNION_PAY'
        | 'CONFIDIS'
        | 'CONFIGOGA'
        | 'DELTA'
        | 'DINERS'
        | 'DISCOVER'
        | 'EFTPOS'
        | 'ELECTRON'
        | 'ELO'
        | 'GE'
        | 'HIPER'
        | 'HIPERCARD'
        | 'JCB'
        | 'MAESTRO'
        | 'MASTERCARD'
        | 'NYCE'
        | 'PULSE'
        | 'RUPAY'
        | 'SOLO'
        | 'STAR'
        | 'STAR_ACCESS'
        | 'SWITCH'
        | 'SYNCHRONY'
        | 'UNKNOWN'
        | 'VISA'
      >
    | undefined
  time?: string | undefined
  amount?: Money | undefined
  processor_response?: CardVerificationProcessorResponse | undefined
  three_d_secure?: unknown
}

interface CardVerificationProcessorResponse extends Loose {
  avs_code?:
    | Open<
        | '0'
        | '1'
        | '2'
        | '3'
        | '4'
        | 'A'
        | 'B'
        | 'C'
        | 'D'
        | 'E'
        | 'F'
        | 'G'
        | 'I'
        | 'M'
        | 'N'
        | 'Null'
        | 'P'
        | 'R'
        | 'S'
        | 'U'
        | 'W'
        | 'X'
        | 'Y'
        | 'Z'
      >
    | undefined
  cvv_code?:
    | Open<'0' | '1' | '2' | '3' | '4' | 'All others' | 'E' | 'I' | 'M' | 'N' | 'P' | 'S' | 'U' | 'X'>
    | undefined
}

interface CobrandedCard extends Loose {
  labels?: string[] | undefined
  payee?: PayeeBase | undefined
  amount?: Money | undefined
}

interface CustomerInformation extends Loose {
  id?: string | undefined
  email_address?: string | undefined
  phone?: PhoneWithType | undefined
  name?: Name | undefined
}

interface CustomerResponse extends Loose {
  id?: string | undefined
  merchant_customer_id?: string | undefined
}

interface CycleExecution extends Loose {
  tenure_type: Open<'REGULAR' | 'TRIAL'>
  sequence: number
  cycles_completed: number
  cycles_remaining?: number | undefined
  current_pricing_scheme_version?: number | undefined
  total_cycles?: number | undefined
}

interface CycleFrequency extends Loose {
  interval_unit: Open<'DAY' | 'LIFETIME' | 'MONTH' | 'WEEK' | 'YEAR'>
  interval_count?: number | undefined
}

interface Dispute extends Loose {
  dispute_id: string
  create_time: string
  update_time?: string | undefined
  disputed_transactions?: DisputeDisputedTransaction[] | undefined
  reason: Open<
    | 'CANCELED_RECURRING_BILLING'
    | 'CREDIT_NOT_PROCESSED'
    | 'DUPLICATE_TRANSACTION'
    | 'INCORRECT_AMOUNT'
    | 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED'
    | 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED'
    | 'OTHER'
    | 'PAYMENT_BY_OTHER_MEANS'
    | 'PROBLEM_WITH_REMITTANCE'
    | 'UNAUTHORISED'
  >
  status: Open<
    'OPEN' | 'OTHER' | 'RESOLVED' | 'UNDER_REVIEW' | 'WAITING_FOR_BUYER_RESPONSE' | 'WAITING_FOR_SELLER_RESPONSE'
  >
  dispute_state?: string | undefined
  dispute_amount: Money
  dispute_asset?: Loose | undefined
  fee_policy?: Loose | undefined
  external_reason_code?: string | undefined
  dispute_outcome?: DisputeDisputeOutcome | undefined
  adjudications?: DisputeAdjudication[] | undefined
  money_movements?: Loose[] | undefined
  dispute_life_cycle_stage?: Open<'ARBITRATION' | 'CHARGEBACK' | 'INQUIRY' | 'PRE_ARBITRATION'> | undefined
  dispute_channel?: Open<'ALERT' | 'EXTERNAL' | 'INTERNAL'> | undefined
  messages?: DisputeMessage[] | undefined
  extensions?: Loose | undefined
  evidences?: Loose[] | undefined
  buyer_response_due_date?: string | undefined
  seller_response_due_date?: string | undefined
  offer?: DisputeOffer | undefined
  refund_details?: (Loose & { allowed_refund_amount?: Money | undefined }) | undefined
  communication_details?: Loose | undefined
  supporting_info?: Loose[] | undefined
  allowed_response_options?: Loose | undefined
  links?: Link[] | undefined
}

interface DisputeAdjudication extends Loose {
  type: string
  adjudication_time: string
  reason?: string | undefined
  dispute_life_cycle_stage?: string | undefined
}

interface DisputeDisputeOutcome extends Loose {
  outcome_code?:
    | Open<
        | 'ACCEPTED'
        | 'CANCELED_BY_BUYER'
        | 'DENIED'
        | 'NONE'
        | 'RESOLVED_BUYER_FAVOUR'
        | 'RESOLVED_SELLER_FAVOUR'
        | 'RESOLVED_WITH_PAYOUT'
      >
    | undefined
  amount_refunded?: Money | undefined
  asset_refunded?: Loose | undefined
}

interface DisputeDisputedTransaction extends Loose {
  seller_transaction_id?: string | undefined
  buyer_transaction_id?: string | undefined
  reference_id?: string | undefined
  create_time?: string | undefined
  transaction_status?: string | undefined
  gross_amount?: Money | undefined
  gross_asset?: Loose | undefined
  invoice_number?: string | undefined
  custom?: string | undefined
  buyer?: (Loose & { name?: string | undefined }) | undefined
  seller?: DisputeDisputedTransactionSeller | undefined
  items?: DisputeDisputedTransactionItem[] | undefined
  seller_protection_eligible?: boolean | undefined
}

interface DisputeDisputedTransactionItem extends Loose {
  item_id?: string | undefined
  item_name?: string | undefined
  item_description?: string | undefined
  item_quantity?: string | undefined
  partner_transaction_id?: string | undefined
  reason?: string | undefined
  dispute_amount?: Money | undefined
  notes?: string | undefined
  item_type?: string | undefined
}

interface DisputeDisputedTransactionSeller extends Loose {
  merchant_id?: string | undefined
  name?: string | undefined
  email?: string | undefined
}

interface DisputeMessage extends Loose {
  posted_by?: Open<'ARBITER' | 'BUYER' | 'SELLER'> | undefined
  time_posted?: string | undefined
  content?: string | undefined
  documents?: unknown[] | undefined
}

interface DisputeOffer extends Loose {
  buyer_requested_amount?: Money | undefined
  seller_offered_amount?: Money | undefined
  offer_type?:
    | Open<'REFUND' | 'REFUND_WITH_REPLACEMENT' | 'REFUND_WITH_RETURN' | 'REPLACEMENT_WITHOUT_REFUND'>
    | undefined
  history?: Loose[] | undefined
}

interface EpsPaymentObject extends Loose {
  name?: string | undefined
  country_code?: string | undefined
  bic?: string | undefined
}

interface ExchangeRate extends Loose {
  source_currency?: string | undefined
  target_currency?: string | undefined
  value?: string | undefined
}

interface FailedPaymentDetails extends Loose {
  amount: Money
  time: string
  reason_code?:
    | Open<
        | 'CURRENCY_MISMATCH'
        | 'INTERNAL_SERVER_ERROR'
        | 'PAYEE_ACCOUNT_RESTRICTED'
        | 'PAYER_ACCOUNT_RESTRICTED'
        | 'PAYER_CANNOT_PAY'
        | 'PAYMENT_DENIED'
        | 'SENDING_LIMIT_EXCEEDED'
        | 'TRANSACTION_RECEIVING_LIMIT_EXCEEDED'
      >
    | undefined
  next_payment_retry_time?: string | undefined
}

interface Fee extends Loose {
  currency: string
  value: string
}

interface Frequency extends Loose {
  interval_unit: Open<'DAY' | 'MONTH' | 'WEEK' | 'YEAR'>
  interval_count?: number | undefined
}

interface GooglePayCardResponse extends Loose {
  name?: string | undefined
  last_digits?: string | undefined
  type?: Open<'CREDIT' | 'DEBIT' | 'PREPAID' | 'STORE' | 'UNKNOWN'> | undefined
  brand?:
    | Open<
        | 'ACCEL'
        | 'AMEX'
        | 'CARTE_BANCAIRE'
        | 'CB_NATIONALE'
        | 'CETELEM'
        | 'CHINA_UNION_PAY'
        | 'CONFIDIS'
        | 'CONFIGOGA'
        | 'DELTA'
        | 'DINERS'
        | 'DISCOVER'
        | 'EFTPOS'
        | 'ELECTRON'
        | 'ELO'
        | 'GE'
        | 'HIPER'
        | 'HIPERCARD'
        | 'JCB'
        | 'MAESTRO'
        | 'MASTERCARD'
        | 'NYCE'
        | 'PULSE'
        | 'RUPAY'
        | 'SOLO'
        | 'STAR'
        | 'STAR_ACCESS'
        | 'SWITCH'
        | 'SYNCHRONY'
        | 'UNKNOWN'
        | 'VISA'
      >
    | undefined
  billing_address?: Address | undefined
  authentication_result?: AuthenticationResponse | undefined
}

interface GooglePayWalletResponse extends Loose {
  name?: string | undefined
  email_address?: string | undefined
  phone_number?: PhoneNumberWithCountryCode | undefined
  card?: GooglePayCardResponse | undefined
}

interface IdealPaymentObject extends Loose {
  name?: string | undefined
  country_code?: string | undefined
  bic?: string | undefined
  iban_last_chars?: string | undefined
}

interface Item extends Loose {
  name: string
  unit_amount: Money
  tax?: Money | undefined
  quantity: string
  description?: string | undefined
  sku?: string | undefined
  url?: string | undefined
  category?: Open<'DIGITAL_GOODS' | 'DONATION' | 'PHYSICAL_GOODS'> | undefined
  image_url?: string | undefined
  upc?: UniversalProductCode | undefined
  billing_plan?: OrderBillingPlan | undefined
}

interface LastPaymentDetails extends Loose {
  amount?: Money | undefined
  time?: string | undefined
}

interface Level2CardProcessingData extends Loose {
  invoice_id?: string | undefined
  tax_total?: Money | undefined
}

interface Level3CardProcessingData extends Loose {
  shipping_amount?: Money | undefined
  duty_amount?: Money | undefined
  discount_amount?: Money | undefined
  shipping_address?: Address | undefined
  ships_from_postal_code?: string | undefined
  line_items?: LineItem[] | undefined
}

interface LineItem extends Loose {
  name: string
  quantity: string
  description?: string | undefined
  sku?: string | undefined
  url?: string | undefined
  image_url?: string | undefined
  upc?: UniversalProductCode | undefined
  billing_plan?: OrderBillingPlan | undefined
  unit_amount?: Money | undefined
  tax?: Money | undefined
  commodity_code?: string | undefined
  discount_amount?: Money | undefined
  total_amount?: Money | undefined
  unit_of_measure?: string | undefined
}

interface Link extends Loose {
  href: string
  rel: string
  method?: string | undefined
}

interface LinkDescription extends Loose {
  href: string
  rel: string
  method?: Open<'CONNECT' | 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT'> | undefined
}

interface MerchantPreferences extends Loose {
  return_url?: string | undefined
  cancel_url?: string | undefined
}

interface Money extends Loose {
  currency_code: string
  value: string
}

interface Name extends Loose {
  given_name?: string | undefined
  surname?: string | undefined
}

interface NetAmountBreakdownItem extends Loose {
  payable_amount?: Money | undefined
  converted_amount?: Money | undefined
  exchange_rate?: ExchangeRate | undefined
}

interface NetworkTransaction extends Loose {
  id?: string | undefined
  date?: string | undefined
  network?:
    | Open<
        | 'ACCEL'
        | 'AMEX'
        | 'CARTE_BANCAIRE'
        | 'CB_NATIONALE'
        | 'CETELEM'
        | 'CHINA_UNION_PAY'
        | 'CONFIDIS'
        | 'CONFIGOGA'
        | 'DELTA'
        | 'DINERS'
        | 'DISCOVER'
        | 'EFTPOS'
        | 'ELECTRON'
        | 'ELO'
        | 'GE'
        | 'HIPER'
        | 'HIPERCARD'
        | 'JCB'
        | 'MAESTRO'
        | 'MASTERCARD'
        | 'NYCE'
        | 'PULSE'
        | 'RUPAY'
        | 'SOLO'
        | 'STAR'
        | 'STAR_ACCESS'
        | 'SWITCH'
        | 'SYNCHRONY'
        | 'UNKNOWN'
        | 'VISA'
      >
    | undefined
  acquirer_reference_number?: string | undefined
}

interface NetworkTransactionReferenceEntity extends Loose {
  id: string
  date?: string | undefined
  network?:
    | Open<
        | 'ACCEL'
        | 'AMEX'
        | 'CARTE_BANCAIRE'
        | 'CB_NATIONALE'
        | 'CETELEM'
        | 'CHINA_UNION_PAY'
        | 'CONFIDIS'
        | 'CONFIGOGA'
        | 'DELTA'
        | 'DINERS'
        | 'DISCOVER'
        | 'EFTPOS'
        | 'ELECTRON'
        | 'ELO'
        | 'GE'
        | 'HIPER'
        | 'HIPERCARD'
        | 'JCB'
        | 'MAESTRO'
        | 'MASTERCARD'
        | 'NYCE'
        | 'PULSE'
        | 'RUPAY'
        | 'SOLO'
        | 'STAR'
        | 'STAR_ACCESS'
        | 'SWITCH'
        | 'SYNCHRONY'
        | 'UNKNOWN'
        | 'VISA'
      >
    | undefined
  time?: string | undefined
}

interface Order extends Loose {
  create_time?: string | undefined
  update_time?: string | undefined
  id?: string | undefined
  payment_source?: PaymentSourceResponse | undefined
  intent?: Open<'AUTHORIZE' | 'CAPTURE'> | undefined
  processing_instruction?: Open<'ORDER_COMPLETE_ON_PAYMENT_APPROVAL'> | undefined
  payer?: Payer | undefined
  purchase_units?: PurchaseUnit[] | undefined
  status?: Open<'APPROVED' | 'COMPLETED' | 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'SAVED' | 'VOIDED'> | undefined
  links?: LinkDescription[] | undefined
}

interface OrderBillingPlan extends Loose {
  billing_cycles: BillingCycle[]
  setup_fee?: Money | undefined
  name?: string | undefined
}

interface OrderTrackerItem extends Loose {
  name?: string | undefined
  quantity?: string | undefined
  sku?: string | undefined
  url?: string | undefined
  image_url?: string | undefined
  upc?: UniversalProductCode | undefined
}

interface OrderTrackerResponse extends Loose {
  id?: string | undefined
  status?: Open<'CANCELLED' | 'SHIPPED'> | undefined
  items?: OrderTrackerItem[] | undefined
  links?: LinkDescription[] | undefined
  create_time?: string | undefined
  update_time?: string | undefined
}

interface OrdersCapture extends Loose {
  status?: Open<'COMPLETED' | 'DECLINED' | 'FAILED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED'> | undefined
  status_details?: CaptureStatusDetails | undefined
  id?: string | undefined
  amount?: Money | undefined
  invoice_id?: string | undefined
  custom_id?: string | undefined
  network_transaction_reference?: NetworkTransaction | undefined
  seller_protection?: SellerProtection | undefined
  final_capture?: boolean | undefined
  seller_receivable_breakdown?: SellerReceivableBreakdown | undefined
  disbursement_mode?: Open<'DELAYED' | 'INSTANT'> | undefined
  links?: LinkDescription[] | undefined
  processor_response?: ProcessorResponse | undefined
  create_time?: string | undefined
  update_time?: string | undefined
}

interface P24PaymentObject extends Loose {
  name?: string | undefined
  email?: string | undefined
  country_code?: string | undefined
  payment_descriptor?: string | undefined
  method_id?: string | undefined
  method_description?: string | undefined
}

interface ParticipantMetadata extends Loose {
  ip_address?: string | undefined
}

interface PayeeBase extends Loose {
  email_address?: string | undefined
  merchant_id?: string | undefined
}

interface Payer extends Loose {
  email_address?: string | undefined
  payer_id?: string | undefined
  name?: Name | undefined
  phone?: PhoneWithType | undefined
  birth_date?: string | undefined
  tax_info?: TaxInfo | undefined
  address?: Address | undefined
}

interface PaymentAuthorization extends Loose {
  status?: Open<'CAPTURED' | 'CREATED' | 'DENIED' | 'PARTIALLY_CAPTURED' | 'PENDING' | 'VOIDED'> | undefined
  status_details?: AuthorizationStatusDetails | undefined
  id?: string | undefined
  amount?: Money | undefined
  invoice_id?: string | undefined
  custom_id?: string | undefined
  network_transaction_reference?: NetworkTransaction | undefined
  seller_protection?: SellerProtection | undefined
  expiration_time?: string | undefined
  links?: LinkDescription[] | undefined
  create_time?: string | undefined
  update_time?: string | undefined
  supplementary_data?: PaymentSupplementaryData | undefined
  payee?: PayeeBase | undefined
}

interface PaymentCollection extends Loose {
  authorizations?: AuthorizationWithAdditionalData[] | undefined
  captures?: OrdersCapture[] | undefined
  refunds?: Refund[] | undefined
}

interface PaymentInstruction extends Loose {
  platform_fees?: PlatformFee[] | undefined
  disbursement_mode?: Open<'DELAYED' | 'INSTANT'> | undefined
  payee_pricing_tier_id?: string | undefined
  payee_receivable_fx_rate_id?: string | undefined
}

interface PaymentPreferences extends Loose {
  auto_bill_outstanding?: boolean | undefined
  setup_fee?: Money | undefined
  setup_fee_failure_action?: Open<'CANCEL' | 'CONTINUE'> | undefined
  payment_failure_threshold?: number | undefined
}

interface PaymentSourceResponse extends Loose {
  card?: CardResponse | undefined
  paypal?: PaypalWalletResponse | undefined
  bancontact?: BancontactPaymentObject | undefined
  blik?: BlikPaymentObject | undefined
  eps?: EpsPaymentObject | undefined
  giropay?: EpsPaymentObject | undefined
  ideal?: IdealPaymentObject | undefined
  mybank?: IdealPaymentObject | undefined
  p_24?: P24PaymentObject | undefined
  sofort?: IdealPaymentObject | undefined
  trustly?: TrustlyPaymentObject | undefined
  apple_pay?: ApplePayPaymentObject | undefined
  google_pay?: GooglePayWalletResponse | undefined
  venmo?: VenmoWalletResponse | undefined
}

interface PaymentSupplementaryData extends Loose {
  related_ids?: RelatedIdentifiers | undefined
}

interface PaymentTokenResponse extends Loose {
  id?: string | undefined
  customer?: CustomerResponse | undefined
  payment_source?: PaymentTokenResponsePaymentSource | undefined
  links?: LinkDescription[] | undefined
}

interface PaymentTokenResponsePaymentSource extends Loose {
  card?: CardPaymentTokenEntity | undefined
  paypal?: PaypalPaymentToken | undefined
  venmo?: VenmoPaymentToken | undefined
  apple_pay?: ApplePayPaymentToken | undefined
}

interface PayoutBatch extends Loose {
  batch_header: PayoutBatchBatchHeader
  links?: Link[] | undefined
}

interface PayoutBatchBatchHeader extends Loose {
  payout_batch_id: string
  batch_status: Open<'CANCELED' | 'DENIED' | 'PENDING' | 'PROCESSING' | 'SUCCESS'>
  time_created?: string | undefined
  time_completed?: string | undefined
  time_closed?: string | undefined
  sender_batch_header: PayoutBatchBatchHeaderSenderBatchHeader
  funding_source?: Open<'BALANCE'> | undefined
  amount?: Fee | undefined
  fees?: Fee | undefined
  payments?: number | undefined
}

interface PayoutBatchBatchHeaderSenderBatchHeader extends Loose {
  sender_batch_id?: string | undefined
  recipient_type?: string | undefined
  email_subject?: string | undefined
  email_message?: string | undefined
}

interface PayoutItem extends Loose {
  payout_item_id: string
  transaction_id?: string | undefined
  activity_id?: string | undefined
  transaction_status?:
    | Open<'BLOCKED' | 'FAILED' | 'ONHOLD' | 'PENDING' | 'REFUNDED' | 'RETURNED' | 'REVERSED' | 'SUCCESS' | 'UNCLAIMED'>
    | undefined
  payout_batch_id: string
  sender_batch_id?: string | undefined
  payout_item_fee?: Fee | undefined
  payout_item: PayoutItemPayoutItem
  currency_conversion?: PayoutItemCurrencyConversion | undefined
  time_processed?: string | undefined
  errors?: PayoutItemErrors | undefined
  links?: Link[] | undefined
}

interface PayoutItemCurrencyConversion extends Loose {
  from_amount?: Fee | undefined
  to_amount?: Fee | undefined
  exchange_rate?: string | undefined
}

interface PayoutItemErrors extends Loose {
  name: string
  message: string
  debug_id?: string | undefined
  information_link?: string | undefined
  details?: unknown[] | undefined
}

interface PayoutItemPayoutItem extends Loose {
  recipient_type?: Open<'EMAIL' | 'PAYPAL_ID' | 'PHONE'> | undefined
  amount: Fee
  note?: string | undefined
  receiver: string
  sender_item_id?: string | undefined
  recipient_name?: Loose | undefined
  recipient_wallet?: Open<'PAYPAL' | 'RECIPIENT_SELECTED' | 'VENMO'> | undefined
  purpose?: string | undefined
}

interface PaypalPaymentToken extends Loose {
  description?: string | undefined
  usage_pattern?:
    | Open<
        | 'DEFERRED'
        | 'IMMEDIATE'
        | 'INSTALLMENT_POSTPAID'
        | 'INSTALLMENT_PREPAID'
        | 'RECURRING_POSTPAID'
        | 'RECURRING_PREPAID'
        | 'SUBSCRIPTION_POSTPAID'
        | 'SUBSCRIPTION_PREPAID'
        | 'THRESHOLD_POSTPAID'
        | 'THRESHOLD_PREPAID'
        | 'UNSCHEDULED_POSTPAID'
        | 'UNSCHEDULED_PREPAID'
      >
    | undefined
  shipping?: VaultedDigitalWalletShippingDetails | undefined
  permit_multiple_payment_tokens?: boolean | undefined
  usage_type?: Open<'MERCHANT' | 'PLATFORM'> | undefined
  customer_type?: Open<'BUSINESS' | 'CONSUMER'> | undefined
  email_address?: string | undefined
  payer_id?: string | undefined
  name?: Name | undefined
  phone?: PhoneWithType | undefined
  address?: Address | undefined
  account_id?: string | undefined
  phone_number?: Phone | undefined
}

interface PaypalWalletAttributesResponse extends Loose {
  vault?: CardVaultResponse | undefined
  cobranded_cards?: CobrandedCard[] | undefined
}

interface PaypalWalletCustomer extends Loose {
  id?: string | undefined
  email_address?: string | undefined
  phone?: PhoneWithType | undefined
  name?: Name | undefined
  merchant_customer_id?: string | undefined
}

interface PaypalWalletResponse extends Loose {
  email_address?: string | undefined
  account_id?: string | undefined
  account_status?: Open<'UNVERIFIED' | 'VERIFIED'> | undefined
  name?: Name | undefined
  phone_type?: Open<'FAX' | 'HOME' | 'MOBILE' | 'OTHER' | 'PAGER'> | undefined
  phone_number?: PhoneNumber | undefined
  birth_date?: string | undefined
  business_name?: string | undefined
  tax_info?: TaxInfo | undefined
  address?: Address | undefined
  attributes?: PaypalWalletAttributesResponse | undefined
  stored_credential?: PaypalWalletStoredCredential | undefined
  experience_status?: Open<'APPROVED' | 'CANCELED' | 'IN_PROGRESS' | 'NOT_STARTED'> | undefined
}

interface PaypalWalletStoredCredential extends Loose {
  payment_initiator: Open<'CUSTOMER' | 'MERCHANT'>
  charge_pattern?:
    | Open<
        | 'DEFERRED'
        | 'IMMEDIATE'
        | 'INSTALLMENT_POSTPAID'
        | 'INSTALLMENT_PREPAID'
        | 'RECURRING_POSTPAID'
        | 'RECURRING_PREPAID'
        | 'SUBSCRIPTION_POSTPAID'
        | 'SUBSCRIPTION_PREPAID'
        | 'THRESHOLD_POSTPAID'
        | 'THRESHOLD_PREPAID'
        | 'UNSCHEDULED_POSTPAID'
        | 'UNSCHEDULED_PREPAID'
      >
    | undefined
  usage_pattern?:
    | Open<
        | 'DEFERRED'
        | 'IMMEDIATE'
        | 'INSTALLMENT_POSTPAID'
        | 'INSTALLMENT_PREPAID'
        | 'RECURRING_POSTPAID'
        | 'RECURRING_PREPAID'
        | 'SUBSCRIPTION_POSTPAID'
        | 'SUBSCRIPTION_PREPAID'
        | 'THRESHOLD_POSTPAID'
        | 'THRESHOLD_PREPAID'
        | 'UNSCHEDULED_POSTPAID'
        | 'UNSCHEDULED_PREPAID'
      >
    | undefined
  usage?: Open<'DERIVED' | 'FIRST' | 'SUBSEQUENT'> | undefined
}

interface Phone extends Loose {
  country_code: string
  national_number: string
  extension_number?: string | undefined
}

interface PhoneNumber extends Loose {
  national_number: string
}

interface PhoneNumberWithCountryCode extends Loose {
  country_code: string
  national_number: string
}

interface PhoneNumberWithOptionalCountryCode extends Loose {
  country_code?: string | undefined
  national_number: string
}

interface PhoneWithType extends Loose {
  phone_type?: Open<'FAX' | 'HOME' | 'MOBILE' | 'OTHER' | 'PAGER'> | undefined
  phone_number: PhoneNumber
}

interface PlanDetails extends Loose {
  product_id?: string | undefined
  name?: string | undefined
  description?: string | undefined
  billing_cycles?: SubscriptionBillingCycle[] | undefined
  payment_preferences?: PaymentPreferences | undefined
  merchant_preferences?: MerchantPreferences | undefined
  taxes?: Taxes | undefined
  quantity_supported?: boolean | undefined
}

interface PlatformFee extends Loose {
  amount: Money
  payee?: PayeeBase | undefined
}

interface PricingScheme extends Loose {
  price?: Money | undefined
  pricing_model: Open<'AUTO_RELOAD' | 'FIXED' | 'VARIABLE'>
  reload_threshold_amount?: Money | undefined
}

interface PricingTier extends Loose {
  starting_quantity: string
  ending_quantity?: string | undefined
  amount: Money
}

interface ProcessorResponse extends Loose {
  avs_code?:
    | Open<
        | '0'
        | '1'
        | '2'
        | '3'
        | '4'
        | 'A'
        | 'B'
        | 'C'
        | 'D'
        | 'E'
        | 'F'
        | 'G'
        | 'I'
        | 'M'
        | 'N'
        | 'Null'
        | 'P'
        | 'R'
        | 'S'
        | 'U'
        | 'W'
        | 'X'
        | 'Y'
        | 'Z'
      >
    | undefined
  cvv_code?:
    | Open<'0' | '1' | '2' | '3' | '4' | 'All others' | 'E' | 'I' | 'M' | 'N' | 'P' | 'S' | 'U' | 'X'>
    | undefined
  response_code?: string | undefined
  payment_advice_code?:
    | Open<'01' | '02' | '03' | '04' | '21' | '22' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '40' | '43'>
    | undefined
}

interface PurchaseUnit extends Loose {
  reference_id?: string | undefined
  amount?: AmountWithBreakdown | undefined
  payee?: PayeeBase | undefined
  payment_instruction?: PaymentInstruction | undefined
  description?: string | undefined
  custom_id?: string | undefined
  invoice_id?: string | undefined
  id?: string | undefined
  soft_descriptor?: string | undefined
  items?: Item[] | undefined
  shipping?: ShippingWithTrackingDetails | undefined
  supplementary_data?: SupplementaryData | undefined
  payments?: PaymentCollection | undefined
  most_recent_errors?: unknown[] | undefined
}

interface Refund extends Loose {
  status?: Open<'CANCELLED' | 'COMPLETED' | 'FAILED' | 'PENDING'> | undefined
  status_details?: RefundStatusDetails | undefined
  id?: string | undefined
  amount?: Money | undefined
  invoice_id?: string | undefined
  custom_id?: string | undefined
  acquirer_reference_number?: string | undefined
  note_to_payer?: string | undefined
  seller_payable_breakdown?: SellerPayableBreakdown | undefined
  payer?: PayeeBase | undefined
  links?: LinkDescription[] | undefined
  create_time?: string | undefined
  update_time?: string | undefined
}

interface RefundStatusDetails extends Loose {
  reason?: Open<'ECHECK'> | undefined
}

interface RelatedIdentifiers extends Loose {
  order_id?: string | undefined
  authorization_id?: string | undefined
  capture_id?: string | undefined
}

interface RiskSupplementaryData extends Loose {
  customer?: ParticipantMetadata | undefined
}

interface Sale extends Loose {
  id: string
  state: Open<'completed' | 'denied' | 'partially_refunded' | 'pending' | 'refunded'>
  amount: Amount
  payment_mode?: string | undefined
  protection_eligibility?: string | undefined
  protection_eligibility_type?: string | undefined
  reason_code?: string | undefined
  clearing_time?: string | undefined
  payment_hold_status?: string | undefined
  payment_hold_reasons?: unknown[] | undefined
  transaction_fee?: Fee | undefined
  receivable_amount?: Fee | undefined
  transaction_fee_in_receivable_currency?: Fee | undefined
  exchange_rate?: string | undefined
  receipt_id?: string | undefined
  fmf_details?: Loose | undefined
  processor_response?: Loose | undefined
  billing_agreement_id?: string | undefined
  parent_payment?: string | undefined
  invoice_number?: string | undefined
  custom?: string | undefined
  soft_descriptor?: string | undefined
  create_time: string
  update_time?: string | undefined
  links?: Link[] | undefined
}

interface SaleRefund extends Loose {
  id: string
  state: Open<'cancelled' | 'completed' | 'failed' | 'pending'>
  amount: Amount
  sale_id?: string | undefined
  capture_id?: string | undefined
  parent_payment?: string | undefined
  invoice_number?: string | undefined
  custom?: string | undefined
  reason?: string | undefined
  description?: string | undefined
  refund_from_transaction_fee?: Fee | undefined
  refund_from_received_amount?: Fee | undefined
  total_refunded_amount?: Fee | undefined
  create_time: string
  update_time?: string | undefined
  links?: Link[] | undefined
}

interface SellerPayableBreakdown extends Loose {
  gross_amount?: Money | undefined
  paypal_fee?: Money | undefined
  paypal_fee_in_receivable_currency?: Money | undefined
  net_amount?: Money | undefined
  net_amount_in_receivable_currency?: Money | undefined
  platform_fees?: PlatformFee[] | undefined
  net_amount_breakdown?: NetAmountBreakdownItem[] | undefined
  total_refunded_amount?: Money | undefined
}

interface SellerProtection extends Loose {
  status?: Open<'ELIGIBLE' | 'NOT_ELIGIBLE' | 'PARTIALLY_ELIGIBLE'> | undefined
  dispute_categories?: Open<'ITEM_NOT_RECEIVED' | 'UNAUTHORIZED_TRANSACTION'>[] | undefined
}

interface SellerReceivableBreakdown extends Loose {
  gross_amount: Money
  paypal_fee?: Money | undefined
  paypal_fee_in_receivable_currency?: Money | undefined
  net_amount?: Money | undefined
  receivable_amount?: Money | undefined
  exchange_rate?: ExchangeRate | undefined
  platform_fees?: PlatformFee[] | undefined
}

interface ShippingDetails extends Loose {
  name?: ShippingName | undefined
  email_address?: string | undefined
  phone_number?: PhoneNumberWithCountryCode | undefined
  type?: Open<'PICKUP_FROM_PERSON' | 'PICKUP_IN_PERSON' | 'PICKUP_IN_STORE' | 'SHIPPING'> | undefined
  options?: ShippingOption[] | undefined
  address?: Address | undefined
}

interface ShippingName extends Loose {
  full_name?: string | undefined
}

interface ShippingOption extends Loose {
  id: string
  label: string
  type?: Open<'PICKUP' | 'PICKUP_FROM_PERSON' | 'PICKUP_IN_STORE' | 'SHIPPING'> | undefined
  amount?: Money | undefined
  selected: boolean
}

interface ShippingWithTrackingDetails extends Loose {
  trackers?: OrderTrackerResponse[] | undefined
  name?: ShippingName | undefined
  email_address?: string | undefined
  phone_number?: PhoneNumberWithOptionalCountryCode | undefined
  type?: Open<'PICKUP_FROM_PERSON' | 'PICKUP_IN_PERSON' | 'PICKUP_IN_STORE' | 'SHIPPING'> | undefined
  options?: ShippingOption[] | undefined
  address?: Address | undefined
}

interface Subscriber extends Loose {
  email_address?: string | undefined
  payer_id?: string | undefined
  name?: Name | undefined
  shipping_address?: ShippingDetails | undefined
  payment_source?: SubscriptionPaymentSourceResponse | undefined
}

interface Subscription extends Loose {
  id?: string | undefined
  plan_id?: string | undefined
  start_time?: string | undefined
  quantity?: string | undefined
  shipping_amount?: Money | undefined
  subscriber?: Subscriber | undefined
  billing_info?: SubscriptionBillingInformation | undefined
  create_time?: string | undefined
  update_time?: string | undefined
  custom_id?: string | undefined
  plan_overridden?: boolean | undefined
  plan?: PlanDetails | undefined
  links?: LinkDescription[] | undefined
  status?: Open<'ACTIVE' | 'APPROVAL_PENDING' | 'APPROVED' | 'CANCELLED' | 'EXPIRED' | 'SUSPENDED'> | undefined
  status_change_note?: string | undefined
  status_update_time?: string | undefined
}

interface SubscriptionBillingCycle extends Loose {
  pricing_scheme?: SubscriptionPricingScheme | undefined
  frequency: Frequency
  tenure_type: Open<'REGULAR' | 'TRIAL'>
  sequence: number
  total_cycles?: number | undefined
}

interface SubscriptionBillingInformation extends Loose {
  outstanding_balance: Money
  cycle_executions?: CycleExecution[] | undefined
  last_payment?: LastPaymentDetails | undefined
  next_billing_time?: string | undefined
  final_payment_time?: string | undefined
  failed_payments_count: number
  last_failed_payment?: FailedPaymentDetails | undefined
}

interface SubscriptionPaymentSourceResponse extends Loose {
  card?: CardResponseWithBillingAddress | undefined
}

interface SubscriptionPricingScheme extends Loose {
  version?: number | undefined
  fixed_price?: Money | undefined
  pricing_model?: Open<'TIERED' | 'VOLUME'> | undefined
  tiers?: PricingTier[] | undefined
  create_time?: string | undefined
  update_time?: string | undefined
}

interface SupplementaryData extends Loose {
  card?: CardSupplementaryData | undefined
  risk?: RiskSupplementaryData | undefined
}

interface TaxInfo extends Loose {
  tax_id: string
  tax_id_type: Open<'BR_CNPJ' | 'BR_CPF'>
}

interface Taxes extends Loose {
  percentage: string
  inclusive?: boolean | undefined
}

interface ThreeDSecureAuthenticationResponse extends Loose {
  authentication_status?: Open<'A' | 'C' | 'D' | 'I' | 'N' | 'R' | 'U' | 'Y'> | undefined
  enrollment_status?: Open<'B' | 'N' | 'U' | 'Y'> | undefined
}

interface ThreeDSecureCardAuthenticationResponse extends Loose {
  authentication_status?: Open<'A' | 'C' | 'D' | 'I' | 'N' | 'R' | 'U' | 'Y'> | undefined
  enrollment_status?: Open<'B' | 'N' | 'U' | 'Y'> | undefined
  authentication_id?: string | undefined
}

interface TrustlyPaymentObject extends Loose {
  name?: string | undefined
  country_code?: string | undefined
  email?: string | undefined
  bic?: string | undefined
  iban_last_chars?: string | undefined
}

interface UniversalProductCode extends Loose {
  type: Open<'UPC-2' | 'UPC-5' | 'UPC-A' | 'UPC-B' | 'UPC-C' | 'UPC-D' | 'UPC-E'>
  code: string
}

interface VaultCustomer extends Loose {
  id?: string | undefined
  name?: Name | undefined
}

interface VaultResponse extends Loose {
  id?: string | undefined
  status?: Open<'APPROVED' | 'CREATED' | 'VAULTED'> | undefined
  customer?: VaultCustomer | undefined
  links?: LinkDescription[] | undefined
}

interface VaultedDigitalWalletShippingDetails extends Loose {
  name?: ShippingName | undefined
  email_address?: string | undefined
  phone_number?: PhoneNumberWithCountryCode | undefined
  type?: Open<'PICKUP_FROM_PERSON' | 'PICKUP_IN_PERSON' | 'PICKUP_IN_STORE' | 'SHIPPING'> | undefined
  address?: Address | undefined
}

interface VenmoPaymentToken extends Loose {
  description?: string | undefined
  usage_pattern?:
    | Open<
        | 'DEFERRED'
        | 'IMMEDIATE'
        | 'INSTALLMENT_POSTPAID'
        | 'INSTALLMENT_PREPAID'
        | 'RECURRING_POSTPAID'
        | 'RECURRING_PREPAID'
        | 'SUBSCRIPTION_POSTPAID'
        | 'SUBSCRIPTION_PREPAID'
        | 'THRESHOLD_POSTPAID'
        | 'THRESHOLD_PREPAID'
        | 'UNSCHEDULED_POSTPAID'
        | 'UNSCHEDULED_PREPAID'
      >
    | undefined
  shipping?: VaultedDigitalWalletShippingDetails | undefined
  permit_multiple_payment_tokens?: boolean | undefined
  usage_type?: Open<'MERCHANT' | 'PLATFORM'> | undefined
  customer_type?: Open<'BUSINESS' | 'CONSUMER'> | undefined
  email_address?: string | undefined
  payer_id?: string | undefined
  name?: Name | undefined
  phone?: PhoneWithType | undefined
  address?: Address | undefined
  user_name?: string | undefined
}

interface VenmoVaultResponse extends Loose {
  id?: string | undefined
  status?: Open<'APPROVED' | 'CREATED' | 'VAULTED'> | undefined
  links?: LinkDescription[] | undefined
  customer?: CustomerInformation | undefined
}

interface VenmoWalletAttributesResponse extends Loose {
  vault?: VenmoVaultResponse | undefined
}

interface VenmoWalletResponse extends Loose {
  email_address?: string | undefined
  account_id?: string | undefined
  user_name?: string | undefined
  name?: Name | undefined
  phone_number?: PhoneNumber | undefined
  address?: Address | undefined
  return_flow?: Open<'AUTO' | 'MANUAL'> | undefined
  attributes?: VenmoWalletAttributesResponse | undefined
}
