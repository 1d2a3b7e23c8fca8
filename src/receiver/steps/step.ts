import type { MaybePromise } from '../../base/maybe-promise.js'
import type { Delivery } from '../../request/delivery.js'
import type { Decision } from '../responses.js'

/** What a step is told beside the delivery. */
export interface StepContext {
  /** Tells the owner of an error that does not change the answer. */
  report(error: unknown): void
  /** Keeps the runtime alive for work that goes on after the answer, and a shutdown waiting. */
  waitUntil(work: Promise<unknown>): void
  /** The context of one delivery among several in a request. */
  about(delivery: Delivery): StepContext
}

/** What a step found out, for those after it. */
export interface Findings {
  /** Whether the delivery is older than one of its channel that was handled already. */
  readonly late?: boolean
  /** Whether the delivery was handled before. */
  readonly repeated?: boolean
  /** How often an inbox has handed the delivery over. */
  readonly attempt?: number
  /** Takes over what a handler does after its time was over, with what it would have been decided. */
  readonly goesOn?: (running: Promise<Decision>) => void
}

/**
 * One step on the way of a verified delivery; it decides by itself, or asks the next one.
 *
 * @throws {WebhookError} where the delivery failed and should come again
 */
export type Step<Subject = Delivery> = (
  subject: Subject,
  context: StepContext,
  findings: Findings,
) => MaybePromise<Decision>
