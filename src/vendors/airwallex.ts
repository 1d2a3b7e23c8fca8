import type { AirwallexPayloads } from './payloads/airwallex.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { AirwallexPayloads } from './payloads/airwallex.js'

const events = [
  'payment_attempt.authentication_failed',
  'payment_attempt.authentication_redirected',
  'payment_attempt.authorization_failed',
  'payment_attempt.authorized',
  'payment_attempt.capture_failed',
  'payment_attempt.capture_requested',
  'payment_attempt.received',
  'payment_intent.cancelled',
  'payment_intent.created',
  'payment_intent.pending',
  'payment_intent.pending_review',
  'payment_intent.requires_capture',
  'payment_intent.requires_customer_action',
  'payment_intent.requires_payment_method',
  'payment_intent.succeeded',
  'payment_intent.updated',
] as const satisfies readonly (keyof AirwallexPayloads)[]

const preset = macVendor({
  name: 'airwallex',
  title: 'Airwallex',
  strength: 'signed with time',
  source: 'https://www.airwallex.com/docs/developer-tools/webhooks/listen-for-webhook-events',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'x-signature' },
  message: '{time}{body}',
  time: { header: 'x-timestamp', unit: 'milliseconds' },
  event: { field: 'name' },
  sampleEvent: 'payment_intent.succeeded',
  events,
  id: { field: 'id' },
})

/** Airwallex: payments, transfers and accounts. The event name is `name`: `payment_intent.succeeded`. */
export const airwallex = preset as unknown as WithPayloads<typeof preset, AirwallexPayloads>
