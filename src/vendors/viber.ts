import type { ViberPayloads } from './payloads/viber.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { ViberPayloads } from './payloads/viber.js'

const events = [
  'conversation_started',
  'delivered',
  'failed',
  'message',
  'seen',
  'subscribed',
  'unsubscribed',
] as const satisfies readonly (keyof ViberPayloads)[]

const preset = macVendor({
  name: 'viber',
  title: 'Viber',
  strength: 'signed',
  source: 'https://developers.viber.com/docs/api/rest-bot-api/',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: 'viber-bot',
  signature: { header: 'X-Viber-Content-Signature' },
  event: { field: 'event' },
  sampleEvent: 'message',
  events,
  id: [{ field: 'event' }, { field: 'message_token' }],
})

/** Viber bots: messages and their delivery. The secret is the token of the bot. */
export const viber = preset as unknown as WithPayloads<typeof preset, ViberPayloads>
