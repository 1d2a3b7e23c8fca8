import { macVendor } from '../table/mac-vendor.js'

/** Razorpay: payments, orders, refunds and subscriptions. */
export const razorpay = macVendor({
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
  id: { header: 'x-razorpay-event-id' },
  retries: { hours: 24 },
})
