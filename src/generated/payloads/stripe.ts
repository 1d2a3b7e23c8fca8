// Written by `npm run payloads` from:
// - stripe 23.1.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The resource of each event in `data.object`. An expandable field is an id, as in every event. */
export interface StripeObjects {
  'account.application.authorized': Application
  'account.application.deauthorized': Application
  'account.external_account.created': BankAccount | Card
  'account.external_account.deleted': BankAccount | Card
  'account.external_account.updated': BankAccount | Card
  'account.updated': Account
  'application_fee.created': ApplicationFee
  'application_fee.refund.updated': FeeRefund
  'application_fee.refunded': ApplicationFee
  'balance.available': Balance
  'billing_portal.session.created': BillingPortalSession
  'capability.updated': Capability
  'cash_balance.funds_available': CashBalance
  'charge.captured': Charge
  'charge.dispute.closed': Dispute
  'charge.dispute.created': Dispute
  'charge.dispute.funds_reinstated': Dispute
  'charge.dispute.funds_withdrawn': Dispute
  'charge.dispute.updated': Dispute
  'charge.expired': Charge
  'charge.failed': Charge
  'charge.pending': Charge
  'charge.refund.updated': Refund
  'charge.refunded': Charge
  'charge.succeeded': Charge
  'charge.updated': Charge
  'checkout.session.async_payment_failed': CheckoutSession
  'checkout.session.async_payment_succeeded': CheckoutSession
  'checkout.session.completed': CheckoutSession
  'checkout.session.expired': CheckoutSession
  'coupon.created': Coupon
  'coupon.deleted': Coupon
  'coupon.updated': Coupon
  'credit_note.created': CreditNote
  'credit_note.updated': CreditNote
  'credit_note.voided': CreditNote
  'customer.created': Customer
  'customer.deleted': Customer
  'customer.discount.created': Discount
  'customer.discount.deleted': Discount
  'customer.discount.updated': Discount
  'customer.subscription.created': Subscription
  'customer.subscription.deleted': Subscription
  'customer.subscription.paused': Subscription
  'customer.subscription.pending_update_applied': Subscription
  'customer.subscription.pending_update_expired': Subscription
  'customer.subscription.resumed': Subscription
  'customer.subscription.trial_will_end': Subscription
  'customer.subscription.updated': Subscription
  'customer.tax_id.created': TaxId
  'customer.tax_id.deleted': TaxId
  'customer.tax_id.updated': TaxId
  'customer.updated': Customer
  'file.created': File
  'invoice.created': Invoice
  'invoice.deleted': Invoice
  'invoice.finalization_failed': Invoice
  'invoice.finalized': Invoice
  'invoice.marked_uncollectible': Invoice
  'invoice.overdue': Invoice
  'invoice.overpaid': Invoice
  'invoice.paid': Invoice
  'invoice.payment_action_required': Invoice
  'invoice.payment_attempt_required': Invoice
  'invoice.payment_failed': Invoice
  'invoice.payment_succeeded': Invoice
  'invoice.sent': Invoice
  'invoice.upcoming': Invoice
  'invoice.updated': Invoice
  'invoice.voided': Invoice
  'invoice.will_be_due': Invoice
  'invoice_payment.paid': InvoicePayment
  'invoiceitem.created': InvoiceItem
  'invoiceitem.deleted': InvoiceItem
  'mandate.updated': Mandate
  'payment_intent.amount_capturable_updated': PaymentIntent
  'payment_intent.canceled': PaymentIntent
  'payment_intent.created': PaymentIntent
  'payment_intent.partially_funded': PaymentIntent
  'payment_intent.payment_failed': PaymentIntent
  'payment_intent.processing': PaymentIntent
  'payment_intent.requires_action': PaymentIntent
  'payment_intent.succeeded': PaymentIntent
  'payment_link.created': PaymentLink
  'payment_link.updated': PaymentLink
  'payment_method.attached': PaymentMethod
  'payment_method.automatically_updated': PaymentMethod
  'payment_method.detached': PaymentMethod
  'payment_method.updated': PaymentMethod
  'payout.canceled': Payout
  'payout.created': Payout
  'payout.failed': Payout
  'payout.paid': Payout
  'payout.reconciliation_completed': Payout
  'payout.updated': Payout
  'person.created': Person
  'person.deleted': Person
  'person.updated': Person
  'plan.created': Plan
  'plan.deleted': Plan
  'plan.updated': Plan
  'price.created': Price
  'price.deleted': Price
  'price.updated': Price
  'product.created': Product
  'product.deleted': Product
  'product.updated': Product
  'promotion_code.created': PromotionCode
  'promotion_code.updated': PromotionCode
  'quote.accepted': Quote
  'quote.canceled': Quote
  'quote.created': Quote
  'quote.finalized': Quote
  'radar.early_fraud_warning.created': RadarEarlyFraudWarning
  'radar.early_fraud_warning.updated': RadarEarlyFraudWarning
  'refund.created': Refund
  'refund.failed': Refund
  'refund.updated': Refund
  'review.closed': Review
  'review.opened': Review
  'setup_intent.canceled': SetupIntent
  'setup_intent.created': SetupIntent
  'setup_intent.requires_action': SetupIntent
  'setup_intent.setup_failed': SetupIntent
  'setup_intent.succeeded': SetupIntent
  'subscription_schedule.aborted': SubscriptionSchedule
  'subscription_schedule.canceled': SubscriptionSchedule
  'subscription_schedule.completed': SubscriptionSchedule
  'subscription_schedule.created': SubscriptionSchedule
  'subscription_schedule.expiring': SubscriptionSchedule
  'subscription_schedule.released': SubscriptionSchedule
  'subscription_schedule.updated': SubscriptionSchedule
  'tax_rate.created': TaxRate
  'tax_rate.updated': TaxRate
  'topup.canceled': Topup
  'topup.created': Topup
  'topup.failed': Topup
  'topup.reversed': Topup
  'topup.succeeded': Topup
  'transfer.created': Transfer
  'transfer.reversed': Transfer
  'transfer.updated': Transfer
}

interface Account extends Loose {
  id: string
  object: 'account'
  business_profile?: AccountBusinessProfile | null | undefined
  business_type?: Open<'company' | 'government_entity' | 'individual' | 'non_profit'> | null | undefined
  capabilities?: { [key: string]: string } | undefined
  charges_enabled: boolean
  company?: AccountCompany | undefined
  controller?: AccountController | undefined
  country?: string | undefined
  created?: number | undefined
  default_currency?: string | undefined
  deleted?: unknown
  details_submitted: boolean
  email: string | null
  external_accounts?: AccountExternalAccounts | undefined
  future_requirements?: AccountRequirements | undefined
  groups?: AccountGroups | null | undefined
  individual?: Person | undefined
  metadata?: Metadata | undefined
  payouts_enabled: boolean
  requirements?: AccountRequirements | undefined
  settings?: AccountSettings | null | undefined
  tos_acceptance?: AccountTosAcceptance | undefined
  type: Open<'custom' | 'express' | 'none' | 'standard'>
}

interface AccountBusinessProfile extends Loose {
  annual_revenue?: AccountBusinessProfileAnnualRevenue | null | undefined
  estimated_worker_count?: number | null | undefined
  mcc: string | null
  minority_owned_business_designation:
    | Open<
        | 'lgbtqi_owned_business'
        | 'minority_owned_business'
        | 'none_of_these_apply'
        | 'prefer_not_to_answer'
        | 'women_owned_business'
      >[]
    | null
  monthly_estimated_revenue?: MandateSingleUse | undefined
  name: string | null
  product_description?: string | null | undefined
  specified_commercial_transactions_act_url: string | null
  support_address: Address | null
  support_email: string | null
  support_phone: string | null
  support_url: string | null
  url: string | null
}

interface AccountBusinessProfileAnnualRevenue extends Loose {
  amount: number | null
  currency: string | null
  fiscal_year_end: string | null
}

interface AccountCompany extends Loose {
  address?: Address | undefined
  address_kana?: PersonAddressKana | null | undefined
  address_kanji?: PersonAddressKana | null | undefined
  administrative_address?: Address | undefined
  directors_provided?: boolean | undefined
  directorship_declaration?: AccountCompanyOwnershipDeclaration | null | undefined
  executives_provided?: boolean | undefined
  export_license_id?: string | undefined
  export_purpose_code?: string | undefined
  name?: string | null | undefined
  name_kana?: string | null | undefined
  name_kanji?: string | null | undefined
  owners_provided?: boolean | undefined
  ownership_declaration?: AccountCompanyOwnershipDeclaration | null | undefined
  ownership_exemption_reason?:
    | Open<'qualified_entity_exceeds_ownership_threshold' | 'qualifies_as_financial_institution'>
    | undefined
  phone?: string | null | undefined
  physical_address?: Address | undefined
  principal_place_of_business?: Address | undefined
  registration_date?: PersonDob | undefined
  representative_declaration?: AccountCompanyOwnershipDeclaration | null | undefined
  structure?:
    | Open<
        | 'free_zone_establishment'
        | 'free_zone_llc'
        | 'government_instrumentality'
        | 'governmental_unit'
        | 'incorporated_non_profit'
        | 'incorporated_partnership'
        | 'limited_liability_partnership'
        | 'llc'
        | 'multi_member_llc'
        | 'private_company'
        | 'private_corporation'
        | 'private_partnership'
        | 'public_company'
        | 'public_corporation'
        | 'public_partnership'
        | 'registered_charity'
        | 'single_member_llc'
        | 'sole_establishment'
        | 'sole_proprietorship'
        | 'tax_exempt_government_instrumentality'
        | 'unincorporated_association'
        | 'unincorporated_non_profit'
        | 'unincorporated_partnership'
      >
    | undefined
  tax_id_provided?: boolean | undefined
  tax_id_registrar?: string | undefined
  vat_id_provided?: boolean | undefined
  verification?: AccountCompanyVerification | null | undefined
}

interface AccountCompanyOwnershipDeclaration extends Loose {
  date: number | null
  ip: string | null
  user_agent: string | null
}

interface AccountCompanyVerification extends Loose {
  document: PersonVerificationDocument
}

interface AccountController extends Loose {
  fees?: AccountControllerFees | undefined
  is_controller?: boolean | undefined
  losses?: AccountControllerLosses | undefined
  requirement_collection?: Open<'application' | 'stripe'> | undefined
  stripe_dashboard?: AccountControllerStripeDashboard | undefined
  type: Open<'account' | 'application'>
}

interface AccountControllerFees extends Loose {
  payer: Open<'account' | 'application' | 'application_custom' | 'application_express'>
}

interface AccountControllerLosses extends Loose {
  payments: Open<'application' | 'stripe'>
}

interface AccountControllerStripeDashboard extends Loose {
  type: Open<'express' | 'full' | 'none'>
}

interface AccountExternalAccounts extends Loose {
  object: 'list'
  data: (BankAccount | Card)[]
  has_more: boolean
  url: string
}

interface AccountGroups extends Loose {
  payments_pricing: string | null
}

interface AccountRequirements extends Loose {
  alternatives: PersonRequirementsAlternative[] | null
  current_deadline: number | null
  currently_due: string[] | null
  disabled_reason: Open<
    | 'action_required.requested_capabilities'
    | 'listed'
    | 'other'
    | 'platform_paused'
    | 'rejected.fraud'
    | 'rejected.incomplete_verification'
    | 'rejected.listed'
    | 'rejected.other'
    | 'rejected.platform_fraud'
    | 'rejected.platform_other'
    | 'rejected.platform_terms_of_service'
    | 'rejected.terms_of_service'
    | 'requirements.past_due'
    | 'requirements.pending_verification'
    | 'under_review'
  > | null
  errors: PersonRequirementsError[] | null
  eventually_due: string[] | null
  past_due: string[] | null
  pending_verification: string[] | null
}

interface AccountSettings extends Loose {
  bacs_debit_payments?: AccountSettingsBacsDebitPayments | undefined
  branding: AccountSettingsBranding
  card_issuing?: AccountSettingsTreasury | undefined
  card_payments: AccountSettingsCardPayments
  dashboard: AccountSettingsDashboard
  invoices?: AccountSettingsInvoices | undefined
  payments: AccountSettingsPayments
  payouts?: AccountSettingsPayouts | undefined
  paypay_payments?: AccountSettingsPaypayPayments | undefined
  sepa_debit_payments?: AccountSettingsSepaDebitPayments | undefined
  treasury?: AccountSettingsTreasury | undefined
}

interface AccountSettingsBacsDebitPayments extends Loose {
  display_name: string | null
  service_user_number: string | null
}

interface AccountSettingsBranding extends Loose {
  icon: string | null
  logo: string | null
  primary_color: string | null
  secondary_color: string | null
}

interface AccountSettingsCardPayments extends Loose {
  decline_on?: AccountSettingsCardPaymentsDeclineOn | undefined
  statement_descriptor_prefix: string | null
  statement_descriptor_prefix_kana: string | null
  statement_descriptor_prefix_kanji: string | null
}

interface AccountSettingsCardPaymentsDeclineOn extends Loose {
  avs_failure: boolean
  cvc_failure: boolean
}

interface AccountSettingsDashboard extends Loose {
  display_name: string | null
  timezone: string | null
}

interface AccountSettingsInvoices extends Loose {
  default_account_tax_ids: string[] | null
  hosted_payment_method_save: Open<'always' | 'never' | 'offer'> | null
}

interface AccountSettingsPayments extends Loose {
  statement_descriptor: string | null
  statement_descriptor_kana: string | null
  statement_descriptor_kanji: string | null
  statement_descriptor_prefix_kana: string | null
  statement_descriptor_prefix_kanji: string | null
}

interface AccountSettingsPayouts extends Loose {
  debit_negative_balances: boolean
  schedule: AccountSettingsPayoutsSchedule
  statement_descriptor: string | null
}

interface AccountSettingsPayoutsSchedule extends Loose {
  delay_days: number
  interval: string
  monthly_anchor?: number | undefined
  monthly_payout_days?: number[] | undefined
  weekly_anchor?: string | undefined
  weekly_payout_days?: Open<'friday' | 'monday' | 'thursday' | 'tuesday' | 'wednesday'>[] | undefined
}

interface AccountSettingsPaypayPayments extends Loose {
  additional_files?: string[] | undefined
  goods_type?: Open<'digital_content' | 'other'> | undefined
  site?: AccountSettingsPaypayPaymentsSite | undefined
}

interface AccountSettingsPaypayPaymentsSite extends Loose {
  accessible?: Metadata | undefined
  in_development?: AccountSettingsPaypayPaymentsSiteInDevelopment | undefined
  restricted?: AccountSettingsPaypayPaymentsSiteRestricted | undefined
  type?: Open<'accessible' | 'in_development' | 'restricted'> | undefined
}

interface AccountSettingsPaypayPaymentsSiteInDevelopment extends Loose {
  password_provided?: boolean | undefined
  username: string | null
}

interface AccountSettingsPaypayPaymentsSiteRestricted extends Loose {
  payment_flow_file: string | null
}

interface AccountSettingsSepaDebitPayments extends Loose {
  creditor_id?: string | undefined
}

interface AccountSettingsTreasury extends Loose {
  tos_acceptance?: AccountSettingsTreasuryTosAcceptance | undefined
}

interface AccountSettingsTreasuryTosAcceptance extends Loose {
  date: number | null
  ip: string | null
  user_agent?: string | undefined
}

interface AccountTosAcceptance extends Loose {
  date?: number | null | undefined
  ip?: string | null | undefined
  service_agreement?: string | undefined
  user_agent?: string | null | undefined
}

interface Address extends Loose {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}

interface Application extends Loose {
  id: string
  object: 'application'
  deleted?: unknown
  name: string | null
}

interface ApplicationFee extends Loose {
  id: string
  object: 'application_fee'
  account: string
  amount: number
  amount_refunded: number
  application: string
  balance_transaction: string | null
  charge: string
  created: number
  currency: string
  fee_source: ApplicationFeeFeeSource | null
  livemode: boolean
  originating_transaction: string | null
  refunded: boolean
  refunds: ApplicationFeeRefunds
}

interface ApplicationFeeFeeSource extends Loose {
  charge?: string | undefined
  payout?: string | undefined
  type: Open<'charge' | 'payout'>
}

interface ApplicationFeeRefunds extends Loose {
  object: 'list'
  data: FeeRefund[]
  has_more: boolean
  url: string
}

interface Balance extends Loose {
  object: 'balance'
  available: BalancePending[]
  connect_reserved?: BalancePending[] | undefined
  instant_available?: BalanceInstantAvailable[] | undefined
  issuing?: BalanceIssuing | undefined
  livemode: boolean
  pending: BalancePending[]
  refund_and_dispute_prefunding?: BalanceRefundAndDisputePrefunding | undefined
}

interface BalanceInstantAvailable extends Loose {
  amount: number
  currency: string
  net_available?: BalanceInstantAvailableNetAvailable[] | undefined
  source_types?: BalancePendingSourceTypes | undefined
}

interface BalanceInstantAvailableNetAvailable extends Loose {
  amount: number
  destination: string
  source_types?: BalancePendingSourceTypes | undefined
}

interface BalanceIssuing extends Loose {
  available: BalancePending[]
}

interface BalancePending extends Loose {
  amount: number
  currency: string
  source_types?: BalancePendingSourceTypes | undefined
}

interface BalancePendingSourceTypes extends Loose {
  bank_account?: number | undefined
  card?: number | undefined
  fpx?: number | undefined
}

interface BalanceRefundAndDisputePrefunding extends Loose {
  available: BalancePending[]
  pending: BalancePending[]
}

interface BalanceTransaction extends Loose {
  id: string
  object: 'balance_transaction'
  amount: number
  available_on: number
  balance_type: Open<'issuing' | 'payments' | 'refund_and_dispute_prefunding' | 'risk_reserved'>
  created: number
  currency: string
  description: string | null
  exchange_rate: number | null
  fee: number
  fee_details: BalanceTransactionFeeDetail[]
  net: number
  reporting_category: string
  source: string | null
  status: string
  type: string
}

interface BalanceTransactionFeeDetail extends Loose {
  amount: number
  application: string | null
  currency: string
  description: string | null
  type: string
}

interface BankAccount extends Loose {
  id: string
  object: 'bank_account'
  account?: string | null | undefined
  account_holder_name: string | null
  account_holder_type: string | null
  account_type: string | null
  available_payout_methods?: Open<'instant' | 'standard'>[] | null | undefined
  bank_name: string | null
  country: string
  currency: string
  customer?: string | null | undefined
  default_for_currency?: boolean | null | undefined
  deleted?: unknown
  fingerprint: string | null
  future_requirements?: BankAccountRequirements | null | undefined
  last4: string
  metadata?: Metadata | null | undefined
  requirements?: BankAccountRequirements | null | undefined
  routing_number: string | null
  status: string
}

interface BankAccountRequirements extends Loose {
  currently_due: string[] | null
  errors: PersonRequirementsError[] | null
  past_due: string[] | null
  pending_verification: string[] | null
}

interface BillingPortalSession extends Loose {
  id: string
  object: 'billing_portal.session'
  after_expiration?: BillingPortalSessionAfterExpiration | null | undefined
  configuration: string
  created: number
  customer: string
  customer_account: string | null
  flow: BillingPortalSessionFlow | null
  livemode: boolean
  locale: string | null
  on_behalf_of: string | null
  return_url: string | null
  url: string
}

