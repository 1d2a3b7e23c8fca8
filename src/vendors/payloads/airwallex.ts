// Airwallex's webhooks, https://www.airwallex.com/docs/developer-tools/webhooks/listen-for-webhook-events/payload-examples and its page
// online-payments. Read on 2026-11-29: the names, the envelope and the fields of the examples.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Event extends Loose {
  id: string
  name: string
  /** Of an event of an account. */
  account_id?: string | null | undefined
  /** Of an event of an organization. */
  org_id?: string | null | undefined
  created_at?: string | undefined
  /** The version of the API, which decides over `data`. */
  version?: string | undefined
}

interface IntentEvent extends Event {
  data: Loose & { object: PaymentIntent }
}

interface AttemptEvent extends Event {
  data: Loose & { object: PaymentAttempt }
}

interface PaymentIntent extends Loose {
  id: string
  request_id?: string | undefined
  merchant_order_id?: string | undefined
  amount: number
  currency: string
  captured_amount?: number | undefined
  status: string
  created_at?: string | undefined
  updated_at?: string | undefined
}

interface PaymentAttempt extends Loose {
  id: string
  payment_intent_id?: string | undefined
  payment_consent_id?: string | undefined
  amount: number
  currency: string
  payment_method?: PaymentMethod | undefined
}

interface PaymentMethod extends Loose {
  id?: string | undefined
  customer_id?: string | undefined
  type?: string | undefined
  card?: Loose | undefined
  status?: string | undefined
  created_at?: string | undefined
  updated_at?: string | undefined
}

/** The payload of each event. */
export interface AirwallexPayloads {
  'payment_attempt.authentication_failed': AttemptEvent
  'payment_attempt.authentication_redirected': AttemptEvent
  'payment_attempt.authorization_failed': AttemptEvent
  'payment_attempt.authorized': AttemptEvent
  'payment_attempt.capture_failed': AttemptEvent
  'payment_attempt.capture_requested': AttemptEvent
  'payment_attempt.received': AttemptEvent
  'payment_intent.cancelled': IntentEvent
  'payment_intent.created': IntentEvent
  'payment_intent.pending': IntentEvent
  'payment_intent.pending_review': IntentEvent
  'payment_intent.requires_capture': IntentEvent
  'payment_intent.requires_customer_action': IntentEvent
  'payment_intent.requires_payment_method': IntentEvent
  'payment_intent.succeeded': IntentEvent
  'payment_intent.updated': IntentEvent
}
