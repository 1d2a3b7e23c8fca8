import type { Delivery } from '../delivery.js'
import type { MaybePromise } from '../maybe-promise.js'
import type { Decision } from '../responses.js'

/** What a step is told beside the delivery. */
export interface StepContext {
  /** Whether the delivery is older than one of its channel that was handled already. */
  readonly late: boolean
  /** Tells the owner of an error that does not change the answer. */
  readonly report: (error: unknown) => void
  /** Takes over what a handler does after its time was over, with what it would have been decided. */
  readonly goesOn: (running: Promise<Decision>) => void
  /** Keeps the runtime alive for work that goes on after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

/**
 * One step on the way of a verified delivery; it decides by itself, or asks the next one.
 *
 * @throws {WebhookError} where the delivery failed and should come again
 */
export type Step = (delivery: Delivery, context: StepContext) => MaybePromise<Decision>
