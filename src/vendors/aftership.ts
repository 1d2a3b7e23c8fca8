import { macVendor } from './table/mac-vendor.js'

/** AfterShip: the tracking of shipments. The event name is `event`: `tracking_update`. */
export const aftership = macVendor({
  name: 'aftership',
  title: 'AfterShip',
  strength: 'signed',
  source: 'https://www.aftership.com/docs/tracking/webhook/webhook-signature',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'aftership-hmac-sha256', encoding: 'base64' },
  event: { field: 'event' },
  sampleEvent: 'tracking_update',
  id: { field: 'event_id' },
})
