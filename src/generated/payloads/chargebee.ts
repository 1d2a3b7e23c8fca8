// Written by `npm run payloads` from:
// - chargebee 3.33.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface ChargebeePayloads {
  add_usages_reminder: AddUsagesReminderPayload
  addon_created: AddonCreatedPayload
  addon_deleted: AddonCreatedPayload
  addon_updated: AddonCreatedPayload
  alert_status_changed: AlertStatusChangedPayload
  attached_item_created: AttachedItemCreatedPayload
  attached_item_deleted: AttachedItemCreatedPayload
  attached_item_updated: AttachedItemCreatedPayload
  authorization_succeeded: TransactionCreatedPayload
  authorization_voided: TransactionCreatedPayload
  business_entity_created: BusinessEntityCreatedPayload
  business_entity_deleted: BusinessEntityCreatedPayload
  business_entity_updated: BusinessEntityCreatedPayload
  card_added: CardAddedPayload
  card_deleted: CardAddedPayload
  card_expired: CardAddedPayload
  card_expiry_reminder: CardAddedPayload
  card_updated: CardAddedPayload
  contract_term_cancelled: ContractTermCreatedPayload
  contract_term_completed: ContractTermCreatedPayload
  contract_term_created: ContractTermCreatedPayload
  contract_term_renewed: ContractTermCreatedPayload
  contract_term_terminated: ContractTermCreatedPayload
  coupon_codes_added: CouponCodesAddedPayload
  coupon_codes_deleted: CouponCodesDeletedPayload
  coupon_codes_updated: CouponCodesAddedPayload
  coupon_created: CouponCreatedPayload
  coupon_deleted: CouponCreatedPayload
  coupon_set_created: CouponCodesAddedPayload
  coupon_set_deleted: CouponCodesAddedPayload
  coupon_set_updated: CouponCodesAddedPayload
  coupon_updated: CouponCreatedPayload
  credit_note_created: CreditNoteCreatedPayload
  credit_note_created_with_backdating: CreditNoteCreatedPayload
  credit_note_deleted: CreditNoteCreatedPayload
  credit_note_updated: CreditNoteCreatedPayload
  customer_business_entity_changed: CustomerBusinessEntityChangedPayload
  customer_changed: CardAddedPayload
  customer_created: CardAddedPayload
  customer_deleted: CustomerDeletedPayload
  customer_entitlements_updated: CustomerEntitlementsUpdatedPayload
  customer_moved_in: CardAddedPayload
  customer_moved_out: CardAddedPayload
  differential_price_created: DifferentialPriceCreatedPayload
  differential_price_deleted: DifferentialPriceCreatedPayload
  differential_price_updated: DifferentialPriceCreatedPayload
  dunning_updated: DunningUpdatedPayload
  entitlement_overrides_auto_removed: FeatureCreatedPayload
  entitlement_overrides_removed: EntitlementOverridesRemovedPayload
  entitlement_overrides_updated: EntitlementOverridesRemovedPayload
  feature_activated: FeatureCreatedPayload
  feature_archived: FeatureUpdatedPayload
  feature_created: FeatureCreatedPayload
  feature_deleted: FeatureCreatedPayload
  feature_reactivated: FeatureUpdatedPayload
  feature_updated: FeatureUpdatedPayload
  gift_cancelled: GiftClaimedPayload
  gift_claimed: GiftClaimedPayload
  gift_expired: GiftClaimedPayload
  gift_scheduled: GiftClaimedPayload
  gift_unclaimed: GiftClaimedPayload
  gift_updated: GiftClaimedPayload
  grant_blocks_created: GrantBlocksCreatedPayload
  grant_blocks_updated: GrantBlocksCreatedPayload
  hierarchy_created: HierarchyCreatedPayload
  hierarchy_deleted: HierarchyCreatedPayload
  invoice_deleted: DunningUpdatedPayload
  invoice_generated: DunningUpdatedPayload
  invoice_generated_with_backdating: DunningUpdatedPayload
  invoice_updated: DunningUpdatedPayload
  item_created: ItemCreatedPayload
  item_deleted: ItemCreatedPayload
  item_entitlements_removed: FeatureCreatedPayload
  item_entitlements_updated: FeatureCreatedPayload
  item_family_created: ItemFamilyCreatedPayload
  item_family_deleted: ItemFamilyCreatedPayload
  item_family_updated: ItemFamilyCreatedPayload
  item_price_created: ItemPriceCreatedPayload
  item_price_deleted: ItemPriceCreatedPayload
  item_price_entitlements_removed: ItemPriceEntitlementsRemovedPayload
  item_price_entitlements_updated: ItemPriceEntitlementsRemovedPayload
  item_price_updated: ItemPriceCreatedPayload
  item_updated: ItemCreatedPayload
  ledger_account_balance_updated: QuoteCreatedPayload
  ledger_updated: QuoteCreatedPayload
  mrr_updated: MrrUpdatedPayload
  omnichannel_one_time_order_created: QuoteCreatedPayload
  omnichannel_one_time_order_item_cancelled: QuoteCreatedPayload
  omnichannel_subscription_created: QuoteCreatedPayload
  omnichannel_subscription_imported: QuoteCreatedPayload
  omnichannel_subscription_item_cancellation_scheduled: QuoteCreatedPayload
  omnichannel_subscription_item_cancelled: QuoteCreatedPayload
  omnichannel_subscription_item_change_scheduled: QuoteCreatedPayload
  omnichannel_subscription_item_changed: QuoteCreatedPayload
  omnichannel_subscription_item_downgraded: QuoteCreatedPayload
  omnichannel_subscription_item_dunning_expired: QuoteCreatedPayload
  omnichannel_subscription_item_dunning_started: QuoteCreatedPayload
  omnichannel_subscription_item_expired: QuoteCreatedPayload
  omnichannel_subscription_item_grace_period_expired: QuoteCreatedPayload
  omnichannel_subscription_item_grace_period_started: QuoteCreatedPayload
  omnichannel_subscription_item_mrr_updated: QuoteCreatedPayload
  omnichannel_subscription_item_pause_scheduled: QuoteCreatedPayload
  omnichannel_subscription_item_paused: QuoteCreatedPayload
  omnichannel_subscription_item_reactivated: QuoteCreatedPayload
  omnichannel_subscription_item_recovered: QuoteCreatedPayload
  omnichannel_subscription_item_renewed: QuoteCreatedPayload
  omnichannel_subscription_item_resubscribed: QuoteCreatedPayload
  omnichannel_subscription_item_resumed: QuoteCreatedPayload
  omnichannel_subscription_item_scheduled_cancellation_removed: QuoteCreatedPayload
  omnichannel_subscription_item_scheduled_change_removed: QuoteCreatedPayload
  omnichannel_subscription_item_updated: QuoteCreatedPayload
  omnichannel_subscription_item_upgraded: QuoteCreatedPayload
  omnichannel_subscription_moved_in: QuoteCreatedPayload
  omnichannel_transaction_created: QuoteCreatedPayload
  order_cancelled: OrderResentPayload
  order_created: OrderResentPayload
  order_deleted: OrderResentPayload
  order_delivered: OrderResentPayload
  order_ready_to_process: OrderResentPayload
  order_ready_to_ship: OrderResentPayload
  order_resent: OrderResentPayload
  order_returned: OrderResentPayload
  order_updated: OrderResentPayload
  payment_due_reminder: PaymentDueReminderPayload
  payment_failed: PaymentFailedPayload
  payment_initiated: PaymentFailedPayload
  payment_intent_created: PaymentIntentCreatedPayload
  payment_intent_updated: PaymentIntentCreatedPayload
  payment_refunded: PaymentRefundedPayload
  payment_schedule_scheme_created: QuoteCreatedPayload
  payment_schedule_scheme_deleted: QuoteCreatedPayload
  payment_schedules_created: QuoteCreatedPayload
  payment_schedules_updated: QuoteCreatedPayload
  payment_source_added: PaymentSourceAddedPayload
  payment_source_business_entity_changed: PaymentSourceBusinessEntityChangedPayload
  payment_source_deleted: PaymentSourceAddedPayload
  payment_source_expired: PaymentSourceAddedPayload
  payment_source_expiring: PaymentSourceAddedPayload
  payment_source_locally_deleted: PaymentSourceAddedPayload
  payment_source_updated: PaymentSourceAddedPayload
  payment_succeeded: PaymentFailedPayload
  pending_invoice_created: DunningUpdatedPayload
  pending_invoice_updated: DunningUpdatedPayload
  plan_created: PlanCreatedPayload
  plan_deleted: PlanCreatedPayload
  plan_updated: PlanCreatedPayload
  price_variant_created: PriceVariantCreatedPayload
  price_variant_deleted: PriceVariantCreatedPayload
  price_variant_updated: PriceVariantCreatedPayload
  promotional_credits_added: PromotionalCreditsAddedPayload
  promotional_credits_deducted: PromotionalCreditsAddedPayload
  purchase_created: PurchaseCreatedPayload
  quote_created: QuoteCreatedPayload
  quote_deleted: QuoteCreatedPayload
  quote_updated: QuoteCreatedPayload
  record_purchase_failed: RecordPurchaseFailedPayload
  refund_initiated: PaymentRefundedPayload
  rule_created: RuleCreatedPayload
  rule_deleted: RuleCreatedPayload
  rule_updated: RuleCreatedPayload
  sales_order_created: SalesOrderCreatedPayload
  sales_order_updated: SalesOrderCreatedPayload
  subscription_activated: SubscriptionStartedPayload
  subscription_activated_with_backdating: SubscriptionCreatedPayload
  subscription_advance_invoice_schedule_added: SubscriptionAdvanceInvoiceScheduleAddedPayload
  subscription_advance_invoice_schedule_removed: SubscriptionAdvanceInvoiceScheduleAddedPayload
  subscription_advance_invoice_schedule_updated: SubscriptionAdvanceInvoiceScheduleAddedPayload
  subscription_business_entity_changed: SubscriptionBusinessEntityChangedPayload
  subscription_canceled_with_backdating: SubscriptionPausedPayload
  subscription_cancellation_reminder: SubscriptionDeletedPayload
  subscription_cancellation_scheduled: SubscriptionDeletedPayload
  subscription_cancelled: SubscriptionPausedPayload
  subscription_changed: SubscriptionPausedPayload
  subscription_changed_with_backdating: SubscriptionPausedPayload
  subscription_changes_scheduled: SubscriptionDeletedPayload
  subscription_created: SubscriptionCreatedPayload
  subscription_created_with_backdating: SubscriptionCreatedPayload
  subscription_deleted: SubscriptionDeletedPayload
  subscription_entitlements_created: SubscriptionEntitlementsCreatedPayload
  subscription_entitlements_updated: SubscriptionEntitlementsUpdatedPayload
  subscription_items_renewed: SubscriptionPausedPayload
  subscription_moved_in: MrrUpdatedPayload
  subscription_moved_out: MrrUpdatedPayload
  subscription_movement_failed: MrrUpdatedPayload
  subscription_pause_scheduled: SubscriptionDeletedPayload
  subscription_paused: SubscriptionPausedPayload
  subscription_ramp_applied: SubscriptionRampAppliedPayload
  subscription_ramp_created: SubscriptionRampAppliedPayload
  subscription_ramp_deleted: SubscriptionRampAppliedPayload
  subscription_ramp_drafted: SubscriptionRampAppliedPayload
  subscription_ramp_updated: SubscriptionRampAppliedPayload
  subscription_reactivated: SubscriptionCreatedPayload
  subscription_reactivated_with_backdating: SubscriptionCreatedPayload
  subscription_renewal_reminder: SubscriptionDeletedPayload
  subscription_renewed: SubscriptionCreatedPayload
  subscription_resumed: SubscriptionCreatedPayload
  subscription_resumption_scheduled: SubscriptionDeletedPayload
  subscription_scheduled_cancellation_removed: SubscriptionDeletedPayload
  subscription_scheduled_changes_removed: SubscriptionDeletedPayload
  subscription_scheduled_pause_removed: SubscriptionDeletedPayload
  subscription_scheduled_resumption_removed: SubscriptionDeletedPayload
  subscription_shipping_address_updated: SubscriptionDeletedPayload
  subscription_started: SubscriptionStartedPayload
  subscription_trial_end_reminder: SubscriptionDeletedPayload
  subscription_trial_extended: SubscriptionDeletedPayload
  tax_withheld_deleted: TaxWithheldDeletedPayload
  tax_withheld_recorded: TaxWithheldDeletedPayload
  tax_withheld_refunded: TaxWithheldDeletedPayload
  token_consumed: TokenCreatedPayload
  token_created: TokenCreatedPayload
  token_expired: TokenCreatedPayload
  transaction_created: TransactionCreatedPayload
  transaction_deleted: TransactionCreatedPayload
  transaction_updated: TransactionCreatedPayload
  unbilled_charges_created: UnbilledChargesVoidedPayload
  unbilled_charges_deleted: UnbilledChargesVoidedPayload
  unbilled_charges_invoiced: UnbilledChargesInvoicedPayload
  unbilled_charges_voided: UnbilledChargesVoidedPayload
  usage_file_ingested: UsageFileIngestedPayload
  vault_token_created: VaultTokenCreatedPayload
  vault_token_deleted: VaultTokenCreatedPayload
  vault_token_updated: VaultTokenCreatedPayload
  virtual_bank_account_added: VirtualBankAccountAddedPayload
  virtual_bank_account_deleted: VirtualBankAccountAddedPayload
  virtual_bank_account_updated: VirtualBankAccountAddedPayload
  voucher_create_failed: VoucherCreatedPayload
  voucher_created: VoucherCreatedPayload
  voucher_expired: VoucherCreatedPayload
}

