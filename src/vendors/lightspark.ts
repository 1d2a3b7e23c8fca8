import { lightsparkEvents } from '../generated/events/lightspark.js'
import type { LightsparkPayloads } from '../generated/payloads/lightspark.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { LightsparkPayloads } from '../generated/payloads/lightspark.js'

const preset = macVendor({
  name: 'lightspark',
  title: 'Lightspark',
  strength: 'signed',
  source: 'https://docs.lightspark.com/lightspark-sdk/webhooks',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: '@lightsparkdev/lightspark-sdk',
  signature: { header: 'lightspark-signature' },
  event: { field: 'event_type' },
  sampleEvent: 'PAYMENT_FINISHED',
  events: lightsparkEvents,
  id: { field: 'event_id' },
})

/** Lightspark: payments and nodes of the Lightning network. The event name is `event_type`: `PAYMENT_FINISHED`. */
export const lightspark = preset as unknown as WithPayloads<typeof preset, LightsparkPayloads>
