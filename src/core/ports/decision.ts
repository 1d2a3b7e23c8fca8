import type { WebhookError } from '../../errors.js'

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

/** What the pipeline decided about a request: how it ended, and the response. */
export interface Decision {
  readonly outcome: ReceiptOutcome
  readonly response: ReceiptResponse
  /** Set when the request was refused, failed or parked. */
  readonly error?: WebhookError
  /** What a timed-out handler, which is still running, decides in the end; rejects if the handler fails. */
  readonly eventually?: Promise<Decision>
}

/** The decision for each outcome that has no error. */
export type Decisions = Readonly<Record<Exclude<ReceiptOutcome, 'refused' | 'failed'>, Decision>>