interface BillingPortalSessionAfterExpiration extends Loose {
  customer_login: BillingPortalSessionAfterExpirationCustomerLogin | null
  type: Open<'customer_login'>
}

interface BillingPortalSessionAfterExpirationCustomerLogin extends Loose {
  expires_at: number | null
}

interface BillingPortalSessionFlow extends Loose {
  after_completion: BillingPortalSessionFlowAfterCompletion
  customer_update: Metadata | null
  subscription_cancel: BillingPortalSessionFlowSubscriptionCancel | null
  subscription_pause: BillingPortalSessionFlowSubscriptionPause | null
  subscription_update: BillingPortalSessionFlowSubscriptionPause | null
  subscription_update_confirm: BillingPortalSessionFlowSubscriptionUpdateConfirm | null
  type: Open<
    | 'customer_update'
    | 'payment_method_update'
    | 'subscription_cancel'
    | 'subscription_pause'
    | 'subscription_update'
    | 'subscription_update_confirm'
  >
}

interface BillingPortalSessionFlowAfterCompletion extends Loose {
  hosted_confirmation: PaymentLinkAfterCompletionHostedConfirmation | null
  redirect: BillingPortalSessionFlowAfterCompletionRedirect | null
  type: Open<'hosted_confirmation' | 'portal_homepage' | 'redirect'>
}

interface BillingPortalSessionFlowAfterCompletionRedirect extends Loose {
  return_url: string
}

interface BillingPortalSessionFlowSubscriptionCancel extends Loose {
  retention: BillingPortalSessionFlowSubscriptionCancelRetention | null
  subscription: string
}

interface BillingPortalSessionFlowSubscriptionCancelRetention extends Loose {
  coupon_offer: BillingPortalSessionFlowSubscriptionCancelRetentionCouponOffer | null
  type: Open<'coupon_offer'>
}

interface BillingPortalSessionFlowSubscriptionCancelRetentionCouponOffer extends Loose {
  coupon: string
}

interface BillingPortalSessionFlowSubscriptionPause extends Loose {
  subscription: string
}

interface BillingPortalSessionFlowSubscriptionUpdateConfirm extends Loose {
  discounts: CheckoutSessionDiscount[] | null
  items: BillingPortalSessionFlowSubscriptionUpdateConfirmItem[]
  subscription: string
}

interface BillingPortalSessionFlowSubscriptionUpdateConfirmItem extends Loose {
  id: string | null
  price: string | null
  quantity?: number | undefined
}

interface Capability extends Loose {
  id: string
  object: 'capability'
  account: string
  future_requirements?: CapabilityRequirements | undefined
  requested: boolean
  requested_at: number | null
  requirements?: CapabilityRequirements | undefined
  status: Open<'active' | 'inactive' | 'pending' | 'unrequested'>
}

interface CapabilityRequirements extends Loose {
  alternatives: PersonRequirementsAlternative[] | null
  current_deadline: number | null
  currently_due: string[]
  disabled_reason: Open<
    | 'other'
    | 'paused.inactivity'
    | 'pending.onboarding'
    | 'pending.review'
    | 'platform_disabled'
    | 'platform_paused'
    | 'rejected.inactivity'
    | 'rejected.other'
    | 'rejected.unsupported_business'
    | 'requirements.fields_needed'
  > | null
  errors: PersonRequirementsError[]
  eventually_due: string[]
  past_due: string[]
  pending_verification: string[]
}

interface Card extends Loose {
  id: string
  object: 'card'
  account?: string | null | undefined
  address_city: string | null
  address_country: string | null
  address_line1: string | null
  address_line1_check: string | null
  address_line2: string | null
  address_state: string | null
  address_zip: string | null
  address_zip_check: string | null
  allow_redisplay?: Open<'always' | 'limited' | 'unspecified'> | null | undefined
  available_payout_methods?: Open<'instant' | 'standard'>[] | null | undefined
  brand: string
  country: string | null
  currency?: string | null | undefined
  customer?: string | null | undefined
  cvc_check: string | null
  default_for_currency?: boolean | null | undefined
  deleted?: unknown
  description?: string | undefined
  dynamic_last4: string | null
  exp_month: number
  exp_year: number
  fingerprint?: string | null | undefined
  funding: string
  iin?: string | undefined
  issuer?: string | undefined
  last4: string
  metadata: Metadata | null
  name: string | null
  networks?: CardNetworks | undefined
  regulated_status: Open<'regulated' | 'unregulated'> | null
  status?: string | null | undefined
  tokenization_method: string | null
}

interface CardNetworks extends Loose {
  preferred: string | null
}

interface CashBalance extends Loose {
  object: 'cash_balance'
  available: { [key: string]: number } | null
  customer: string
  customer_account: string | null
  livemode: boolean
  settings: CashBalanceSettings
}

interface CashBalanceSettings extends Loose {
  reconciliation_mode: Open<'automatic' | 'manual'>
  using_merchant_default: boolean
}

interface Charge extends Loose {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  application: string | null
  application_fee: string | null
  application_fee_amount: number | null
  authorization_code?: string | undefined
  balance_transaction: string | null
  billing_details: ChargeBillingDetails
  calculated_statement_descriptor: string | null
  captured: boolean
  created: number
  currency: string
  customer: string | null
  description: string | null
  disputed: boolean
  failure_balance_transaction: string | null
  failure_code: string | null
  failure_message: string | null
  fraud_details: ChargeFraudDetails | null
  level3?: ChargeLevel3 | undefined
  livemode: boolean
  metadata: Metadata
  on_behalf_of: string | null
  outcome: ChargeOutcome | null
  paid: boolean
  payment_intent: string | null
  payment_method: string | null
  payment_method_details: ChargePaymentMethodDetails | null
  presentment_details?: ChargePresentmentDetails | undefined
  radar_options?: ChargeRadarOptions | undefined
  receipt_email: string | null
  receipt_number: string | null
  receipt_url: string | null
  refunded: boolean
  refunds?: ChargeRefunds | null | undefined
  review: string | null
  shipping: ChargeShipping | null
  source: Account | BankAccount | Card | Loose | null
  source_transfer: string | null
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  status: Open<'failed' | 'pending' | 'succeeded'>
  transfer?: string | undefined
  transfer_data: ChargeTransferData | null
  transfer_group: string | null
}

interface ChargeBillingDetails extends Loose {
  address: Address | null
  email: string | null
  name: string | null
  phone: string | null
  tax_id: string | null
}

interface ChargeFraudDetails extends Loose {
  stripe_report?: string | undefined
  user_report?: string | undefined
}

interface ChargeLevel3 extends Loose {
  customer_reference?: string | undefined
  line_items: ChargeLevel3LineItem[]
  merchant_reference: string
  shipping_address_zip?: string | undefined
  shipping_amount?: number | undefined
  shipping_from_zip?: string | undefined
}

interface ChargeLevel3LineItem extends Loose {
  discount_amount: number | null
  product_code: string
  product_description: string
  quantity: number | null
  tax_amount: number | null
  unit_cost: number | null
}

interface ChargeOutcome extends Loose {
  advice_code: Open<'confirm_card_data' | 'do_not_try_again' | 'try_again_later'> | null
  network_advice_code: string | null
  network_decline_code: string | null
  network_status: string | null
  reason: string | null
  risk_level?: string | undefined
  risk_score?: number | undefined
  rule?: string | ChargeOutcomeRule | undefined
  seller_message: string | null
  type: string
}

interface ChargeOutcomeRule extends Loose {
  action: string
  id: string
  predicate: string
}

interface ChargePaymentMethodDetails extends Loose {
  ach_credit_transfer?: Loose | undefined
  ach_debit?: Loose | undefined
  acss_debit?: Loose | undefined
  affirm?: Loose | undefined
  afterpay_clearpay?: Loose | undefined
  alipay?: Loose | undefined
  alma?: Loose | undefined
  amazon_pay?: Loose | undefined
  au_becs_debit?: Loose | undefined
  bacs_debit?: Loose | undefined
  bancontact?: Loose | undefined
  billie?: Loose | undefined
  bizum?: Loose | undefined
  blik?: Loose | undefined
  boleto?: Loose | undefined
  card?: ChargePaymentMethodDetailsCard | undefined
  card_present?: ChargePaymentMethodDetailsCardPresent | undefined
  cashapp?: Loose | undefined
  crypto?: Loose | undefined
  customer_balance?: Metadata | undefined
  eps?: Loose | undefined
  fpx?: Loose | undefined
  giropay?: Loose | undefined
  grabpay?: Loose | undefined
  ideal?: Loose | undefined
  interac_present?: Loose | undefined
  kakao_pay?: Loose | undefined
  klarna?: Loose | undefined
  konbini?: Loose | undefined
  kr_card?: Loose | undefined
  link?: ChargePaymentMethodDetailsLink | undefined
  mb_way?: Loose | undefined
  mobilepay?: Loose | undefined
  multibanco?: Loose | undefined
  naver_pay?: Loose | undefined
  nz_bank_account?: Loose | undefined
  oxxo?: Loose | undefined
  p24?: Loose | undefined
  pay_by_bank?: Loose | undefined
  payco?: Loose | undefined
  paynow?: Loose | undefined
  paypal?: Loose | undefined
  paypay?: Loose | undefined
  payto?: Loose | undefined
  pix?: Loose | undefined
  promptpay?: Loose | undefined
  revolut_pay?: Loose | undefined
  samsung_pay?: Loose | undefined
  satispay?: Loose | undefined
  scalapay?: Loose | undefined
  sepa_credit_transfer?: Loose | undefined
  sepa_debit?: ChargePaymentMethodDetailsSepaDebit | undefined
  sequra?: Loose | undefined
  sofort?: Loose | undefined
  stripe_account?: Loose | undefined
  sunbit?: Loose | undefined
  swish?: Loose | undefined
  twint?: Loose | undefined
  type: string
  upi?: Loose | undefined
  us_bank_account?: ChargePaymentMethodDetailsUsBankAccount | undefined
  wechat?: Loose | undefined
  wechat_pay?: Loose | undefined
  zip?: Loose | undefined
}

interface ChargePaymentMethodDetailsCard extends Loose {
  amount_authorized: number | null
  authorization_code: string | null
  brand: string | null
  capture_before?: number | undefined
  checks: PaymentMethodCardChecks | null
  country: string | null
  description?: string | null | undefined
  electronic_commerce_indicator: string | null
  exp_month: number
  exp_year: number
  extended_authorization?: ChargePaymentMethodDetailsCardExtendedAuthorization | undefined
  fingerprint?: string | null | undefined
  funding: string | null
  iin?: string | null | undefined
  incremental_authorization?: ChargePaymentMethodDetailsCardMulticapture | undefined
  installments: ChargePaymentMethodDetailsCardInstallments | null
  issuer?: string | null | undefined
  last4: string | null
  mandate: string | null
  moto?: boolean | null | undefined
  multicapture?: ChargePaymentMethodDetailsCardMulticapture | undefined
  network: string | null
  network_token?: ChargePaymentMethodDetailsCardNetworkToken | null | undefined
  network_transaction_id: string | null
  overcapture?: ChargePaymentMethodDetailsCardOvercapture | undefined
  regulated_status: Open<'regulated' | 'unregulated'> | null
  setup_credential_usage?: Open<'installment' | 'recurring' | 'unscheduled'> | undefined
  stored_credential_usage?: Open<'installment' | 'recurring' | 'unscheduled'> | undefined
  three_d_secure: ChargePaymentMethodDetailsCardThreeDSecure | null
  transaction_link_id: string | null
  wallet: ChargePaymentMethodDetailsCardWallet | null
}

interface ChargePaymentMethodDetailsCardExtendedAuthorization extends Loose {
  status: Open<'disabled' | 'enabled'>
}

interface ChargePaymentMethodDetailsCardInstallments extends Loose {
  plan: ChargePaymentMethodDetailsCardInstallmentsPlan | null
}

interface ChargePaymentMethodDetailsCardInstallmentsPlan extends Loose {
  count: number | null
  interval: Open<'month'> | null
  type: Open<'bonus' | 'fixed_count' | 'revolving'>
}

interface ChargePaymentMethodDetailsCardMulticapture extends Loose {
  status: Open<'available' | 'unavailable'>
}

interface ChargePaymentMethodDetailsCardNetworkToken extends Loose {
  used: boolean
}

interface ChargePaymentMethodDetailsCardOvercapture extends Loose {
  maximum_amount_capturable: number
  status: Open<'available' | 'unavailable'>
}

interface ChargePaymentMethodDetailsCardPresent extends Loose {
  amount_authorized: number | null
  brand: string | null
  brand_product: string | null
  capture_before?: number | undefined
  cardholder_name: string | null
  country: string | null
  description?: string | null | undefined
  emv_auth_data: string | null
  exp_month: number
  exp_year: number
  fingerprint: string | null
  funding: string | null
  generated_card: string | null
  iin?: string | null | undefined
  incremental_authorization_supported: boolean
  issuer?: string | null | undefined
  last4: string | null
  location?: string | undefined
  network: string | null
  network_transaction_id: string | null
  offline: PaymentMethodCardPresentOffline | null
  overcapture_supported: boolean
  preferred_locales: string[] | null
  read_method: Open<
    | 'contact_emv'
    | 'contactless_emv'
    | 'contactless_magstripe_mode'
    | 'magnetic_stripe_fallback'
    | 'magnetic_stripe_track2'
  > | null
  reader?: string | undefined
  receipt: ChargePaymentMethodDetailsCardPresentReceipt | null
  wallet?: PaymentMethodCardPresentWallet | undefined
}

interface ChargePaymentMethodDetailsCardPresentReceipt extends Loose {
  account_type?: Open<'checking' | 'credit' | 'prepaid' | 'unknown'> | undefined
  application_cryptogram: string | null
  application_preferred_name: string | null
  authorization_code: string | null
  authorization_response_code: string | null
  cardholder_verification_method: string | null
  dedicated_file_name: string | null
  terminal_verification_results: string | null
  transaction_status_information: string | null
}

interface ChargePaymentMethodDetailsCardThreeDSecure extends Loose {
  authentication_flow: Open<'challenge' | 'frictionless'> | null
  electronic_commerce_indicator: Open<'01' | '02' | '05' | '06' | '07'> | null
  exemption_indicator: Open<'low_risk' | 'none'> | null
  exemption_indicator_applied?: boolean | undefined
  result: Open<
    | 'attempt_acknowledged'
    | 'authenticated'
    | 'data_share_only'
    | 'exempted'
    | 'failed'
    | 'not_supported'
    | 'processing_error'
  > | null
  result_reason: Open<
    | 'abandoned'
    | 'bypassed'
    | 'canceled'
    | 'card_not_enrolled'
    | 'network_not_supported'
    | 'protocol_error'
    | 'rejected'
  > | null
  transaction_id: string | null
  version: Open<'1.0.2' | '2.1.0' | '2.2.0' | '2.3.0' | '2.3.1'> | null
}

interface ChargePaymentMethodDetailsCardWallet extends Loose {
  amex_express_checkout?: Metadata | undefined
  apple_pay?: Metadata | undefined
  dynamic_last4: string | null
  google_pay?: Metadata | undefined
  link?: ChargePaymentMethodDetailsCardWalletLink | undefined
  masterpass?: PaymentMethodCardWalletMasterpass | undefined
  samsung_pay?: Metadata | undefined
  type: Open<
    'amex_express_checkout' | 'apple_pay' | 'google_pay' | 'link' | 'masterpass' | 'samsung_pay' | 'visa_checkout'
  >
  visa_checkout?: PaymentMethodCardWalletMasterpass | undefined
}

interface ChargePaymentMethodDetailsCardWalletLink extends Loose {
  funding_source_group: string | null
}

interface ChargePaymentMethodDetailsLink extends Loose {
  country: string | null
  funding_source_group?: string | undefined
}

interface ChargePaymentMethodDetailsSepaDebit extends Loose {
  bank_code: string | null
  branch_code: string | null
  country: string | null
  expected_debit_date?: string | undefined
  fingerprint: string | null
  last4: string | null
  mandate: string | null
}

interface ChargePaymentMethodDetailsUsBankAccount extends Loose {
  account_holder_type: Open<'company' | 'individual'> | null
  account_type: Open<'checking' | 'savings'> | null
  bank_name: string | null
  expected_debit_date?: string | undefined
  fingerprint: string | null
  last4: string | null
  mandate?: string | undefined
  payment_reference: string | null
  routing_number: string | null
}

interface ChargePresentmentDetails extends Loose {
  presentment_amount: number
  presentment_currency: string
}

interface ChargeRadarOptions extends Loose {
  session?: string | undefined
}

interface ChargeRefunds extends Loose {
  object: 'list'
  data: Refund[]
  has_more: boolean
  url: string
}

interface ChargeShipping extends Loose {
  address?: Address | undefined
  carrier?: string | null | undefined
  name?: string | undefined
  phone?: string | null | undefined
  tracking_number?: string | null | undefined
}

interface ChargeTransferData extends Loose {
  amount: number | null
  destination: string
}

interface CheckoutSession extends Loose {
  id: string
  object: 'checkout.session'
  adaptive_pricing: PaymentLinkManagedPayments | null
  after_expiration: CheckoutSessionAfterExpiration | null
  allow_promotion_codes: boolean | null
  allowed_payment_method_types: string[] | null
  amount_subtotal: number | null
  amount_total: number | null
  automatic_tax: QuoteAutomaticTax
  billing_address_collection: Open<'auto' | 'required'> | null
  branding_settings?: CheckoutSessionBrandingSettings | undefined
  cancel_url: string | null
  client_reference_id: string | null
  client_secret: string | null
  collected_information: CheckoutSessionCollectedInformation | null
  consent: CheckoutSessionConsent | null
  consent_collection: PaymentLinkConsentCollection | null
  created: number
  currency: string | null
  currency_conversion: CheckoutSessionCurrencyConversion | null
  custom_fields: CheckoutSessionCustomField[]
  custom_text: PaymentLinkCustomText
  customer: string | null
  customer_account: string | null
  customer_creation: Open<'always' | 'if_required'> | null
  customer_details: CheckoutSessionCustomerDetails | null
  customer_email: string | null
  discounts: CheckoutSessionDiscount[] | null
  excluded_payment_method_types?: string[] | undefined
  expires_at: number
  integration_identifier: string | null
  invoice: string | null
  invoice_creation: CheckoutSessionInvoiceCreation | null
  line_items?: QuoteLineItems | undefined
  livemode: boolean
  locale: string | null
  managed_payments: PaymentLinkManagedPayments | null
  metadata: Metadata | null
  mode: Open<'payment' | 'setup' | 'subscription'>
  name_collection?: PaymentLinkNameCollection | undefined
  optional_items?: PaymentLinkOptionalItem[] | null | undefined
  origin_context: Open<'mobile_app' | 'web'> | null
  payment_intent: string | null
  payment_link: string | null
  payment_method_collection: Open<'always' | 'if_required'> | null
  payment_method_configuration_details: SetupIntentPaymentMethodConfigurationDetails | null
  payment_method_options: CheckoutSessionPaymentMethodOptions | null
  payment_method_types: string[]
  payment_status: Open<'no_payment_required' | 'paid' | 'unpaid'>
  permissions: CheckoutSessionPermissions | null
  phone_number_collection?: PaymentLinkManagedPayments | undefined
  presentment_details?: ChargePresentmentDetails | undefined
  recovered_from: string | null
  redirect_on_completion?: Open<'always' | 'if_required' | 'never'> | undefined
  return_url?: string | undefined
  saved_payment_method_options: CheckoutSessionSavedPaymentMethodOptions | null
  setup_intent: string | null
  shipping_address_collection: PaymentLinkShippingAddressCollection | null
  shipping_cost: InvoiceShippingCost | null
  shipping_options: PaymentLinkShippingOption[]
  status: Open<'complete' | 'expired' | 'open'> | null
  submit_type: Open<'auto' | 'book' | 'donate' | 'pay' | 'subscribe'> | null
  subscription: string | null
  success_url: string | null
  tax_id_collection?: PaymentLinkTaxIdCollection | undefined
  total_details: QuoteTotalDetails | null
  ui_mode: Open<'elements' | 'embedded_page' | 'form' | 'hosted_page'> | null
  url: string | null
  wallet_options: CheckoutSessionWalletOptions | null
}

