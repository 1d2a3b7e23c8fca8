import { standardVendor } from './table/standard-vendor.js'

/** Whop: payments, memberships, disputes and payouts. */
export const whop = standardVendor({
  name: 'whop',
  title: 'Whop',
  strength: 'signed with time',
  source: 'https://docs.whop.com/developer/guides/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@whop/sdk',
  headerPrefix: 'webhook-',
  secretEncoding: 'text',
  event: { field: 'type' },
  sampleEvent: 'payment.succeeded',
  id: { header: 'webhook-id' },
})
