import { standardVendor } from './table/standard-vendor.js'

/** Liveblocks: rooms, comments and notifications. */
export const liveblocks = standardVendor({
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
  id: { header: 'webhook-id' },
})
