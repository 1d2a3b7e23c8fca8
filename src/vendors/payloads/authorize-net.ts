// Authorize.Net's webhooks, https://developer.authorize.net/api/reference/features/webhooks.html; the fields are those of notifications that
// merchants published (community.developer.authorize.net, "Where is Webhooks response values documentation", and tests of receivers on GitHub).
// Read on 2026-11-29.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Notification extends Loose {
  notificationId: string
  eventType: string
  eventDate: string
  webhookId: string
}

interface PaymentNotification extends Notification {
  payload: Transaction
}

interface CustomerNotification extends Notification {
  payload: Entity
}

interface PaymentProfileNotification extends Notification {
  payload: Entity & { customerProfileId?: number | undefined }
}

interface SubscriptionNotification extends Notification {
  payload: Subscription
}

interface Entity extends Loose {
  entityName: Open<'customerPaymentProfile' | 'customerProfile' | 'subscription' | 'transaction'>
  /** That of the entity. */
  id: string
}

interface Transaction extends Entity {
  responseCode?: number | undefined
  authCode?: string | undefined
  avsResponse?: string | undefined
  authAmount?: number | undefined
  merchantReferenceId?: string | undefined
}

interface Subscription extends Entity {
  name?: string | undefined
  amount?: number | undefined
  status?: string | undefined
  profile?: Profile | undefined
}

interface Profile extends Loose {
  customerProfileId?: number | undefined
  customerPaymentProfileId?: number | undefined
  customerShippingAddressId?: number | undefined
}

/** The payload of each event. */
export interface AuthorizeNetPayloads {
  'net.authorize.customer.created': CustomerNotification
  'net.authorize.customer.deleted': CustomerNotification
  'net.authorize.customer.paymentProfile.created': PaymentProfileNotification
  'net.authorize.customer.subscription.cancelled': SubscriptionNotification
  'net.authorize.customer.subscription.created': SubscriptionNotification
  'net.authorize.customer.subscription.expiring': SubscriptionNotification
  'net.authorize.customer.subscription.suspended': SubscriptionNotification
  'net.authorize.customer.subscription.terminated': SubscriptionNotification
  'net.authorize.customer.subscription.updated': SubscriptionNotification
  'net.authorize.customer.updated': CustomerNotification
  'net.authorize.payment.authcapture.created': PaymentNotification
  'net.authorize.payment.capture.created': PaymentNotification
  'net.authorize.payment.fraud.approved': PaymentNotification
  'net.authorize.payment.fraud.declined': PaymentNotification
  'net.authorize.payment.refund.created': PaymentNotification
  'net.authorize.payment.void.created': PaymentNotification
}
