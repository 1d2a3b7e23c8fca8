// Written by `npm run payloads` from:
// - cashfree-pg 6.0.6

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface CashfreePayloads {
  PAYMENT_FAILED_WEBHOOK: PaymentWebhook
  PAYMENT_SUCCESS_WEBHOOK: PaymentWebhook
  PAYMENT_USER_DROPPED_WEBHOOK: PaymentWebhook
  REFUND_STATUS_WEBHOOK: RefundWebhook
}

interface AuthorizationInPayments extends Loose {
  action?: Open<'CAPTURE' | 'VOID'> | undefined
  status?: Open<'PENDING' | 'SUCCESS'> | undefined
  captured_amount?: number | undefined
  start_time?: string | undefined
  end_time?: string | undefined
  approve_by?: string | undefined
  action_reference?: string | undefined
  action_time?: string | undefined
}

interface CardOffer extends Loose {
  type: string[]
  bank_name: string
  scheme_name: string[]
}

interface CashbackDetails extends Loose {
  cashback_type: Open<'flat' | 'percentage'>
  cashback_value: number
  max_cashback_amount: number
}

interface DiscountDetails extends Loose {
  discount_type: Open<'flat' | 'percentage'>
  discount_value: number
  max_discount_amount: number
}

interface EMIOffer extends Loose {
  type: string
  issuer: string
  tenures: number[]
}

interface ErrorDetailsInPayments extends Loose {
  error_code?: string | undefined
  error_description?: string | undefined
  error_reason?: string | undefined
  error_source?: string | undefined
  error_code_raw?: string | undefined
  error_description_raw?: string | undefined
  error_subcode_raw?: string | undefined
}

interface InternationalPayment extends Loose {
  international?: boolean | undefined
}

interface Offer extends Loose {
  offer_id?: string | undefined
  offer_status?: string | undefined
  order_amount?: number | undefined
  payable_amount?: number | undefined
  offer_meta?: OfferMetaResponse | undefined
  offer_tnc?: OfferTncResponse | undefined
  offer_details?: OfferDetailsResponse | undefined
  offer_validations?: OfferValidationsResponse | undefined
  redemption_amount?: number | undefined
  platform?: string | undefined
}

interface OfferAll extends Loose {
  all: unknown
}

interface OfferCard extends Loose {
  card: CardOffer
}

interface OfferDetailsResponse extends Loose {
  cashback_details?: CashbackDetails | undefined
  discount_details?: DiscountDetails | undefined
  offer_type?: Open<'CASHBACK' | 'DISCOUNT' | 'DISCOUNT_AND_CASHBACK' | 'NO_COST_EMI'> | undefined
}

interface OfferEMI extends Loose {
  emi?: EMIOffer | undefined
}

interface OfferMetaResponse extends Loose {
  offer_code?: string | undefined
  offer_description?: string | undefined
  offer_end_time?: string | undefined
  offer_start_time?: string | undefined
  offer_title?: string | undefined
}

interface OfferNB extends Loose {
  netbanking: OfferNBNetbanking
}

interface OfferNBNetbanking extends Loose {
  bank_name?: string | undefined
}

interface OfferPaylater extends Loose {
  paylater: WalletOffer
}

interface OfferTncResponse extends Loose {
  offer_tnc_type?: Open<'link' | 'text'> | undefined
  offer_tnc_value?: string | undefined
}

interface OfferUPI extends Loose {
  upi: unknown
}

interface OfferValidationsResponse extends Loose {
  max_allowed?: number | undefined
  min_amount?: number | undefined
  payment_method?: OfferAll | OfferCard | OfferEMI | OfferNB | OfferPaylater | OfferUPI | OfferWallet | undefined
}

interface OfferWallet extends Loose {
  app: WalletOffer
}

