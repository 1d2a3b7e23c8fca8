import { standardVendor } from './table/standard-vendor.js'

/** Replicate: predictions. The payload is the prediction, and the event name its status. */
export const replicate = standardVendor({
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
  id: { header: 'webhook-id' },
})
