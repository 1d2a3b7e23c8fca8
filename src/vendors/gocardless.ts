import { macVendor } from './table/mac-vendor.js'

/** GoCardless: payments, mandates and payouts. A request carries several events. The event name is resource and action: `payments.confirmed`. */
export const gocardless = macVendor({
  name: 'gocardless',
  title: 'GoCardless',
  strength: 'signed',
  source: 'https://developer.gocardless.com/api-reference/#appendix-webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'gocardless-nodejs',
  signature: { header: 'Webhook-Signature' },
  items: 'events',
  event: [{ field: 'resource_type' }, { field: 'action' }],
  sampleEvent: 'payments.confirmed',
  id: { field: 'id' },
})
