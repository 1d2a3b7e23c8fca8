// Written by `npm run payloads` from:
// - @gr4vy/sdk 1.10.18
// - by hand: the envelope, from the guide to webhooks, as https://docs.mattildapayments.com/guides/features/webhooks/payload has it

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface Gr4vyPayloads {
  buyer: BuyerPayload
  'payment-method': PaymentMethodPayload
  refund: RefundPayload
  transaction: TransactionPayload
}

interface Address extends Loose {
  city?: string | null | undefined
  country?: string | null | undefined
  postal_code?: string | null | undefined
  state?: string | null | undefined
  state_code?: string | null | undefined
  house_number_or_name?: string | null | undefined
  line1?: string | null | undefined
  line2?: string | null | undefined
  organization?: string | null | undefined
}

interface Airline extends Loose {
  booking_code?: string | null | undefined
  is_cardholder_traveling?: boolean | null | undefined
  issued_address?: string | null | undefined
  issued_at?: string | null | undefined
  issuing_carrier_code?: string | null | undefined
  issuing_carrier_name?: string | null | undefined
  issuing_iata_designator?: string | null | undefined
  issuing_icao_code?: string | null | undefined
  legs?: AirlineLeg[] | null | undefined
  passenger_name_record?: string | null | undefined
  passengers?: AirlinePassenger[] | null | undefined
  reservation_system?: string | null | undefined
  restricted_ticket?: boolean | null | undefined
  ticket_delivery_method?: Open<'electronic' | 'other'> | null | undefined
  ticket_number?: string | null | undefined
  travel_agency_code?: string | null | undefined
  travel_agency_invoice_number?: string | null | undefined
  travel_agency_name?: string | null | undefined
  travel_agency_plan_name?: string | null | undefined
}

interface AirlineLeg extends Loose {
  arrival_airport?: string | null | undefined
  arrival_at?: string | null | undefined
  arrival_city?: string | null | undefined
  arrival_country?: string | null | undefined
  carrier_code?: string | null | undefined
  carrier_name?: string | null | undefined
  iata_designator?: string | null | undefined
  icao_code?: string | null | undefined
  coupon_number?: string | null | undefined
  departure_airport?: string | null | undefined
  departure_at?: string | null | undefined
  departure_city?: string | null | undefined
  departure_country?: string | null | undefined
  departure_tax_amount?: number | null | undefined
  fare_amount?: number | null | undefined
  fare_basis_code?: string | null | undefined
  fee_amount?: number | null | undefined
  flight_class?: string | null | undefined
  flight_number?: string | null | undefined
  route_type?: Open<'one_way' | 'round_trip'> | null | undefined
  seat_class?: string | null | undefined
  stop_over?: boolean | null | undefined
  tax_amount?: number | null | undefined
}

interface AirlinePassenger extends Loose {
  age_group?: Open<'adult' | 'infant'> | null | undefined
  date_of_birth?: string | null | undefined
  email_address?: string | null | undefined
  first_name?: string | null | undefined
  frequent_flyer_number?: string | null | undefined
  last_name?: string | null | undefined
  passport_number?: string | null | undefined
  phone_number?: string | null | undefined
  ticket_number?: string | null | undefined
  title?: string | null | undefined
  country_code?: string | null | undefined
}

interface BillingDetails extends Loose {
  first_name?: string | null | undefined
  last_name?: string | null | undefined
  email_address?: string | null | undefined
  phone_number?: string | null | undefined
  address?: Address | null | undefined
  tax_id?: TaxId | null | undefined
}

interface Buyer extends Loose {
  type: string
  id?: string | null | undefined
  merchant_account_id: string
  display_name?: string | null | undefined
  external_identifier?: string | null | undefined
  billing_details?: BillingDetails | null | undefined
  account_number?: string | null | undefined
  created_at: string
  updated_at: string
}

interface BuyerPayload extends Loose {
  type: string
  id: string
  name?: string | undefined
  created_at: string
  merchant_account_id: string
  gr4vy_id: string
  environment?: string | undefined
  target: Buyer
}

interface CartItem extends Loose {
  name: string
  quantity: number
  unit_amount: number
  discount_amount?: number | null | undefined
  tax_amount?: number | null | undefined
  external_identifier?: string | null | undefined
  sku?: string | null | undefined
  upc?: string | null | undefined
  product_url?: string | null | undefined
  image_url?: string | null | undefined
  categories?: string[] | null | undefined
  product_type?:
    | Open<
        'digital' | 'discount' | 'gift_card' | 'physical' | 'sales_tax' | 'shipping_fee' | 'store_credit' | 'surcharge'
      >
    | null
    | undefined
  seller_country?: string | null | undefined
  tax_exempt?: boolean | null | undefined
  unit_of_measure?: string | null | undefined
  commodity_code?: string | null | undefined
  description?: string | null | undefined
  duty_amount?: number | null | undefined
  shipping_amount?: number | null | undefined
}

