import type { DedupeStore } from '../dedupe/store.js'
import type { Delivery } from '../delivery.js'
import { callHandler, type HandlerTable } from '../handlers.js'
import {
  requireFunction,
  requireObject,
  requireOneOf,
  requirePositiveInteger,
  requireText,
  requireTimeout,
} from '../options.js'
import { toOutcome } from '../outcome.js'
import type { AnyProvider } from '../provider.js'
import { decide, ignore, type ResponsePolicy } from '../responses.js'
import type { Sequencer } from '../sequence/sequencer.js'
import { deduplicate } from './deduplicate.js'
import { meetDeadline } from './meet-deadline.js'
import { putInOrder } from './put-in-order.js'
import type { Step } from './step.js'
import { takeParts } from './take-parts.js'

/** What decides how often, in what order and how long deliveries are handled. */
export interface DeliveryOptions {
  /** Remembers what was handled, so that a repeat is acknowledged and not handled again. @default repeats are handled */
  readonly dedupe?: DedupeStore
  /** The name of this endpoint in the dedupe store: deliveries of different endpoints are different. @default the provider's name */
  readonly endpoint?: string
  /**
   * How long a delivery is reserved for its handler, in milliseconds; a process that dies blocks it no longer.
   *
   * @default 30 s more than a handler and the wait for its turn can take
   */
  readonly leaseMs?: number
  /** How long a handled delivery is remembered, in milliseconds. @default as long as the provider may send it again */
  readonly dedupeTtlMs?: number
  /**
   * What happens to a delivery that was handled before: it is acknowledged, or handled again with `repeated` set, for
   * providers that repeat only when a person asks them to.
   *
   * @default 'acknowledge'
   */
  readonly onRepeat?: 'acknowledge' | 'handle'
  /** What happens when the dedupe store fails: the provider tries again, or the delivery is handled, perhaps twice. @default 'retry' */
  readonly onStoreError?: 'retry' | 'process'
  /** The longest time that a call to the dedupe store may take, in milliseconds; then the store has failed. @default 5_000 */
  readonly storeTimeoutMs?: number
  /** Puts numbered deliveries into the order of their channel. One sequencer belongs to one receiver. @default as they come */
  readonly order?: Sequencer
  /**
   * The longest time to an answer, in milliseconds.
   *
   * @default nine tenths of what the provider waits, for the way of the answer takes time; no limit where it does not say
   */
  readonly ackDeadlineMs?: number
  /**
   * What the provider is told when a handler takes longer than `ackDeadlineMs`; the handler goes on in both cases.
   *
   * `retry`: 503, so that it tries again, and finds a delivery that is done if there is a dedupe store. `accept`: 202, so
   * that it does not; what the handler fails at, or a crash interrupts, is lost.
   *
   * @default 'retry'
   */
  readonly onDeadline?: 'retry' | 'accept'
  /**
   * The longest time that a handler may take, in milliseconds; then its signal is aborted and the answer is 503.
   *
   * What ignores the signal goes on. With a dedupe store the delivery stays reserved for it until the lease ends.
   *
   * @default 30_000
   */
  readonly handlerTimeoutMs?: number
}

const days = 86_400_000

const sequencersInUse = new WeakSet<Sequencer>()

/**
 * Makes the way of a verified delivery: repeats, order and handler, within the time that the provider waits.
 *
 * @throws {TypeError} which option is wrong
 */
export function toSteps(
  options: DeliveryOptions,
  provider: AnyProvider,
  findHandler: HandlerTable,
  policy: ResponsePolicy,
): Step<Delivery | readonly Delivery[]> {
  const { dedupe: store, order, handlerTimeoutMs = 30_000, endpoint = provider.name } = options
  const { onRepeat = 'acknowledge', onStoreError = 'retry', storeTimeoutMs = 5_000, onDeadline = 'retry' } = options
  const { ackDeadlineMs = provider.ackDeadlineMs && Math.ceil(provider.ackDeadlineMs * 0.9) } = options
  const leaseMs = options.leaseMs ?? handlerTimeoutMs + 2 * (order?.maxWaitMs ?? 0) + 30_000
  const ttlMs = options.dedupeTtlMs ?? provider.redeliveryMs ?? 3 * days
  requireTimeout(handlerTimeoutMs, 'createReceiver: handlerTimeoutMs')
  requireText(endpoint, 'createReceiver: endpoint')
  requirePositiveInteger(leaseMs, 'createReceiver: leaseMs')
  requirePositiveInteger(ttlMs, 'createReceiver: dedupeTtlMs')
  requireTimeout(storeTimeoutMs, 'createReceiver: storeTimeoutMs')
  requireOneOf(onRepeat, ['acknowledge', 'handle'], 'createReceiver: onRepeat')
  requireOneOf(onStoreError, ['retry', 'process'], 'createReceiver: onStoreError')
  requireOneOf(onDeadline, ['retry', 'accept'], 'createReceiver: onDeadline')
  if (ackDeadlineMs !== undefined) requireTimeout(ackDeadlineMs, 'createReceiver: ackDeadlineMs')
  if (store !== undefined) requireStore(store)
  if (order !== undefined) {
    requireObject(order, 'createReceiver: order')
    requireFunction(order.run, 'createReceiver: order.run')
    requireFunction(order.close, 'createReceiver: order.close')
    // The second one's numbers would be taken for repeats of the first one's.
    if (sequencersInUse.has(order)) throw new TypeError('createReceiver: order must be a sequencer of its own')
    sequencersInUse.add(order)
  }

  let step = handleStep(findHandler, handlerTimeoutMs, policy)
  if (order !== undefined) step = putInOrder(step, order, policy)
  if (store !== undefined) {
    step = deduplicate(step, { store, endpoint, leaseMs, ttlMs, onRepeat, onStoreError, storeTimeoutMs, policy })
  }
  const way = takeParts(step, policy)
  return ackDeadlineMs === undefined ? way : meetDeadline(way, { ackDeadlineMs, onDeadline, policy })
}

function handleStep(findHandler: HandlerTable, timeoutMs: number, policy: ResponsePolicy): Step {
  const conclude = (result: unknown) => decide(policy, toOutcome(result))
  return (delivery, context, { late = false, repeated = false, goesOn }) => {
    const handler = findHandler(delivery.event, delivery.known)
    if (handler === undefined) return ignore(policy)
    return callHandler(
      handler,
      delivery,
      { late, repeated },
      {
        timeoutMs,
        conclude,
        onTimeout(rest) {
          // Its time-out was told already.
          context.waitUntil(rest.catch(() => {}))
          goesOn?.(rest)
        },
      },
    )
  }
}

function requireStore(store: DedupeStore): void {
  requireObject(store, 'createReceiver: dedupe')
  for (const name of ['reserve', 'complete', 'release'] as const) {
    requireFunction(store[name], `createReceiver: dedupe.${name}`)
  }
}
