import type { MaybePromise } from '../base/maybe-promise.js'
import type { Delivery, Proof, WebhookRequest } from '../request/delivery.js'
import type { Decision } from './decision.js'

/** The request as a step sees it. */
export interface StepContext {
  /** Calls `onError` for an error that does not change the response. */
  report(error: unknown): void
  /** Keeps the runtime alive, and `drain()` waiting, for work that continues after the response. */
  waitUntil(work: Promise<unknown>): void
  /** The decision about a request that failed with this value. */
  toFailure(error: unknown): Decision
  /** Only for a delivery from an inbox. */
  readonly claim?: Claim | undefined
  /** The context of one delivery among several in the request. */
  forPart(delivery: Delivery): StepContext
}

/** What the pipeline has found out about a delivery. */
export interface DeliveryState {
  /** Whether a later delivery of the same channel was already handled. Only with the option `order`. */
  readonly late: boolean
  /** Whether the delivery was handled before. Only with `onDuplicate: 'handle'` in the option `dedupe`. */
  readonly duplicate: boolean
  /** How often an inbox has handed the delivery over: `1` is the first time. Always `1` without an inbox. */
  readonly attempt: number
}

/** What a worker holds on a delivery of an inbox while it handles it. */
export interface Claim {
  /** Aborted when the claim ends, because it was not renewed in time or another process has taken over the delivery. */
  readonly signal: AbortSignal
  /** Whether no other process can have taken over the delivery. */
  isCurrent(): boolean
  /** Runs a synchronous effect in the transaction that records the delivery as handled, if the engine can. */
  commit?(effect: () => void): void
}

/**
 * A step of the pipeline: decides about a delivery, or about the list of deliveries of a request, or calls the next step.
 *
 * @throws {WebhookError} if the delivery failed and should be sent again
 */
export type Step<Subject = Delivery> = (
  subject: Subject,
  context: StepContext,
  state: DeliveryState,
) => MaybePromise<Decision>

/** The settings of a receiver that its steps use. */
export interface StepSettings {
  /** Keeps the endpoints in a store or an inbox apart. */
  readonly endpoint: string
  readonly provider: {
    readonly name: string
    readonly numbered?: boolean | undefined
    readonly redeliveryMs?: number | undefined
  }
  readonly handlerTimeoutMs: number
  readonly storeTimeoutMs: number
  readonly onDeadline: 'retry' | 'accept'
  /** Parses a request as it is parsed when an inbox hands it over. */
  reparse(request: WebhookRequest, proof: Proof, receivedAt: number): MaybePromise<readonly Delivery[]>
  /** The option `order`. */
  readonly order: { readonly maxWaitMs: number } | undefined
}