interface Creator extends Loose {
  id: string
  name: string
  email_address: string
}

interface GiftCardRedemption extends Loose {
  type: 'gift-card-redemption'
  id: string
  status: Open<'created' | 'failed' | 'skipped' | 'succeeded'>
  amount: number
  refunded_amount: number
  gift_card_service_redemption_id?: string | null | undefined
  error_code?:
    | Open<
        | 'expired_card'
        | 'inactive_card'
        | 'incorrect_currency'
        | 'insufficient_funds'
        | 'invalid_amount'
        | 'invalid_gift_card'
        | 'invalid_service_configuration'
        | 'invalid_service_credentials'
        | 'max_gift_cards_reached'
        | 'operation_canceled'
        | 'service_error'
        | 'service_network_error'
        | 'unknown_error'
      >
    | null
    | undefined
  raw_error_code?: string | null | undefined
  raw_error_message?: string | null | undefined
  gift_card: TransactionGiftCard
}

interface GiftCardService extends Loose {
  type: 'gift-card-service'
  id: string
  gift_card_service_definition_id: Open<'mock-gift-card' | 'qwikcilver-gift-card'>
  display_name: string
}

interface PaymentMethod extends Loose {
  type: string
  approval_url?: string | null | undefined
  country?: string | null | undefined
  currency?: string | null | undefined
  details?: PaymentMethodDetailsCard | null | undefined
  expiration_date?: string | null | undefined
  fingerprint?: string | null | undefined
  label?: string | null | undefined
  last_replaced_at?: string | null | undefined
  method: string
  mode?:
    | Open<'applepay' | 'bank' | 'card' | 'checkout-session' | 'click-to-pay' | 'gift-card' | 'googlepay' | 'redirect'>
    | null
    | undefined
  scheme?:
    | Open<
        | 'accel'
        | 'amex'
        | 'bancontact'
        | 'carte-bancaire'
        | 'cirrus'
        | 'culiance'
        | 'dankort'
        | 'diners-club'
        | 'discover'
        | 'eftpos-australia'
        | 'elo'
        | 'hipercard'
        | 'jcb'
        | 'maestro'
        | 'mastercard'
        | 'mir'
        | 'nyce'
        | 'other'
        | 'pulse'
        | 'qcard'
        | 'rupay'
        | 'star'
        | 'uatp'
        | 'unionpay'
        | 'visa'
      >
    | null
    | undefined
  id: string
  merchant_account_id: string
  additional_schemes?:
    | Open<
        | 'accel'
        | 'amex'
        | 'bancontact'
        | 'carte-bancaire'
        | 'cirrus'
        | 'culiance'
        | 'dankort'
        | 'diners-club'
        | 'discover'
        | 'eftpos-australia'
        | 'elo'
        | 'hipercard'
        | 'jcb'
        | 'maestro'
        | 'mastercard'
        | 'mir'
        | 'nyce'
        | 'other'
        | 'pulse'
        | 'qcard'
        | 'rupay'
        | 'star'
        | 'uatp'
        | 'unionpay'
        | 'visa'
      >[]
    | null
    | undefined
  cit_last_used_at?: string | null | undefined
  cit_usage_count: number
  has_replacement: boolean
  last_used_at?: string | null | undefined
  usage_count: number
  buyer?: Buyer | null | undefined
  external_identifier?: string | null | undefined
  status: Open<'buyer_approval_required' | 'failed' | 'paused' | 'processing' | 'succeeded'>
  created_at: string
  updated_at: string
}

interface PaymentMethodDetailsCard extends Loose {
  bin?: string | null | undefined
  card_type?: Open<'credit' | 'debit' | 'prepaid'> | null | undefined
  card_issuer_name?: string | null | undefined
}

interface PaymentMethodPayload extends Loose {
  type: string
  id: string
  name?: string | undefined
  created_at: string
  merchant_account_id: string
  gr4vy_id: string
  environment?: string | undefined
  target: PaymentMethod
}

interface Recipient extends Loose {
  first_name: string
  last_name: string
  address?: Address | null | undefined
  account_number?: string | null | undefined
  date_of_birth?: string | null | undefined
}

