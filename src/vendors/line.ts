import { lineEvents } from '../generated/events/line.js'
import type { LinePayloads } from '../generated/payloads/line.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { LinePayloads } from '../generated/payloads/line.js'

const preset = macVendor({
  name: 'line',
  title: 'LINE',
  strength: 'signed',
  source: 'https://developers.line.biz/en/docs/messaging-api/verify-webhook-signature/',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@line/bot-sdk',
  signature: { header: 'X-Line-Signature', encoding: 'base64' },
  items: 'events',
  event: { field: 'type' },
  sampleEvent: 'message',
  events: lineEvents,
  id: { field: 'webhookEventId' },
})

/** LINE: messages and other events of an official account. A request may carry several, or none. */
export const line = preset as unknown as WithPayloads<typeof preset, LinePayloads>
