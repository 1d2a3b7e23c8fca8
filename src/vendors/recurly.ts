import type { RecurlyPayloads } from './payloads/recurly.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { RecurlyPayloads } from './payloads/recurly.js'

const events = ['notification'] as const satisfies readonly (keyof RecurlyPayloads)[]

const preset = macVendor({
  name: 'recurly',
  title: 'Recurly',
  strength: 'signed with time',
  source:
    'https://github.com/recurly/recurly-client-ruby/blob/05fa008d7df3cb82187e7c8c7b0330a8b8ea0b58/lib/recurly/webhooks.rb',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  signature: { header: 'recurly-signature', separator: ',', timestamp: 0 },
  message: '{time}.{body}',
  time: { unit: 'milliseconds' },
  event: { text: 'notification' },
  sampleEvent: 'notification',
  events,
})

/**
 * Recurly: accounts, subscriptions and payments, as JSON: XML is not signed. Every event is a `notification`, because its name
 * is at another place in each of the two forms of JSON that Recurly sends.
 */
export const recurly = preset as unknown as WithPayloads<typeof preset, RecurlyPayloads>
