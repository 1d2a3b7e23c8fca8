import { standardVendor } from './table/standard-vendor.js'

/** Finch: changes of employers and their connections. */
export const finch = standardVendor({
  name: 'finch',
  title: 'Finch',
  strength: 'signed with time',
  source: 'https://developer.tryfinch.com/implementation-guide/Webhooks/Webhooks-Overview',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@tryfinch/finch-api',
  headerPrefix: 'finch-',
  idHeader: 'finch-event-id',
  secretEncoding: 'base64',
  event: { field: 'type' },
  sampleEvent: 'account.updated',
  id: { header: 'finch-event-id' },
})
