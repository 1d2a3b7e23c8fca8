// Written by `npm run payloads` from:
// - postmark 5.1.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface PostmarkPayloads {
  Bounce: BounceWebhook
  Click: ClickWebhook
  Delivery: DeliveryWebhook
  Open: OpenWebhook
  SpamComplaint: BounceWebhook
  SubscriptionChange: SubscriptionChangeWebhook
}

interface BounceWebhook extends Loose {
  Metadata: Hash
  RecordType: string
  ID: number
  Type: string
  TypeCode: number
  Name: string
  Tag?: string | undefined
  MessageID: string
  ServerID: number
  Description: string
  Details: string
  Email: string
  From: string
  BouncedAt: string
  DumpAvailable: boolean
  Inactive: boolean
  CanActivate: boolean
  Subject: string
  Content?: string | undefined
  MessageStream: string
}

interface ClickWebhook extends Loose {
  Metadata: Hash
  RecordType: string
  ClickLocation: Open<'HTML' | 'Text'>
  Client: ClientDetails
  OS: ClientDetails
  Platform: string
  UserAgent: string
  OriginalLink: string
  Geo: GeoLocation
  MessageID: string
  ReceivedAt: string
  Tag: string
  Recipient: string
  MessageStream: string
}

interface ClientDetails extends Loose {
  Name: string
  Company: string
  Family: string
}

interface DeliveryWebhook extends Loose {
  RecordType: string
  ServerID: number
  MessageStream: string
  MessageID: string
  Recipient: string
  Tag?: string | undefined
  DeliveredAt: string
  Details: string
  Metadata: Hash
}

interface GeoLocation extends Loose {
  CountryISOCode?: string | undefined
  Country?: string | undefined
  RegionISOCode?: string | undefined
  Region?: string | undefined
  City?: string | undefined
  Zip?: string | undefined
  Coords?: string | undefined
  IP?: string | undefined
}

interface Hash extends Loose {}

interface OpenWebhook extends Loose {
  FirstOpen: boolean
  Metadata: Hash
  RecordType: string
  Client: ClientDetails
  OS: ClientDetails
  Platform: string
  UserAgent: string
  ReadSeconds: number
  Geo: GeoLocation
  MessageID: string
  ReceivedAt: string
  Tag: string
  Recipient: string
  MessageStream: string
}

interface SubscriptionChangeWebhook extends Loose {
  RecordType: string
  MessageID: string
  ServerID: number
  MessageStream: string
  ChangedAt: string
  Recipient: string
  Origin: string
  SuppressSending: boolean
  SuppressionReason: string
  Tag?: string | undefined
  Metadata: Hash
}
