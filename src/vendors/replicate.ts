import { replicateEvents } from '../generated/events/replicate.js'
import type { ReplicatePayloads } from '../generated/payloads/replicate.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { ReplicatePayloads } from '../generated/payloads/replicate.js'

const preset = standardVendor({
  name: 'replicate',
  title: 'Replicate',
  strength: 'signed with time',
  source: 'https://replicate.com/docs/topics/webhooks/verify-webhook',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'replicate',
  headerPrefix: 'webhook-',
  event: { field: 'status' },
  sampleEvent: 'succeeded',
  events: replicateEvents,
  id: { header: 'webhook-id' },
})

/** Replicate: predictions. The payload is the prediction, and the event name its status. */
export const replicate = preset as unknown as WithPayloads<typeof preset, ReplicatePayloads>
