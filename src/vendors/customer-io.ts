import { macVendor } from './table/mac-vendor.js'

/**
 * Customer.io: reporting webhooks. The event name is object and metric: `email.sent`. Webhooks that a campaign sends are
 * signed with a key that Customer.io does not show.
 */
export const customerIo = macVendor({
  name: 'customer-io',
  title: 'Customer.io',
  strength: 'signed with time',
  source: 'https://docs.customer.io/api/webhooks/',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'X-CIO-Signature' },
  message: 'v0:{time}:{body}',
  time: { header: 'X-CIO-Timestamp' },
  event: [{ field: 'object_type' }, { field: 'metric' }],
  sampleEvent: 'email.sent',
  id: { field: 'event_id' },
  ackSeconds: 4,
  retries: { hours: 168 },
})
