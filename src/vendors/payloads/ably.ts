// Ably's webhooks, https://ably.com/docs/integrations/webhooks and https://ably.com/docs/messages. Read on 2026-11-29. What a message carries is yours.
// Not described: presence, occupancy and lifecycle beside their channel.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

/** An item of the envelope. */
interface Item extends Loose {
  /** Such as `channel.message` or `presence.message`. */
  name: string
  webhookId: string
  source: string
  /** In milliseconds. */
  timestamp: number
  data: Channel
}

interface MessageItem extends Item {
  data: Channel & { messages?: Message[] | undefined }
}

interface Channel extends Loose {
  channelId: string
}

interface Message extends Loose {
  id?: string | undefined
  name?: string | undefined
  data?: unknown
  clientId?: string | undefined
  connectionId?: string | undefined
  timestamp?: number | undefined
  encoding?: string | undefined
}

/** The payload of each event: one item of the request, by its source. */
export interface AblyPayloads {
  'channel.lifecycle': Item
  'channel.message': MessageItem
  'channel.occupancy': Item
  'channel.presence': Item
}
