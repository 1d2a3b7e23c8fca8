import { standardVendor } from './table/standard-vendor.js'

/** Etsy: the orders of a shop. The event name is `event_type`: `order.paid`. */
export const etsy = standardVendor({
  name: 'etsy',
  title: 'Etsy',
  strength: 'signed with time',
  source: 'https://developers.etsy.com/documentation/essentials/webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  headerPrefix: 'webhook-',
  event: { field: 'event_type' },
  sampleEvent: 'order.paid',
  id: { header: 'webhook-id' },
  retries: { delaysSeconds: [5, 300, 1800, 7200, 18000, 36000, 36000], hours: 28 },
})
