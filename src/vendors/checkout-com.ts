import { macVendor } from './table/mac-vendor.js'

/** Checkout.com: payments, disputes and payouts. The secret is the signature key of the webhook action. */
export const checkoutCom = macVendor({
  name: 'checkout-com',
  title: 'Checkout.com',
  strength: 'signed',
  source: 'https://checkout.com/docs/workflows/set-up-your-webhook-receiver',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'Cko-Signature' },
  event: { field: 'type' },
  sampleEvent: 'payment_captured',
  id: { field: 'id' },
})
