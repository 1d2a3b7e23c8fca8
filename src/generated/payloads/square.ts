// Written by `npm run payloads` from:
// - square 46.0.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The resource of each event, in `data.object`. */
export interface SquareObjects {
  'bank_account.created': BankAccountCreatedEventObject
  'bank_account.disabled': BankAccountCreatedEventObject
  'bank_account.verified': BankAccountCreatedEventObject
  'booking.created': BookingCreatedEventObject
  'booking.custom_attribute.owned.deleted': CustomAttributeEventDataObject
  'booking.custom_attribute.owned.updated': CustomAttributeEventDataObject
  'booking.custom_attribute.visible.deleted': CustomAttributeEventDataObject
  'booking.custom_attribute.visible.updated': CustomAttributeEventDataObject
  'booking.custom_attribute_definition.owned.created': CustomAttributeDefinitionEventDataObject
  'booking.custom_attribute_definition.owned.deleted': CustomAttributeDefinitionEventDataObject
  'booking.custom_attribute_definition.owned.updated': CustomAttributeDefinitionEventDataObject
  'booking.custom_attribute_definition.visible.created': CustomAttributeDefinitionEventDataObject
  'booking.custom_attribute_definition.visible.deleted': CustomAttributeDefinitionEventDataObject
  'booking.custom_attribute_definition.visible.updated': CustomAttributeDefinitionEventDataObject
  'booking.updated': BookingCreatedEventObject
  'card.automatically_updated': CardCreatedEventObject
  'card.created': CardCreatedEventObject
  'card.disabled': CardCreatedEventObject
  'card.forgotten': CardForgottenEventObject
  'card.updated': CardCreatedEventObject
  'catalog.version.updated': CatalogVersionUpdatedEventObject
  'customer.created': CustomerCreatedEventObject
  'customer.custom_attribute.deleted': CustomAttributeEventDataObject
  'customer.custom_attribute.owned.deleted': CustomAttributeEventDataObject
  'customer.custom_attribute.owned.updated': CustomAttributeEventDataObject
  'customer.custom_attribute.public.deleted': CustomAttributeEventDataObject
  'customer.custom_attribute.public.updated': CustomAttributeEventDataObject
  'customer.custom_attribute.updated': CustomAttributeEventDataObject
  'customer.custom_attribute.visible.deleted': CustomAttributeEventDataObject
  'customer.custom_attribute.visible.updated': CustomAttributeEventDataObject
  'customer.custom_attribute_definition.created': CustomAttributeDefinitionEventDataObject
  'customer.custom_attribute_definition.deleted': CustomAttributeDefinitionEventDataObject
  'customer.custom_attribute_definition.owned.created': CustomAttributeDefinitionEventDataObject
  'customer.custom_attribute_definition.owned.deleted': CustomAttributeDefinitionEventDataObject
  'customer.custom_attribute_definition.owned.updated': CustomAttributeDefinitionEventDataObject
  'customer.custom_attribute_definition.public.created': CustomAttributeDefinitionEventDataObject
  'customer.custom_attribute_definition.public.deleted': CustomAttributeDefinitionEventDataObject
  'customer.custom_attribute_definition.public.updated': CustomAttributeDefinitionEventDataObject
  'customer.custom_attribute_definition.updated': CustomAttributeDefinitionEventDataObject
  'customer.custom_attribute_definition.visible.created': CustomAttributeDefinitionEventDataObject
  'customer.custom_attribute_definition.visible.deleted': CustomAttributeDefinitionEventDataObject
  'customer.custom_attribute_definition.visible.updated': CustomAttributeDefinitionEventDataObject
  'customer.deleted': CustomerCreatedEventObject
  'customer.updated': CustomerUpdatedEventObject
  'device.code.paired': DeviceCodePairedEventObject
  'device.created': DeviceCreatedEventObject
  'dispute.created': DisputeCreatedEventObject
  'dispute.evidence.added': DisputeCreatedEventObject
  'dispute.evidence.created': DisputeCreatedEventObject
  'dispute.evidence.deleted': DisputeCreatedEventObject
  'dispute.evidence.removed': DisputeCreatedEventObject
  'dispute.state.changed': DisputeCreatedEventObject
  'dispute.state.updated': DisputeCreatedEventObject
  'gift_card.activity.created': GiftCardActivityCreatedEventObject
  'gift_card.activity.updated': GiftCardActivityCreatedEventObject
  'gift_card.created': GiftCardCreatedEventObject
  'gift_card.customer_linked': GiftCardCustomerLinkedEventObject
  'gift_card.customer_unlinked': GiftCardCustomerUnlinkedEventObject
  'gift_card.updated': GiftCardCreatedEventObject
  'inventory.count.updated': InventoryCountUpdatedEventObject
  'invoice.canceled': InvoiceCreatedEventObject
  'invoice.created': InvoiceCreatedEventObject
  'invoice.payment_made': InvoiceCreatedEventObject
  'invoice.published': InvoiceCreatedEventObject
  'invoice.refunded': InvoiceCreatedEventObject
  'invoice.scheduled_charge_failed': InvoiceCreatedEventObject
  'invoice.updated': InvoiceCreatedEventObject
  'job.created': JobCreatedEventObject
  'job.updated': JobCreatedEventObject
  'labor.scheduled_shift.created': LaborScheduledShiftCreatedEventObject
  'labor.scheduled_shift.published': LaborScheduledShiftCreatedEventObject
  'labor.scheduled_shift.updated': LaborScheduledShiftCreatedEventObject
  'labor.shift.created': LaborShiftCreatedEventObject
  'labor.shift.updated': LaborShiftCreatedEventObject
  'labor.timecard.created': LaborTimecardCreatedEventObject
  'labor.timecard.updated': LaborTimecardCreatedEventObject
  'location.custom_attribute.owned.deleted': CustomAttributeEventDataObject
  'location.custom_attribute.owned.updated': CustomAttributeEventDataObject
  'location.custom_attribute.visible.deleted': CustomAttributeEventDataObject
  'location.custom_attribute.visible.updated': CustomAttributeEventDataObject
  'location.custom_attribute_definition.owned.created': CustomAttributeDefinitionEventDataObject
  'location.custom_attribute_definition.owned.deleted': CustomAttributeDefinitionEventDataObject
  'location.custom_attribute_definition.owned.updated': CustomAttributeDefinitionEventDataObject
  'location.custom_attribute_definition.visible.created': CustomAttributeDefinitionEventDataObject
  'location.custom_attribute_definition.visible.deleted': CustomAttributeDefinitionEventDataObject
  'location.custom_attribute_definition.visible.updated': CustomAttributeDefinitionEventDataObject
  'loyalty.account.created': LoyaltyAccountCreatedEventObject
  'loyalty.account.deleted': LoyaltyAccountCreatedEventObject
  'loyalty.account.updated': LoyaltyAccountCreatedEventObject
  'loyalty.event.created': LoyaltyEventCreatedEventObject
  'loyalty.program.created': LoyaltyProgramCreatedEventObject
  'loyalty.program.updated': LoyaltyProgramCreatedEventObject
  'loyalty.promotion.created': LoyaltyPromotionCreatedEventObject
  'loyalty.promotion.updated': LoyaltyPromotionCreatedEventObject
  'merchant.custom_attribute.owned.deleted': CustomAttributeEventDataObject
  'merchant.custom_attribute.owned.updated': CustomAttributeEventDataObject
  'merchant.custom_attribute.visible.deleted': CustomAttributeEventDataObject
  'merchant.custom_attribute.visible.updated': CustomAttributeEventDataObject
  'merchant.custom_attribute_definition.owned.created': CustomAttributeDefinitionEventDataObject
  'merchant.custom_attribute_definition.owned.deleted': CustomAttributeDefinitionEventDataObject
  'merchant.custom_attribute_definition.owned.updated': CustomAttributeDefinitionEventDataObject
  'merchant.custom_attribute_definition.visible.created': CustomAttributeDefinitionEventDataObject
  'merchant.custom_attribute_definition.visible.deleted': CustomAttributeDefinitionEventDataObject
  'merchant.custom_attribute_definition.visible.updated': CustomAttributeDefinitionEventDataObject
  'oauth.authorization.revoked': OauthAuthorizationRevokedEventObject
  'online_checkout.location_settings.updated': LocationSettingsUpdatedEventObject
  'online_checkout.merchant_settings.updated': MerchantSettingsUpdatedEventObject
  'order.created': OrderCreatedObject
  'order.custom_attribute.owned.deleted': CustomAttributeEventDataObject
  'order.custom_attribute.owned.updated': CustomAttributeEventDataObject
  'order.custom_attribute.visible.deleted': CustomAttributeEventDataObject
  'order.custom_attribute.visible.updated': CustomAttributeEventDataObject
  'order.custom_attribute_definition.owned.created': CustomAttributeDefinitionEventDataObject
  'order.custom_attribute_definition.owned.deleted': CustomAttributeDefinitionEventDataObject
  'order.custom_attribute_definition.owned.updated': CustomAttributeDefinitionEventDataObject
  'order.custom_attribute_definition.visible.created': CustomAttributeDefinitionEventDataObject
  'order.custom_attribute_definition.visible.deleted': CustomAttributeDefinitionEventDataObject
  'order.custom_attribute_definition.visible.updated': CustomAttributeDefinitionEventDataObject
  'order.fulfillment.updated': OrderFulfillmentUpdatedObject
  'order.updated': OrderUpdatedObject
  'payment.created': PaymentCreatedEventObject
  'payment.updated': PaymentCreatedEventObject
  'payout.failed': PayoutPaidEventObject
  'payout.paid': PayoutPaidEventObject
  'payout.sent': PayoutPaidEventObject
  'refund.created': RefundCreatedEventObject
  'refund.updated': RefundCreatedEventObject
  'subscription.created': SubscriptionCreatedEventObject
  'subscription.updated': SubscriptionCreatedEventObject
  'team_member.created': TeamMemberCreatedEventObject
  'team_member.updated': TeamMemberCreatedEventObject
  'team_member.wage_setting.updated': TeamMemberWageSettingUpdatedEventObject
  'terminal.action.created': TerminalActionCreatedEventObject
  'terminal.action.updated': TerminalActionCreatedEventObject
  'terminal.checkout.created': TerminalCheckoutCreatedEventObject
  'terminal.checkout.updated': TerminalCheckoutCreatedEventObject
  'terminal.refund.created': TerminalRefundCreatedEventObject
  'terminal.refund.updated': TerminalRefundCreatedEventObject
  'transfer_order.created': TransferOrderCreatedEventObject
  'transfer_order.updated': TransferOrderCreatedEventObject
  'vendor.created': VendorCreatedEventObject
  'vendor.updated': VendorUpdatedEventObject
}

