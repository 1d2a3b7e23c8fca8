// Written by `npm run payloads` from:
// - test/payloads/described/sendgrid.d.ts, by hand, read on 2026-11-22 in the beginning of the Event Webhook Reference of
//     twilio.com/docs/sendgrid, and a copy of its examples of 2020 (gist scottserok/536734d3df16d04c9349e5fe7d005043).
//     Seen in public receivers only, so not confirmed: `bounce_classification`, `sg_machine_open`, `tls`.

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

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

interface Bounce extends Loose {
  reason: string
  status: string
  type?: Open<'blocked' | 'bounce'> | undefined
  bounce_classification?: string | undefined
  ip?: string | undefined
  tls?: number | undefined
  email: string
  timestamp: number
  event: string
  'smtp-id'?: string | undefined
  sg_event_id: string
  sg_message_id: string
  category?: string | string[] | undefined
  asm_group_id?: number | undefined
}

interface Click extends Loose {
  url: string
  ip?: string | undefined
  useragent?: string | undefined
  email: string
  timestamp: number
  event: string
  'smtp-id'?: string | undefined
  sg_event_id: string
  sg_message_id: string
  category?: string | string[] | undefined
  asm_group_id?: number | undefined
}

interface Deferred extends Loose {
  response: string
  attempt: string
  ip?: string | undefined
  tls?: number | undefined
  email: string
  timestamp: number
  event: string
  'smtp-id'?: string | undefined
  sg_event_id: string
  sg_message_id: string
  category?: string | string[] | undefined
  asm_group_id?: number | undefined
}

interface Delivered extends Loose {
  response: string
  ip?: string | undefined
  tls?: number | undefined
  email: string
  timestamp: number
  event: string
  'smtp-id'?: string | undefined
  sg_event_id: string
  sg_message_id: string
  category?: string | string[] | undefined
  asm_group_id?: number | undefined
}

interface Dropped extends Loose {
  reason: string
  status: string
  email: string
  timestamp: number
  event: string
  'smtp-id'?: string | undefined
  sg_event_id: string
  sg_message_id: string
  category?: string | string[] | undefined
  asm_group_id?: number | undefined
}

interface GroupChange extends Loose {
  url?: string | undefined
  asm_group_id: number
  ip?: string | undefined
  useragent?: string | undefined
  email: string
  timestamp: number
  event: string
  'smtp-id'?: string | undefined
  sg_event_id: string
  sg_message_id: string
  category?: string | string[] | undefined
}

interface MailEvent extends Loose {
  email: string
  timestamp: number
  event: string
  'smtp-id'?: string | undefined
  sg_event_id: string
  sg_message_id: string
  category?: string | string[] | undefined
  asm_group_id?: number | undefined
}

interface Opened extends Loose {
  sg_machine_open?: boolean | undefined
  ip?: string | undefined
  useragent?: string | undefined
  email: string
  timestamp: number
  event: string
  'smtp-id'?: string | undefined
  sg_event_id: string
  sg_message_id: string
  category?: string | string[] | undefined
  asm_group_id?: number | undefined
}
