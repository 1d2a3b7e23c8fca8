// Written by `npm run payloads` from:
// - mollie-api-typescript 1.12.28

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface MolliePayloads {
  'balance-transaction.created': BalanceTransactionCreatedPayload
  'business-account-transfer.blocked': BusinessAccountTransferFailedPayload
  'business-account-transfer.failed': BusinessAccountTransferFailedPayload
  'business-account-transfer.initiated': BusinessAccountTransferFailedPayload
  'business-account-transfer.pending-review': BusinessAccountTransferFailedPayload
  'business-account-transfer.processed': BusinessAccountTransferFailedPayload
  'business-account-transfer.requested': BusinessAccountTransferFailedPayload
  'business-account-transfer.returned': BusinessAccountTransferFailedPayload
  'capture.failed': CaptureFailedPayload
  'capture.succeeded': CaptureFailedPayload
  'chargeback.received': ChargebackReceivedPayload
  'chargeback.reversed': ChargebackReceivedPayload
  'payment-link.paid': PaymentLinkPaidPayload
  'payment.authorized': PaymentPaidPayload
  'payment.canceled': PaymentPaidPayload
  'payment.expired': PaymentPaidPayload
  'payment.failed': PaymentPaidPayload
  'payment.paid': PaymentPaidPayload
  'payment.pending': PaymentPaidPayload
  'payout.canceled': PayoutFailedPayload
  'payout.completed': PayoutFailedPayload
  'payout.failed': PayoutFailedPayload
  'payout.initiated': PayoutFailedPayload
  'payout.processing-at-bank': PayoutFailedPayload
  'refund.canceled': RefundFailedPayload
  'refund.failed': RefundFailedPayload
  'refund.pending': RefundFailedPayload
  'refund.processing': RefundFailedPayload
  'refund.queued': RefundFailedPayload
  'refund.refunded': RefundFailedPayload
  'sales-invoice.canceled': SalesInvoicePaidPayload
  'sales-invoice.created': SalesInvoicePaidPayload
  'sales-invoice.e-invoice-failed': SalesInvoicePaidPayload
  'sales-invoice.e-invoice-issued': SalesInvoicePaidPayload
  'sales-invoice.issued': SalesInvoicePaidPayload
  'sales-invoice.paid': SalesInvoicePaidPayload
}

interface Amount extends Loose {
  currency: string
  value: string
}

interface BalanceTransactionCreatedPayload extends Loose {
  resource: string
  id: string
  type: string
  entityId: string
  createdAt: string
  _links: WebhookEventLinks
  _embedded?: (Loose & { entity?: unknown }) | null | undefined
}

interface BusinessAccountTransferFailedPayload extends Loose {
  resource: string
  id: string
  type: string
  entityId: string
  createdAt: string
  _links: WebhookEventLinks
  _embedded?: (Loose & { entity?: Transfer | undefined }) | null | undefined
}

interface Capture extends Loose {
  resource: string
  id: string
  mode: Open<'live' | 'test'>
  description?: string | undefined
  amount: Amount | null
  status: Open<'failed' | 'pending' | 'succeeded'>
  metadata?: string | number | Loose | string[] | null | undefined
  paymentId: string
  shipmentId?: string | null | undefined
  settlementId?: string | null | undefined
  createdAt: string
  _links: CaptureResponseLinks
}

interface CaptureFailedPayload extends Loose {
  resource: string
  id: string
  type: string
  entityId: string
  createdAt: string
  _links: WebhookEventLinks
  _embedded?: (Loose & { entity?: Capture | undefined }) | null | undefined
}

interface CaptureResponseLinks extends Loose {
  self: Url
  payment: Url
  settlement?: UrlNullable | null | undefined
  shipment?: UrlNullable | null | undefined
  documentation: Url
}