interface CheckoutSessionAfterExpiration extends Loose {
  recovery: CheckoutSessionAfterExpirationRecovery | null
}

interface CheckoutSessionAfterExpirationRecovery extends Loose {
  allow_promotion_codes: boolean
  enabled: boolean
  expires_at: number | null
  url: string | null
}

interface CheckoutSessionBrandingSettings extends Loose {
  background_color: string
  border_style: Open<'pill' | 'rectangular' | 'rounded'>
  button_color: string
  display_name: string
  font_family: string
  icon: CheckoutSessionBrandingSettingsIcon | null
  logo: CheckoutSessionBrandingSettingsIcon | null
}

interface CheckoutSessionBrandingSettingsIcon extends Loose {
  file?: string | undefined
  type: Open<'file' | 'url'>
  url?: string | undefined
}

interface CheckoutSessionCollectedInformation extends Loose {
  business_name: string | null
  individual_name: string | null
  shipping_details: CheckoutSessionCollectedInformationShippingDetails | null
}

interface CheckoutSessionCollectedInformationShippingDetails extends Loose {
  address: Address
  name: string
}

interface CheckoutSessionConsent extends Loose {
  promotions: Open<'opt_in' | 'opt_out'> | null
  terms_of_service: Open<'accepted'> | null
}

interface CheckoutSessionCurrencyConversion extends Loose {
  amount_subtotal: number
  amount_total: number
  fx_rate: string
  source_currency: string
}

interface CheckoutSessionCustomField extends Loose {
  dropdown?: CheckoutSessionCustomFieldDropdown | undefined
  key: string
  label: PaymentLinkCustomFieldLabel
  numeric?: CheckoutSessionCustomFieldText | undefined
  optional: boolean
  text?: CheckoutSessionCustomFieldText | undefined
  type: Open<'dropdown' | 'numeric' | 'text'>
}

interface CheckoutSessionCustomFieldDropdown extends Loose {
  default_value: string | null
  options: PaymentLinkCustomFieldDropdownOption[]
  value: string | null
}

interface CheckoutSessionCustomFieldText extends Loose {
  default_value: string | null
  maximum_length: number | null
  minimum_length: number | null
  value: string | null
}

interface CheckoutSessionCustomerDetails extends Loose {
  address: Address | null
  business_name: string | null
  email: string | null
  individual_name: string | null
  name: string | null
  phone: string | null
  tax_exempt: Open<'exempt' | 'none' | 'reverse'> | null
  tax_ids: InvoiceCustomerTaxId[] | null
}

interface CheckoutSessionDiscount extends Loose {
  coupon: string | null
  promotion_code: string | null
}

interface CheckoutSessionInvoiceCreation extends Loose {
  enabled: boolean
  invoice_data: PaymentLinkInvoiceCreationInvoiceData
}

interface CheckoutSessionPaymentMethodOptions extends Loose {
  acss_debit?: Loose | undefined
  affirm?: Loose | undefined
  afterpay_clearpay?: Loose | undefined
  alipay?: Loose | undefined
  alma?: Loose | undefined
  amazon_pay?: Loose | undefined
  au_becs_debit?: Loose | undefined
  bacs_debit?: Loose | undefined
  bancontact?: Loose | undefined
  billie?: Loose | undefined
  boleto?: Loose | undefined
  card?: CheckoutSessionPaymentMethodOptionsCard | undefined
  cashapp?: Loose | undefined
  customer_balance?: PaymentIntentPaymentMethodOptionsCustomerBalance | undefined
  eps?: Loose | undefined
  fpx?: Loose | undefined
  giropay?: Loose | undefined
  grabpay?: Loose | undefined
  ideal?: Loose | undefined
  kakao_pay?: Loose | undefined
  klarna?: Loose | undefined
  konbini?: Loose | undefined
  kr_card?: Loose | undefined
  link?: CheckoutSessionPaymentMethodOptionsLink | undefined
  mobilepay?: Loose | undefined
  multibanco?: Loose | undefined
  naver_pay?: Loose | undefined
  oxxo?: Loose | undefined
  p24?: Loose | undefined
  payco?: Loose | undefined
  paynow?: Loose | undefined
  paypal?: Loose | undefined
  payto?: Loose | undefined
  pix?: Loose | undefined
  revolut_pay?: Loose | undefined
  samsung_pay?: Loose | undefined
  satispay?: Loose | undefined
  scalapay?: Loose | undefined
  sepa_debit?: PaymentIntentPaymentMethodOptionsSepaDebit | undefined
  sequra?: Loose | undefined
  sofort?: Loose | undefined
  sunbit?: Loose | undefined
  swish?: Loose | undefined
  twint?: Loose | undefined
  upi?: Loose | undefined
  us_bank_account?: CheckoutSessionPaymentMethodOptionsUsBankAccount | undefined
  wechat_pay?: Loose | undefined
}

interface CheckoutSessionPaymentMethodOptionsCard extends Loose {
  capture_method?: Open<'manual'> | undefined
  installments?: CheckoutSessionPaymentMethodOptionsCardInstallments | undefined
  request_extended_authorization?: Open<'if_available' | 'never'> | undefined
  request_incremental_authorization?: Open<'if_available' | 'never'> | undefined
  request_multicapture?: Open<'if_available' | 'never'> | undefined
  request_overcapture?: Open<'if_available' | 'never'> | undefined
  request_three_d_secure: Open<'any' | 'automatic' | 'challenge'>
  restrictions?: CheckoutSessionPaymentMethodOptionsCardRestrictions | undefined
  setup_future_usage?: Open<'none' | 'off_session' | 'on_session'> | undefined
  statement_descriptor_suffix_kana?: string | undefined
  statement_descriptor_suffix_kanji?: string | undefined
}

interface CheckoutSessionPaymentMethodOptionsCardInstallments extends Loose {
  enabled?: boolean | undefined
}

interface CheckoutSessionPaymentMethodOptionsCardRestrictions extends Loose {
  brands_blocked?: Open<'american_express' | 'discover_global_network' | 'mastercard' | 'visa'>[] | undefined
  funding_types_blocked?: Open<'credit' | 'debit' | 'prepaid'>[] | undefined
}

interface CheckoutSessionPaymentMethodOptionsLink extends Loose {
  capture_method?: Open<'manual'> | undefined
  setup_future_usage?: Open<'none' | 'off_session'> | undefined
}

interface CheckoutSessionPaymentMethodOptionsUsBankAccount extends Loose {
  financial_connections?: SetupIntentPaymentMethodOptionsUsBankAccountFinancialConnections | undefined
  setup_future_usage?: Open<'none' | 'off_session' | 'on_session'> | undefined
  target_date?: string | undefined
  verification_method?: Open<'automatic' | 'instant'> | undefined
}

interface CheckoutSessionPermissions extends Loose {
  update_shipping_details: Open<'client_only' | 'server_only'> | null
}

interface CheckoutSessionSavedPaymentMethodOptions extends Loose {
  allow_redisplay_filters: Open<'always' | 'limited' | 'unspecified'>[] | null
  payment_method_remove: Open<'disabled' | 'enabled'> | null
  payment_method_save: Open<'disabled' | 'enabled'> | null
}

interface CheckoutSessionWalletOptions extends Loose {
  link?: CheckoutSessionWalletOptionsLink | undefined
}

interface CheckoutSessionWalletOptionsLink extends Loose {
  display?: Open<'auto' | 'never'> | undefined
}

interface Coupon extends Loose {
  id: string
  object: 'coupon'
  amount_off: number | null
  applies_to?: CouponAppliesTo | undefined
  created: number
  currency: string | null
  currency_options?: { [key: string]: CouponCurrencyOptions } | undefined
  deleted?: unknown
  duration: Open<'forever' | 'once' | 'repeating'>
  duration_in_months: number | null
  livemode: boolean
  max_redemptions: number | null
  metadata: Metadata | null
  name: string | null
  percent_off: number | null
  redeem_by: number | null
  times_redeemed: number
  valid: boolean
}

interface CouponAppliesTo extends Loose {
  products: string[]
}

interface CouponCurrencyOptions extends Loose {
  amount_off: number
}

interface CreditNote extends Loose {
  id: string
  object: 'credit_note'
  amount: number
  amount_shipping: number
  created: number
  currency: string
  customer: string
  customer_account: string | null
  customer_balance_transaction: string | null
  discount_amount: number
  discount_amounts: CreditNoteDiscountAmount[]
  effective_at: number | null
  invoice: string
  lines: CreditNoteLines
  livemode: boolean
  memo: string | null
  metadata: Metadata | null
  number: string
  out_of_band_amount: number | null
  pdf: string
  post_payment_amount: number
  pre_payment_amount: number
  pretax_credit_amounts: CreditNotePretaxCreditAmount[]
  reason: Open<'duplicate' | 'fraudulent' | 'order_change' | 'product_unsatisfactory'> | null
  refunds: CreditNoteRefund[]
  shipping_cost: InvoiceShippingCost | null
  status: Open<'issued' | 'void'>
  subtotal: number
  subtotal_excluding_tax: number | null
  total: number
  total_excluding_tax: number | null
  total_taxes: InvoiceTotalTax[] | null
  type: Open<'mixed' | 'post_payment' | 'pre_payment'>
  voided_at: number | null
}

interface CreditNoteDiscountAmount extends Loose {
  amount: number
  discount: string
}

interface CreditNoteLineItem extends Loose {
  id: string
  object: 'credit_note_line_item'
  amount: number
  description: string | null
  discount_amount: number
  discount_amounts: CreditNoteDiscountAmount[]
  invoice_line_item?: string | undefined
  livemode: boolean
  metadata: Metadata | null
  pretax_credit_amounts: CreditNotePretaxCreditAmount[]
  quantity: number | null
  tax_rates: TaxRate[]
  taxes: InvoiceTotalTax[] | null
  type: Open<'custom_line_item' | 'invoice_line_item'>
  unit_amount: number | null
  unit_amount_decimal: string | null
}

interface CreditNoteLines extends Loose {
  object: 'list'
  data: CreditNoteLineItem[]
  has_more: boolean
  url: string
}

interface CreditNotePretaxCreditAmount extends Loose {
  amount: number
  credit_balance_transaction?: string | undefined
  discount?: string | undefined
  type: Open<'credit_balance_transaction' | 'discount'>
}

interface CreditNoteRefund extends Loose {
  amount_refunded: number
  payment_record_refund: CreditNoteRefundPaymentRecordRefund | null
  refund: string
  type: Open<'payment_record_refund' | 'refund'> | null
}

interface CreditNoteRefundPaymentRecordRefund extends Loose {
  payment_record: string
  refund_group: string
}

interface Customer extends Loose {
  id: string
  object: 'customer'
  address?: Address | null | undefined
  balance: number
  business_name?: string | undefined
  cash_balance?: CashBalance | null | undefined
  created: number
  currency?: string | null | undefined
  customer_account?: string | null | undefined
  default_source: string | null
  deleted?: unknown
  delinquent?: boolean | null | undefined
  description: string | null
  discount?: Discount | null | undefined
  email: string | null
  individual_name?: string | undefined
  invoice_credit_balance?: { [key: string]: number } | undefined
  invoice_prefix?: string | null | undefined
  invoice_settings: CustomerInvoiceSettings
  livemode: boolean
  metadata: Metadata
  name?: string | null | undefined
  next_invoice_sequence?: number | undefined
  phone?: string | null | undefined
  preferred_locales?: string[] | null | undefined
  shipping: ChargeShipping | null
  sources?: CustomerSources | undefined
  subscriptions?: CustomerSubscriptions | undefined
  tax?: CustomerTax | undefined
  tax_exempt?: Open<'exempt' | 'none' | 'reverse'> | null | undefined
  tax_ids?: CustomerTaxIds | undefined
  test_clock?: string | null | undefined
}

interface CustomerInvoiceSettings extends Loose {
  custom_fields: InvoiceCustomField[] | null
  default_payment_method: string | null
  footer: string | null
  rendering_options: CustomerInvoiceSettingsRenderingOptions | null
}

interface CustomerInvoiceSettingsRenderingOptions extends Loose {
  amount_tax_display: string | null
  template: string | null
}

interface CustomerSources extends Loose {
  object: 'list'
  data: (Account | BankAccount | Card | Loose)[]
  has_more: boolean
  url: string
}

interface CustomerSubscriptions extends Loose {
  object: 'list'
  data: Subscription[]
  has_more: boolean
  url: string
}

interface CustomerTax extends Loose {
  automatic_tax: Open<'failed' | 'not_collecting' | 'supported' | 'unrecognized_location'>
  ip_address: string | null
  location: CustomerTaxLocation | null
  provider: Open<'anrok' | 'avalara' | 'sphere' | 'stripe'>
}

interface CustomerTaxIds extends Loose {
  object: 'list'
  data: TaxId[]
  has_more: boolean
  url: string
}

interface CustomerTaxLocation extends Loose {
  country: string
  source: Open<'billing_address' | 'ip_address' | 'payment_method' | 'shipping_destination'>
  state: string | null
}

interface Discount extends Loose {
  id: string
  object: 'discount'
  checkout_session: string | null
  customer: string | null
  customer_account: string | null
  deleted?: unknown
  end: number | null
  invoice: string | null
  invoice_item: string | null
  promotion_code: string | null
  source: DiscountSource
  start: number
  subscription: string | null
  subscription_item: string | null
}

interface DiscountSource extends Loose {
  coupon: string | null
  type: Open<'coupon'>
}

interface Dispute extends Loose {
  id: string
  object: 'dispute'
  amount: number
  balance_transactions: BalanceTransaction[]
  charge: string
  created: number
  currency: string
  enhanced_eligibility_types: Open<'mastercard_compliance' | 'visa_compelling_evidence_3' | 'visa_compliance'>[]
  evidence: DisputeEvidence
  evidence_details: DisputeEvidenceDetails
  intended_submission_method: Open<'manual' | 'prefer_manual' | 'prefer_smart_disputes' | 'smart_disputes'> | null
  is_charge_refundable: boolean
  livemode: boolean
  metadata: Metadata
  network_reason_code?: string | null | undefined
  payment_intent: string | null
  payment_method_details?: DisputePaymentMethodDetails | undefined
  reason: string
  status: Open<
    | 'appeal_needs_response'
    | 'appeal_under_review'
    | 'lost'
    | 'needs_response'
    | 'prevented'
    | 'under_review'
    | 'warning_closed'
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'won'
  >
}

interface DisputeEvidence extends Loose {
  access_activity_log: string | null
  appeal?: DisputeEvidenceAppeal | null | undefined
  billing_address: string | null
  cancellation_policy: string | null
  cancellation_policy_disclosure: string | null
  cancellation_rebuttal: string | null
  customer_communication: string | null
  customer_email_address: string | null
  customer_name: string | null
  customer_purchase_ip: string | null
  customer_signature: string | null
  duplicate_charge_documentation: string | null
  duplicate_charge_explanation: string | null
  duplicate_charge_id: string | null
  enhanced_evidence: DisputeEvidenceEnhancedEvidence
  product_description: string | null
  receipt: string | null
  refund_policy: string | null
  refund_policy_disclosure: string | null
  refund_refusal_explanation: string | null
  service_date: string | null
  service_documentation: string | null
  shipping_address: string | null
  shipping_carrier: string | null
  shipping_date: string | null
  shipping_documentation: string | null
  shipping_tracking_number: string | null
  uncategorized_file: string | null
  uncategorized_text: string | null
}

interface DisputeEvidenceAppeal extends Loose {
  card?: DisputeEvidenceAppealCard | undefined
}

interface DisputeEvidenceAppealCard extends Loose {
  reason_for_filing?: string | undefined
  supporting_files?: string[] | undefined
}

interface DisputeEvidenceDetails extends Loose {
  due_by: number | null
  enhanced_eligibility: DisputeEvidenceDetailsEnhancedEligibility
  has_evidence: boolean
  past_due: boolean
  submission_count: number
  submission_method: Open<'manual' | 'not_submitted' | 'smart_disputes'>
}

interface DisputeEvidenceDetailsEnhancedEligibility extends Loose {
  mastercard_compliance?: DisputeEvidenceDetailsEnhancedEligibilityVisaCompliance | undefined
  visa_compelling_evidence_3?: DisputeEvidenceDetailsEnhancedEligibilityVisaCompellingEvidence3 | undefined
  visa_compliance?: DisputeEvidenceDetailsEnhancedEligibilityVisaCompliance | undefined
}

interface DisputeEvidenceDetailsEnhancedEligibilityVisaCompellingEvidence3 extends Loose {
  required_actions: Open<
    | 'missing_customer_identifiers'
    | 'missing_disputed_transaction_description'
    | 'missing_merchandise_or_services'
    | 'missing_prior_undisputed_transaction_description'
    | 'missing_prior_undisputed_transactions'
  >[]
  status: Open<'not_qualified' | 'qualified' | 'requires_action'>
}

interface DisputeEvidenceDetailsEnhancedEligibilityVisaCompliance extends Loose {
  status: Open<'fee_acknowledged' | 'requires_fee_acknowledgement'>
}

interface DisputeEvidenceEnhancedEvidence extends Loose {
  mastercard_compliance?: DisputeEvidenceEnhancedEvidenceVisaCompliance | undefined
  visa_compelling_evidence_3?: DisputeEvidenceEnhancedEvidenceVisaCompellingEvidence3 | undefined
  visa_compliance?: DisputeEvidenceEnhancedEvidenceVisaCompliance | undefined
}

interface DisputeEvidenceEnhancedEvidenceVisaCompellingEvidence3 extends Loose {
  disputed_transaction: DisputeEvidenceEnhancedEvidenceVisaCompellingEvidence3DisputedTransaction | null
  prior_undisputed_transactions: DisputeEvidenceEnhancedEvidenceVisaCompellingEvidence3PriorUndisputedTransaction[]
}

interface DisputeEvidenceEnhancedEvidenceVisaCompellingEvidence3DisputedTransaction extends Loose {
  customer_account_id: string | null
  customer_device_fingerprint: string | null
  customer_device_id: string | null
  customer_email_address: string | null
  customer_purchase_ip: string | null
  merchandise_or_services: Open<'merchandise' | 'services'> | null
  product_description: string | null
  shipping_address: Address | null
}

interface DisputeEvidenceEnhancedEvidenceVisaCompellingEvidence3PriorUndisputedTransaction extends Loose {
  charge: string
  customer_account_id: string | null
  customer_device_fingerprint: string | null
  customer_device_id: string | null
  customer_email_address: string | null
  customer_purchase_ip: string | null
  product_description: string | null
  shipping_address: Address | null
}

interface DisputeEvidenceEnhancedEvidenceVisaCompliance extends Loose {
  fee_acknowledged: boolean
}

