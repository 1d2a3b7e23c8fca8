import type { LoopsPayloads } from './payloads/loops.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { LoopsPayloads } from './payloads/loops.js'

const events = [
  'campaign.email.sent',
  'contact.created',
  'contact.deleted',
  'contact.mailingList.subscribed',
  'contact.mailingList.unsubscribed',
  'contact.unsubscribed',
  'email.clicked',
  'email.delivered',
  'email.hardBounced',
  'email.opened',
  'email.resubscribed',
  'email.softBounced',
  'email.spamReported',
  'email.unsubscribed',
  'loop.email.sent',
  'testing.testEvent',
  'transactional.email.sent',
] as const satisfies readonly (keyof LoopsPayloads)[]

const preset = standardVendor({
  name: 'loops',
  title: 'Loops',
  strength: 'signed with time',
  source: 'https://loops.so/docs/webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  headerPrefix: 'webhook-',
  event: { field: 'eventName' },
  sampleEvent: 'email.delivered',
  events,
  id: { header: 'webhook-id' },
})

/** Loops: contacts, mailing lists and emails. The event name is `eventName`: `email.delivered`. */
export const loops = preset as unknown as WithPayloads<typeof preset, LoopsPayloads>
