// Google Play's real-time developer notifications, https://developer.android.com/google/play/billing/rtdn-reference
// The fields and the numbers are those of this reference; the preset adds the two fields of the message.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Notification extends Loose {
  version: string
  packageName: string
  /** A number of milliseconds. */
  eventTimeMillis: string
  /** The Pub/Sub subscription. */
  subscription?: string | undefined
  message?: (Loose & { messageId?: string | undefined }) | undefined
}

interface Purchase extends Loose {
  version: string
  purchaseToken: string
}

interface Subscription extends Purchase {
  /**
   * 1 recovered, 2 renewed, 3 canceled, 4 purchased, 5 on hold, 6 in grace period, 7 restarted, 8 price change confirmed, 9 deferred,
   * 10 paused, 11 pause schedule changed, 12 revoked, 13 expired, 19 price change updated, 20 pending purchase canceled.
   */
  notificationType: number
  /** Google names it deprecated. */
  subscriptionId?: string | undefined
}

interface OneTimeProduct extends Purchase {
  /** 1 purchased, 2 canceled. */
  notificationType: number
  sku: string
}

interface VoidedPurchase extends Loose {
  purchaseToken: string
  orderId: string
  /** 1 subscription, 2 one-time product. */
  productType: number
  /** 1 full refund, 2 partial refund by quantity. */
  refundType: number
}

/** The payload of each event. */
export interface GooglePlayPayloads {
  oneTimeProductNotification: Notification & { oneTimeProductNotification: OneTimeProduct }
  subscriptionNotification: Notification & { subscriptionNotification: Subscription }
  testNotification: Notification & { testNotification: Loose & { version: string } }
  voidedPurchaseNotification: Notification & { voidedPurchaseNotification: VoidedPurchase }
}
