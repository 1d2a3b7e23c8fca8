// Written by `npm run payloads` from:
// - @adyen/api-library 32.1.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface AdyenPayloads {
  AUTHORISATION: NotificationItem
  AUTHORISATION_ADJUSTMENT: NotificationItem
  AUTORESCUE: NotificationItem
  CANCELLATION: NotificationItem
  CANCEL_AUTORESCUE: NotificationItem
  CANCEL_OR_REFUND: NotificationItem
  CAPTURE: NotificationItem
  CAPTURE_FAILED: NotificationItem
  CHARGEBACK: NotificationItem
  CHARGEBACK_REVERSED: NotificationItem
  DISPUTE_DEFENSE_PERIOD_ENDED: NotificationItem
  DONATION: NotificationItem
  EXPIRE: NotificationItem
  HANDLED_EXTERNALLY: NotificationItem
  INFORMATION_SUPPLIED: NotificationItem
  ISSUER_COMMENTS: NotificationItem
  ISSUER_RESPONSE_TIMEFRAME_EXPIRED: NotificationItem
  MANUAL_REVIEW_ACCEPT: NotificationItem
  MANUAL_REVIEW_REJECT: NotificationItem
  NOTIFICATION_OF_CHARGEBACK: NotificationItem
  NOTIFICATION_OF_FRAUD: NotificationItem
  OFFER_CLOSED: NotificationItem
  ORDER_CLOSED: NotificationItem
  ORDER_OPENED: NotificationItem
  PAIDOUT_REVERSED: NotificationItem
  PAYOUT_DECLINE: NotificationItem
  PAYOUT_EXPIRE: NotificationItem
  PAYOUT_THIRDPARTY: NotificationItem
  PENDING: NotificationItem
  POSTPONED_REFUND: NotificationItem
  PREARBITRATION_LOST: NotificationItem
  PREARBITRATION_WON: NotificationItem
  PROCESS_RETRY: NotificationItem
  RECURRING_CONTRACT: NotificationItem
  REFUND: NotificationItem
  REFUNDED_REVERSED: NotificationItem
  REFUND_FAILED: NotificationItem
  REFUND_WITH_DATA: NotificationItem
  REPORT_AVAILABLE: NotificationItem
  REQUEST_FOR_INFORMATION: NotificationItem
  SECOND_CHARGEBACK: NotificationItem
  TECHNICAL_CANCEL: NotificationItem
  VOID_PENDING_REFUND: NotificationItem
}

interface Amount extends Loose {
  currency?: string | undefined
  value?: number | undefined
}

interface NotificationItem extends Loose {
  NotificationRequestItem: NotificationItemNotificationRequestItem
}

interface NotificationItemNotificationRequestItem extends Loose {
  additionalData?: { [key: string]: string } | undefined
  amount: Amount
  pspReference: string
  eventCode: string
  eventDate: string
  merchantAccountCode: string
  operations?: Open<'CANCEL' | 'CAPTURE' | 'REFUND'>[] | undefined
  merchantReference: string
  originalReference?: string | undefined
  paymentMethod?: string | undefined
  reason?: string | undefined
  success: Open<'false' | 'true'>
}
