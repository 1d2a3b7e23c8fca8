import { isWebhookError, WebhookError } from '../../errors.js'
import { isPromise } from '../base/maybe-promise.js'
import { limitTime } from '../base/waiting.js'
import type { Decision, Decisions } from '../ports/decision.js'
import type { EffectsSteps } from '../ports/effects.js'
import type { ParkStep } from '../ports/inbox.js'
import type { Claim, DeliveryState, Step, StepContext } from '../ports/step.js'
import type { Delivery } from '../request/delivery.js'
import { type AnyHandler, type Deadline, type HandlerTable, handleDelivery, overdue } from './handlers.js'
import type { ReceiverSettings } from './options.js'

/** The steps of a verified request, composed from the options of the receiver. */
export interface Pipeline {
  /** From the provider to the handler or the inbox, before the provider stops waiting. */
  readonly receive: Step<readonly Delivery[]>
  /** From the inbox to the handler. */
  readonly handle: Step<readonly Delivery[]>
  /** The same, and waits for timed-out handlers. */
  readonly handleUntilEnd: Step<readonly Delivery[]>
  /** For verified requests that cannot be parsed; `undefined` if such requests are refused. */
  readonly park: ParkStep | undefined
  /** `undefined` if each event has one handler. */
  readonly effects: EffectsSteps | undefined
}

/** Composes the pipeline of a receiver. */
export function toPipeline(
  settings: ReceiverSettings,
  findHandler: HandlerTable,
  decisions: Decisions,
  handlers: readonly AnyHandler[],
): Pipeline {
  const { dedupe, order, inbox } = settings
  const toEffects = handlers.find((handler) => handler.effects)?.effects
  const effects = toEffects?.(handlers, findHandler, decisions, settings)
  const storing = inbox?.inbox.step(inbox, settings, decisions, effects?.isUrgent)
  const deduplicate = dedupe?.store.step(dedupe, settings, decisions)
  // The last one, because it claims the sequencer.
  const putInOrder = order?.step(order, settings, decisions)
  const deadline = toDeadline(settings, decisions)
  const handleOne = handleDelivery(findHandler, settings.handlerTimeoutMs, decisions)
  let step = handleOne
  if (putInOrder) step = putInOrder(step)
  if (deduplicate) step = deduplicate(step)
  if (effects) step = effects.spread(step, deduplicate)
  const handle = takeEach(step, decisions)
  let receive = storing?.store ?? handle
  if (deadline) {
    // Where nothing but the handler is waited for, a second wait would cost as much as a schema.
    const isPlain = receive === handle && step === handleOne
    const one = isPlain ? handleDelivery(findHandler, settings.handlerTimeoutMs, decisions, deadline) : undefined
    receive = meetDeadline(receive, deadline, one)
  }
  return {
    receive,
    handle,
    handleUntilEnd: takeEach(untilEnd(step), decisions),
    park: storing?.park,
    effects,
  }
}

// The longest time that a function on AWS Lambda runs. A handler that hangs must not hold its delivery indefinitely.
const maxLateMs = 900_000

/** Reports the timeout of a handler, and waits for what it decides in the end. */
function untilEnd(next: Step): Step {
  return async (delivery, context, state) => {
    const decision = await next(delivery, context, state)
    if (decision.eventually === undefined) return decision
    if (decision.error) context.report(decision.error)
    return limitTime(decision.eventually, maxLateMs, () => decision)
  }
}

/**
 * Takes the deliveries of one request one after the other, and continues after a failure: a delivery that always fails
 * must not hold up the others.
 *
 * @throws {WebhookError} from the step: the first failure, so that the provider sends the request again
 */
function takeEach(next: Step, decisions: Decisions): Step<readonly Delivery[]> {
  return (deliveries, context, state) => {
    const [first, second] = deliveries
    if (deliveries.length === 0) return decisions.ignored
    return first && !second ? next(first, context, state) : takeAll(next, deliveries, context, state)
  }
}

async function takeAll(
  next: Step,
  deliveries: readonly Delivery[],
  context: StepContext,
  state: DeliveryState,
): Promise<Decision> {
  const decisions: Decision[] = []
  const failures: unknown[] = []
  // They are one record in an inbox, which a commit for the first of them would complete.
  const claim: Claim | undefined = context.claim && Object.create(context.claim, { commit: {} })
  for (const delivery of deliveries) {
    const part = context.forPart(delivery, claim)
    try {
      const decision = await next(delivery, part, state)
      if (decision.error) throw decision.error
      decisions.push(decision)
    } catch (error) {
      part.report(error)
      failures.push(error)
    }
  }
  const strongest = (['retry_later', 'gone', 'handled'] as const).flatMap((kind) =>
    decisions.filter(({ outcome }) => outcome === kind),
  )
  const [decision] = [...strongest, ...decisions]
  if (failures.length > 0 || decision === undefined) throw someFailed(failures, deliveries.length)
  return decision
}

function someFailed([cause, ...others]: readonly unknown[], total: number): WebhookError {
  const code = isWebhookError(cause) ? cause.code : 'internal_error'
  return new WebhookError(code, `${others.length + 1} of ${total} deliveries in the request failed`, { cause })
}

/**
 * Responds before the provider stops waiting, while the handler continues.
 *
 * @param one - takes a single delivery, and meets the deadline itself
 * @throws {WebhookError} from the step: `deadline_exceeded`, if `onDeadline` is `'retry'`
 */
function meetDeadline(
  next: Step<readonly Delivery[]>,
  { ms, expired }: Deadline,
  one: Step | undefined,
): Step<readonly Delivery[]> {
  return (deliveries, context, state) => {
    const [first, second] = deliveries
    if (one && first && !second) return one(first, context, state)
    const running = next(deliveries, context, state)
    return isPromise(running) ? limitTime(running, ms, () => expired(running, context)) : running
  }
}

function toDeadline(
  { ackDeadlineMs: ms, onDeadline }: ReceiverSettings,
  { accepted }: Decisions,
): Deadline | undefined {
  if (ms === undefined) return undefined
  const isAccepted = onDeadline === 'accept'
  const requireSuccess = ({ outcome, error }: Decision) => {
    if (error) throw error
    if (isAccepted && outcome === 'retry_later') {
      throw new WebhookError('handler_failed', 'the handler asked for a retry of an accepted delivery')
    }
  }
  return {
    ms,
    expired(running, context) {
      // The response no longer depends on the handler; a failure goes to `onError` only.
      context.waitUntil(running.then(requireSuccess).catch((error: unknown) => context.report(error)))
      if (isAccepted) return accepted
      throw overdue('deadline_exceeded', 'handler', ms)
    },
  }
}