interface AddUsagesReminderContent extends Loose {
  subscription: Subscription
  customer: Customer
}

interface AddUsagesReminderPayload extends Envelope {
  content: AddUsagesReminderContent
}

interface AddonCreatedContent extends Loose {
  addon: Loose
}

interface AddonCreatedPayload extends Envelope {
  content: AddonCreatedContent
}

interface AlertStatus extends Loose {
  alert_id: string
  subscription_id: string
  alarm_status: Open<'in_alarm' | 'within_limit'>
  alarm_triggered_at?: number | undefined
}

interface AlertStatusChangedContent extends Loose {
  alert: Loose
  alert_status: AlertStatus
}

interface AlertStatusChangedPayload extends Envelope {
  content: AlertStatusChangedContent
}

interface AttachedItemCreatedContent extends Loose {
  attached_item: Loose
}

interface AttachedItemCreatedPayload extends Envelope {
  content: AttachedItemCreatedContent
}

interface Attribute extends Loose {
  name: string
  value: string
}

interface BusinessEntity extends Loose {
  id: string
  name: string
  status: Open<'active' | 'inactive'>
  deleted: boolean
  created_at: number
  resource_version?: number | undefined
  updated_at?: number | undefined
}

interface BusinessEntityCreatedContent extends Loose {
  business_entity: BusinessEntity
}

interface BusinessEntityCreatedPayload extends Envelope {
  content: BusinessEntityCreatedContent
}

interface BusinessEntityTransfer extends Loose {
  id: string
  resource_type: Open<'customer' | 'subscription'>
  resource_id: string
  active_resource_id: string
  destination_business_entity_id: string
  source_business_entity_id: string
  reason_code: Open<'correction'>
  created_at: number
}

interface Card extends Loose {
  payment_source_id: string
  status: Open<'expired' | 'expiring' | 'valid'>
  gateway: string
  gateway_account_id?: string | undefined
  ref_tx_id?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  iin: string
  last4: string
  card_type?:
    | Open<
        | 'american_express'
        | 'argencard'
        | 'bancontact'
        | 'cabal'
        | 'carnet'
        | 'cartes_bancaires'
        | 'cencosud'
        | 'cmr_falabella'
        | 'dankort'
        | 'diners_club'
        | 'discover'
        | 'elo'
        | 'hipercard'
        | 'jcb'
        | 'mada'
        | 'maestro'
        | 'mastercard'
        | 'nativa'
        | 'not_applicable'
        | 'other'
        | 'rupay'
        | 'tarjeta_naranja'
        | 'visa'
      >
    | undefined
  funding_type: Open<'credit' | 'debit' | 'not_applicable' | 'not_known' | 'prepaid'>
  expiry_month: number
  expiry_year: number
  issuing_country?: string | undefined
  billing_addr1?: string | undefined
  billing_addr2?: string | undefined
  billing_city?: string | undefined
  billing_state_code?: string | undefined
  billing_state?: string | undefined
  billing_country?: string | undefined
  billing_zip?: string | undefined
  created_at: number
  resource_version?: number | undefined
  updated_at?: number | undefined
  ip_address?: string | undefined
  powered_by?:
    | Open<'bancontact' | 'card' | 'giropay' | 'ideal' | 'latam_local_card' | 'not_applicable' | 'payconiq' | 'sofort'>
    | undefined
  customer_id: string
  masked_number?: string | undefined
}

