import { basicVendor } from './table/token-vendor.js'

/** Chargebee: subscriptions, invoices and payments. You set the name and the password with the webhook. */
export const chargebee = basicVendor({
  name: 'chargebee',
  title: 'Chargebee',
  strength: 'token',
  source: 'https://github.com/chargebee/chargebee-node/blob/master/src/resources/webhook/auth.ts',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'chargebee',
  header: 'Authorization',
  basic: true,
  event: { field: 'event_type' },
  sampleEvent: 'subscription_created',
  id: { field: 'id' },
})
