import { standardVendor } from './table/standard-vendor.js'

/** Lithic: card transactions, accounts and disputes. */
export const lithic = standardVendor({
  name: 'lithic',
  title: 'Lithic',
  strength: 'signed with time',
  source: 'https://docs.lithic.com/docs/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'lithic',
  headerPrefix: 'webhook-',
  secretEncoding: 'base64',
  event: { field: 'event_type' },
  sampleEvent: 'card.created',
  id: { header: 'webhook-id' },
})
