import { macVendor } from './table/mac-vendor.js'

/** Shippo: labels, tracking and batches. Shippo signs after its support has set up HMAC for your account. */
export const shippo = macVendor({
  name: 'shippo',
  title: 'Shippo',
  strength: 'signed with time',
  source: 'https://docs.goshippo.com/docs/tracking/webhooksecurity',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'Shippo-Auth-Signature', separator: ',', timestamp: 't', signature: 'v1' },
  message: '{time}.{body}',
  time: {},
  event: { field: 'event' },
  sampleEvent: 'transaction_created',
})
