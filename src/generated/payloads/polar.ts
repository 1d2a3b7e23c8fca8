// Written by `npm run payloads` from:
// - @polar-sh/sdk 0.49.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface PolarPayloads {
  'benefit.created': BenefitCreatedPayload
  'benefit.updated': BenefitCreatedPayload
  'benefit_grant.created': BenefitGrantCycledPayload
  'benefit_grant.cycled': BenefitGrantCycledPayload
  'benefit_grant.revoked': BenefitGrantCycledPayload
  'benefit_grant.updated': BenefitGrantCycledPayload
  'checkout.created': CheckoutCreatedPayload
  'checkout.expired': CheckoutCreatedPayload
  'checkout.updated': CheckoutCreatedPayload
  'customer.created': CustomerCreatedPayload
  'customer.deleted': CustomerCreatedPayload
  'customer.state_changed': CustomerStateChangedPayload
  'customer.updated': CustomerCreatedPayload
  'customer_seat.assigned': CustomerSeatClaimedPayload
  'customer_seat.claimed': CustomerSeatClaimedPayload
  'customer_seat.revoked': CustomerSeatClaimedPayload
  'member.created': MemberCreatedPayload
  'member.deleted': MemberCreatedPayload
  'member.updated': MemberCreatedPayload
  'order.created': OrderPaidPayload
  'order.paid': OrderPaidPayload
  'order.refunded': OrderPaidPayload
  'order.updated': OrderPaidPayload
  'organization.updated': OrganizationUpdatedPayload
  'product.created': ProductCreatedPayload
  'product.updated': ProductCreatedPayload
  'refund.created': RefundCreatedPayload
  'refund.updated': RefundCreatedPayload
  'subscription.active': SubscriptionActivePayload
  'subscription.canceled': SubscriptionActivePayload
  'subscription.created': SubscriptionActivePayload
  'subscription.past_due': SubscriptionActivePayload
  'subscription.revoked': SubscriptionActivePayload
  'subscription.uncanceled': SubscriptionActivePayload
  'subscription.updated': SubscriptionActivePayload
}

interface Address extends Loose {
  line1?: string | null | undefined
  line2?: string | null | undefined
  postal_code?: string | null | undefined
  city?: string | null | undefined
  state?: string | null | undefined
  country: string
}

interface AttachedCustomField extends Loose {
  custom_field_id: string
  custom_field: CustomFieldCheckbox | CustomFieldDate | CustomFieldNumber | CustomFieldSelect | CustomFieldText
  order: number
  required: boolean
}

interface BenefitCreatedPayload extends Loose {
  type: string
  timestamp: string
  data:
    | BenefitCustom
    | BenefitDiscord
    | BenefitDownloadables
    | BenefitFeatureFlag
    | BenefitGitHubRepository
    | BenefitLicenseKeys
    | BenefitMeterCredit
    | BenefitSlackSharedChannel
}

interface BenefitCustom extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  type: 'custom'
  description: string
  selectable: boolean
  deletable: boolean
  is_deleted: boolean
  organization_id: string
  metadata: { [key: string]: string | number | boolean }
  visibility: string
  properties: BenefitCustomProperties
  visibility_configurable: boolean
}

interface BenefitCustomProperties extends Loose {
  note: string | null
}

interface BenefitDiscord extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  type: 'discord'
  description: string
  selectable: boolean
  deletable: boolean
  is_deleted: boolean
  organization_id: string
  metadata: { [key: string]: string | number | boolean }
  visibility: string
  properties: BenefitDiscordProperties
  visibility_configurable: boolean
}

interface BenefitDiscordProperties extends Loose {
  guild_id: string
  role_id: string
  kick_member: boolean
  guild_token: string
}

interface BenefitDownloadables extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  type: 'downloadables'
  description: string
  selectable: boolean
  deletable: boolean
  is_deleted: boolean
  organization_id: string
  metadata: { [key: string]: string | number | boolean }
  visibility: string
  properties: BenefitDownloadablesProperties
  visibility_configurable: boolean
}

interface BenefitDownloadablesProperties extends Loose {
  archived: { [key: string]: boolean }
  files: string[]
}

interface BenefitFeatureFlag extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  type: 'feature_flag'
  description: string
  selectable: boolean
  deletable: boolean
  is_deleted: boolean
  organization_id: string
  metadata: { [key: string]: string | number | boolean }
  visibility: string
  properties: BenefitFeatureFlagProperties
  visibility_configurable: boolean
}

interface BenefitFeatureFlagProperties extends Loose {}

interface BenefitGitHubRepository extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  type: 'github_repository'
  description: string
  selectable: boolean
  deletable: boolean
  is_deleted: boolean
  organization_id: string
  metadata: { [key: string]: string | number | boolean }
  visibility: string
  properties: BenefitGitHubRepositoryProperties
  visibility_configurable: boolean
}

interface BenefitGitHubRepositoryProperties extends Loose {
  repository_owner: string
  repository_name: string
  permission: string
}

