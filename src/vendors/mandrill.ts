import { reply } from '../core/provider/outcome.js'
import { jsonBody } from '../core/request/body/json.js'
import { jsonFormBody } from '../core/request/body/json-form.js'
import type { MandrillPayloads } from './payloads/mandrill.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { MandrillPayloads } from './payloads/mandrill.js'

const events = [
  'blacklist',
  'click',
  'deferral',
  'hard_bounce',
  'open',
  'reject',
  'send',
  'soft_bounce',
  'spam',
  'unsub',
  'whitelist',
] as const satisfies readonly (keyof MandrillPayloads)[]

const preset = macVendor(
  {
    name: 'mandrill',
    title: 'Mailchimp Transactional',
    strength: 'signed',
    source: 'https://mandrill.zendesk.com/hc/en-us/articles/360039232513-How-to-Authenticate-Webhook-Requests',
    verifiedOn: '2026-11-28',
    evidence: 'documented',
    signature: { header: 'X-Mandrill-Signature', encoding: 'base64', algorithm: 'sha1' },
    message: '{url}{form}',
    body: 'form',
    formField: 'mandrill_events',
    items: '',
    event: { field: 'event', or: { field: 'type' } },
    sampleEvent: 'open',
    events,
    handshake: '`HEAD`: 200',
  },
  ({ maxDepth }) => ({
    body: jsonFormBody('mandrill_events', jsonBody({ maxDepth })),
    probe: { methods: ['HEAD'], answer: ({ method }) => (method === 'HEAD' ? reply('') : undefined) },
  }),
)

/**
 * Mailchimp Transactional, which was Mandrill: each event of the field `mandrill_events` is a delivery, whose event name is `event`: `open`.
 * `url` is the address exactly as you entered it. The secret is the key of the webhook.
 */
export const mandrill = preset as unknown as WithPayloads<typeof preset, MandrillPayloads>