interface DisputePaymentMethodDetails extends Loose {
  amazon_pay?: Loose | undefined
  card?: DisputePaymentMethodDetailsCard | undefined
  klarna?: Loose | undefined
  paypal?: Loose | undefined
  type: Open<'amazon_pay' | 'card' | 'klarna' | 'paypal'>
}

interface DisputePaymentMethodDetailsCard extends Loose {
  brand: string
  case_type: Open<'block' | 'chargeback' | 'compliance' | 'inquiry' | 'resolution'>
  network: string
  network_reason_code: string | null
}

interface FeeRefund extends Loose {
  id: string
  object: 'fee_refund'
  amount: number
  balance_transaction: string | null
  created: number
  currency: string
  fee: string
  metadata: Metadata | null
}

interface File extends Loose {
  id: string
  object: 'file'
  created: number
  expires_at: number | null
  filename: string | null
  links?: FileLinks | null | undefined
  purpose: Open<
    | 'account_requirement'
    | 'additional_verification'
    | 'business_icon'
    | 'business_logo'
    | 'customer_signature'
    | 'dispute_evidence'
    | 'document_provider_identity_document'
    | 'finance_report_run'
    | 'financial_account_statement'
    | 'identity_document'
    | 'identity_document_downloadable'
    | 'issuing_regulatory_reporting'
    | 'pci_document'
    | 'platform_terms_of_service'
    | 'selfie'
    | 'sigma_scheduled_query'
    | 'tax_document_user_upload'
    | 'terminal_android_apk'
    | 'terminal_reader_splashscreen'
    | 'terminal_wifi_certificate'
    | 'terminal_wifi_private_key'
  >
  size: number
  title: string | null
  type: string | null
  url: string | null
}

interface FileLink extends Loose {
  id: string
  object: 'file_link'
  created: number
  expired: boolean
  expires_at: number | null
  file: string
  livemode: boolean
  metadata: Metadata
  url: string | null
}

interface FileLinks extends Loose {
  object: 'list'
  data: FileLink[]
  has_more: boolean
  url: string
}

interface Invoice extends Loose {
  id: string
  object: 'invoice'
  account_country: string | null
  account_name: string | null
  account_tax_ids: string[] | null
  amount_due: number
  amount_overpaid: number
  amount_paid: number
  amount_paid_off_stripe?: number | undefined
  amount_remaining: number
  amount_shipping: number
  application: string | null
  attempt_count: number
  attempted: boolean
  auto_advance?: boolean | undefined
  automatic_tax: InvoiceAutomaticTax
  automatically_finalizes_at: number | null
  billing_reason: Open<
    | 'automatic_pending_invoice_item_invoice'
    | 'manual'
    | 'quote_accept'
    | 'subscription'
    | 'subscription_create'
    | 'subscription_cycle'
    | 'subscription_threshold'
    | 'subscription_update'
    | 'upcoming'
  > | null
  collection_method: Open<'charge_automatically' | 'send_invoice'>
  confirmation_secret?: InvoiceConfirmationSecret | null | undefined
  created: number
  currency: string
  custom_fields: InvoiceCustomField[] | null
  customer: string | null
  customer_account: string | null
  customer_address: Address | null
  customer_email: string | null
  customer_name: string | null
  customer_phone: string | null
  customer_shipping: ChargeShipping | null
  customer_tax_exempt: Open<'exempt' | 'none' | 'reverse'> | null
  customer_tax_ids?: InvoiceCustomerTaxId[] | null | undefined
  default_payment_method: string | null
  default_source: string | null
  default_tax_rates: TaxRate[]
  deleted?: unknown
  description: string | null
  discounts: string[]
  due_date: number | null
  effective_at: number | null
  ending_balance: number | null
  footer: string | null
  from_invoice: InvoiceFromInvoice | null
  hosted_invoice_url?: string | null | undefined
  invoice_pdf?: string | null | undefined
  issuer: InvoiceIssuer
  last_finalization_error: SetupIntentLastSetupError | null
  latest_revision: string | null
  lines: InvoiceLines
  livemode: boolean
  metadata: Metadata | null
  next_payment_attempt: number | null
  number: string | null
  on_behalf_of: string | null
  parent: InvoiceParent | null
  payment_settings: InvoicePaymentSettings
  payments?: InvoicePayments | undefined
  period_end: number
  period_start: number
  post_payment_credit_notes_amount: number
  pre_payment_credit_notes_amount: number
  receipt_number: string | null
  rendering: InvoiceRendering | null
  shipping_cost: InvoiceShippingCost | null
  shipping_details: ChargeShipping | null
  starting_balance: number
  statement_descriptor: string | null
  status: Open<'draft' | 'open' | 'paid' | 'uncollectible' | 'void'> | null
  status_details?: InvoiceStatusDetails | undefined
  status_transitions: InvoiceStatusTransitions
  subtotal: number
  subtotal_excluding_tax: number | null
  test_clock: string | null
  threshold_reason?: InvoiceThresholdReason | undefined
  total: number
  total_discount_amounts: CreditNoteDiscountAmount[] | null
  total_excluding_tax: number | null
  total_pretax_credit_amounts: InvoiceTotalPretaxCreditAmount[] | null
  total_taxes: InvoiceTotalTax[] | null
  webhooks_delivered_at: number | null
}

interface InvoiceAutomaticTax extends Loose {
  disabled_reason: Open<'finalization_requires_location_inputs' | 'finalization_system_error'> | null
  enabled: boolean
  liability: InvoiceIssuer | null
  provider: string | null
  status: Open<'complete' | 'failed' | 'requires_location_inputs'> | null
}

interface InvoiceConfirmationSecret extends Loose {
  client_secret: string
  type: string
}

interface InvoiceCustomField extends Loose {
  name: string
  value: string
}

interface InvoiceCustomerTaxId extends Loose {
  type: string
  value: string | null
}

interface InvoiceFromInvoice extends Loose {
  action: string
  invoice: string
}

interface InvoiceIssuer extends Loose {
  account?: string | undefined
  type: Open<'account' | 'self'>
}

interface InvoiceItem extends Loose {
  id: string
  object: 'invoiceitem'
  amount: number
  currency: string
  customer: string
  customer_account: string | null
  date: number
  deleted?: unknown
  description: string | null
  discountable: boolean
  discounts: string[] | null
  frozen_fields?: Open<'discounts' | 'pricing' | 'quantity'>[] | undefined
  invoice: string | null
  invoicing_rules?: InvoiceItemInvoicingRule[] | undefined
  livemode: boolean
  metadata: Metadata | null
  net_amount?: number | undefined
  parent: InvoiceItemParent | null
  period: InvoiceItemPeriod
  pricing: InvoiceItemPricing | null
  proration: boolean
  proration_details?: InvoiceItemProrationDetails | undefined
  quantity: number
  quantity_decimal: string
  tax_rates: TaxRate[] | null
  test_clock: string | null
}

interface InvoiceItemInvoicingRule extends Loose {
  type: Open<'defer_until_credited_items_resolved'>
}

interface InvoiceItemParent extends Loose {
  subscription_details: InvoiceItemParentSubscriptionDetails | null
  type: Open<'subscription_details'>
}

interface InvoiceItemParentSubscriptionDetails extends Loose {
  subscription: string
  subscription_item?: string | undefined
}

interface InvoiceItemPeriod extends Loose {
  end: number
  start: number
}

interface InvoiceItemPricing extends Loose {
  price_details?: InvoiceItemPricingPriceDetails | undefined
  type: Open<'price_details'>
  unit_amount_decimal: string | null
}

interface InvoiceItemPricingPriceDetails extends Loose {
  price: string
  product: string
}

interface InvoiceItemProrationDetails extends Loose {
  credited_items: InvoiceItemProrationDetailsCreditedItems | null
  discount_amounts: CreditNoteDiscountAmount[]
}

interface InvoiceItemProrationDetailsCreditedItems extends Loose {
  invoice_item?: string | undefined
  invoice_line_item_details?: InvoiceItemProrationDetailsCreditedItemsInvoiceLineItemDetails | undefined
  type: Open<'invoice_item' | 'invoice_line_items'>
}

interface InvoiceItemProrationDetailsCreditedItemsInvoiceLineItemDetails extends Loose {
  invoice: string
  invoice_line_items: string[]
}

interface InvoiceLineItem extends Loose {
  id: string
  object: 'line_item'
  amount: number
  currency: string
  description: string | null
  discount_amounts: CreditNoteDiscountAmount[] | null
  discountable: boolean
  discounts: string[]
  invoice: string | null
  livemode: boolean
  metadata: Metadata
  parent: InvoiceLineItemParent | null
  period: InvoiceItemPeriod
  pretax_credit_amounts: InvoiceTotalPretaxCreditAmount[] | null
  pricing: InvoiceItemPricing | null
  quantity: number | null
  quantity_decimal: string | null
  subscription: string | null
  subtotal: number
  taxes: InvoiceTotalTax[] | null
}

interface InvoiceLineItemParent extends Loose {
  invoice_item_details: InvoiceLineItemParentInvoiceItemDetails | null
  subscription_item_details: InvoiceLineItemParentSubscriptionItemDetails | null
  type: Open<'invoice_item_details' | 'subscription_item_details'>
}

interface InvoiceLineItemParentInvoiceItemDetails extends Loose {
  invoice_item: string
  proration: boolean
  proration_details: InvoiceLineItemParentInvoiceItemDetailsProrationDetails | null
  subscription: string | null
}

interface InvoiceLineItemParentInvoiceItemDetailsProrationDetails extends Loose {
  credited_items: InvoiceItemProrationDetailsCreditedItemsInvoiceLineItemDetails | null
}

interface InvoiceLineItemParentSubscriptionItemDetails extends Loose {
  invoice_item: string | null
  proration: boolean
  proration_details: InvoiceLineItemParentInvoiceItemDetailsProrationDetails | null
  subscription: string | null
  subscription_item: string
}

interface InvoiceLines extends Loose {
  object: 'list'
  data: InvoiceLineItem[]
  has_more: boolean
  url: string
}

interface InvoiceParent extends Loose {
  quote_details: InvoiceParentQuoteDetails | null
  subscription_details: InvoiceParentSubscriptionDetails | null
  type: Open<'quote_details' | 'subscription_details'>
}

interface InvoiceParentQuoteDetails extends Loose {
  quote: string
}

interface InvoiceParentSubscriptionDetails extends Loose {
  metadata: Metadata | null
  subscription: string
  subscription_proration_date?: number | undefined
}

interface InvoicePayment extends Loose {
  id: string
  object: 'invoice_payment'
  amount_paid: number | null
  amount_requested: number
  created: number
  currency: string
  invoice: string
  is_default: boolean
  livemode: boolean
  payment: InvoicePaymentPayment
  status: string
  status_transitions: InvoicePaymentStatusTransitions
}

interface InvoicePaymentPayment extends Loose {
  charge?: string | undefined
  payment_intent?: string | undefined
  payment_record?: string | undefined
  type: Open<'charge' | 'payment_intent' | 'payment_record'>
}

interface InvoicePaymentSettings extends Loose {
  default_mandate: string | null
  payment_method_options: InvoicePaymentSettingsPaymentMethodOptions | null
  payment_method_types: string[] | null
}

interface InvoicePaymentSettingsPaymentMethodOptions extends Loose {
  acss_debit: Loose | null
  bancontact: Loose | null
  billie?: Loose | null | undefined
  blik?: Loose | null | undefined
  card: InvoicePaymentSettingsPaymentMethodOptionsCard | null
  customer_balance: InvoicePaymentSettingsPaymentMethodOptionsCustomerBalance | null
  konbini: Loose | null
  payto: Loose | null
  pix: Loose | null
  sepa_debit: Metadata | null
  upi: Loose | null
  us_bank_account: InvoicePaymentSettingsPaymentMethodOptionsUsBankAccount | null
}

interface InvoicePaymentSettingsPaymentMethodOptionsCard extends Loose {
  installments?: InvoicePaymentSettingsPaymentMethodOptionsCardInstallments | undefined
  request_three_d_secure: Open<'any' | 'automatic' | 'challenge'> | null
}

interface InvoicePaymentSettingsPaymentMethodOptionsCardInstallments extends Loose {
  enabled: boolean | null
}

interface InvoicePaymentSettingsPaymentMethodOptionsCustomerBalance extends Loose {
  bank_transfer?: InvoicePaymentSettingsPaymentMethodOptionsCustomerBalanceBankTransfer | undefined
  funding_type: Open<'bank_transfer'> | null
}

interface InvoicePaymentSettingsPaymentMethodOptionsCustomerBalanceBankTransfer extends Loose {
  eu_bank_transfer?: PaymentIntentPaymentMethodOptionsCustomerBalanceBankTransferEuBankTransfer | undefined
  type: string | null
}

interface InvoicePaymentSettingsPaymentMethodOptionsUsBankAccount extends Loose {
  financial_connections?: InvoicePaymentSettingsPaymentMethodOptionsUsBankAccountFinancialConnections | undefined
  verification_method?: Open<'automatic' | 'instant' | 'microdeposits'> | undefined
}

interface InvoicePaymentSettingsPaymentMethodOptionsUsBankAccountFinancialConnections extends Loose {
  filters?: SetupIntentPaymentMethodOptionsUsBankAccountFinancialConnectionsFilters | undefined
  permissions?: Open<'balances' | 'ownership' | 'payment_method' | 'transactions'>[] | undefined
  prefetch: Open<'balances' | 'ownership' | 'transactions'>[] | null
}

interface InvoicePaymentStatusTransitions extends Loose {
  canceled_at: number | null
  paid_at: number | null
}

interface InvoicePayments extends Loose {
  object: 'list'
  data: InvoicePayment[]
  has_more: boolean
  url: string
}

interface InvoiceRendering extends Loose {
  amount_tax_display: string | null
  pdf: InvoiceRenderingPdf | null
  template: string | null
  template_version: number | null
}

interface InvoiceRenderingPdf extends Loose {
  page_size: Open<'a4' | 'auto' | 'letter'> | null
}

interface InvoiceShippingCost extends Loose {
  amount_subtotal: number
  amount_tax: number
  amount_total: number
  shipping_rate: string | null
  taxes?: LineItemTax[] | undefined
}

interface InvoiceStatusDetails extends Loose {
  uncollectible?: InvoiceStatusDetailsUncollectible | undefined
}

interface InvoiceStatusDetailsUncollectible extends Loose {
  reason: Open<
    'max_payment_attempts' | 'payment_not_received' | 'subscription_canceled' | 'subscription_paused' | 'user_forgiven'
  > | null
}

interface InvoiceStatusTransitions extends Loose {
  finalized_at: number | null
  marked_uncollectible_at: number | null
  paid_at: number | null
  voided_at: number | null
}

interface InvoiceThresholdReason extends Loose {
  amount_gte: number | null
  item_reasons: InvoiceThresholdReasonItemReason[]
}

interface InvoiceThresholdReasonItemReason extends Loose {
  line_item_ids: string[]
  usage_gte: number
}

interface InvoiceTotalPretaxCreditAmount extends Loose {
  amount: number
  credit_balance_transaction?: string | null | undefined
  discount?: string | undefined
  type: Open<'credit_balance_transaction' | 'discount'>
}

interface InvoiceTotalTax extends Loose {
  amount: number
  tax_behavior: Open<'exclusive' | 'inclusive'>
  tax_rate_details: InvoiceTotalTaxTaxRateDetails | null
  taxability_reason: Open<
    | 'customer_exempt'
    | 'not_available'
    | 'not_collecting'
    | 'not_subject_to_tax'
    | 'not_supported'
    | 'portion_product_exempt'
    | 'portion_reduced_rated'
    | 'portion_standard_rated'
    | 'product_exempt'
    | 'product_exempt_holiday'
    | 'proportionally_rated'
    | 'reduced_rated'
    | 'reverse_charge'
    | 'standard_rated'
    | 'taxable_basis_reduced'
    | 'zero_rated'
  >
  taxable_amount: number | null
  type: Open<'tax_rate_details'>
}

interface InvoiceTotalTaxTaxRateDetails extends Loose {
  tax_rate: string
}

interface LineItem extends Loose {
  id: string
  object: 'item'
  adjustable_quantity: LineItemAdjustableQuantity | null
  amount_discount: number
  amount_subtotal: number
  amount_tax: number
  amount_total: number
  currency: string
  description: string | null
  discounts?: LineItemDiscount[] | undefined
  metadata: Metadata | null
  price: Price | null
  quantity: number | null
  taxes?: LineItemTax[] | undefined
}

interface LineItemAdjustableQuantity extends Loose {
  enabled: boolean
  maximum: number | null
  minimum: number | null
}

interface LineItemDiscount extends Loose {
  amount: number
  discount: Discount
}

interface LineItemTax extends Loose {
  amount: number
  rate: TaxRate
  taxability_reason: Open<
    | 'customer_exempt'
    | 'not_collecting'
    | 'not_subject_to_tax'
    | 'not_supported'
    | 'portion_product_exempt'
    | 'portion_reduced_rated'
    | 'portion_standard_rated'
    | 'product_exempt'
    | 'product_exempt_holiday'
    | 'proportionally_rated'
    | 'reduced_rated'
    | 'reverse_charge'
    | 'standard_rated'
    | 'taxable_basis_reduced'
    | 'zero_rated'
  > | null
  taxable_amount: number | null
}

interface Mandate extends Loose {
  id: string
  object: 'mandate'
  customer_acceptance: MandateCustomerAcceptance
  livemode: boolean
  multi_use?: MandateMultiUse | undefined
  on_behalf_of?: string | undefined
  payment_method: string
  payment_method_details: MandatePaymentMethodDetails
  single_use?: MandateSingleUse | undefined
  status: Open<'active' | 'inactive' | 'pending'>
  type: Open<'multi_use' | 'single_use'>
}

interface MandateCustomerAcceptance extends Loose {
  accepted_at: number | null
  offline?: Metadata | undefined
  online?: MandateCustomerAcceptanceOnline | undefined
  type: Open<'offline' | 'online'>
}

interface MandateCustomerAcceptanceOnline extends Loose {
  ip_address: string | null
  user_agent: string | null
}

interface MandateMultiUse extends Loose {
  amount?: number | undefined
  currency?: string | undefined
}

interface MandatePaymentMethodDetails extends Loose {
  acss_debit?: Loose | undefined
  amazon_pay?: Loose | undefined
  au_becs_debit?: Loose | undefined
  bacs_debit?: Loose | undefined
  blik?: Loose | undefined
  card?: MandatePaymentMethodDetailsCard | undefined
  cashapp?: Loose | undefined
  kakao_pay?: Loose | undefined
  klarna?: Loose | undefined
  kr_card?: Loose | undefined
  link?: Metadata | undefined
  naver_pay?: Loose | undefined
  nz_bank_account?: Loose | undefined
  paypal?: Loose | undefined
  payto?: Loose | undefined
  pix?: Loose | undefined
  revolut_pay?: Loose | undefined
  sepa_debit?: MandatePaymentMethodDetailsSepaDebit | undefined
  twint?: Loose | undefined
  type: string
  upi?: Loose | undefined
  us_bank_account?: MandatePaymentMethodDetailsUsBankAccount | undefined
}

interface MandatePaymentMethodDetailsCard extends Loose {
  india?: MandatePaymentMethodDetailsCardIndia | undefined
}