interface CardAddedContent extends Loose {
  customer: Customer
  card: Card
}

interface CardAddedPayload extends Envelope {
  content: CardAddedContent
}

interface ContractTermCreatedContent extends Loose {
  contract_term: Loose
}

interface ContractTermCreatedPayload extends Envelope {
  content: ContractTermCreatedContent
}

interface Coupon extends Loose {
  id: string
  name: string
  invoice_name?: string | undefined
  discount_type: Open<'fixed_amount' | 'offer_quantity' | 'percentage'>
  discount_percentage?: number | undefined
  discount_amount?: number | undefined
  discount_quantity?: number | undefined
  currency_code?: string | undefined
  duration_type: Open<'forever' | 'limited_period' | 'one_time'>
  duration_month?: number | undefined
  valid_from?: number | undefined
  valid_till?: number | undefined
  max_redemptions?: number | undefined
  status?: Open<'active' | 'archived' | 'deleted' | 'expired' | 'future'> | undefined
  apply_discount_on: Open<'not_applicable' | 'plans' | 'plans_and_addons' | 'plans_with_quantity'>
  apply_on: Open<'each_specified_item' | 'invoice_amount'>
  plan_constraint?: Open<'all' | 'none' | 'not_applicable' | 'specific'> | undefined
  addon_constraint?: Open<'all' | 'none' | 'not_applicable' | 'specific'> | undefined
  created_at: number
  archived_at?: number | undefined
  resource_version?: number | undefined
  updated_at?: number | undefined
  included_in_mrr?: boolean | undefined
  period?: number | undefined
  period_unit?: Open<'day' | 'month' | 'week' | 'year'> | undefined
  plan_ids?: string[] | undefined
  addon_ids?: string[] | undefined
  item_constraints?: CouponItemConstraint[] | undefined
  item_constraint_criteria?: CouponItemConstraintCriteria[] | undefined
  redemptions?: number | undefined
  invoice_notes?: string | undefined
  meta_data?: unknown
  coupon_constraints?: CouponCouponConstraint[] | undefined
  deleted: boolean
}

interface CouponCode extends Loose {
  code: string
  status: Open<'archived' | 'not_redeemed' | 'redeemed'>
  coupon_id: string
  coupon_set_id: string
  coupon_set_name: string
}

interface CouponCodesAddedContent extends Loose {
  coupon: Coupon
  coupon_set: CouponSet
}

interface CouponCodesAddedPayload extends Envelope {
  content: CouponCodesAddedContent
}

interface CouponCodesDeletedContent extends Loose {
  coupon: Coupon
  coupon_set: CouponSet
  coupon_code: CouponCode
}

interface CouponCodesDeletedPayload extends Envelope {
  content: CouponCodesDeletedContent
}

interface CouponCouponConstraint extends Loose {
  entity_type: Open<'customer'>
  type: Open<'existing_customer' | 'max_redemptions' | 'new_customer' | 'unique_by'>
  value?: string | undefined
}

interface CouponCreatedContent extends Loose {
  coupon: Coupon
}

interface CouponCreatedPayload extends Envelope {
  content: CouponCreatedContent
}

interface CouponItemConstraint extends Loose {
  item_type: Open<'addon' | 'charge' | 'plan'>
  constraint: Open<'all' | 'criteria' | 'none' | 'specific'>
  item_price_ids?: unknown[] | undefined
}

interface CouponItemConstraintCriteria extends Loose {
  item_type: Open<'addon' | 'charge' | 'plan'>
  currencies?: unknown[] | undefined
  item_family_ids?: unknown[] | undefined
  item_price_periods?: unknown[] | undefined
}

interface CouponSet extends Loose {
  id: string
  coupon_id: string
  name: string
  total_count?: number | undefined
  redeemed_count?: number | undefined
  archived_count?: number | undefined
  meta_data?: unknown
}

interface CreditNote extends Loose {
  id: string
  customer_id: string
  subscription_id?: string | undefined
  reference_invoice_id?: string | undefined
  type: Open<'adjustment' | 'refundable' | 'store'>
  reason_code?:
    | Open<
        | 'chargeback'
        | 'fraudulent'
        | 'order_cancellation'
        | 'order_change'
        | 'other'
        | 'product_unsatisfactory'
        | 'service_unsatisfactory'
        | 'subscription_cancellation'
        | 'subscription_change'
        | 'subscription_pause'
        | 'waiver'
        | 'write_off'
      >
    | undefined
  status: Open<'adjusted' | 'refund_due' | 'refunded' | 'voided'>
  vat_number?: string | undefined
  date?: number | undefined
  price_type: Open<'tax_exclusive' | 'tax_inclusive'>
  currency_code: string
  total?: number | undefined
  amount_allocated?: number | undefined
  amount_refunded?: number | undefined
  amount_available?: number | undefined
  refunded_at?: number | undefined
  voided_at?: number | undefined
  generated_at?: number | undefined
  resource_version?: number | undefined
  updated_at?: number | undefined
  channel?: Open<'app_store' | 'play_store' | 'web'> | undefined
  line_items_next_offset?: string | undefined
  sub_total: number
  sub_total_in_local_currency?: number | undefined
  total_in_local_currency?: number | undefined
  local_currency_code?: string | undefined
  round_off_amount?: number | undefined
  fractional_correction?: number | undefined
  notes?: string[] | undefined
  line_items?: InvoiceLineItem[] | undefined
  line_item_tiers?: Loose[] | undefined
  line_item_discounts?: Loose[] | undefined
  line_item_taxes?: Loose[] | undefined
  line_item_addresses?: Loose[] | undefined
  discounts?: InvoiceDiscount[] | undefined
  taxes?: InvoiceTax[] | undefined
  tax_origin?: Loose | undefined
  linked_refunds?: Loose[] | undefined
  allocations?: CreditNoteAllocation[] | undefined
  deleted: boolean
  tax_category?: string | undefined
  local_currency_exchange_rate?: number | undefined
  exchange_rates?: InvoiceExchangeRate[] | undefined
  create_reason_code?: string | undefined
  vat_number_prefix?: string | undefined
  business_entity_id?: string | undefined
  shipping_address?: Loose | undefined
  billing_address?: Loose | undefined
  einvoice?: Loose | undefined
  site_details_at_creation?: Loose | undefined
}

interface CreditNoteAllocation extends Loose {
  invoice_id: string
  allocated_amount: number
  allocated_at: number
  invoice_date?: number | undefined
  invoice_status: Open<'not_paid' | 'paid' | 'payment_due' | 'pending' | 'posted' | 'voided'>
  tax_application?: Open<'post_tax' | 'pre_tax'> | undefined
}

interface CreditNoteCreatedContent extends Loose {
  credit_note: CreditNote
}

interface CreditNoteCreatedPayload extends Envelope {
  content: CreditNoteCreatedContent
}

