import { basicVendor } from './table/token-vendor.js'

/** Postmark: bounces, deliveries, opens and inbound emails. The account is part of the URL that you register. */
export const postmark = basicVendor({
  name: 'postmark',
  title: 'Postmark',
  strength: 'token',
  source: 'https://postmarkapp.com/developer/webhooks/webhooks-overview',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  header: 'Authorization',
  basic: true,
  event: { field: 'RecordType' },
  sampleEvent: 'Delivery',
})