interface Chargeback extends Loose {
  resource: string
  id: string
  amount: Amount
  reason?: ChargebackReason | null | undefined
  paymentId: string
  settlementId?: string | null | undefined
  createdAt: string
  reversedAt?: string | null | undefined
  _links: ChargebackLinks
}

interface ChargebackLinks extends Loose {
  self: Url
  payment: Url
  settlement?: UrlNullable | null | undefined
  documentation: Url
}

interface ChargebackReason extends Loose {
  code: string
  description: string
}

interface ChargebackReceivedPayload extends Loose {
  resource: string
  id: string
  type: string
  entityId: string
  createdAt: string
  _links: WebhookEventLinks
  _embedded?: (Loose & { entity?: Chargeback | undefined }) | null | undefined
}

interface Payment extends Loose {
  resource: string
  id: string
  mode: Open<'live' | 'test'>
  description: string
  amount: Amount
  amountRefunded?: Amount | undefined
  amountRemaining?: Amount | undefined
  amountCaptured?: Amount | undefined
  amountChargedBack?: Amount | undefined
  redirectUrl?: string | null | undefined
  cancelUrl?: string | null | undefined
  webhookUrl?: string | null | undefined
  lines?: PaymentResponseLine[] | null | undefined
  billingAddress?: PaymentResponseBillingAddress | undefined
  shippingAddress?: ShippingAddress | undefined
  locale?:
    | Open<
        | 'ca_ES'
        | 'cs_CZ'
        | 'da_DK'
        | 'de_AT'
        | 'de_CH'
        | 'de_DE'
        | 'de_LU'
        | 'en_BE'
        | 'en_GB'
        | 'en_NL'
        | 'en_US'
        | 'es_ES'
        | 'fi_FI'
        | 'fr_BE'
        | 'fr_FR'
        | 'fr_LU'
        | 'hu_HU'
        | 'is_IS'
        | 'it_IT'
        | 'lt_LT'
        | 'lv_LV'
        | 'nb_NO'
        | 'nl_BE'
        | 'nl_NL'
        | 'pl_PL'
        | 'pt_PT'
        | 'sk_SK'
        | 'sv_SE'
      >
    | null
    | undefined
  countryCode?: string | null | undefined
  method?:
    | Open<
        | 'alma'
        | 'applepay'
        | 'bacs'
        | 'bancomatpay'
        | 'bancontact'
        | 'banktransfer'
        | 'belfius'
        | 'billie'
        | 'billink'
        | 'bizum'
        | 'blik'
        | 'creditcard'
        | 'directdebit'
        | 'eps'
        | 'giftcard'
        | 'ideal'
        | 'in3'
        | 'kbc'
        | 'klarna'
        | 'klarnapaylater'
        | 'klarnapaynow'
        | 'klarnasliceit'
        | 'mbway'
        | 'mobilepay'
        | 'multibanco'
        | 'mybank'
        | 'paybybank'
        | 'payconiq'
        | 'paypal'
        | 'paysafecard'
        | 'pointofsale'
        | 'przelewy24'
        | 'riverty'
        | 'satispay'
        | 'swish'
        | 'trustly'
        | 'twint'
        | 'vipps'
        | 'voucher'
      >
    | null
    | undefined
  restrictPaymentMethodsToCountry?: string | null | undefined
  metadata?: string | number | Loose | string[] | null | undefined
  captureMode?: Open<'automatic' | 'manual'> | null | undefined
  captureDelay?: string | null | undefined
  captureBefore?: string | null | undefined
  applicationFee?: PaymentResponseApplicationFee | null | undefined
  routing?: PaymentRoute[] | null | undefined
  sequenceType: Open<'first' | 'oneoff' | 'recurring'>
  subscriptionId?: string | null | undefined
  mandateId?: string | null | undefined
  customerId?: string | undefined
  profileId: string
  settlementId?: string | null | undefined
  orderId?: string | null | undefined
  status: Open<'authorized' | 'canceled' | 'expired' | 'failed' | 'open' | 'paid' | 'pending'>
  statusReason?: StatusReason | null | undefined
  isCancelable?: boolean | null | undefined
  details?: PaymentDetails | null | undefined
  createdAt: string
  authorizedAt?: string | null | undefined
  paidAt?: string | null | undefined
  canceledAt?: string | null | undefined
  expiresAt?: string | null | undefined
  expiredAt?: string | null | undefined
  failedAt?: string | null | undefined
  _links: PaymentResponseLinks
}