interface Customer extends Loose {
  id: string
  first_name?: string | undefined
  last_name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  company?: string | undefined
  vat_number?: string | undefined
  auto_collection: Open<'off' | 'on'>
  offline_payment_method?:
    | Open<
        | 'ach_credit'
        | 'bank_transfer'
        | 'boleto'
        | 'cash'
        | 'check'
        | 'custom'
        | 'eu_automated_bank_transfer'
        | 'jp_automated_bank_transfer'
        | 'mx_automated_bank_transfer'
        | 'no_preference'
        | 'sepa_credit'
        | 'uk_automated_bank_transfer'
        | 'us_automated_bank_transfer'
      >
    | undefined
  net_term_days: number
  vat_number_validated_time?: number | undefined
  vat_number_status?: Open<'invalid' | 'not_validated' | 'undetermined' | 'valid'> | undefined
  allow_direct_debit: boolean
  is_location_valid?: boolean | undefined
  created_at: number
  created_from_ip?: string | undefined
  exemption_details?: unknown
  taxability?: Open<'exempt' | 'taxable'> | undefined
  entity_code?:
    | Open<
        | 'a'
        | 'b'
        | 'c'
        | 'd'
        | 'e'
        | 'f'
        | 'g'
        | 'h'
        | 'i'
        | 'j'
        | 'k'
        | 'l'
        | 'm'
        | 'med1'
        | 'med2'
        | 'n'
        | 'p'
        | 'q'
        | 'r'
      >
    | undefined
  exempt_number?: string | undefined
  resource_version?: number | undefined
  updated_at?: number | undefined
  locale?: string | undefined
  billing_date?: number | undefined
  billing_month?: number | undefined
  billing_date_mode?: Open<'manually_set' | 'using_defaults'> | undefined
  billing_day_of_week?:
    | Open<'friday' | 'monday' | 'saturday' | 'sunday' | 'thursday' | 'tuesday' | 'wednesday'>
    | undefined
  billing_day_of_week_mode?: Open<'manually_set' | 'using_defaults'> | undefined
  pii_cleared?: Open<'active' | 'cleared' | 'scheduled_for_clear'> | undefined
  auto_close_invoices?: boolean | undefined
  channel?: Open<'app_store' | 'play_store' | 'web'> | undefined
  active_id?: string | undefined
  card_status?: Open<'expired' | 'expiring' | 'invalid' | 'no_card' | 'pending_verification' | 'valid'> | undefined
  fraud_flag?: Open<'fraudulent' | 'safe' | 'suspicious'> | undefined
  primary_payment_source_id?: string | undefined
  backup_payment_source_id?: string | undefined
  billing_address?: Loose | undefined
  referral_urls?: Loose[] | undefined
  contacts?: CustomerContact[] | undefined
  payment_method?: CustomerPaymentMethod | undefined
  invoice_notes?: string | undefined
  business_entity_id?: string | undefined
  preferred_currency_code?: string | undefined
  promotional_credits: number
  unbilled_charges: number
  refundable_credits: number
  excess_payments: number
  balances?: Loose[] | undefined
  entity_identifiers?: CustomerEntityIdentifier[] | undefined
  tax_providers_fields?: CustomerTaxProvidersField[] | undefined
  is_einvoice_enabled?: boolean | undefined
  einvoicing_method?: Open<'automatic' | 'manual' | 'site_default'> | undefined
  meta_data?: unknown
  deleted: boolean
  registered_for_gst?: boolean | undefined
  consolidated_invoicing?: boolean | undefined
  customer_type?: Open<'business' | 'industrial' | 'residential' | 'senior_citizen'> | undefined
  business_customer_without_vat_number?: boolean | undefined
  client_profile_id?: string | undefined
  relationship?: Loose | undefined
  use_default_hierarchy_settings?: boolean | undefined
  parent_account_access?: Loose | undefined
  child_account_access?: Loose | undefined
  vat_number_prefix?: string | undefined
  entity_identifier_scheme?: string | undefined
  entity_identifier_standard?: string | undefined
}

interface CustomerBusinessEntityChangedContent extends Loose {
  business_entity_transfer: BusinessEntityTransfer
  customer: Customer
}

interface CustomerBusinessEntityChangedPayload extends Envelope {
  content: CustomerBusinessEntityChangedContent
}

interface CustomerContact extends Loose {
  id: string
  first_name?: string | undefined
  last_name?: string | undefined
  email: string
  phone?: string | undefined
  label?: string | undefined
  enabled: boolean
  send_account_email: boolean
  send_billing_email: boolean
}

interface CustomerDeletedContent extends Loose {
  customer: Customer
  card: Card
  subscription: Subscription[]
}

interface CustomerDeletedPayload extends Envelope {
  content: CustomerDeletedContent
}

interface CustomerEntitlementsUpdatedContent extends Loose {
  impacted_customer: ImpactedCustomer
}

interface CustomerEntitlementsUpdatedPayload extends Envelope {
  content: CustomerEntitlementsUpdatedContent
}

interface CustomerEntityIdentifier extends Loose {
  id: string
  value?: string | undefined
  scheme: string
  standard?: string | undefined
}

interface CustomerPaymentMethod extends Loose {
  type: string
  gateway: string
  gateway_account_id?: string | undefined
  status: Open<'expired' | 'expiring' | 'invalid' | 'pending_verification' | 'valid'>
  reference_id: string
}

interface CustomerTaxProvidersField extends Loose {
  provider_name: string
  field_id: string
  field_value: string
}

interface DifferentialPriceCreatedContent extends Loose {
  differential_price: Loose
}

interface DifferentialPriceCreatedPayload extends Envelope {
  content: DifferentialPriceCreatedContent
}

interface DunningUpdatedContent extends Loose {
  invoice: Invoice
}

interface DunningUpdatedPayload extends Envelope {
  content: DunningUpdatedContent
}

interface EntitlementOverridesRemovedContent extends Loose {
  impacted_subscription: ImpactedSubscription
  metadata: Metadata
}

interface EntitlementOverridesRemovedPayload extends Envelope {
  content: EntitlementOverridesRemovedContent
}

interface Envelope extends Loose {
  id: string
  occurred_at: number
  source: Open<
    | 'admin_console'
    | 'api'
    | 'bulk_operation'
    | 'external_service'
    | 'hosted_page'
    | 'js_api'
    | 'migration'
    | 'none'
    | 'portal'
    | 'scheduled_job'
    | 'system'
  >
  user?: string | undefined
  webhook_status: Open<
    'disabled' | 'failed' | 'not_applicable' | 'not_configured' | 're_scheduled' | 'scheduled' | 'skipped' | 'succeeded'
  >
  webhook_failure_reason?: string | undefined
  webhooks?: EventWebhook[] | undefined
  event_type?: string | undefined
  api_version?: Open<'v1' | 'v2'> | undefined
  origin_user?: string | undefined
}

interface EventWebhook extends Loose {
  id: string
  webhook_status: Open<
    | 'disabled'
    | 'failed'
    | 'not_applicable'
    | 'not_configured'
    | 'rate_limited'
    | 're_scheduled'
    | 'scheduled'
    | 'skipped'
    | 'succeeded'
  >
}

interface FeatureCreatedContent extends Loose {
  feature: Loose
  metadata: Metadata
  impacted_item: ImpactedItem
  impacted_subscription: ImpactedSubscription
}

interface FeatureCreatedPayload extends Envelope {
  content: FeatureCreatedContent
}

interface FeatureUpdatedContent extends Loose {
  feature: Loose
  metadata: Metadata
}

interface FeatureUpdatedPayload extends Envelope {
  content: FeatureUpdatedContent
}

interface GiftClaimedContent extends Loose {
  gift: Loose
}

interface GiftClaimedPayload extends Envelope {
  content: GiftClaimedContent
}

interface GrantBlocksCreatedContent extends Loose {
  grant_block: Loose[]
}

interface GrantBlocksCreatedPayload extends Envelope {
  content: GrantBlocksCreatedContent
}

interface HierarchyCreatedContent extends Loose {
  customer: Customer
}

interface HierarchyCreatedPayload extends Envelope {
  content: HierarchyCreatedContent
}

interface ImpactedCustomer extends Loose {
  action_type?: string | undefined
  download?: ImpactedItemDownload | undefined
}

interface ImpactedItem extends Loose {
  count?: number | undefined
  download?: ImpactedItemDownload | undefined
  items?: unknown
}

interface ImpactedItemDownload extends Loose {
  download_url: string
  valid_till: number
  mime_type?: string | undefined
}

interface ImpactedItemPrice extends Loose {
  count?: number | undefined
  download?: ImpactedItemDownload | undefined
  item_prices?: unknown
}

interface ImpactedSubscription extends Loose {
  count?: number | undefined
  download?: ImpactedItemDownload | undefined
  subscription_ids?: unknown
}

