// Brex's webhooks: asyncapi/brex-webhooks-asyncapi.yml of https://github.com/api-evangelist/brex (commit cebb425e), which was made from
// https://developer.brex.com/openapi/webhooks_api/. Read on 2026-11-29. Not described: the events of the Embedded program, which Brex does not publish.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface AccountingRecords extends Loose {
  event_type: string
  accountingRecordIds: string[]
  companyId: string
}

interface ExpensePayment extends Loose {
  event_type: string
  expense_id: string
  payment_status: Open<'DECLINED' | 'PENDING'>
  payment_type: Open<'DECLINED' | 'PURCHASE' | 'REFUND' | 'WITHDRAWAL'>
  company_id: string
  merchant: Merchant
  card_id: string
  payment_description: string
  payment_status_reason: string
  purchased_at?: string | undefined
  original_amount?: Money | undefined
  billing_amount?: Money | undefined
  payment_authorization_code?: string | undefined
  /** Starts at 1, and grows with every update. */
  version: number
}

/** In the smallest unit of the currency. */
interface Money extends Loose {
  amount: number
  currency?: string | undefined
}

interface Merchant extends Loose {
  raw_descriptor: string
  mcc: string
  country: string
}

interface Referral extends Loose {
  event_type: string
  referral_id: string
}

interface ReferralStatus extends Referral {
  application: Loose & { cash: string }
}

interface Transfer extends Loose {
  event_type: string
  transfer_id: string
  payment_type: string
  /** The transfer that a return is for. */
  return_for_id?: string | undefined
  company_id: string
}

interface UserUpdated extends Loose {
  event_type: string
  user_id: string
  company_id: string
  updated_attributes: Open<'DEPARTMENT_ID' | 'LOCATION_ID' | 'MANAGER_ID' | 'STATUS'>[]
}

/** The payload of each event. */
export interface BrexPayloads {
  ACCOUNTING_RECORD_READY_FOR_EXPORT: AccountingRecords
  EXPENSE_PAYMENT_UPDATED: ExpensePayment
  REFERRAL_ACTIVATED: Referral
  REFERRAL_APPLICATION_STATUS_CHANGED: ReferralStatus
  REFERRAL_CREATED: Referral
  TRANSFER_FAILED: Transfer
  TRANSFER_PROCESSED: Transfer
  USER_UPDATED: UserUpdated
}
