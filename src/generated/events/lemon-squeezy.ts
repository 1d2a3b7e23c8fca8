/** The events that Lemon Squeezy describes, which `npm run payloads` completes. */
export const lemonSqueezyEvents = [
  'license_key_created',
  'license_key_updated',
  'order_created',
  'order_refunded',
  'subscription_cancelled',
  'subscription_created',
  'subscription_expired',
  'subscription_paused',
  'subscription_payment_failed',
  'subscription_payment_recovered',
  'subscription_payment_refunded',
  'subscription_payment_success',
  'subscription_resumed',
  'subscription_unpaused',
  'subscription_updated',
] as const
