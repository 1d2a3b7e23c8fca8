import { macVendor } from './table/mac-vendor.js'

/** Mollie: events of the Webhooks API. The webhooks of a single payment are forms without a signature. */
export const mollie = macVendor({
  name: 'mollie',
  title: 'Mollie',
  strength: 'signed',
  source: 'https://docs.mollie.com/reference/webhooks-best-practices',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'mollie-api-typescript',
  signature: { header: 'X-Mollie-Signature', prefix: 'sha256=', optionalPrefix: true, separator: ',' },
  event: { field: 'type' },
  sampleEvent: 'payment-link.paid',
  id: { field: 'id' },
  ackSeconds: 15,
})
