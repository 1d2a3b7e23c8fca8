// Webhooks of Squarespace, https://developers.squarespace.com/webhooks/events/order-create and its neighbours. Read on 2026-11-29.
// The uninstalled extension: the description in api-evangelist/squarespace (commit 8f008936).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Notification<Data> extends Loose {
  id: string
  websiteId: string
  subscriptionId: string
  topic: string
  createdOn: string
  data: Data
}

interface Order extends Loose {
  orderId: string
}

interface Updated extends Order {
  /** Such as `FULFILLED`, `REFUNDED`, `CANCELED`, `MARKED_PENDING` or `EMAIL_UPDATED`. */
  update: string
}

/** The payload of each event. */
export interface SquarespacePayloads {
  'extension.uninstall': Notification<Loose>
  'order.create': Notification<Order>
  'order.update': Notification<Updated>
}
