// JSON webhooks of Recurly, https://docs.recurly.com/recurly-subscriptions/docs/webhooks
// Read on 2026-11-29: the body in spec/recurly/webhooks_spec.rb of recurly/recurly-client-ruby (commit 05fa008d).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

/** Get the object from the API. */
interface Notification extends Loose {
  id: string
  /** Such as `account`. */
  object_type: string
  /** Such as `created`. */
  event_type: string
  site_id: string
  event_time: string
  account_code?: string | undefined
}

/** The payload of each event. */
export interface RecurlyPayloads {
  notification: Notification
}
