import type { MaybePromise } from '../../../core/base/maybe-promise.js'
import type { HeaderLine, Proof, Sequence, WebhookRequest } from '../../../core/request/delivery.js'

/** Whether a captured request was proved to be its provider's; `unknown` if no provider was configured for it. */
export type Verdict = 'verified' | 'refused' | 'unknown'

/** How an attempt to hand over a request ended without an answer. */
export type AttemptFailure = 'timeout' | 'connection'

/** Why an attempt was made; `again` for a further one whose reason was not kept. */
export type AttemptCause = 'forward' | 'retry' | 'replay' | 'edit' | 'again'

/** One hand-over of a captured request to the user's application. */
export interface InspectedAttempt {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly cause: AttemptCause
  /** Where it was sent; `undefined` if it was handled in this process. */
  readonly target: string | undefined
  /** The status of the answer, or why no answer came. */
  readonly answer: number | AttemptFailure
  readonly headers: readonly HeaderLine[]
  readonly body: Uint8Array
  readonly tookMs: number
  /** When the next attempt is planned, in milliseconds since 1970. */
  readonly nextAt?: number | undefined
}

/** One captured request, what is known about it, and where it was handed over. */
export interface InspectedCapture {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  readonly request: WebhookRequest
  /** The name of the provider that the request was checked with. */
  readonly provider: string | undefined
  readonly verdict: Verdict
  /** Why it was refused. */
  readonly error: { readonly code: string; readonly message: string } | undefined
  readonly proof: Proof | undefined
  readonly event: string | undefined
  readonly deliveryId: string | undefined
  readonly sequence: Sequence | undefined
  readonly pinned: boolean
  /** The id of the key that it is sealed with, if it cannot be opened: only its id and its time are known then. */
  readonly sealedWith?: string
  readonly attempts: readonly InspectedAttempt[]
}

/** A change of the captures. */
export interface CaptureChange {
  readonly kind: 'added' | 'changed' | 'removed'
  readonly id: string
}

/** The captures that the inspector shows. */
export interface CaptureSource {
  /** All captures, oldest first. */
  list(): readonly InspectedCapture[]
  get(id: string): InspectedCapture | undefined
  /** Calls the listener after each change. @returns a function that ends the subscription */
  subscribe(listener: (change: CaptureChange) => void): () => void
  /** @returns how many were removed */
  remove(ids: readonly string[]): MaybePromise<number>
  /** Protects a capture from being dropped for newer ones, or no longer. @returns whether it exists */
  pin(id: string, pinned: boolean): MaybePromise<boolean>
}
