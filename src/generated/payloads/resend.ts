// Written by `npm run payloads` from:
// - resend 6.38.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface ResendPayloads {
  'contact.created': ContactCreatedEvent
  'contact.deleted': ContactDeletedEvent
  'contact.topics.updated': ContactTopicsUpdatedEvent
  'contact.updated': ContactUpdatedEvent
  'domain.created': DomainCreatedEvent
  'domain.deleted': DomainDeletedEvent
  'domain.updated': DomainUpdatedEvent
  'email.bounced': EmailBouncedEvent
  'email.clicked': EmailClickedEvent
  'email.complained': EmailComplainedEvent
  'email.delivered': EmailDeliveredEvent
  'email.delivery_delayed': EmailDeliveryDelayedEvent
  'email.failed': EmailFailedEvent
  'email.opened': EmailOpenedEvent
  'email.received': EmailReceivedEvent
  'email.scheduled': EmailScheduledEvent
  'email.sent': EmailSentEvent
  'email.suppressed': EmailSuppressedEvent
  'inbox.created': InboxCreatedEvent
  'inbox.deleted': InboxDeletedEvent
  'inbox.draft.created': InboxDraftCreatedEvent
  'inbox.draft.deleted': InboxDraftDeletedEvent
  'inbox.draft.sent': InboxDraftSentEvent
  'inbox.draft.updated': InboxDraftUpdatedEvent
  'inbox.email.received': InboxEmailReceivedEvent
  'inbox.email.sent': InboxEmailSentEvent
  'inbox.thread.assigned': InboxThreadAssignedEvent
  'inbox.thread.created': InboxThreadCreatedEvent
  'inbox.thread.folder.updated': InboxThreadFolderUpdatedEvent
  'inbox.thread.labels.updated': InboxThreadLabelsUpdatedEvent
  'inbox.thread.unassigned': InboxThreadUnassignedEvent
  'inbox.updated': InboxUpdatedEvent
  'suppression.added': SuppressionAddedEvent
  'suppression.removed': SuppressionRemovedEvent
  'topic.created': TopicCreatedEvent
  'topic.deleted': TopicDeletedEvent
  'topic.updated': TopicUpdatedEvent
}

interface BaseEmailEventData extends Loose {
  broadcast_id?: string | undefined
  created_at: string
  email_id: string
  message_id: string
  from: string
  to: string[]
  subject: string
  template_id?: string | undefined
  tags?: { [key: string]: string } | undefined
  bounce?: EmailBounce | undefined
  click?: EmailClick | undefined
  failed?: EmailFailed | undefined
  suppressed?: EmailSuppressed | undefined
}

interface ContactCreatedEvent extends Loose {
  type: 'contact.created'
  created_at: string
  data: ContactEventData
}

interface ContactDeletedEvent extends Loose {
  type: 'contact.deleted'
  created_at: string
  data: ContactEventData
}

interface ContactEventData extends Loose {
  id: string
  audience_id: string
  segment_ids: string[]
  created_at: string
  updated_at: string
  email: string
  first_name?: string | null | undefined
  last_name?: string | null | undefined
  unsubscribed: boolean
}

interface ContactTopicsEventData extends Loose {
  email: string
  topics: (Loose & { id: string; subscription: Open<'opt_in' | 'opt_out'> })[]
}

interface ContactTopicsUpdatedEvent extends Loose {
  type: 'contact.topics.updated'
  created_at: string
  data: ContactTopicsEventData
}

interface ContactUpdatedEvent extends Loose {
  type: 'contact.updated'
  created_at: string
  data: ContactEventData
}

interface DomainCreatedEvent extends Loose {
  type: 'domain.created'
  created_at: string
  data: DomainEventData
}

interface DomainDeletedEvent extends Loose {
  type: 'domain.deleted'
  created_at: string
  data: DomainEventData
}

interface DomainEventData extends Loose {
  id: string
  name: string
  status: string
  created_at: string
  region: string
  records: DomainRecord[]
}

interface DomainRecord extends Loose {
  record: string
  name: string
  type: string
  ttl: string
  status: string
  value: string
  priority?: number | undefined
}

interface DomainUpdatedEvent extends Loose {
  type: 'domain.updated'
  created_at: string
  data: DomainEventData
}

interface EmailBounce extends Loose {
  message: string
  subType: string
  type: string
}

interface EmailBouncedEvent extends Loose {
  type: 'email.bounced'
  created_at: string
  data: BaseEmailEventData
}

interface EmailClick extends Loose {
  ipAddress: string
  link: string
  timestamp: string
  userAgent: string
}