interface AchDetails extends Loose {
  routing_number?: string | null | undefined
  account_number_suffix?: string | null | undefined
  account_type?: string | null | undefined
}

interface Address extends Loose {
  address_line_1?: string | null | undefined
  address_line_2?: string | null | undefined
  address_line_3?: string | null | undefined
  locality?: string | null | undefined
  sublocality?: string | null | undefined
  sublocality_2?: string | null | undefined
  sublocality_3?: string | null | undefined
  administrative_district_level_1?: string | null | undefined
  administrative_district_level_2?: string | null | undefined
  administrative_district_level_3?: string | null | undefined
  postal_code?: string | null | undefined
  country?: string | null | undefined
  first_name?: string | null | undefined
  last_name?: string | null | undefined
}

interface AfterpayDetails extends Loose {
  email_address?: string | null | undefined
}

interface ApplicationDetails extends Loose {
  square_product?:
    | Open<
        | 'APPOINTMENTS'
        | 'ECOMMERCE_API'
        | 'INVOICES'
        | 'ONLINE_STORE'
        | 'OTHER'
        | 'RESTAURANTS'
        | 'RETAIL'
        | 'SQUARE_POS'
        | 'TERMINAL_API'
        | 'VIRTUAL_TERMINAL'
      >
    | null
    | undefined
  application_id?: string | null | undefined
}

interface AppointmentSegment extends Loose {
  duration_minutes?: number | null | undefined
  service_variation_id?: string | null | undefined
  team_member_id: string
  service_variation_version?: unknown
  intermission_minutes?: number | null | undefined
  any_team_member?: boolean | null | undefined
  resource_ids?: string[] | null | undefined
}

interface BankAccount extends Loose {
  id: string
  account_number_suffix: string
  country: string
  currency: string
  account_type: Open<'BUSINESS_CHECKING' | 'CHECKING' | 'INVESTMENT' | 'OTHER' | 'SAVINGS'>
  holder_name: string
  primary_bank_identification_number: string
  secondary_bank_identification_number?: string | null | undefined
  debit_mandate_reference_id?: string | null | undefined
  reference_id?: string | null | undefined
  location_id?: string | null | undefined
  status: Open<'DISABLED' | 'VERIFICATION_IN_PROGRESS' | 'VERIFIED'>
  creditable: boolean
  debitable: boolean
  fingerprint?: string | null | undefined
  version?: number | null | undefined
  bank_name?: string | null | undefined
  customer_id?: string | null | undefined
}

interface BankAccountCreatedEventObject extends Loose {
  bank_account?: BankAccount | null | undefined
}

interface BankAccountPaymentDetails extends Loose {
  bank_name?: string | null | undefined
  transfer_type?: string | null | undefined
  account_ownership_type?: string | null | undefined
  fingerprint?: string | null | undefined
  country?: string | null | undefined
  statement_description?: string | null | undefined
  ach_details?: AchDetails | null | undefined
  errors?: Error[] | null | undefined
}

interface Booking extends Loose {
  id?: string | null | undefined
  version?: number | null | undefined
  status?:
    | Open<'ACCEPTED' | 'CANCELLED_BY_CUSTOMER' | 'CANCELLED_BY_SELLER' | 'DECLINED' | 'NO_SHOW' | 'PENDING'>
    | null
    | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  start_at?: string | null | undefined
  location_id?: string | null | undefined
  customer_id?: string | null | undefined
  customer_note?: string | null | undefined
  seller_note?: string | null | undefined
  appointment_segments?: AppointmentSegment[] | null | undefined
  transition_time_minutes?: number | null | undefined
  all_day?: boolean | null | undefined
  location_type?: Open<'BUSINESS_LOCATION' | 'CUSTOMER_LOCATION' | 'PHONE'> | null | undefined
  creator_details?: BookingCreatorDetails | null | undefined
  source?: Open<'API' | 'FIRST_PARTY_BUYER' | 'FIRST_PARTY_MERCHANT' | 'THIRD_PARTY_BUYER'> | null | undefined
  address?: Address | null | undefined
}

interface BookingCreatedEventObject extends Loose {
  booking?: Booking | null | undefined
}

interface BookingCreatorDetails extends Loose {
  creator_type?: Open<'CUSTOMER' | 'TEAM_MEMBER'> | null | undefined
  team_member_id?: string | null | undefined
  customer_id?: string | null | undefined
}

interface Break extends Loose {
  id?: string | null | undefined
  start_at: string
  end_at?: string | null | undefined
  break_type_id: string
  name: string
  expected_duration: string
  is_paid: boolean
}

interface BuyNowPayLaterDetails extends Loose {
  brand?: string | null | undefined
  afterpay_details?: AfterpayDetails | null | undefined
  clearpay_details?: AfterpayDetails | null | undefined
  errors?: Error[] | null | undefined
}

interface Card extends Loose {
  id?: string | null | undefined
  card_brand?:
    | Open<
        | 'AMERICAN_EXPRESS'
        | 'CARNET'
        | 'CHINA_UNIONPAY'
        | 'DISCOVER'
        | 'DISCOVER_DINERS'
        | 'EBT'
        | 'EFTPOS'
        | 'FELICA'
        | 'ID'
        | 'INTERAC'
        | 'JCB'
        | 'MASTERCARD'
        | 'OTHER_BRAND'
        | 'QUICPAY'
        | 'SQUARE_CAPITAL_CARD'
        | 'SQUARE_GIFT_CARD'
        | 'TRANSPORTATION_IC'
        | 'VISA'
      >
    | null
    | undefined
  last_4?: string | null | undefined
  exp_month?: unknown
  exp_year?: unknown
  cardholder_name?: string | null | undefined
  billing_address?: Address | null | undefined
  fingerprint?: string | null | undefined
  customer_id?: string | null | undefined
  merchant_id?: string | null | undefined
  reference_id?: string | null | undefined
  enabled?: boolean | null | undefined
  card_type?: Open<'CREDIT' | 'DEBIT' | 'UNKNOWN_CARD_TYPE'> | null | undefined
  prepaid_type?: Open<'NOT_PREPAID' | 'PREPAID' | 'UNKNOWN_PREPAID_TYPE'> | null | undefined
  bin?: string | null | undefined
  created_at?: string | null | undefined
  disabled_at?: string | null | undefined
  version?: unknown
  card_co_brand?: Open<'AFTERPAY' | 'CLEARPAY' | 'UNKNOWN'> | null | undefined
  issuer_alert?: Open<'ISSUER_ALERT_CARD_CLOSED'> | null | undefined
  issuer_alert_at?: string | null | undefined
  hsa_fsa?: boolean | null | undefined
}

interface CardCreatedEventObject extends Loose {
  card?: Card | null | undefined
}

interface CardForgottenEventCard extends Loose {
  id?: string | null | undefined
  customer_id?: string | null | undefined
  enabled?: boolean | null | undefined
  reference_id?: string | null | undefined
  version?: unknown
  merchant_id?: string | null | undefined
}

interface CardForgottenEventObject extends Loose {
  card?: CardForgottenEventCard | null | undefined
}

