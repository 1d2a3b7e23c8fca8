// Affirm's webhooks, https://docs.affirm.com/developers/reference/the-checkout-event-object and
// https://docs.affirm.com/developers/docs/status-visibility. Read on 2026-11-29. Every field of a form is a text.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Checkout extends Loose {
  checkout_token: string
  event: string
  event_timestamp: string
  created: string
  order_id?: string | undefined
  webhook_session_id?: string | undefined
  /** In cents, as all amounts. */
  amount_financed?: string | undefined
  apr?: string | undefined
  downpayment_amount?: string | undefined
  email_address?: string | undefined
  finance_charge?: string | undefined
  first_name?: string | undefined
  first_payment_date?: string | undefined
  /** `True` or `False`. */
  has_downpayment?: string | undefined
  last_name?: string | undefined
  number_of_payments?: string | undefined
  total?: string | undefined
}

/** The payload of each event. */
export interface AffirmPayloads {
  approved: Checkout
  confirmed: Checkout
  more_information_needed: Checkout
  not_approved: Checkout
  opened: Checkout
  sent: Checkout
}
