import type { SquarespacePayloads } from './payloads/squarespace.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { SquarespacePayloads } from './payloads/squarespace.js'

const events = [
  'extension.uninstall',
  'order.create',
  'order.update',
] as const satisfies readonly (keyof SquarespacePayloads)[]

const preset = macVendor({
  name: 'squarespace',
  title: 'Squarespace',
  strength: 'signed',
  source: 'https://developers.squarespace.com/webhooks/verifying-notifications',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'Squarespace-Signature' },
  secret: 'hex',
  event: { field: 'topic' },
  sampleEvent: 'order.create',
  events,
  id: { field: 'id' },
})

/** Squarespace: orders and extensions. The event name is the topic: `order.create`. The secret is hexadecimal. */
export const squarespace = preset as unknown as WithPayloads<typeof preset, SquarespacePayloads>