interface EmailClickedEvent extends Loose {
  type: 'email.clicked'
  created_at: string
  data: BaseEmailEventData
}

interface EmailComplainedEvent extends Loose {
  type: 'email.complained'
  created_at: string
  data: BaseEmailEventData
}

interface EmailDeliveredEvent extends Loose {
  type: 'email.delivered'
  created_at: string
  data: BaseEmailEventData
}

interface EmailDeliveryDelayedEvent extends Loose {
  type: 'email.delivery_delayed'
  created_at: string
  data: BaseEmailEventData
}

interface EmailFailed extends Loose {
  reason: string
}

interface EmailFailedEvent extends Loose {
  type: 'email.failed'
  created_at: string
  data: BaseEmailEventData
}

interface EmailOpenedEvent extends Loose {
  type: 'email.opened'
  created_at: string
  data: BaseEmailEventData
}

interface EmailReceivedEvent extends Loose {
  type: 'email.received'
  created_at: string
  data: ReceivedEmailEventData
}

interface EmailScheduledEvent extends Loose {
  type: 'email.scheduled'
  created_at: string
  data: BaseEmailEventData
}

interface EmailSentEvent extends Loose {
  type: 'email.sent'
  created_at: string
  data: BaseEmailEventData
}

interface EmailSuppressed extends Loose {
  message: string
  type: string
}

interface EmailSuppressedEvent extends Loose {
  type: 'email.suppressed'
  created_at: string
  data: BaseEmailEventData
}

interface GetInboxResponseSuccess extends Loose {
  object: Open<'inbox'>
  id: string
  name: string
  email_address: string
  domain_id: string
  receiving_address: string | null
  from_name: string | null
  unread: number
  drafts: number
  last_received: string | null
  created_at: string
  updated_at: string
}

interface InboxBaseEventData extends Loose {
  source: Open<'agent' | 'api' | 'dashboard' | 'system'>
  inbox_id: string
}

interface InboxCreatedEvent extends Loose {
  type: 'inbox.created'
  created_at: string
  data: InboxEventData
}

interface InboxDeletedEvent extends Loose {
  type: 'inbox.deleted'
  created_at: string
  data: InboxBaseEventData
}

interface InboxDraftAttachment extends Loose {
  id: string
  filename: string
  content_type: string
  size: number
}

interface InboxDraftCreatedEvent extends Loose {
  type: 'inbox.draft.created'
  created_at: string
  data: InboxDraftEventData
}

interface InboxDraftDeletedEvent extends Loose {
  type: 'inbox.draft.deleted'
  created_at: string
  data: InboxDraftEventData
}

interface InboxDraftEventData extends Loose {
  thread_id?: string | undefined
  draft_id: string
  thread?: InboxThreadSummary | undefined
  draft?: InboxEventDraft | undefined
  source: Open<'agent' | 'api' | 'dashboard' | 'system'>
  inbox_id: string
}

interface InboxDraftSentEvent extends Loose {
  type: 'inbox.draft.sent'
  created_at: string
  data: InboxDraftSentEventData
}

interface InboxDraftSentEventData extends Loose {
  draft_id: string
  draft?: InboxEventDraft | undefined
  email_id: string
  email?: InboxEventEmail | undefined
  thread_id: string
  thread?: InboxThreadSummary | undefined
  source: Open<'agent' | 'api' | 'dashboard' | 'system'>
  inbox_id: string
}

interface InboxDraftUpdatedEvent extends Loose {
  type: 'inbox.draft.updated'
  created_at: string
  data: InboxDraftEventData
}

interface InboxEmailReceivedEvent extends Loose {
  type: 'inbox.email.received'
  created_at: string
  data: InboxThreadEmailEventData
}

interface InboxEmailSentEvent extends Loose {
  type: 'inbox.email.sent'
  created_at: string
  data: InboxThreadEmailEventData
}

interface InboxEventData extends Loose {
  inbox?: GetInboxResponseSuccess | undefined
  source: Open<'agent' | 'api' | 'dashboard' | 'system'>
  inbox_id: string
}

interface InboxEventDraft extends Loose {
  object: Open<'inbox_draft'>
  id: string
  to: string[] | null
  cc: string[]
  bcc: string[]
  subject: string | null
  attachments: InboxDraftAttachment[]
  type: Open<'reply' | 'standalone'>
  thread_id: string | null
  reply_to_email_id: string | null
  email_id: string | null
  created_at: string
  updated_at: string
}

interface InboxEventEmail extends Loose {
  id: string
  direction: Open<'inbound' | 'outbound'>
  from: string
  to: string[]
  cc: string[]
  bcc: string[]
  reply_to: string[]
  subject: string | null
  message_id: string | null
  attachments: InboxMessageAttachment[]
  read: boolean
  received_at: string
}

