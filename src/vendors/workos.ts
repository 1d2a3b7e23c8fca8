import { workosEvents } from '../generated/events/workos.js'
import type { WorkosPayloads } from '../generated/payloads/workos.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { WorkosPayloads } from '../generated/payloads/workos.js'

const preset = macVendor({
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
  events: workosEvents,
  id: { field: 'id' },
})

/** WorkOS: changes of users, organizations, directories and connections. */
export const workos = preset as unknown as WithPayloads<typeof preset, WorkosPayloads>
