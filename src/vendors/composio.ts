import { standardVendor } from './table/standard-vendor.js'

/** Composio: triggers of other services, and expired accounts. */
export const composio = standardVendor({
  name: 'composio',
  title: 'Composio',
  strength: 'signed with time',
  source: 'https://docs.composio.dev/docs/webhook-verification',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@composio/core',
  headerPrefix: 'webhook-',
  secretEncoding: 'text',
  event: { field: 'type' },
  sampleEvent: 'composio.trigger.message',
  id: { header: 'webhook-id' },
})
