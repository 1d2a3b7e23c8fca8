import { polarEvents } from '../generated/events/polar.js'
import type { PolarPayloads } from '../generated/payloads/polar.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { PolarPayloads } from '../generated/payloads/polar.js'

const preset = standardVendor({
  name: 'polar',
  title: 'Polar',
  strength: 'signed with time',
  source: 'https://polar.sh/docs/integrate/webhooks/delivery',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@polar-sh/sdk',
  headerPrefix: 'webhook-',
  secretEncoding: 'text or base64',
  event: { field: 'type' },
  sampleEvent: 'order.created',
  events: polarEvents,
  id: { header: 'webhook-id' },
})

/** Polar: orders, subscriptions, customers and benefits. */
export const polar = preset as unknown as WithPayloads<typeof preset, PolarPayloads>
