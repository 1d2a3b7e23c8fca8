// Written by `npm run payloads` from:
// - gocardless-nodejs 10.1.2

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface GocardlessPayloads {
  'billing_requests.bank_authorisation_authorised': Event
  'billing_requests.bank_authorisation_denied': Event
  'billing_requests.bank_authorisation_expired': Event
  'billing_requests.bank_authorisation_failed': Event
  'billing_requests.bank_authorisation_visited': Event
  'billing_requests.cancelled': Event
  'billing_requests.choose_currency': Event
  'billing_requests.collect_amount': Event
  'billing_requests.collect_bank_account': Event
  'billing_requests.collect_customer_details': Event
  'billing_requests.created': Event
  'billing_requests.failed': Event
  'billing_requests.flow_created': Event
  'billing_requests.flow_exited': Event
  'billing_requests.flow_visited': Event
  'billing_requests.fulfilled': Event
  'billing_requests.payer_details_confirmed': Event
  'billing_requests.payer_geo_blocked': Event
  'billing_requests.select_institution': Event
  'creditors.account_auto_frozen': Event
  'creditors.account_auto_frozen_reverted': Event
  'creditors.bounced_payout': Event
  'creditors.new_payout_currency_added': Event
  'creditors.updated': Event
  'exports.completed': Event
  'exports.failed': Event
  'exports.started': Event
  'instalment_schedules.cancelled': Event
  'instalment_schedules.completed': Event
  'instalment_schedules.created': Event
  'instalment_schedules.creation_failed': Event
  'instalment_schedules.errored': Event
  'instalment_schedules.resumed': Event
  'mandates.active': Event
  'mandates.blocked': Event
  'mandates.cancelled': Event
  'mandates.consumed': Event
  'mandates.created': Event
  'mandates.customer_approval_granted': Event
  'mandates.customer_approval_skipped': Event
  'mandates.expired': Event
  'mandates.failed': Event
  'mandates.reinstated': Event
  'mandates.replaced': Event
  'mandates.resubmission_requested': Event
  'mandates.submitted': Event
  'mandates.transferred': Event
  'outbound_payments.cancelled': Event
  'outbound_payments.created': Event
  'outbound_payments.executed': Event
  'outbound_payments.failed': Event
  'outbound_payments.set_to_executing': Event
  'outbound_payments.set_to_pending_approval': Event
  'payer_authorisations.completed': Event
  'payer_authorisations.failed': Event
  'payments.cancelled': Event
  'payments.chargeback_cancelled': Event
  'payments.chargeback_settled': Event
  'payments.charged_back': Event
  'payments.confirmed': Event
  'payments.created': Event
  'payments.customer_approval_denied': Event
  'payments.customer_approval_granted': Event
  'payments.failed': Event
  'payments.late_failure_settled': Event
  'payments.paid_out': Event
  'payments.resubmission_requested': Event
  'payments.submitted': Event
  'payments.surcharge_fee_debited': Event
  'payouts.fx_rate_confirmed': Event
  'payouts.paid': Event
  'payouts.tax_exchange_rates_confirmed': Event
  'refunds.created': Event
  'refunds.failed': Event
  'refunds.funds_returned': Event
  'refunds.paid': Event
  'refunds.refund_settled': Event
  'scheme_identifiers.activated': Event
  'subscriptions.amended': Event
  'subscriptions.cancelled': Event
  'subscriptions.created': Event
  'subscriptions.customer_approval_denied': Event
  'subscriptions.customer_approval_granted': Event
  'subscriptions.finished': Event
  'subscriptions.paused': Event
  'subscriptions.payment_created': Event
  'subscriptions.resumed': Event
  'subscriptions.scheduled_pause': Event
  'subscriptions.scheduled_pause_cancelled': Event
  'subscriptions.scheduled_resume': Event
}

interface Event extends Loose {
  action?: string | undefined
  created_at?: string | undefined
  customer_notifications?: EventCustomerNotification[] | null | undefined
  details?: EventDetails | undefined
  id?: string | undefined
  links?: EventLinks | undefined
  metadata?: JsonMap | undefined
  resource_metadata?: JsonMap | undefined
  resource_type?:
    | Open<
        | 'billing_requests'
        | 'creditors'
        | 'customers'
        | 'exports'
        | 'instalment_schedules'
        | 'mandates'
        | 'organisations'
        | 'outbound_payments'
        | 'payer_authorisations'
        | 'payment_account_transactions'
        | 'payments'
        | 'payouts'
        | 'refunds'
        | 'scheme_identifiers'
        | 'subscriptions'
      >
    | undefined
  source?: EventSource | undefined
}

interface EventCustomerNotification extends Loose {
  deadline?: string | undefined
  id?: string | undefined
  mandatory?: boolean | undefined
  type?: string | undefined
}

interface EventDetails extends Loose {
  bank_account_id?: string | undefined
  cause?: string | undefined
  currency?: string | undefined
  description?: string | undefined
  item_count?: number | undefined
  not_retried_reason?: string | undefined
  origin?: Open<'api' | 'bank' | 'customer' | 'gocardless' | 'payer'> | undefined
  property?: string | undefined
  reason_code?: string | undefined
  scheme?:
    | Open<
        | 'ach'
        | 'autogiro'
        | 'bacs'
        | 'becs'
        | 'becs_nz'
        | 'betalingsservice'
        | 'faster_payments'
        | 'pad'
        | 'pay_to'
        | 'sepa_cor1'
        | 'sepa_core'
        | 'sepa_credit_transfer'
        | 'sepa_instant_credit_transfer'
      >
    | undefined
  will_attempt_retry?: boolean | undefined
}

interface EventLinks extends Loose {
  bank_authorisation?: string | undefined
  billing_request?: string | undefined
  billing_request_flow?: string | undefined
  creditor?: string | undefined
  customer?: string | undefined
  customer_bank_account?: string | undefined
  instalment_schedule?: string | undefined
  mandate?: string | undefined
  mandate_request?: string | undefined
  mandate_request_mandate?: string | undefined
  new_customer_bank_account?: string | undefined
  new_mandate?: string | undefined
  organisation?: string | undefined
  outbound_payment?: string | undefined
  parent_event?: string | undefined
  payer_authorisation?: string | undefined
  payment?: string | undefined
  payment_account_transaction?: string | undefined
  payment_request_payment?: string | undefined
  payout?: string | undefined
  previous_customer_bank_account?: string | undefined
  refund?: string | undefined
  scheme_identifier?: string | undefined
  subscription?: string | undefined
}

interface EventSource extends Loose {
  name?: string | undefined
  type?:
    | Open<
        | 'access_token'
        | 'app'
        | 'billing_request'
        | 'billing_request_flow'
        | 'dropin'
        | 'gc_team'
        | 'hosted_payment_page'
        | 'user'
      >
    | undefined
}

interface JsonMap extends Loose {}