interface PaymentDetails extends Loose {
  consumerName?: string | null | undefined
  consumerAccount?: string | null | undefined
  consumerBic?: string | null | undefined
  shippingAddress?: Loose | null | undefined
  cardNumber?: string | null | undefined
  bankName?: string | undefined
  bankAccount?: string | undefined
  bankBic?: string | undefined
  transferReference?: string | null | undefined
  bizumReference?: string | null | undefined
  cardFingerprint?: string | null | undefined
  cardHolder?: string | null | undefined
  cardAudience?: Open<'business' | 'consumer'> | null | undefined
  cardLabel?:
    | Open<
        | 'American Express'
        | 'Carta Si'
        | 'Carte Bleue'
        | 'Cartes Bancaires'
        | 'Dankort'
        | 'Diners Club'
        | 'Discover'
        | 'JCB'
        | 'Laser'
        | 'Maestro'
        | 'Mastercard'
        | 'Unionpay'
        | 'Visa'
        | 'Vpay'
      >
    | null
    | undefined
  cardCountryCode?: string | null | undefined
  cardExpiryDate?: string | null | undefined
  cardFunding?: Open<'credit' | 'debit' | 'deferred-debit' | 'prepaid'> | null | undefined
  cardSecurity?: Open<'3dsecure' | 'normal'> | null | undefined
  feeRegion?:
    | Open<
        | 'american-express'
        | 'amex-intra-eea'
        | 'carte-bancaire'
        | 'cartes-bancaires-business'
        | 'cartes-bancaires-consumer'
        | 'domestic'
        | 'inter'
        | 'intra-eu'
        | 'intra-eu-corporate'
        | 'intra_eea'
        | 'maestro'
        | 'mastercard-credit-business-domestic'
        | 'mastercard-credit-consumer-domestic'
        | 'mastercard-credit-consumer-intra-eea'
        | 'mastercard-debit-business-domestic'
        | 'mastercard-debit-business-intra-eea'
        | 'mastercard-debit-consumer-domestic'
        | 'mastercard-debit-consumer-inter'
        | 'mastercard-debit-consumer-intra-eea'
        | 'other'
        | 'visa-credit-business-domestic'
        | 'visa-credit-consumer-domestic'
        | 'visa-credit-consumer-inter'
        | 'visa-credit-consumer-intra-eea'
        | 'visa-debit-business-domestic'
        | 'visa-debit-business-intra-eea'
        | 'visa-debit-consumer-domestic'
        | 'visa-debit-consumer-inter'
        | 'visa-debit-consumer-intra-eea'
      >
    | null
    | undefined
  cardMaskedNumber?: string | null | undefined
  card3dsEci?: string | null | undefined
  cardBin?: string | null | undefined
  cardIssuer?: string | null | undefined
  failureReason?:
    | Open<
        | 'authentication_abandoned'
        | 'authentication_failed'
        | 'authentication_required'
        | 'authentication_unavailable_acs'
        | 'card_declined'
        | 'card_expired'
        | 'inactive_card'
        | 'insufficient_funds'
        | 'invalid_card_holder_name'
        | 'invalid_card_number'
        | 'invalid_card_type'
        | 'invalid_cvv'
        | 'possible_fraud'
        | 'refused_by_issuer'
        | 'unknown_reason'
      >
    | null
    | undefined
  failureMessage?: string | null | undefined
  wallet?: Open<'applepay' | 'googlepay'> | null | undefined
  multibancoReference?: string | null | undefined
  multibancoEntity?: string | null | undefined
  paypalReference?: string | null | undefined
  paypalPayerId?: string | null | undefined
  sellerProtection?:
    | Open<
        | 'Active'
        | 'ELIGIBLE'
        | 'Eligible'
        | 'Fraud Control - Unauth Premium Eligible'
        | 'Ineligible'
        | 'NOT_ELIGIBLE'
        | 'None'
        | 'PARTIALLY_ELIGIBLE'
        | 'Partially Eligible'
        | 'Partially Eligible - INR Only'
        | 'Partially Eligible - Unauth Only'
      >
    | null
    | undefined
  paypalFee?: Amount | null | undefined
  customerReference?: string | undefined
  terminalId?: string | undefined
  maskedNumber?: string | null | undefined
  receipt?: Receipt | undefined
  creditorIdentifier?: string | null | undefined
  dueDate?: string | null | undefined
  signatureDate?: string | null | undefined
  bankReasonCode?: string | null | undefined
  bankReason?: string | null | undefined
  endToEndIdentifier?: string | null | undefined
  mandateReference?: string | null | undefined
  batchReference?: string | null | undefined
  fileReference?: string | null | undefined
  qrCode?: PaymentDetailsQrCode | undefined
  voucherNumber?: string | undefined
  giftcards?: Loose[] | undefined
  issuer?: string | undefined
  vouchers?: Loose[] | undefined
  remainderAmount?: Amount | undefined
  remainderMethod?: string | undefined
  remainderDetails?: Loose | undefined
}

