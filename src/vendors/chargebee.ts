import { chargebeeEvents } from '../generated/events/chargebee.js'
import type { ChargebeePayloads } from '../generated/payloads/chargebee.js'
import type { WithPayloads } from './table/define-vendor.js'
import { basicVendor } from './table/token-vendor.js'

export type { ChargebeePayloads } from '../generated/payloads/chargebee.js'

const preset = basicVendor({
  name: 'chargebee',
  title: 'Chargebee',
  strength: 'token',
  source: 'https://github.com/chargebee/chargebee-node/blob/master/src/resources/webhook/auth.ts',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'chargebee',
  header: 'Authorization',
  basic: true,
  event: { field: 'event_type' },
  sampleEvent: 'subscription_created',
  events: chargebeeEvents,
  id: { field: 'id' },
})

/** Chargebee: subscriptions, invoices and payments. You set the name and the password with the webhook. */
export const chargebee = preset as unknown as WithPayloads<typeof preset, ChargebeePayloads>
