import { macVendor } from './table/mac-vendor.js'

/** Dwolla: transfers, customers and funding sources. The event name is the topic: `transfer_completed`. */
export const dwolla = macVendor({
  name: 'dwolla',
  title: 'Dwolla',
  strength: 'signed',
  source: 'https://developers.dwolla.com/docs/connect/webhooks/process-validate',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'X-Request-Signature-SHA-256' },
  event: { field: 'topic' },
  sampleEvent: 'transfer_completed',
  id: { field: 'id' },
  ackSeconds: 10,
  retries: { count: 8, hours: 72 },
})
