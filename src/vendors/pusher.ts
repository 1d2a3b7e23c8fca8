import { macVendor } from './table/mac-vendor.js'

/**
 * Pusher Channels: channels, members and client events. A request carries several events. The secrets are those of the app, by
 * key: `secrets: { '278d525bdf162c739803': 's3cret' }`.
 */
export const pusher = macVendor({
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
})
