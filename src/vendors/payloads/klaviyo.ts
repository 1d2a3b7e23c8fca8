// Klaviyo's system webhooks, https://developers.klaviyo.com/en/docs/working_with_system_webhooks
// Read on 2026-11-28: the structure and the table of topics there (v2024-02-15 and later), where the payload is said to be that of
// "Get Event". Topics depend on the metrics of an account, so others are allowed.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Relation extends Loose {
  data: (Loose & { type: string; id: string }) | null
}

interface Resource extends Loose {
  type: string
  id: string
  attributes?: Loose | undefined
}

interface KlaviyoEvent extends Loose {
  type: Open<'event'>
  id: string
  attributes: Attributes
  relationships?: { [name: string]: Relation } | undefined
}

interface Attributes extends Loose {
  /** In seconds. */
  timestamp: number
  event_properties: Loose
  datetime: string
  uuid: string
}

/** An item of `data` in a request. */
interface Delivered extends Loose {
  external_id: string
  topic: string
  payload: Loose & { data: KlaviyoEvent; included?: Resource[] | undefined }
}

/** The payload of each event: one item of the request's `data`. */
export interface KlaviyoPayloads {
  'event:klaviyo.bounced_email': Delivered
  'event:klaviyo.clicked_email': Delivered
  'event:klaviyo.clicked_sms': Delivered
  'event:klaviyo.dropped_email': Delivered
  'event:klaviyo.email_delivered': Delivered
  'event:klaviyo.failed_to_deliver_sms': Delivered
  'event:klaviyo.marked_email_as_spam': Delivered
  'event:klaviyo.opened_email': Delivered
  'event:klaviyo.received_sms': Delivered
  'event:klaviyo.sent_sms': Delivered
  'event:klaviyo.unsubscribed_from_email': Delivered
}
