import { paddleEvents } from '../generated/events/paddle.js'
import type { PaddlePayloads } from '../generated/payloads/paddle.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { PaddlePayloads } from '../generated/payloads/paddle.js'

const preset = macVendor({
  name: 'paddle',
  title: 'Paddle',
  strength: 'signed with time',
  source: 'https://developer.paddle.com/webhooks/about/signature-verification',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@paddle/paddle-node-sdk',
  signature: { header: 'Paddle-Signature', separator: ';', timestamp: 'ts', signature: 'h1' },
  message: '{time}:{body}',
  time: { toleranceSeconds: 60 },
  event: { field: 'event_type' },
  sampleEvent: 'transaction.completed',
  events: paddleEvents,
  id: { field: 'event_id' },
  ackSeconds: 5,
  retries: { count: 60, hours: 72 },
})

/** Paddle Billing: events of subscriptions, transactions and customers. */
export const paddle = preset as unknown as WithPayloads<typeof preset, PaddlePayloads>
