import { macVendor } from './table/mac-vendor.js'

/** WorkOS: changes of users, organizations, directories and connections. */
export const workos = macVendor({
  name: 'workos',
  title: 'WorkOS',
  strength: 'signed with time',
  source: 'https://workos.com/docs/events/data-syncing/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@workos-inc/node',
  signature: { header: 'WorkOS-Signature', separator: ',', timestamp: 't', signature: 'v1' },
  message: '{time}.{body}',
  time: { unit: 'milliseconds', toleranceSeconds: 180 },
  event: { field: 'event' },
  sampleEvent: 'user.created',
  id: { field: 'id' },
})
