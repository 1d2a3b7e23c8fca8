import { macVendor } from './table/mac-vendor.js'

/** Squarespace: orders and extensions. The event name is the topic: `order.create`. The secret is hexadecimal. */
export const squarespace = macVendor({
  name: 'squarespace',
  title: 'Squarespace',
  strength: 'signed',
  source: 'https://developers.squarespace.com/webhooks/verifying-notifications',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'Squarespace-Signature' },
  secret: 'hex',
  event: { field: 'topic' },
  sampleEvent: 'order.create',
  id: { field: 'id' },
})
