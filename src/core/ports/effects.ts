import type { Delivery } from '../request/delivery.js'
import type { Decisions } from './decision.js'
import type { InboxOptions, StoredDelivery } from './inbox.js'
import type { Step, StepContext } from './step.js'

/** The steps of a receiver with several handlers for an event. */
export interface EffectsSteps {
  /**
   * Passes a delivery on once for each of its handlers.
   *
   * @param once - the step that handles each delivery once
   */
  spread(next: Step, once?: (next: Step) => Step): Step
  /**
   * Has a record stored for each handler of a stored request.
   *
   * @returns whether that was all; if not, the deliveries are handled
   */
  divide(deliveries: readonly Delivery[], stored: StoredDelivery, context: StepContext): Promise<boolean>
}

/** What the result of `effects` carries in its property `effects`. A receiver without several handlers does not bundle it. */
export type EffectsStep = (
  findHandler: (event: string, known: boolean) => object | undefined,
  decisions: Decisions,
  inbox: InboxOptions | undefined,
) => EffectsSteps
