import { macVendor } from './table/mac-vendor.js'

/**
 * Klaviyo: events of several topics in one request, each a delivery: `event:klaviyo.email_delivered`. The text of the
 * time is signed; its form is not documented, so it is not compared with the clock.
 */
export const klaviyo = macVendor({
  name: 'klaviyo',
  title: 'Klaviyo',
  strength: 'signed',
  source: 'https://developers.klaviyo.com/en/docs/working_with_system_webhooks',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'Klaviyo-Signature' },
  message: '{body}{header:Klaviyo-Timestamp}',
  items: 'data',
  event: { field: 'topic' },
  sampleEvent: 'event:klaviyo.email_delivered',
  id: { field: 'external_id' },
})
