// The events of SendGrid's Event Webhook, https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event
// Read on 2026-11-22 in the beginning of the Event Webhook Reference of
// twilio.com/docs/sendgrid, and a copy of its examples of 2020 (gist scottserok/536734d3df16d04c9349e5fe7d005043).
// Seen in public receivers only, so not confirmed: `bounce_classification`, `sg_machine_open`, `tls`.

// The fields that the documentation does not list stay readable, as `unknown`.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface MailEvent extends Loose {
  email: string
  /** In seconds. */
  timestamp: number
  event: string
  'smtp-id'?: string | undefined
  sg_event_id: string
  sg_message_id: string
  category?: string | string[] | undefined
  asm_group_id?: number | undefined
}

interface Delivered extends MailEvent {
  response: string
  ip?: string | undefined
  tls?: number | undefined
}

interface Deferred extends MailEvent {
  response: string
  attempt: string
  ip?: string | undefined
  tls?: number | undefined
}

interface Bounce extends MailEvent {
  reason: string
  status: string
  type?: Open<'bounce' | 'blocked'> | undefined
  bounce_classification?: string | undefined
  ip?: string | undefined
  tls?: number | undefined
}

interface Dropped extends MailEvent {
  reason: string
  status: string
}

interface Engagement extends MailEvent {
  ip?: string | undefined
  useragent?: string | undefined
}

interface Opened extends Engagement {
  sg_machine_open?: boolean | undefined
}

interface Click extends Engagement {
  url: string
}

interface GroupChange extends Engagement {
  url?: string | undefined
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
