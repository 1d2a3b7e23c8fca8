// The parameters of Plivo's messages, https://docs.plivo.com/docs/messaging/api/message/message-status-callbacks and
// https://docs.plivo.com/docs/messaging/api/message/handling-incoming, read on 2026-11-28. All are texts, as in every form.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Message extends Loose {
  MessageUUID: string
  From?: string | undefined
  To?: string | undefined
  Type?: Open<'mms' | 'sms' | 'whatsapp'> | undefined
  Units?: string | undefined
  TotalRate?: string | undefined
  TotalAmount?: string | undefined
  PowerpackUUID?: string | undefined
}

interface MessageStatus extends Message {
  Status: string
  /** Of the country of the recipient. */
  MCC?: string | undefined
  /** Of the network of the recipient. */
  MNC?: string | undefined
  ErrorCode?: string | undefined
  Sequence?: string | undefined
  MessageTime?: string | undefined
  QueuedTime?: string | undefined
  SentTime?: string | undefined
  DeliveryReportTime?: string | undefined
  ConversationID?: string | undefined
  ConversationExpirationTimestamp?: string | undefined
  ConversationOrigin?: Open<'authentication' | 'marketing' | 'service' | 'utility'> | undefined
}

interface IncomingMessage extends Message {
  /** Of an SMS. */
  Text?: string | undefined
  /** Of other messages. */
  Body?: string | undefined
  MessageIntent?: string | undefined
  /** How many files there are: `Media1` and so on have their URLs. */
  MediaCount?: string | undefined
  Media1?: string | undefined
  ContentType?: Open<'button' | 'media' | 'text' | 'unknown'> | undefined
  MimeType?: string | undefined
}

/** The payload of each event. */
export interface PlivoMessagingPayloads {
  delivered: MessageStatus
  failed: MessageStatus
  /** An incoming message. */
  message: IncomingMessage
  queued: MessageStatus
  read: MessageStatus
  sent: MessageStatus
  undelivered: MessageStatus
}
