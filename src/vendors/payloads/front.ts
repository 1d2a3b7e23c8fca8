// Front's application webhooks, https://dev.frontapp.com/docs/application-webhooks, and events of its API, https://dev.frontapp.com/reference/events
// Read on 2026-11-28: the envelope there, and the list of types in public receivers. The resources are previews: get the rest from the API.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Envelope<Target extends string> extends Loose {
  type: string
  /** The company. */
  authorization: Loose & { id: string }
  payload: FrontEvent<Target>
}

interface Links extends Loose {
  self: string
  related?: { [name: string]: unknown } | undefined
}

interface FrontEvent<Target extends string> extends Loose {
  _links: Links
  id: string
  type: string
  /** In seconds, with fractions. */
  emitted_at: number
  conversation: Conversation
  source?: (Loose & { _meta: Loose & { type: string }; data: unknown }) | undefined
  target?: (Loose & { _meta: Loose & { type: Open<Target> }; data: Resource }) | undefined
}

interface Resource extends Loose {
  _links: Links
  id: string
}

interface Conversation extends Resource {
  subject: string
  status: string
  is_private?: boolean | undefined
  /** In seconds, with fractions. */
  created_at?: number | undefined
}

/** The payload of each event. */
export interface FrontPayloads {
  assignee_changed: Envelope<'teammate'>
  conversation_archived: Envelope<never>
  conversation_deleted: Envelope<never>
  conversation_moved: Envelope<'inbox'>
  conversation_reopened: Envelope<never>
  conversation_restored: Envelope<never>
  conversation_snooze_expired: Envelope<never>
  conversation_snoozed: Envelope<never>
  inbound_received: Envelope<'message'>
  link_added: Envelope<'link'>
  link_removed: Envelope<'link'>
  message_delivery_failed: Envelope<'message'>
  new_comment_added: Envelope<'comment'>
  outbound_sent: Envelope<'message'>
  tag_added: Envelope<'tag'>
  tag_removed: Envelope<'tag'>
}
