import { keyVendor } from './table/key-vendor.js'

/** Telnyx: calls, messages and faxes. */
export const telnyx = keyVendor({
  name: 'telnyx',
  title: 'Telnyx',
  strength: 'signed with time',
  source: 'https://developers.telnyx.com/docs/messaging/messages/receiving-webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'telnyx',
  header: 'telnyx-signature-ed25519',
  keyAlgorithm: 'EdDSA',
  keyEncoding: 'raw',
  message: '{time}|{body}',
  time: { header: 'telnyx-timestamp', toleranceSeconds: 300 },
  event: { field: 'data.event_type' },
  sampleEvent: 'message.received',
  id: { field: 'data.id' },
})
