import { macVendor } from './table/mac-vendor.js'

/** Viber bots: messages and their delivery. The secret is the token of the bot. */
export const viber = macVendor({
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
  id: [{ field: 'event' }, { field: 'message_token' }],
})
