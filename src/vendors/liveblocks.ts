import { liveblocksEvents } from '../generated/events/liveblocks.js'
import type { LiveblocksPayloads } from '../generated/payloads/liveblocks.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { LiveblocksPayloads } from '../generated/payloads/liveblocks.js'

const preset = standardVendor({
  name: 'liveblocks',
  title: 'Liveblocks',
  strength: 'signed with time',
  source: 'https://liveblocks.io/docs/platform/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@liveblocks/node',
  headerPrefix: 'webhook-',
  event: { field: 'type' },
  sampleEvent: 'storageUpdated',
  events: liveblocksEvents,
  id: { header: 'webhook-id' },
})

/** Liveblocks: rooms, comments and notifications. */
export const liveblocks = preset as unknown as WithPayloads<typeof preset, LiveblocksPayloads>
