import type { CheckoutComPayloads } from './payloads/checkout-com.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { CheckoutComPayloads } from './payloads/checkout-com.js'

const events = [
  'payment_approved',
  'payment_canceled',
  'payment_capture_declined',
  'payment_capture_pending',
  'payment_captured',
  'payment_declined',
  'payment_expired',
  'payment_paid',
  'payment_pending',
  'payment_refund_declined',
  'payment_refund_pending',
  'payment_refunded',
  'payment_void_declined',
  'payment_voided',
] as const satisfies readonly (keyof CheckoutComPayloads)[]

const preset = macVendor({
  name: 'checkout-com',
  title: 'Checkout.com',
  strength: 'signed',
  source: 'https://checkout.com/docs/workflows/set-up-your-webhook-receiver',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'Cko-Signature' },
  event: { field: 'type' },
  sampleEvent: 'payment_captured',
  events,
  id: { field: 'id' },
})

/** Checkout.com: payments, disputes and payouts. The secret is the signature key of the webhook action. */
export const checkoutCom = preset as unknown as WithPayloads<typeof preset, CheckoutComPayloads>