interface CardPaymentDetails extends Loose {
  status?: string | null | undefined
  card?: Card | null | undefined
  entry_method?: string | null | undefined
  cvv_status?: string | null | undefined
  avs_status?: string | null | undefined
  auth_result_code?: string | null | undefined
  application_identifier?: string | null | undefined
  application_name?: string | null | undefined
  application_cryptogram?: string | null | undefined
  verification_method?: string | null | undefined
  verification_results?: string | null | undefined
  statement_description?: string | null | undefined
  device_details?: DeviceDetails | null | undefined
  card_payment_timeline?: CardPaymentTimeline | null | undefined
  refund_requires_card_presence?: boolean | null | undefined
  errors?: Error[] | null | undefined
  applied_card_surcharge_details?: CardSurchargeDetails | null | undefined
  wallet_type?: string | null | undefined
}

interface CardPaymentTimeline extends Loose {
  authorized_at?: string | null | undefined
  captured_at?: string | null | undefined
  voided_at?: string | null | undefined
}

interface CardSurchargeDetails extends Loose {
  card_surcharge_money?: Money | null | undefined
}

interface CashAppDetails extends Loose {
  buyer_full_name?: string | null | undefined
  buyer_country_code?: string | null | undefined
  buyer_cashtag?: string | null | undefined
}

interface CashPaymentDetails extends Loose {
  buyer_supplied_money: Money
  change_back_money?: Money | null | undefined
}

interface CatalogObjectReference extends Loose {
  object_id?: string | null | undefined
  catalog_version?: unknown
}

interface CatalogVersionUpdatedEventCatalogVersion extends Loose {
  updated_at?: string | null | undefined
}

interface CatalogVersionUpdatedEventObject extends Loose {
  catalog_version?: CatalogVersionUpdatedEventCatalogVersion | null | undefined
}

interface CheckoutLocationSettings extends Loose {
  location_id?: string | null | undefined
  customer_notes_enabled?: boolean | null | undefined
  policies?: CheckoutLocationSettingsPolicy[] | null | undefined
  branding?: CheckoutLocationSettingsBranding | null | undefined
  tipping?: CheckoutLocationSettingsTipping | null | undefined
  coupons?: CheckoutLocationSettingsCoupons | null | undefined
  updated_at?: string | null | undefined
}

interface CheckoutLocationSettingsBranding extends Loose {
  header_type?: Open<'BUSINESS_NAME' | 'FRAMED_LOGO' | 'FULL_WIDTH_LOGO'> | null | undefined
  button_color?: string | null | undefined
  button_shape?: Open<'PILL' | 'ROUNDED' | 'SQUARED'> | null | undefined
}

interface CheckoutLocationSettingsCoupons extends Loose {
  enabled?: boolean | null | undefined
}

interface CheckoutLocationSettingsPolicy extends Loose {
  uid?: string | null | undefined
  title?: string | null | undefined
  description?: string | null | undefined
}

interface CheckoutLocationSettingsTipping extends Loose {
  percentages?: number[] | null | undefined
  smart_tipping_enabled?: boolean | null | undefined
  default_percent?: number | null | undefined
  smart_tips?: Money[] | null | undefined
  default_smart_tip?: Money | null | undefined
}

interface CheckoutMerchantSettings extends Loose {
  payment_methods?: CheckoutMerchantSettingsPaymentMethods | null | undefined
  updated_at?: string | null | undefined
}

interface CheckoutMerchantSettingsPaymentMethods extends Loose {
  apple_pay?: CheckoutLocationSettingsCoupons | null | undefined
  google_pay?: CheckoutLocationSettingsCoupons | null | undefined
  cash_app?: CheckoutLocationSettingsCoupons | null | undefined
  afterpay_clearpay?: CheckoutMerchantSettingsPaymentMethodsAfterpayClearpay | null | undefined
}

interface CheckoutMerchantSettingsPaymentMethodsAfterpayClearpay extends Loose {
  order_eligibility_range?: CheckoutMerchantSettingsPaymentMethodsAfterpayClearpayEligibilityRange | null | undefined
  item_eligibility_range?: CheckoutMerchantSettingsPaymentMethodsAfterpayClearpayEligibilityRange | null | undefined
  enabled?: boolean | null | undefined
}

interface CheckoutMerchantSettingsPaymentMethodsAfterpayClearpayEligibilityRange extends Loose {
  min: Money
  max: Money
}

interface CollectedData extends Loose {
  input_text?: string | null | undefined
}

interface Component extends Loose {
  type: Open<'APPLICATION' | 'BATTERY' | 'CARD_READER' | 'ETHERNET' | 'PRINTER' | 'WIFI'>
  application_details?: DeviceComponentDetailsApplicationDetails | null | undefined
  card_reader_details?: DeviceComponentDetailsCardReaderDetails | null | undefined
  battery_details?: DeviceComponentDetailsBatteryDetails | null | undefined
  wifi_details?: DeviceComponentDetailsWiFiDetails | null | undefined
  ethernet_details?: DeviceComponentDetailsEthernetDetails | null | undefined
}

interface ConfirmationDecision extends Loose {
  has_agreed?: boolean | null | undefined
}

interface ConfirmationOptions extends Loose {
  title: string
  body: string
  agree_button_text: string
  disagree_button_text?: string | null | undefined
  decision?: ConfirmationDecision | null | undefined
}

interface CustomAttribute extends Loose {
  key?: string | null | undefined
  value?: unknown
  version?: number | null | undefined
  visibility?: Open<'VISIBILITY_HIDDEN' | 'VISIBILITY_READ_ONLY' | 'VISIBILITY_READ_WRITE_VALUES'> | null | undefined
  definition?: CustomAttributeDefinition | null | undefined
  updated_at?: string | null | undefined
  created_at?: string | null | undefined
}

interface CustomAttributeDefinition extends Loose {
  key?: string | null | undefined
  schema?: Loose | null | undefined
  name?: string | null | undefined
  description?: string | null | undefined
  visibility?: Open<'VISIBILITY_HIDDEN' | 'VISIBILITY_READ_ONLY' | 'VISIBILITY_READ_WRITE_VALUES'> | null | undefined
  version?: number | null | undefined
  updated_at?: string | null | undefined
  created_at?: string | null | undefined
}

interface CustomAttributeDefinitionEventDataObject extends Loose {
  custom_attribute_definition?: CustomAttributeDefinition | null | undefined
}

interface CustomAttributeEventDataObject extends Loose {
  custom_attribute?: CustomAttribute | null | undefined
}

interface Customer extends Loose {
  id?: string | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  given_name?: string | null | undefined
  family_name?: string | null | undefined
  nickname?: string | null | undefined
  company_name?: string | null | undefined
  email_address?: string | null | undefined
  address?: Address | null | undefined
  phone_number?: string | null | undefined
  birthday?: string | null | undefined
  reference_id?: string | null | undefined
  note?: string | null | undefined
  preferences?: CustomerPreferences | null | undefined
  creation_source?:
    | Open<
        | 'APPOINTMENTS'
        | 'COUPON'
        | 'DELETION_RECOVERY'
        | 'DIRECTORY'
        | 'EGIFTING'
        | 'EMAIL_COLLECTION'
        | 'FEEDBACK'
        | 'IMPORT'
        | 'INSTANT_PROFILE'
        | 'INVOICES'
        | 'LOYALTY'
        | 'MARKETING'
        | 'MERGE'
        | 'ONLINE_STORE'
        | 'OTHER'
        | 'TERMINAL'
        | 'THIRD_PARTY'
        | 'THIRD_PARTY_IMPORT'
        | 'UNMERGE_RECOVERY'
      >
    | null
    | undefined
  group_ids?: string[] | null | undefined
  segment_ids?: string[] | null | undefined
  version?: unknown
  tax_ids?: CustomerTaxIds | null | undefined
}

interface CustomerCreatedEventEventContext extends Loose {
  merge?: CustomerCreatedEventEventContextMerge | null | undefined
}

interface CustomerCreatedEventEventContextMerge extends Loose {
  from_customer_ids?: string[] | null | undefined
  to_customer_id?: string | null | undefined
}

interface CustomerCreatedEventObject extends Loose {
  customer?: Customer | null | undefined
  event_context?: CustomerCreatedEventEventContext | null | undefined
}

interface CustomerPreferences extends Loose {
  email_unsubscribed?: boolean | null | undefined
}

interface CustomerTaxIds extends Loose {
  eu_vat?: string | null | undefined
}

interface CustomerUpdatedEventObject extends Loose {
  customer?: Customer | null | undefined
}

interface DataCollectionOptions extends Loose {
  title: string
  body: string
  input_type: Open<'EMAIL' | 'PHONE_NUMBER'>
  collected_data?: CollectedData | null | undefined
}

interface Destination extends Loose {
  type?: Open<'BANK_ACCOUNT' | 'CARD' | 'SQUARE_BALANCE' | 'SQUARE_STORED_BALANCE'> | null | undefined
  id?: string | null | undefined
}

interface DestinationDetails extends Loose {
  card_details?: DestinationDetailsCardRefundDetails | null | undefined
  cash_details?: DestinationDetailsCashRefundDetails | null | undefined
  external_details?: DestinationDetailsExternalRefundDetails | null | undefined
}

