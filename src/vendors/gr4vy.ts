import { macVendor } from './table/mac-vendor.js'

/** Gr4vy: transactions, refunds and payment methods. The event name is `target.type`: `transaction`. */
export const gr4vy = macVendor({
  name: 'gr4vy',
  title: 'Gr4vy',
  strength: 'signed with time',
  source: 'https://docs.gr4vy.com/guides/features/webhooks/signatures',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: '@gr4vy/sdk',
  signature: { header: 'X-Gr4vy-Webhook-Signatures', separator: ',' },
  message: '{time}.{body}',
  time: { header: 'X-Gr4vy-Webhook-Timestamp' },
  event: { field: 'target.type' },
  sampleEvent: 'transaction',
  id: { header: 'X-Gr4vy-Webhook-ID' },
})