interface BenefitGrantCustomWebhook extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  granted_at?: string | null | undefined
  is_granted: boolean
  revoked_at?: string | null | undefined
  is_revoked: boolean
  subscription_id: string | null
  order_id: string | null
  customer_id: string
  member_id?: string | null | undefined
  benefit_id: string
  error?: BenefitGrantError | null | undefined
  customer: CustomerIndividual | CustomerTeam
  member?: Member | null | undefined
  benefit: BenefitCustom
  properties: BenefitFeatureFlagProperties
  previous_properties?: BenefitFeatureFlagProperties | null | undefined
}

interface BenefitGrantCycledPayload extends Loose {
  type: string
  timestamp: string
  data:
    | BenefitGrantCustomWebhook
    | BenefitGrantDiscordWebhook
    | BenefitGrantDownloadablesWebhook
    | BenefitGrantFeatureFlagWebhook
    | BenefitGrantGitHubRepositoryWebhook
    | BenefitGrantLicenseKeysWebhook
    | BenefitGrantMeterCreditWebhook
    | BenefitGrantSlackSharedChannelWebhook
}

interface BenefitGrantDiscordProperties extends Loose {
  account_id?: string | null | undefined
  guild_id?: string | undefined
  role_id?: string | undefined
  granted_account_id?: string | undefined
}

interface BenefitGrantDiscordWebhook extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  granted_at?: string | null | undefined
  is_granted: boolean
  revoked_at?: string | null | undefined
  is_revoked: boolean
  subscription_id: string | null
  order_id: string | null
  customer_id: string
  member_id?: string | null | undefined
  benefit_id: string
  error?: BenefitGrantError | null | undefined
  customer: CustomerIndividual | CustomerTeam
  member?: Member | null | undefined
  benefit: BenefitDiscord
  properties: BenefitGrantDiscordProperties
  previous_properties?: BenefitGrantDiscordProperties | null | undefined
}

interface BenefitGrantDownloadablesProperties extends Loose {
  files?: string[] | undefined
}

interface BenefitGrantDownloadablesWebhook extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  granted_at?: string | null | undefined
  is_granted: boolean
  revoked_at?: string | null | undefined
  is_revoked: boolean
  subscription_id: string | null
  order_id: string | null
  customer_id: string
  member_id?: string | null | undefined
  benefit_id: string
  error?: BenefitGrantError | null | undefined
  customer: CustomerIndividual | CustomerTeam
  member?: Member | null | undefined
  benefit: BenefitDownloadables
  properties: BenefitGrantDownloadablesProperties
  previous_properties?: BenefitGrantDownloadablesProperties | null | undefined
}

interface BenefitGrantError extends Loose {
  message: string
  type: string
  timestamp: string
}

interface BenefitGrantFeatureFlagWebhook extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  granted_at?: string | null | undefined
  is_granted: boolean
  revoked_at?: string | null | undefined
  is_revoked: boolean
  subscription_id: string | null
  order_id: string | null
  customer_id: string
  member_id?: string | null | undefined
  benefit_id: string
  error?: BenefitGrantError | null | undefined
  customer: CustomerIndividual | CustomerTeam
  member?: Member | null | undefined
  benefit: BenefitFeatureFlag
  properties: BenefitFeatureFlagProperties
  previous_properties?: BenefitFeatureFlagProperties | null | undefined
}

interface BenefitGrantGitHubRepositoryProperties extends Loose {
  account_id?: string | null | undefined
  repository_owner?: string | undefined
  repository_name?: string | undefined
  permission?: string | undefined
  granted_account_id?: string | undefined
}

interface BenefitGrantGitHubRepositoryWebhook extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  granted_at?: string | null | undefined
  is_granted: boolean
  revoked_at?: string | null | undefined
  is_revoked: boolean
  subscription_id: string | null
  order_id: string | null
  customer_id: string
  member_id?: string | null | undefined
  benefit_id: string
  error?: BenefitGrantError | null | undefined
  customer: CustomerIndividual | CustomerTeam
  member?: Member | null | undefined
  benefit: BenefitGitHubRepository
  properties: BenefitGrantGitHubRepositoryProperties
  previous_properties?: BenefitGrantGitHubRepositoryProperties | null | undefined
}

interface BenefitGrantLicenseKeysProperties extends Loose {
  user_provided_key?: string | undefined
  license_key_id?: string | undefined
  display_key?: string | undefined
}

interface BenefitGrantLicenseKeysWebhook extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  granted_at?: string | null | undefined
  is_granted: boolean
  revoked_at?: string | null | undefined
  is_revoked: boolean
  subscription_id: string | null
  order_id: string | null
  customer_id: string
  member_id?: string | null | undefined
  benefit_id: string
  error?: BenefitGrantError | null | undefined
  customer: CustomerIndividual | CustomerTeam
  member?: Member | null | undefined
  benefit: BenefitLicenseKeys
  properties: BenefitGrantLicenseKeysProperties
  previous_properties?: BenefitGrantLicenseKeysProperties | null | undefined
}

