// Webhooks of Paystack, https://paystack.com/docs/payments/webhooks/
// Read on 2026-11-29: the examples in src/doc/payments/webhooks/events of PaystackOSS/doc-code-snippets (commit 94af513d).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Payload<Data> extends Loose {
  event: string
  data: Data
}

interface Dispute extends Loose {
  id: number
  refund_amount: number
  currency: string
  status: string
  resolution: string | null
  domain: string
  transaction: Transaction
  transaction_reference?: unknown
  category: string
  customer: Customer
  bin: string
  last4: string
  dueAt: string
  resolvedAt: string | null
  evidence?: unknown
  attachments?: unknown
  note?: unknown
  history: History[]
  messages: Message[]
  created_at: string
  updated_at: string
}

interface Transaction extends Loose {
  id?: number | undefined
  domain?: string | undefined
  status?: string | undefined
  reference?: string | undefined
  amount?: number | undefined
  message?: unknown
  gateway_response?: string | undefined
  paid_at?: string | null | undefined
  created_at?: string | undefined
  channel?: string | undefined
  currency?: string | undefined
  ip_address?: string | null | undefined
  metadata?: unknown
  log?: unknown
  fees?: number | null | undefined
  fees_split?: unknown
  authorization?: Authorization | undefined
  customer?: Customer | undefined
  plan?: Loose | undefined
  subaccount?: Loose | undefined
  split?: Loose | undefined
  order_id?: unknown
  paidAt?: string | undefined
  requested_amount?: number | undefined
  pos_transaction_data?: unknown
}

interface Customer extends Loose {
  international_format_phone?: string | null | undefined
  id?: number | undefined
  first_name?: string | null | undefined
  last_name?: string | null | undefined
  email?: string | undefined
  customer_code?: string | undefined
  phone?: string | null | undefined
  metadata?: unknown
  risk_action?: string | undefined
}

interface History extends Loose {
  status: string
  by: string
  createdAt: string
}

interface Message extends Loose {
  sender: string
  body: string
  createdAt: string
}

interface Identification extends Loose {
  customer_id: string | number
  customer_code: string
  email: string
  identification: IdentificationDetails
  reason?: string | undefined
}

interface IdentificationDetails extends Loose {
  country?: string | undefined
  type?: string | undefined
  bvn?: string | undefined
  account_number?: string | undefined
  bank_code?: string | undefined
  value?: string | undefined
  status?: string | undefined
}

interface Assignment extends Loose {
  customer: Customer
  dedicated_account: DedicatedAccount | null
  identification: IdentificationDetails
}

interface DedicatedAccount extends Loose {
  bank: Bank
  account_name: string
  account_number: string
  assigned: boolean
  currency: string
  metadata?: unknown
  active: boolean
  id: number
  created_at: string
  updated_at: string
  assignment: AccountAssignment
}

interface Bank extends Loose {
  name: string
  id: number
  slug: string
}

interface AccountAssignment extends Loose {
  integration: number | Integration
  assignee_id: number
  assignee_type: string
  expired: boolean
  account_type: string
  assigned_at: string
  expired_at?: unknown
}

interface Invoice extends Loose {
  domain: string
  invoice_code: string
  amount: number
  period_start: string
  period_end: string
  status: string
  paid: boolean
  paid_at: string | null
  description?: unknown
  authorization: Authorization
  subscription: Subscription
  customer: Customer
  transaction: Transaction
  created_at: string
}

interface Authorization extends Loose {
  authorization_code: string
  bin: string
  last4: string
  exp_month: string
  exp_year: string
  channel?: string | undefined
  card_type: string
  bank: string
  country_code: string
  brand: string
  reusable?: boolean | undefined
  signature?: string | undefined
  account_name: string | null
}

interface Subscription extends Loose {
  status?: string | undefined
  subscription_code: string
  email_token?: string | undefined
  amount: number
  cron_expression?: string | undefined
  next_payment_date: string | null
  open_invoice?: unknown
  domain?: string | undefined
  createdAt?: string | undefined
  plan?: Plan | undefined
  authorization?: Authorization | undefined
  customer?: Customer | undefined
  created_at?: string | undefined
  id?: number | undefined
  integration?: number | Integration | undefined
  invoices?: unknown[] | undefined
  invoices_history?: unknown[] | undefined
  invoice_limit?: number | undefined
  split_code?: unknown
  most_recent_invoice?: unknown
}

