import { tokenVendor } from '../table/token-vendor.js'

/** Telegram: the updates of a bot. The payload is the update, with one field besides its id. */
export const telegram = tokenVendor({
  name: 'telegram',
  title: 'Telegram',
  strength: 'token',
  source: 'https://core.telegram.org/bots/api#setwebhook',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  header: 'X-Telegram-Bot-Api-Secret-Token',
  event: { text: 'update' },
  sampleEvent: 'update',
  id: { field: 'update_id' },
})
