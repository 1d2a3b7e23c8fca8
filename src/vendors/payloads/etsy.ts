// Etsy's webhooks: asyncapi/etsy-webhooks-asyncapi.yml of https://github.com/api-evangelist/etsy, which follows
// https://developers.etsy.com/documentation/essentials/webhooks. Read on 2026-11-29.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface OrderEvent extends Loose {
  event_type: string
  /** Ask Etsy's API for the order here. */
  resource_url: string
  shop_id: string
}

/** The payload of each event. */
export interface EtsyPayloads {
  'order.canceled': OrderEvent
  'order.delivered': OrderEvent
  'order.paid': OrderEvent
  'order.shipped': OrderEvent
}