interface BenefitGrantMeterCreditProperties extends Loose {
  last_credited_meter_id?: string | undefined
  last_credited_units?: number | undefined
  last_credited_at?: string | undefined
}

interface BenefitGrantMeterCreditWebhook extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  granted_at?: string | null | undefined
  is_granted: boolean
  revoked_at?: string | null | undefined
  is_revoked: boolean
  subscription_id: string | null
  order_id: string | null
  customer_id: string
  member_id?: string | null | undefined
  benefit_id: string
  error?: BenefitGrantError | null | undefined
  customer: CustomerIndividual | CustomerTeam
  member?: Member | null | undefined
  benefit: BenefitMeterCredit
  properties: BenefitGrantMeterCreditProperties
  previous_properties?: BenefitGrantMeterCreditProperties | null | undefined
}

interface BenefitGrantSlackSharedChannelProperties extends Loose {
  invited_email?: string | undefined
  channel_id?: string | undefined
  channel_name?: string | undefined
  invite_id?: string | undefined
  invite_url?: string | undefined
  connected_team_id?: string | undefined
}

interface BenefitGrantSlackSharedChannelWebhook extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  granted_at?: string | null | undefined
  is_granted: boolean
  revoked_at?: string | null | undefined
  is_revoked: boolean
  subscription_id: string | null
  order_id: string | null
  customer_id: string
  member_id?: string | null | undefined
  benefit_id: string
  error?: BenefitGrantError | null | undefined
  customer: CustomerIndividual | CustomerTeam
  member?: Member | null | undefined
  benefit: BenefitSlackSharedChannel
  properties: BenefitGrantSlackSharedChannelProperties
  previous_properties?: BenefitGrantSlackSharedChannelProperties | null | undefined
}

interface BenefitLicenseKeyActivationProperties extends Loose {
  limit: number
  enable_customer_admin: boolean
}

interface BenefitLicenseKeyExpirationProperties extends Loose {
  ttl: number
  timeframe: string
}

interface BenefitLicenseKeys extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  type: 'license_keys'
  description: string
  selectable: boolean
  deletable: boolean
  is_deleted: boolean
  organization_id: string
  metadata: { [key: string]: string | number | boolean }
  visibility: string
  properties: BenefitLicenseKeysProperties
  visibility_configurable: boolean
}

interface BenefitLicenseKeysProperties extends Loose {
  prefix: string | null
  expires: BenefitLicenseKeyExpirationProperties | null
  activations: BenefitLicenseKeyActivationProperties | null
  limit_usage: number | null
}

interface BenefitMeterCredit extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  type: 'meter_credit'
  description: string
  selectable: boolean
  deletable: boolean
  is_deleted: boolean
  organization_id: string
  metadata: { [key: string]: string | number | boolean }
  visibility: string
  properties: BenefitMeterCreditProperties
  visibility_configurable: boolean
}

interface BenefitMeterCreditProperties extends Loose {
  units: number
  rollover: boolean
  meter_id: string
}

interface BenefitPublic extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  type: string
  description: string
  selectable: boolean
  deletable: boolean
  is_deleted: boolean
  organization_id: string
}

interface BenefitSlackSharedChannel extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  type: 'slack_shared_channel'
  description: string
  selectable: boolean
  deletable: boolean
  is_deleted: boolean
  organization_id: string
  metadata: { [key: string]: string | number | boolean }
  visibility: string
  properties: BenefitSlackSharedChannelProperties
  visibility_configurable: boolean
}

interface BenefitSlackSharedChannelProperties extends Loose {
  slack_integration_id: string
  channel_name_template: string
  private: boolean
  welcome_message?: string | null | undefined
  archive_on_revoke: boolean
  team_invitees?: string[] | undefined
}