interface Refund extends Loose {
  type: string
  id: string
  transaction_id: string
  payment_service_refund_id?: string | null | undefined
  status: Open<'declined' | 'failed' | 'processing' | 'succeeded' | 'voided'>
  currency: string
  amount: number
  reason?: string | null | undefined
  target_type: Open<'gift-card-redemption' | 'payment-method'>
  target_id?: string | null | undefined
  reconciliation_id: string
  external_identifier?: string | null | undefined
  transaction_reconciliation_id: string
  transaction_external_identifier?: string | null | undefined
  created_at: string
  updated_at: string
  creator?: Creator | null | undefined
  error_code?: string | null | undefined
  raw_response_code?: string | null | undefined
  raw_response_description?: string | null | undefined
}

interface RefundPayload extends Loose {
  type: string
  id: string
  name?: string | undefined
  created_at: string
  merchant_account_id: string
  gr4vy_id: string
  environment?: string | undefined
  target: Refund
}

interface ShippingDetails extends Loose {
  first_name?: string | null | undefined
  last_name?: string | null | undefined
  email_address?: string | null | undefined
  phone_number?: string | null | undefined
  address?: Address | null | undefined
  id?: string | null | undefined
  buyer_id?: string | null | undefined
  type: 'shipping-details'
}

interface StatementDescriptor extends Loose {
  name?: string | null | undefined
  description?: string | null | undefined
  city?: string | null | undefined
  country?: string | null | undefined
  phone_number?: string | null | undefined
  url?: string | null | undefined
  postal_code?: string | null | undefined
}

interface TaxId extends Loose {
  value: string
  kind: string
}

interface ThreeDSecureDataV1 extends Loose {
  cavv: string
  eci: string
  version: string
  directory_response: string
  scheme?:
    | Open<
        | 'accel'
        | 'amex'
        | 'bancontact'
        | 'carte-bancaire'
        | 'cirrus'
        | 'culiance'
        | 'dankort'
        | 'diners-club'
        | 'discover'
        | 'eftpos-australia'
        | 'elo'
        | 'hipercard'
        | 'jcb'
        | 'maestro'
        | 'mastercard'
        | 'mir'
        | 'nyce'
        | 'other'
        | 'pulse'
        | 'qcard'
        | 'rupay'
        | 'star'
        | 'uatp'
        | 'unionpay'
        | 'visa'
      >
    | null
    | undefined
  authentication_response: string
  cavv_algorithm: string
  xid: string
}

interface ThreeDSecureError extends Loose {
  code?: string | null | undefined
  description?: string | null | undefined
  detail?: string | null | undefined
  component?: string | null | undefined
}

interface ThreeDSecureV2 extends Loose {
  version: string
  authentication_response?: string | null | undefined
  directory_response?: string | null | undefined
  directory_transaction_id?: string | null | undefined
  transaction_reason?: string | null | undefined
  cavv?: string | null | undefined
  eci?: string | null | undefined
  cardholder_info?: string | null | undefined
}