interface DestinationDetailsCardRefundDetails extends Loose {
  card?: Card | null | undefined
  entry_method?: string | null | undefined
  auth_result_code?: string | null | undefined
}

interface DestinationDetailsCashRefundDetails extends Loose {
  seller_supplied_money: Money
  change_back_money?: Money | null | undefined
}

interface DestinationDetailsExternalRefundDetails extends Loose {
  type: string
  source: string
  source_id?: string | null | undefined
}

interface Device extends Loose {
  id?: string | null | undefined
  attributes: DeviceAttributes
  components?: Component[] | null | undefined
  status?: DeviceStatus | null | undefined
}

interface DeviceAttributes extends Loose {
  type: Open<'HANDHELD' | 'TERMINAL'>
  manufacturer: string
  model?: string | null | undefined
  name?: string | null | undefined
  manufacturers_id?: string | null | undefined
  updated_at?: string | null | undefined
  version?: string | null | undefined
  merchant_token?: string | null | undefined
}

interface DeviceCheckoutOptions extends Loose {
  device_id: string
  skip_receipt_screen?: boolean | null | undefined
  collect_signature?: boolean | null | undefined
  tip_settings?: TipSettings | null | undefined
  show_itemized_cart?: boolean | null | undefined
  allow_auto_card_surcharge?: boolean | null | undefined
}

interface DeviceCode extends Loose {
  id?: string | null | undefined
  name?: string | null | undefined
  code?: string | null | undefined
  device_id?: string | null | undefined
  product_type: Open<'TERMINAL_API'>
  location_id?: string | null | undefined
  status?: Open<'EXPIRED' | 'PAIRED' | 'UNKNOWN' | 'UNPAIRED'> | null | undefined
  pair_by?: string | null | undefined
  created_at?: string | null | undefined
  status_changed_at?: string | null | undefined
  paired_at?: string | null | undefined
}

interface DeviceCodePairedEventObject extends Loose {
  device_code?: DeviceCode | null | undefined
}

interface DeviceComponentDetailsApplicationDetails extends Loose {
  application_type?: Open<'TERMINAL_API'> | null | undefined
  version?: string | null | undefined
  session_location?: string | null | undefined
  device_code_id?: string | null | undefined
}

interface DeviceComponentDetailsBatteryDetails extends Loose {
  visible_percent?: number | null | undefined
  external_power?:
    | Open<'AVAILABLE_CHARGING' | 'AVAILABLE_INSUFFICIENT' | 'AVAILABLE_NOT_IN_USE' | 'UNAVAILABLE'>
    | null
    | undefined
}

interface DeviceComponentDetailsCardReaderDetails extends Loose {
  version?: string | null | undefined
}

interface DeviceComponentDetailsEthernetDetails extends Loose {
  active?: boolean | null | undefined
  ip_address_v4?: string | null | undefined
  mac_address?: string | null | undefined
}

interface DeviceComponentDetailsMeasurement extends Loose {
  value?: number | null | undefined
}

interface DeviceComponentDetailsWiFiDetails extends Loose {
  active?: boolean | null | undefined
  ssid?: string | null | undefined
  ip_address_v4?: string | null | undefined
  secure_connection?: string | null | undefined
  signal_strength?: DeviceComponentDetailsMeasurement | null | undefined
  mac_address?: string | null | undefined
}

interface DeviceCreatedEventObject extends Loose {
  device?: Device | null | undefined
}

interface DeviceDetails extends Loose {
  device_id?: string | null | undefined
  device_installation_id?: string | null | undefined
  device_name?: string | null | undefined
}

interface DeviceMetadata extends Loose {
  battery_percentage?: string | null | undefined
  charging_state?: string | null | undefined
  location_id?: string | null | undefined
  merchant_id?: string | null | undefined
  network_connection_type?: string | null | undefined
  payment_region?: string | null | undefined
  serial_number?: string | null | undefined
  os_version?: string | null | undefined
  app_version?: string | null | undefined
  wifi_network_name?: string | null | undefined
  wifi_network_strength?: string | null | undefined
  ip_address?: string | null | undefined
}

interface DeviceStatus extends Loose {
  category?: Open<'AVAILABLE' | 'NEEDS_ATTENTION' | 'OFFLINE'> | null | undefined
}

interface DigitalWalletDetails extends Loose {
  status?: string | null | undefined
  brand?: string | null | undefined
  cash_app_details?: CashAppDetails | null | undefined
  lightning_details?: LightningDetails | null | undefined
  errors?: Error[] | null | undefined
}

interface Dispute extends Loose {
  dispute_id?: string | null | undefined
  id?: string | null | undefined
  amount_money?: Money | null | undefined
  reason?:
    | Open<
        | 'AMOUNT_DIFFERS'
        | 'CANCELLED'
        | 'CUSTOMER_REQUESTS_CREDIT'
        | 'DUPLICATE'
        | 'EMV_LIABILITY_SHIFT'
        | 'NOT_AS_DESCRIBED'
        | 'NOT_RECEIVED'
        | 'NO_KNOWLEDGE'
        | 'PAID_BY_OTHER_MEANS'
      >
    | null
    | undefined
  state?:
    | Open<
        | 'ACCEPTED'
        | 'EVIDENCE_REQUIRED'
        | 'INQUIRY_CLOSED'
        | 'INQUIRY_EVIDENCE_REQUIRED'
        | 'INQUIRY_PROCESSING'
        | 'LOST'
        | 'PROCESSING'
        | 'WON'
      >
    | null
    | undefined
  due_at?: string | null | undefined
  disputed_payment?: DisputedPayment | null | undefined
  evidence_ids?: string[] | null | undefined
  card_brand?:
    | Open<
        | 'AMERICAN_EXPRESS'
        | 'CARNET'
        | 'CHINA_UNIONPAY'
        | 'DISCOVER'
        | 'DISCOVER_DINERS'
        | 'EBT'
        | 'EFTPOS'
        | 'FELICA'
        | 'ID'
        | 'INTERAC'
        | 'JCB'
        | 'MASTERCARD'
        | 'OTHER_BRAND'
        | 'QUICPAY'
        | 'SQUARE_CAPITAL_CARD'
        | 'SQUARE_GIFT_CARD'
        | 'TRANSPORTATION_IC'
        | 'VISA'
      >
    | null
    | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  brand_dispute_id?: string | null | undefined
  reported_date?: string | null | undefined
  reported_at?: string | null | undefined
  version?: number | null | undefined
  location_id?: string | null | undefined
}

interface DisputeCreatedEventObject extends Loose {
  object?: Dispute | null | undefined
}

interface DisputedPayment extends Loose {
  payment_id?: string | null | undefined
}

interface ElectronicMoneyDetails extends Loose {
  felica_details?: FelicaDetails | null | undefined
}

interface Error extends Loose {
  category: Open<
    | 'API_ERROR'
    | 'AUTHENTICATION_ERROR'
    | 'EXTERNAL_VENDOR_ERROR'
    | 'INVALID_REQUEST_ERROR'
    | 'MERCHANT_SUBSCRIPTION_ERROR'
    | 'PAYMENT_METHOD_ERROR'
    | 'RATE_LIMIT_ERROR'
    | 'REFUND_ERROR'
  >
  code: string
  detail?: string | null | undefined
  field?: string | null | undefined
}

interface ExternalPaymentDetails extends Loose {
  type: string
  source: string
  source_id?: string | null | undefined
  source_fee_money?: Money | null | undefined
}

interface FelicaDetails extends Loose {
  terminal_id?: string | null | undefined
  felica_masked_card_number?: string | null | undefined
  felica_brand?: Open<'FELICA_ID' | 'FELICA_QP' | 'FELICA_TRANSPORTATION' | 'UNKNOWN'> | null | undefined
}

interface GiftCard extends Loose {
  id?: string | null | undefined
  type: Open<'DIGITAL' | 'PHYSICAL'>
  gan_source?: Open<'OTHER' | 'SQUARE'> | null | undefined
  state?: Open<'ACTIVE' | 'BLOCKED' | 'DEACTIVATED' | 'PENDING'> | null | undefined
  balance_money?: Money | null | undefined
  gan?: string | null | undefined
  created_at?: string | null | undefined
  customer_ids?: string[] | null | undefined
}

