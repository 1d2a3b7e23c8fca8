/** The events that Cashfree describes, which `npm run payloads` completes. */
export const cashfreeEvents = [
  'PAYMENT_FAILED_WEBHOOK',
  'PAYMENT_SUCCESS_WEBHOOK',
  'PAYMENT_USER_DROPPED_WEBHOOK',
  'REFUND_STATUS_WEBHOOK',
] as const
