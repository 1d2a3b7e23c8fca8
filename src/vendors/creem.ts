import { creemEvents } from '../generated/events/creem.js'
import type { CreemPayloads } from '../generated/payloads/creem.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { CreemPayloads } from '../generated/payloads/creem.js'

const preset = macVendor({
  name: 'creem',
  title: 'Creem',
  strength: 'signed',
  source: 'https://docs.creem.io/code/webhooks',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: 'creem',
  signature: { header: 'creem-signature' },
  event: { field: 'eventType' },
  sampleEvent: 'checkout.completed',
  events: creemEvents,
  id: { field: 'id' },
})

/** Creem: checkouts, subscriptions and refunds. The event name is `eventType`: `checkout.completed`. */
export const creem = preset as unknown as WithPayloads<typeof preset, CreemPayloads>
