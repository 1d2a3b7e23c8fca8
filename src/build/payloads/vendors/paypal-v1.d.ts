// PayPal's resources of version 1, which its SDK of today lacks: https://developer.paypal.com/api/rest/webhooks/event-names/,
// with the descriptions in openapi/ of paypal/paypal-rest-api-specifications (commit ec4d8f36): payments_payment_v1 1.12,
// customer_disputes_v1 1.10 and payments_payouts_batch_v1 1.9.

interface Link {
  href: string
  rel: string
  method?: string
}

interface Amount {
  total: string
  currency: string
  details?: {
    subtotal?: string
    tax?: string
    shipping?: string
    handling_fee?: string
    shipping_discount?: string
    insurance?: string
    gift_wrap?: string
  }
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
  payment_hold_status?: string
  payment_hold_reasons?: unknown[]
  transaction_fee?: Fee
  receivable_amount?: Fee
  transaction_fee_in_receivable_currency?: Fee
  exchange_rate?: string
  receipt_id?: string
  fmf_details?: Record<string, unknown>
  processor_response?: Record<string, unknown>
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
  state: 'pending' | 'completed' | 'cancelled' | 'failed'
  amount: Amount
  sale_id?: string
  capture_id?: string
  parent_payment?: string
  invoice_number?: string
  custom?: string
  reason?: string
  description?: string
  refund_from_transaction_fee?: Fee
  refund_from_received_amount?: Fee
  total_refunded_amount?: Fee
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
    reference_id?: string
    create_time?: string
    transaction_status?: string
    gross_amount?: DisputeMoney
    gross_asset?: Record<string, unknown>
    invoice_number?: string
    custom?: string
    buyer?: { name?: string }
    seller?: { merchant_id?: string; name?: string; email?: string }
    items?: {
      item_id?: string
      item_name?: string
      item_description?: string
      item_quantity?: string
      partner_transaction_id?: string
      reason?: string
      dispute_amount?: DisputeMoney
      notes?: string
      item_type?: string
    }[]
    seller_protection_eligible?: boolean
  }[]
  reason:
    | 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED'
    | 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED'
    | 'UNAUTHORISED'
    | 'CREDIT_NOT_PROCESSED'
    | 'DUPLICATE_TRANSACTION'
    | 'INCORRECT_AMOUNT'
    | 'PAYMENT_BY_OTHER_MEANS'
    | 'CANCELED_RECURRING_BILLING'
    | 'PROBLEM_WITH_REMITTANCE'
    | 'OTHER'
  status: 'OPEN' | 'WAITING_FOR_BUYER_RESPONSE' | 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED' | 'OTHER'
  dispute_state?: string
  dispute_amount: DisputeMoney
  dispute_asset?: Record<string, unknown>
  fee_policy?: Record<string, unknown>
  external_reason_code?: string
  dispute_outcome?: {
    outcome_code?:
      | 'RESOLVED_BUYER_FAVOUR'
      | 'RESOLVED_SELLER_FAVOUR'
      | 'RESOLVED_WITH_PAYOUT'
      | 'CANCELED_BY_BUYER'
      | 'ACCEPTED'
      | 'DENIED'
      | 'NONE'
    amount_refunded?: DisputeMoney
    asset_refunded?: Record<string, unknown>
  }
  adjudications?: {
    type: string
    adjudication_time: string
    reason?: string
    dispute_life_cycle_stage?: string
  }[]
  money_movements?: Record<string, unknown>[]
  dispute_life_cycle_stage?: 'INQUIRY' | 'CHARGEBACK' | 'PRE_ARBITRATION' | 'ARBITRATION'
  dispute_channel?: 'INTERNAL' | 'EXTERNAL' | 'ALERT'
  messages?: {
    posted_by?: 'BUYER' | 'SELLER' | 'ARBITER'
    time_posted?: string
    content?: string
    documents?: unknown[]
  }[]
  extensions?: Record<string, unknown>
  evidences?: Record<string, unknown>[]
  buyer_response_due_date?: string
  seller_response_due_date?: string
  offer?: {
    buyer_requested_amount?: DisputeMoney
    seller_offered_amount?: DisputeMoney
    offer_type?: 'REFUND' | 'REFUND_WITH_RETURN' | 'REFUND_WITH_REPLACEMENT' | 'REPLACEMENT_WITHOUT_REFUND'
    history?: Record<string, unknown>[]
  }
  refund_details?: { allowed_refund_amount?: DisputeMoney }
  communication_details?: Record<string, unknown>
  supporting_info?: Record<string, unknown>[]
  allowed_response_options?: Record<string, unknown>
  links?: Link[]
}

interface PayoutMoney {
  currency: string
  value: string
}

export interface PayoutItem {
  payout_item_id: string
  transaction_id?: string
  activity_id?: string
  transaction_status?:
    | 'SUCCESS'
    | 'FAILED'
    | 'PENDING'
    | 'UNCLAIMED'
    | 'RETURNED'
    | 'ONHOLD'
    | 'BLOCKED'
    | 'REFUNDED'
    | 'REVERSED'
  payout_batch_id: string
  sender_batch_id?: string
  payout_item_fee?: PayoutMoney
  payout_item: {
    recipient_type?: 'EMAIL' | 'PHONE' | 'PAYPAL_ID'
    amount: PayoutMoney
    note?: string
    receiver: string
    sender_item_id?: string
    recipient_name?: Record<string, unknown>
    recipient_wallet?: 'PAYPAL' | 'VENMO' | 'RECIPIENT_SELECTED'
    purpose?: string
  }
  currency_conversion?: { from_amount?: PayoutMoney; to_amount?: PayoutMoney; exchange_rate?: string }
  time_processed?: string
  errors?: { name: string; message: string; debug_id?: string; information_link?: string; details?: unknown[] }
  links?: Link[]
}

export interface PayoutBatch {
  batch_header: {
    payout_batch_id: string
    batch_status: 'DENIED' | 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'CANCELED'
    time_created?: string
    time_completed?: string
    time_closed?: string
    sender_batch_header: {
      sender_batch_id?: string
      recipient_type?: string
      email_subject?: string
      email_message?: string
    }
    funding_source?: 'BALANCE'
    amount?: PayoutMoney
    fees?: PayoutMoney
    payments?: number
  }
  links?: Link[]
}
