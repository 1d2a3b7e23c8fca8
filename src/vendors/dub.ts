import { macVendor } from './table/mac-vendor.js'

/** Dub: clicks, leads and sales of links. The event name is `event`: `link.clicked`. */
export const dub = macVendor({
  name: 'dub',
  title: 'Dub',
  strength: 'signed',
  source: 'https://dub.co/docs/concepts/webhooks/verify-webhook-requests',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'Dub-Signature' },
  event: { field: 'event' },
  sampleEvent: 'link.clicked',
  id: { field: 'id' },
})
