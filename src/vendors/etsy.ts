import type { EtsyPayloads } from './payloads/etsy.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { EtsyPayloads } from './payloads/etsy.js'

const events = [
  'order.canceled',
  'order.delivered',
  'order.paid',
  'order.shipped',
] as const satisfies readonly (keyof EtsyPayloads)[]

const preset = standardVendor({
  name: 'etsy',
  title: 'Etsy',
  strength: 'signed with time',
  source: 'https://developers.etsy.com/documentation/essentials/webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  headerPrefix: 'webhook-',
  event: { field: 'event_type' },
  sampleEvent: 'order.paid',
  events,
  id: { header: 'webhook-id' },
  retries: { delaysSeconds: [5, 300, 1800, 7200, 18000, 36000, 36000], hours: 28 },
})

/** Etsy: the orders of a shop. The event name is `event_type`: `order.paid`. */
export const etsy = preset as unknown as WithPayloads<typeof preset, EtsyPayloads>
