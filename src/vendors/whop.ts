import { whopEvents } from '../generated/events/whop.js'
import type { WhopPayloads } from '../generated/payloads/whop.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { WhopPayloads } from '../generated/payloads/whop.js'

const preset = standardVendor({
  name: 'whop',
  title: 'Whop',
  strength: 'signed with time',
  source: 'https://docs.whop.com/developer/guides/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@whop/sdk',
  headerPrefix: 'webhook-',
  secretEncoding: 'text',
  event: { field: 'type' },
  sampleEvent: 'payment.succeeded',
  events: whopEvents,
  id: { header: 'webhook-id' },
})

/** Whop: payments, memberships, disputes and payouts. */
export const whop = preset as unknown as WithPayloads<typeof preset, WhopPayloads>
