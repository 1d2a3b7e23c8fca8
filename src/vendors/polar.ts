import { standardVendor } from './table/standard-vendor.js'

/** Polar: orders, subscriptions, customers and benefits. */
export const polar = standardVendor({
  name: 'polar',
  title: 'Polar',
  strength: 'signed with time',
  source: 'https://polar.sh/docs/integrate/webhooks/delivery',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@polar-sh/sdk',
  headerPrefix: 'webhook-',
  secretEncoding: 'text or base64',
  event: { field: 'type' },
  sampleEvent: 'order.created',
  id: { header: 'webhook-id' },
})