interface PaymentDetailsQrCode extends Loose {
  height?: number | undefined
  width?: number | undefined
  src?: string | undefined
}

interface PaymentLineItem extends Loose {
  type?:
    | Open<'digital' | 'discount' | 'gift_card' | 'physical' | 'shipping_fee' | 'store_credit' | 'surcharge' | 'tip'>
    | undefined
  description: string
  quantity: number
  quantityUnit?: string | undefined
  unitPrice: Amount
  discountAmount?: Amount | undefined
  totalAmount: Amount
  vatRate?: string | undefined
  vatAmount?: Amount | undefined
  sku?: string | undefined
  categories?: Open<'additional' | 'consume' | 'eco' | 'gift' | 'meal' | 'sport_culture'>[] | undefined
  imageUrl?: string | undefined
  productUrl?: string | undefined
}

interface PaymentLink extends Loose {
  resource: string
  id: string
  mode: Open<'live' | 'test'>
  description: string
  amount: Amount | null
  minimumAmount?: Amount | null | undefined
  archived: boolean
  redirectUrl: string | null
  webhookUrl: string | null
  lines?: PaymentLineItem[] | null | undefined
  billingAddress?: ShippingAddress | undefined
  shippingAddress?: ShippingAddress | undefined
  profileId: string | null
  reusable: boolean | null
  createdAt: string
  paidAt: string | null
  expiresAt: string | null
  allowedMethods:
    | Open<
        | 'applepay'
        | 'bacs'
        | 'bancomatpay'
        | 'bancontact'
        | 'banktransfer'
        | 'belfius'
        | 'billie'
        | 'blik'
        | 'creditcard'
        | 'eps'
        | 'giftcard'
        | 'ideal'
        | 'in3'
        | 'kbc'
        | 'klarna'
        | 'mbway'
        | 'multibanco'
        | 'mybank'
        | 'paybybank'
        | 'paypal'
        | 'paysafecard'
        | 'pointofsale'
        | 'przelewy24'
        | 'riverty'
        | 'satispay'
        | 'swish'
        | 'trustly'
        | 'twint'
        | 'voucher'
      >[]
    | null
  applicationFee?: PaymentLinkResponseApplicationFee | undefined
  sequenceType?: Open<'first' | 'oneoff'> | undefined
  customerId?: string | null | undefined
  _links: PaymentLinkResponseLinks
}

