import type { AuthorizeNetPayloads } from './payloads/authorize-net.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { AuthorizeNetPayloads } from './payloads/authorize-net.js'

const events = [
  'net.authorize.customer.created',
  'net.authorize.customer.deleted',
  'net.authorize.customer.paymentProfile.created',
  'net.authorize.customer.subscription.cancelled',
  'net.authorize.customer.subscription.created',
  'net.authorize.customer.subscription.expiring',
  'net.authorize.customer.subscription.suspended',
  'net.authorize.customer.subscription.terminated',
  'net.authorize.customer.subscription.updated',
  'net.authorize.customer.updated',
  'net.authorize.payment.authcapture.created',
  'net.authorize.payment.capture.created',
  'net.authorize.payment.fraud.approved',
  'net.authorize.payment.fraud.declined',
  'net.authorize.payment.refund.created',
  'net.authorize.payment.void.created',
] as const satisfies readonly (keyof AuthorizeNetPayloads)[]

const preset = macVendor({
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
  events,
  id: { field: 'notificationId' },
})

/**
 * Authorize.Net: payments, customers and subscriptions. The event name is `eventType`. The secret is the Signature Key,
 * 128 hexadecimal digits.
 */
export const authorizeNet = preset as unknown as WithPayloads<typeof preset, AuthorizeNetPayloads>
