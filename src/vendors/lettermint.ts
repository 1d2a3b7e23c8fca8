import { macVendor } from './table/mac-vendor.js'

/** Lettermint: the fate of emails, and received ones. */
export const lettermint = macVendor({
  name: 'lettermint',
  title: 'Lettermint',
  strength: 'signed with time',
  source: 'https://docs.lettermint.co/platform/webhooks/events',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  untyped: 'not found',
  library: 'lettermint',
  signature: { header: 'X-Lettermint-Signature', separator: ',', timestamp: 't', signature: 'v1' },
  message: '{time}.{body}',
  time: {},
  event: { field: 'event' },
  sampleEvent: 'message.delivered',
  id: { field: 'id' },
})