interface GiftCardActivity extends Loose {
  id?: string | null | undefined
  type: Open<
    | 'ACTIVATE'
    | 'ADJUST_DECREMENT'
    | 'ADJUST_INCREMENT'
    | 'BLOCK'
    | 'CLEAR_BALANCE'
    | 'DEACTIVATE'
    | 'IMPORT'
    | 'IMPORT_REVERSAL'
    | 'LOAD'
    | 'REDEEM'
    | 'REFUND'
    | 'TRANSFER_BALANCE_FROM'
    | 'TRANSFER_BALANCE_TO'
    | 'UNBLOCK'
    | 'UNLINKED_ACTIVITY_REFUND'
  >
  location_id: string
  created_at?: string | null | undefined
  gift_card_id?: string | null | undefined
  gift_card_gan?: string | null | undefined
  gift_card_balance_money?: Money | null | undefined
  load_activity_details?: GiftCardActivityLoad | null | undefined
  activate_activity_details?: GiftCardActivityLoad | null | undefined
  redeem_activity_details?: GiftCardActivityRedeem | null | undefined
  clear_balance_activity_details?: GiftCardActivityClearBalance | null | undefined
  deactivate_activity_details?: GiftCardActivityDeactivate | null | undefined
  adjust_increment_activity_details?: GiftCardActivityAdjustIncrement | null | undefined
  adjust_decrement_activity_details?: GiftCardActivityAdjustDecrement | null | undefined
  refund_activity_details?: GiftCardActivityRefund | null | undefined
  unlinked_activity_refund_activity_details?: GiftCardActivityUnlinkedActivityRefund | null | undefined
  import_activity_details?: GiftCardActivityImport | null | undefined
  block_activity_details?: GiftCardActivityBlock | null | undefined
  unblock_activity_details?: GiftCardActivityUnblock | null | undefined
  import_reversal_activity_details?: GiftCardActivityImport | null | undefined
  transfer_balance_to_activity_details?: GiftCardActivityTransferBalanceTo | null | undefined
  transfer_balance_from_activity_details?: GiftCardActivityTransferBalanceFrom | null | undefined
}

interface GiftCardActivityAdjustDecrement extends Loose {
  amount_money: Money
  reason: Open<'BALANCE_ACCIDENTALLY_INCREASED' | 'PURCHASE_WAS_REFUNDED' | 'SUPPORT_ISSUE' | 'SUSPICIOUS_ACTIVITY'>
}

interface GiftCardActivityAdjustIncrement extends Loose {
  amount_money: Money
  reason: Open<'COMPLIMENTARY' | 'SUPPORT_ISSUE' | 'TRANSACTION_VOIDED'>
}

interface GiftCardActivityBlock extends Loose {
  reason: Open<'CHARGEBACK_BLOCK'>
}

interface GiftCardActivityClearBalance extends Loose {
  reason: Open<'REUSE_GIFTCARD' | 'SUSPICIOUS_ACTIVITY' | 'UNKNOWN_REASON'>
}

interface GiftCardActivityCreatedEventObject extends Loose {
  gift_card_activity?: GiftCardActivity | null | undefined
}

interface GiftCardActivityDeactivate extends Loose {
  reason: Open<'CHARGEBACK_DEACTIVATE' | 'SUSPICIOUS_ACTIVITY' | 'UNKNOWN_REASON'>
}

interface GiftCardActivityImport extends Loose {
  amount_money: Money
}

interface GiftCardActivityLoad extends Loose {
  amount_money?: Money | null | undefined
  order_id?: string | null | undefined
  line_item_uid?: string | null | undefined
  reference_id?: string | null | undefined
  buyer_payment_instrument_ids?: string[] | null | undefined
}

interface GiftCardActivityRedeem extends Loose {
  amount_money: Money
  payment_id?: string | null | undefined
  reference_id?: string | null | undefined
  status?: Open<'CANCELED' | 'COMPLETED' | 'PENDING'> | null | undefined
}

interface GiftCardActivityRefund extends Loose {
  redeem_activity_id?: string | null | undefined
  amount_money?: Money | null | undefined
  reference_id?: string | null | undefined
  payment_id?: string | null | undefined
}

interface GiftCardActivityTransferBalanceFrom extends Loose {
  transfer_to_gift_card_id: string
  amount_money: Money
}

interface GiftCardActivityTransferBalanceTo extends Loose {
  transfer_from_gift_card_id: string
  amount_money: Money
}

interface GiftCardActivityUnblock extends Loose {
  reason: Open<'CHARGEBACK_UNBLOCK'>
}

interface GiftCardActivityUnlinkedActivityRefund extends Loose {
  amount_money: Money
  reference_id?: string | null | undefined
  payment_id?: string | null | undefined
}

interface GiftCardCreatedEventObject extends Loose {
  gift_card?: GiftCard | null | undefined
}

interface GiftCardCustomerLinkedEventObject extends Loose {
  gift_card?: GiftCard | null | undefined
  linked_customer_id?: string | null | undefined
}

interface GiftCardCustomerUnlinkedEventObject extends Loose {
  gift_card?: GiftCard | null | undefined
  unlinked_customer_id?: string | null | undefined
}

interface InventoryCount extends Loose {
  catalog_object_id?: string | null | undefined
  catalog_object_type?: string | null | undefined
  state?:
    | Open<
        | 'COMPOSED'
        | 'CUSTOM'
        | 'DECOMPOSED'
        | 'IN_STOCK'
        | 'IN_TRANSIT'
        | 'IN_TRANSIT_TO'
        | 'NONE'
        | 'ORDERED_FROM_VENDOR'
        | 'RECEIVED_FROM_VENDOR'
        | 'RESERVED_FOR_SALE'
        | 'RETURNED_BY_CUSTOMER'
        | 'SOLD'
        | 'SOLD_ONLINE'
        | 'SUPPORTED_BY_NEWER_VERSION'
        | 'UNLINKED_RETURN'
        | 'UNTRACKED'
        | 'WASTE'
      >
    | null
    | undefined
  location_id?: string | null | undefined
  quantity?: string | null | undefined
  calculated_at?: string | null | undefined
  is_estimated?: boolean | null | undefined
}

interface InventoryCountUpdatedEventObject extends Loose {
  inventory_counts?: InventoryCount[] | null | undefined
}

interface Invoice extends Loose {
  id?: string | null | undefined
  version?: number | null | undefined
  location_id?: string | null | undefined
  order_id?: string | null | undefined
  primary_recipient?: InvoiceRecipient | null | undefined
  payment_requests?: InvoicePaymentRequest[] | null | undefined
  delivery_method?: Open<'EMAIL' | 'SHARE_MANUALLY' | 'SMS'> | null | undefined
  invoice_number?: string | null | undefined
  title?: string | null | undefined
  description?: string | null | undefined
  scheduled_at?: string | null | undefined
  public_url?: string | null | undefined
  next_payment_amount_money?: Money | null | undefined
  status?:
    | Open<
        | 'CANCELED'
        | 'DRAFT'
        | 'FAILED'
        | 'PAID'
        | 'PARTIALLY_PAID'
        | 'PARTIALLY_REFUNDED'
        | 'PAYMENT_PENDING'
        | 'REFUNDED'
        | 'SCHEDULED'
        | 'UNPAID'
      >
    | null
    | undefined
  timezone?: string | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  accepted_payment_methods?: InvoiceAcceptedPaymentMethods | null | undefined
  custom_fields?: InvoiceCustomField[] | null | undefined
  subscription_id?: string | null | undefined
  sale_or_service_date?: string | null | undefined
  payment_conditions?: string | null | undefined
  store_payment_method_enabled?: boolean | null | undefined
  attachments?: InvoiceAttachment[] | null | undefined
  creator_team_member_id?: string | null | undefined
}

interface InvoiceAcceptedPaymentMethods extends Loose {
  card?: boolean | null | undefined
  square_gift_card?: boolean | null | undefined
  bank_account?: boolean | null | undefined
  buy_now_pay_later?: boolean | null | undefined
  cash_app_pay?: boolean | null | undefined
}

interface InvoiceAttachment extends Loose {
  id?: string | null | undefined
  filename?: string | null | undefined
  description?: string | null | undefined
  filesize?: number | null | undefined
  hash?: string | null | undefined
  mime_type?: string | null | undefined
  uploaded_at?: string | null | undefined
}

interface InvoiceCreatedEventObject extends Loose {
  invoice?: Invoice | null | undefined
}

interface InvoiceCustomField extends Loose {
  label?: string | null | undefined
  value?: string | null | undefined
  placement?: Open<'ABOVE_LINE_ITEMS' | 'BELOW_LINE_ITEMS'> | null | undefined
}

interface InvoicePaymentReminder extends Loose {
  uid?: string | null | undefined
  relative_scheduled_days?: number | null | undefined
  message?: string | null | undefined
  status?: Open<'NOT_APPLICABLE' | 'PENDING' | 'SENT'> | null | undefined
  sent_at?: string | null | undefined
}

interface InvoicePaymentRequest extends Loose {
  uid?: string | null | undefined
  request_method?:
    | Open<
        | 'CHARGE_BANK_ON_FILE'
        | 'CHARGE_CARD_ON_FILE'
        | 'EMAIL'
        | 'SHARE_MANUALLY'
        | 'SMS'
        | 'SMS_CHARGE_BANK_ON_FILE'
        | 'SMS_CHARGE_CARD_ON_FILE'
      >
    | null
    | undefined
  request_type?: Open<'BALANCE' | 'DEPOSIT' | 'INSTALLMENT'> | null | undefined
  due_date?: string | null | undefined
  fixed_amount_requested_money?: Money | null | undefined
  percentage_requested?: string | null | undefined
  tipping_enabled?: boolean | null | undefined
  automatic_payment_source?: Open<'BANK_ON_FILE' | 'CARD_ON_FILE' | 'NONE'> | null | undefined
  card_id?: string | null | undefined
  reminders?: InvoicePaymentReminder[] | null | undefined
  computed_amount_money?: Money | null | undefined
  total_completed_amount_money?: Money | null | undefined
  rounding_adjustment_included_money?: Money | null | undefined
}

