import { macVendor } from './table/mac-vendor.js'

/** Cashfree Payments: payments, refunds, settlements and disputes. The secret is the secret key of the API. */
export const cashfree = macVendor({
  name: 'cashfree',
  title: 'Cashfree',
  strength: 'signed with time',
  source: 'https://www.cashfree.com/docs/payments/online/webhooks/signature-verification',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: 'cashfree-pg',
  signature: { header: 'x-webhook-signature', encoding: 'base64' },
  message: '{time}{body}',
  time: { header: 'x-webhook-timestamp', unit: 'milliseconds' },
  event: { field: 'type' },
  sampleEvent: 'PAYMENT_SUCCESS_WEBHOOK',
})
