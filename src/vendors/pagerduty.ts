import { macVendor } from './table/mac-vendor.js'

/** PagerDuty: incidents and services, as V3 webhooks. */
export const pagerduty = macVendor({
  name: 'pagerduty',
  title: 'PagerDuty',
  strength: 'signed',
  source: 'https://github.com/PagerDuty/developer-docs/blob/main/docs/webhooks/04-Signatures.md',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  signature: { header: 'X-PagerDuty-Signature', separator: ',', signature: 'v1' },
  event: { field: 'event.event_type' },
  sampleEvent: 'incident.triggered',
  id: { field: 'event.id' },
})