interface Payment extends Loose {
  cf_payment_id?: string | undefined
  order_id?: string | undefined
  entity?: string | undefined
  error_details?: ErrorDetailsInPayments | undefined
  is_captured?: boolean | undefined
  order_amount?: number | undefined
  payment_group?: string | undefined
  payment_currency?: string | undefined
  payment_amount?: number | undefined
  payment_time?: string | undefined
  payment_completion_time?: string | undefined
  payment_status?:
    | Open<'CANCELLED' | 'FAILED' | 'NOT_ATTEMPTED' | 'PENDING' | 'SUCCESS' | 'USER_DROPPED' | 'VOID'>
    | undefined
  payment_message?: string | undefined
  bank_reference?: string | undefined
  auth_id?: string | undefined
  order_currency?: string | undefined
  authorization?: AuthorizationInPayments | undefined
  payment_method?:
    | PaymentMethodAppInPayments
    | PaymentMethodBankTransferInPayments
    | PaymentMethodCardEMIInPayments
    | PaymentMethodCardInPayments
    | PaymentMethodCardlessEMIInPayments
    | PaymentMethodNetBankingInPayments
    | PaymentMethodPaylaterInPayments
    | PaymentMethodUPIInPayments
    | undefined
  international_payment?: InternationalPayment | undefined
  payment_gateway_details?: PaymentGatewayDetails | undefined
  payment_surcharge?: PaymentEntityPaymentSurcharge | undefined
}

interface PaymentEntityPaymentSurcharge extends Loose {
  payment_surcharge_service_charge?: number | undefined
  payment_surcharge_service_tax?: number | undefined
}

interface PaymentGatewayDetails extends Loose {
  gateway_name?: string | undefined
  gateway_order_id?: string | undefined
  gateway_payment_id?: string | undefined
  gateway_order_reference_id?: string | undefined
  gateway_status_code?: string | undefined
  gateway_settlement?: string | undefined
  gateway_reference_name?: string | undefined
}

interface PaymentMethodAppInPayments extends Loose {
  app?: PaymentMethodAppInPaymentsEntityApp | undefined
}

interface PaymentMethodAppInPaymentsEntityApp extends Loose {
  channel?: string | undefined
  provider?: string | undefined
  phone?: string | undefined
}

interface PaymentMethodBankTransferInPayments extends Loose {
  banktransfer?: PaymentMethodBankTransferInPaymentsEntityBanktransfer | undefined
}

interface PaymentMethodBankTransferInPaymentsEntityBanktransfer extends Loose {
  channel?: string | undefined
  banktransfer_bank_name?: string | undefined
  banktransfer_ifsc?: string | undefined
  banktransfer_account_number?: string | undefined
}

interface PaymentMethodCardEMIInPayments extends Loose {
  emi?: PaymentMethodCardEMIInPaymentsEntityEmi | undefined
}

interface PaymentMethodCardEMIInPaymentsEntityEmi extends Loose {
  channel?: string | undefined
  card_number?: string | undefined
  card_network?: string | undefined
  card_type?: string | undefined
  card_country?: string | undefined
  card_bank_name?: string | undefined
  card_network_reference_id?: string | undefined
  emi_tenure?: number | undefined
  emi_details?: PaymentMethodCardEMIInPaymentsEntityEmiEmiDetails | undefined
}

interface PaymentMethodCardEMIInPaymentsEntityEmiEmiDetails extends Loose {
  emi_amount?: number | undefined
  emi_tenure?: number | undefined
  emi_interest?: number | undefined
}

interface PaymentMethodCardInPayments extends Loose {
  card?: PaymentMethodCardInPaymentsEntityCard | undefined
}

interface PaymentMethodCardInPaymentsEntityCard extends Loose {
  channel?: string | undefined
  card_number?: string | undefined
  card_network?: string | undefined
  card_type?: string | undefined
  card_sub_type?: string | undefined
  card_country?: string | undefined
  card_bank_name?: string | undefined
  card_network_reference_id?: string | undefined
  instrument_id?: string | undefined
}

interface PaymentMethodCardlessEMIInPayments extends Loose {
  cardless_emi?: PaymentMethodAppInPaymentsEntityApp | undefined
}

