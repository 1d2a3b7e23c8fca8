// Chargily Pay's webhooks, the example of https://dev.chargily.com/pay-v2/webhooks, with the statuses of @chargily/chargily-pay 2.1.0. Read on
// 2026-11-29. Not described: other events than this one.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface CheckoutEvent extends Loose {
  id: string
  entity: Open<'event'>
  /** A text: `true` or `false`. */
  livemode: string
  type: string
  data: Checkout
  created_at: number
  updated_at: number
}

interface Checkout extends Loose {
  id: string
  entity: Open<'checkout'>
  fees: number
  amount: number
  locale: Open<'ar' | 'en' | 'fr'>
  status: Open<'canceled' | 'failed' | 'paid' | 'pending' | 'processing'>
  metadata?: unknown
  created_at: number
  updated_at: number
  invoice_id: string | null
  customer_id: string | null
  description: string | null
  failure_url: string | null
  success_url: string
  payment_method: string | null
  payment_link_id: string | null
  shipping_address?: unknown
  url?: string | undefined
}

/** The payload of each event. */
export interface ChargilyPayloads {
  'checkout.paid': CheckoutEvent
}
