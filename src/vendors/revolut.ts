import type { RevolutPayloads } from './payloads/revolut.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { RevolutPayloads } from './payloads/revolut.js'

const events = [
  'DISPUTE_ACTION_REQUIRED',
  'DISPUTE_LOST',
  'DISPUTE_UNDER_REVIEW',
  'DISPUTE_WON',
  'ORDER_AUTHORISED',
  'ORDER_CANCELLED',
  'ORDER_COMPLETED',
  'ORDER_FAILED',
  'ORDER_INCREMENTAL_AUTHORISATION_AUTHORISED',
  'ORDER_INCREMENTAL_AUTHORISATION_DECLINED',
  'ORDER_INCREMENTAL_AUTHORISATION_FAILED',
  'ORDER_PAYMENT_AUTHENTICATED',
  'ORDER_PAYMENT_AUTHENTICATION_CHALLENGED',
  'ORDER_PAYMENT_AUTHORISATION_STARTED',
  'ORDER_PAYMENT_DECLINED',
  'ORDER_PAYMENT_FAILED',
  'PAYOUT_COMPLETED',
  'PAYOUT_FAILED',
  'PAYOUT_INITIATED',
  'PayoutLinkCreated',
  'PayoutLinkStateChanged',
  'SUBSCRIPTION_CANCELLED',
  'SUBSCRIPTION_FINISHED',
  'SUBSCRIPTION_INITIATED',
  'SUBSCRIPTION_OVERDUE',
  'TransactionCreated',
  'TransactionStateChanged',
] as const satisfies readonly (keyof RevolutPayloads)[]

const preset = macVendor({
  name: 'revolut',
  title: 'Revolut',
  strength: 'signed with time',
  source:
    'https://developer.revolut.com/docs/guides/manage-accounts/tutorials/work-with-webhooks/verify-the-payload-signature',
  verifiedOn: '2026-11-27',
  evidence: 'vector',
  signature: { header: 'Revolut-Signature', separator: ',', signature: 'v1' },
  message: 'v1.{time}.{body}',
  time: { header: 'Revolut-Request-Timestamp', unit: 'milliseconds' },
  event: { field: 'event' },
  sampleEvent: 'TransactionStateChanged',
  events,
})

/**
 * Revolut Business and Merchant: transactions, payouts and orders. The event name is `event`: `TransactionStateChanged`.
 * The secret begins with `wsk_`.
 */
export const revolut = preset as unknown as WithPayloads<typeof preset, RevolutPayloads>
