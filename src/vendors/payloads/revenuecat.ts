// Webhooks of RevenueCat, https://www.revenuecat.com/docs/integrations/webhooks/event-types-and-fields
// Read on 2026-11-29: the tables of fields and the examples in RevenueCat/revenuecat-docs (commit eca5b64a).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Payload<Event> extends Loose {
  api_version: string
  event: Event
}

interface Event extends Loose {
  type: string
  id: string
  app_id?: string | undefined
  /** When RevenueCat made the event. */
  event_timestamp_ms: number
}

interface Attribute extends Loose {
  value: string
  updated_at_ms: number
}

interface OfCustomer extends Event {
  app_user_id: string
  original_app_user_id: string
  aliases: string[]
  subscriber_attributes?: { [name: string]: Attribute } | undefined
}

interface Purchase extends OfCustomer {
  product_id: string
  entitlement_ids: string[] | null
  period_type: Open<'INTRO' | 'NORMAL' | 'PREPAID' | 'PROMOTIONAL' | 'TRIAL'>
  purchased_at_ms: number
  /** Null if it does not expire. */
  expiration_at_ms: number | null
  store: Open<'AMAZON' | 'APP_STORE' | 'MAC_APP_STORE' | 'PLAY_STORE' | 'PROMOTIONAL' | 'STRIPE'>
  environment: Open<'PRODUCTION' | 'SANDBOX'>
  presented_offering_id: string | null
  transaction_id: string
  original_transaction_id: string
  is_family_share?: boolean | undefined
  country_code?: string | undefined
  currency: string | null
  /** In USD, negative for refunds. */
  price: number | null
  price_in_purchased_currency: number | null
  tax_percentage?: number | null | undefined
  commission_percentage?: number | null | undefined
  offer_code?: string | null | undefined
}

type Reason = Open<
  | 'BILLING_ERROR'
  | 'CUSTOMER_SUPPORT'
  | 'DEVELOPER_INITIATED'
  | 'PRICE_INCREASE'
  | 'SUBSCRIPTION_PAUSED'
  | 'UNKNOWN'
  | 'UNSUBSCRIBE'
>

interface BillingIssue extends Purchase {
  grace_period_expiration_at_ms?: number | null | undefined
}

interface Cancellation extends Purchase {
  cancel_reason: Reason
}

interface Expiration extends Purchase {
  expiration_reason: Reason
}

interface ProductChange extends Purchase {
  new_product_id?: string | undefined
}

interface Renewal extends Purchase {
  is_trial_conversion?: boolean | undefined
}

interface Pause extends Purchase {
  auto_resume_at_ms?: number | undefined
}

interface Transfer extends Event {
  store?: string | undefined
  environment?: string | undefined
  transferred_from: string[]
  transferred_to: string[]
}

/** The payload of each event. */
export interface RevenuecatPayloads {
  BILLING_ISSUE: Payload<BillingIssue>
  CANCELLATION: Payload<Cancellation>
  EXPIRATION: Payload<Expiration>
  INITIAL_PURCHASE: Payload<Purchase>
  NON_RENEWING_PURCHASE: Payload<Purchase>
  PRODUCT_CHANGE: Payload<ProductChange>
  RENEWAL: Payload<Renewal>
  SUBSCRIPTION_EXTENDED: Payload<Purchase>
  SUBSCRIPTION_PAUSED: Payload<Pause>
  TEST: Payload<OfCustomer>
  TRANSFER: Payload<Transfer>
  UNCANCELLATION: Payload<Purchase>
}
