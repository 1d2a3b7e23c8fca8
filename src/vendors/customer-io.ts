import type { CustomerIoPayloads } from './payloads/customer-io.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { CustomerIoPayloads } from './payloads/customer-io.js'

const events = [
  'customer.subscribed',
  'customer.unsubscribed',
  'email.attempted',
  'email.bounced',
  'email.clicked',
  'email.converted',
  'email.delivered',
  'email.drafted',
  'email.dropped',
  'email.failed',
  'email.opened',
  'email.sent',
  'email.spammed',
  'email.unsubscribed',
  'in_app.attempted',
  'in_app.clicked',
  'in_app.converted',
  'in_app.drafted',
  'in_app.failed',
  'in_app.opened',
  'in_app.sent',
  'push.attempted',
  'push.bounced',
  'push.clicked',
  'push.converted',
  'push.delivered',
  'push.drafted',
  'push.failed',
  'push.opened',
  'push.sent',
  'slack.attempted',
  'slack.clicked',
  'slack.drafted',
  'slack.failed',
  'slack.sent',
  'sms.attempted',
  'sms.bounced',
  'sms.clicked',
  'sms.converted',
  'sms.delivered',
  'sms.drafted',
  'sms.failed',
  'sms.sent',
  'webhook.attempted',
  'webhook.clicked',
  'webhook.drafted',
  'webhook.failed',
  'webhook.sent',
] as const satisfies readonly (keyof CustomerIoPayloads)[]

const preset = macVendor({
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
  events,
  id: { field: 'event_id' },
  ackSeconds: 4,
  retries: { hours: 168 },
})

/**
 * Customer.io: reporting webhooks. The event name is object and metric: `email.sent`. Webhooks that a campaign sends are
 * signed with a key that Customer.io does not show.
 */
export const customerIo = preset as unknown as WithPayloads<typeof preset, CustomerIoPayloads>
