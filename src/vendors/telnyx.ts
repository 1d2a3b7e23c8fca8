import { telnyxEvents } from '../generated/events/telnyx.js'
import type { TelnyxPayloads } from '../generated/payloads/telnyx.js'
import type { WithPayloads } from './table/define-vendor.js'
import { keyVendor } from './table/key-vendor.js'

export type { TelnyxPayloads } from '../generated/payloads/telnyx.js'

const preset = keyVendor({
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
  events: telnyxEvents,
  id: { field: 'data.id' },
})

/** Telnyx: calls, messages and faxes. */
export const telnyx = preset as unknown as WithPayloads<typeof preset, TelnyxPayloads>
