import { razorpayEvents } from '../generated/events/razorpay.js'
import type { RazorpayPayloads } from '../generated/payloads/razorpay.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { RazorpayPayloads } from '../generated/payloads/razorpay.js'

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
  events: razorpayEvents,
  id: { header: 'x-razorpay-event-id' },
  retries: { hours: 24 },
})

/** Razorpay: payments, orders, refunds and subscriptions. */
export const razorpay = preset as unknown as WithPayloads<typeof preset, RazorpayPayloads>
