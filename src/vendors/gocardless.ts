import { gocardlessEvents } from '../generated/events/gocardless.js'
import type { GocardlessPayloads } from '../generated/payloads/gocardless.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { GocardlessPayloads } from '../generated/payloads/gocardless.js'

const preset = macVendor({
  name: 'gocardless',
  title: 'GoCardless',
  strength: 'signed',
  source: 'https://developer.gocardless.com/api-reference/#appendix-webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'gocardless-nodejs',
  signature: { header: 'Webhook-Signature' },
  items: 'events',
  event: [{ field: 'resource_type' }, { field: 'action' }],
  sampleEvent: 'payments.confirmed',
  events: gocardlessEvents,
  id: { field: 'id' },
})

/** GoCardless: payments, mandates and payouts. A request carries several events. The event name is resource and action: `payments.confirmed`. */
export const gocardless = preset as unknown as WithPayloads<typeof preset, GocardlessPayloads>