interface InvoiceRecipient extends Loose {
  customer_id?: string | null | undefined
  given_name?: string | null | undefined
  family_name?: string | null | undefined
  email_address?: string | null | undefined
  address?: Address | null | undefined
  phone_number?: string | null | undefined
  company_name?: string | null | undefined
  tax_ids?: CustomerTaxIds | null | undefined
}

interface Job extends Loose {
  id?: string | null | undefined
  title?: string | null | undefined
  is_tip_eligible?: boolean | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  version?: number | null | undefined
}

interface JobAssignment extends Loose {
  job_title?: string | null | undefined
  pay_type: Open<'HOURLY' | 'NONE' | 'SALARY'>
  hourly_rate?: Money | null | undefined
  annual_rate?: Money | null | undefined
  weekly_hours?: number | null | undefined
  job_id?: string | null | undefined
}

interface JobCreatedEventObject extends Loose {
  job?: Job | null | undefined
}

interface LaborScheduledShiftCreatedEventObject extends Loose {
  ScheduledShift?: ScheduledShift | null | undefined
}

interface LaborShiftCreatedEventObject extends Loose {
  shift?: Shift | null | undefined
}

interface LaborTimecardCreatedEventObject extends Loose {
  timecard?: Timecard | null | undefined
}

interface LightningDetails extends Loose {
  payment_url?: string | null | undefined
}

interface LocationSettingsUpdatedEventObject extends Loose {
  location_settings?: CheckoutLocationSettings | null | undefined
}

interface LoyaltyAccount extends Loose {
  id?: string | null | undefined
  program_id: string
  balance?: number | null | undefined
  lifetime_points?: number | null | undefined
  customer_id?: string | null | undefined
  enrolled_at?: string | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  mapping?: LoyaltyAccountMapping | null | undefined
  expiring_point_deadlines?: LoyaltyAccountExpiringPointDeadline[] | null | undefined
}

interface LoyaltyAccountCreatedEventObject extends Loose {
  loyalty_account?: LoyaltyAccount | null | undefined
}

interface LoyaltyAccountExpiringPointDeadline extends Loose {
  points: number
  expires_at: string
}

interface LoyaltyAccountMapping extends Loose {
  id?: string | null | undefined
  created_at?: string | null | undefined
  phone_number?: string | null | undefined
}

interface LoyaltyEvent extends Loose {
  id?: string | null | undefined
  type?:
    | Open<
        | 'ACCUMULATE_POINTS'
        | 'ACCUMULATE_PROMOTION_POINTS'
        | 'ADJUST_POINTS'
        | 'CREATE_REWARD'
        | 'DELETE_REWARD'
        | 'EXPIRE_POINTS'
        | 'OTHER'
        | 'REDEEM_REWARD'
      >
    | null
    | undefined
  created_at?: string | null | undefined
  accumulate_points?: LoyaltyEventAccumulatePoints | null | undefined
  create_reward?: LoyaltyEventCreateReward | null | undefined
  redeem_reward?: LoyaltyEventRedeemReward | null | undefined
  delete_reward?: LoyaltyEventCreateReward | null | undefined
  adjust_points?: LoyaltyEventAdjustPoints | null | undefined
  loyalty_account_id?: string | null | undefined
  location_id?: string | null | undefined
  source?: Open<'LOYALTY_API' | 'SQUARE'> | null | undefined
  expire_points?: LoyaltyEventOther | null | undefined
  other_event?: LoyaltyEventOther | null | undefined
  accumulate_promotion_points?: LoyaltyEventAccumulatePromotionPoints | null | undefined
}

interface LoyaltyEventAccumulatePoints extends Loose {
  loyalty_program_id?: string | null | undefined
  points?: number | null | undefined
  order_id?: string | null | undefined
}

interface LoyaltyEventAccumulatePromotionPoints extends Loose {
  loyalty_program_id?: string | null | undefined
  loyalty_promotion_id?: string | null | undefined
  points?: number | null | undefined
  order_id?: string | null | undefined
}

interface LoyaltyEventAdjustPoints extends Loose {
  loyalty_program_id?: string | null | undefined
  points: number
  reason?: string | null | undefined
}

interface LoyaltyEventCreateReward extends Loose {
  loyalty_program_id?: string | null | undefined
  reward_id?: string | null | undefined
  points?: number | null | undefined
}

interface LoyaltyEventCreatedEventObject extends Loose {
  loyalty_event?: LoyaltyEvent | null | undefined
}

interface LoyaltyEventOther extends Loose {
  loyalty_program_id?: string | null | undefined
  points: number
}

interface LoyaltyEventRedeemReward extends Loose {
  loyalty_program_id?: string | null | undefined
  reward_id?: string | null | undefined
  order_id?: string | null | undefined
}

interface LoyaltyProgram extends Loose {
  id?: string | null | undefined
  status?: Open<'ACTIVE' | 'INACTIVE'> | null | undefined
  reward_tiers?: LoyaltyProgramRewardTier[] | null | undefined
  expiration_policy?: LoyaltyProgramExpirationPolicy | null | undefined
  terminology?: LoyaltyProgramTerminology | null | undefined
  location_ids?: string[] | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  accrual_rules?: LoyaltyProgramAccrualRule[] | null | undefined
}

interface LoyaltyProgramAccrualRule extends Loose {
  accrual_type: Open<'CATEGORY' | 'ITEM_VARIATION' | 'SPEND' | 'VISIT'>
  points?: number | null | undefined
  visit_data?: LoyaltyProgramAccrualRuleVisitData | null | undefined
  spend_data?: LoyaltyProgramAccrualRuleSpendData | null | undefined
  item_variation_data?: LoyaltyProgramAccrualRuleItemVariationData | null | undefined
  category_data?: LoyaltyProgramAccrualRuleCategoryData | null | undefined
}

interface LoyaltyProgramAccrualRuleCategoryData extends Loose {
  category_id: string
}

interface LoyaltyProgramAccrualRuleItemVariationData extends Loose {
  item_variation_id: string
}

interface LoyaltyProgramAccrualRuleSpendData extends Loose {
  amount_money: Money
  excluded_category_ids?: string[] | null | undefined
  excluded_item_variation_ids?: string[] | null | undefined
  tax_mode: Open<'AFTER_TAX' | 'BEFORE_TAX'>
}

interface LoyaltyProgramAccrualRuleVisitData extends Loose {
  minimum_amount_money?: Money | null | undefined
  tax_mode: Open<'AFTER_TAX' | 'BEFORE_TAX'>
}

interface LoyaltyProgramCreatedEventObject extends Loose {
  loyalty_program?: LoyaltyProgram | null | undefined
}

interface LoyaltyProgramExpirationPolicy extends Loose {
  expiration_duration: string
}

interface LoyaltyProgramRewardTier extends Loose {
  id?: string | null | undefined
  points: number
  name?: string | null | undefined
  created_at?: string | null | undefined
  pricing_rule_reference: CatalogObjectReference
}

interface LoyaltyProgramTerminology extends Loose {
  one: string
  other: string
}

interface LoyaltyPromotion extends Loose {
  id?: string | null | undefined
  name: string
  incentive: LoyaltyPromotionIncentive
  available_time: LoyaltyPromotionAvailableTimeData
  trigger_limit?: LoyaltyPromotionTriggerLimit | null | undefined
  status?: Open<'ACTIVE' | 'CANCELED' | 'ENDED' | 'SCHEDULED'> | null | undefined
  created_at?: string | null | undefined
  canceled_at?: string | null | undefined
  updated_at?: string | null | undefined
  loyalty_program_id?: string | null | undefined
  minimum_spend_amount_money?: Money | null | undefined
  qualifying_item_variation_ids?: string[] | null | undefined
  qualifying_category_ids?: string[] | null | undefined
}

interface LoyaltyPromotionAvailableTimeData extends Loose {
  start_date?: string | null | undefined
  end_date?: string | null | undefined
  time_periods: string[]
}

interface LoyaltyPromotionCreatedEventObject extends Loose {
  loyalty_promotion?: LoyaltyPromotion | null | undefined
}

interface LoyaltyPromotionIncentive extends Loose {
  type: Open<'POINTS_ADDITION' | 'POINTS_MULTIPLIER'>
  points_multiplier_data?: LoyaltyPromotionIncentivePointsMultiplierData | null | undefined
  points_addition_data?: LoyaltyPromotionIncentivePointsAdditionData | null | undefined
}

interface LoyaltyPromotionIncentivePointsAdditionData extends Loose {
  points_addition: number
}

interface LoyaltyPromotionIncentivePointsMultiplierData extends Loose {
  points_multiplier?: number | null | undefined
  multiplier?: string | null | undefined
}

