import type { IntercomPayloads } from './payloads/intercom.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { IntercomPayloads } from './payloads/intercom.js'

const events = [
  'admin.added_to_workspace',
  'admin.away_mode_updated',
  'admin.logged_in',
  'admin.logged_out',
  'admin.removed_from_workspace',
  'company.created',
  'company.deleted',
  'company.updated',
  'contact.deleted',
  'contact.email.updated',
  'contact.lead.created',
  'contact.lead.tag.created',
  'contact.lead.tag.deleted',
  'contact.unsubscribed',
  'contact.user.created',
  'contact.user.tag.created',
  'contact.user.tag.deleted',
  'contact.user.updated',
  'conversation.admin.assigned',
  'conversation.admin.closed',
  'conversation.admin.noted',
  'conversation.admin.opened',
  'conversation.admin.replied',
  'conversation.admin.single.created',
  'conversation.admin.snoozed',
  'conversation.admin.unsnoozed',
  'conversation.deleted',
  'conversation.rating.added',
  'conversation.user.created',
  'conversation.user.replied',
  'conversation_part.redacted',
  'conversation_part.tag.created',
  'ticket.admin.assigned',
  'ticket.admin.replied',
  'ticket.created',
  'ticket.state.updated',
] as const satisfies readonly (keyof IntercomPayloads)[]

const preset = macVendor({
  name: 'intercom',
  title: 'Intercom',
  strength: 'signed',
  source: 'https://developers.intercom.com/docs/webhooks',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'X-Hub-Signature', prefix: 'sha1=', algorithm: 'sha1' },
  event: { field: 'topic' },
  sampleEvent: 'conversation.user.created',
  events,
  id: { field: 'id' },
})

/**
 * Intercom: conversations, contacts and tickets. The event name is the topic: `conversation.user.created`. The secret is
 * the client secret of the app.
 */
export const intercom = preset as unknown as WithPayloads<typeof preset, IntercomPayloads>