interface PaymentRequest extends Loose {
  id: number
  domain: string
  amount: number
  currency: string
  due_date?: unknown
  has_invoice: boolean
  invoice_number?: unknown
  description: string | null
  pdf_url?: unknown
  line_items: unknown[]
  tax: unknown[]
  request_code: string
  status: string
  paid: boolean
  paid_at: string | null
  metadata?: unknown
  notifications: Notification[]
  offline_reference: string
  customer: number
  created_at: string
}

interface Notification extends Loose {
  sent_at: string
  channel: string
}

interface Refund extends Loose {
  status: string
  transaction_reference: string
  refund_reference: string | null
  amount: string | number
  currency: string
  processor: string
  customer: Customer
  integration: number | Integration
  domain: string
}

interface Plan extends Loose {
  name: string
  plan_code: string
  description?: string | null | undefined
  amount?: number | undefined
  interval: string
  send_invoices?: boolean | undefined
  send_sms?: boolean | undefined
  currency?: string | undefined
  id?: number | undefined
}

interface ExpiringCard extends Loose {
  expiry_date: string
  description: string | null
  brand: string
  subscription: Subscription
  customer: Customer
}

interface Transfer extends Loose {
  amount: number
  currency: string
  domain: string
  failures?: unknown
  id: number
  integration: number | Integration
  reason: string
  reference: string
  source: string
  source_details?: unknown
  status: string
  titan_code?: unknown
  transfer_code: string
  transferred_at: string | null
  recipient: Recipient
  session: Session
  created_at?: string | undefined
  updated_at?: string | undefined
  createdAt?: string | undefined
  updatedAt?: string | undefined
  fee_charged?: number | undefined
  gateway_response?: unknown
}

interface Integration extends Loose {
  id: number
  is_live: boolean
  business_name: string
  logo_path?: string | undefined
}

interface Recipient extends Loose {
  active: boolean
  currency: string
  description: string | null
  domain: string
  email: string | null
  id: number
  integration: number | Integration
  metadata?: unknown
  name: string
  recipient_code: string
  type: string
  is_deleted: boolean
  details: Details
  created_at?: string | undefined
  updated_at?: string | undefined
  createdAt?: string | undefined
  updatedAt?: string | undefined
}

interface Details extends Loose {
  authorization_code?: unknown
  account_number: string
  account_name: string | null
  bank_code: string
  bank_name: string
}

interface Session extends Loose {
  provider: string | null
  id: string | null
}

/** The payload of each event. */
export interface PaystackPayloads {
  'charge.dispute.create': Payload<Dispute>
  'charge.dispute.remind': Payload<Dispute>
  'charge.dispute.resolve': Payload<Dispute>
  'charge.success': Payload<Transaction>
  'customeridentification.failed': Payload<Identification>
  'customeridentification.success': Payload<Identification>
  'dedicatedaccount.assign.failed': Payload<Assignment>
  'dedicatedaccount.assign.success': Payload<Assignment>
  'invoice.create': Payload<Invoice>
  'invoice.payment_failed': Payload<Invoice>
  'invoice.update': Payload<Invoice>
  'paymentrequest.pending': Payload<PaymentRequest>
  'paymentrequest.success': Payload<PaymentRequest>
  'refund.failed': Payload<Refund>
  'refund.pending': Payload<Refund>
  'refund.processed': Payload<Refund>
  'refund.processing': Payload<Refund>
  'subscription.create': Payload<Subscription>
  'subscription.disable': Payload<Subscription>
  'subscription.expiring_cards': Payload<ExpiringCard[]>
  'subscription.not_renew': Payload<Subscription>
  'transfer.failed': Payload<Transfer>
  'transfer.reversed': Payload<Transfer>
  'transfer.success': Payload<Transfer>
}
