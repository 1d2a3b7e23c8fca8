import { orbEvents } from '../generated/events/orb.js'
import type { OrbPayloads } from '../generated/payloads/orb.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { OrbPayloads } from '../generated/payloads/orb.js'

const preset = macVendor({
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
  events: orbEvents,
  id: { field: 'id' },
})

/** Orb: subscriptions, invoices and alerts. */
export const orb = preset as unknown as WithPayloads<typeof preset, OrbPayloads>
