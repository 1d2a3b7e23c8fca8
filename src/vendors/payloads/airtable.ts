// Airtable's webhook pings, https://airtable.com/developers/web/api/webhooks-notification-ping. They have no changes: list the payloads of
// the webhook with the API, by `webhook.id`.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Ping extends Loose {
  base: Loose & { id: string }
  webhook: Loose & { id: string }
  timestamp: string
}

/** The payload of each event. */
export interface AirtablePayloads {
  change: Ping
}