interface Invoice extends Loose {
  id: string
  customer_id: string
  payment_owner?: string | undefined
  subscription_id?: string | undefined
  recurring: boolean
  status: Open<'not_paid' | 'paid' | 'payment_due' | 'pending' | 'posted' | 'voided'>
  date?: number | undefined
  due_date?: number | undefined
  net_term_days?: number | undefined
  po_number?: string | undefined
  vat_number?: string | undefined
  price_type: Open<'tax_exclusive' | 'tax_inclusive'>
  exchange_rate?: number | undefined
  local_currency_exchange_rate?: number | undefined
  currency_code: string
  local_currency_code?: string | undefined
  tax: number
  sub_total: number
  sub_total_in_local_currency?: number | undefined
  total?: number | undefined
  total_in_local_currency?: number | undefined
  amount_due?: number | undefined
  amount_adjusted?: number | undefined
  amount_paid?: number | undefined
  paid_at?: number | undefined
  write_off_amount?: number | undefined
  credits_applied?: number | undefined
  dunning_status?: Open<'exhausted' | 'in_progress' | 'stopped' | 'success'> | undefined
  next_retry_at?: number | undefined
  voided_at?: number | undefined
  resource_version?: number | undefined
  updated_at?: number | undefined
  line_items_next_offset?: string | undefined
  exchange_rates?: InvoiceExchangeRate[] | undefined
  first_invoice?: boolean | undefined
  new_sales_amount?: number | undefined
  has_advance_charges?: boolean | undefined
  term_finalized: boolean
  is_gifted: boolean
  generated_at?: number | undefined
  expected_payment_date?: number | undefined
  amount_to_collect?: number | undefined
  round_off_amount?: number | undefined
  line_items?: InvoiceLineItem[] | undefined
  line_item_tiers?: Loose[] | undefined
  line_item_discounts?: Loose[] | undefined
  line_item_taxes?: Loose[] | undefined
  line_item_credits?: Loose[] | undefined
  line_item_addresses?: Loose[] | undefined
  discounts?: InvoiceDiscount[] | undefined
  taxes?: InvoiceTax[] | undefined
  tax_origin?: Loose | undefined
  linked_payments?: Loose[] | undefined
  reference_transactions?: InvoiceReferenceTransaction[] | undefined
  dunning_attempts?: Loose[] | undefined
  applied_credits?: Loose[] | undefined
  adjustment_credit_notes?: Loose[] | undefined
  issued_credit_notes?: Loose[] | undefined
  linked_orders?: Loose[] | undefined
  notes?: Loose[] | undefined
  shipping_address?: Loose | undefined
  billing_address?: Loose | undefined
  statement_descriptor?: InvoiceStatementDescriptor | undefined
  einvoice?: Loose | undefined
  void_reason_code?: string | undefined
  deleted: boolean
  tax_category?: string | undefined
  vat_number_prefix?: string | undefined
  channel?: Open<'app_store' | 'play_store' | 'web'> | undefined
  business_entity_id?: string | undefined
  site_details_at_creation?: Loose | undefined
}

interface InvoiceDiscount extends Loose {
  amount: number
  description?: string | undefined
  line_item_id?: string | undefined
  entity_type: Open<
    | 'document_level_coupon'
    | 'document_level_discount'
    | 'item_level_coupon'
    | 'item_level_discount'
    | 'promotional_credits'
    | 'prorated_credits'
  >
  discount_type?: Open<'fixed_amount' | 'percentage'> | undefined
  entity_id?: string | undefined
  coupon_set_code?: string | undefined
}

interface InvoiceExchangeRate extends Loose {
  currency_code: string
  rate: number
}

interface InvoiceLineItem extends Loose {
  id?: string | undefined
  subscription_id?: string | undefined
  date_from: number
  date_to: number
  unit_amount: number
  quantity?: number | undefined
  amount?: number | undefined
  pricing_model?: Open<'flat_fee' | 'per_unit' | 'stairstep' | 'tiered' | 'volume'> | undefined
  is_taxed: boolean
  tax_amount?: number | undefined
  tax_rate?: number | undefined
  unit_amount_in_decimal?: string | undefined
  quantity_in_decimal?: string | undefined
  amount_in_decimal?: string | undefined
  discount_amount?: number | undefined
  item_level_discount_amount?: number | undefined
  metered?: boolean | undefined
  is_percentage_pricing?: boolean | undefined
  reference_line_item_id?: string | undefined
  description: string
  entity_description?: string | undefined
  entity_type: Open<
    'addon' | 'addon_item_price' | 'adhoc' | 'charge_item_price' | 'plan' | 'plan_item_price' | 'plan_setup'
  >
  tax_exempt_reason?:
    | Open<
        | 'customer_exempt'
        | 'export'
        | 'high_value_physical_goods'
        | 'product_exempt'
        | 'region_non_taxable'
        | 'reverse_charge'
        | 'tax_not_configured'
        | 'tax_not_configured_external_provider'
        | 'zero_rated'
        | 'zero_value_item'
      >
    | undefined
  entity_id?: string | undefined
  customer_id?: string | undefined
  proration_mode?: Open<'adjusted_term' | 'delta' | 'reset' | 'service_period_revision'> | undefined
}

interface InvoiceReferenceTransaction extends Loose {
  applied_amount: number
  applied_at: number
  txn_id: string
  txn_status?:
    | Open<'failure' | 'in_progress' | 'late_failure' | 'needs_attention' | 'success' | 'timeout' | 'voided'>
    | undefined
  txn_date?: number | undefined
  txn_amount?: number | undefined
  txn_type: Open<'authorization' | 'payment' | 'payment_reversal' | 'refund'>
  amount_capturable?: number | undefined
  authorization_reason?: Open<'blocking_funds' | 'scheduled_capture' | 'verification'> | undefined
}

interface InvoiceStatementDescriptor extends Loose {
  id: string
  descriptor?: string | undefined
}

interface InvoiceTax extends Loose {
  name: string
  amount: number
  description?: string | undefined
}

interface Item extends Loose {
  id: string
  name: string
  external_name?: string | undefined
  description?: string | undefined
  status?: Open<'active' | 'archived' | 'deleted'> | undefined
  resource_version?: number | undefined
  updated_at?: number | undefined
  item_family_id?: string | undefined
  type: Open<'addon' | 'charge' | 'plan'>
  is_shippable?: boolean | undefined
  is_giftable: boolean
  redirect_url?: string | undefined
  enabled_for_checkout: boolean
  enabled_in_portal: boolean
  included_in_mrr?: boolean | undefined
  item_applicability?: Open<'all' | 'restricted'> | undefined
  gift_claim_redirect_url?: string | undefined
  unit?: string | undefined
  metered: boolean
  usage_calculation?: Open<'last_usage' | 'max_usage' | 'sum_of_usages'> | undefined
  is_percentage_pricing?: boolean | undefined
  archived_at?: number | undefined
  channel?: Open<'app_store' | 'play_store' | 'web'> | undefined
  applicable_items?: ItemApplicableItem[] | undefined
  bundle_items?: ItemBundleItem[] | undefined
  bundle_configuration?: ItemBundleConfiguration | undefined
  metadata?: unknown
  deleted: boolean
  business_entity_id?: string | undefined
}

interface ItemApplicableItem extends Loose {
  id?: string | undefined
}

interface ItemBundleConfiguration extends Loose {
  type?: Open<'fixed'> | undefined
}

interface ItemBundleItem extends Loose {
  item_id: string
  item_type?: Open<'addon' | 'charge' | 'plan'> | undefined
  quantity?: number | undefined
  price_allocation?: number | undefined
}

interface ItemCreatedContent extends Loose {
  item: Item
}

interface ItemCreatedPayload extends Envelope {
  content: ItemCreatedContent
}

interface ItemFamily extends Loose {
  id: string
  name: string
  description?: string | undefined
  status?: Open<'active' | 'deleted'> | undefined
  resource_version?: number | undefined
  updated_at?: number | undefined
  channel?: Open<'app_store' | 'play_store' | 'web'> | undefined
  business_entity_id?: string | undefined
  deleted: boolean
}

interface ItemFamilyCreatedContent extends Loose {
  item_family: ItemFamily
}

interface ItemFamilyCreatedPayload extends Envelope {
  content: ItemFamilyCreatedContent
}

