// Written by `npm run payloads` from:
// - @knocklabs/node 1.35.0
// - by hand: the envelope and `event_data`, from content/developer-tools/outbound-webhooks of knocklabs/docs (commit 08ad16b7)

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface KnockPayloads {
  'message.archived': MessageReadPayload
  'message.bounced': MessageBouncedPayload
  'message.complaint': MessageComplaintPayload
  'message.delivered': MessageReadPayload
  'message.delivery_attempted': MessageDeliveryAttemptedPayload
  'message.interacted': MessageComplaintPayload
  'message.link_clicked': MessageLinkClickedPayload
  'message.read': MessageReadPayload
  'message.seen': MessageReadPayload
  'message.sent': MessageReadPayload
  'message.unarchived': MessageReadPayload
  'message.undelivered': MessageUndeliveredPayload
  'message.unread': MessageReadPayload
  'message.unseen': MessageReadPayload
}

interface Message extends Loose {
  id: string
  channel_id: string
  engagement_statuses: Open<'archived' | 'interacted' | 'link_clicked' | 'read' | 'seen'>[]
  inserted_at: string
  recipient: string | RecipientReferenceObjectReference
  source: MessageSource
  status: Open<'bounced' | 'delivered' | 'delivery_attempted' | 'not_sent' | 'queued' | 'sent' | 'undelivered'>
  updated_at: string
  actors?: (string | RecipientReferenceObjectReference)[] | undefined
  archived_at?: string | null | undefined
  channel?: MessageChannel | undefined
  clicked_at?: string | null | undefined
  data?: Loose | null | undefined
  interacted_at?: string | null | undefined
  link_clicked_at?: string | null | undefined
  metadata?: Loose | null | undefined
  read_at?: string | null | undefined
  recipient_snapshot?: MessageRecipientSnapshot | null | undefined
  scheduled_at?: string | null | undefined
  seen_at?: string | null | undefined
  tenant?: string | null | undefined
  workflow?: string | null | undefined
}

interface MessageBouncedPayload extends Loose {
  type: string
  created_at: string
  data: Message
  event_data: MessageBouncedPayloadEventData | null
}

interface MessageBouncedPayloadEventData extends Loose {
  failure_reason?: string | undefined
  failure_details?: string | null | undefined
  token?: string | undefined
}

interface MessageChannel extends Loose {
  id: string
  created_at: string
  provider: string
  type: Open<'chat' | 'email' | 'http' | 'in_app' | 'in_app_feed' | 'in_app_guide' | 'push' | 'sms'>
  updated_at: string
  key?: string | null | undefined
  name?: string | null | undefined
}

interface MessageComplaintPayload extends Loose {
  type: string
  created_at: string
  data: Message
  event_data: Loose | null
}

interface MessageDeliveryAttemptedPayload extends Loose {
  type: string
  created_at: string
  data: Message
  event_data: MessageDeliveryAttemptedPayloadEventData | null
}

interface MessageDeliveryAttemptedPayloadEventData extends Loose {
  attempt?: number | undefined
  max_attempts?: number | undefined
  retryable?: boolean | undefined
}

interface MessageLinkClickedPayload extends Loose {
  type: string
  created_at: string
  data: Message
  event_data: (Loose & { url?: string | undefined }) | null
}

interface MessageReadPayload extends Loose {
  type: string
  created_at: string
  data: Message
  event_data: unknown
}

interface MessageRecipientSnapshot extends Loose {
  channel_id?: string | null | undefined
  email?: string | null | undefined
  name?: string | null | undefined
  user_id?: string | null | undefined
  via_incoming_webhook?: boolean | null | undefined
}

interface MessageSource extends Loose {
  categories: string[]
  key: string
  version_id: string
  step_ref?: string | null | undefined
  type?: Open<'broadcast' | 'guide' | 'workflow'> | undefined
  workflow_recipient_run_id?: string | null | undefined
  workflow_run_id?: string | null | undefined
}

interface MessageUndeliveredPayload extends Loose {
  type: string
  created_at: string
  data: Message
  event_data: (Loose & { failure_reason?: string | undefined; failure_details?: string | null | undefined }) | null
}

interface RecipientReferenceObjectReference extends Loose {
  id?: string | undefined
  collection?: string | undefined
}
