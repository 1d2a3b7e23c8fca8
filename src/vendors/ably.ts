import type { AblyPayloads } from './payloads/ably.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { AblyPayloads } from './payloads/ably.js'

const events = [
  'channel.lifecycle',
  'channel.message',
  'channel.occupancy',
  'channel.presence',
] as const satisfies readonly (keyof AblyPayloads)[]

const preset = macVendor({
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
  events,
  id: [{ field: 'webhookId' }, { field: 'serial' }],
})

/**
 * Ably: messages, presence and occupancy, in an envelope. The event name is the source of the item: `channel.message`.
 * The secret is the part of the API key after the colon, by the name before it.
 */
export const ably = preset as unknown as WithPayloads<typeof preset, AblyPayloads>
