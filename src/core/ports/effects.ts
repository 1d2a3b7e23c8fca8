import type { Delivery } from '../request/delivery.js'
import type { Decisions } from './decision.js'
import type { InboxOptions, StoredDelivery } from './inbox.js'
import type { Step, StepContext, StepSettings } from './step.js'

/** The steps of a receiver with several handlers for an event. */
export interface EffectsSteps {
  /** The names of all handlers. */
  readonly names: readonly string[]
  /**
   * Passes a delivery on once for each of its handlers.
   *
   * @param once - the step that handles each delivery once
   */
  spread(next: Step, once?: (next: Step) => Step): Step
  /** Whether a delivery has a handler that is urgent. */
  isUrgent(delivery: Delivery): boolean
  /**
   * Has a record stored for each handler of a stored request.
   *
   * @returns the deliveries to handle; `undefined` if that was all
   */
  divide(
    deliveries: readonly Delivery[],
    stored: StoredDelivery,
    context: StepContext,
  ): Promise<readonly Delivery[] | undefined>
}

/** What the result of `effects` carries in its property `effects`. A receiver without several handlers does not bundle it. */
export type EffectsStep = (
  handlers: readonly object[],
  findHandler: (event: string, known: boolean) => object | undefined,
  decisions: Decisions,
  settings: Pick<StepSettings, 'reparse'> & { readonly inbox: InboxOptions | undefined; readonly dedupe: unknown },
) => EffectsSteps