interface PaymentLinkPaidPayload extends Loose {
  resource: string
  id: string
  type: string
  entityId: string
  createdAt: string
  _links: WebhookEventLinks
  _embedded?: (Loose & { entity?: PaymentLink | undefined }) | null | undefined
}

interface PaymentLinkResponseApplicationFee extends Loose {
  amount: Amount
  description: string
}

interface PaymentLinkResponseLinks extends Loose {
  self: Url
  paymentLink: Url
}

interface PaymentPaidPayload extends Loose {
  resource: string
  id: string
  type: string
  entityId: string
  createdAt: string
  _links: WebhookEventLinks
  _embedded?: (Loose & { entity?: Payment | undefined }) | null | undefined
}

interface PaymentResponseApplicationFee extends Loose {
  amount?: Amount | undefined
  description?: string | undefined
}

interface PaymentResponseBillingAddress extends Loose {
  title?: string | undefined
  givenName?: string | undefined
  familyName?: string | undefined
  organizationName?: unknown
  streetAndNumber?: string | undefined
  streetAdditional?: string | undefined
  postalCode?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  city?: string | undefined
  region?: string | undefined
  country?: string | undefined
}

interface PaymentResponseLine extends Loose {
  type?:
    | Open<'digital' | 'discount' | 'gift_card' | 'physical' | 'shipping_fee' | 'store_credit' | 'surcharge' | 'tip'>
    | undefined
  description: string
  quantity: number
  quantityUnit?: string | undefined
  unitPrice: Amount
  discountAmount?: Amount | undefined
  totalAmount: Amount
  vatRate?: string | undefined
  vatAmount?: Amount | undefined
  sku?: string | undefined
  categories?: Open<'additional' | 'consume' | 'eco' | 'gift' | 'meal' | 'sport_culture'>[] | undefined
  imageUrl?: string | undefined
  productUrl?: string | undefined
  recurring?: RecurringLineItem | undefined
}

interface PaymentResponseLinks extends Loose {
  self: Url
  checkout?: Url | undefined
  mobileAppCheckout?: Url | undefined
  changePaymentState?: UrlNullable | null | undefined
  dashboard: Url
  refunds?: Url | undefined
  chargebacks?: Url | undefined
  captures?: Url | undefined
  settlement?: Url | undefined
  customer?: Url | undefined
  mandate?: Url | undefined
  subscription?: Url | undefined
  order?: Url | undefined
  terminal?: Url | undefined
  documentation?: Url | undefined
  status?: Url | undefined
  payOnline?: Url | undefined
}

interface PaymentRoute extends Loose {
  resource: string
  id: string
  mode: Open<'live' | 'test'>
  amount: Amount
  destination: PaymentRouteResponseDestination
  createdAt: string
  releaseDate?: string | null | undefined
  _links: PaymentRouteResponseLinks
}

interface PaymentRouteResponseDestination extends Loose {
  type: Open<'organization'>
  organizationId: string
}

interface PaymentRouteResponseLinks extends Loose {
  self: Url
  payment: Url
}

interface Payout extends Loose {
  resource: string
  id: string
  balanceId: string
  amount?: Amount | null | undefined
  description?: string | null | undefined
  status: Open<'canceled' | 'completed' | 'failed' | 'initiated' | 'processing-at-bank' | 'requested'>
  statusReason: PayoutStatusReason
  createdAt: string
  initiatedAt?: string | null | undefined
  completedAt?: string | null | undefined
  canceledAt?: string | null | undefined
  mode: Open<'live' | 'test'>
  _links?: PayoutResponseLinks | undefined
}

interface PayoutFailedPayload extends Loose {
  resource: string
  id: string
  type: string
  entityId: string
  createdAt: string
  _links: WebhookEventLinks
  _embedded?: (Loose & { entity?: Payout | undefined }) | null | undefined
}

