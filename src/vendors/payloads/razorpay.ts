// The events of Razorpay's webhooks, https://razorpay.com/docs/webhooks
// Read on 2026-11-22: the lists of events and the beginnings of the sample
// payloads in razorpay.com/docs/webhooks (payments, orders, refunds, subscriptions); types of entities of razorpay 2.9.8 on npm;
// and a recorded `order.paid`. Not described: disputes, invoices, settlements, transfers, virtual accounts and payment links.

// The fields that the documentation does not list stay readable, as `unknown`.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Hook extends Loose {
  entity: Open<'event'>
  account_id: string
  event: string
  contains: string[]
  /** In seconds. */
  created_at: number
}

/** Pairs, or an empty list without any. */
type Notes = Record<string, string | number> | unknown[]

interface Payment extends Loose {
  id: string
  entity: Open<'payment'>
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
  base_amount?: number | undefined
  status: Open<'created' | 'authorized' | 'captured' | 'refunded' | 'failed' | 'pending'>
  order_id: string | null
  invoice_id?: string | null | undefined
  international: boolean
  method: string
  amount_refunded: number
  amount_transferred?: number | undefined
  refund_status: Open<'partial' | 'full'> | null
  captured: boolean
  description: string | null
  card_id: string | null
  card?: Card | undefined
  bank: string | null
  wallet: string | null
  vpa: string | null
  email: string | null
  contact: string | null
  customer_id?: string | null | undefined
  token_id?: string | null | undefined
  notes: Notes
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source?: string | null | undefined
  error_step?: string | null | undefined
  error_reason?: string | null | undefined
  acquirer_data?: Record<string, string | null> | undefined
  created_at: number
}

interface Card extends Loose {
  id: string
  entity: Open<'card'>
  name: string
  last4: string
  network: string
  type: string
  issuer: string | null
  international: boolean
  emi: boolean
  sub_type?: string | undefined
}

interface Order extends Loose {
  id: string
  entity: Open<'order'>
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  offer_id: string | null
  status: Open<'created' | 'attempted' | 'paid'>
  attempts: number
  notes: Notes
  created_at: number
}

interface Refund extends Loose {
  id: string
  entity: Open<'refund'>
  amount: number
  currency: string
  payment_id: string
  notes: Notes
  receipt: string | null
  acquirer_data?: Record<string, string | null> | undefined
  created_at: number
  batch_id: string | null
  status: Open<'pending' | 'processed' | 'failed'>
  speed_processed: Open<'instant' | 'normal'> | null
  speed_requested: Open<'normal' | 'optimum'>
}

interface Subscription extends Loose {
  id: string
  entity: Open<'subscription'>
  plan_id: string
  customer_id: string | null
  status: Open<
    'created' | 'authenticated' | 'active' | 'pending' | 'halted' | 'cancelled' | 'completed' | 'expired' | 'paused'
  >
  current_start?: number | null | undefined
  current_end?: number | null | undefined
  ended_at?: number | null | undefined
  quantity: number
  notes: Notes
  charge_at: number | null
  start_at: number | null
  end_at: number | null
  auth_attempts: number
  total_count: number
  paid_count: number
  remaining_count?: number | string | undefined
  created_at: number
  short_url?: string | undefined
  has_scheduled_changes?: boolean | undefined
  change_scheduled_at?: number | null | undefined
  source?: string | undefined
  payment_method?: string | null | undefined
}

interface PaymentHook extends Hook {
  payload: Loose & { payment: Loose & { entity: Payment } }
}

interface OrderHook extends Hook {
  payload: Loose & { payment: Loose & { entity: Payment }; order: Loose & { entity: Order } }
}

interface RefundHook extends Hook {
  payload: Loose & { refund: Loose & { entity: Refund }; payment: Loose & { entity: Payment } }
}

interface SubscriptionHook extends Hook {
  payload: Loose & {
    subscription: Loose & { entity: Subscription }
    payment?: (Loose & { entity: Payment }) | undefined
  }
}

/** The payload of each event. */
export interface RazorpayPayloads {
  'order.paid': OrderHook
  'payment.authorized': PaymentHook
  'payment.captured': PaymentHook
  'payment.failed': PaymentHook
  'payment.pending': PaymentHook
  'refund.created': RefundHook
  'refund.failed': RefundHook
  'refund.processed': RefundHook
  'refund.speed_changed': RefundHook
  'subscription.activated': SubscriptionHook
  'subscription.authenticated': SubscriptionHook
  'subscription.cancelled': SubscriptionHook
  'subscription.charged': SubscriptionHook
  'subscription.completed': SubscriptionHook
  'subscription.halted': SubscriptionHook
  'subscription.paused': SubscriptionHook
  'subscription.pending': SubscriptionHook
  'subscription.resumed': SubscriptionHook
  'subscription.updated': SubscriptionHook
}
