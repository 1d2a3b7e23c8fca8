import { muxEvents } from '../generated/events/mux.js'
import type { MuxPayloads } from '../generated/payloads/mux.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { MuxPayloads } from '../generated/payloads/mux.js'

const preset = macVendor({
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
  events: muxEvents,
  id: { field: 'id' },
})

/** Mux: assets, live streams and uploads. */
export const mux = preset as unknown as WithPayloads<typeof preset, MuxPayloads>
