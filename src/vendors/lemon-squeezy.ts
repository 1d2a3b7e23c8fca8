import { lemonSqueezyEvents } from '../generated/events/lemon-squeezy.js'
import type { LemonSqueezyPayloads } from '../generated/payloads/lemon-squeezy.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { LemonSqueezyPayloads } from '../generated/payloads/lemon-squeezy.js'

const preset = macVendor({
  name: 'lemon-squeezy',
  title: 'Lemon Squeezy',
  strength: 'signed',
  source:
    'https://github.com/lmsqueezy/nextjs-billing/blob/bc3bd1101f71aa01092eaefd456c0aed8466328a/src/app/api/webhook/route.ts',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Signature' },
  event: { field: 'meta.event_name' },
  sampleEvent: 'order_created',
  events: lemonSqueezyEvents,
})

/** Lemon Squeezy: orders, subscriptions and license keys. */
export const lemonSqueezy = preset as unknown as WithPayloads<typeof preset, LemonSqueezyPayloads>