interface InboxMessageAttachment extends Loose {
  id: string
  filename: string | null
  size: number | null
}

interface InboxThreadAssignedEvent extends Loose {
  type: 'inbox.thread.assigned'
  created_at: string
  data: InboxThreadAssignedEventData
}

interface InboxThreadAssignedEventData extends Loose {
  assignee_email: string | null
  assigned_by_email: string | null
  previous_assignee_email: string | null
  thread_id: string
  thread?: InboxThreadSummary | undefined
  source: Open<'agent' | 'api' | 'dashboard' | 'system'>
  inbox_id: string
}

interface InboxThreadCreatedEvent extends Loose {
  type: 'inbox.thread.created'
  created_at: string
  data: InboxThreadEmailEventData
}

interface InboxThreadEmailEventData extends Loose {
  email_id: string
  email?: InboxEventEmail | undefined
  thread_id: string
  thread?: InboxThreadSummary | undefined
  source: Open<'agent' | 'api' | 'dashboard' | 'system'>
  inbox_id: string
}

interface InboxThreadFolderUpdatedEvent extends Loose {
  type: 'inbox.thread.folder.updated'
  created_at: string
  data: InboxThreadFolderUpdatedEventData
}

interface InboxThreadFolderUpdatedEventData extends Loose {
  from: Open<'archive' | 'inbox' | 'spam' | 'trash'>
  to: Open<'archive' | 'inbox' | 'spam' | 'trash'>
  thread_id: string
  thread?: InboxThreadSummary | undefined
  source: Open<'agent' | 'api' | 'dashboard' | 'system'>
  inbox_id: string
}

interface InboxThreadLabel extends Loose {
  id: string
  name: string
  color: string
}

interface InboxThreadLabelsUpdatedEvent extends Loose {
  type: 'inbox.thread.labels.updated'
  created_at: string
  data: InboxThreadLabelsUpdatedEventData
}

interface InboxThreadLabelsUpdatedEventData extends Loose {
  added: InboxThreadLabel[]
  removed: InboxThreadLabel[]
  thread_id: string
  thread?: InboxThreadSummary | undefined
  source: Open<'agent' | 'api' | 'dashboard' | 'system'>
  inbox_id: string
}

interface InboxThreadSummary extends Loose {
  object: Open<'inbox_thread'>
  id: string
  subject: string | null
  folder: Open<'archive' | 'inbox' | 'sent' | 'spam' | 'trash'>
  labels: InboxThreadLabel[]
  read: boolean
}

interface InboxThreadUnassignedEvent extends Loose {
  type: 'inbox.thread.unassigned'
  created_at: string
  data: InboxThreadUnassignedEventData
}

interface InboxThreadUnassignedEventData extends Loose {
  previous_assignee_email: string | null
  thread_id: string
  thread?: InboxThreadSummary | undefined
  source: Open<'agent' | 'api' | 'dashboard' | 'system'>
  inbox_id: string
}

interface InboxUpdatedEvent extends Loose {
  type: 'inbox.updated'
  created_at: string
  data: InboxEventData
}

interface ReceivedEmailAttachment extends Loose {
  id: string
  filename: string | null
  content_type: string
  content_disposition: string | null
  content_id: string | null
}

interface ReceivedEmailEventData extends Loose {
  email_id: string
  created_at: string
  from: string
  to: string[]
  bcc: string[]
  cc: string[]
  received_for: string[]
  message_id: string
  subject: string
  attachments: ReceivedEmailAttachment[]
}

interface SuppressionAddedEvent extends Loose {
  type: 'suppression.added'
  created_at: string
  data: SuppressionEventData
}

interface SuppressionEventData extends Loose {
  id: string
  email: string
  origin: Open<'bounce' | 'complaint' | 'manual'>
  source_id: string | null
  created_at: string
}

interface SuppressionRemovedEvent extends Loose {
  type: 'suppression.removed'
  created_at: string
  data: SuppressionEventData
}

interface TopicCreatedEvent extends Loose {
  type: 'topic.created'
  created_at: string
  data: TopicEventData
}

interface TopicDeletedEvent extends Loose {
  type: 'topic.deleted'
  created_at: string
  data: TopicEventData
}

interface TopicEventData extends Loose {
  id: string
  name: string
  description: string | null
  default_subscription: Open<'opt_in' | 'opt_out'>
  deleted: boolean
  created_at: string
  updated_at: string
}

interface TopicUpdatedEvent extends Loose {
  type: 'topic.updated'
  created_at: string
  data: TopicEventData
}
