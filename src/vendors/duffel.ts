import { macVendor } from './table/mac-vendor.js'

/** Duffel: orders and changes by airlines, such as `order.updated`. */
export const duffel = macVendor({
  name: 'duffel',
  title: 'Duffel',
  strength: 'signed with time',
  source:
    'https://github.com/duffelhq/duffel-api-ruby/blob/52b98026fcc2d0dcfc339724b3ab2cf38c020d1b/lib/duffel_api/webhook_event.rb',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  signature: { header: 'X-Duffel-Signature', separator: ',', timestamp: 't', signature: 'v1' },
  message: '{time}.{body}',
  time: {},
  event: { field: 'type' },
  sampleEvent: 'order.updated',
  id: { field: 'id' },
})
