// Written by `npm run payloads` from:
// - @surgeapi/node 0.30.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface SurgePayloads {
  'call.ended': CallEnded
  'campaign.approved': CampaignApproved
  'contact.opted_in': ContactOptedIn
  'contact.opted_out': ContactOptedIn
  'conversation.created': ConversationCreated
  'message.delivered': MessageDelivered
  'message.failed': MessageFailed
  'message.received': MessageReceived
  'message.sent': MessageSent
}

interface CallEnded extends Loose {
  account_id: string
  data: CallEndedData
  timestamp: string
  type: string
}

interface CallEndedData extends Loose {
  id: string
  contact: Contact
  duration: number
  initiated_at: string
  status: Open<
    'busy' | 'canceled' | 'completed' | 'failed' | 'in_progress' | 'missed' | 'no_answer' | 'queued' | 'ringing'
  >
}

interface CampaignApproved extends Loose {
  account_id: string
  data: CampaignApprovedData
  timestamp: string
  type: string
}

interface CampaignApprovedData extends Loose {
  id: string
  status: Open<'active'>
}

interface Contact extends Loose {
  id: string
  phone_number: string
  email?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  metadata?: { [key: string]: string } | undefined
}

interface ContactOptedIn extends Loose {
  account_id: string
  data: ContactOptedInData
  timestamp: string
  type: string
}

interface ContactOptedInData extends Loose {
  id: string
}

interface ConversationCreated extends Loose {
  account_id: string
  data: ConversationCreatedData
  timestamp: string
  type: string
}

interface ConversationCreatedData extends Loose {
  id: string
  contact: Contact
  phone_number: PhoneNumber
}

interface MessageDelivered extends Loose {
  account_id: string
  data: MessageDeliveredData
  timestamp: string
  type: string
}

interface MessageDeliveredData extends Loose {
  id: string
  body: string
  conversation: ConversationCreatedData
  delivered_at: string
  attachments?: MessageSentDataAttachment[] | undefined
}

interface MessageFailed extends Loose {
  account_id: string
  data: MessageFailedData
  timestamp: string
  type: string
}

interface MessageFailedData extends Loose {
  id: string
  body: string
  conversation: ConversationCreatedData
  failed_at: string
  failure_reason: string
  attachments?: MessageSentDataAttachment[] | undefined
}

interface MessageReceived extends Loose {
  account_id: string
  data: MessageReceivedData
  timestamp: string
  type: string
}

interface MessageReceivedData extends Loose {
  id: string
  body: string
  conversation: ConversationCreatedData
  received_at: string
  attachments?: MessageSentDataAttachment[] | undefined
}

interface MessageSent extends Loose {
  account_id: string
  data: MessageSentData
  timestamp: string
  type: string
}

interface MessageSentData extends Loose {
  id: string
  body: string
  conversation: ConversationCreatedData
  sent_at: string
  attachments?: MessageSentDataAttachment[] | undefined
}

interface MessageSentDataAttachment extends Loose {
  id: string
  type: Open<'file' | 'image' | 'link' | 'video'>
  url: string
}

interface PhoneNumber extends Loose {
  id: string
  number: string
  type: Open<'local' | 'toll_free'>
}