interface Checkout extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  custom_field_data?: { [key: string]: string | number | boolean | null } | undefined
  payment_processor: string
  status: string
  client_secret: string
  url: string
  expires_at: string
  success_url: string
  return_url: string | null
  embed_origin: string | null
  amount: number
  seats?: number | null | undefined
  min_seats?: number | null | undefined
  max_seats?: number | null | undefined
  discount_amount: number
  net_amount: number
  tax_amount: number | null
  tax_behavior: string | null
  total_amount: number
  currency: string
  allow_trial: boolean | null
  active_trial_interval: string | null
  active_trial_interval_count: number | null
  trial_end: string | null
  organization_id: string
  product_id: string | null
  product_price_id: string | null
  discount_id: string | null
  allow_discount_codes: boolean
  require_billing_address: boolean
  is_discount_applicable: boolean
  is_free_product_price: boolean
  is_payment_required: boolean
  is_payment_setup_required: boolean
  is_payment_form_required: boolean
  customer_id: string | null
  is_business_customer: boolean
  customer_name: string | null
  customer_email: string | null
  customer_ip_address: string | null
  customer_billing_name: string | null
  customer_billing_address: Address | null
  customer_tax_id: string | null
  locale?: string | null | undefined
  payment_processor_metadata: { [key: string]: string }
  billing_address_fields: CheckoutBillingAddressFields
  trial_interval: string | null
  trial_interval_count: number | null
  metadata: { [key: string]: string | number | boolean }
  external_customer_id: string | null
  products: CheckoutProduct[]
  product: CheckoutProduct | null
  product_price:
    | LegacyRecurringProductPriceCustom
    | LegacyRecurringProductPriceFixed
    | ProductPriceCustom
    | ProductPriceFixed
    | ProductPriceMeteredUnit
    | ProductPriceSeatBased
    | null
  prices: {
    [key: string]: (
      | LegacyRecurringProductPriceCustom
      | LegacyRecurringProductPriceFixed
      | ProductPriceCustom
      | ProductPriceFixed
      | ProductPriceMeteredUnit
      | ProductPriceSeatBased
    )[]
  } | null
  discount:
    | CheckoutDiscountFixedOnceForeverDuration
    | CheckoutDiscountFixedRepeatDuration
    | CheckoutDiscountPercentageOnceForeverDuration
    | CheckoutDiscountPercentageRepeatDuration
    | null
  subscription_id: string | null
  attached_custom_fields: AttachedCustomField[] | null
  customer_metadata: { [key: string]: string | number | boolean }
}

interface CheckoutBillingAddressFields extends Loose {
  country: string
  state: string
  city: string
  postal_code: string
  line1: string
  line2: string
}

interface CheckoutCreatedPayload extends Loose {
  type: string
  timestamp: string
  data: Checkout
}

interface CheckoutDiscountFixedOnceForeverDuration extends Loose {
  duration: string
  type: string
  amount: number
  currency: string
  amounts: { [key: string]: number }
  id: string
  name: string
  code: string | null
}

interface CheckoutDiscountFixedRepeatDuration extends Loose {
  duration: string
  duration_in_months: number
  type: string
  amount: number
  currency: string
  amounts: { [key: string]: number }
  id: string
  name: string
  code: string | null
}

interface CheckoutDiscountPercentageOnceForeverDuration extends Loose {
  duration: string
  type: string
  basis_points: number
  id: string
  name: string
  code: string | null
}

interface CheckoutDiscountPercentageRepeatDuration extends Loose {
  duration: string
  duration_in_months: number
  type: string
  basis_points: number
  id: string
  name: string
  code: string | null
}

interface CheckoutProduct extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  trial_interval: string | null
  trial_interval_count: number | null
  name: string
  description: string | null
  visibility: string
  recurring_interval: string | null
  recurring_interval_count: number | null
  meter_interval: string | null
  meter_interval_count: number | null
  is_recurring: boolean
  is_archived: boolean
  organization_id: string
  prices: (
    | LegacyRecurringProductPriceCustom
    | LegacyRecurringProductPriceFixed
    | ProductPriceCustom
    | ProductPriceFixed
    | ProductPriceMeteredUnit
    | ProductPriceSeatBased
  )[]
  benefits: BenefitPublic[]
  medias: ProductMediaFileRead[]
}

interface CountAggregation extends Loose {
  func: Open<'count'>
}

interface CustomFieldCheckbox extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  metadata: { [key: string]: string | number | boolean }
  type: 'checkbox'
  slug: string
  name: string
  organization_id: string
  properties: CustomFieldCheckboxProperties
}

interface CustomFieldCheckboxProperties extends Loose {
  form_label?: string | undefined
  form_help_text?: string | undefined
  form_placeholder?: string | undefined
}

interface CustomFieldDate extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  metadata: { [key: string]: string | number | boolean }
  type: 'date'
  slug: string
  name: string
  organization_id: string
  properties: CustomFieldDateProperties
}

interface CustomFieldDateProperties extends Loose {
  form_label?: string | undefined
  form_help_text?: string | undefined
  form_placeholder?: string | undefined
  ge?: number | undefined
  le?: number | undefined
}

interface CustomFieldNumber extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  metadata: { [key: string]: string | number | boolean }
  type: 'number'
  slug: string
  name: string
  organization_id: string
  properties: CustomFieldDateProperties
}

interface CustomFieldSelect extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  metadata: { [key: string]: string | number | boolean }
  type: 'select'
  slug: string
  name: string
  organization_id: string
  properties: CustomFieldSelectProperties
}

interface CustomFieldSelectOption extends Loose {
  value: string
  label: string
}

interface CustomFieldSelectProperties extends Loose {
  form_label?: string | undefined
  form_help_text?: string | undefined
  form_placeholder?: string | undefined
  options: CustomFieldSelectOption[]
}

interface CustomFieldText extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  metadata: { [key: string]: string | number | boolean }
  type: 'text'
  slug: string
  name: string
  organization_id: string
  properties: CustomFieldTextProperties
}

