import type { DuffelPayloads } from './payloads/duffel.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { DuffelPayloads } from './payloads/duffel.js'

const events = [
  'air.airline_credit.created',
  'air.airline_credit.invalidated',
  'air.airline_credit.spent',
  'air.order.changed',
  'air.payment.cancelled',
  'air.payment.failed',
  'air.payment.pending',
  'air.payment.succeeded',
  'order.airline_initiated_change_detected',
  'order.created',
  'order.creation_failed',
  'order.updated',
  'order_cancellation.confirmed',
  'order_cancellation.created',
  'ping.triggered',
  'stays.booking.cancelled',
  'stays.booking.created',
  'stays.booking_creation_failed',
] as const satisfies readonly (keyof DuffelPayloads)[]

const preset = macVendor({
  name: 'duffel',
  title: 'Duffel',
  strength: 'signed with time',
  source:
    'https://github.com/duffelhq/duffel-api-ruby/blob/52b98026fcc2d0dcfc339724b3ab2cf38c020d1b/lib/duffel_api/webhook_event.rb',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  signature: { header: 'X-Duffel-Signature', separator: ',', timestamp: 't', signature: 'v1' },
  message: '{time}.{body}',
  time: {},
  event: { field: 'type' },
  sampleEvent: 'order.updated',
  events,
  id: { field: 'id' },
})

/** Duffel: orders and changes by airlines, such as `order.updated`. */
export const duffel = preset as unknown as WithPayloads<typeof preset, DuffelPayloads>
