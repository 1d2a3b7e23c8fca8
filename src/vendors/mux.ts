import { macVendor } from './table/mac-vendor.js'

/** Mux: assets, live streams and uploads. */
export const mux = macVendor({
  name: 'mux',
  title: 'Mux',
  strength: 'signed with time',
  source: 'https://www.mux.com/docs/core/verify-webhook-signatures',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@mux/mux-node',
  signature: { header: 'Mux-Signature', separator: ',', timestamp: 't', signature: 'v1' },
  message: '{time}.{body}',
  time: {},
  event: { field: 'type' },
  sampleEvent: 'video.asset.ready',
  id: { field: 'id' },
})
