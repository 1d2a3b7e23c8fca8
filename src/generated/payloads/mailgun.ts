// Written by `npm run payloads` from:
// - mailgun.js 14.0.1

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/** The payload of each event. */
export interface MailgunPayloads {
  accepted: Delivery
  clicked: Delivery
  complained: Delivery
  delivered: Delivery
  failed: Delivery
  opened: Delivery
  unsubscribed: Delivery
}

interface Delivery extends Loose {
  signature: DeliverySignature
  'event-data': EventData
}

interface DeliverySignature extends Loose {
  timestamp: string
  token: string
  signature: string
}

interface EventData extends Loose {
  message?: Message | undefined
  account?: (Loose & { id: string }) | undefined
  domain?: (Loose & { name: string }) | undefined
  'delivery-status'?: EventDataDeliveryStatus | undefined
  envelope?: EventDataEnvelope | undefined
  flags?: EventDataFlags | undefined
  severity?: string | undefined
  tags?: string[] | undefined
  storage?: (Loose & { url: string; key: string }) | undefined
  'recipient-domain'?: string | undefined
  reason?: string | undefined
  'user-variables'?: Loose | undefined
  'log-level'?: string | undefined
  template?: unknown
  event: string
  id: string
  recipient: string
  timestamp: number
}

interface EventDataDeliveryStatus extends Loose {
  tls?: boolean | undefined
  'mx-host'?: string | undefined
  code?: number | undefined
  description?: string | undefined
  'session-seconds'?: number | undefined
  utf8?: boolean | undefined
  'attempt-no'?: number | undefined
  message?: string | undefined
  'certificate-verified'?: boolean | undefined
}

interface EventDataEnvelope extends Loose {
  transport?: string | undefined
  sender?: string | undefined
  'sending-ip'?: string | undefined
  targets?: string | undefined
}

interface EventDataFlags extends Loose {
  'is-routed'?: boolean | undefined
  'is-authenticated'?: boolean | undefined
  'is-system-test'?: boolean | undefined
  'is-test-mode'?: boolean | undefined
}

interface Message extends Loose {
  attachments?: unknown[] | undefined
  size?: number | undefined
  headers: MessageHeaders
}

interface MessageHeaders extends Loose {
  to: string
  'message-id': string
  from: string
  subject: string
}
