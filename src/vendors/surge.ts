import { standardVendor } from './table/standard-vendor.js'

/** Surge: text messages, calls, contacts and campaigns, such as `message.received`. */
export const surge = standardVendor({
  name: 'surge',
  title: 'Surge',
  strength: 'signed with time',
  source: 'https://docs.surge.app/api-reference/webhooks/signature-validation.md',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@surgeapi/node',
  headerPrefix: 'webhook-',
  event: { field: 'type' },
  sampleEvent: 'message.received',
  id: { header: 'webhook-id' },
})