interface ItemPrice extends Loose {
  id: string
  name: string
  item_family_id?: string | undefined
  item_id?: string | undefined
  description?: string | undefined
  status?: Open<'active' | 'archived' | 'deleted'> | undefined
  external_name?: string | undefined
  price_variant_id?: string | undefined
  proration_type?: Open<'full_term' | 'partial_term' | 'site_default'> | undefined
  pricing_model: Open<'flat_fee' | 'per_unit' | 'stairstep' | 'tiered' | 'volume'>
  price?: number | undefined
  price_in_decimal?: string | undefined
  period?: number | undefined
  currency_code: string
  period_unit?: Open<'day' | 'month' | 'week' | 'year'> | undefined
  trial_period?: number | undefined
  trial_period_unit?: Open<'day' | 'month'> | undefined
  trial_end_action?: Open<'activate_subscription' | 'cancel_subscription' | 'site_default'> | undefined
  shipping_period?: number | undefined
  shipping_period_unit?: Open<'day' | 'month' | 'week' | 'year'> | undefined
  billing_cycles?: number | undefined
  free_quantity: number
  free_quantity_in_decimal?: string | undefined
  channel?: Open<'app_store' | 'play_store' | 'web'> | undefined
  resource_version?: number | undefined
  updated_at?: number | undefined
  created_at: number
  usage_accumulation_reset_frequency?: Open<'never' | 'subscription_billing_frequency'> | undefined
  archived_at?: number | undefined
  invoice_notes?: string | undefined
  tiers?: Loose[] | undefined
  is_taxable?: boolean | undefined
  tax_detail?: Loose | undefined
  tax_providers_fields?: CustomerTaxProvidersField[] | undefined
  accounting_detail?: Loose | undefined
  metadata?: unknown
  item_type?: Open<'addon' | 'charge' | 'plan'> | undefined
  archivable?: boolean | undefined
  parent_item_id?: string | undefined
  show_description_in_invoices?: boolean | undefined
  show_description_in_quotes?: boolean | undefined
  deleted: boolean
  business_entity_id?: string | undefined
}

interface ItemPriceCreatedContent extends Loose {
  item_price: ItemPrice
}

interface ItemPriceCreatedPayload extends Envelope {
  content: ItemPriceCreatedContent
}

interface ItemPriceEntitlementsRemovedContent extends Loose {
  feature: Loose
  metadata: Metadata
  impacted_item_price: ImpactedItemPrice
  impacted_subscription: ImpactedSubscription
}

interface ItemPriceEntitlementsRemovedPayload extends Envelope {
  content: ItemPriceEntitlementsRemovedContent
}

interface Metadata extends Loose {
  change_type?: string | undefined
}

interface MrrUpdatedContent extends Loose {
  subscription: Subscription
}

interface MrrUpdatedPayload extends Envelope {
  content: MrrUpdatedContent
}

interface OrderResentContent extends Loose {
  order: Loose
}

interface OrderResentPayload extends Envelope {
  content: OrderResentContent
}

interface PaymentDueReminderContent extends Loose {
  customer: Customer
  invoice: Invoice
}

interface PaymentDueReminderPayload extends Envelope {
  content: PaymentDueReminderContent
}

interface PaymentFailedContent extends Loose {
  transaction: Transaction
  invoice: Invoice
  customer: Customer
  subscription: Subscription
  card: Card
}

interface PaymentFailedPayload extends Envelope {
  content: PaymentFailedContent
}

interface PaymentIntentCreatedContent extends Loose {
  payment_intent: Loose
}

interface PaymentIntentCreatedPayload extends Envelope {
  content: PaymentIntentCreatedContent
}

interface PaymentRefundedContent extends Loose {
  transaction: Transaction
  invoice: Invoice
  credit_note: CreditNote
  customer: Customer
  subscription: Subscription
  card: Card
}

interface PaymentRefundedPayload extends Envelope {
  content: PaymentRefundedContent
}

interface PaymentSource extends Loose {
  id: string
  resource_version?: number | undefined
  updated_at?: number | undefined
  created_at: number
  customer_id: string
  type: string
  reference_id: string
  status: Open<'expired' | 'expiring' | 'invalid' | 'pending_verification' | 'valid'>
  gateway: string
  gateway_account_id?: string | undefined
  ip_address?: string | undefined
  issuing_country?: string | undefined
  card?: PaymentSourceCard | undefined
  bank_account?: PaymentSourceBankAccount | undefined
  boleto?: PaymentSourceCustVoucherSource | undefined
  billing_address?: Loose | undefined
  amazon_payment?: PaymentSourcePaypal | undefined
  upi?: PaymentSourceUpi | undefined
  paypal?: PaymentSourcePaypal | undefined
  venmo?: PaymentSourceVenmo | undefined
  klarna_pay_now?: PaymentSourceKlarnaPayNow | undefined
  mandates?: PaymentSourceMandate[] | undefined
  vault_token?: unknown
  deleted: boolean
  business_entity_id?: string | undefined
}

interface PaymentSourceAddedContent extends Loose {
  customer: Customer
  payment_source: PaymentSource
}

interface PaymentSourceAddedPayload extends Envelope {
  content: PaymentSourceAddedContent
}

interface PaymentSourceBankAccount extends Loose {
  last4: string
  name_on_account?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  direct_debit_scheme?:
    | Open<'ach' | 'autogiro' | 'bacs' | 'becs' | 'becs_nz' | 'not_applicable' | 'pad' | 'sepa_core'>
    | undefined
  bank_name?: string | undefined
  mandate_id?: string | undefined
  account_type?: Open<'business_checking' | 'checking' | 'current' | 'savings'> | undefined
  echeck_type?: Open<'ccd' | 'ppd' | 'web'> | undefined
  account_holder_type?: Open<'company' | 'individual'> | undefined
  email?: string | undefined
}

interface PaymentSourceBusinessEntityChangedContent extends Loose {
  business_entity_transfer: BusinessEntityTransfer
  payment_source: PaymentSource
}

interface PaymentSourceBusinessEntityChangedPayload extends Envelope {
  content: PaymentSourceBusinessEntityChangedContent
}

interface PaymentSourceCard extends Loose {
  first_name?: string | undefined
  last_name?: string | undefined
  iin: string
  last4: string
  brand: Open<
    | 'american_express'
    | 'argencard'
    | 'bancontact'
    | 'cabal'
    | 'carnet'
    | 'cartes_bancaires'
    | 'cencosud'
    | 'cmr_falabella'
    | 'dankort'
    | 'diners_club'
    | 'discover'
    | 'elo'
    | 'hipercard'
    | 'jcb'
    | 'mada'
    | 'maestro'
    | 'mastercard'
    | 'nativa'
    | 'not_applicable'
    | 'other'
    | 'rupay'
    | 'tarjeta_naranja'
    | 'visa'
  >
  funding_type: Open<'credit' | 'debit' | 'not_applicable' | 'not_known' | 'prepaid'>
  expiry_month: number
  expiry_year: number
  billing_addr1?: string | undefined
  billing_addr2?: string | undefined
  billing_city?: string | undefined
  billing_state_code?: string | undefined
  billing_state?: string | undefined
  billing_country?: string | undefined
  billing_zip?: string | undefined
  masked_number?: string | undefined
}

interface PaymentSourceCustVoucherSource extends Loose {
  last4: string
  first_name?: string | undefined
  last_name?: string | undefined
  email?: string | undefined
}

interface PaymentSourceKlarnaPayNow extends Loose {
  email?: string | undefined
}

interface PaymentSourceMandate extends Loose {
  id: string
  subscription_id: string
  created_at: number
}

interface PaymentSourcePaypal extends Loose {
  email?: string | undefined
  agreement_id?: string | undefined
}

interface PaymentSourceUpi extends Loose {
  vpa?: string | undefined
}

interface PaymentSourceVenmo extends Loose {
  user_name?: string | undefined
}

interface PlanCreatedContent extends Loose {
  plan: Loose
}

interface PlanCreatedPayload extends Envelope {
  content: PlanCreatedContent
}

interface PriceVariantCreatedContent extends Loose {
  price_variant: Loose
  attribute: Attribute
}

interface PriceVariantCreatedPayload extends Envelope {
  content: PriceVariantCreatedContent
}

