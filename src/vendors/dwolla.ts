import type { DwollaPayloads } from './payloads/dwolla.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { DwollaPayloads } from './payloads/dwolla.js'

const events = [
  'customer_activated',
  'customer_bank_transfer_cancelled',
  'customer_bank_transfer_completed',
  'customer_bank_transfer_created',
  'customer_bank_transfer_creation_failed',
  'customer_bank_transfer_failed',
  'customer_created',
  'customer_deactivated',
  'customer_funding_source_added',
  'customer_funding_source_removed',
  'customer_funding_source_verified',
  'customer_reverification_needed',
  'customer_suspended',
  'customer_transfer_cancelled',
  'customer_transfer_completed',
  'customer_transfer_created',
  'customer_transfer_failed',
  'customer_verification_document_needed',
  'customer_verified',
  'funding_source_added',
  'funding_source_removed',
  'funding_source_verified',
  'transfer_cancelled',
  'transfer_completed',
  'transfer_created',
  'transfer_failed',
] as const satisfies readonly (keyof DwollaPayloads)[]

const preset = macVendor({
  name: 'dwolla',
  title: 'Dwolla',
  strength: 'signed',
  source: 'https://developers.dwolla.com/docs/connect/webhooks/process-validate',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'X-Request-Signature-SHA-256' },
  event: { field: 'topic' },
  sampleEvent: 'transfer_completed',
  events,
  id: { field: 'id' },
  ackSeconds: 10,
  retries: { count: 8, hours: 72 },
})

/** Dwolla: transfers, customers and funding sources. The event name is the topic: `transfer_completed`. */
export const dwolla = preset as unknown as WithPayloads<typeof preset, DwollaPayloads>
