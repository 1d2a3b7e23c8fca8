import { macVendor } from './table/mac-vendor.js'

/** Airwallex: payments, transfers and accounts. The event name is `name`: `payment_intent.succeeded`. */
export const airwallex = macVendor({
  name: 'airwallex',
  title: 'Airwallex',
  strength: 'signed with time',
  source: 'https://www.airwallex.com/docs/developer-tools/webhooks/listen-for-webhook-events',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'x-signature' },
  message: '{time}{body}',
  time: { header: 'x-timestamp', unit: 'milliseconds' },
  event: { field: 'name' },
  sampleEvent: 'payment_intent.succeeded',
  id: { field: 'id' },
})
