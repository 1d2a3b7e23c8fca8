import { mollieEvents } from '../generated/events/mollie.js'
import type { MolliePayloads } from '../generated/payloads/mollie.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { MolliePayloads } from '../generated/payloads/mollie.js'

const preset = macVendor({
  name: 'mollie',
  title: 'Mollie',
  strength: 'signed',
  source: 'https://docs.mollie.com/reference/webhooks-best-practices',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'mollie-api-typescript',
  signature: { header: 'X-Mollie-Signature', prefix: 'sha256=', optionalPrefix: true, separator: ',' },
  event: { field: 'type' },
  sampleEvent: 'payment-link.paid',
  events: mollieEvents,
  id: { field: 'id' },
  ackSeconds: 15,
})

/** Mollie: events of the Webhooks API. The webhooks of a single payment are forms without a signature. */
export const mollie = preset as unknown as WithPayloads<typeof preset, MolliePayloads>
