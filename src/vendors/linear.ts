import { linearEvents } from '../generated/events/linear.js'
import type { LinearPayloads } from '../generated/payloads/linear.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { LinearPayloads } from '../generated/payloads/linear.js'

const preset = macVendor({
  name: 'linear',
  title: 'Linear',
  strength: 'signed with time',
  source: 'https://linear.app/developers/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@linear/sdk',
  signature: { header: 'Linear-Signature' },
  time: { field: 'webhookTimestamp', unit: 'milliseconds', toleranceSeconds: 60 },
  event: [{ field: 'type' }, { field: 'action' }],
  sampleEvent: 'Issue.create',
  events: linearEvents,
  id: { header: 'Linear-Delivery' },
  ackSeconds: 5,
  retries: { delaysSeconds: [60, 3600, 21_600], hours: 8 },
})

/** Linear: changes of issues, comments, projects and other entities. The event name is type and action: `Issue.create`. */
export const linear = preset as unknown as WithPayloads<typeof preset, LinearPayloads>
