// The webhooks of Revolut Business and of the Merchant API, from json/business.json and json/merchant-2026-04-20.json of
// https://github.com/revolut-engineering/revolut-openapi (commit 8e8bedc8), and the sample of a changed state in
// https://developer.revolut.com/docs/guides/manage-accounts/tutorials/work-with-webhooks/verify-the-payload-signature
// Not described there: the data of PayoutLinkCreated.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Envelope<Data> extends Loose {
  event: string
  timestamp: string
  data: Data
}

type Created = Envelope<Transaction>
type StateChanged = Envelope<
  Loose & { id: string; request_id?: string | undefined; old_state: string; new_state: string }
>

interface Transaction extends Loose {
  id: string
  type: Open<
    | 'atm'
    | 'card_payment'
    | 'card_refund'
    | 'card_chargeback'
    | 'card_credit'
    | 'charge'
    | 'charge_refund'
    | 'exchange'
    | 'transfer'
    | 'loan'
    | 'fee'
    | 'refund'
    | 'topup'
    | 'topup_return'
    | 'tax'
    | 'tax_refund'
    | 'rev_payment'
  >
  state: Open<'created' | 'pending' | 'completed' | 'declined' | 'failed' | 'reverted'>
  request_id?: string | undefined
  reason_code?: string | undefined
  created_at: string
  updated_at: string
  completed_at?: string | undefined
  scheduled_for?: string | undefined
  related_transaction_id?: string | undefined
  merchant?: Loose | undefined
  reference?: string | undefined
  legs: Leg[]
  card?: Loose | undefined
}

interface Leg extends Loose {
  leg_id: string
  amount: number
  fee?: number | undefined
  currency: string
  bill_amount?: number | undefined
  bill_currency?: string | undefined
  account_id: string
  counterparty?:
    | (Loose & { id?: string | undefined; account_id?: string | undefined; account_type: string })
    | undefined
  description?: string | undefined
  balance?: number | undefined
}

interface Order extends Loose {
  event: string
  order_id: string
  merchant_order_ext_ref?: string | undefined
  incremental_authorisation_ext_reference?: string | undefined
}

interface Subscription extends Loose {
  event: string
  subscription_id: string
  external_reference?: string | undefined
}

interface Payout extends Loose {
  event: string
  payout_id: string
}

interface Dispute extends Loose {
  event: string
  dispute_id: string
}

/** The payload of each event. */
export interface RevolutPayloads {
  DISPUTE_ACTION_REQUIRED: Dispute
  DISPUTE_LOST: Dispute
  DISPUTE_UNDER_REVIEW: Dispute
  DISPUTE_WON: Dispute
  ORDER_AUTHORISED: Order
  ORDER_CANCELLED: Order
  ORDER_COMPLETED: Order
  ORDER_FAILED: Order
  ORDER_INCREMENTAL_AUTHORISATION_AUTHORISED: Order
  ORDER_INCREMENTAL_AUTHORISATION_DECLINED: Order
  ORDER_INCREMENTAL_AUTHORISATION_FAILED: Order
  ORDER_PAYMENT_AUTHENTICATED: Order
  ORDER_PAYMENT_AUTHENTICATION_CHALLENGED: Order
  ORDER_PAYMENT_AUTHORISATION_STARTED: Order
  ORDER_PAYMENT_DECLINED: Order
  ORDER_PAYMENT_FAILED: Order
  PAYOUT_COMPLETED: Payout
  PAYOUT_FAILED: Payout
  PAYOUT_INITIATED: Payout
  PayoutLinkCreated: Envelope<Loose & { id: string }>
  PayoutLinkStateChanged: StateChanged
  SUBSCRIPTION_CANCELLED: Subscription
  SUBSCRIPTION_FINISHED: Subscription
  SUBSCRIPTION_INITIATED: Subscription
  SUBSCRIPTION_OVERDUE: Subscription
  TransactionCreated: Created
  TransactionStateChanged: StateChanged
}
