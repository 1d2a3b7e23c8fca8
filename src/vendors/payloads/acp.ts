// The Agentic Commerce Protocol's webhooks, from spec/2026-04-17/openapi/openapi.agentic_checkout_webhook.yaml and
// openapi.agentic_checkout.yaml of https://github.com/agentic-commerce-protocol/agentic-commerce-protocol (commit c2afc864).

// The fields that the description lacks stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the description lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface OrderEvent extends Loose {
  type: string
  /** The whole order. */
  data: Order
}

interface Order extends Loose {
  type: Open<'order'>
  id: string
  checkout_session_id: string
  order_number?: string | undefined
  permalink_url: string
  status: Open<'canceled' | 'completed' | 'confirmed' | 'created' | 'manual_review' | 'processing' | 'shipped'>
  estimated_delivery?: Delivery | undefined
  confirmation?: Confirmation | undefined
  support?: Support | undefined
  line_items?: LineItem[] | undefined
  fulfillments?: Fulfillment[] | undefined
  adjustments?: Adjustment[] | undefined
  totals?: Total[] | undefined
}

interface Delivery extends Loose {
  earliest: string
  latest: string
}

interface Confirmation extends Loose {
  confirmation_number?: string | undefined
  confirmation_email_sent?: boolean | undefined
  receipt_url?: string | undefined
  invoice_number?: string | undefined
}

interface Support extends Loose {
  email?: string | undefined
  phone?: string | undefined
  hours?: string | undefined
  help_center_url?: string | undefined
}

interface LineItem extends Loose {
  id: string
  title: string
  product_id?: string | undefined
  description?: string | undefined
  image_url?: string | undefined
  url?: string | undefined
  quantity: Loose & { ordered: number; current: number; fulfilled?: number | undefined }
  /** In the smallest unit of the currency, as all amounts. */
  unit_price?: number | undefined
  subtotal?: number | undefined
  totals?: Total[] | undefined
  status?: string | undefined
}

interface ItemReference extends Loose {
  id: string
  quantity: number
}

interface Fulfillment extends Loose {
  id: string
  type: Open<'digital' | 'pickup' | 'shipping'>
  status?: string | undefined
  line_items?: ItemReference[] | undefined
  carrier?: string | undefined
  tracking_number?: string | undefined
  tracking_url?: string | undefined
  destination?: Address | undefined
  estimated_delivery?: Delivery | undefined
  digital_delivery?: DigitalDelivery | undefined
  description?: string | undefined
  events?: FulfillmentEvent[] | undefined
}

interface DigitalDelivery extends Loose {
  access_url?: string | undefined
  license_key?: string | undefined
  expires_at?: string | undefined
}

interface FulfillmentEvent extends Loose {
  id: string
  type: string
  occurred_at: string
  description?: string | undefined
  location?: string | undefined
}

interface Address extends Loose {
  name: string
  line_one: string
  line_two?: string | undefined
  city: string
  state: string
  country: string
  postal_code: string
}

interface Adjustment extends Loose {
  id: string
  type: string
  occurred_at: string
  status: string
  line_items?: ItemReference[] | undefined
  amount?: number | undefined
  currency?: string | undefined
  description?: string | undefined
  reason?: string | undefined
}

interface Total extends Loose {
  type: Open<TotalType>
  display_text: string
  amount: number
  presentment_amount?: number | undefined
  description?: string | undefined
  breakdown?: Tax[] | undefined
}

type TotalType =
  | 'amount_refunded'
  | 'discount'
  | 'fee'
  | 'fulfillment'
  | 'gift_wrap'
  | 'items_base_amount'
  | 'items_discount'
  | 'store_credit'
  | 'subtotal'
  | 'tax'
  | 'tip'
  | 'total'

interface Tax extends Loose {
  jurisdiction: string
  rate: number
  amount: number
}

/** The payload of each event. */
export interface AcpPayloads {
  order_create: OrderEvent
  order_update: OrderEvent
}
