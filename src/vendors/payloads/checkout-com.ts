// Checkout.com's webhooks: the examples of payment_approved, payment_captured, payment_capture_pending and payment_paid at
// https://www.checkout.com/docs/developer-resources/event-notifications/event-types; the names of the
// others are those of the tests of checkout-sdk-python. Read on 2026-11-29. Not described: disputes and sources.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface PaymentEvent extends Loose {
  id: string
  type: string
  version?: string | undefined
  /** The time of the event is here or in `timestamp`. */
  created_on?: string | undefined
  timestamp?: string | undefined
  source?: string | undefined
  data: Payment
  _links?: Loose | undefined
}

interface Payment extends Loose {
  id: string
  action_id?: string | undefined
  reference?: string | undefined
  /** In the smallest unit of the currency. */
  amount?: number | undefined
  currency?: string | undefined
  auth_code?: string | undefined
  payment_type?: string | undefined
  payment_ip?: string | undefined
  processed_on?: string | undefined
  response_code?: string | undefined
  response_summary?: string | undefined
  customer?: (Loose & { id: string; email?: string | undefined }) | undefined
  metadata?: Loose | undefined
  processing?: Loose | undefined
  '3ds'?: Loose | undefined
  risk?: (Loose & { flagged: boolean; score?: number | undefined }) | undefined
  scheme_id?: string | undefined
  eci?: string | undefined
  source?: Source | undefined
  destination?: Loose | undefined
  balances?: Balances | undefined
  event_links?: Record<string, string> | undefined
}

interface Source extends Loose {
  id?: string | undefined
  type?: string | undefined
  scheme?: string | undefined
  last_4?: string | undefined
  fingerprint?: string | undefined
  bin?: string | undefined
  card_type?: string | undefined
  card_category?: string | undefined
  issuer?: string | undefined
  issuer_country?: string | undefined
  name?: string | undefined
  expiry_month?: number | undefined
  expiry_year?: number | undefined
  billing_address?: Loose | undefined
}

interface Balances extends Loose {
  total_authorized: number
  total_voided: number
  available_to_void: number
  total_captured: number
  available_to_capture: number
  total_refunded: number
  available_to_refund: number
}

/** The payload of each event. */
export interface CheckoutComPayloads {
  payment_approved: PaymentEvent
  payment_canceled: PaymentEvent
  payment_capture_declined: PaymentEvent
  payment_capture_pending: PaymentEvent
  payment_captured: PaymentEvent
  payment_declined: PaymentEvent
  payment_expired: PaymentEvent
  payment_paid: PaymentEvent
  payment_pending: PaymentEvent
  payment_refund_declined: PaymentEvent
  payment_refund_pending: PaymentEvent
  payment_refunded: PaymentEvent
  payment_void_declined: PaymentEvent
  payment_voided: PaymentEvent
}