interface CustomFieldTextProperties extends Loose {
  form_label?: string | undefined
  form_help_text?: string | undefined
  form_placeholder?: string | undefined
  textarea?: boolean | undefined
  min_length?: number | undefined
  max_length?: number | undefined
}

interface CustomerCreatedPayload extends Loose {
  type: string
  timestamp: string
  data: CustomerIndividual | CustomerTeam
}

interface CustomerIndividual extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  metadata: { [key: string]: string | number | boolean }
  external_id?: string | null | undefined
  email: string
  email_verified: boolean
  type: 'individual'
  name: string | null
  billing_name: string | null
  billing_address: Address | null
  tax_id: string[] | null
  locale?: string | null | undefined
  organization_id: string
  default_payment_method_id?: string | null | undefined
  deleted_at: string | null
  avatar_url: string | null
}

interface CustomerPortalCustomerSettings extends Loose {
  allow_email_change?: boolean | undefined
}

interface CustomerPortalSubscriptionSettings extends Loose {
  update_seats: boolean
  update_plan: boolean
  pause?: boolean | undefined
}

interface CustomerPortalUsageSettings extends Loose {
  show: boolean
}

interface CustomerSeat extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  subscription_id: string | null
  order_id: string | null
  status: string
  customer_id: string | null
  member_id: string | null
  member: Member | null
  email: string | null
  customer_email: string | null
  invitation_token_expires_at: string | null
  claimed_at: string | null
  revoked_at: string | null
  seat_metadata: Loose | null
}

interface CustomerSeatClaimedPayload extends Loose {
  type: string
  timestamp: string
  data: CustomerSeat
}

interface CustomerStateBenefitGrant extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  granted_at: string
  benefit_id: string
  benefit_type: string
  benefit_metadata: { [key: string]: string | number | boolean }
  properties:
    | BenefitFeatureFlagProperties
    | BenefitGrantDiscordProperties
    | BenefitGrantDownloadablesProperties
    | BenefitGrantGitHubRepositoryProperties
    | BenefitGrantLicenseKeysProperties
    | BenefitGrantSlackSharedChannelProperties
}

interface CustomerStateChangedPayload extends Loose {
  type: string
  timestamp: string
  data: CustomerStateIndividual | CustomerStateTeam
}

interface CustomerStateIndividual extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  metadata: { [key: string]: string | number | boolean }
  external_id?: string | null | undefined
  email: string
  email_verified: boolean
  type: 'individual'
  name: string | null
  billing_name: string | null
  billing_address: Address | null
  tax_id: string[] | null
  locale?: string | null | undefined
  organization_id: string
  default_payment_method_id?: string | null | undefined
  deleted_at: string | null
  avatar_url: string | null
  active_subscriptions: CustomerStateSubscription[]
  granted_benefits: CustomerStateBenefitGrant[]
  active_meters: CustomerStateMeter[]
}

interface CustomerStateMeter extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  meter_id: string
  consumed_units: number
  credited_units: number
  balance: number
}

interface CustomerStateSubscription extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  custom_field_data?: { [key: string]: string | number | boolean | null } | undefined
  metadata: { [key: string]: string | number | boolean }
  status: string
  amount: number
  currency: string
  recurring_interval: string
  current_period_start: string
  current_period_end: string
  trial_start: string | null
  trial_end: string | null
  cancel_at_period_end: boolean
  canceled_at: string | null
  started_at: string | null
  ends_at: string | null
  product_id: string
  discount_id: string | null
  meters: CustomerStateSubscriptionMeter[]
}

interface CustomerStateSubscriptionMeter extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  consumed_units: number
  credited_units: number
  amount: number
  meter_id: string
}

interface CustomerStateTeam extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  metadata: { [key: string]: string | number | boolean }
  external_id?: string | null | undefined
  email?: string | null | undefined
  email_verified: boolean
  type: 'team'
  name: string | null
  billing_name: string | null
  billing_address: Address | null
  tax_id: string[] | null
  locale?: string | null | undefined
  organization_id: string
  default_payment_method_id?: string | null | undefined
  deleted_at: string | null
  avatar_url: string | null
  active_subscriptions: CustomerStateSubscription[]
  granted_benefits: CustomerStateBenefitGrant[]
  active_meters: CustomerStateMeter[]
}

interface CustomerTeam extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  metadata: { [key: string]: string | number | boolean }
  external_id?: string | null | undefined
  email?: string | null | undefined
  email_verified: boolean
  type: 'team'
  name: string | null
  billing_name: string | null
  billing_address: Address | null
  tax_id: string[] | null
  locale?: string | null | undefined
  organization_id: string
  default_payment_method_id?: string | null | undefined
  deleted_at: string | null
  avatar_url: string | null
}

interface DiscountFixedOnceForeverDurationBase extends Loose {
  duration: string
  type: string
  amount: number
  currency: string
  amounts: { [key: string]: number }
  created_at: string
  modified_at: string | null
  id: string
  metadata: { [key: string]: string | number | boolean }
  name: string
  code: string | null
  starts_at: string | null
  ends_at: string | null
  max_redemptions: number | null
  redemptions_count: number
  organization_id: string
}

