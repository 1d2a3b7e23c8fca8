// Braintree's webhooks, https://developer.paypal.com/braintree/docs/reference/general/webhooks
// The kinds are those of the braintree package 3.40.0, and the objects of each those of @types/braintree 3.4.4. The payload is the XML:
// names have hyphens, and values with a type, such as times, are objects. Not described: events of partners and grants.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

/** A text, or an element with a type. */
type Value = string | null | (Loose & { '@type'?: string | undefined; '#text'?: string | undefined })

interface Notification<Subject> extends Loose {
  kind: string
  timestamp: Value
  'source-merchant-id'?: string | undefined
  subject: Subject
}

interface Subscription extends Loose {
  id: Value
  'plan-id'?: Value | undefined
  'payment-method-token'?: Value | undefined
  status?: Value | undefined
  price?: Value | undefined
  balance?: Value | undefined
  'next-billing-date'?: Value | undefined
  transactions?: Loose | undefined
}

interface Transaction extends Loose {
  id: Value
  status?: Value | undefined
  type?: Value | undefined
  amount?: Value | undefined
  'currency-iso-code'?: Value | undefined
  'order-id'?: Value | undefined
}

interface Dispute extends Loose {
  id: Value
  amount?: Value | undefined
  'currency-iso-code'?: Value | undefined
  kind?: Value | undefined
  status?: Value | undefined
  reason?: Value | undefined
  'reply-by-date'?: Value | undefined
  transaction?: Transaction | undefined
}

interface Disbursement extends Loose {
  id: Value
  amount?: Value | undefined
  'disbursement-date'?: Value | undefined
  'exception-message'?: Value | undefined
  success?: Value | undefined
}

type OfSubscription = Notification<Loose & { subscription: Subscription }>
type OfTransaction = Notification<Loose & { transaction: Transaction }>
type OfDispute = Notification<Loose & { dispute: Dispute }>
type OfDisbursement = Notification<Loose & { disbursement: Disbursement }>

/** The payload of each event, with the object in `subject`. */
export interface BraintreePayloads {
  account_updater_daily_report: Notification<Loose>
  check: Notification<Loose>
  disbursement: OfDisbursement
  disbursement_exception: OfDisbursement
  dispute_accepted: OfDispute
  dispute_auto_accepted: OfDispute
  dispute_disputed: OfDispute
  dispute_expired: OfDispute
  dispute_lost: OfDispute
  dispute_opened: OfDispute
  dispute_under_review: OfDispute
  dispute_won: OfDispute
  local_payment_completed: Notification<Loose>
  local_payment_reversed: Notification<Loose>
  payment_method_revoked_by_customer: Notification<Loose>
  refund_failed: Notification<Loose>
  subscription_billing_skipped: OfSubscription
  subscription_canceled: OfSubscription
  subscription_charged_successfully: OfSubscription
  subscription_charged_unsuccessfully: OfSubscription
  subscription_expired: OfSubscription
  subscription_trial_ended: OfSubscription
  subscription_went_active: OfSubscription
  subscription_went_past_due: OfSubscription
  transaction_disbursed: OfTransaction
  transaction_settled: OfTransaction
  transaction_settlement_declined: OfTransaction
}