interface PayoutResponseLinks extends Loose {
  self: Url
  documentation: Url
}

interface PayoutStatusReason extends Loose {
  code: Open<
    | 'balance_not_found'
    | 'bank_processing_failed'
    | 'canceled'
    | 'completed'
    | 'expired'
    | 'failed'
    | 'initiated'
    | 'insufficient_funds'
    | 'invalid_request'
    | 'organization_inactive'
    | 'payouts_blocked'
    | 'processing_at_bank'
    | 'requested'
    | 'returned'
  >
  message: string
}

interface Receipt extends Loose {
  authorizationCode?: string | null | undefined
  applicationIdentifier?: string | null | undefined
  cardReadMethod?:
    | Open<'chip' | 'contactless' | 'magnetic-stripe' | 'moto' | 'near-field-communication'>
    | null
    | undefined
  cardVerificationMethod?:
    | Open<
        | 'consumer-device'
        | 'failed'
        | 'no-cvm-required'
        | 'none'
        | 'offline-pin'
        | 'online-pin'
        | 'online-pin-and-signature'
        | 'signature'
        | 'signature-and-online-pin'
      >
    | null
    | undefined
}

interface RecurringLineItem extends Loose {
  description?: string | undefined
  interval: string
  amount?: Amount | undefined
  times?: number | undefined
  startDate?: string | null | undefined
}

interface Refund extends Loose {
  resource: string
  id: string
  mode: Open<'live' | 'test'>
  description: string
  amount: Amount
  metadata: string | number | Loose | string[] | null
  paymentId: string
  settlementId?: string | null | undefined
  status: Open<'canceled' | 'failed' | 'pending' | 'processing' | 'queued' | 'refunded'>
  createdAt: string
  externalReference?: RefundResponseExternalReference | undefined
  routingReversals?: RefundResponseRoutingReversal[] | null | undefined
  _links: ChargebackLinks
}

interface RefundFailedPayload extends Loose {
  resource: string
  id: string
  type: string
  entityId: string
  createdAt: string
  _links: WebhookEventLinks
  _embedded?: (Loose & { entity?: Refund | undefined }) | null | undefined
}

interface RefundResponseExternalReference extends Loose {
  type?: Open<'acquirer-reference'> | undefined
  id?: string | undefined
}

interface RefundResponseRoutingReversal extends Loose {
  amount?: Amount | undefined
  source?: RefundResponseSource | undefined
}

interface RefundResponseSource extends Loose {
  organizationId?: string | undefined
}

interface SalesInvoice extends Loose {
  resource: string
  id: string
  mode: Open<'live' | 'test'>
  invoiceNumber?: string | null | undefined
  profileId?: string | null | undefined
  status?: Open<'draft' | 'issued' | 'paid'> | undefined
  eInvoiceStatus?: Open<'failed' | 'issued' | 'issuing'> | undefined
  vatScheme?: Open<'one-stop-shop' | 'standard'> | undefined
  vatMode?: Open<'exclusive' | 'inclusive'> | undefined
  memo?: string | null | undefined
  metadata?: Loose | null | undefined
  paymentTerm?:
    | Open<'120 days' | '14 days' | '30 days' | '45 days' | '60 days' | '7 days' | '90 days'>
    | null
    | undefined
  paymentDetails?: SalesInvoicePaymentDetails[] | undefined
  emailDetails?: SalesInvoiceEmailDetails | null | undefined
  customerId?: string | undefined
  mandateId?: string | undefined
  recipientIdentifier?: string | undefined
  recipient?: SalesInvoiceRecipient | null | undefined
  lines?: SalesInvoiceLineItem[] | null | undefined
  discount?: SalesInvoiceDiscount | null | undefined
  isEInvoice?: boolean | undefined
  amountDue?: Amount | undefined
  subtotalAmount?: Amount | undefined
  totalAmount?: Amount | undefined
  totalVatAmount?: Amount | undefined
  discountedSubtotalAmount?: Amount | undefined
  createdAt?: string | undefined
  issuedAt?: string | null | undefined
  paidAt?: string | null | undefined
  dueAt?: string | null | undefined
  _links?: SalesInvoiceResponseLinks | undefined
}

