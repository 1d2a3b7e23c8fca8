import { macVendor } from './table/mac-vendor.js'

/** LINE: messages and other events of an official account. A request may carry several, or none. */
export const line = macVendor({
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
  id: { field: 'webhookEventId' },
})
