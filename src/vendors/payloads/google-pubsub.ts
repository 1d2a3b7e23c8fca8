// Google Pub/Sub's push requests, https://cloud.google.com/pubsub/docs/reference/rest/v1/PubsubMessage. Read on 2026-11-29. `data` is yours.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Push extends Loose {
  message: Message
  subscription?: string | undefined
}

interface Message extends Loose {
  /** Base64 of what you published. */
  data?: string | undefined
  attributes?: Record<string, string> | undefined
  messageId: string
  publishTime: string
  orderingKey?: string | undefined
}

/** The payload of each event. */
export interface GooglePubsubPayloads {
  message: Push
}
