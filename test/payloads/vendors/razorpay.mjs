import { describedByHand } from '../condense/described.mjs'

export const sources = ['razorpay']
export const from = () =>
  [
    'test/payloads/described/razorpay.d.ts, by hand, read on 2026-11-22: the lists of events and the beginnings of the sample',
    '  payloads in razorpay.com/docs/webhooks (payments, orders, refunds, subscriptions); types of entities of razorpay 2.9.8 on npm;',
    '  and a recorded `order.paid`. Not described: disputes, invoices, settlements, transfers, virtual accounts and payment links.',
  ].join('\n//   ')

export function describe() {
  return describedByHand('razorpay')
}