interface PaymentMethodNetBankingInPayments extends Loose {
  netbanking?: PaymentMethodNetBankingInPaymentsEntityNetbanking | undefined
}

interface PaymentMethodNetBankingInPaymentsEntityNetbanking extends Loose {
  channel?: string | undefined
  netbanking_bank_code?: number | undefined
  netbanking_bank_name?: string | undefined
  netbanking_ifsc?: string | undefined
  netbanking_account_number?: string | undefined
}

interface PaymentMethodPaylaterInPayments extends Loose {
  paylater?: PaymentMethodAppInPaymentsEntityApp | undefined
}

interface PaymentMethodUPIInPayments extends Loose {
  upi?: PaymentMethodUPIInPaymentsEntityUpi | undefined
}

interface PaymentMethodUPIInPaymentsEntityUpi extends Loose {
  channel?: string | undefined
  upi_id?: string | undefined
  upi_payer_ifsc?: string | undefined
  upi_payer_account_number?: string | undefined
}

interface PaymentWebhook extends Loose {
  data?: PaymentWebhookData | undefined
  event_time?: string | undefined
  type?: string | undefined
}

interface PaymentWebhookCustomer extends Loose {
  customer_name?: string | undefined
  customer_id?: string | undefined
  customer_email?: string | undefined
  customer_phone?: string | undefined
}

interface PaymentWebhookData extends Loose {
  order?: PaymentWebhookOrder | undefined
  payment?: Payment | undefined
  customer_details?: PaymentWebhookCustomer | undefined
  error_details?: PaymentWebhookError | undefined
  payment_gateway_details?: PaymentGatewayDetails | undefined
  payment_offers?: Offer[] | undefined
}

interface PaymentWebhookError extends Loose {
  error_code?: string | undefined
  error_description?: string | undefined
  error_reason?: string | undefined
  error_source?: string | undefined
  error_code_raw?: string | undefined
  error_description_raw?: string | undefined
}

interface PaymentWebhookOrder extends Loose {
  order_id?: string | undefined
  order_amount?: number | undefined
  order_currency?: string | undefined
  order_tags?: { [key: string]: string } | undefined
}

interface Refund extends Loose {
  cf_payment_id?: string | number | undefined
  cf_refund_id?: string | number | undefined
  order_id?: string | undefined
  refund_id?: string | undefined
  entity?: Open<'refund'> | undefined
  refund_amount?: number | undefined
  refund_currency?: string | undefined
  refund_note?: string | undefined
  refund_status?: Open<'CANCELLED' | 'ONHOLD' | 'PENDING' | 'SUCCESS'> | undefined
  refund_arn?: string | undefined
  refund_charge?: number | undefined
  status_description?: string | undefined
  metadata?: unknown
  refund_splits?: VendorSplit[] | undefined
  refund_type?: Open<'MERCHANT_INITIATED' | 'PAYMENT_AUTO_REFUND' | 'UNRECONCILED_AUTO_REFUND'> | undefined
  refund_mode?: string | undefined
  created_at?: string | undefined
  processed_at?: string | undefined
  refund_speed?: RefundSpeed | undefined
  forex_conversion_handling_charge?: number | undefined
  forex_conversion_handling_tax?: number | undefined
  forex_conversion_rate?: number | undefined
  charges_currency?: string | undefined
}

interface RefundSpeed extends Loose {
  requested?: string | undefined
  accepted?: string | undefined
  processed?: string | undefined
  message?: string | undefined
}

interface RefundWebhook extends Loose {
  data?: (Loose & { refund?: Refund | undefined }) | undefined
  event_time?: string | undefined
  type?: string | undefined
}

interface VendorSplit extends Loose {
  vendor_id?: string | undefined
  amount?: number | undefined
  percentage?: number | undefined
  tags?: Loose | undefined
}

interface WalletOffer extends Loose {
  provider?: string | undefined
}