interface DiscountFixedRepeatDurationBase extends Loose {
  duration: string
  duration_in_months: number
  type: string
  amount: number
  currency: string
  amounts: { [key: string]: number }
  created_at: string
  modified_at: string | null
  id: string
  metadata: { [key: string]: string | number | boolean }
  name: string
  code: string | null
  starts_at: string | null
  ends_at: string | null
  max_redemptions: number | null
  redemptions_count: number
  organization_id: string
}

interface DiscountPercentageOnceForeverDurationBase extends Loose {
  duration: string
  type: string
  basis_points: number
  created_at: string
  modified_at: string | null
  id: string
  metadata: { [key: string]: string | number | boolean }
  name: string
  code: string | null
  starts_at: string | null
  ends_at: string | null
  max_redemptions: number | null
  redemptions_count: number
  organization_id: string
}

interface DiscountPercentageRepeatDurationBase extends Loose {
  duration: string
  duration_in_months: number
  type: string
  basis_points: number
  created_at: string
  modified_at: string | null
  id: string
  metadata: { [key: string]: string | number | boolean }
  name: string
  code: string | null
  starts_at: string | null
  ends_at: string | null
  max_redemptions: number | null
  redemptions_count: number
  organization_id: string
}

interface Filter extends Loose {
  conjunction: string
  clauses: (Filter | FilterClause)[]
}

interface FilterClause extends Loose {
  property: string
  operator: string
  value: string | number | boolean
}

interface LegacyRecurringProductPriceCustom extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  source: string
  amount_type: Open<'custom'>
  price_currency: string
  tax_behavior: string | null
  is_archived: boolean
  product_id: string
  type: 'recurring'
  recurring_interval: string
  minimum_amount: number
  maximum_amount: number | null
  preset_amount: number | null
  legacy: boolean
}

interface LegacyRecurringProductPriceFixed extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  source: string
  amount_type: Open<'fixed'>
  price_currency: string
  tax_behavior: string | null
  is_archived: boolean
  product_id: string
  type: 'recurring'
  recurring_interval: string
  price_amount: number
  legacy: boolean
}

interface Member extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  customer_id: string
  email: string
  name: string | null
  external_id: string | null
  role: string
}

interface MemberCreatedPayload extends Loose {
  type: string
  timestamp: string
  data: Member
}

interface Meter extends Loose {
  metadata: { [key: string]: string | number | boolean }
  created_at: string
  modified_at: string | null
  id: string
  name: string
  unit: string
  custom_label?: string | null | undefined
  custom_multiplier?: number | null | undefined
  filter: Filter
  aggregation: CountAggregation | PropertyAggregation | UniqueAggregation
  organization_id: string
  archived_at?: string | null | undefined
}

interface Order extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  status: string
  paid: boolean
  subtotal_amount: number
  discount_amount: number
  net_amount: number
  tax_amount: number
  total_amount: number
  applied_balance_amount: number
  due_amount: number
  refunded_amount: number
  refunded_tax_amount: number
  currency: string
  billing_reason: string
  billing_name: string | null
  billing_address: Address | null
  invoice_number: string | null
  is_invoice_generated: boolean
  receipt_number: string | null
  seats?: number | null | undefined
  customer_id: string
  product_id: string | null
  discount_id: string | null
  subscription_id: string | null
  checkout_id: string | null
  next_payment_attempt_at?: string | null | undefined
  metadata: { [key: string]: string | number | boolean }
  custom_field_data?: { [key: string]: string | number | boolean | null } | undefined
  platform_fee_amount: number
  platform_fee_currency: string | null
  customer: OrderCustomer
  product: OrderProduct | null
  discount:
    | DiscountFixedOnceForeverDurationBase
    | DiscountFixedRepeatDurationBase
    | DiscountPercentageOnceForeverDurationBase
    | DiscountPercentageRepeatDurationBase
    | null
  subscription: OrderSubscription | null
  items: OrderItemSchema[]
  description: string
  refundable_amount: number
  refundable_tax_amount: number
}

interface OrderCustomer extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  metadata: { [key: string]: string | number | boolean }
  external_id?: string | null | undefined
  email?: string | null | undefined
  email_verified: boolean
  type: string
  name: string | null
  billing_name: string | null
  billing_address: Address | null
  tax_id: string[] | null
  locale?: string | null | undefined
  organization_id: string
  default_payment_method_id?: string | null | undefined
  deleted_at: string | null
  avatar_url: string | null
}

interface OrderItemSchema extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  label: string
  amount: number
  tax_amount: number
  proration: boolean
  product_price_id: string | null
}

interface OrderPaidPayload extends Loose {
  type: string
  timestamp: string
  data: Order
}

