import { macVendor } from './table/mac-vendor.js'

/**
 * Schematic: companies, plans and features. The text of the time is signed, but not compared with the clock, as in the
 * package of the vendor. The event name is `action`.
 */
export const schematic = macVendor({
  name: 'schematic',
  title: 'Schematic',
  strength: 'signed',
  source: 'https://github.com/SchematicHQ/schematic-node',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  untyped: 'not found',
  library: '@schematichq/schematic-typescript-node',
  signature: { header: 'X-Schematic-Webhook-Signature' },
  message: '{body}+{header:X-Schematic-Webhook-Timestamp}',
  event: { field: 'action' },
  sampleEvent: 'company.updated',
})