interface PromotionalCredit extends Loose {
  id: string
  customer_id: string
  type: Open<'decrement' | 'increment'>
  amount_in_decimal?: string | undefined
  amount: number
  currency_code: string
  description: string
  credit_type: Open<'general' | 'loyalty_credits' | 'referral_rewards'>
  reference?: string | undefined
  closing_balance: number
  done_by?: string | undefined
  created_at: number
  business_entity_id?: string | undefined
}

interface PromotionalCreditsAddedContent extends Loose {
  customer: Customer
  promotional_credit: PromotionalCredit
}

interface PromotionalCreditsAddedPayload extends Envelope {
  content: PromotionalCreditsAddedContent
}

interface PurchaseCreatedContent extends Loose {
  purchase: Loose
}

interface PurchaseCreatedPayload extends Envelope {
  content: PurchaseCreatedContent
}

interface QuoteCreatedPayload extends Envelope {
  content: Loose
}

interface RecordPurchaseFailedContent extends Loose {
  recorded_purchase: Loose
  customer: Customer
}

interface RecordPurchaseFailedPayload extends Envelope {
  content: RecordPurchaseFailedContent
}

interface RuleCreatedContent extends Loose {
  rule: Loose
}

interface RuleCreatedPayload extends Envelope {
  content: RuleCreatedContent
}

interface SalesOrderCreatedContent extends Loose {}

interface SalesOrderCreatedPayload extends Envelope {
  content: SalesOrderCreatedContent
}

interface Subscription extends Loose {
  id: string
  currency_code: string
  plan_id?: string | undefined
  plan_quantity?: number | undefined
  plan_unit_price?: number | undefined
  setup_fee?: number | undefined
  billing_period?: number | undefined
  billing_period_unit?: Open<'day' | 'month' | 'week' | 'year'> | undefined
  start_date?: number | undefined
  trial_end?: number | undefined
  remaining_billing_cycles?: number | undefined
  po_number?: string | undefined
  auto_collection?: Open<'off' | 'on'> | undefined
  plan_quantity_in_decimal?: string | undefined
  plan_unit_price_in_decimal?: string | undefined
  customer_id: string
  plan_amount?: number | undefined
  plan_free_quantity?: number | undefined
  status: Open<'active' | 'cancelled' | 'future' | 'in_trial' | 'non_renewing' | 'paused' | 'transferred'>
  trial_start?: number | undefined
  trial_end_action?: Open<'activate_subscription' | 'cancel_subscription' | 'plan_default' | 'site_default'> | undefined
  current_term_start?: number | undefined
  current_term_end?: number | undefined
  next_billing_at?: number | undefined
  created_at?: number | undefined
  started_at?: number | undefined
  activated_at?: number | undefined
  gift_id?: string | undefined
  contract_term_billing_cycle_on_renewal?: number | undefined
  override_relationship?: boolean | undefined
  pause_date?: number | undefined
  resume_date?: number | undefined
  cancelled_at?: number | undefined
  cancel_reason?:
    | Open<
        | 'currency_incompatible_with_gateway'
        | 'fraud_review_failed'
        | 'no_card'
        | 'non_compliant_customer'
        | 'non_compliant_eu_customer'
        | 'not_paid'
        | 'tax_calculation_failed'
      >
    | undefined
  affiliate_token?: string | undefined
  created_from_ip?: string | undefined
  resource_version?: number | undefined
  updated_at?: number | undefined
  has_scheduled_advance_invoices: boolean
  has_scheduled_changes: boolean
  payment_source_id?: string | undefined
  plan_free_quantity_in_decimal?: string | undefined
  plan_amount_in_decimal?: string | undefined
  cancel_schedule_created_at?: number | undefined
  offline_payment_method?:
    | Open<
        | 'ach_credit'
        | 'bank_transfer'
        | 'boleto'
        | 'cash'
        | 'check'
        | 'custom'
        | 'eu_automated_bank_transfer'
        | 'jp_automated_bank_transfer'
        | 'mx_automated_bank_transfer'
        | 'no_preference'
        | 'sepa_credit'
        | 'uk_automated_bank_transfer'
        | 'us_automated_bank_transfer'
      >
    | undefined
  channel?: Open<'app_store' | 'play_store' | 'web'> | undefined
  net_term_days?: number | undefined
  active_id?: string | undefined
  subscription_items?: SubscriptionSubscriptionItem[] | undefined
  item_tiers?: Loose[] | undefined
  charged_items?: SubscriptionChargedItem[] | undefined
  due_invoices_count?: number | undefined
  due_since?: number | undefined
  total_dues?: number | undefined
  mrr?: number | undefined
  arr?: number | undefined
  exchange_rate?: number | undefined
  base_currency_code?: string | undefined
  addons?: SubscriptionAddon[] | undefined
  event_based_addons?: SubscriptionEventBasedAddon[] | undefined
  charged_event_based_addons?: SubscriptionChargedEventBasedAddon[] | undefined
  coupon?: string | undefined
  coupons?: SubscriptionCoupon[] | undefined
  shipping_address?: Loose | undefined
  referral_info?: Loose | undefined
  billing_override?: SubscriptionBillingOverride | undefined
  invoice_notes?: string | undefined
  meta_data?: unknown
  deleted: boolean
  changes_scheduled_at?: number | undefined
  contract_term?: Loose | undefined
  cancel_reason_code?: string | undefined
  free_period?: number | undefined
  free_period_unit?: Open<'day' | 'month' | 'week' | 'year'> | undefined
  create_pending_invoices?: boolean | undefined
  auto_close_invoices?: boolean | undefined
  discounts?: SubscriptionDiscount[] | undefined
  business_entity_id?: string | undefined
  decommissioned: boolean
}

interface SubscriptionAddon extends Loose {
  id: string
  quantity?: number | undefined
  unit_price?: number | undefined
  amount?: number | undefined
  trial_end?: number | undefined
  remaining_billing_cycles?: number | undefined
  quantity_in_decimal?: string | undefined
  unit_price_in_decimal?: string | undefined
  amount_in_decimal?: string | undefined
  proration_type?: Open<'full_term' | 'none' | 'partial_term'> | undefined
}

interface SubscriptionAdvanceInvoiceScheduleAddedContent extends Loose {
  subscription: Subscription
  customer: Customer
  advance_invoice_schedule: Loose[]
}

interface SubscriptionAdvanceInvoiceScheduleAddedPayload extends Envelope {
  content: SubscriptionAdvanceInvoiceScheduleAddedContent
}

interface SubscriptionBillingOverride extends Loose {
  max_excess_payment_usage?: number | undefined
  max_refundable_credits_usage?: number | undefined
}

interface SubscriptionBusinessEntityChangedContent extends Loose {
  business_entity_transfer: BusinessEntityTransfer
  subscription: Subscription
}

interface SubscriptionBusinessEntityChangedPayload extends Envelope {
  content: SubscriptionBusinessEntityChangedContent
}

interface SubscriptionChargedEventBasedAddon extends Loose {
  id: string
  last_charged_at: number
}

interface SubscriptionChargedItem extends Loose {
  item_price_id: string
  last_charged_at: number
}

interface SubscriptionCoupon extends Loose {
  coupon_id: string
  apply_till?: number | undefined
  applied_count: number
  coupon_code?: string | undefined
}

interface SubscriptionCreatedContent extends Loose {
  subscription: Subscription
  customer: Customer
  card: Card
  invoice: Invoice
  unbilled_charge: Loose[]
}

interface SubscriptionCreatedPayload extends Envelope {
  content: SubscriptionCreatedContent
}

interface SubscriptionDeletedContent extends Loose {
  subscription: Subscription
  customer: Customer
  card: Card
  advance_invoice_schedule: Loose
}

interface SubscriptionDeletedPayload extends Envelope {
  content: SubscriptionDeletedContent
}

interface SubscriptionDiscount extends Loose {
  id: string
  invoice_name?: string | undefined
  type: Open<'fixed_amount' | 'offer_quantity' | 'percentage'>
  percentage?: number | undefined
  amount?: number | undefined
  quantity?: number | undefined
  currency_code?: string | undefined
  duration_type: Open<'forever' | 'limited_period' | 'one_time'>
  period?: number | undefined
  period_unit?: Open<'day' | 'month' | 'week' | 'year'> | undefined
  included_in_mrr: boolean
  apply_on: Open<'invoice_amount' | 'specific_item_price'>
  item_price_id?: string | undefined
  created_at: number
  apply_till?: number | undefined
  applied_count?: number | undefined
  coupon_id: string
  index: number
}

