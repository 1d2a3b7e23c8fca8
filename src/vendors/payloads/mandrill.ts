// Webhooks of Mailchimp Transactional, https://mailchimp.com/developer/transactional/docs/webhooks/
// Read on 2026-11-29: the example that Mailchimp sends for each event, recorded in the tests of a public receiver.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Message extends Loose {
  _id: string
  _version: string
  /** In seconds. */
  ts: number
  /** Such as `sent`, `deferred`, `bounced`, `soft-bounced` or `rejected`. */
  state: string
  subject: string
  email: string
  sender: string
  tags: string[]
  metadata?: unknown
  opens?: (Loose & { ts: number })[] | undefined
  clicks?: (Loose & { ts: number; url: string })[] | undefined
}

interface Event<Of extends Message = Message> extends Loose {
  event: string
  _id: string
  /** In seconds. */
  ts: number
  msg: Of
}

interface Deferred extends Message {
  smtp_events?: SmtpEvent[] | undefined
}

interface SmtpEvent extends Loose {
  destination_ip: string
  diag: string
  source_ip: string
  ts: number
  type: string
  size: number
}

interface Bounced extends Message {
  bounce_description?: string | undefined
  bgtools_code?: number | undefined
  diag?: string | undefined
}

interface Opened extends Event {
  ip?: string | undefined
  location?: Loose | null | undefined
  user_agent?: string | undefined
  user_agent_parsed?: Loose | null | undefined
}

interface Clicked extends Opened {
  url: string
}

interface Rejection extends Loose {
  reason: string
  detail: string
  email: string
  created_at: string
  last_event_at: string
  expires_at: string
  expired: boolean
  sender: unknown
  subaccount: unknown
}

interface Denied extends Loose {
  type: string
  /** `add`, `change` or `remove`. */
  action: string
  reject: Rejection
  ts: number
}

interface Allowed extends Loose {
  type: string
  action: string
  entry: Loose & { email: string; detail: string; created_at: string }
  ts: number
}

/** The payload of each event. */
export interface MandrillPayloads {
  blacklist: Denied
  click: Clicked
  deferral: Event<Deferred>
  hard_bounce: Event<Bounced>
  open: Opened
  reject: Event
  send: Event
  soft_bounce: Event<Bounced>
  spam: Event
  unsub: Event
  whitelist: Allowed
}
