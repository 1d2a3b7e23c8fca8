import { macVendor } from './table/mac-vendor.js'

/** Logto: sign-ins, users, roles and organizations. */
export const logto = macVendor({
  name: 'logto',
  title: 'Logto',
  strength: 'signed',
  source: 'https://docs.logto.io/developers/webhooks/secure-webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'logto-signature-sha-256' },
  event: { field: 'event' },
  sampleEvent: 'User.Created',
})