interface MandatePaymentMethodDetailsCardIndia extends Loose {
  inactive_reason: Open<
    | 'canceled'
    | 'card_not_supported'
    | 'currency_not_supported'
    | 'expired'
    | 'issuer_not_supported'
    | 'processing_error'
    | 'undetermined'
  > | null
}

interface MandatePaymentMethodDetailsSepaDebit extends Loose {
  reference: string
  url: string
}

interface MandatePaymentMethodDetailsUsBankAccount extends Loose {
  collection_method?: Open<'paper'> | undefined
}

interface MandateSingleUse extends Loose {
  amount: number
  currency: string
}

interface Metadata extends Loose {}

interface PaymentIntent extends Loose {
  id: string
  object: 'payment_intent'
  allowed_payment_method_types: string[] | null
  amount: number
  amount_capturable: number
  amount_details?: PaymentIntentAmountDetails | undefined
  amount_received: number
  application: string | null
  application_fee_amount: number | null
  automatic_payment_methods: PaymentIntentAutomaticPaymentMethods | null
  canceled_at: number | null
  cancellation_reason: Open<
    | 'abandoned'
    | 'automatic'
    | 'duplicate'
    | 'expired'
    | 'failed_invoice'
    | 'fraudulent'
    | 'requested_by_customer'
    | 'void_invoice'
  > | null
  capture_method: Open<'automatic' | 'automatic_async' | 'manual'>
  client_secret: string | null
  confirmation_method: Open<'automatic' | 'manual'>
  created: number
  currency: string
  customer: string | null
  customer_account: string | null
  description: string | null
  excluded_payment_method_types: string[] | null
  hooks?: PaymentIntentHooks | undefined
  last_payment_error: SetupIntentLastSetupError | null
  latest_charge: string | null
  livemode: boolean
  managed_payments: PaymentLinkManagedPayments | null
  metadata: Metadata
  next_action: PaymentIntentNextAction | null
  on_behalf_of: string | null
  payment_details?: PaymentIntentPaymentDetails | undefined
  payment_method: string | null
  payment_method_configuration_details: SetupIntentPaymentMethodConfigurationDetails | null
  payment_method_options: PaymentIntentPaymentMethodOptions | null
  payment_method_types: string[]
  payment_record: string | null
  presentment_details?: ChargePresentmentDetails | undefined
  processing: PaymentIntentProcessing | null
  receipt_email: string | null
  review: string | null
  setup_future_usage: Open<'off_session' | 'on_session'> | null
  shipping: ChargeShipping | null
  source: string | null
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  status: Open<
    | 'canceled'
    | 'processing'
    | 'requires_action'
    | 'requires_capture'
    | 'requires_confirmation'
    | 'requires_payment_method'
    | 'succeeded'
  >
  transfer_data?: PaymentIntentTransferData | null | undefined
  transfer_group: string | null
}

interface PaymentIntentAmountDetails extends Loose {
  discount_amount?: number | undefined
  error?: PaymentIntentAmountDetailsError | undefined
  line_items?: PaymentIntentAmountDetailsLineItems | undefined
  shipping?: PaymentIntentAmountDetailsShipping | undefined
  tax?: PaymentIntentAmountDetailsTax | undefined
  tip?: PaymentIntentAmountDetailsTip | undefined
}

interface PaymentIntentAmountDetailsError extends Loose {
  code: Open<'amount_details_amount_mismatch' | 'amount_details_tax_shipping_discount_greater_than_amount'> | null
  message: string | null
}

interface PaymentIntentAmountDetailsLineItem extends Loose {
  id: string
  object: 'payment_intent_amount_details_line_item'
  discount_amount: number | null
  payment_method_options: PaymentIntentAmountDetailsLineItemPaymentMethodOptions | null
  product_code: string | null
  product_name: string
  quantity: number
  tax: PaymentIntentAmountDetailsLineItemTax | null
  unit_cost: number
  unit_of_measure: string | null
}

interface PaymentIntentAmountDetailsLineItemPaymentMethodOptions extends Loose {
  card?: PaymentIntentAmountDetailsLineItemPaymentMethodOptionsCard | undefined
  card_present?: PaymentIntentAmountDetailsLineItemPaymentMethodOptionsCard | undefined
  klarna?: Loose | undefined
  paypal?: Loose | undefined
}

interface PaymentIntentAmountDetailsLineItemPaymentMethodOptionsCard extends Loose {
  commodity_code: string | null
}

interface PaymentIntentAmountDetailsLineItemTax extends Loose {
  total_tax_amount: number
}

interface PaymentIntentAmountDetailsLineItems extends Loose {
  object: 'list'
  data: PaymentIntentAmountDetailsLineItem[]
  has_more: boolean
  url: string
}

interface PaymentIntentAmountDetailsShipping extends Loose {
  amount: number | null
  from_postal_code: string | null
  to_postal_code: string | null
}

interface PaymentIntentAmountDetailsTax extends Loose {
  total_tax_amount: number | null
}

interface PaymentIntentAmountDetailsTip extends Loose {
  amount?: number | undefined
}

interface PaymentIntentAutomaticPaymentMethods extends Loose {
  allow_redirects?: Open<'always' | 'never'> | undefined
  enabled: boolean
}

interface PaymentIntentHooks extends Loose {
  inputs?: PaymentIntentHooksInputs | undefined
}

interface PaymentIntentHooksInputs extends Loose {
  tax?: PaymentIntentHooksInputsTax | undefined
}

interface PaymentIntentHooksInputsTax extends Loose {
  calculation: string
}

interface PaymentIntentNextAction extends Loose {
  alipay_handle_redirect?: Loose | undefined
  blik_authorize?: Loose | undefined
  boleto_display_details?: Loose | undefined
  card_await_notification?: Loose | undefined
  cashapp_handle_redirect_or_display_qr_code?: Loose | undefined
  display_bank_transfer_instructions?: Loose | undefined
  klarna_display_qr_code?: Loose | undefined
  konbini_display_details?: Loose | undefined
  multibanco_display_details?: Loose | undefined
  oxxo_display_details?: Loose | undefined
  paynow_display_qr_code?: Loose | undefined
  pix_display_qr_code?: Loose | undefined
  promptpay_display_qr_code?: Loose | undefined
  redirect_to_url?: SetupIntentNextActionRedirectToUrl | undefined
  swish_handle_redirect_or_display_qr_code?: Loose | undefined
  type: string
  upi_handle_redirect_or_display_qr_code?: Loose | undefined
  use_stripe_sdk?: Metadata | undefined
  verify_with_microdeposits?: Loose | undefined
  wechat_pay_display_qr_code?: Loose | undefined
  wechat_pay_redirect_to_android_app?: Loose | undefined
  wechat_pay_redirect_to_ios_app?: Loose | undefined
}

interface PaymentIntentPaymentDetails extends Loose {
  customer_reference: string | null
  order_reference: string | null
}

interface PaymentIntentPaymentMethodOptions extends Loose {
  acss_debit?: Loose | undefined
  affirm?: Loose | undefined
  afterpay_clearpay?: Loose | undefined
  alipay?: Loose | undefined
  alma?: Loose | undefined
  amazon_pay?: Loose | undefined
  au_becs_debit?: Loose | undefined
  bacs_debit?: Loose | undefined
  bancontact?: Loose | undefined
  billie?: Loose | undefined
  bizum?: Loose | undefined
  blik?: Loose | undefined
  boleto?: Loose | undefined
  card?: PaymentIntentPaymentMethodOptionsCard | undefined
  card_present?: PaymentIntentPaymentMethodOptionsCardPresent | undefined
  cashapp?: Loose | undefined
  crypto?: Loose | undefined
  customer_balance?: PaymentIntentPaymentMethodOptionsCustomerBalance | undefined
  eps?: Loose | undefined
  fpx?: Loose | undefined
  giropay?: Loose | undefined
  grabpay?: Loose | undefined
  ideal?: Loose | undefined
  interac_present?: Loose | undefined
  kakao_pay?: Loose | undefined
  klarna?: Loose | undefined
  konbini?: Loose | undefined
  kr_card?: Loose | undefined
  link?: PaymentIntentPaymentMethodOptionsLink | undefined
  mb_way?: Loose | undefined
  mobilepay?: Loose | undefined
  multibanco?: Loose | undefined
  naver_pay?: Loose | undefined
  nz_bank_account?: Loose | undefined
  oxxo?: Loose | undefined
  p24?: Loose | undefined
  pay_by_bank?: Loose | undefined
  payco?: Loose | undefined
  paynow?: Loose | undefined
  paypal?: Loose | undefined
  paypay?: Loose | undefined
  payto?: Loose | undefined
  pix?: Loose | undefined
  promptpay?: Loose | undefined
  revolut_pay?: Loose | undefined
  samsung_pay?: Loose | undefined
  satispay?: Loose | undefined
  scalapay?: Loose | undefined
  sepa_debit?: PaymentIntentPaymentMethodOptionsSepaDebit | undefined
  sequra?: Loose | undefined
  sofort?: Loose | undefined
  sunbit?: Loose | undefined
  swish?: Loose | undefined
  twint?: Loose | undefined
  upi?: Loose | undefined
  us_bank_account?: PaymentIntentPaymentMethodOptionsUsBankAccount | undefined
  wechat_pay?: Loose | undefined
  zip?: Loose | undefined
}

interface PaymentIntentPaymentMethodOptionsCard extends Loose {
  capture_method?: Open<'manual'> | undefined
  installments: PaymentIntentPaymentMethodOptionsCardInstallments | null
  mandate_options: PaymentIntentPaymentMethodOptionsCardMandateOptions | null
  network: Open<
    | 'amex'
    | 'cartes_bancaires'
    | 'diners'
    | 'discover'
    | 'eftpos_au'
    | 'girocard'
    | 'interac'
    | 'jcb'
    | 'link'
    | 'mastercard'
    | 'unionpay'
    | 'unknown'
    | 'visa'
  > | null
  request_extended_authorization?: Open<'if_available' | 'never'> | undefined
  request_incremental_authorization?: Open<'if_available' | 'never'> | undefined
  request_multicapture?: Open<'if_available' | 'never'> | undefined
  request_overcapture?: Open<'if_available' | 'never'> | undefined
  request_three_d_secure: Open<'any' | 'automatic' | 'challenge'> | null
  require_cvc_recollection?: boolean | undefined
  setup_credential_usage?: Open<'installment' | 'recurring' | 'unscheduled'> | undefined
  setup_future_usage?: Open<'none' | 'off_session' | 'on_session'> | undefined
  statement_descriptor_suffix_kana?: string | undefined
  statement_descriptor_suffix_kanji?: string | undefined
  stored_credential_usage?: Open<'installment' | 'recurring' | 'unscheduled'> | undefined
}

interface PaymentIntentPaymentMethodOptionsCardInstallments extends Loose {
  available_plans: ChargePaymentMethodDetailsCardInstallmentsPlan[] | null
  enabled: boolean
  plan: ChargePaymentMethodDetailsCardInstallmentsPlan | null
}

interface PaymentIntentPaymentMethodOptionsCardMandateOptions extends Loose {
  amount: number
  amount_type: Open<'fixed' | 'maximum'>
  description: string | null
  end_date: number | null
  interval: Open<'day' | 'month' | 'sporadic' | 'week' | 'year'>
  interval_count: number | null
  reference: string
  start_date: number
  supported_types: Open<'india'>[] | null
}

interface PaymentIntentPaymentMethodOptionsCardPresent extends Loose {
  capture_method?: Open<'manual' | 'manual_preferred'> | undefined
  request_extended_authorization: boolean | null
  request_incremental_authorization_support: boolean | null
  routing?: PaymentIntentPaymentMethodOptionsCardPresentRouting | undefined
}

interface PaymentIntentPaymentMethodOptionsCardPresentRouting extends Loose {
  requested_priority: Open<'domestic' | 'international'> | null
}

interface PaymentIntentPaymentMethodOptionsCustomerBalance extends Loose {
  bank_transfer?: PaymentIntentPaymentMethodOptionsCustomerBalanceBankTransfer | undefined
  funding_type: Open<'bank_transfer'> | null
  setup_future_usage?: Open<'none'> | undefined
}

interface PaymentIntentPaymentMethodOptionsCustomerBalanceBankTransfer extends Loose {
  eu_bank_transfer?: PaymentIntentPaymentMethodOptionsCustomerBalanceBankTransferEuBankTransfer | undefined
  requested_address_types?: Open<'aba' | 'iban' | 'sepa' | 'sort_code' | 'spei' | 'swift' | 'zengin'>[] | undefined
  type: Open<
    'eu_bank_transfer' | 'gb_bank_transfer' | 'jp_bank_transfer' | 'mx_bank_transfer' | 'us_bank_transfer'
  > | null
}

interface PaymentIntentPaymentMethodOptionsCustomerBalanceBankTransferEuBankTransfer extends Loose {
  country: Open<'BE' | 'DE' | 'ES' | 'FR' | 'IE' | 'NL'>
}

interface PaymentIntentPaymentMethodOptionsLink extends Loose {
  capture_method?: Open<'manual'> | undefined
  persistent_token: string | null
  setup_future_usage?: Open<'none' | 'off_session'> | undefined
}

interface PaymentIntentPaymentMethodOptionsSepaDebit extends Loose {
  mandate_options?: SetupIntentPaymentMethodOptionsSepaDebitMandateOptions | undefined
  setup_future_usage?: Open<'none' | 'off_session' | 'on_session'> | undefined
  target_date?: string | undefined
}

interface PaymentIntentPaymentMethodOptionsUsBankAccount extends Loose {
  financial_connections?: SetupIntentPaymentMethodOptionsUsBankAccountFinancialConnections | undefined
  mandate_options?: MandatePaymentMethodDetailsUsBankAccount | undefined
  setup_future_usage?: Open<'none' | 'off_session' | 'on_session'> | undefined
  target_date?: string | undefined
  transaction_purpose?: Open<'goods' | 'other' | 'services' | 'unspecified'> | undefined
  verification_method?: Open<'automatic' | 'instant' | 'microdeposits'> | undefined
}

interface PaymentIntentProcessing extends Loose {
  card?: PaymentIntentProcessingCard | undefined
  type: Open<'card'>
}

interface PaymentIntentProcessingCard extends Loose {
  customer_notification?: PaymentIntentProcessingCardCustomerNotification | undefined
}

interface PaymentIntentProcessingCardCustomerNotification extends Loose {
  approval_requested: boolean | null
  completes_at: number | null
}

interface PaymentIntentTransferData extends Loose {
  amount?: number | undefined
  description?: string | undefined
  destination: string
  metadata?: Metadata | undefined
  payment_data?: PaymentIntentTransferDataPaymentData | undefined
}

interface PaymentIntentTransferDataPaymentData extends Loose {
  description?: string | undefined
  metadata?: Metadata | undefined
}

interface PaymentLink extends Loose {
  id: string
  object: 'payment_link'
  active: boolean
  after_completion: PaymentLinkAfterCompletion
  allow_promotion_codes: boolean
  application: string | null
  application_fee_amount: number | null
  application_fee_percent: number | null
  automatic_tax: PaymentLinkAutomaticTax
  billing_address_collection: Open<'auto' | 'required'>
  consent_collection: PaymentLinkConsentCollection | null
  currency: string
  custom_fields: PaymentLinkCustomField[]
  custom_text: PaymentLinkCustomText
  customer_creation: Open<'always' | 'if_required'>
  inactive_message: string | null
  invoice_creation: PaymentLinkInvoiceCreation | null
  line_items?: QuoteLineItems | undefined
  livemode: boolean
  managed_payments: PaymentLinkManagedPayments | null
  metadata: Metadata
  name_collection?: PaymentLinkNameCollection | undefined
  on_behalf_of: string | null
  optional_items?: PaymentLinkOptionalItem[] | null | undefined
  payment_intent_data: PaymentLinkPaymentIntentData | null
  payment_method_collection: Open<'always' | 'if_required'>
  payment_method_options: PaymentLinkPaymentMethodOptions | null
  payment_method_types: string[] | null
  phone_number_collection: PaymentLinkManagedPayments
  restrictions: PaymentLinkRestrictions | null
  shipping_address_collection: PaymentLinkShippingAddressCollection | null
  shipping_options: PaymentLinkShippingOption[]
  submit_type: Open<'auto' | 'book' | 'donate' | 'pay' | 'subscribe'>
  subscription_data: PaymentLinkSubscriptionData | null
  tax_id_collection: PaymentLinkTaxIdCollection
  transfer_data: ChargeTransferData | null
  url: string
}

interface PaymentLinkAfterCompletion extends Loose {
  hosted_confirmation?: PaymentLinkAfterCompletionHostedConfirmation | undefined
  redirect?: PaymentLinkAfterCompletionRedirect | undefined
  type: Open<'hosted_confirmation' | 'redirect'>
}

interface PaymentLinkAfterCompletionHostedConfirmation extends Loose {
  custom_message: string | null
}

interface PaymentLinkAfterCompletionRedirect extends Loose {
  url: string
}

interface PaymentLinkAutomaticTax extends Loose {
  enabled: boolean
  liability: InvoiceIssuer | null
}

interface PaymentLinkConsentCollection extends Loose {
  payment_method_reuse_agreement: PaymentLinkConsentCollectionPaymentMethodReuseAgreement | null
  promotions: Open<'auto' | 'none'> | null
  terms_of_service: Open<'none' | 'required'> | null
}

interface PaymentLinkConsentCollectionPaymentMethodReuseAgreement extends Loose {
  position: Open<'auto' | 'hidden'>
}

interface PaymentLinkCustomField extends Loose {
  dropdown?: PaymentLinkCustomFieldDropdown | undefined
  key: string
  label: PaymentLinkCustomFieldLabel
  numeric?: PaymentLinkCustomFieldText | undefined
  optional: boolean
  text?: PaymentLinkCustomFieldText | undefined
  type: Open<'dropdown' | 'numeric' | 'text'>
}

interface PaymentLinkCustomFieldDropdown extends Loose {
  default_value: string | null
  options: PaymentLinkCustomFieldDropdownOption[]
}

interface PaymentLinkCustomFieldDropdownOption extends Loose {
  label: string
  value: string
}

interface PaymentLinkCustomFieldLabel extends Loose {
  custom: string | null
  type: Open<'custom'>
}

interface PaymentLinkCustomFieldText extends Loose {
  default_value: string | null
  maximum_length: number | null
  minimum_length: number | null
}

interface PaymentLinkCustomText extends Loose {
  after_submit: PaymentLinkCustomTextSubmit | null
  shipping_address: PaymentLinkCustomTextSubmit | null
  submit: PaymentLinkCustomTextSubmit | null
  terms_of_service_acceptance: PaymentLinkCustomTextSubmit | null
}

interface PaymentLinkCustomTextSubmit extends Loose {
  message: string
}

interface PaymentLinkInvoiceCreation extends Loose {
  enabled: boolean
  invoice_data: PaymentLinkInvoiceCreationInvoiceData | null
}

interface PaymentLinkInvoiceCreationInvoiceData extends Loose {
  account_tax_ids: string[] | null
  custom_fields: InvoiceCustomField[] | null
  description: string | null
  footer: string | null
  issuer: InvoiceIssuer | null
  metadata: Metadata | null
  rendering_options: CustomerInvoiceSettingsRenderingOptions | null
}

interface PaymentLinkManagedPayments extends Loose {
  enabled: boolean
}

interface PaymentLinkNameCollection extends Loose {
  business?: PaymentLinkNameCollectionBusiness | undefined
  individual?: PaymentLinkNameCollectionBusiness | undefined
}

