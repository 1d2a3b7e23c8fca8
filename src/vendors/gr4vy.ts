import { gr4vyEvents } from '../generated/events/gr4vy.js'
import type { Gr4vyPayloads } from '../generated/payloads/gr4vy.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { Gr4vyPayloads } from '../generated/payloads/gr4vy.js'

const preset = macVendor({
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
  events: gr4vyEvents,
  id: { header: 'X-Gr4vy-Webhook-ID' },
})

/** Gr4vy: transactions, refunds and payment methods. The event name is `target.type`: `transaction`. */
export const gr4vy = preset as unknown as WithPayloads<typeof preset, Gr4vyPayloads>
