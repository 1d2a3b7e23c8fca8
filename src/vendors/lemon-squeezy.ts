import { macVendor } from './table/mac-vendor.js'

/** Lemon Squeezy: orders, subscriptions and license keys. */
export const lemonSqueezy = macVendor({
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
})
