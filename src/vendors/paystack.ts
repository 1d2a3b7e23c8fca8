import type { PaystackPayloads } from './payloads/paystack.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { PaystackPayloads } from './payloads/paystack.js'

const events = [
  'charge.dispute.create',
  'charge.dispute.remind',
  'charge.dispute.resolve',
  'charge.success',
  'customeridentification.failed',
  'customeridentification.success',
  'dedicatedaccount.assign.failed',
  'dedicatedaccount.assign.success',
  'invoice.create',
  'invoice.payment_failed',
  'invoice.update',
  'paymentrequest.pending',
  'paymentrequest.success',
  'refund.failed',
  'refund.pending',
  'refund.processed',
  'refund.processing',
  'subscription.create',
  'subscription.disable',
  'subscription.expiring_cards',
  'subscription.not_renew',
  'transfer.failed',
  'transfer.reversed',
  'transfer.success',
] as const satisfies readonly (keyof PaystackPayloads)[]

const preset = macVendor({
  name: 'paystack',
  title: 'Paystack',
  strength: 'signed',
  source:
    'https://github.com/PaystackOSS/doc-code-snippets/blob/94af513d752dfc9f85dd0718301e7257091eb7f2/src/doc/payments/webhooks/verifying-transaction/index.js',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'x-paystack-signature', algorithm: 'sha512' },
  event: { field: 'event' },
  sampleEvent: 'charge.success',
  events,
})

/** Paystack: charges, transfers, subscriptions and disputes. The secret is the secret key of the API. */
export const paystack = preset as unknown as WithPayloads<typeof preset, PaystackPayloads>
