import { macVendor } from './table/mac-vendor.js'

/** Paystack: charges, transfers, subscriptions and disputes. The secret is the secret key of the API. */
export const paystack = macVendor({
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
})
