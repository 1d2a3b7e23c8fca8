import { macVendor } from './table/mac-vendor.js'

/**
 * Revolut Business and Merchant: transactions, payouts and orders. The event name is `event`: `TransactionStateChanged`.
 * The secret begins with `wsk_`.
 */
export const revolut = macVendor({
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
})
