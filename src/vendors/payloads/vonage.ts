// Webhooks of the Vonage Messages API, https://developer.vonage.com/en/api/messages#webhooks
// Read on 2026-11-29: InboundMessage.java and MessageStatus.java of Vonage/vonage-java-sdk (commits 03fa6763 and 077382bc).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface File extends Loose {
  url: string
  caption?: string | undefined
}

/** An inbound message has `message_type`, and the status of a sent one `status`. */
interface Message extends Loose {
  message_uuid: string
  channel: string
  to: string
  from: string
  timestamp: string
  client_ref?: string | undefined
  usage?: (Loose & { price: string; currency: string }) | undefined
  status?: Open<'delivered' | 'read' | 'rejected' | 'submitted' | 'undeliverable'> | undefined
  error?: (Loose & { type: string; title: string; detail: string; instance: string }) | undefined
  destination?: (Loose & { network_code: string }) | undefined
  sms?: Loose | undefined
  whatsapp?: Loose | undefined
  message_type?: string | undefined
  text?: string | undefined
  image?: File | undefined
  audio?: File | undefined
  video?: File | undefined
  file?: File | undefined
  vcard?: File | undefined
  sticker?: File | undefined
  profile?: Loose | undefined
  location?: Loose | undefined
  reply?: Loose | undefined
  order?: Loose | undefined
  context?: Loose | undefined
  context_status?: string | undefined
  provider_message?: string | undefined
}

/** The payload of each event. */
export interface VonagePayloads {
  message: Message
}
