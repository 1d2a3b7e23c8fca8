import { macVendor } from './table/mac-vendor.js'

/** Maxio Advanced Billing, which was Chargify. */
export const chargify = macVendor({
  name: 'chargify',
  title: 'Maxio',
  strength: 'signed',
  source: 'https://docs.maxio.com/hc/en-us/articles/24266143173901-Webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'X-Chargify-Webhook-Signature-Hmac-Sha-256' },
  event: { field: 'event' },
  sampleEvent: 'signup_success',
})
