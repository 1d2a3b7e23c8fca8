import { macVendor } from './table/mac-vendor.js'

/** Pusher Channels: channels, members and client events. A request carries several events. */
export const pusher = macVendor({
  name: 'pusher',
  title: 'Pusher',
  strength: 'signed',
  source: 'https://pusher.com/docs/channels/server_api/webhooks/',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'pusher',
  signature: { header: 'X-Pusher-Signature' },
  items: 'events',
  event: { field: 'name' },
  sampleEvent: 'channel_occupied',
})