interface SalesInvoiceDiscount extends Loose {
  type: Open<'amount' | 'percentage'>
  value: string
}

interface SalesInvoiceEmailDetails extends Loose {
  subject: string
  body: string
}

interface SalesInvoiceLineItem extends Loose {
  description: string
  quantity: number
  vatRate: string
  unitPrice: Amount
  discount?: SalesInvoiceDiscount | null | undefined
}

interface SalesInvoicePaidPayload extends Loose {
  resource: string
  id: string
  type: string
  entityId: string
  createdAt: string
  _links: WebhookEventLinks
  _embedded?: (Loose & { entity?: SalesInvoice | undefined }) | null | undefined
}

interface SalesInvoicePaymentDetails extends Loose {
  source: Open<'manual' | 'payment' | 'payment-link'>
  sourceReference?: string | null | undefined
}

interface SalesInvoiceRecipient extends Loose {
  type: Open<'business' | 'consumer'>
  title?: string | null | undefined
  givenName?: string | null | undefined
  familyName?: string | null | undefined
  organizationName?: string | null | undefined
  organizationNumber?: string | null | undefined
  vatNumber?: string | null | undefined
  email: string
  phone?: string | null | undefined
  streetAndNumber: string
  streetAdditional?: string | null | undefined
  postalCode: string
  city: string
  region?: string | null | undefined
  country: string
}

interface SalesInvoiceResponseLinks extends Loose {
  self?: Url | undefined
  invoicePayment?: Url | undefined
  pdfLink?: Url | undefined
  documentation?: Url | undefined
  next?: Url | undefined
  previous?: Url | undefined
}

interface ShippingAddress extends Loose {
  title?: string | undefined
  givenName?: string | undefined
  familyName?: string | undefined
  organizationName?: string | undefined
  streetAndNumber?: string | undefined
  streetAdditional?: string | undefined
  postalCode?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  city?: string | undefined
  region?: string | undefined
  country?: string | undefined
}

interface StatusHistoryEntry extends Loose {
  status: Open<'blocked' | 'failed' | 'initiated' | 'pending-review' | 'processed' | 'requested' | 'returned'>
  createdAt: string
  statusReason?: StatusReason2 | null | undefined
}

interface StatusReason extends Loose {
  code: string
  message: string
}

interface StatusReason2 extends Loose {
  code?: Open<'error' | 'insufficient-funds' | 'rejected'> | undefined
  message?: string | undefined
}

interface Transfer extends Loose {
  resource: string
  id: string
  mode: Open<'live' | 'test'>
  debtor: TransferParty
  creditor: TransferParty
  amount: Amount
  description?: string | null | undefined
  businessAccountTransactionId: string
  transferScheme: TransferScheme
  creditDebitIndicator: Open<'credit' | 'debit'>
  status: Open<'blocked' | 'failed' | 'initiated' | 'pending-review' | 'processed' | 'requested' | 'returned'>
  statusHistory: StatusHistoryEntry[]
  createdAt: string
  statusReason?: StatusReason2 | null | undefined
  metadata?: string | number | Loose | string[] | null | undefined
}

interface TransferParty extends Loose {
  fullName: string
  account: TransferPartyAccount
}

interface TransferPartyAccount extends Loose {
  iban: string
}

interface TransferScheme extends Loose {
  type: Open<'sepa-credit' | 'sepa-credit-inst'>
}

interface Url extends Loose {
  href: string
  type: string
}

interface UrlNullable extends Loose {
  href?: string | undefined
  type?: string | undefined
}

interface WebhookEventLinks extends Loose {
  self: Url
  documentation: Url
  entity?: Url | undefined
}
