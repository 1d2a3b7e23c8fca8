import { macVendor } from './table/mac-vendor.js'

/**
 * Zendesk: webhooks of event subscriptions, with names such as `zen:event-type:user.created`. The secret looks like base64, but
 * its text is the key. For webhooks of triggers and automations, whose method and body you choose, add the fields `type` and
 * `id` to it: without them, the event name is `request`.
 */
export const zendesk = macVendor({
  name: 'zendesk',
  title: 'Zendesk',
  strength: 'signed with time',
  source: 'https://developer.zendesk.com/documentation/webhooks/verifying/',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Zendesk-Webhook-Signature', encoding: 'base64' },
  message: '{time}{body}',
  time: { header: 'X-Zendesk-Webhook-Signature-Timestamp', unit: 'date' },
  methods: ['GET', 'PUT', 'PATCH', 'DELETE'],
  event: { field: 'type', or: { text: 'request' } },
  sampleEvent: 'zen:event-type:user.created',
  id: { field: 'id' },
})
