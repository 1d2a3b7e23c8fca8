import { aftershipEvents } from '../generated/events/aftership.js'
import type { AftershipPayloads } from '../generated/payloads/aftership.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { AftershipPayloads } from '../generated/payloads/aftership.js'

const preset = macVendor({
  name: 'aftership',
  title: 'AfterShip',
  strength: 'signed',
  source: 'https://www.aftership.com/docs/tracking/webhook/webhook-signature',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'aftership-hmac-sha256', encoding: 'base64' },
  event: { field: 'event' },
  sampleEvent: 'tracking_update',
  events: aftershipEvents,
  id: { field: 'event_id' },
})

/** AfterShip: the tracking of shipments. The event name is `event`: `tracking_update`. */
export const aftership = preset as unknown as WithPayloads<typeof preset, AftershipPayloads>
