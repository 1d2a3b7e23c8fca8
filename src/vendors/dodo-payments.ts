import { standardVendor } from './table/standard-vendor.js'

/** Dodo Payments: payments, subscriptions and licenses. */
export const dodoPayments = standardVendor({
  name: 'dodo-payments',
  title: 'Dodo Payments',
  strength: 'signed with time',
  source: 'https://docs.dodopayments.com/developer-resources/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'dodopayments',
  headerPrefix: 'webhook-',
  secretEncoding: 'base64',
  event: { field: 'type' },
  sampleEvent: 'payment.succeeded',
  id: { header: 'webhook-id' },
})
