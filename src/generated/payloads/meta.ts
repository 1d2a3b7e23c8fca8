// Written by `npm run payloads` from:
// - test/payloads/described/meta.d.ts, by hand, read on 2026-11-22 in developers.facebook.com/documentation: the `messages` webhook
//     of WhatsApp, the webhook events of Messenger (reads, deliveries, echoes, postbacks, reactions) and the examples of Instagram;
//     kinds of messages and statuses of WhatsApp also in whatsapp-api-js 6.3.0 and @whatsapp-cloudapi/types 4.2.0 on npm.

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each object. One request may carry several entries, changes and messages. */
export interface MetaPayloads {
  instagram: Instagram
  page: Page
  whatsapp_business_account: WhatsappAccount
}

interface Entry extends Loose {
  id: string
  time: number
  messaging?: Messaging[] | undefined
  standby?: Messaging[] | undefined
  changes?: EntryChange[] | undefined
}

interface EntryChange extends Loose {
  field: string
  value: Loose
}

interface Instagram extends Loose {
  object: 'instagram'
  entry: Entry[]
}

interface Messaging extends Loose {
  sender: Loose & { id?: string | undefined; user_ref?: string | undefined }
  recipient: Loose & { id: string }
  timestamp?: number | undefined
  message?: MessagingMessage | undefined
  postback?: MessagingPostback | undefined
  reaction?: MessagingReaction | undefined
  read?: (Loose & { watermark?: number | undefined; mid?: string | undefined }) | undefined
  delivery?: (Loose & { mids?: string[] | undefined; watermark: number }) | undefined
}

interface MessagingMessage extends Loose {
  mid: string
  text?: string | undefined
  is_echo?: boolean | undefined
  app_id?: number | undefined
  metadata?: string | undefined
  quick_reply?: (Loose & { payload: string }) | undefined
  reply_to?: Loose | undefined
  attachments?: MessagingMessageAttachment[] | undefined
}

interface MessagingMessageAttachment extends Loose {
  type: string
  payload: Loose & { url?: string | undefined }
}

interface MessagingPostback extends Loose {
  mid?: string | undefined
  title?: string | undefined
  payload?: string | undefined
  referral?: Loose | undefined
}

interface MessagingReaction extends Loose {
  mid: string
  action: Open<'react' | 'unreact'>
  reaction?: string | undefined
  emoji?: string | undefined
}

interface Page extends Loose {
  object: 'page'
  entry: Entry[]
}

interface WhatsappAccount extends Loose {
  object: 'whatsapp_business_account'
  entry: WhatsappAccountEntry[]
}

interface WhatsappAccountEntry extends Loose {
  id: string
  changes: (Loose & { field: string; value: WhatsappValue })[]
}

interface WhatsappContact extends Loose {
  profile?: (Loose & { name?: string | undefined }) | undefined
  wa_id?: string | undefined
  user_id?: string | undefined
}

interface WhatsappError extends Loose {
  code: number
  title: string
  message?: string | undefined
  error_data?: (Loose & { details: string }) | undefined
}

interface WhatsappMedia extends Loose {
  id: string
  mime_type: string
  sha256?: string | undefined
  url?: string | undefined
  caption?: string | undefined
  filename?: string | undefined
  voice?: boolean | undefined
  animated?: boolean | undefined
}

interface WhatsappMessage extends Loose {
  from?: string | undefined
  id: string
  timestamp: string
  type: Open<
    | 'audio'
    | 'button'
    | 'contacts'
    | 'document'
    | 'image'
    | 'interactive'
    | 'location'
    | 'order'
    | 'reaction'
    | 'sticker'
    | 'system'
    | 'text'
    | 'unknown'
    | 'unsupported'
    | 'video'
  >
  context?: WhatsappMessageContext | undefined
  text?: (Loose & { body: string }) | undefined
  image?: WhatsappMedia | undefined
  audio?: WhatsappMedia | undefined
  video?: WhatsappMedia | undefined
  document?: WhatsappMedia | undefined
  sticker?: WhatsappMedia | undefined
  location?: WhatsappMessageLocation | undefined
  contacts?: Loose[] | undefined
  reaction?: (Loose & { message_id: string; emoji?: string | undefined }) | undefined
  button?: (Loose & { payload: string; text: string }) | undefined
  interactive?: WhatsappMessageInteractive | undefined
  order?: WhatsappMessageOrder | undefined
  referral?: Loose | undefined
  system?: WhatsappMessageSystem | undefined
  errors?: WhatsappError[] | undefined
}

interface WhatsappMessageContext extends Loose {
  forwarded?: boolean | undefined
  frequently_forwarded?: boolean | undefined
  from?: string | undefined
  id?: string | undefined
  referred_product?: (Loose & { catalog_id: string; product_retailer_id: string }) | undefined
}

interface WhatsappMessageInteractive extends Loose {
  type: Open<'button_reply' | 'list_reply' | 'nfm_reply'>
  button_reply?: (Loose & { id: string; title: string }) | undefined
  list_reply?: WhatsappMessageInteractiveListReply | undefined
  nfm_reply?: WhatsappMessageInteractiveNfmReply | undefined
}

interface WhatsappMessageInteractiveListReply extends Loose {
  id: string
  title: string
  description?: string | undefined
}

interface WhatsappMessageInteractiveNfmReply extends Loose {
  name?: string | undefined
  body?: string | undefined
  response_json: string
}

interface WhatsappMessageLocation extends Loose {
  latitude: number
  longitude: number
  name?: string | undefined
  address?: string | undefined
  url?: string | undefined
}

interface WhatsappMessageOrder extends Loose {
  catalog_id: string
  text?: string | undefined
  product_items: WhatsappMessageOrderProductItem[]
}

interface WhatsappMessageOrderProductItem extends Loose {
  product_retailer_id: string
  quantity: number
  item_price: number
  currency: string
}

interface WhatsappMessageSystem extends Loose {
  type?: string | undefined
  body?: string | undefined
  wa_id?: string | undefined
  user_id?: string | undefined
  customer?: string | undefined
}

interface WhatsappStatus extends Loose {
  id: string
  status: Open<'delivered' | 'failed' | 'read' | 'sent'>
  timestamp: string
  recipient_id?: string | undefined
  recipient_user_id?: string | undefined
  biz_opaque_callback_data?: string | undefined
  conversation?: WhatsappStatusConversation | undefined
  pricing?: WhatsappStatusPricing | undefined
  errors?: WhatsappError[] | undefined
}

interface WhatsappStatusConversation extends Loose {
  id: string
  origin?: (Loose & { type: string }) | undefined
  expiration_timestamp?: string | undefined
}

interface WhatsappStatusPricing extends Loose {
  billable?: boolean | undefined
  pricing_model: string
  category: string
  type?: string | undefined
}

interface WhatsappValue extends Loose {
  messaging_product?: Open<'whatsapp'> | undefined
  metadata?: (Loose & { display_phone_number: string; phone_number_id: string }) | undefined
  contacts?: WhatsappContact[] | undefined
  messages?: WhatsappMessage[] | undefined
  statuses?: WhatsappStatus[] | undefined
  errors?: WhatsappError[] | undefined
}
