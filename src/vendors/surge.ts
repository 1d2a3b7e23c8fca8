import { surgeEvents } from '../generated/events/surge.js'
import type { SurgePayloads } from '../generated/payloads/surge.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { SurgePayloads } from '../generated/payloads/surge.js'

const preset = standardVendor({
  name: 'surge',
  title: 'Surge',
  strength: 'signed with time',
  source: 'https://docs.surge.app/api-reference/webhooks/signature-validation.md',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@surgeapi/node',
  headerPrefix: 'webhook-',
  event: { field: 'type' },
  sampleEvent: 'message.received',
  events: surgeEvents,
  id: { header: 'webhook-id' },
})

/** Surge: text messages, calls, contacts and campaigns, such as `message.received`. */
export const surge = preset as unknown as WithPayloads<typeof preset, SurgePayloads>
