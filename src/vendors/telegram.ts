import type { TelegramPayloads } from '../generated/payloads/telegram.js'
import type { WithPayloads } from './table/define-vendor.js'
import { tokenVendor } from './table/token-vendor.js'
import { telegramEvents } from './telegram/events.js'

export type { TelegramPayloads } from '../generated/payloads/telegram.js'

const preset = tokenVendor({
  name: 'telegram',
  title: 'Telegram',
  strength: 'token',
  source: 'https://core.telegram.org/bots/api#setwebhook',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  header: 'X-Telegram-Bot-Api-Secret-Token',
  event: { text: 'update' },
  sampleEvent: 'update',
  events: telegramEvents,
  id: { field: 'update_id' },
})

/** Telegram: the updates of a bot. The payload is the update, with one field besides its id. */
export const telegram = preset as unknown as WithPayloads<typeof preset, TelegramPayloads>
