// The webhooks of WhatsApp, Messenger and Instagram, https://developers.facebook.com/documentation/business-messaging
// test/payloads/vendors/meta.mjs says which pages were read.

interface WhatsappAccount {
  object: 'whatsapp_business_account'
  entry: { id: string; changes: { field: string; value: WhatsappValue }[] }[]
}

/** Of the field `messages`; other fields have other values. */
interface WhatsappValue {
  messaging_product?: 'whatsapp'
  metadata?: { display_phone_number: string; phone_number_id: string }
  contacts?: WhatsappContact[]
  messages?: WhatsappMessage[]
  statuses?: WhatsappStatus[]
  errors?: WhatsappError[]
}

interface WhatsappContact {
  profile?: { name?: string }
  wa_id?: string
  user_id?: string
}

interface WhatsappError {
  code: number
  title: string
  message?: string
  error_data?: { details: string }
}

interface WhatsappMessage {
  from?: string
  id: string
  /** In seconds. */
  timestamp: string
  type:
    | 'text'
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
    | 'unknown'
    | 'unsupported'
    | 'video'
  context?: {
    forwarded?: boolean
    frequently_forwarded?: boolean
    from?: string
    id?: string
    referred_product?: { catalog_id: string; product_retailer_id: string }
  }
  text?: { body: string }
  image?: WhatsappMedia
  audio?: WhatsappMedia
  video?: WhatsappMedia
  document?: WhatsappMedia
  sticker?: WhatsappMedia
  location?: { latitude: number; longitude: number; name?: string; address?: string; url?: string }
  contacts?: Record<string, unknown>[]
  reaction?: { message_id: string; emoji?: string }
  button?: { payload: string; text: string }
  interactive?: {
    type: 'button_reply' | 'list_reply' | 'nfm_reply'
    button_reply?: { id: string; title: string }
    list_reply?: { id: string; title: string; description?: string }
    nfm_reply?: { name?: string; body?: string; response_json: string }
  }
  order?: {
    catalog_id: string
    text?: string
    product_items: { product_retailer_id: string; quantity: number; item_price: number; currency: string }[]
  }
  referral?: Record<string, unknown>
  system?: { type?: string; body?: string; wa_id?: string; user_id?: string; customer?: string }
  errors?: WhatsappError[]
}

interface WhatsappMedia {
  id: string
  mime_type: string
  sha256?: string
  url?: string
  caption?: string
  filename?: string
  voice?: boolean
  animated?: boolean
}

interface WhatsappStatus {
  id: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  /** In seconds. */
  timestamp: string
  recipient_id?: string
  recipient_user_id?: string
  biz_opaque_callback_data?: string
  conversation?: { id: string; origin?: { type: string }; expiration_timestamp?: string }
  pricing?: { billable?: boolean; pricing_model: string; category: string; type?: string }
  errors?: WhatsappError[]
}

interface Page {
  object: 'page'
  entry: Entry[]
}

interface Instagram {
  object: 'instagram'
  entry: Entry[]
}

interface Entry {
  id: string
  time: number
  messaging?: Messaging[]
  standby?: Messaging[]
  changes?: { field: string; value: Record<string, unknown> }[]
}

interface Messaging {
  sender: { id?: string; user_ref?: string }
  recipient: { id: string }
  /** In milliseconds. */
  timestamp?: number
  message?: {
    mid: string
    text?: string
    is_echo?: boolean
    app_id?: number
    metadata?: string
    quick_reply?: { payload: string }
    reply_to?: Record<string, unknown>
    attachments?: { type: string; payload: { url?: string; [field: string]: unknown } }[]
  }
  postback?: { mid?: string; title?: string; payload?: string; referral?: Record<string, unknown> }
  reaction?: { mid: string; action: 'react' | 'unreact'; reaction?: string; emoji?: string }
  read?: { watermark?: number; mid?: string }
  delivery?: { mids?: string[]; watermark: number }
}

/** The payload of each object. One request may carry several entries, changes and messages. */
export interface MetaPayloads {
  instagram: Instagram
  page: Page
  whatsapp_business_account: WhatsappAccount
}
