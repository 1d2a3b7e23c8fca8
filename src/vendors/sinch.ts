import { sinchEvents } from '../generated/events/sinch.js'
import type { SinchPayloads } from '../generated/payloads/sinch.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { SinchPayloads } from '../generated/payloads/sinch.js'

const preset = macVendor({
  name: 'sinch',
  title: 'Sinch Conversation',
  strength: 'signed with time',
  source: 'https://developers.sinch.com/docs/conversation/callbacks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@sinch/sdk-core',
  signature: { header: 'x-sinch-webhook-signature', encoding: 'base64' },
  message: '{body}.{header:x-sinch-webhook-signature-nonce}.{time}',
  time: { header: 'x-sinch-webhook-signature-timestamp' },
  event: { text: 'callback' },
  sampleEvent: 'callback',
  events: sinchEvents,
})

/** Sinch: the Conversation API. There are no names of events: an inbound message has the field `message`. */
export const sinch = preset as unknown as WithPayloads<typeof preset, SinchPayloads>
