import { macVendor } from './table/mac-vendor.js'

/** Modern Treasury: payment orders, transactions and returns. The event name is in the body: `created`. */
export const modernTreasury = macVendor({
  name: 'modern-treasury',
  title: 'Modern Treasury',
  strength: 'signed',
  source: 'https://docs.moderntreasury.com/platform/reference/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  untyped: 'not found',
  library: 'modern-treasury',
  signature: { header: 'X-Signature' },
  event: [{ header: 'X-Topic' }, { field: 'event' }],
  sampleEvent: 'payment_order.created',
  id: { header: 'X-Event-ID' },
})
