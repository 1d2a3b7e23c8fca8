import type { KlaviyoPayloads } from './payloads/klaviyo.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { KlaviyoPayloads } from './payloads/klaviyo.js'

const events = [
  'event:klaviyo.bounced_email',
  'event:klaviyo.clicked_email',
  'event:klaviyo.clicked_sms',
  'event:klaviyo.dropped_email',
  'event:klaviyo.email_delivered',
  'event:klaviyo.failed_to_deliver_sms',
  'event:klaviyo.marked_email_as_spam',
  'event:klaviyo.opened_email',
  'event:klaviyo.received_sms',
  'event:klaviyo.sent_sms',
  'event:klaviyo.unsubscribed_from_email',
] as const satisfies readonly (keyof KlaviyoPayloads)[]

const preset = macVendor({
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
  events,
  id: { field: 'external_id' },
})

/**
 * Klaviyo: events of several topics in one request, each a delivery: `event:klaviyo.email_delivered`. The text of the
 * time is signed; its form is not documented, so it is not compared with the clock.
 */
export const klaviyo = preset as unknown as WithPayloads<typeof preset, KlaviyoPayloads>
