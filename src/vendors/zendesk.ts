import type { ZendeskPayloads } from './payloads/zendesk.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { ZendeskPayloads } from './payloads/zendesk.js'

const events = [
  'zen:event-type:ticket.agent_assignment_changed',
  'zen:event-type:ticket.brand_changed',
  'zen:event-type:ticket.comment_added',
  'zen:event-type:ticket.created',
  'zen:event-type:ticket.custom_field_changed',
  'zen:event-type:ticket.description_changed',
  'zen:event-type:ticket.external_id_changed',
  'zen:event-type:ticket.group_assignment_changed',
  'zen:event-type:ticket.organization_changed',
  'zen:event-type:ticket.priority_changed',
  'zen:event-type:ticket.requester_changed',
  'zen:event-type:ticket.status_changed',
  'zen:event-type:ticket.subject_changed',
] as const satisfies readonly (keyof ZendeskPayloads)[]

const preset = macVendor({
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
  sampleEvent: 'zen:event-type:ticket.status_changed',
  events,
  id: { field: 'id' },
})

/**
 * Zendesk: webhooks of event subscriptions, with names such as `zen:event-type:user.created`. The secret looks like base64, but
 * its text is the key. For webhooks of triggers and automations, whose method and body you choose, add the fields `type` and
 * `id` to it: without them, the event name is `request`.
 */
export const zendesk = preset as unknown as WithPayloads<typeof preset, ZendeskPayloads>