interface LoyaltyPromotionTriggerLimit extends Loose {
  times: number
  interval?: Open<'ALL_TIME' | 'DAY'> | null | undefined
}

interface MerchantSettingsUpdatedEventObject extends Loose {
  merchant_settings?: CheckoutMerchantSettings | null | undefined
}

interface Money extends Loose {
  amount?: unknown
  currency?: string | null | undefined
}

interface OauthAuthorizationRevokedEventObject extends Loose {
  revocation?: OauthAuthorizationRevokedEventRevocationObject | null | undefined
}

interface OauthAuthorizationRevokedEventRevocationObject extends Loose {
  revoked_at?: string | null | undefined
  revoker_type?: Open<'APPLICATION' | 'MERCHANT' | 'SQUARE'> | null | undefined
}

interface OfflinePaymentDetails extends Loose {
  client_created_at?: string | null | undefined
}

interface OrderCreated extends Loose {
  order_id?: string | null | undefined
  version?: number | null | undefined
  location_id?: string | null | undefined
  state?: Open<'CANCELED' | 'COMPLETED' | 'DRAFT' | 'OPEN'> | null | undefined
  created_at?: string | null | undefined
}

interface OrderCreatedObject extends Loose {
  order_created?: OrderCreated | null | undefined
}

interface OrderFulfillmentUpdated extends Loose {
  order_id?: string | null | undefined
  version?: number | null | undefined
  location_id?: string | null | undefined
  state?: Open<'CANCELED' | 'COMPLETED' | 'DRAFT' | 'OPEN'> | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  fulfillment_update?: OrderFulfillmentUpdatedUpdate[] | null | undefined
}

interface OrderFulfillmentUpdatedObject extends Loose {
  order_fulfillment_updated?: OrderFulfillmentUpdated | null | undefined
}

interface OrderFulfillmentUpdatedUpdate extends Loose {
  fulfillment_uid?: string | null | undefined
  old_state?: Open<'CANCELED' | 'COMPLETED' | 'FAILED' | 'PREPARED' | 'PROPOSED' | 'RESERVED'> | null | undefined
  new_state?: Open<'CANCELED' | 'COMPLETED' | 'FAILED' | 'PREPARED' | 'PROPOSED' | 'RESERVED'> | null | undefined
}

interface OrderUpdated extends Loose {
  order_id?: string | null | undefined
  version?: number | null | undefined
  location_id?: string | null | undefined
  state?: Open<'CANCELED' | 'COMPLETED' | 'DRAFT' | 'OPEN'> | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
}

interface OrderUpdatedObject extends Loose {
  order_updated?: OrderUpdated | null | undefined
}

interface Payment extends Loose {
  id?: string | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  amount_money?: Money | null | undefined
  tip_money?: Money | null | undefined
  total_money?: Money | null | undefined
  app_fee_money?: Money | null | undefined
  app_fee_allocations?: unknown[] | null | undefined
  approved_money?: Money | null | undefined
  processing_fee?: ProcessingFee[] | null | undefined
  refunded_money?: Money | null | undefined
  status?: string | null | undefined
  delay_duration?: string | null | undefined
  delay_action?: string | null | undefined
  delayed_until?: string | null | undefined
  source_type?: string | null | undefined
  card_details?: CardPaymentDetails | null | undefined
  cash_details?: CashPaymentDetails | null | undefined
  bank_account_details?: BankAccountPaymentDetails | null | undefined
  electronic_money_details?: ElectronicMoneyDetails | null | undefined
  external_details?: ExternalPaymentDetails | null | undefined
  wallet_details?: DigitalWalletDetails | null | undefined
  buy_now_pay_later_details?: BuyNowPayLaterDetails | null | undefined
  square_account_details?: SquareAccountDetails | null | undefined
  location_id?: string | null | undefined
  order_id?: string | null | undefined
  reference_id?: string | null | undefined
  customer_id?: string | null | undefined
  employee_id?: string | null | undefined
  team_member_id?: string | null | undefined
  refund_ids?: string[] | null | undefined
  risk_evaluation?: RiskEvaluation | null | undefined
  terminal_checkout_id?: string | null | undefined
  buyer_email_address?: string | null | undefined
  billing_address?: Address | null | undefined
  shipping_address?: Address | null | undefined
  note?: string | null | undefined
  statement_description_identifier?: string | null | undefined
  capabilities?: string[] | null | undefined
  receipt_number?: string | null | undefined
  receipt_url?: string | null | undefined
  device_details?: DeviceDetails | null | undefined
  application_details?: ApplicationDetails | null | undefined
  buyer_currency_exchange?: unknown
  is_offline_payment?: boolean | null | undefined
  offline_payment_details?: OfflinePaymentDetails | null | undefined
  version_token?: string | null | undefined
}

interface PaymentCreatedEventObject extends Loose {
  payment?: Payment | null | undefined
}

interface PaymentOptions extends Loose {
  autocomplete?: boolean | null | undefined
  delay_duration?: string | null | undefined
  accept_partial_authorization?: boolean | null | undefined
  delay_action?: Open<'CANCEL' | 'COMPLETE'> | null | undefined
}

interface PaymentRefund extends Loose {
  id: string
  status?: string | null | undefined
  location_id?: string | null | undefined
  unlinked?: boolean | null | undefined
  destination_type?: string | null | undefined
  destination_details?: DestinationDetails | null | undefined
  amount_money: Money
  app_fee_money?: Money | null | undefined
  app_fee_allocations?: unknown[] | null | undefined
  processing_fee?: ProcessingFee[] | null | undefined
  payment_id?: string | null | undefined
  order_id?: string | null | undefined
  reason?: string | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  team_member_id?: string | null | undefined
  terminal_refund_id?: string | null | undefined
}

interface Payout extends Loose {
  id: string
  status?: Open<'FAILED' | 'PAID' | 'SENT'> | null | undefined
  location_id: string
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  amount_money?: Money | null | undefined
  destination?: Destination | null | undefined
  version?: number | null | undefined
  type?: Open<'BATCH' | 'SIMPLE'> | null | undefined
  payout_fee?: PayoutFee[] | null | undefined
  arrival_date?: string | null | undefined
  end_to_end_id?: string | null | undefined
}

interface PayoutFee extends Loose {
  amount_money?: Money | null | undefined
  effective_at?: string | null | undefined
  type?: Open<'TAX_ON_TRANSFER_FEE' | 'TRANSFER_FEE'> | null | undefined
}

interface PayoutPaidEventObject extends Loose {
  payout?: Payout | null | undefined
}

interface Phase extends Loose {
  uid?: string | null | undefined
  ordinal?: unknown
  order_template_id?: string | null | undefined
  plan_phase_uid?: string | null | undefined
}

interface ProcessingFee extends Loose {
  effective_at?: string | null | undefined
  type?: string | null | undefined
  amount_money?: Money | null | undefined
}

interface QrCodeOptions extends Loose {
  title: string
  body: string
  barcode_contents: string
}

interface ReceiptOptions extends Loose {
  payment_id: string
  print_only?: boolean | null | undefined
  is_duplicate?: boolean | null | undefined
}

interface RefundCreatedEventObject extends Loose {
  refund?: PaymentRefund | null | undefined
}

interface RiskEvaluation extends Loose {
  created_at?: string | null | undefined
  risk_level?: Open<'HIGH' | 'MODERATE' | 'NORMAL' | 'PENDING'> | null | undefined
}

interface SaveCardOptions extends Loose {
  customer_id: string
  card_id?: string | null | undefined
  reference_id?: string | null | undefined
}

interface ScheduledShift extends Loose {
  id?: string | null | undefined
  draft_shift_details?: ScheduledShiftDetails | null | undefined
  published_shift_details?: ScheduledShiftDetails | null | undefined
  version?: number | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
}

interface ScheduledShiftDetails extends Loose {
  team_member_id?: string | null | undefined
  location_id?: string | null | undefined
  job_id?: string | null | undefined
  start_at?: string | null | undefined
  end_at?: string | null | undefined
  notes?: string | null | undefined
  is_deleted?: boolean | null | undefined
  timezone?: string | null | undefined
}

interface SelectOption extends Loose {
  reference_id: string
  title: string
}

interface SelectOptions extends Loose {
  title: string
  body: string
  options: SelectOption[]
  selected_option?: SelectOption | null | undefined
}

interface Shift extends Loose {
  id?: string | null | undefined
  employee_id?: string | null | undefined
  location_id: string
  timezone?: string | null | undefined
  start_at: string
  end_at?: string | null | undefined
  wage?: ShiftWage | null | undefined
  breaks?: Break[] | null | undefined
  status?: Open<'CLOSED' | 'OPEN'> | null | undefined
  version?: number | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  team_member_id?: string | null | undefined
  declared_cash_tip_money?: Money | null | undefined
}

interface ShiftWage extends Loose {
  title?: string | null | undefined
  hourly_rate?: Money | null | undefined
  job_id?: string | null | undefined
  tip_eligible?: boolean | null | undefined
}

interface SignatureImage extends Loose {
  image_type?: string | null | undefined
  data?: string | null | undefined
}

