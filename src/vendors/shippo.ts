import { shippoEvents } from '../generated/events/shippo.js'
import type { ShippoPayloads } from '../generated/payloads/shippo.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { ShippoPayloads } from '../generated/payloads/shippo.js'

const preset = macVendor({
  name: 'shippo',
  title: 'Shippo',
  strength: 'signed with time',
  source: 'https://docs.goshippo.com/docs/tracking/webhooksecurity',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'Shippo-Auth-Signature', separator: ',', timestamp: 't', signature: 'v1' },
  message: '{time}.{body}',
  time: {},
  event: { field: 'event' },
  sampleEvent: 'transaction_created',
  events: shippoEvents,
})

/** Shippo: labels, tracking and batches. Shippo signs after its support has set up HMAC for your account. */
export const shippo = preset as unknown as WithPayloads<typeof preset, ShippoPayloads>