interface PaymentLinkNameCollectionBusiness extends Loose {
  enabled: boolean
  optional: boolean
}

interface PaymentLinkOptionalItem extends Loose {
  adjustable_quantity: LineItemAdjustableQuantity | null
  price: string
  quantity: number
}

interface PaymentLinkPaymentIntentData extends Loose {
  capture_method: Open<'automatic' | 'automatic_async' | 'manual'> | null
  description: string | null
  metadata: Metadata
  setup_future_usage: Open<'off_session' | 'on_session'> | null
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  transfer_group: string | null
}

interface PaymentLinkPaymentMethodOptions extends Loose {
  card: PaymentLinkPaymentMethodOptionsCard | null
}

interface PaymentLinkPaymentMethodOptionsCard extends Loose {
  restrictions: PaymentLinkPaymentMethodOptionsCardRestrictions | null
}

interface PaymentLinkPaymentMethodOptionsCardRestrictions extends Loose {
  brands_blocked: Open<'american_express' | 'discover_global_network' | 'mastercard' | 'visa'>[]
}

interface PaymentLinkRestrictions extends Loose {
  completed_sessions: PaymentLinkRestrictionsCompletedSessions
}

interface PaymentLinkRestrictionsCompletedSessions extends Loose {
  count: number
  limit: number
}

interface PaymentLinkShippingAddressCollection extends Loose {
  allowed_countries: string[]
}

interface PaymentLinkShippingOption extends Loose {
  shipping_amount: number
  shipping_rate: string
}

interface PaymentLinkSubscriptionData extends Loose {
  description: string | null
  invoice_settings: SubscriptionInvoiceSettings
  metadata: Metadata
  trial_period_days: number | null
  trial_settings: PaymentLinkSubscriptionDataTrialSettings | null
}

interface PaymentLinkSubscriptionDataTrialSettings extends Loose {
  end_behavior: PaymentLinkSubscriptionDataTrialSettingsEndBehavior
}

interface PaymentLinkSubscriptionDataTrialSettingsEndBehavior extends Loose {
  missing_payment_method: Open<'cancel' | 'create_invoice' | 'pause'>
}

interface PaymentLinkTaxIdCollection extends Loose {
  enabled: boolean
  required: Open<'if_supported' | 'never'>
}

interface PaymentMethod extends Loose {
  id: string
  object: 'payment_method'
  acss_debit?: PaymentMethodAcssDebit | undefined
  affirm?: Metadata | undefined
  afterpay_clearpay?: Metadata | undefined
  alipay?: Metadata | undefined
  allow_redisplay?: Open<'always' | 'limited' | 'unspecified'> | undefined
  alma?: Metadata | undefined
  amazon_pay?: Metadata | undefined
  au_becs_debit?: PaymentMethodAuBecsDebit | undefined
  bacs_debit?: PaymentMethodBacsDebit | undefined
  bancontact?: Metadata | undefined
  billie?: Metadata | undefined
  billing_details: ChargeBillingDetails
  bizum?: PaymentMethodBlik | undefined
  blik?: PaymentMethodBlik | undefined
  boleto?: PaymentMethodBoleto | undefined
  card?: PaymentMethodCard | undefined
  card_present?: PaymentMethodCardPresent | undefined
  cashapp?: PaymentMethodCashapp | undefined
  created: number
  crypto?: Metadata | undefined
  custom?: PaymentMethodCustom | undefined
  customer: string | null
  customer_account: string | null
  customer_balance?: Metadata | undefined
  eps?: PaymentMethodEps | undefined
  fpx?: PaymentMethodFpx | undefined
  giropay?: Metadata | undefined
  grabpay?: Metadata | undefined
  ideal?: PaymentMethodIdeal | undefined
  interac_present?: PaymentMethodInteracPresent | undefined
  kakao_pay?: Metadata | undefined
  klarna?: PaymentMethodKlarna | undefined
  konbini?: Metadata | undefined
  kr_card?: PaymentMethodKrCard | undefined
  link?: PaymentMethodLink | undefined
  livemode: boolean
  mb_way?: Metadata | undefined
  metadata: Metadata | null
  mobilepay?: Metadata | undefined
  multibanco?: Metadata | undefined
  naver_pay?: PaymentMethodNaverPay | undefined
  nz_bank_account?: PaymentMethodNzBankAccount | undefined
  oxxo?: Metadata | undefined
  p24?: PaymentMethodP24 | undefined
  pay_by_bank?: Metadata | undefined
  payco?: Metadata | undefined
  paynow?: Metadata | undefined
  paypal?: PaymentMethodPaypal | undefined
  paypay?: Metadata | undefined
  payto?: PaymentMethodPayto | undefined
  pix?: PaymentMethodPix | undefined
  promptpay?: Metadata | undefined
  radar_options?: ChargeRadarOptions | undefined
  revolut_pay?: Metadata | undefined
  samsung_pay?: Metadata | undefined
  satispay?: Metadata | undefined
  scalapay?: Metadata | undefined
  sepa_debit?: PaymentMethodSepaDebit | undefined
  sequra?: Metadata | undefined
  sofort?: PaymentMethodSofort | undefined
  sunbit?: Metadata | undefined
  swish?: Metadata | undefined
  twint?: Metadata | undefined
  type: string
  upi?: PaymentMethodUpi | undefined
  us_bank_account?: PaymentMethodUsBankAccount | undefined
  wechat_pay?: Metadata | undefined
  zip?: Metadata | undefined
}

interface PaymentMethodAcssDebit extends Loose {
  bank_name: string | null
  fingerprint: string | null
  institution_number: string | null
  last4: string | null
  transit_number: string | null
}

interface PaymentMethodAuBecsDebit extends Loose {
  bsb_number: string | null
  fingerprint: string | null
  last4: string | null
}

interface PaymentMethodBacsDebit extends Loose {
  fingerprint: string | null
  last4: string | null
  sort_code: string | null
}

interface PaymentMethodBlik extends Loose {
  buyer_id?: string | null | undefined
}

interface PaymentMethodBoleto extends Loose {
  tax_id: string
}

interface PaymentMethodCard extends Loose {
  brand: string
  checks: PaymentMethodCardChecks | null
  country: string | null
  description?: string | null | undefined
  display_brand: string | null
  exp_month: number
  exp_year: number
  fingerprint?: string | null | undefined
  funding: string
  generated_from: PaymentMethodCardGeneratedFrom | null
  iin?: string | null | undefined
  issuer?: string | null | undefined
  last4: string
  networks: PaymentMethodCardNetworks | null
  regulated_status: Open<'regulated' | 'unregulated'> | null
  three_d_secure_usage: PaymentMethodCardThreeDSecureUsage | null
  wallet: PaymentMethodCardWallet | null
}

interface PaymentMethodCardChecks extends Loose {
  address_line1_check: string | null
  address_postal_code_check: string | null
  cvc_check: string | null
}

interface PaymentMethodCardGeneratedFrom extends Loose {
  charge: string | null
  payment_method_details: PaymentMethodCardGeneratedFromPaymentMethodDetails | null
  setup_attempt: string | null
}

interface PaymentMethodCardGeneratedFromPaymentMethodDetails extends Loose {
  card_present?: ChargePaymentMethodDetailsCardPresent | undefined
  type: string
}

interface PaymentMethodCardNetworks extends Loose {
  available: string[]
  preferred: string | null
}

interface PaymentMethodCardPresent extends Loose {
  brand: string | null
  brand_product: string | null
  cardholder_name: string | null
  country: string | null
  description?: string | null | undefined
  exp_month: number
  exp_year: number
  fingerprint: string | null
  funding: string | null
  iin?: string | null | undefined
  issuer?: string | null | undefined
  last4: string | null
  networks: PaymentMethodCardNetworks | null
  offline: PaymentMethodCardPresentOffline | null
  preferred_locales: string[] | null
  read_method: Open<
    | 'contact_emv'
    | 'contactless_emv'
    | 'contactless_magstripe_mode'
    | 'magnetic_stripe_fallback'
    | 'magnetic_stripe_track2'
  > | null
  wallet?: PaymentMethodCardPresentWallet | undefined
}

interface PaymentMethodCardPresentOffline extends Loose {
  stored_at: number | null
  type: Open<'deferred'> | null
}

interface PaymentMethodCardPresentWallet extends Loose {
  type: Open<'apple_pay' | 'google_pay' | 'samsung_pay' | 'unknown'>
}

interface PaymentMethodCardThreeDSecureUsage extends Loose {
  supported: boolean
}

interface PaymentMethodCardWallet extends Loose {
  amex_express_checkout?: Metadata | undefined
  apple_pay?: Metadata | undefined
  dynamic_last4: string | null
  google_pay?: Metadata | undefined
  link?: Metadata | undefined
  masterpass?: PaymentMethodCardWalletMasterpass | undefined
  samsung_pay?: Metadata | undefined
  type: Open<
    'amex_express_checkout' | 'apple_pay' | 'google_pay' | 'link' | 'masterpass' | 'samsung_pay' | 'visa_checkout'
  >
  visa_checkout?: PaymentMethodCardWalletMasterpass | undefined
}

interface PaymentMethodCardWalletMasterpass extends Loose {
  billing_address: Address | null
  email: string | null
  name: string | null
  shipping_address: Address | null
}

interface PaymentMethodCashapp extends Loose {
  buyer_id: string | null
  cashtag: string | null
}

interface PaymentMethodCustom extends Loose {
  display_name: string | null
  logo: PaymentMethodCustomLogo | null
  type: string
}

interface PaymentMethodCustomLogo extends Loose {
  content_type: string | null
  url: string
}

interface PaymentMethodEps extends Loose {
  bank: Open<
    | 'arzte_und_apotheker_bank'
    | 'austrian_anadi_bank_ag'
    | 'bank_austria'
    | 'bankhaus_carl_spangler'
    | 'bankhaus_schelhammer_und_schattera_ag'
    | 'bawag_psk_ag'
    | 'bks_bank_ag'
    | 'brull_kallmus_bank_ag'
    | 'btv_vier_lander_bank'
    | 'capital_bank_grawe_gruppe_ag'
    | 'deutsche_bank_ag'
    | 'dolomitenbank'
    | 'easybank_ag'
    | 'erste_bank_und_sparkassen'
    | 'hypo_alpeadriabank_international_ag'
    | 'hypo_bank_burgenland_aktiengesellschaft'
    | 'hypo_noe_lb_fur_niederosterreich_u_wien'
    | 'hypo_oberosterreich_salzburg_steiermark'
    | 'hypo_tirol_bank_ag'
    | 'hypo_vorarlberg_bank_ag'
    | 'marchfelder_bank'
    | 'oberbank_ag'
    | 'raiffeisen_bankengruppe_osterreich'
    | 'schoellerbank_ag'
    | 'sparda_bank_wien'
    | 'volksbank_gruppe'
    | 'volkskreditbank_ag'
    | 'vr_bank_braunau'
  > | null
}

interface PaymentMethodFpx extends Loose {
  account_holder_type: Open<'company' | 'individual'> | null
  bank: Open<
    | 'affin_bank'
    | 'agrobank'
    | 'alliance_bank'
    | 'ambank'
    | 'bank_islam'
    | 'bank_muamalat'
    | 'bank_of_china'
    | 'bank_rakyat'
    | 'bnp_paribas'
    | 'bsn'
    | 'cimb'
    | 'citibank'
    | 'deutsche_bank'
    | 'hong_leong_bank'
    | 'hsbc'
    | 'kfh'
    | 'maybank2e'
    | 'maybank2u'
    | 'mbsb_bank'
    | 'ocbc'
    | 'pb_enterprise'
    | 'public_bank'
    | 'rhb'
    | 'standard_chartered'
    | 'uob'
  >
}

interface PaymentMethodIdeal extends Loose {
  bank: Open<
    | 'abn_amro'
    | 'adyen'
    | 'asn_bank'
    | 'bunq'
    | 'buut'
    | 'finom'
    | 'handelsbanken'
    | 'ing'
    | 'knab'
    | 'mollie'
    | 'moneyou'
    | 'n26'
    | 'nn'
    | 'rabobank'
    | 'regiobank'
    | 'revolut'
    | 'sns_bank'
    | 'triodos_bank'
    | 'van_lanschot'
    | 'yoursafe'
  > | null
  bic: Open<
    | 'ABNANL2A'
    | 'ADYBNL2A'
    | 'ASNBNL21'
    | 'BITSNL2A'
    | 'BUNQNL2A'
    | 'BUUTNL2A'
    | 'FNOMNL22'
    | 'FVLBNL22'
    | 'HANDNL2A'
    | 'INGBNL2A'
    | 'KNABNL2H'
    | 'MLLENL2A'
    | 'MOYONL21'
    | 'NNBANL2G'
    | 'NTSBDEB1'
    | 'RABONL2U'
    | 'RBRBNL21'
    | 'REVOIE23'
    | 'REVOLT21'
    | 'SNSBNL2A'
    | 'TRIONL2U'
  > | null
}

interface PaymentMethodInteracPresent extends Loose {
  brand: string | null
  cardholder_name: string | null
  country: string | null
  description?: string | null | undefined
  exp_month: number
  exp_year: number
  fingerprint: string | null
  funding: string | null
  iin?: string | null | undefined
  issuer?: string | null | undefined
  last4: string | null
  networks: PaymentMethodCardNetworks | null
  preferred_locales: string[] | null
  read_method: Open<
    | 'contact_emv'
    | 'contactless_emv'
    | 'contactless_magstripe_mode'
    | 'magnetic_stripe_fallback'
    | 'magnetic_stripe_track2'
  > | null
}

interface PaymentMethodKlarna extends Loose {
  dob?: PersonDob | null | undefined
}

interface PaymentMethodKrCard extends Loose {
  brand: Open<
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
    | 'woori'
  > | null
  last4: string | null
}

interface PaymentMethodLink extends Loose {
  email: string | null
  persistent_token?: string | undefined
}

interface PaymentMethodNaverPay extends Loose {
  buyer_id: string | null
  funding: Open<'card' | 'points'>
}

interface PaymentMethodNzBankAccount extends Loose {
  account_holder_name: string | null
  bank_code: string
  bank_name: string
  branch_code: string
  last4: string
  suffix: string | null
}

interface PaymentMethodP24 extends Loose {
  bank: Open<
    | 'alior_bank'
    | 'bank_millennium'
    | 'bank_nowy_bfg_sa'
    | 'bank_pekao_sa'
    | 'banki_spbdzielcze'
    | 'blik'
    | 'bnp_paribas'
    | 'boz'
    | 'citi_handlowy'
    | 'credit_agricole'
    | 'envelobank'
    | 'etransfer_pocztowy24'
    | 'getin_bank'
    | 'ideabank'
    | 'ing'
    | 'inteligo'
    | 'mbank_mtransfer'
    | 'nest_przelew'
    | 'noble_pay'
    | 'pbac_z_ipko'
    | 'plus_bank'
    | 'santander_przelew24'
    | 'tmobile_usbugi_bankowe'
    | 'toyota_bank'
    | 'velobank'
    | 'volkswagen_bank'
  > | null
}

interface PaymentMethodPaypal extends Loose {
  country: string | null
  payer_email: string | null
  payer_id: string | null
}

interface PaymentMethodPayto extends Loose {
  bsb_number: string | null
  last4: string | null
  pay_id: string | null
}

interface PaymentMethodPix extends Loose {
  fingerprint?: string | null | undefined
}

interface PaymentMethodSepaDebit extends Loose {
  bank_code: string | null
  branch_code: string | null
  country: string | null
  fingerprint: string | null
  generated_from: PaymentMethodSepaDebitGeneratedFrom | null
  last4: string | null
}

interface PaymentMethodSepaDebitGeneratedFrom extends Loose {
  charge: string | null
  setup_attempt: string | null
}

interface PaymentMethodSofort extends Loose {
  country: string | null
}

interface PaymentMethodUpi extends Loose {
  vpa: string | null
}

interface PaymentMethodUsBankAccount extends Loose {
  account_holder_type: Open<'company' | 'individual'> | null
  account_type: Open<'checking' | 'savings'> | null
  bank_name: string | null
  financial_connections_account: string | null
  fingerprint: string | null
  last4: string | null
  networks: PaymentMethodUsBankAccountNetworks | null
  routing_number: string | null
  status_details: PaymentMethodUsBankAccountStatusDetails | null
}

interface PaymentMethodUsBankAccountNetworks extends Loose {
  preferred: string | null
  supported: Open<'ach' | 'us_domestic_wire'>[]
}

interface PaymentMethodUsBankAccountStatusDetails extends Loose {
  blocked?: PaymentMethodUsBankAccountStatusDetailsBlocked | undefined
}

interface PaymentMethodUsBankAccountStatusDetailsBlocked extends Loose {
  network_code: Open<
    'R02' | 'R03' | 'R04' | 'R05' | 'R07' | 'R08' | 'R10' | 'R11' | 'R16' | 'R20' | 'R29' | 'R31'
  > | null
  reason: Open<
    | 'bank_account_closed'
    | 'bank_account_frozen'
    | 'bank_account_invalid_details'
    | 'bank_account_restricted'
    | 'bank_account_unusable'
    | 'debit_not_authorized'
    | 'tokenized_account_number_deactivated'
  > | null
}

interface Payout extends Loose {
  id: string
  object: 'payout'
  amount: number
  application_fee: string | null
  application_fee_amount: number | null
  arrival_date: number
  automatic: boolean
  balance_transaction: string | null
  created: number
  currency: string
  description: string | null
  destination: string | null
  failure_balance_transaction: string | null
  failure_code: string | null
  failure_message: string | null
  livemode: boolean
  metadata: Metadata | null
  method: string
  original_payout: string | null
  payout_method: string | null
  reconciliation_status: Open<'completed' | 'in_progress' | 'not_applicable'>
  reversed_by: string | null
  source_type: string
  statement_descriptor: string | null
  status: string
  trace_id: PayoutTraceId | null
  type: Open<'bank_account' | 'card'>
}

interface PayoutTraceId extends Loose {
  status: string
  value: string | null
}

interface Person extends Loose {
  id: string
  object: 'person'
  account: string
  additional_tos_acceptances?: PersonAdditionalTosAcceptances | undefined
  address?: Address | undefined
  address_kana?: PersonAddressKana | null | undefined
  address_kanji?: PersonAddressKana | null | undefined
  created: number
  deleted?: unknown
  dob?: PersonDob | undefined
  email?: string | null | undefined
  first_name?: string | null | undefined
  first_name_kana?: string | null | undefined
  first_name_kanji?: string | null | undefined
  full_name_aliases?: string[] | undefined
  future_requirements?: PersonRequirements | null | undefined
  gender?: string | null | undefined
  id_number_provided?: boolean | undefined
  id_number_secondary_provided?: boolean | undefined
  last_name?: string | null | undefined
  last_name_kana?: string | null | undefined
  last_name_kanji?: string | null | undefined
  maiden_name?: string | null | undefined
  metadata?: Metadata | undefined
  nationality?: string | null | undefined
  phone?: string | null | undefined
  political_exposure?: Open<'existing' | 'none'> | undefined
  registered_address?: Address | undefined
  relationship?: PersonRelationship | undefined
  requirements?: PersonRequirements | null | undefined
  ssn_last_4_provided?: boolean | undefined
  us_cfpb_data?: PersonUsCfpbData | null | undefined
  verification?: PersonVerification | undefined
}

interface PersonAdditionalTosAcceptances extends Loose {
  account: AccountCompanyOwnershipDeclaration | null
}

