import { isPromise } from '../base/maybe-promise.js'
import { limitTime } from '../base/waiting.js'
import type { DedupeStep } from '../dedupe/store.js'
import { isWebhookError, WebhookError } from '../errors.js'
import type { InboxStep, ParkStep } from '../inbox/inbox.js'
import { toOutcome } from '../provider/outcome.js'
import type { Delivery } from '../request/delivery.js'
import type { OrderStep } from '../sequence/put-in-order.js'
import type { Decision, Decisions } from '../steps/decision.js'
import type { Step } from '../steps/step.js'
import { decide } from './decisions.js'
import { callHandler, type Deadline, type HandlerRun, type HandlerTable } from './handlers.js'
import type { ReceiverSettings } from './options.js'

/** The steps of a verified request, composed from the options of the receiver. */
export interface Pipeline {
  /** From the provider to the handler or the inbox, before the provider stops waiting. */
  readonly receive: Step<readonly Delivery[]>
  /** From the inbox to the handler. */
  readonly handle: Step<readonly Delivery[]>
  /** For verified requests that cannot be parsed; `undefined` if such requests are refused. */
  readonly park: ParkStep | undefined
}

/** Composes the pipeline of a receiver. */
export function toPipeline(settings: ReceiverSettings, findHandler: HandlerTable, decisions: Decisions): Pipeline {
  const { ackDeadlineMs } = settings
  const { dedupe, order, inbox } = settings
  // The public type `CarriedStep` hides what a step is given.
  const storing = inbox && (inbox.inbox.step as InboxStep)(inbox, settings, decisions)
  const deduplicate = dedupe && (dedupe.store.step as DedupeStep)(dedupe, settings, decisions)
  // The last one, because it claims the sequencer.
  const putInOrder = order && (order.step as OrderStep)(order, settings, decisions)
  const toStep = (deadline?: Deadline<Decision>) => handleDelivery(findHandler, settings, decisions, deadline)
  let step = toStep()
  const isPlain = !(putInOrder || deduplicate || storing)
  if (putInOrder !== undefined) step = putInOrder(step)
  if (deduplicate !== undefined) step = deduplicate(step)
  const handle = takeEach(step, decisions)
  let receive = storing?.store ?? handle
  if (ackDeadlineMs !== undefined) {
    const deadline = toDeadline(ackDeadlineMs, settings.onDeadline, decisions)
    receive = meetDeadline(receive, deadline)
    // Where nothing but the handler is waited for, a second wait would cost as much as a schema.
    if (isPlain) receive = takeOne(toStep(deadline), receive)
  }
  return { receive, handle, park: storing?.park }
}

function takeOne(next: Step, several: Step<readonly Delivery[]>): Step<readonly Delivery[]> {
  return (deliveries, context, state) => {
    const [first, second] = deliveries
    return first && !second ? next(first, context, state) : several(deliveries, context, state)
  }
}

function handleDelivery(
  findHandler: HandlerTable,
  { handlerTimeoutMs: timeoutMs }: ReceiverSettings,
  decisions: Decisions,
  deadline: Deadline<Decision> | undefined,
): Step {
  const run: HandlerRun<Decision> = {
    timeoutMs,
    deadline,
    conclude: (returned) => (returned === undefined ? decisions.handled : decide(decisions, toOutcome(returned))),
    timedOut(error, eventually, context) {
      // The timeout itself is reported with the decision.
      context.waitUntil(eventually.catch(() => {}))
      return { ...context.toFailure(error), eventually }
    },
  }
  return (delivery, context, state) => {
    const handler = findHandler(delivery.event, delivery.known)
    return handler === undefined ? decisions.ignored : callHandler(handler, delivery, context, state, run)
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
    const [first] = deliveries
    if (deliveries.length === 0) return decisions.ignored
    if (first !== undefined && deliveries.length === 1) return next(first, context, state)
    return takeAll(
      deliveries,
      async (delivery) => {
        const part = context.forPart(delivery)
        try {
          const decision = await next(delivery, part, state)
          if (decision.error) throw decision.error
          return decision
        } catch (error) {
          part.report(error)
          throw error
        }
      },
      decisions,
    )
  }
}

async function takeAll(
  deliveries: readonly Delivery[],
  take: (delivery: Delivery) => Promise<Decision>,
  { ignored }: Decisions,
): Promise<Decision> {
  const decisions: Decision[] = []
  const failures: unknown[] = []
  for (const delivery of deliveries) {
    try {
      decisions.push(await take(delivery))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw someFailed(failures, deliveries.length)
  const strongest = (['retry_later', 'gone', 'handled'] as const).flatMap((kind) =>
    decisions.filter(({ outcome }) => outcome === kind),
  )
  return strongest[0] ?? decisions[0] ?? ignored
}

function someFailed([cause, ...others]: readonly unknown[], total: number): WebhookError {
  const code = isWebhookError(cause) ? cause.code : 'internal_error'
  return new WebhookError(code, `${others.length + 1} of ${total} deliveries in the request failed`, { cause })
}

/**
 * Responds before the provider stops waiting, while the handler continues.
 *
 * @throws {WebhookError} from the step: `deadline_exceeded`, if `onDeadline` is `'retry'`
 */
function meetDeadline<Subject>(next: Step<Subject>, { ms, passed }: Deadline<Decision>): Step<Subject> {
  return (subject, context, state) => {
    const running = next(subject, context, state)
    return isPromise(running) ? limitTime(running, ms, () => passed(running, context)) : running
  }
}

function toDeadline(ms: number, onDeadline: 'retry' | 'accept', { accepted }: Decisions): Deadline<Decision> {
  const isAccepted = onDeadline === 'accept'
  const requireSuccess = ({ outcome, error }: Decision) => {
    if (error) throw error
    if (isAccepted && outcome === 'retry_later') throw retryAfterAcceptance()
  }
  return {
    ms,
    passed(running, context) {
      // The response no longer depends on the handler; a failure goes to `onError` only.
      context.waitUntil(running.then(requireSuccess).catch((error: unknown) => context.report(error)))
      if (isAccepted) return accepted
      throw deadlineExceeded(ms)
    },
  }
}

function deadlineExceeded(limit: number): WebhookError {
  return new WebhookError('deadline_exceeded', `the handler took longer than ${limit} ms`, { limit })
}

function retryAfterAcceptance(): WebhookError {
  return new WebhookError('handler_failed', 'the handler asked for a retry of an accepted delivery')
}
