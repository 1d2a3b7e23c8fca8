// Webhooks of Pusher Channels, https://pusher.com/docs/channels/server_api/webhooks/
// Read on 2026-11-29: the events in the reference of pusher-http-swift, and their fields in the types of pusher 5.3.4 and in sockudo-http.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface OfChannel extends Loose {
  name: string
  channel: string
}

interface OfMember extends OfChannel {
  user_id: string
}

interface ClientEvent extends OfChannel {
  event: string
  /** Text, mostly JSON. */
  data: string
  socket_id: string
  /** Of presence channels. */
  user_id?: string | undefined
}

/** The payload of each event. */
export interface PusherPayloads {
  channel_occupied: OfChannel
  channel_vacated: OfChannel
  client_event: ClientEvent
  member_added: OfMember
  member_removed: OfMember
}
