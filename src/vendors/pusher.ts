import type { PusherPayloads } from './payloads/pusher.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { PusherPayloads } from './payloads/pusher.js'

const events = [
  'channel_occupied',
  'channel_vacated',
  'client_event',
  'member_added',
  'member_removed',
] as const satisfies readonly (keyof PusherPayloads)[]

const preset = macVendor({
  name: 'pusher',
  title: 'Pusher',
  strength: 'signed',
  source: 'https://pusher.com/docs/channels/server_api/webhooks/',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'pusher',
  signature: { header: 'X-Pusher-Signature' },
  keyHeader: 'X-Pusher-Key',
  items: 'events',
  event: { field: 'name' },
  sampleEvent: 'channel_occupied',
  events,
})

/**
 * Pusher Channels: channels, members and client events. A request carries several events. The secrets are those of the app, by
 * key: `secrets: { '278d525bdf162c739803': 's3cret' }`.
 */
export const pusher = preset as unknown as WithPayloads<typeof preset, PusherPayloads>