interface SubscriptionEntitlementsCreatedContent extends Loose {
  subscription_entitlements_created_detail: SubscriptionEntitlementsCreatedDetail
}

interface SubscriptionEntitlementsCreatedDetail extends Loose {
  subscription_id?: string | undefined
  has_next: boolean
}

interface SubscriptionEntitlementsCreatedPayload extends Envelope {
  content: SubscriptionEntitlementsCreatedContent
}

interface SubscriptionEntitlementsUpdatedContent extends Loose {
  subscription_entitlements_updated_detail: SubscriptionEntitlementsCreatedDetail
}

interface SubscriptionEntitlementsUpdatedPayload extends Envelope {
  content: SubscriptionEntitlementsUpdatedContent
}

interface SubscriptionEventBasedAddon extends Loose {
  id: string
  quantity: number
  unit_price: number
  service_period_in_days?: number | undefined
  on_event: Open<
    | 'contract_termination'
    | 'plan_activation'
    | 'subscription_activation'
    | 'subscription_creation'
    | 'subscription_trial_start'
  >
  charge_once: boolean
  quantity_in_decimal?: string | undefined
  unit_price_in_decimal?: string | undefined
}

interface SubscriptionPausedContent extends Loose {
  subscription: Subscription
  customer: Customer
  card: Card
  invoice: Invoice
  credit_note: CreditNote[]
  unbilled_charge: Loose[]
}

interface SubscriptionPausedPayload extends Envelope {
  content: SubscriptionPausedContent
}

interface SubscriptionRampAppliedContent extends Loose {
  ramp: Loose
}

interface SubscriptionRampAppliedPayload extends Envelope {
  content: SubscriptionRampAppliedContent
}

interface SubscriptionStartedContent extends Loose {
  subscription: Subscription
  customer: Customer
  card: Card
  invoice: Invoice
}

interface SubscriptionStartedPayload extends Envelope {
  content: SubscriptionStartedContent
}

interface SubscriptionSubscriptionItem extends Loose {
  item_price_id: string
  item_type: Open<'addon' | 'charge' | 'plan'>
  quantity?: number | undefined
  quantity_in_decimal?: string | undefined
  metered_quantity?: string | undefined
  last_calculated_at?: number | undefined
  unit_price?: number | undefined
  unit_price_in_decimal?: string | undefined
  amount?: number | undefined
  current_term_start?: number | undefined
  current_term_end?: number | undefined
  next_billing_at?: number | undefined
  amount_in_decimal?: string | undefined
  billing_period?: number | undefined
  billing_period_unit?: Open<'day' | 'month' | 'week' | 'year'> | undefined
  free_quantity?: number | undefined
  free_quantity_in_decimal?: string | undefined
  trial_end?: number | undefined
  billing_cycles?: number | undefined
  service_period_days?: number | undefined
  charge_on_event?:
    | Open<
        | 'contract_termination'
        | 'plan_activation'
        | 'subscription_activation'
        | 'subscription_creation'
        | 'subscription_trial_start'
      >
    | undefined
  charge_once?: boolean | undefined
  charge_on_option?: Open<'immediately' | 'on_event'> | undefined
  proration_type?: Open<'full_term' | 'none' | 'partial_term'> | undefined
  usage_accumulation_reset_frequency?: Open<'never' | 'subscription_billing_frequency'> | undefined
}

interface TaxWithheldDeletedContent extends Loose {
  tax_withheld: Loose
  invoice: Invoice
  credit_note: CreditNote
}

interface TaxWithheldDeletedPayload extends Envelope {
  content: TaxWithheldDeletedContent
}

interface TokenCreatedContent extends Loose {
  token: Loose
}

interface TokenCreatedPayload extends Envelope {
  content: TokenCreatedContent
}

interface Transaction extends Loose {
  id: string
  customer_id?: string | undefined
  subscription_id?: string | undefined
  gateway_account_id?: string | undefined
  payment_source_id?: string | undefined
  payment_method: string
  reference_number?: string | undefined
  gateway: string
  type: Open<'authorization' | 'payment' | 'payment_reversal' | 'refund'>
  date?: number | undefined
  settled_at?: number | undefined
  exchange_rate?: number | undefined
  currency_code: string
  amount?: number | undefined
  id_at_gateway?: string | undefined
  status?:
    | Open<'failure' | 'in_progress' | 'late_failure' | 'needs_attention' | 'success' | 'timeout' | 'voided'>
    | undefined
  fraud_flag?: Open<'fraudulent' | 'safe' | 'suspicious'> | undefined
  initiator_type?: Open<'customer' | 'merchant'> | undefined
  three_d_secure?: boolean | undefined
  authorization_reason?: Open<'blocking_funds' | 'scheduled_capture' | 'verification'> | undefined
  error_code?: string | undefined
  error_text?: string | undefined
  voided_at?: number | undefined
  resource_version?: number | undefined
  updated_at?: number | undefined
  fraud_reason?: string | undefined
  custom_payment_method_id?: string | undefined
  amount_unused?: number | undefined
  masked_card_number?: string | undefined
  reference_transaction_id?: string | undefined
  refunded_txn_id?: string | undefined
  reference_authorization_id?: string | undefined
  amount_capturable?: number | undefined
  reversal_transaction_id?: string | undefined
  linked_invoices?: Loose[] | undefined
  linked_credit_notes?: Loose[] | undefined
  linked_refunds?: Loose[] | undefined
  linked_payments?: Loose[] | undefined
  deleted: boolean
  iin?: string | undefined
  last4?: string | undefined
  merchant_reference_id?: string | undefined
  business_entity_id?: string | undefined
  payment_method_details?: string | undefined
  error_detail?: TransactionGatewayErrorDetail | undefined
  custom_payment_method_name?: string | undefined
}

interface TransactionCreatedContent extends Loose {
  transaction: Transaction
}

interface TransactionCreatedPayload extends Envelope {
  content: TransactionCreatedContent
}

interface TransactionGatewayErrorDetail extends Loose {
  request_id?: string | undefined
  error_category?: string | undefined
  error_code?: string | undefined
  error_message?: string | undefined
  decline_code?: string | undefined
  decline_message?: string | undefined
  network_error_code?: string | undefined
  network_error_message?: string | undefined
  error_field?: string | undefined
  recommendation_code?: string | undefined
  recommendation_message?: string | undefined
  processor_error_code?: string | undefined
  processor_error_message?: string | undefined
  error_cause_id?: string | undefined
  processor_advice_code?: string | undefined
}

interface UnbilledChargesInvoicedContent extends Loose {
  unbilled_charge: Loose[]
  invoice: Invoice
}

interface UnbilledChargesInvoicedPayload extends Envelope {
  content: UnbilledChargesInvoicedContent
}

interface UnbilledChargesVoidedContent extends Loose {
  unbilled_charge: Loose[]
}

interface UnbilledChargesVoidedPayload extends Envelope {
  content: UnbilledChargesVoidedContent
}

interface UsageFileIngestedContent extends Loose {
  usage_file: Loose
}

interface UsageFileIngestedPayload extends Envelope {
  content: UsageFileIngestedContent
}

interface VaultTokenCreatedContent extends Loose {
  vaulted_payment_method: VaultedPaymentMethod
}

interface VaultTokenCreatedPayload extends Envelope {
  content: VaultTokenCreatedContent
}

interface VaultedPaymentMethod extends Loose {
  id: string
  customer_id: string
  credit_card_id: string
  created_at: number
  modified_at: number
}

interface VirtualBankAccountAddedContent extends Loose {
  customer: Customer
  virtual_bank_account: Loose
}

interface VirtualBankAccountAddedPayload extends Envelope {
  content: VirtualBankAccountAddedContent
}

interface VoucherCreatedContent extends Loose {
  payment_voucher: Loose
}

interface VoucherCreatedPayload extends Envelope {
  content: VoucherCreatedContent
}
