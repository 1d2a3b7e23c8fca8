// Customer.io's reporting webhooks, https://docs.customer.io/api/webhooks/
// Read on 2026-11-28: the list of events of customer.io/docs/webhooks, and a copy of the schemas of the OpenAPI description
// (openapi.city/providers/customer-io), where the fields of `data` depend on what sent the message.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Report<Data> extends Loose {
  event_id: string
  object_type: string
  metric: string
  /** In seconds. */
  timestamp: number
  data: Data
}

interface Person extends Loose {
  /** Blank once the person is deleted; prefer `identifiers`. */
  customer_id?: string | undefined
  identifiers?:
    | (Loose & { id: string | null; email?: string | null | undefined; cio_id?: string | undefined })
    | undefined
}

interface Customer extends Person {
  email_address?: string | undefined
}

interface Message extends Person {
  delivery_id: string
  action_id?: number | undefined
  broadcast_id?: number | undefined
  campaign_id?: number | undefined
  content_id?: number | undefined
  journey_id?: string | undefined
  newsletter_id?: number | undefined
  parent_action_id?: number | undefined
  transactional_message_id?: number | undefined
  trigger_id?: number | undefined
  recipient?: string | undefined
  subject?: string | undefined
}

interface Clicked extends Message {
  href?: string | undefined
  link_id?: number | undefined
}

/** Not sent, or not delivered. */
interface Failed extends Message {
  failure_message?: string | undefined
}

/** The payload of each event: object and metric. */
export interface CustomerIoPayloads {
  'customer.subscribed': Report<Customer>
  'customer.unsubscribed': Report<Customer>
  'email.attempted': Report<Failed>
  'email.bounced': Report<Failed>
  'email.clicked': Report<Clicked>
  'email.converted': Report<Message>
  'email.delivered': Report<Message>
  'email.drafted': Report<Message>
  'email.dropped': Report<Failed>
  'email.failed': Report<Failed>
  'email.opened': Report<Message>
  'email.sent': Report<Message>
  'email.spammed': Report<Message>
  'email.unsubscribed': Report<Message>
  'in_app.attempted': Report<Failed>
  'in_app.clicked': Report<Clicked>
  'in_app.converted': Report<Message>
  'in_app.drafted': Report<Message>
  'in_app.failed': Report<Failed>
  'in_app.opened': Report<Message>
  'in_app.sent': Report<Message>
  'push.attempted': Report<Failed>
  'push.bounced': Report<Failed>
  'push.clicked': Report<Clicked>
  'push.converted': Report<Message>
  'push.delivered': Report<Message>
  'push.drafted': Report<Message>
  'push.failed': Report<Failed>
  'push.opened': Report<Message>
  'push.sent': Report<Message>
  'slack.attempted': Report<Failed>
  'slack.clicked': Report<Clicked>
  'slack.drafted': Report<Message>
  'slack.failed': Report<Failed>
  'slack.sent': Report<Message>
  'sms.attempted': Report<Failed>
  'sms.bounced': Report<Failed>
  'sms.clicked': Report<Clicked>
  'sms.converted': Report<Message>
  'sms.delivered': Report<Message>
  'sms.drafted': Report<Message>
  'sms.failed': Report<Failed>
  'sms.sent': Report<Message>
  'webhook.attempted': Report<Failed>
  'webhook.clicked': Report<Clicked>
  'webhook.drafted': Report<Message>
  'webhook.failed': Report<Failed>
  'webhook.sent': Report<Message>
}