interface PersonAddressKana extends Loose {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
  town: string | null
}

interface PersonDob extends Loose {
  day: number | null
  month: number | null
  year: number | null
}

interface PersonRelationship extends Loose {
  authorizer: boolean | null
  director: boolean | null
  executive: boolean | null
  legal_guardian: boolean | null
  owner: boolean | null
  percent_ownership: number | null
  representative: boolean | null
  title: string | null
}

interface PersonRequirements extends Loose {
  alternatives: PersonRequirementsAlternative[] | null
  currently_due: string[]
  errors: PersonRequirementsError[]
  eventually_due: string[]
  past_due: string[]
  pending_verification: string[]
}

interface PersonRequirementsAlternative extends Loose {
  alternative_fields_due: string[]
  original_fields_due: string[]
}

interface PersonRequirementsError extends Loose {
  code: string
  reason: string
  requirement: string
}

interface PersonUsCfpbData extends Loose {
  ethnicity_details: PersonUsCfpbDataEthnicityDetails | null
  race_details: PersonUsCfpbDataRaceDetails | null
  self_identified_gender: string | null
}

interface PersonUsCfpbDataEthnicityDetails extends Loose {
  ethnicity:
    | Open<
        | 'cuban'
        | 'hispanic_or_latino'
        | 'mexican'
        | 'not_hispanic_or_latino'
        | 'other_hispanic_or_latino'
        | 'prefer_not_to_answer'
        | 'puerto_rican'
      >[]
    | null
  ethnicity_other: string | null
}

interface PersonUsCfpbDataRaceDetails extends Loose {
  race:
    | Open<
        | 'african_american'
        | 'american_indian_or_alaska_native'
        | 'asian'
        | 'asian_indian'
        | 'black_or_african_american'
        | 'chinese'
        | 'ethiopian'
        | 'filipino'
        | 'guamanian_or_chamorro'
        | 'haitian'
        | 'jamaican'
        | 'japanese'
        | 'korean'
        | 'native_hawaiian'
        | 'native_hawaiian_or_other_pacific_islander'
        | 'nigerian'
        | 'other_asian'
        | 'other_black_or_african_american'
        | 'other_pacific_islander'
        | 'prefer_not_to_answer'
        | 'samoan'
        | 'somali'
        | 'vietnamese'
        | 'white'
      >[]
    | null
  race_other: string | null
}

interface PersonVerification extends Loose {
  additional_document?: PersonVerificationDocument | null | undefined
  details?: string | null | undefined
  details_code?: string | null | undefined
  document?: PersonVerificationDocument | undefined
  status: string
}

interface PersonVerificationDocument extends Loose {
  back: string | null
  details: string | null
  details_code: string | null
  front: string | null
}

interface Plan extends Loose {
  id: string
  object: 'plan'
  active: boolean
  amount: number | null
  amount_decimal: string | null
  billing_scheme: Open<'per_unit' | 'tiered'>
  created: number
  currency: string
  deleted?: unknown
  interval: Open<'day' | 'month' | 'week' | 'year'>
  interval_count: number
  livemode: boolean
  metadata: Metadata | null
  meter: string | null
  nickname: string | null
  product: string | null
  tiers?: PlanTier[] | undefined
  tiers_mode: Open<'graduated' | 'volume'> | null
  transform_usage: PlanTransformUsage | null
  trial_period_days: number | null
  usage_type: Open<'licensed' | 'metered'>
}

interface PlanTier extends Loose {
  flat_amount: number | null
  flat_amount_decimal: string | null
  unit_amount: number | null
  unit_amount_decimal: string | null
  up_to: number | null
}

interface PlanTransformUsage extends Loose {
  divide_by: number
  round: Open<'down' | 'up'>
}

interface Price extends Loose {
  id: string
  object: 'price'
  active: boolean
  billing_scheme: Open<'per_unit' | 'tiered'>
  created: number
  currency: string
  currency_options?: { [key: string]: PriceCurrencyOptions } | undefined
  custom_unit_amount: PriceCustomUnitAmount | null
  deleted?: unknown
  livemode: boolean
  lookup_key: string | null
  metadata: Metadata
  nickname: string | null
  product: string
  recurring: PriceRecurring | null
  tax_behavior: Open<'exclusive' | 'inclusive' | 'unspecified'> | null
  tiers?: PlanTier[] | undefined
  tiers_mode: Open<'graduated' | 'volume'> | null
  transform_quantity: PlanTransformUsage | null
  type: Open<'one_time' | 'recurring'>
  unit_amount: number | null
  unit_amount_decimal: string | null
}

interface PriceCurrencyOptions extends Loose {
  custom_unit_amount: PriceCustomUnitAmount | null
  tax_behavior: Open<'exclusive' | 'inclusive' | 'unspecified'> | null
  tiers?: PlanTier[] | undefined
  unit_amount: number | null
  unit_amount_decimal: string | null
}

interface PriceCustomUnitAmount extends Loose {
  maximum: number | null
  minimum: number | null
  preset: number | null
}

interface PriceRecurring extends Loose {
  interval: Open<'day' | 'month' | 'week' | 'year'>
  interval_count: number
  meter: string | null
  trial_period_days: number | null
  usage_type: Open<'licensed' | 'metered'>
}

interface Product extends Loose {
  id: string
  object: 'product'
  active: boolean
  created: number
  default_price?: string | null | undefined
  deleted?: unknown
  description: string | null
  images: string[]
  livemode: boolean
  marketing_features: ProductMarketingFeature[]
  metadata: Metadata
  name: string
  package_dimensions: ProductPackageDimensions | null
  shippable: boolean | null
  statement_descriptor?: string | null | undefined
  tax_code?: string | null | undefined
  tax_details: ProductTaxDetails | null
  type: Open<'good' | 'service'>
  unit_label?: string | null | undefined
  updated: number
  url: string | null
}

interface ProductMarketingFeature extends Loose {
  name?: string | undefined
}

interface ProductPackageDimensions extends Loose {
  height: number
  length: number
  weight: number
  width: number
}

interface ProductTaxDetails extends Loose {
  performance_location: string | null
  tax_code: string | null
}

interface PromotionCode extends Loose {
  id: string
  object: 'promotion_code'
  active: boolean
  code: string
  created: number
  customer: string | null
  customer_account: string | null
  expires_at: number | null
  livemode: boolean
  max_redemptions: number | null
  metadata: Metadata | null
  promotion: DiscountSource
  restrictions: PromotionCodeRestrictions
  times_redeemed: number
}

interface PromotionCodeRestrictions extends Loose {
  currency_options?: { [key: string]: PromotionCodeRestrictionsCurrencyOptions } | undefined
  first_time_transaction: boolean
  minimum_amount: number | null
  minimum_amount_currency: string | null
}

interface PromotionCodeRestrictionsCurrencyOptions extends Loose {
  minimum_amount: number
}

interface Quote extends Loose {
  id: string
  object: 'quote'
  amount_subtotal: number
  amount_total: number
  application: string | null
  application_fee_amount: number | null
  application_fee_percent: number | null
  automatic_tax: QuoteAutomaticTax
  collection_method: Open<'charge_automatically' | 'send_invoice'>
  computed: QuoteComputed
  created: number
  currency: string | null
  customer: string | null
  customer_account: string | null
  default_tax_rates?: string[] | undefined
  description: string | null
  discounts: string[]
  expires_at: number
  footer: string | null
  from_quote: QuoteFromQuote | null
  header: string | null
  invoice: string | null
  invoice_settings: QuoteInvoiceSettings
  line_items?: QuoteLineItems | undefined
  livemode: boolean
  metadata: Metadata
  number: string | null
  on_behalf_of: string | null
  status: Open<'accepted' | 'canceled' | 'draft' | 'open'>
  status_transitions: QuoteStatusTransitions
  subscription: string | null
  subscription_data: QuoteSubscriptionData
  subscription_schedule: string | null
  test_clock: string | null
  total_details: QuoteTotalDetails
  transfer_data: QuoteTransferData | null
}

interface QuoteAutomaticTax extends Loose {
  enabled: boolean
  liability: InvoiceIssuer | null
  provider: string | null
  status: Open<'complete' | 'failed' | 'requires_location_inputs'> | null
}

interface QuoteComputed extends Loose {
  recurring: QuoteComputedRecurring | null
  upfront: QuoteComputedUpfront
}

interface QuoteComputedRecurring extends Loose {
  amount_subtotal: number
  amount_total: number
  interval: Open<'day' | 'month' | 'week' | 'year'>
  interval_count: number
  total_details: QuoteTotalDetails
}

interface QuoteComputedUpfront extends Loose {
  amount_subtotal: number
  amount_total: number
  line_items?: QuoteLineItems | undefined
  total_details: QuoteTotalDetails
}

interface QuoteFromQuote extends Loose {
  is_revision: boolean
  quote: string
}

interface QuoteInvoiceSettings extends Loose {
  custom_fields: InvoiceCustomField[] | null
  days_until_due: number | null
  description: string | null
  footer: string | null
  issuer: InvoiceIssuer
}

interface QuoteLineItems extends Loose {
  object: 'list'
  data: LineItem[]
  has_more: boolean
  url: string
}

interface QuoteStatusTransitions extends Loose {
  accepted_at: number | null
  canceled_at: number | null
  finalized_at: number | null
}

interface QuoteSubscriptionData extends Loose {
  billing_mode: QuoteSubscriptionDataBillingMode
  description: string | null
  effective_date: number | null
  metadata: Metadata | null
  trial_period_days: number | null
}

interface QuoteSubscriptionDataBillingMode extends Loose {
  flexible?: SubscriptionBillingModeFlexible | undefined
  type: Open<'classic' | 'flexible'>
}

interface QuoteTotalDetails extends Loose {
  amount_discount: number
  amount_shipping: number | null
  amount_tax: number
  breakdown?: QuoteTotalDetailsBreakdown | undefined
}

interface QuoteTotalDetailsBreakdown extends Loose {
  discounts: LineItemDiscount[]
  taxes: LineItemTax[]
}

interface QuoteTransferData extends Loose {
  amount: number | null
  amount_percent: number | null
  destination: string
}

interface RadarEarlyFraudWarning extends Loose {
  id: string
  object: 'radar.early_fraud_warning'
  actionable: boolean
  charge: string
  created: number
  fraud_type: string
  livemode: boolean
  payment_intent?: string | undefined
}

interface Refund extends Loose {
  id: string
  object: 'refund'
  amount: number
  balance_transaction: string | null
  charge: string | null
  created: number
  currency: string
  customer: string | null
  customer_account: string | null
  description?: string | undefined
  destination_details?: RefundDestinationDetails | undefined
  failure_balance_transaction?: string | undefined
  failure_reason?: string | undefined
  instructions_email?: string | undefined
  metadata: Metadata | null
  next_action?: RefundNextAction | undefined
  payment_intent: string | null
  payment_method: string | null
  pending_reason?: Open<'charge_pending' | 'insufficient_funds' | 'processing'> | undefined
  presentment_details?: ChargePresentmentDetails | undefined
  reason: Open<'duplicate' | 'expired_uncaptured_charge' | 'fraudulent' | 'requested_by_customer'> | null
  receipt_number: string | null
  source_transfer_reversal: string | null
  status: string | null
  transfer_reversal: string | null
}

interface RefundDestinationDetails extends Loose {
  affirm?: Loose | undefined
  afterpay_clearpay?: Loose | undefined
  alipay?: Loose | undefined
  alma?: Loose | undefined
  amazon_pay?: Loose | undefined
  au_bank_transfer?: Loose | undefined
  blik?: Loose | undefined
  br_bank_transfer?: Loose | undefined
  card?: Loose | undefined
  cashapp?: Loose | undefined
  crypto?: Loose | undefined
  customer_cash_balance?: Loose | undefined
  eps?: Loose | undefined
  eu_bank_transfer?: Loose | undefined
  gb_bank_transfer?: Loose | undefined
  giropay?: Loose | undefined
  grabpay?: Loose | undefined
  jp_bank_transfer?: Loose | undefined
  klarna?: Loose | undefined
  mb_way?: Loose | undefined
  multibanco?: Loose | undefined
  mx_bank_transfer?: Loose | undefined
  nz_bank_transfer?: Loose | undefined
  p24?: Loose | undefined
  paynow?: Loose | undefined
  paypal?: Loose | undefined
  pix?: Loose | undefined
  revolut?: Loose | undefined
  scalapay?: Loose | undefined
  sofort?: Loose | undefined
  swish?: Loose | undefined
  th_bank_transfer?: Loose | undefined
  twint?: Loose | undefined
  type: string
  us_bank_transfer?: Loose | undefined
  wechat_pay?: Loose | undefined
  zip?: Loose | undefined
}

interface RefundNextAction extends Loose {
  display_details?: Loose | undefined
  type: string
}

interface Review extends Loose {
  id: string
  object: 'review'
  billing_zip: string | null
  charge: string | null
  closed_reason: Open<
    | 'acknowledged'
    | 'approved'
    | 'canceled'
    | 'disputed'
    | 'payment_never_settled'
    | 'redacted'
    | 'refunded'
    | 'refunded_as_fraud'
  > | null
  created: number
  ip_address: string | null
  ip_address_location: ReviewIpAddressLocation | null
  livemode: boolean
  open: boolean
  opened_reason: Open<'manual' | 'rule'>
  payment_intent?: string | undefined
  reason: string
  session: ReviewSession | null
}

interface ReviewIpAddressLocation extends Loose {
  city: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
  region: string | null
}

interface ReviewSession extends Loose {
  browser: string | null
  device: string | null
  platform: string | null
  version: string | null
}

interface SetupIntent extends Loose {
  id: string
  object: 'setup_intent'
  allowed_payment_method_types: string[] | null
  application: string | null
  attach_to_self?: boolean | undefined
  automatic_payment_methods: SetupIntentAutomaticPaymentMethods | null
  cancellation_reason: Open<'abandoned' | 'duplicate' | 'requested_by_customer'> | null
  client_secret: string | null
  created: number
  customer: string | null
  customer_account?: string | null | undefined
  description: string | null
  excluded_payment_method_types: string[] | null
  flow_directions?: Open<'inbound' | 'outbound'>[] | null | undefined
  last_setup_error: SetupIntentLastSetupError | null
  latest_attempt: string | null
  livemode: boolean
  managed_payments?: PaymentLinkManagedPayments | null | undefined
  mandate: string | null
  metadata: Metadata | null
  next_action: SetupIntentNextAction | null
  on_behalf_of: string | null
  payment_method: string | null
  payment_method_configuration_details: SetupIntentPaymentMethodConfigurationDetails | null
  payment_method_options: SetupIntentPaymentMethodOptions | null
  payment_method_types: string[]
  single_use_mandate: string | null
  status: Open<
    'canceled' | 'processing' | 'requires_action' | 'requires_confirmation' | 'requires_payment_method' | 'succeeded'
  >
  usage: string
}

interface SetupIntentAutomaticPaymentMethods extends Loose {
  allow_redirects?: Open<'always' | 'never'> | undefined
  enabled: boolean | null
}

interface SetupIntentLastSetupError extends Loose {
  advice_code?: string | undefined
  charge?: string | undefined
  code?: string | undefined
  decline_code?: string | undefined
  doc_url?: string | undefined
  message?: string | undefined
  network_advice_code?: string | undefined
  network_decline_code?: string | undefined
  param?: string | undefined
  payment_intent?: PaymentIntent | undefined
  payment_method?: PaymentMethod | undefined
  payment_method_type?: string | undefined
  request_log_url?: string | undefined
  setup_intent?: SetupIntent | undefined
  source?: Account | BankAccount | Card | Loose | undefined
  type: Open<'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'>
}

interface SetupIntentNextAction extends Loose {
  blik_authorize?: Loose | undefined
  cashapp_handle_redirect_or_display_qr_code?: Loose | undefined
  pix_display_qr_code?: Loose | undefined
  redirect_to_url?: SetupIntentNextActionRedirectToUrl | undefined
  type: string
  upi_handle_redirect_or_display_qr_code?: Loose | undefined
  use_stripe_sdk?: Metadata | undefined
  verify_with_microdeposits?: Loose | undefined
}

interface SetupIntentNextActionRedirectToUrl extends Loose {
  return_url: string | null
  url: string | null
}

interface SetupIntentPaymentMethodConfigurationDetails extends Loose {
  id: string
  parent: string | null
}

interface SetupIntentPaymentMethodOptions extends Loose {
  acss_debit?: Loose | undefined
  amazon_pay?: Loose | undefined
  bacs_debit?: Loose | undefined
  bizum?: Loose | undefined
  blik?: Loose | undefined
  card?: SetupIntentPaymentMethodOptionsCard | undefined
  card_present?: Metadata | undefined
  klarna?: Loose | undefined
  link?: SetupIntentPaymentMethodOptionsLink | undefined
  paypal?: Loose | undefined
  payto?: Loose | undefined
  pix?: Loose | undefined
  sepa_debit?: SetupIntentPaymentMethodOptionsSepaDebit | undefined
  upi?: Loose | undefined
  us_bank_account?: SetupIntentPaymentMethodOptionsUsBankAccount | undefined
}

interface SetupIntentPaymentMethodOptionsCard extends Loose {
  mandate_options: SetupIntentPaymentMethodOptionsCardMandateOptions | null
  network: Open<
    | 'amex'
    | 'cartes_bancaires'
    | 'diners'
    | 'discover'
    | 'eftpos_au'
    | 'girocard'
    | 'interac'
    | 'jcb'
    | 'link'
    | 'mastercard'
    | 'unionpay'
    | 'unknown'
    | 'visa'
  > | null
  request_three_d_secure: Open<'any' | 'automatic' | 'challenge'> | null
  setup_credential_usage?: Open<'installment' | 'recurring' | 'unscheduled'> | undefined
}

interface SetupIntentPaymentMethodOptionsCardMandateOptions extends Loose {
  amount: number
  amount_type: Open<'fixed' | 'maximum'>
  currency: string
  description: string | null
  end_date: number | null
  interval: Open<'day' | 'month' | 'sporadic' | 'week' | 'year'>
  interval_count: number | null
  reference: string
  start_date: number
  supported_types: Open<'india'>[] | null
}

interface SetupIntentPaymentMethodOptionsLink extends Loose {
  persistent_token: string | null
}

interface SetupIntentPaymentMethodOptionsSepaDebit extends Loose {
  mandate_options?: SetupIntentPaymentMethodOptionsSepaDebitMandateOptions | undefined
}

interface SetupIntentPaymentMethodOptionsSepaDebitMandateOptions extends Loose {
  reference_prefix?: string | undefined
}

interface SetupIntentPaymentMethodOptionsUsBankAccount extends Loose {
  financial_connections?: SetupIntentPaymentMethodOptionsUsBankAccountFinancialConnections | undefined
  mandate_options?: MandatePaymentMethodDetailsUsBankAccount | undefined
  verification_method?: Open<'automatic' | 'instant' | 'microdeposits'> | undefined
}

interface SetupIntentPaymentMethodOptionsUsBankAccountFinancialConnections extends Loose {
  filters?: SetupIntentPaymentMethodOptionsUsBankAccountFinancialConnectionsFilters | undefined
  permissions?: Open<'balances' | 'ownership' | 'payment_method' | 'transactions'>[] | undefined
  prefetch: Open<'balances' | 'ownership' | 'transactions'>[] | null
  return_url?: string | undefined
}

