import { macVendor } from './table/mac-vendor.js'

/** Fingerprint: identifications of visitors. Every event is an `identification`, because the payload names no type. */
export const fingerprint = macVendor({
  name: 'fingerprint',
  title: 'Fingerprint',
  strength: 'signed',
  source: 'https://docs.fingerprint.com/docs/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@fingerprint/node-sdk',
  signature: { header: 'fpjs-event-signature', separator: ',', signature: 'v1' },
  event: { text: 'identification' },
  sampleEvent: 'identification',
  id: { field: 'event_id' },
})
