import type { HelpscoutPayloads } from './payloads/helpscout.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { HelpscoutPayloads } from './payloads/helpscout.js'

const events = [
  'convo.agent.reply.created',
  'convo.ai-answers.created',
  'convo.assigned',
  'convo.created',
  'convo.custom-fields',
  'convo.customer.reply.created',
  'convo.deleted',
  'convo.merged',
  'convo.moved',
  'convo.note.created',
  'convo.status',
  'convo.tags',
  'customer.created',
  'customer.deleted',
  'customer.updated',
] as const satisfies readonly (keyof HelpscoutPayloads)[]

const preset = macVendor({
  name: 'helpscout',
  title: 'Help Scout',
  strength: 'signed',
  source: 'https://developer.helpscout.com/webhooks',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'X-HelpScout-Signature', encoding: 'base64', algorithm: 'sha1' },
  event: { header: 'X-HelpScout-Event' },
  sampleEvent: 'convo.created',
  events,
})

/**
 * Help Scout: conversations, customers and ratings. The event name, such as `convo.created`, is in a header that is not
 * signed.
 */
export const helpscout = preset as unknown as WithPayloads<typeof preset, HelpscoutPayloads>
