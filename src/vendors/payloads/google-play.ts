// Google Play's real-time developer notifications, https://developer.android.com/google/play/billing/rtdn-reference
// The fields and the numbers are those of this reference, and of playstore/notification.go of awa/go-iap (commit 0a7f27fb); the
// preset adds the two fields of the message.

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
   * 10 paused, 11 pause schedule changed, 12 revoked, 13 expired, 17 items changed, 18 cancellation scheduled, 19 price change updated,
   * 20 pending purchase canceled, 22 consent to a higher price updated.
   */
  notificationType: number
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

interface PendingRefundReview extends Loose {
  version: string
  /** For `orders.reviewrefund` of the Play API, within 24 hours. */
  pendingRefundToken: string
  orderId: string
  /** 7 chargeback. */
  refundReason: number
  obfuscatedAccountId?: string | undefined
  obfuscatedProfileId?: string | undefined
}

/** The payload of each event. */
export interface GooglePlayPayloads {
  oneTimeProductNotification: Notification & { oneTimeProductNotification: OneTimeProduct }
  pendingRefundReviewNotification: Notification & { pendingRefundReviewNotification: PendingRefundReview }
  subscriptionNotification: Notification & { subscriptionNotification: Subscription }
  testNotification: Notification & { testNotification: Loose & { version: string } }
  voidedPurchaseNotification: Notification & { voidedPurchaseNotification: VoidedPurchase }
}
