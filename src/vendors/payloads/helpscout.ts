// Help Scout's webhooks, https://developer.helpscout.com/webhooks. The names are those of this page, and the fields of a conversation
// those that src/Conversations/Conversation.php of https://github.com/helpscout/helpscout-api-php reads (commit 08dd4d5c).
// Not described: customers beside their id, ratings, chats and tags.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Reference extends Loose {
  id: number
}

interface Conversation extends Reference {
  number?: number | undefined
  /** How many there are. */
  threads?: number | undefined
  type?: Open<'chat' | 'email' | 'phone'> | undefined
  folderId?: number | undefined
  status?: Open<'active' | 'closed' | 'open' | 'pending' | 'spam'> | undefined
  state?: Open<'deleted' | 'draft' | 'published'> | undefined
  subject?: string | null | undefined
  preview?: string | undefined
  mailboxId?: number | undefined
  assignee?: Person | null | undefined
  createdBy?: Person | undefined
  createdAt?: string | undefined
  /** The id of a user, or 0. */
  closedBy?: number | undefined
  closedAt?: string | null | undefined
  userUpdatedAt?: string | undefined
  customerWaitingSince?: Loose | undefined
  source?: (Loose & { type?: string | undefined; via?: string | undefined }) | undefined
  tags?: Loose[] | undefined
  cc?: string[] | undefined
  bcc?: string[] | undefined
  primaryCustomer?: Person | undefined
  customFields?: Loose[] | undefined
}

interface Person extends Reference {
  type?: string | undefined
  first?: string | undefined
  last?: string | undefined
}

/** The payload of each event. */
export interface HelpscoutPayloads {
  'convo.agent.reply.created': Conversation
  'convo.ai-answers.created': Conversation
  'convo.assigned': Conversation
  'convo.created': Conversation
  'convo.custom-fields': Conversation
  'convo.customer.reply.created': Conversation
  'convo.deleted': Reference
  'convo.merged': Conversation
  'convo.moved': Conversation
  'convo.note.created': Conversation
  'convo.status': Conversation
  'convo.tags': Conversation
  'customer.created': Reference
  'customer.deleted': Reference
  'customer.updated': Reference
}
