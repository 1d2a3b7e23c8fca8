import type { RazorpayPayloads } from './payloads/razorpay.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { RazorpayPayloads } from './payloads/razorpay.js'

const events = [
  'order.paid',
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'payment.pending',
  'refund.created',
  'refund.failed',
  'refund.processed',
  'refund.speed_changed',
  'subscription.activated',
  'subscription.authenticated',
  'subscription.cancelled',
  'subscription.charged',
  'subscription.completed',
  'subscription.halted',
  'subscription.paused',
  'subscription.pending',
  'subscription.resumed',
  'subscription.updated',
] as const satisfies readonly (keyof RazorpayPayloads)[]

const preset = macVendor({
  name: 'razorpay',
  title: 'Razorpay',
  strength: 'signed',
  source: 'https://razorpay.com/docs/webhooks/validate-test/',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'razorpay',
  signature: { header: 'X-Razorpay-Signature' },
  event: { field: 'event' },
  sampleEvent: 'payment.captured',
  events,
  id: { header: 'x-razorpay-event-id' },
  retries: { hours: 24 },
})

/** Razorpay: payments, orders, refunds and subscriptions. */
export const razorpay = preset as unknown as WithPayloads<typeof preset, RazorpayPayloads>
