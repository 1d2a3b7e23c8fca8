// Intercom's webhooks, https://developers.intercom.com/docs/references/2.16/webhooks/webhook-models
// Read on 2026-11-28: the topics with their objects there and in the older versions of the page. The fields of the objects are those of
// its REST reference; deletions have only those that identify the object, so most are optional. Not described: articles, calls, jobs.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Notification<Item> extends Loose {
  type: Open<'notification_event'>
  /** The id of the workspace. */
  app_id: string
  data: Loose & { type: Open<'notification_event_data'>; item: Item }
  id: string
  topic: string
  delivery_status?: string | null | undefined
  delivery_attempts: number
  /** In seconds. */
  delivered_at?: number | undefined
  /** In seconds. */
  first_sent_at: number
  /** In seconds. */
  created_at: number
  self?: string | null | undefined
}

interface Item extends Loose {
  type: string
  id: string
}

interface Person extends Item {
  name?: string | null | undefined
  email?: string | null | undefined
}

interface Contact extends Person {
  workspace_id?: string | undefined
  external_id?: string | null | undefined
  role?: Open<'user' | 'lead'> | undefined
  phone?: string | null | undefined
  unsubscribed_from_emails?: boolean | undefined
  custom_attributes?: Loose | undefined
}

interface Company extends Item {
  company_id?: string | undefined
  name?: string | undefined
  monthly_spend?: number | undefined
  user_count?: number | undefined
  custom_attributes?: Loose | undefined
}

interface Tag extends Item {
  name: string
}

interface Part extends Item {
  part_type: string
  body: string | null
  created_at: number
  author: Person
}

interface Source extends Item {
  delivered_as?: string | undefined
  subject?: string | null | undefined
  body?: string | null | undefined
  author?: Person | undefined
  url?: string | null | undefined
}

interface Conversation extends Item {
  /** In seconds. */
  created_at?: number | undefined
  /** In seconds. */
  updated_at?: number | undefined
  title?: string | null | undefined
  state?: Open<'open' | 'closed' | 'snoozed'> | undefined
  open?: boolean | undefined
  read?: boolean | undefined
  admin_assignee_id?: number | null | undefined
  team_assignee_id?: number | string | null | undefined
  source?: Source | undefined
  contacts?: (Loose & { contacts?: Item[] | undefined }) | undefined
  conversation_parts?: (Loose & { conversation_parts?: Part[] | undefined }) | undefined
  tags?: (Loose & { tags?: Tag[] | undefined }) | undefined
}

interface Ticket extends Item {
  ticket_id?: string | undefined
  category?: string | undefined
  ticket_attributes?: Loose | undefined
  open?: boolean | undefined
}

interface ContactTag extends Loose {
  type: string
  contact?: Contact | undefined
  tag?: Tag | undefined
}

/** The payload of each event, with the object in `data.item`. */
export interface IntercomPayloads {
  'admin.added_to_workspace': Notification<Person>
  'admin.away_mode_updated': Notification<Person>
  'admin.logged_in': Notification<Person>
  'admin.logged_out': Notification<Person>
  'admin.removed_from_workspace': Notification<Person>
  'company.created': Notification<Company>
  'company.deleted': Notification<Company>
  'company.updated': Notification<Company>
  'contact.deleted': Notification<Contact>
  'contact.email.updated': Notification<Contact>
  'contact.lead.created': Notification<Contact>
  'contact.lead.tag.created': Notification<ContactTag>
  'contact.lead.tag.deleted': Notification<ContactTag>
  'contact.unsubscribed': Notification<Contact>
  'contact.user.created': Notification<Contact>
  'contact.user.tag.created': Notification<ContactTag>
  'contact.user.tag.deleted': Notification<ContactTag>
  'contact.user.updated': Notification<Contact>
  'conversation.admin.assigned': Notification<Conversation>
  'conversation.admin.closed': Notification<Conversation>
  'conversation.admin.noted': Notification<Conversation>
  'conversation.admin.opened': Notification<Conversation>
  'conversation.admin.replied': Notification<Conversation>
  'conversation.admin.single.created': Notification<Conversation>
  'conversation.admin.snoozed': Notification<Conversation>
  'conversation.admin.unsnoozed': Notification<Conversation>
  'conversation.deleted': Notification<Loose>
  'conversation.rating.added': Notification<Conversation>
  'conversation.user.created': Notification<Conversation>
  'conversation.user.replied': Notification<Conversation>
  'conversation_part.redacted': Notification<Conversation>
  'conversation_part.tag.created': Notification<Conversation>
  'ticket.admin.assigned': Notification<Ticket>
  'ticket.admin.replied': Notification<Loose>
  'ticket.created': Notification<Ticket>
  'ticket.state.updated': Notification<Loose>
}
