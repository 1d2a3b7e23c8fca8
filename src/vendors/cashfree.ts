import { cashfreeEvents } from '../generated/events/cashfree.js'
import type { CashfreePayloads } from '../generated/payloads/cashfree.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { CashfreePayloads } from '../generated/payloads/cashfree.js'

const preset = macVendor({
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
  events: cashfreeEvents,
})

/** Cashfree Payments: payments, refunds, settlements and disputes. The secret is the secret key of the API. */
export const cashfree = preset as unknown as WithPayloads<typeof preset, CashfreePayloads>
