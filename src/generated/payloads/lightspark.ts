// Written by `npm run payloads` from:
// - @lightsparkdev/lightspark-sdk 1.9.19

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/** The payload of each event. */
export interface LightsparkPayloads {
  CHANNEL_OPENING_FEES: WebhookEvent
  FORCE_CLOSURE: WebhookEvent
  FUNDS_RECEIVED: WebhookEvent
  HIGH_BALANCE: WebhookEvent
  HOLD_INVOICE_ACCEPTED: WebhookEvent
  LOW_BALANCE: WebhookEvent
  NODE_STATUS: WebhookEvent
  PAYMENT_FINISHED: WebhookEvent
  REMOTE_SIGNING: WebhookEvent
  UMA_INVITATION_CLAIMED: WebhookEvent
  WALLET_FUNDS_RECEIVED: WebhookEvent
  WALLET_INCOMING_PAYMENT_FINISHED: WebhookEvent
  WALLET_OUTGOING_PAYMENT_FINISHED: WebhookEvent
  WALLET_STATUS: WebhookEvent
  WALLET_WITHDRAWAL_FINISHED: WebhookEvent
  WITHDRAWAL_FINISHED: WebhookEvent
}

interface WebhookEvent extends Loose {
  event_type: string
  event_id: string
  timestamp: string
  entity_id: string
  wallet_id?: string | undefined
}
