// Maxio's webhooks, https://help.chargify.com/webhooks/webhooks-reference.html, and the examples of
// https://maxio-chargify.zendesk.com/hc/en-us/articles/13864282632973-Payload-Examples. Read on 2026-11-29. A webhook is a form, whose names spell
// out the structure: every field is a text,
// and one whose name has `[]` is a list of texts. Not described: the events that are not about a subscription.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface SubscriptionEvent extends Loose {
  /** The same for every attempt. */
  id: string
  event: string
  'payload[site][id]'?: string | undefined
  'payload[site][subdomain]'?: string | undefined
  'payload[subscription][id]'?: string | undefined
  'payload[subscription][state]'?: string | undefined
  'payload[subscription][previous_state]'?: string | undefined
  'payload[subscription][balance_in_cents]'?: string | undefined
  'payload[subscription][current_period_ends_at]'?: string | undefined
  'payload[subscription][customer][id]'?: string | undefined
  'payload[subscription][customer][email]'?: string | undefined
  'payload[subscription][customer][reference]'?: string | undefined
  'payload[subscription][product][id]'?: string | undefined
  'payload[subscription][product][handle]'?: string | undefined
  'payload[subscription][product][name]'?: string | undefined
}

/** The payload of each event. */
export interface ChargifyPayloads {
  billing_date_change: SubscriptionEvent
  payment_success: SubscriptionEvent
  signup_success: SubscriptionEvent
}
