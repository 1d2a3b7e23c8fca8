// PayPal's resources of version 1, which its SDK of today lacks,
// https://developer.paypal.com/api/rest/webhooks/event-names/

interface Link {
  href: string
  rel: string
  method?: string
}

interface Amount {
  total: string
  currency: string
  details?: { subtotal?: string; tax?: string; shipping?: string; handling_fee?: string }
}

interface Fee {
  currency: string
  value: string
}

export interface Sale {
  id: string
  state: 'completed' | 'partially_refunded' | 'pending' | 'refunded' | 'denied'
  amount: Amount
  payment_mode?: string
  protection_eligibility?: string
  protection_eligibility_type?: string
  reason_code?: string
  clearing_time?: string
  transaction_fee?: Fee
  billing_agreement_id?: string
  parent_payment?: string
  invoice_number?: string
  custom?: string
  soft_descriptor?: string
  create_time: string
  update_time?: string
  links?: Link[]
}

export interface SaleRefund {
  id: string
  state: string
  amount: Amount
  sale_id?: string
  parent_payment?: string
  invoice_number?: string
  custom?: string
  reason?: string
  create_time: string
  update_time?: string
  links?: Link[]
}

interface DisputeMoney {
  currency_code: string
  value: string
}

export interface Dispute {
  dispute_id: string
  create_time: string
  update_time?: string
  disputed_transactions?: {
    seller_transaction_id?: string
    buyer_transaction_id?: string
    invoice_number?: string
    custom?: string
    seller?: { merchant_id?: string; name?: string; email?: string }
    items?: unknown[]
    seller_protection_eligible?: boolean
  }[]
  reason: string
  status: string
  dispute_state?: string
  dispute_amount: DisputeMoney
  dispute_outcome?: { outcome_code?: string; amount_refunded?: DisputeMoney }
  dispute_life_cycle_stage?: string
  dispute_channel?: string
  messages?: { posted_by?: string; time_posted?: string; content?: string }[]
  seller_response_due_date?: string
  offer?: unknown
  links?: Link[]
}

interface PayoutMoney {
  currency: string
  value: string
}

export interface PayoutItem {
  payout_item_id: string
  transaction_id?: string
  transaction_status: string
  payout_batch_id?: string
  sender_batch_id?: string
  payout_item_fee?: PayoutMoney
  payout_item: {
    recipient_type?: string
    amount: PayoutMoney
    note?: string
    receiver?: string
    sender_item_id?: string
  }
  time_processed?: string
  errors?: { name?: string; message?: string }
  links?: Link[]
}

export interface PayoutBatch {
  batch_header: {
    payout_batch_id: string
    batch_status: string
    time_created?: string
    time_completed?: string
    sender_batch_header?: { sender_batch_id?: string; email_subject?: string }
    amount?: PayoutMoney
    fees?: PayoutMoney
    payments?: number
  }
  links?: Link[]
}
