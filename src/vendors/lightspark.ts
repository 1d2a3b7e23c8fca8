import { macVendor } from './table/mac-vendor.js'

/** Lightspark: payments and nodes of the Lightning network. The event name is `event_type`: `PAYMENT_FINISHED`. */
export const lightspark = macVendor({
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
  id: { field: 'event_id' },
})
