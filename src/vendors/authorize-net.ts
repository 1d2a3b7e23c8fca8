import { macVendor } from './table/mac-vendor.js'

/**
 * Authorize.Net: payments, customers and subscriptions. The event name is `eventType`. The secret is the Signature Key,
 * 128 hexadecimal digits.
 */
export const authorizeNet = macVendor({
  name: 'authorize-net',
  title: 'Authorize.Net',
  strength: 'signed',
  source: 'https://developer.authorize.net/api/reference/features/webhooks.html',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'X-ANET-Signature', prefix: 'sha512=', algorithm: 'sha512', upperCase: true },
  secret: 'hex',
  event: { field: 'eventType' },
  sampleEvent: 'net.authorize.payment.authcapture.created',
  id: { field: 'notificationId' },
})
