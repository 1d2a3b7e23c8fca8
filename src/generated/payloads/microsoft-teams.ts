// Written by `npm run payloads` from:
// - botframework-schema 4.23.3

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface MicrosoftTeamsPayloads {
  message: Message
}

interface Attachment extends Loose {
  contentType: string
  contentUrl?: string | undefined
  content?: unknown
  name?: string | undefined
  thumbnailUrl?: string | undefined
}

interface CardAction extends Loose {
  type: string
  title: string
  image?: string | undefined
  text?: string | undefined
  displayText?: string | undefined
  value: unknown
  channelData?: unknown
  imageAltText?: string | undefined
}

interface ChannelAccount extends Loose {
  id: string
  name: string
  aadObjectId?: string | undefined
  role?: string | undefined
  properties?: unknown
}

interface ConversationAccount extends Loose {
  isGroup: boolean
  conversationType: string
  tenantId?: string | undefined
  id: string
  name: string
  aadObjectId?: string | undefined
  role?: Open<'bot' | 'skill' | 'user'> | undefined
  properties?: unknown
}

interface ConversationReference extends Loose {
  activityId?: string | undefined
  user?: ChannelAccount | undefined
  locale?: string | undefined
  bot: ChannelAccount
  conversation: ConversationAccount
  channelId: string
  serviceUrl: string
}

interface Entity extends Loose {
  type: string
}

interface Message extends Loose {
  channelId: string
  conversation: ConversationAccount
  from: ChannelAccount
  serviceUrl: string
  text: string
  type: string
  id?: string | undefined
  timestamp?: string | undefined
  localTimestamp?: string | undefined
  localTimezone?: string | undefined
  callerId?: string | undefined
  recipient?: ChannelAccount | undefined
  textFormat?: string | undefined
  attachmentLayout?: string | undefined
  membersAdded?: ChannelAccount[] | undefined
  membersRemoved?: ChannelAccount[] | undefined
  reactionsAdded?: Entity[] | undefined
  reactionsRemoved?: Entity[] | undefined
  topicName?: string | undefined
  historyDisclosed?: boolean | undefined
  locale?: string | undefined
  speak?: string | undefined
  inputHint?: string | undefined
  summary?: string | undefined
  suggestedActions?: SuggestedActions | undefined
  attachments?: Attachment[] | undefined
  entities?: Entity[] | undefined
  channelData?: unknown
  action?: string | undefined
  replyToId?: string | undefined
  label?: string | undefined
  valueType?: string | undefined
  value?: unknown
  name?: string | undefined
  relatesTo?: ConversationReference | undefined
  code?: string | undefined
  expiration?: string | undefined
  importance?: string | undefined
  deliveryMode?: string | undefined
  listenFor?: string[] | undefined
  textHighlights?: TextHighlight[] | undefined
  semanticAction?: SemanticAction | undefined
}

interface SemanticAction extends Loose {
  id: string
  state: string
  entities: { [key: string]: Entity }
}

interface SuggestedActions extends Loose {
  to: string[]
  actions: CardAction[]
}

interface TextHighlight extends Loose {
  text: string
  occurrence: number
}
