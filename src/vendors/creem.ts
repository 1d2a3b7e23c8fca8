import { macVendor } from './table/mac-vendor.js'

/** Creem: checkouts, subscriptions and refunds. The event name is `eventType`: `checkout.completed`. */
export const creem = macVendor({
  name: 'creem',
  title: 'Creem',
  strength: 'signed',
  source: 'https://docs.creem.io/code/webhooks',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: 'creem',
  signature: { header: 'creem-signature' },
  event: { field: 'eventType' },
  sampleEvent: 'checkout.completed',
  id: { field: 'id' },
})