interface SignatureOptions extends Loose {
  title: string
  body: string
  signature?: SignatureImage[] | null | undefined
}

interface SquareAccountDetails extends Loose {
  payment_source_token?: string | null | undefined
  errors?: Error[] | null | undefined
}

interface Subscription extends Loose {
  id?: string | null | undefined
  location_id?: string | null | undefined
  plan_variation_id?: string | null | undefined
  customer_id?: string | null | undefined
  start_date?: string | null | undefined
  canceled_date?: string | null | undefined
  charged_through_date?: string | null | undefined
  status?: Open<'ACTIVE' | 'CANCELED' | 'COMPLETED' | 'DEACTIVATED' | 'PAUSED' | 'PENDING'> | null | undefined
  tax_percentage?: string | null | undefined
  invoice_ids?: string[] | null | undefined
  price_override_money?: Money | null | undefined
  version?: unknown
  created_at?: string | null | undefined
  card_id?: string | null | undefined
  timezone?: string | null | undefined
  source?: SubscriptionSource | null | undefined
  actions?: SubscriptionAction[] | null | undefined
  monthly_billing_anchor_date?: number | null | undefined
  phases?: Phase[] | null | undefined
  completed_date?: string | null | undefined
}

interface SubscriptionAction extends Loose {
  id?: string | null | undefined
  type?:
    | Open<'CANCEL' | 'CHANGE_BILLING_ANCHOR_DATE' | 'COMPLETE' | 'PAUSE' | 'RESUME' | 'SWAP_PLAN'>
    | null
    | undefined
  effective_date?: string | null | undefined
  monthly_billing_anchor_date?: number | null | undefined
  phases?: Phase[] | null | undefined
  new_plan_variation_id?: string | null | undefined
}

interface SubscriptionCreatedEventObject extends Loose {
  subscription?: Subscription | null | undefined
}

interface SubscriptionSource extends Loose {
  name?: string | null | undefined
}

interface TeamMember extends Loose {
  id?: string | null | undefined
  reference_id?: string | null | undefined
  is_owner?: boolean | null | undefined
  status?: Open<'ACTIVE' | 'INACTIVE'> | null | undefined
  given_name?: string | null | undefined
  family_name?: string | null | undefined
  email_address?: string | null | undefined
  phone_number?: string | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  assigned_locations?: TeamMemberAssignedLocations | null | undefined
  wage_setting?: WageSetting | null | undefined
}

interface TeamMemberAssignedLocations extends Loose {
  assignment_type?: Open<'ALL_CURRENT_AND_FUTURE_LOCATIONS' | 'EXPLICIT_LOCATIONS'> | null | undefined
  location_ids?: string[] | null | undefined
}

interface TeamMemberCreatedEventObject extends Loose {
  team_member?: TeamMember | null | undefined
}

interface TeamMemberWageSettingUpdatedEventObject extends Loose {
  wage_setting?: WageSetting | null | undefined
}

interface TerminalAction extends Loose {
  id?: string | null | undefined
  device_id?: string | null | undefined
  deadline_duration?: string | null | undefined
  status?: string | null | undefined
  cancel_reason?: Open<'BUYER_CANCELED' | 'SELLER_CANCELED' | 'TIMED_OUT'> | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  app_id?: string | null | undefined
  location_id?: string | null | undefined
  type?:
    | Open<'CONFIRMATION' | 'DATA_COLLECTION' | 'PING' | 'QR_CODE' | 'RECEIPT' | 'SAVE_CARD' | 'SELECT' | 'SIGNATURE'>
    | null
    | undefined
  qr_code_options?: QrCodeOptions | null | undefined
  save_card_options?: SaveCardOptions | null | undefined
  signature_options?: SignatureOptions | null | undefined
  confirmation_options?: ConfirmationOptions | null | undefined
  receipt_options?: ReceiptOptions | null | undefined
  data_collection_options?: DataCollectionOptions | null | undefined
  select_options?: SelectOptions | null | undefined
  device_metadata?: DeviceMetadata | null | undefined
  await_next_action?: boolean | null | undefined
  await_next_action_duration?: string | null | undefined
}

interface TerminalActionCreatedEventObject extends Loose {
  action?: TerminalAction | null | undefined
}

interface TerminalCheckout extends Loose {
  id?: string | null | undefined
  amount_money: Money
  reference_id?: string | null | undefined
  note?: string | null | undefined
  order_id?: string | null | undefined
  payment_options?: PaymentOptions | null | undefined
  device_options: DeviceCheckoutOptions
  deadline_duration?: string | null | undefined
  status?: string | null | undefined
  cancel_reason?: Open<'BUYER_CANCELED' | 'SELLER_CANCELED' | 'TIMED_OUT'> | null | undefined
  payment_ids?: string[] | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  app_id?: string | null | undefined
  location_id?: string | null | undefined
  payment_type?:
    | Open<
        | 'CARD_PRESENT'
        | 'FELICA_ALL'
        | 'FELICA_ID'
        | 'FELICA_QUICPAY'
        | 'FELICA_TRANSPORTATION_GROUP'
        | 'MANUAL_CARD_ENTRY'
        | 'PAYPAY'
        | 'QR_CODE'
      >
    | null
    | undefined
  team_member_id?: string | null | undefined
  customer_id?: string | null | undefined
  app_fee_money?: Money | null | undefined
  statement_description_identifier?: string | null | undefined
  tip_money?: Money | null | undefined
}

interface TerminalCheckoutCreatedEventObject extends Loose {
  checkout?: TerminalCheckout | null | undefined
}

interface TerminalRefund extends Loose {
  id?: string | null | undefined
  refund_id?: string | null | undefined
  payment_id: string
  order_id?: string | null | undefined
  amount_money: Money
  reason: string
  device_id: string
  deadline_duration?: string | null | undefined
  status?: string | null | undefined
  cancel_reason?: Open<'BUYER_CANCELED' | 'SELLER_CANCELED' | 'TIMED_OUT'> | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  app_id?: string | null | undefined
  location_id?: string | null | undefined
}

interface TerminalRefundCreatedEventObject extends Loose {
  refund?: TerminalRefund | null | undefined
}

interface Timecard extends Loose {
  id?: string | null | undefined
  location_id: string
  timezone?: string | null | undefined
  start_at: string
  end_at?: string | null | undefined
  wage?: ShiftWage | null | undefined
  breaks?: Break[] | null | undefined
  status?: Open<'CLOSED' | 'OPEN'> | null | undefined
  version?: number | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  team_member_id: string
  declared_cash_tip_money?: Money | null | undefined
}

interface TipSettings extends Loose {
  allow_tipping?: boolean | null | undefined
  separate_tip_screen?: boolean | null | undefined
  custom_tip_field?: boolean | null | undefined
  tip_percentages?: number[] | null | undefined
  smart_tipping?: boolean | null | undefined
}

interface TransferOrder extends Loose {
  id?: string | null | undefined
  source_location_id?: string | null | undefined
  destination_location_id?: string | null | undefined
  status?: Open<'CANCELED' | 'COMPLETED' | 'DRAFT' | 'PARTIALLY_RECEIVED' | 'STARTED'> | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  expected_at?: string | null | undefined
  completed_at?: string | null | undefined
  notes?: string | null | undefined
  tracking_number?: string | null | undefined
  created_by_team_member_id?: string | null | undefined
  line_items?: TransferOrderLine[] | null | undefined
  version?: unknown
}

interface TransferOrderCreatedEventObject extends Loose {
  transfer_order?: TransferOrder | null | undefined
}

interface TransferOrderLine extends Loose {
  uid?: string | null | undefined
  item_variation_id: string
  quantity_ordered: string
  quantity_pending?: string | null | undefined
  quantity_received?: string | null | undefined
  quantity_damaged?: string | null | undefined
  quantity_canceled?: string | null | undefined
}

interface Vendor extends Loose {
  id?: string | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
  name?: string | null | undefined
  address?: Address | null | undefined
  contacts?: VendorContact[] | null | undefined
  account_number?: string | null | undefined
  note?: string | null | undefined
  version?: number | null | undefined
  status?: Open<'ACTIVE' | 'INACTIVE'> | null | undefined
}

interface VendorContact extends Loose {
  id?: string | null | undefined
  name?: string | null | undefined
  email_address?: string | null | undefined
  phone_number?: string | null | undefined
  removed?: boolean | null | undefined
  ordinal: number
}

interface VendorCreatedEventObject extends Loose {
  operation?: Open<'CREATED'> | null | undefined
  vendor?: Vendor | null | undefined
}

interface VendorUpdatedEventObject extends Loose {
  operation?: Open<'UPDATED'> | null | undefined
  vendor?: Vendor | null | undefined
}

interface WageSetting extends Loose {
  team_member_id?: string | null | undefined
  job_assignments?: JobAssignment[] | null | undefined
  is_overtime_exempt?: boolean | null | undefined
  version?: number | null | undefined
  created_at?: string | null | undefined
  updated_at?: string | null | undefined
}
