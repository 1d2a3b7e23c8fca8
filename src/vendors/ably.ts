import { macVendor } from './table/mac-vendor.js'

/**
 * Ably: messages, presence and occupancy, in an envelope. The event name is the source of the item: `channel.message`.
 * The secret is the part of the API key after the colon, by the name before it.
 */
export const ably = macVendor({
  name: 'ably',
  title: 'Ably',
  strength: 'signed',
  source: 'https://ably.com/docs/integrations/webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'X-Ably-Signature', encoding: 'base64' },
  keyHeader: 'X-Ably-Key',
  items: 'items',
  event: { field: 'source' },
  sampleEvent: 'channel.message',
  id: [{ field: 'webhookId' }, { field: 'serial' }],
})
