import type { WebhookError } from '../errors.js'
import type { Proof } from '../request/delivery.js'

/** How a request ended; it decides the status that the provider sees. */
export type ReceiptOutcome =
  /** The handler succeeded. */
  | 'handled'
  /** The delivery is authentic, and no handler is registered for its event. */
  | 'ignored'
  /** The provider sent a probe or a challenge to the endpoint itself; no handler saw it. */
  | 'answered'
  /** The delivery was handled before. */
  | 'duplicate'
  /** The delivery came too late for its channel, and was not handled. */
  | 'dropped'
  /** The handler is still running after the response; if it fails, only `onError` is called. */
  | 'accepted'
  /** The delivery was stored in the inbox, and is handled from there. */
  | 'stored'
  /** The delivery was verified but could not be parsed; the inbox keeps it for an operator. */
  | 'parked'
  /** The handler asked the provider to send the delivery again. */
  | 'retry_later'
  /** The handler said that this endpoint is gone. */
  | 'gone'
  /** The handler refused this delivery permanently. */
  | 'rejected'
  /** The request was not acceptable; `error` says why. */
  | 'refused'
  /** Something failed on our side; the provider should send the delivery again. */
  | 'failed'

/** The response that an adapter writes. */
export interface ReceiptResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** The outcome of one request: the response to write, and what happened. It holds no secret, token or payload. */
export interface Receipt {
  readonly response: ReceiptResponse
  readonly outcome: ReceiptOutcome
  readonly provider: string
  /** The event, once the request was verified and parsed; `undefined` for a request that carries several deliveries. */
  readonly event: string | undefined
  /** The provider's id of the delivery. */
  readonly deliveryId: string | undefined
  /** The proof of the sender, once the request was verified. */
  readonly proof: Proof | undefined
  /** Why the request was refused or failed. Do not send it to the sender. */
  readonly error: WebhookError | undefined
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  /** From receipt to response, in milliseconds. */
  readonly durationMs: number
}