interface OrderProduct extends Loose {
  metadata: { [key: string]: string | number | boolean }
  id: string
  created_at: string
  modified_at: string | null
  trial_interval: string | null
  trial_interval_count: number | null
  name: string
  description: string | null
  visibility: string
  recurring_interval: string | null
  recurring_interval_count: number | null
  meter_interval: string | null
  meter_interval_count: number | null
  is_recurring: boolean
  is_archived: boolean
  organization_id: string
}

interface OrderSubscription extends Loose {
  metadata: { [key: string]: string | number | boolean }
  created_at: string
  modified_at: string | null
  id: string
  amount: number
  currency: string
  recurring_interval: string
  recurring_interval_count: number
  status: string
  current_period_start: string
  current_period_end: string
  current_meter_period_start: string | null
  current_meter_period_end: string | null
  trial_start: string | null
  trial_end: string | null
  cancel_at_period_end: boolean
  canceled_at: string | null
  started_at: string | null
  ends_at: string | null
  ended_at: string | null
  past_due_at?: string | null | undefined
  pause_at_period_end: boolean
  paused_at: string | null
  resumes_at: string | null
  customer_id: string
  product_id: string
  discount_id: string | null
  checkout_id: string | null
  seats?: number | null | undefined
  customer_cancellation_reason: string | null
  customer_cancellation_comment: string | null
}

interface Organization extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  name: string
  slug: string
  avatar_url: string | null
  proration_behavior: string
  allow_customer_updates: boolean
  email: string | null
  website: string | null
  socials: OrganizationSocialLink[]
  status: string
  details_submitted_at: string | null
  sso_enforced: boolean
  default_presentment_currency: string
  default_tax_behavior: string
  feature_settings: OrganizationFeatureSettings | null
  subscription_settings: OrganizationSubscriptionSettings
  customer_email_settings: OrganizationCustomerEmailSettings
  customer_portal_settings: OrganizationCustomerPortalSettings
  country?: string | null | undefined
  account_id: string | null
  payout_account_id: string | null
  capabilities: OrganizationCapabilities
}

interface OrganizationCapabilities extends Loose {
  checkout_payments: boolean
  subscription_renewals: boolean
  payouts: boolean
  refunds: boolean
  api_access: boolean
  dashboard_access: boolean
}

interface OrganizationCustomerEmailSettings extends Loose {
  order_confirmation: boolean
  subscription_cancellation: boolean
  subscription_confirmation: boolean
  subscription_cycled: boolean
  subscription_cycled_after_trial: boolean
  subscription_past_due: boolean
  subscription_paused: boolean
  subscription_resumed: boolean
  subscription_renewal_reminder: boolean
  subscription_revoked: boolean
  subscription_trial_conversion_reminder: boolean
  subscription_uncanceled: boolean
  subscription_updated: boolean
}

interface OrganizationCustomerPortalSettings extends Loose {
  usage: CustomerPortalUsageSettings
  subscription: CustomerPortalSubscriptionSettings
  customer?: CustomerPortalCustomerSettings | undefined
}

interface OrganizationFeatureSettings extends Loose {
  issue_funding_enabled: boolean
  seat_based_pricing_enabled: boolean
  wallets_enabled: boolean
  member_model_enabled: boolean
  checkout_localization_enabled: boolean
  overview_metrics?: string[] | null | undefined
  reset_proration_behavior_enabled: boolean
  off_session_charges_enabled: boolean
  slack_benefit_enabled: boolean
  preview_access_enabled: boolean
  disputes_enabled: boolean
  sso_enabled: boolean
  compass_enabled: boolean
  merchant_migration_enabled: boolean
}

interface OrganizationSocialLink extends Loose {
  platform: string
  url: string
}

interface OrganizationSubscriptionSettings extends Loose {
  allow_multiple_subscriptions: boolean
  proration_behavior: string
  benefit_revocation_grace_period: number
  prevent_trial_abuse: boolean
  allow_customer_updates: boolean
}

interface OrganizationUpdatedPayload extends Loose {
  type: string
  timestamp: string
  data: Organization
}

interface PendingSubscriptionUpdate extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  applies_at: string
  product_id: string | null
  seats: number | null
}

interface Product extends Loose {
  id: string
  created_at: string
  modified_at: string | null
  trial_interval: string | null
  trial_interval_count: number | null
  name: string
  description: string | null
  visibility: string
  recurring_interval: string | null
  recurring_interval_count: number | null
  meter_interval: string | null
  meter_interval_count: number | null
  is_recurring: boolean
  is_archived: boolean
  organization_id: string
  metadata: { [key: string]: string | number | boolean }
  prices: (
    | LegacyRecurringProductPriceCustom
    | LegacyRecurringProductPriceFixed
    | ProductPriceCustom
    | ProductPriceFixed
    | ProductPriceMeteredUnit
    | ProductPriceSeatBased
  )[]
  benefits: (
    | BenefitCustom
    | BenefitDiscord
    | BenefitDownloadables
    | BenefitFeatureFlag
    | BenefitGitHubRepository
    | BenefitLicenseKeys
    | BenefitMeterCredit
    | BenefitSlackSharedChannel
  )[]
  medias: ProductMediaFileRead[]
  attached_custom_fields: AttachedCustomField[]
}

