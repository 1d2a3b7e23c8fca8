import { macVendor } from './table/mac-vendor.js'

/**
 * Segment: events that a webhook destination passes on. Turn batching off: only the first event of a batch is signed.
 */
export const segment = macVendor({
  name: 'segment',
  title: 'Segment',
  strength: 'signed',
  source: 'https://segment.com/docs/connections/destinations/catalog/actions-webhook/',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  untyped: 'yours',
  signature: { header: 'X-Signature', algorithm: 'sha1' },
  event: { field: 'type' },
  sampleEvent: 'track',
  id: { field: 'messageId' },
})
