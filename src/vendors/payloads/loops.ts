// Webhooks of Loops, https://loops.so/docs/webhooks
// Read on 2026-11-29: the webhooks of Loops' OpenAPI description 1.21.6, kept in api-evangelist/loops (commit 9512d48f).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Payload extends Loose {
  eventName: string
  /** In seconds. */
  eventTime: number
  webhookSchemaVersion: string
  contactIdentity: Loose & { id: string; email: string; userId: string | null }
}

interface Contact extends Loose {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
  source: string
  subscribed: boolean
  userGroup: string
  userId: string | null
  notes?: string | null | undefined
  /** By the id of the list. */
  mailingLists: { [list: string]: boolean }
  optInStatus: string | null
}

interface MailingList extends Loose {
  id: string
  name: string
  description: string | null
  isPublic: boolean
}

interface Email extends Loose {
  id: string
  emailMessageId: string
  subject: string
}

interface Created extends Payload {
  contact: Contact
}

interface OfList extends Payload {
  mailingList: MailingList
}

interface TransactionalSent extends Payload {
  transactionalId: string
  transactionalName: string
  email: Email
}

interface CampaignSent extends Payload {
  campaignId: string
  campaignName: string
  email: Email
  mailingLists: MailingList[]
}

interface LoopSent extends Payload {
  loopId: string
  loopName: string
  email: Email
  mailingLists: MailingList[]
}

interface Metric extends Payload {
  email: Email
  /** `loop`, `campaign` or, for deliveries, bounces and reports, `transactional`. */
  sourceType: string
  campaignId?: string | undefined
  loopId?: string | undefined
  transactionalId?: string | undefined
}

interface Test extends Loose {
  eventName: string
  eventTime: number
  webhookSchemaVersion: string
  message: string
}

/** The payload of each event. */
export interface LoopsPayloads {
  'campaign.email.sent': CampaignSent
  'contact.created': Created
  'contact.deleted': Payload
  'contact.mailingList.subscribed': OfList
  'contact.mailingList.unsubscribed': OfList
  'contact.unsubscribed': Payload
  'email.clicked': Metric
  'email.delivered': Metric
  'email.hardBounced': Metric
  'email.opened': Metric
  'email.resubscribed': Metric
  'email.softBounced': Metric
  'email.spamReported': Metric
  'email.unsubscribed': Metric
  'loop.email.sent': LoopSent
  'testing.testEvent': Test
  'transactional.email.sent': TransactionalSent
}
