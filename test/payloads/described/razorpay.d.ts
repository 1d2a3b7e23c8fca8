// The events of Razorpay's webhooks, https://razorpay.com/docs/webhooks
// test/payloads/vendors/razorpay.mjs says which pages were read.

interface Hook {
  entity: 'event'
  account_id: string
  event: string
  contains: string[]
  /** In seconds. */
  created_at: number
}

/** Pairs, or an empty list without any. */
type Notes = Record<string, string | number> | unknown[]

interface Payment {
  id: string
  entity: 'payment'
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
  base_amount?: number
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed' | 'pending'
  order_id: string | null
  invoice_id?: string | null
  international: boolean
  method: string
  amount_refunded: number
  amount_transferred?: number
  refund_status: 'partial' | 'full' | null
  captured: boolean
  description: string | null
  card_id: string | null
  card?: Card
  bank: string | null
  wallet: string | null
  vpa: string | null
  email: string | null
  contact: string | null
  customer_id?: string | null
  token_id?: string | null
  notes: Notes
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source?: string | null
  error_step?: string | null
  error_reason?: string | null
  acquirer_data?: Record<string, string | null>
  created_at: number
}

interface Card {
  id: string
  entity: 'card'
  name: string
  last4: string
  network: string
  type: string
  issuer: string | null
  international: boolean
  emi: boolean
  sub_type?: string
}

interface Order {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  offer_id: string | null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Notes
  created_at: number
}

interface Refund {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  notes: Notes
  receipt: string | null
  acquirer_data?: Record<string, string | null>
  created_at: number
  batch_id: string | null
  status: 'pending' | 'processed' | 'failed'
  speed_processed: 'instant' | 'normal' | null
  speed_requested: 'normal' | 'optimum'
}

interface Subscription {
  id: string
  entity: 'subscription'
  plan_id: string
  customer_id: string | null
  status:
    | 'created'
    | 'authenticated'
    | 'active'
    | 'pending'
    | 'halted'
    | 'cancelled'
    | 'completed'
    | 'expired'
    | 'paused'
  current_start?: number | null
  current_end?: number | null
  ended_at?: number | null
  quantity: number
  notes: Notes
  charge_at: number | null
  start_at: number | null
  end_at: number | null
  auth_attempts: number
  total_count: number
  paid_count: number
  remaining_count?: number | string
  created_at: number
  short_url?: string
  has_scheduled_changes?: boolean
  change_scheduled_at?: number | null
  source?: string
  payment_method?: string | null
}

interface PaymentHook extends Hook {
  payload: { payment: { entity: Payment } }
}

interface OrderHook extends Hook {
  payload: { payment: { entity: Payment }; order: { entity: Order } }
}

interface RefundHook extends Hook {
  payload: { refund: { entity: Refund }; payment: { entity: Payment } }
}

interface SubscriptionHook extends Hook {
  payload: { subscription: { entity: Subscription }; payment?: { entity: Payment } }
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
