// Callbacks of Viber, https://developers.viber.com/docs/api/rest-bot-api/#callbacks
// Read on 2026-11-29: https://creators.viber.com/docs/bots-api/events/message-seen, and what viber-bot 1.0.18 reads.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Callback extends Loose {
  event: string
  /** In milliseconds. */
  timestamp: number
  /** Too large for a number: compare deliveries by their id. */
  message_token: number
}

interface User extends Loose {
  id: string
  name: string
  avatar?: string | undefined
  country?: string | undefined
  language?: string | undefined
  api_version?: number | undefined
}

interface Message extends Loose {
  type: string
  text?: string | undefined
  tracking_data?: string | undefined
}

interface Received extends Callback {
  sender: User
  message: Message
}

interface Started extends Callback {
  user: User
  subscribed?: boolean | undefined
  context?: string | undefined
}

interface Subscribed extends Callback {
  user: User
}

interface OfUser extends Callback {
  user_id: string
}

/** The payload of each event. */
export interface ViberPayloads {
  conversation_started: Started
  delivered: OfUser
  failed: OfUser
  message: Received
  seen: OfUser
  subscribed: Subscribed
  unsubscribed: OfUser
}
