// Duffel's webhooks, https://duffel.com/docs/api/v2/webhook-events and https://duffel.com/docs/api/webhooks; `order.updated` is the event of
// spec/duffel_api/webhook_event_spec.rb of https://github.com/duffelhq/duffel-api-ruby (commit daaeeedd). Read on 2026-11-29. Not described: the object.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Event extends Loose {
  id: string
  type: string
  live_mode: boolean
  created_at: string
  api_version?: string | undefined
  /** The id of the object. */
  idempotency_key?: string | undefined
  identity_organisation_id?: string | undefined
  data: (Loose & { object?: Loose | undefined }) | null
}

interface Changed extends Event {
  data: Loose & { object: Loose; changes: Loose }
}

/** The payload of each event. */
export interface DuffelPayloads {
  'air.airline_credit.created': Event
  'air.airline_credit.invalidated': Event
  'air.airline_credit.spent': Event
  'air.order.changed': Event
  'air.payment.cancelled': Event
  'air.payment.failed': Event
  'air.payment.pending': Event
  'air.payment.succeeded': Event
  'order.airline_initiated_change_detected': Changed
  'order.created': Event
  'order.creation_failed': Event
  'order.updated': Changed
  'order_cancellation.confirmed': Event
  'order_cancellation.created': Event
  'ping.triggered': Event
  'stays.booking.cancelled': Event
  'stays.booking.created': Event
  'stays.booking_creation_failed': Event
}
