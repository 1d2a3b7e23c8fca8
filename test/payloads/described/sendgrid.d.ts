// The events of SendGrid's Event Webhook, https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event
// test/payloads/vendors/sendgrid.mjs says which copies were read.

interface MailEvent {
  email: string
  /** In seconds. */
  timestamp: number
  event: string
  'smtp-id'?: string
  sg_event_id: string
  sg_message_id: string
  category?: string | string[]
  asm_group_id?: number
}

interface Delivered extends MailEvent {
  response: string
  ip?: string
  tls?: number
}

interface Deferred extends MailEvent {
  response: string
  attempt: string
  ip?: string
  tls?: number
}

interface Bounce extends MailEvent {
  reason: string
  status: string
  type?: 'bounce' | 'blocked'
  bounce_classification?: string
  ip?: string
  tls?: number
}

interface Dropped extends MailEvent {
  reason: string
  status: string
}

interface Engagement extends MailEvent {
  ip?: string
  useragent?: string
}

interface Opened extends Engagement {
  sg_machine_open?: boolean
}

interface Click extends Engagement {
  url: string
}

interface GroupChange extends Engagement {
  url?: string
  asm_group_id: number
}

/** The payload of each event. Your own arguments are fields beside these. */
export interface SendgridPayloads {
  bounce: Bounce
  click: Click
  deferred: Deferred
  delivered: Delivered
  dropped: Dropped
  group_resubscribe: GroupChange
  group_unsubscribe: GroupChange
  open: Opened
  processed: MailEvent
  spamreport: MailEvent
  unsubscribe: MailEvent
}