interface ProductCreatedPayload extends Loose {
  type: string
  timestamp: string
  data: Product
}

interface ProductMediaFileRead extends Loose {
  id: string
  organization_id: string
  name: string
  path: string
  mime_type: string
  size: number
  storage_version: string | null
  checksum_etag: string | null
  checksum_sha256_base64: string | null
  checksum_sha256_hex: string | null
  last_modified_at: string | null
  version: string | null
  service: Open<'product_media'>
  is_uploaded: boolean
  created_at: string
  size_readable: string
  public_url: string
}

interface ProductPriceCustom extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  source: string
  amount_type: Open<'custom'>
  price_currency: string
  tax_behavior: string | null
  is_archived: boolean
  product_id: string
  minimum_amount: number
  maximum_amount: number | null
  preset_amount: number | null
}

interface ProductPriceFixed extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  source: string
  amount_type: Open<'fixed'>
  price_currency: string
  tax_behavior: string | null
  is_archived: boolean
  product_id: string
  price_amount: number
}

interface ProductPriceMeter extends Loose {
  id: string
  name: string
  unit: string
  custom_label: string | null
  custom_multiplier: number | null
}

interface ProductPriceMeteredUnit extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  source: string
  amount_type: Open<'metered_unit'>
  price_currency: string
  tax_behavior: string | null
  is_archived: boolean
  product_id: string
  unit_amount: string
  cap_amount: number | null
  meter_id: string
  meter: ProductPriceMeter
}

interface ProductPriceSeatBased extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  source: string
  amount_type: Open<'seat_based'>
  price_currency: string
  tax_behavior: string | null
  is_archived: boolean
  product_id: string
  seat_tiers: ProductPriceSeatTiersOutput
}

interface ProductPriceSeatTier extends Loose {
  min_seats: number
  max_seats?: number | null | undefined
  price_per_seat: number
}

interface ProductPriceSeatTiersOutput extends Loose {
  seat_tier_type?: string | undefined
  tiers: ProductPriceSeatTier[]
  minimum_seats: number
  maximum_seats: number | null
}

interface PropertyAggregation extends Loose {
  func: Open<'avg' | 'max' | 'min' | 'sum'>
  property: string
}

interface Refund extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  metadata: { [key: string]: string | number | boolean }
  status: string
  reason: string
  amount: number
  tax_amount: number
  currency: string
  organization_id: string
  order_id: string
  subscription_id: string | null
  customer_id: string
  revoke_benefits: boolean
  dispute: RefundDispute | null
}

interface RefundCreatedPayload extends Loose {
  type: string
  timestamp: string
  data: Refund
}

interface RefundDispute extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  status: string
  resolved: boolean
  closed: boolean
  amount: number
  tax_amount: number
  currency: string
  reason: string | null
  evidence_due_by: string | null
  past_due: boolean
  order_id: string
  payment_id: string
}

interface Subscription extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  amount: number
  currency: string
  recurring_interval: string
  recurring_interval_count: number
  status: string
  current_period_start: string
  current_period_end: string
  current_meter_period_start: string | null
  current_meter_period_end: string | null
  trial_start: string | null
  trial_end: string | null
  cancel_at_period_end: boolean
  canceled_at: string | null
  started_at: string | null
  ends_at: string | null
  ended_at: string | null
  past_due_at?: string | null | undefined
  pause_at_period_end: boolean
  paused_at: string | null
  resumes_at: string | null
  customer_id: string
  product_id: string
  discount_id: string | null
  checkout_id: string | null
  seats?: number | null | undefined
  customer_cancellation_reason: string | null
  customer_cancellation_comment: string | null
  metadata: { [key: string]: string | number | boolean }
  custom_field_data?: { [key: string]: string | number | boolean | null } | undefined
  customer: OrderCustomer
  product: Product
  discount:
    | DiscountFixedOnceForeverDurationBase
    | DiscountFixedRepeatDurationBase
    | DiscountPercentageOnceForeverDurationBase
    | DiscountPercentageRepeatDurationBase
    | null
  prices: (
    | LegacyRecurringProductPriceCustom
    | LegacyRecurringProductPriceFixed
    | ProductPriceCustom
    | ProductPriceFixed
    | ProductPriceMeteredUnit
    | ProductPriceSeatBased
  )[]
  meters: SubscriptionMeter[]
  pending_update: PendingSubscriptionUpdate | null
}

interface SubscriptionActivePayload extends Loose {
  type: string
  timestamp: string
  data: Subscription
}

interface SubscriptionMeter extends Loose {
  created_at: string
  modified_at: string | null
  id: string
  consumed_units: number
  credited_units: number
  amount: number
  meter_id: string
  meter: Meter
}

interface UniqueAggregation extends Loose {
  func: Open<'unique'>
  property: string
}
