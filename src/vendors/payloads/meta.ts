// The webhooks of WhatsApp, Messenger and Instagram, https://developers.facebook.com/documentation/business-messaging
// Read on 2026-11-22 in developers.facebook.com/documentation: the `messages` webhook
// of WhatsApp, the webhook events of Messenger (reads, deliveries, echoes, postbacks, reactions) and the examples of Instagram;
// kinds of messages and statuses of WhatsApp also in whatsapp-api-js 6.3.0 and @whatsapp-cloudapi/types 4.2.0 on npm.

// The fields that the documentation does not list stay readable, as `unknown`.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface WhatsappAccount extends Loose {
  object: 'whatsapp_business_account'
  entry: (Loose & { id: string; changes: (Loose & { field: string; value: WhatsappValue })[] })[]
}

/** Of the field `messages`; other fields have other values. */
interface WhatsappValue extends Loose {
  messaging_product?: Open<'whatsapp'> | undefined
  metadata?: (Loose & { display_phone_number: string; phone_number_id: string }) | undefined
  contacts?: WhatsappContact[] | undefined
  messages?: WhatsappMessage[] | undefined
  statuses?: WhatsappStatus[] | undefined
  errors?: WhatsappError[] | undefined
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

interface WhatsappMessage extends Loose {
  from?: string | undefined
  id: string
  /** In seconds. */
  timestamp: string
  type: Open<
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
  >
  context?:
    | (Loose & {
        forwarded?: boolean | undefined
        frequently_forwarded?: boolean | undefined
        from?: string | undefined
        id?: string | undefined
        referred_product?: (Loose & { catalog_id: string; product_retailer_id: string }) | undefined
      })
    | undefined
  text?: (Loose & { body: string }) | undefined
  image?: WhatsappMedia | undefined
  audio?: WhatsappMedia | undefined
  video?: WhatsappMedia | undefined
  document?: WhatsappMedia | undefined
  sticker?: WhatsappMedia | undefined
  location?:
    | (Loose & {
        latitude: number
        longitude: number
        name?: string | undefined
        address?: string | undefined
        url?: string | undefined
      })
    | undefined
  contacts?: Loose[] | undefined
  reaction?: (Loose & { message_id: string; emoji?: string | undefined }) | undefined
  button?: (Loose & { payload: string; text: string }) | undefined
  interactive?:
    | (Loose & {
        type: Open<'button_reply' | 'list_reply' | 'nfm_reply'>
        button_reply?: (Loose & { id: string; title: string }) | undefined
        list_reply?: (Loose & { id: string; title: string; description?: string | undefined }) | undefined
        nfm_reply?:
          | (Loose & { name?: string | undefined; body?: string | undefined; response_json: string })
          | undefined
      })
    | undefined
  order?:
    | (Loose & {
        catalog_id: string
        text?: string | undefined
        product_items: (Loose & {
          product_retailer_id: string
          quantity: number
          item_price: number
          currency: string
        })[]
      })
    | undefined
  referral?: Loose | undefined
  system?:
    | (Loose & {
        type?: string | undefined
        body?: string | undefined
        wa_id?: string | undefined
        user_id?: string | undefined
        customer?: string | undefined
      })
    | undefined
  errors?: WhatsappError[] | undefined
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

interface WhatsappStatus extends Loose {
  id: string
  status: Open<'sent' | 'delivered' | 'read' | 'failed'>
  /** In seconds. */
  timestamp: string
  recipient_id?: string | undefined
  recipient_user_id?: string | undefined
  biz_opaque_callback_data?: string | undefined
  conversation?:
    | (Loose & {
        id: string
        origin?: (Loose & { type: string }) | undefined
        expiration_timestamp?: string | undefined
      })
    | undefined
  pricing?:
    | (Loose & { billable?: boolean | undefined; pricing_model: string; category: string; type?: string | undefined })
    | undefined
  errors?: WhatsappError[] | undefined
}

interface Page extends Loose {
  object: 'page'
  entry: Entry[]
}

interface Instagram extends Loose {
  object: 'instagram'
  entry: Entry[]
}

interface Entry extends Loose {
  id: string
  time: number
  messaging?: Messaging[] | undefined
  standby?: Messaging[] | undefined
  changes?: (Loose & { field: string; value: Loose })[] | undefined
}

interface Messaging extends Loose {
  sender: Loose & { id?: string | undefined; user_ref?: string | undefined }
  recipient: Loose & { id: string }
  /** In milliseconds. */
  timestamp?: number | undefined
  message?:
    | (Loose & {
        mid: string
        text?: string | undefined
        is_echo?: boolean | undefined
        app_id?: number | undefined
        metadata?: string | undefined
        quick_reply?: (Loose & { payload: string }) | undefined
        reply_to?: Loose | undefined
        attachments?:
          | (Loose & { type: string; payload: Loose & { url?: string | undefined; [field: string]: unknown } })[]
          | undefined
      })
    | undefined
  postback?:
    | (Loose & {
        mid?: string | undefined
        title?: string | undefined
        payload?: string | undefined
        referral?: Loose | undefined
      })
    | undefined
  reaction?:
    | (Loose & {
        mid: string
        action: Open<'react' | 'unreact'>
        reaction?: string | undefined
        emoji?: string | undefined
      })
    | undefined
  read?: (Loose & { watermark?: number | undefined; mid?: string | undefined }) | undefined
  delivery?: (Loose & { mids?: string[] | undefined; watermark: number }) | undefined
}

/** The payload of each object. One request may carry several entries, changes and messages. */
export interface MetaPayloads {
  instagram: Instagram
  page: Page
  whatsapp_business_account: WhatsappAccount
}
