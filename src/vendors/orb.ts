import { macVendor } from './table/mac-vendor.js'

/** Orb: subscriptions, invoices and alerts. */
export const orb = macVendor({
  name: 'orb',
  title: 'Orb',
  strength: 'signed with time',
  source: 'https://docs.withorb.com/integrations-and-exports/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'orb-billing',
  signature: { header: 'X-Orb-Signature', separator: ' ', signature: 'v1' },
  message: 'v1:{time}:{body}',
  time: { header: 'X-Orb-Timestamp', unit: 'date' },
  event: { field: 'type' },
  sampleEvent: 'invoice.issued',
  id: { field: 'id' },
})
