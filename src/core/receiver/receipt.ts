import type { WebhookError } from '../../errors.js'
import type { ReceiptOutcome, ReceiptResponse } from '../ports/decision.js'
import type { Proof } from '../request/delivery.js'

export type { ReceiptOutcome, ReceiptResponse }

/** The outcome of one request: the response to write, and what happened. It holds no secret, token or payload. */
export interface Receipt {
  readonly response: ReceiptResponse
  readonly outcome: ReceiptOutcome
  readonly provider: string
  /** The event, once the request was verified and parsed; `undefined` for a request that carries several deliveries. */
  readonly event: string | undefined
  /** The provider's id of the delivery. */
  readonly deliveryId: string | undefined
  /** The name of the handler, if the event has several (`effects`) and this is about one of them. */
  readonly handler?: string | undefined
  /** The proof of the sender, once the request was verified. */
  readonly proof: Proof | undefined
  /** Why the request was refused or failed. Do not send it to the sender. */
  readonly error: WebhookError | undefined
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  /** From receipt to response, in milliseconds. */
  readonly durationMs: number
}
