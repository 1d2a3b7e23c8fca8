import { lithicEvents } from '../generated/events/lithic.js'
import type { LithicPayloads } from '../generated/payloads/lithic.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { LithicPayloads } from '../generated/payloads/lithic.js'

const preset = standardVendor({
  name: 'lithic',
  title: 'Lithic',
  strength: 'signed with time',
  source: 'https://docs.lithic.com/docs/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'lithic',
  headerPrefix: 'webhook-',
  secretEncoding: 'base64',
  event: { field: 'event_type' },
  sampleEvent: 'card.created',
  events: lithicEvents,
  id: { header: 'webhook-id' },
})

/** Lithic: card transactions, accounts and disputes. */
export const lithic = preset as unknown as WithPayloads<typeof preset, LithicPayloads>
