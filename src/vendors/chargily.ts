import { macVendor } from './table/mac-vendor.js'

/** Chargily Pay: checkouts, such as `checkout.paid`. The secret is the secret key of the API. */
export const chargily = macVendor({
  name: 'chargily',
  title: 'Chargily Pay',
  strength: 'signed',
  source: 'https://dev.chargily.com/pay-v2/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@chargily/chargily-pay',
  signature: { header: 'signature' },
  event: { field: 'type' },
  sampleEvent: 'checkout.paid',
  id: { field: 'id' },
})
