import type { WebhookError } from '../errors.js'
import type { Proof } from '../request/delivery.js'
import type { ReceiptOutcome, ReceiptResponse } from './responses.js'

/** The outcome of one request: the response to write, and what happened. It holds no secret, token or payload. */
export interface Receipt {
  readonly response: ReceiptResponse
  readonly outcome: ReceiptOutcome
  readonly provider: string
  /** The event, once the request was verified and parsed; `undefined` for a request that carries several deliveries. */
  readonly event: string | undefined
  /** The provider's id of the delivery. */
  readonly deliveryId: string | undefined
  /** How the sender was proved, once it was. */
  readonly proof: Proof | undefined
  /** Why the request was refused or failed. Not for the sender. */
  readonly error: WebhookError | undefined
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  /** From receipt to answer, in milliseconds. */
  readonly durationMs: number
}
