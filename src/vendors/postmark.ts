import { postmarkEvents } from '../generated/events/postmark.js'
import type { PostmarkPayloads } from '../generated/payloads/postmark.js'
import type { WithPayloads } from './table/define-vendor.js'
import { basicVendor } from './table/token-vendor.js'

export type { PostmarkPayloads } from '../generated/payloads/postmark.js'

const preset = basicVendor({
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
  events: postmarkEvents,
})

/** Postmark: bounces, deliveries, opens and inbound emails. The account is part of the URL that you register. */
export const postmark = preset as unknown as WithPayloads<typeof preset, PostmarkPayloads>