interface SetupIntentPaymentMethodOptionsUsBankAccountFinancialConnectionsFilters extends Loose {
  account_subcategories?: Open<'checking' | 'savings'>[] | undefined
}

interface Subscription extends Loose {
  id: string
  object: 'subscription'
  application: string | null
  application_fee_percent: number | null
  automatic_tax: SubscriptionAutomaticTax
  billing_cycle_anchor: number
  billing_cycle_anchor_config: SubscriptionBillingCycleAnchorConfig | null
  billing_mode: SubscriptionBillingMode
  billing_schedules: SubscriptionBillingSchedule[]
  billing_thresholds: SubscriptionBillingThresholds | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: SubscriptionCancellationDetails | null
  collection_method: Open<'charge_automatically' | 'send_invoice'>
  created: number
  currency: string
  customer: string
  customer_account: string | null
  days_until_due: number | null
  default_payment_method: string | null
  default_source: string | null
  default_tax_rates?: TaxRate[] | null | undefined
  description: string | null
  discounts: string[]
  ended_at: number | null
  invoice_settings: SubscriptionInvoiceSettings
  items: SubscriptionItems
  latest_invoice: string | null
  livemode: boolean
  managed_payments: PaymentLinkManagedPayments | null
  metadata: Metadata
  next_pending_invoice_item_invoice: number | null
  on_behalf_of: string | null
  pause_collection: SubscriptionPauseCollection | null
  payment_settings: SubscriptionPaymentSettings | null
  pending_invoice_item_interval: SubscriptionPendingInvoiceItemInterval | null
  pending_setup_intent: string | null
  pending_update: SubscriptionPendingUpdate | null
  presentment_details?: SubscriptionPresentmentDetails | undefined
  schedule: string | null
  start_date: number
  status: Open<
    'active' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'past_due' | 'paused' | 'trialing' | 'unpaid'
  >
  status_details?: SubscriptionStatusDetails | undefined
  test_clock: string | null
  transfer_data: SubscriptionTransferData | null
  trial_end: number | null
  trial_settings: SubscriptionTrialSettings | null
  trial_start: number | null
}

interface SubscriptionAutomaticTax extends Loose {
  disabled_reason: Open<'requires_location_inputs'> | null
  enabled: boolean
  liability: InvoiceIssuer | null
}

interface SubscriptionBillingCycleAnchorConfig extends Loose {
  day_of_month: number
  hour: number | null
  minute: number | null
  month: number | null
  second: number | null
}

interface SubscriptionBillingMode extends Loose {
  flexible: SubscriptionBillingModeFlexible | null
  type: Open<'classic' | 'flexible'>
  updated_at?: number | undefined
}

interface SubscriptionBillingModeFlexible extends Loose {
  proration_discounts?: Open<'included' | 'itemized'> | undefined
}

interface SubscriptionBillingSchedule extends Loose {
  applies_to: SubscriptionBillingScheduleAppliesTo[] | null
  bill_until: SubscriptionBillingScheduleBillUntil
  key: string
}

interface SubscriptionBillingScheduleAppliesTo extends Loose {
  price: string | null
  type: Open<'price'>
}

interface SubscriptionBillingScheduleBillUntil extends Loose {
  computed_timestamp: number
  duration: SubscriptionBillingScheduleBillUntilDuration | null
  timestamp: number | null
  type: Open<'duration' | 'timestamp'>
}

interface SubscriptionBillingScheduleBillUntilDuration extends Loose {
  interval: Open<'day' | 'month' | 'week' | 'year'>
  interval_count: number | null
}

interface SubscriptionBillingThresholds extends Loose {
  amount_gte: number | null
  reset_billing_cycle_anchor: boolean | null
}

interface SubscriptionCancellationDetails extends Loose {
  comment: string | null
  feedback: Open<
    | 'customer_service'
    | 'low_quality'
    | 'missing_features'
    | 'other'
    | 'switched_service'
    | 'too_complex'
    | 'too_expensive'
    | 'unused'
  > | null
  feedback_option: string | null
  reason: Open<'canceled_by_retention_policy' | 'cancellation_requested' | 'payment_disputed' | 'payment_failed'> | null
}

interface SubscriptionInvoiceSettings extends Loose {
  account_tax_ids: string[] | null
  custom_fields: InvoiceCustomField[] | null
  description: string | null
  footer: string | null
  issuer: InvoiceIssuer
}

interface SubscriptionItem extends Loose {
  id: string
  object: 'subscription_item'
  billed_until?: number | undefined
  billing_thresholds: SubscriptionItemBillingThresholds | null
  created: number
  current_period_end: number
  current_period_start: number
  current_trial: SubscriptionItemCurrentTrial | null
  deleted?: unknown
  discounts: string[]
  metadata: Metadata
  plan: Plan
  price: Price
  quantity?: number | undefined
  subscription: string
  tax_rates: TaxRate[] | null
}

interface SubscriptionItemBillingThresholds extends Loose {
  usage_gte: number | null
}

interface SubscriptionItemCurrentTrial extends Loose {
  end_date: number
  start_date: number
  trial_offer: string
}

interface SubscriptionItems extends Loose {
  object: 'list'
  data: SubscriptionItem[]
  has_more: boolean
  url: string
}

interface SubscriptionPauseCollection extends Loose {
  behavior: Open<'keep_as_draft' | 'mark_uncollectible' | 'void'>
  resumes_at: number | null
}

interface SubscriptionPaymentSettings extends Loose {
  payment_method_options: SubscriptionPaymentSettingsPaymentMethodOptions | null
  payment_method_types: string[] | null
  save_default_payment_method: Open<'off' | 'on_subscription'> | null
}

interface SubscriptionPaymentSettingsPaymentMethodOptions extends Loose {
  acss_debit: Loose | null
  bancontact: Loose | null
  billie?: Loose | null | undefined
  blik?: Loose | null | undefined
  card: SubscriptionPaymentSettingsPaymentMethodOptionsCard | null
  customer_balance: InvoicePaymentSettingsPaymentMethodOptionsCustomerBalance | null
  konbini: Loose | null
  payto: Loose | null
  pix: Loose | null
  sepa_debit: Metadata | null
  upi: Loose | null
  us_bank_account: InvoicePaymentSettingsPaymentMethodOptionsUsBankAccount | null
}

interface SubscriptionPaymentSettingsPaymentMethodOptionsCard extends Loose {
  mandate_options?: SubscriptionPaymentSettingsPaymentMethodOptionsCardMandateOptions | undefined
  network: Open<
    | 'amex'
    | 'cartes_bancaires'
    | 'diners'
    | 'discover'
    | 'eftpos_au'
    | 'girocard'
    | 'interac'
    | 'jcb'
    | 'link'
    | 'mastercard'
    | 'unionpay'
    | 'unknown'
    | 'visa'
  > | null
  request_three_d_secure: Open<'any' | 'automatic' | 'challenge'> | null
}

interface SubscriptionPaymentSettingsPaymentMethodOptionsCardMandateOptions extends Loose {
  amount: number | null
  amount_type: Open<'fixed' | 'maximum'> | null
  description: string | null
}

interface SubscriptionPendingInvoiceItemInterval extends Loose {
  interval: Open<'day' | 'month' | 'week' | 'year'>
  interval_count: number
}

interface SubscriptionPendingUpdate extends Loose {
  billing_cycle_anchor: number | null
  cancel_at_period_end: boolean | null
  discount: Discount | null
  discounts: string[] | null
  expires_at: number
  metadata: Metadata | null
  subscription_items: SubscriptionItem[] | null
  trial_end: number | null
  trial_from_plan: boolean | null
}

interface SubscriptionPresentmentDetails extends Loose {
  presentment_currency: string
}

interface SubscriptionSchedule extends Loose {
  id: string
  object: 'subscription_schedule'
  application: string | null
  billing_mode: SubscriptionBillingMode
  canceled_at: number | null
  completed_at: number | null
  created: number
  current_phase: SubscriptionScheduleCurrentPhase | null
  customer: string
  customer_account: string | null
  default_settings: SubscriptionScheduleDefaultSettings
  end_behavior: Open<'cancel' | 'none' | 'release' | 'renew'>
  livemode: boolean
  metadata: Metadata | null
  pause_schedules: SubscriptionSchedulePauseSchedule[]
  phases: SubscriptionSchedulePhase[]
  released_at: number | null
  released_subscription: string | null
  status: Open<'active' | 'canceled' | 'completed' | 'not_started' | 'released'>
  subscription: string | null
  test_clock: string | null
}

interface SubscriptionScheduleCurrentPhase extends Loose {
  end_date: number
  start_date: number
}

interface SubscriptionScheduleDefaultSettings extends Loose {
  application_fee_percent: number | null
  automatic_tax?: SubscriptionAutomaticTax | undefined
  billing_cycle_anchor: Open<'automatic' | 'phase_start'>
  billing_thresholds: SubscriptionBillingThresholds | null
  collection_method: Open<'charge_automatically' | 'send_invoice'> | null
  default_payment_method: string | null
  description: string | null
  invoice_settings: SubscriptionScheduleDefaultSettingsInvoiceSettings
  on_behalf_of: string | null
  transfer_data: SubscriptionTransferData | null
}

interface SubscriptionScheduleDefaultSettingsInvoiceSettings extends Loose {
  account_tax_ids: string[] | null
  custom_fields: InvoiceCustomField[] | null
  days_until_due: number | null
  description: string | null
  footer: string | null
  issuer: InvoiceIssuer
}

interface SubscriptionSchedulePauseSchedule extends Loose {
  key: string
  pause: SubscriptionSchedulePauseSchedulePause
  resume: SubscriptionSchedulePauseScheduleResume | null
}

interface SubscriptionSchedulePauseSchedulePause extends Loose {
  pause_at: number
  settings: SubscriptionSchedulePauseSchedulePauseSettings | null
  status: SubscriptionSchedulePauseSchedulePauseStatus
}

interface SubscriptionSchedulePauseSchedulePauseSettings extends Loose {
  bill_for: SubscriptionSchedulePauseSchedulePauseSettingsBillFor
  invoicing_behavior: Open<'invoice' | 'pending_invoice_item'>
  type: Open<'subscription'>
}

interface SubscriptionSchedulePauseSchedulePauseSettingsBillFor extends Loose {
  outstanding_usage_through: SubscriptionSchedulePauseSchedulePauseSettingsBillForOutstandingUsageThrough
  unused_time_from: SubscriptionSchedulePauseSchedulePauseSettingsBillForUnusedTimeFrom
}

interface SubscriptionSchedulePauseSchedulePauseSettingsBillForOutstandingUsageThrough extends Loose {
  type: Open<'none' | 'pause_at'>
}

interface SubscriptionSchedulePauseSchedulePauseSettingsBillForUnusedTimeFrom extends Loose {
  type: Open<'item_current_period_start' | 'none' | 'pause_at'>
}

interface SubscriptionSchedulePauseSchedulePauseStatus extends Loose {
  error?: SubscriptionSchedulePauseSchedulePauseStatusError | undefined
  type: Open<'error' | 'scheduled' | 'succeeded'>
}

interface SubscriptionSchedulePauseSchedulePauseStatusError extends Loose {
  code?: string | undefined
  message: string
}

interface SubscriptionSchedulePauseScheduleResume extends Loose {
  resume_at: number
  settings: SubscriptionSchedulePauseScheduleResumeSettings
  status: SubscriptionSchedulePauseScheduleResumeStatus
}

interface SubscriptionSchedulePauseScheduleResumeSettings extends Loose {
  billing_cycle_anchor: Open<'resume_at' | 'unchanged'>
  payment_behavior: Open<'resume_on_payment_attempt' | 'resume_on_payment_success'>
  proration_behavior: Open<'always_invoice' | 'create_prorations' | 'none'>
}

interface SubscriptionSchedulePauseScheduleResumeStatus extends Loose {
  error?: SubscriptionSchedulePauseSchedulePauseStatusError | undefined
  type: Open<'error' | 'pending' | 'requires_action' | 'scheduled' | 'succeeded'>
}

interface SubscriptionSchedulePhase extends Loose {
  add_invoice_items: SubscriptionSchedulePhaseAddInvoiceItem[]
  application_fee_percent: number | null
  automatic_tax?: SubscriptionAutomaticTax | undefined
  billing_cycle_anchor: Open<'automatic' | 'phase_start'> | null
  billing_thresholds: SubscriptionBillingThresholds | null
  collection_method: Open<'charge_automatically' | 'send_invoice'> | null
  currency: string
  default_payment_method: string | null
  default_tax_rates?: TaxRate[] | null | undefined
  description: string | null
  discounts: SubscriptionSchedulePhaseDiscount[]
  end_date: number
  invoice_settings: SubscriptionSchedulePhaseInvoiceSettings | null
  items: SubscriptionSchedulePhaseItem[]
  metadata: Metadata | null
  on_behalf_of: string | null
  proration_behavior: Open<'always_invoice' | 'create_prorations' | 'none'>
  start_date: number
  transfer_data: SubscriptionTransferData | null
  trial?: boolean | undefined
  trial_end: number | null
}

interface SubscriptionSchedulePhaseAddInvoiceItem extends Loose {
  discountable: boolean | null
  discounts: SubscriptionSchedulePhaseDiscount[]
  metadata: Metadata | null
  period: SubscriptionSchedulePhaseAddInvoiceItemPeriod
  price: string
  quantity: number | null
  tax_rates?: TaxRate[] | null | undefined
}

interface SubscriptionSchedulePhaseAddInvoiceItemPeriod extends Loose {
  end: SubscriptionSchedulePhaseAddInvoiceItemPeriodEnd
  start: SubscriptionSchedulePhaseAddInvoiceItemPeriodStart
}

interface SubscriptionSchedulePhaseAddInvoiceItemPeriodEnd extends Loose {
  timestamp?: number | undefined
  type: Open<'min_item_period_end' | 'phase_end' | 'timestamp'>
}

interface SubscriptionSchedulePhaseAddInvoiceItemPeriodStart extends Loose {
  timestamp?: number | undefined
  type: Open<'max_item_period_start' | 'phase_start' | 'timestamp'>
}

interface SubscriptionSchedulePhaseDiscount extends Loose {
  coupon: string | null
  discount: string | null
  promotion_code: string | null
}

interface SubscriptionSchedulePhaseInvoiceSettings extends Loose {
  account_tax_ids: string[] | null
  custom_fields: InvoiceCustomField[] | null
  days_until_due: number | null
  description: string | null
  footer: string | null
  issuer: InvoiceIssuer | null
}

interface SubscriptionSchedulePhaseItem extends Loose {
  billing_thresholds: SubscriptionItemBillingThresholds | null
  discounts: SubscriptionSchedulePhaseDiscount[]
  metadata: Metadata | null
  plan: string
  price: string
  quantity?: number | undefined
  tax_rates?: TaxRate[] | null | undefined
}

interface SubscriptionStatusDetails extends Loose {
  paused: SubscriptionStatusDetailsPaused
}

interface SubscriptionStatusDetailsPaused extends Loose {
  subscription: SubscriptionStatusDetailsPausedSubscription
  transitioned_at: number
  type: Open<'subscription'>
}

interface SubscriptionStatusDetailsPausedSubscription extends Loose {
  type: Open<
    | 'final_payment_failure'
    | 'first_payment_failure'
    | 'pause_requested'
    | 'system'
    | 'trial_end_without_payment_method'
  >
}

interface SubscriptionTransferData extends Loose {
  amount_percent: number | null
  destination: string
}

interface SubscriptionTrialSettings extends Loose {
  end_behavior: SubscriptionTrialSettingsEndBehavior
}

interface SubscriptionTrialSettingsEndBehavior extends Loose {
  billing_cycle_anchor: Open<'now' | 'unchanged'> | null
  missing_payment_method: Open<'cancel' | 'create_invoice' | 'pause'>
}

interface TaxId extends Loose {
  id: string
  object: 'tax_id'
  country: string | null
  created: number
  customer: string | null
  customer_account: string | null
  deleted?: unknown
  livemode: boolean
  owner: TaxIdOwner | null
  type: string
  value: string
  verification: TaxIdVerification | null
}

interface TaxIdOwner extends Loose {
  account?: string | undefined
  application?: string | undefined
  customer?: string | undefined
  customer_account: string | null
  type: Open<'account' | 'application' | 'customer' | 'self'>
}

interface TaxIdVerification extends Loose {
  status: Open<'pending' | 'unavailable' | 'unverified' | 'verified'>
  verified_address: string | null
  verified_name: string | null
}

interface TaxRate extends Loose {
  id: string
  object: 'tax_rate'
  active: boolean
  country: string | null
  created: number
  description: string | null
  display_name: string
  effective_percentage: number | null
  flat_amount: MandateSingleUse | null
  inclusive: boolean
  jurisdiction: string | null
  jurisdiction_level: Open<'city' | 'country' | 'county' | 'district' | 'multiple' | 'state'> | null
  livemode: boolean
  metadata: Metadata | null
  percentage: number
  rate_type: Open<'flat_amount' | 'percentage'> | null
  state: string | null
  tax_type: Open<
    | 'admissions_tax'
    | 'amusement_tax'
    | 'attendance_tax'
    | 'communications_tax'
    | 'digital_excise_tax'
    | 'entertainment_tax'
    | 'get_fund'
    | 'gross_receipts_tax'
    | 'gst'
    | 'hospitality_tax'
    | 'hst'
    | 'igst'
    | 'jct'
    | 'lease_tax'
    | 'luxury_tax'
    | 'mass_transit_parking_tax'
    | 'nhil'
    | 'parking_tax'
    | 'pst'
    | 'qst'
    | 'resort_tax'
    | 'retail_delivery_fee'
    | 'rst'
    | 'sales_tax'
    | 'service_tax'
    | 'tourism_tax'
    | 'utility_users_tax'
    | 'vat'
  > | null
}

interface Topup extends Loose {
  id: string
  object: 'topup'
  amount: number
  balance_transaction: string | null
  created: number
  currency: string
  description: string | null
  expected_availability_date: number | null
  failure_code: string | null
  failure_message: string | null
  initiated_by: Open<'stripe' | 'user'> | null
  livemode: boolean
  metadata: Metadata
  payment_method?: string | null | undefined
  payment_method_options?: TopupPaymentMethodOptions | null | undefined
  source: Loose | null
  statement_descriptor: string | null
  status: Open<'canceled' | 'failed' | 'pending' | 'reversed' | 'succeeded'>
  transfer_group: string | null
}

interface TopupPaymentMethodOptions extends Loose {
  us_bank_account: TopupPaymentMethodOptionsUsBankAccount | null
}

interface TopupPaymentMethodOptionsUsBankAccount extends Loose {
  network: Open<'ach'>
}

interface Transfer extends Loose {
  id: string
  object: 'transfer'
  amount: number
  amount_reversed: number
  balance_transaction: string | null
  created: number
  currency: string
  description: string | null
  destination: string | null
  destination_payment?: string | undefined
  livemode: boolean
  metadata: Metadata
  reversals: TransferReversals
  reversed: boolean
  source_transaction: string | null
  source_type?: string | undefined
  transfer_group: string | null
}

interface TransferReversal extends Loose {
  id: string
  object: 'transfer_reversal'
  amount: number
  balance_transaction: string | null
  created: number
  currency: string
  destination_payment_refund: string | null
  metadata: Metadata | null
  source_refund: string | null
  transfer: string
}

interface TransferReversals extends Loose {
  object: 'list'
  data: TransferReversal[]
  has_more: boolean
  url: string
}
