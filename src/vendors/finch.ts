import { finchEvents } from '../generated/events/finch.js'
import type { FinchPayloads } from '../generated/payloads/finch.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { FinchPayloads } from '../generated/payloads/finch.js'

const preset = standardVendor({
  name: 'finch',
  title: 'Finch',
  strength: 'signed with time',
  source: 'https://developer.tryfinch.com/developer-resources/Webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@tryfinch/finch-api',
  headerPrefix: 'finch-',
  idHeader: 'finch-event-id',
  secretEncoding: 'base64',
  event: { field: 'event_type' },
  sampleEvent: 'account.updated',
  events: finchEvents,
  id: { header: 'finch-event-id' },
})

/** Finch: changes of employers and their connections. The event name is `event_type`: `account.updated`. */
export const finch = preset as unknown as WithPayloads<typeof preset, FinchPayloads>