interface Transaction extends Loose {
  type: string
  id: string
  reconciliation_id: string
  merchant_account_id: string
  currency: string
  amount: number
  status: Open<
    | 'authorization_declined'
    | 'authorization_failed'
    | 'authorization_succeeded'
    | 'authorization_void_pending'
    | 'authorization_voided'
    | 'buyer_approval_pending'
    | 'capture_pending'
    | 'capture_succeeded'
    | 'processing'
  >
  authorized_amount: number
  captured_amount: number
  refunded_amount: number
  settled_currency?: string | null | undefined
  settled_amount: number
  settled: boolean
  country?: string | null | undefined
  external_identifier?: string | null | undefined
  intent: Open<'authorize' | 'capture'>
  payment_method?: TransactionPaymentMethod | null | undefined
  method?: string | null | undefined
  instrument_type?:
    | Open<'applepay' | 'card_token' | 'googlepay' | 'network_token' | 'pan' | 'plaid' | 'redirect' | 'redirect_token'>
    | null
    | undefined
  error_code?: string | null | undefined
  payment_service?: TransactionPaymentService | null | undefined
  pending_review: boolean
  buyer?: TransactionBuyer | null | undefined
  raw_response_code?: string | null | undefined
  raw_response_description?: string | null | undefined
  shipping_details?: ShippingDetails | null | undefined
  checkout_session_id?: string | null | undefined
  gift_card_redemptions: GiftCardRedemption[]
  gift_card_service?: GiftCardService | null | undefined
  created_at: string
  updated_at: string
  disputed: boolean
  airline?: Airline | null | undefined
  auth_response_code?: string | null | undefined
  avs_response_code?:
    | Open<
        'match' | 'no_match' | 'partial_match_address' | 'partial_match_name' | 'partial_match_postcode' | 'unavailable'
      >
    | null
    | undefined
  cvv_response_code?: Open<'match' | 'no_match' | 'not_provided' | 'unavailable'> | null | undefined
  anti_fraud_decision?:
    | Open<'accept' | 'error' | 'exception' | 'pending' | 'reject' | 'review' | 'skipped'>
    | null
    | undefined
  payment_source: Open<'card_on_file' | 'ecommerce' | 'installment' | 'moto' | 'recurring'>
  merchant_initiated: boolean
  is_subsequent_payment: boolean
  cart_items?: CartItem[] | null | undefined
  statement_descriptor?: StatementDescriptor | null | undefined
  scheme_transaction_id?: string | null | undefined
  three_d_secure?: TransactionThreeDSecureSummary | null | undefined
  payment_service_transaction_id?: string | null | undefined
  additional_identifiers?: { [key: string]: string | null } | undefined
  metadata?: { [key: string]: string } | null | undefined
  authorized_at?: string | null | undefined
  captured_at?: string | null | undefined
  voided_at?: string | null | undefined
  canceled_at?: string | null | undefined
  approval_expires_at?: string | null | undefined
  buyer_approval_timedout_at?: string | null | undefined
  intent_outcome: Open<'failed' | 'pending' | 'succeeded'>
  multi_tender: boolean
  account_funding_transaction: boolean
  recipient?: Recipient | null | undefined
  merchant_advice_code?: string | null | undefined
  installment_count?: number | null | undefined
  session_token?: string | null | undefined
  tax_amount?: number | null | undefined
  merchant_tax_id?: string | null | undefined
  purchase_order_number?: string | null | undefined
  customer_reference_number?: string | null | undefined
  amount_includes_tax?: boolean | null | undefined
  supplier_order_number?: string | null | undefined
  duty_amount?: number | null | undefined
  shipping_amount?: number | null | undefined
  iso_response_code?: string | null | undefined
}

interface TransactionBuyer extends Loose {
  type: 'buyer'
  id?: string | null | undefined
  display_name?: string | null | undefined
  external_identifier?: string | null | undefined
  billing_details?: BillingDetails | null | undefined
  account_number?: string | null | undefined
}

interface TransactionGiftCard extends Loose {
  type: 'gift-card'
  id?: string | null | undefined
  bin: string
  sub_bin: string
  last4: string
}

interface TransactionPayload extends Loose {
  type: string
  id: string
  name?: string | undefined
  created_at: string
  merchant_account_id: string
  gr4vy_id: string
  environment?: string | undefined
  target: Transaction
}

interface TransactionPaymentMethod extends Loose {
  type: 'payment-method'
  approval_url?: string | null | undefined
  country?: string | null | undefined
  currency?: string | null | undefined
  details?: PaymentMethodDetailsCard | null | undefined
  expiration_date?: string | null | undefined
  fingerprint?: string | null | undefined
  label?: string | null | undefined
  last_replaced_at?: string | null | undefined
  method: string
  mode?:
    | Open<'applepay' | 'bank' | 'card' | 'checkout-session' | 'click-to-pay' | 'gift-card' | 'googlepay' | 'redirect'>
    | null
    | undefined
  scheme?:
    | Open<
        | 'accel'
        | 'amex'
        | 'bancontact'
        | 'carte-bancaire'
        | 'cirrus'
        | 'culiance'
        | 'dankort'
        | 'diners-club'
        | 'discover'
        | 'eftpos-australia'
        | 'elo'
        | 'hipercard'
        | 'jcb'
        | 'maestro'
        | 'mastercard'
        | 'mir'
        | 'nyce'
        | 'other'
        | 'pulse'
        | 'qcard'
        | 'rupay'
        | 'star'
        | 'uatp'
        | 'unionpay'
        | 'visa'
      >
    | null
    | undefined
  id?: string | null | undefined
  approval_target?: Open<'any' | 'new_window'> | null | undefined
  external_identifier?: string | null | undefined
  payment_account_reference?: string | null | undefined
}

interface TransactionPaymentService extends Loose {
  type: 'payment-service'
  id: string
  payment_service_definition_id: string
  method: string
  display_name: string
}

interface TransactionThreeDSecureSummary extends Loose {
  version?: string | null | undefined
  status?: Open<'cancelled' | 'complete' | 'declined' | 'error' | 'setup_error'> | null | undefined
  method?: Open<'challenge' | 'frictionless'> | null | undefined
  response_data?: ThreeDSecureDataV1 | ThreeDSecureV2 | null | undefined
  error_data?: ThreeDSecureError | null | undefined
  amount?: number | null | undefined
}
