// Written by `npm run payloads` from:
// - test/payloads/described/razorpay.d.ts, by hand, read on 2026-11-22: the lists of events and the beginnings of the sample
//     payloads in razorpay.com/docs/webhooks (payments, orders, refunds, subscriptions); types of entities of razorpay 2.9.8 on npm;
//     and a recorded `order.paid`. Not described: disputes, invoices, settlements, transfers, virtual accounts and payment links.

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

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
  status: Open<'attempted' | 'created' | 'paid'>
  attempts: number
  notes: { [key: string]: string | number } | unknown[]
  created_at: number
}

interface OrderHook extends Loose {
  payload: OrderHookPayload
  entity: Open<'event'>
  account_id: string
  event: string
  contains: string[]
  created_at: number
}

interface OrderHookPayload extends Loose {
  payment: Loose & { entity: Payment }
  order: Loose & { entity: Order }
}

interface Payment extends Loose {
  id: string
  entity: Open<'payment'>
  amount: number
  currency: string
  base_amount?: number | undefined
  status: Open<'authorized' | 'captured' | 'created' | 'failed' | 'pending' | 'refunded'>
  order_id: string | null
  invoice_id?: string | null | undefined
  international: boolean
  method: string
  amount_refunded: number
  amount_transferred?: number | undefined
  refund_status: Open<'full' | 'partial'> | null
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
  notes: { [key: string]: string | number } | unknown[]
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source?: string | null | undefined
  error_step?: string | null | undefined
  error_reason?: string | null | undefined
  acquirer_data?: { [key: string]: string | null } | undefined
  created_at: number
}

interface PaymentHook extends Loose {
  payload: PaymentHookPayload
  entity: Open<'event'>
  account_id: string
  event: string
  contains: string[]
  created_at: number
}

interface PaymentHookPayload extends Loose {
  payment: Loose & { entity: Payment }
}

interface Refund extends Loose {
  id: string
  entity: Open<'refund'>
  amount: number
  currency: string
  payment_id: string
  notes: { [key: string]: string | number } | unknown[]
  receipt: string | null
  acquirer_data?: { [key: string]: string | null } | undefined
  created_at: number
  batch_id: string | null
  status: Open<'failed' | 'pending' | 'processed'>
  speed_processed: Open<'instant' | 'normal'> | null
  speed_requested: Open<'normal' | 'optimum'>
}

interface RefundHook extends Loose {
  payload: RefundHookPayload
  entity: Open<'event'>
  account_id: string
  event: string
  contains: string[]
  created_at: number
}

interface RefundHookPayload extends Loose {
  refund: Loose & { entity: Refund }
  payment: Loose & { entity: Payment }
}

interface Subscription extends Loose {
  id: string
  entity: Open<'subscription'>
  plan_id: string
  customer_id: string | null
  status: Open<
    'active' | 'authenticated' | 'cancelled' | 'completed' | 'created' | 'expired' | 'halted' | 'paused' | 'pending'
  >
  current_start?: number | null | undefined
  current_end?: number | null | undefined
  ended_at?: number | null | undefined
  quantity: number
  notes: { [key: string]: string | number } | unknown[]
  charge_at: number | null
  start_at: number | null
  end_at: number | null
  auth_attempts: number
  total_count: number
  paid_count: number
  remaining_count?: string | number | undefined
  created_at: number
  short_url?: string | undefined
  has_scheduled_changes?: boolean | undefined
  change_scheduled_at?: number | null | undefined
  source?: string | undefined
  payment_method?: string | null | undefined
}

interface SubscriptionHook extends Loose {
  payload: SubscriptionHookPayload
  entity: Open<'event'>
  account_id: string
  event: string
  contains: string[]
  created_at: number
}

interface SubscriptionHookPayload extends Loose {
  subscription: Loose & { entity: Subscription }
  payment?: (Loose & { entity: Payment }) | undefined
}
