import type { PlivoMessagingPayloads } from './payloads/plivo-messaging.js'
import type { WithPayloads } from './table/define-vendor.js'
import { flatForm } from './table/flat-form.js'
import { macVendor } from './table/mac-vendor.js'

export type { PlivoMessagingPayloads } from './payloads/plivo-messaging.js'

const events = [
  'delivered',
  'failed',
  'message',
  'queued',
  'read',
  'sent',
  'undelivered',
] as const satisfies readonly (keyof PlivoMessagingPayloads)[]

const preset = macVendor(
  {
    name: 'plivo-messaging',
    title: 'Plivo (messages)',
    strength: 'signed but not the body',
    source: 'https://www.plivo.com/docs/messaging/concepts/signature-validation',
    verifiedOn: '2026-11-27',
    evidence: 'vector',
    library: 'plivo',
    signature: { header: ['X-Plivo-Signature-V2', 'X-Plivo-Signature-Ma-V2'], encoding: 'base64' },
    message: '{endpoint}{word:X-Plivo-Signature-V2-Nonce}',
    body: 'form',
    event: { field: 'Status', or: { text: 'message' } },
    sampleEvent: 'delivered',
    events,
    id: [{ field: 'MessageUUID' }],
  },
  () => ({ body: flatForm }),
)

/**
 * Plivo's messages and verifications, with signatures of version 2, which cover the address and **not the body**. The event name is the
 * field `Status`, such as `delivered`, or `message` for an incoming one. The secret is the auth token.
 */
export const plivoMessaging = preset as unknown as WithPayloads<typeof preset, PlivoMessagingPayloads>
