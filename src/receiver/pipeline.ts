import {
  requireFunction,
  requireObject,
  requireOneOf,
  requirePositiveInteger,
  requireText,
  requireTimeout,
} from '../base/options.js'
import type { DedupeStore } from '../dedupe/store.js'
import type { Inbox } from '../inbox/inbox.js'
import { toOutcome } from '../provider/outcome.js'
import type { AnyProvider } from '../provider/provider.js'
import type { ResponsePolicy } from '../provider/response-policy.js'
import type { Delivery } from '../request/delivery.js'
import type { Sequencer } from '../sequence/sequencer.js'
import { callHandler, type HandlerTable } from './handlers.js'
import { decide, ignore } from './responses.js'
import { deduplicate } from './steps/deduplicate.js'
import { boundPut } from './steps/inbox-writer.js'
import { type InboxSettings, keepInInbox, type Parking, parkInInbox } from './steps/keep-in-inbox.js'
import { meetDeadline } from './steps/meet-deadline.js'
import { putInOrder } from './steps/put-in-order.js'
import type { Step } from './steps/step.js'
import { takeParts } from './steps/take-parts.js'

/** What decides how often, in what order and how long deliveries are handled. */
export interface DeliveryOptions {
  /** Remembers what was handled, so that a repeat is acknowledged and not handled again. @default repeats are handled */
  readonly dedupe?: DedupeStore
  /** The name of this endpoint in the dedupe store and the inbox: deliveries of different endpoints are different. @default the provider's name */
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
  /** The longest time that a call to the dedupe store or the inbox may take, in milliseconds; then it has failed. @default 5_000 */
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
  /**
   * Stores each delivery before it is acknowledged; it is handled once `inbox.consume(receiver)` hands it over, in this
   * process or another one. `dedupe` and `handlerTimeoutMs` apply then. @default deliveries are handled at once
   */
  readonly inbox?: Inbox
  /**
   * The most bytes of deliveries that the inbox was given and has not answered for; beyond it the answer is 503
   * (`store_unavailable`) at once.
   *
   * A delivery counts as its body and 4 KiB, also after `storeTimeoutMs`, for an engine that hangs keeps what it was given in
   * the memory of this process: two to five times as many bytes. @default 64_000_000
   */
  readonly maxStoringBytes?: number
  /**
   * What has to be handled in order, for an inbox that can: deliveries for which this gives the same text are handled one
   * at a time and as they came. `undefined` waits for nothing.
   *
   * @default the channel, in the order of its numbers, where the provider numbers its deliveries
   */
  inboxKey?(delivery: Delivery): string | undefined
  /**
   * What happens to a request that was verified and does not parse: it is refused, which some providers take for the end
   * of it, or it is acknowledged and the inbox keeps it for an operator.
   *
   * @default 'refuse'
   */
  readonly onInvalid?: 'refuse' | 'park'
}

const days = 86_400_000

const sequencersInUse = new WeakSet<Sequencer>()

/** The ways of a delivery. */
export interface Ways {
  /** From the provider: to the handler or to the inbox, within the time that the provider waits. */
  readonly receive: Step<Delivery | readonly Delivery[]>
  /** From the inbox to the handler. */
  readonly handle: Step<Delivery | readonly Delivery[]>
  /** What is verified and does not parse, where it is kept. */
  readonly park: Parking | undefined
}

/**
 * Makes the ways of a verified delivery.
 *
 * @throws {TypeError} which option is wrong
 */
export function toWays(
  options: DeliveryOptions,
  provider: AnyProvider,
  findHandler: HandlerTable,
  policy: ResponsePolicy,
): Ways {
  const { inbox, onInvalid = 'refuse', onDeadline = 'retry' } = options
  const { ackDeadlineMs = provider.ackDeadlineMs && Math.ceil(provider.ackDeadlineMs * 0.9) } = options
  requireOneOf(onDeadline, ['retry', 'accept'], 'createReceiver: onDeadline')
  requireOneOf(onInvalid, ['refuse', 'park'], 'createReceiver: onInvalid')
  if (ackDeadlineMs !== undefined) requireTimeout(ackDeadlineMs, 'createReceiver: ackDeadlineMs')
  if (inbox === undefined) {
    if (onInvalid === 'park') throw new TypeError('createReceiver: onInvalid can only be park with an inbox')
    if ((options.inboxKey ?? options.maxStoringBytes) !== undefined) {
      throw new TypeError('createReceiver: inboxKey and maxStoringBytes need an inbox')
    }
  }
  const handle = toHandling(options, provider, findHandler, policy)
  const storage = inbox === undefined ? undefined : toInboxSettings(options, inbox, provider, policy)
  const receive = storage === undefined ? handle : keepInInbox(storage)
  return {
    receive: ackDeadlineMs === undefined ? receive : meetDeadline(receive, { ackDeadlineMs, onDeadline, policy }),
    handle,
    park: storage && onInvalid === 'park' ? parkInInbox(storage) : undefined,
  }
}

function toInboxSettings(
  options: DeliveryOptions,
  inbox: Inbox,
  { name }: AnyProvider,
  policy: ResponsePolicy,
): InboxSettings {
  const { endpoint = name, storeTimeoutMs: timeoutMs = 5_000, maxStoringBytes = 64_000_000 } = options
  const toKey = options.inboxKey
  requireObject(inbox, 'createReceiver: inbox')
  requireFunction(inbox.put, 'createReceiver: inbox.put')
  requirePositiveInteger(maxStoringBytes, 'createReceiver: maxStoringBytes')
  if (toKey !== undefined) requireFunction(toKey, 'createReceiver: inboxKey')
  // What the inbox hands over one at a time can never be put right by waiting for another one.
  if (options.order !== undefined && inbox.ordering === 'strict-per-key') {
    throw new TypeError('createReceiver: order must be left out, the inbox keeps the order')
  }
  if (options.onDeadline === 'accept') {
    throw new TypeError('createReceiver: onDeadline must not be accept with an inbox, which has not stored it then')
  }
  return { put: boundPut(inbox, { timeoutMs, maxStoringBytes }), endpoint, provider: name, toKey, policy }
}

function toHandling(
  options: DeliveryOptions,
  provider: AnyProvider,
  findHandler: HandlerTable,
  policy: ResponsePolicy,
): Step<Delivery | readonly Delivery[]> {
  const { dedupe: store, order, handlerTimeoutMs = 30_000, endpoint = provider.name } = options
  const { onRepeat = 'acknowledge', onStoreError = 'retry', storeTimeoutMs = 5_000 } = options
  const leaseMs = options.leaseMs ?? handlerTimeoutMs + 2 * (order?.maxWaitMs ?? 0) + 30_000
  const ttlMs = options.dedupeTtlMs ?? provider.redeliveryMs ?? 3 * days
  requireTimeout(handlerTimeoutMs, 'createReceiver: handlerTimeoutMs')
  requireText(endpoint, 'createReceiver: endpoint')
  requirePositiveInteger(leaseMs, 'createReceiver: leaseMs')
  requirePositiveInteger(ttlMs, 'createReceiver: dedupeTtlMs')
  requireTimeout(storeTimeoutMs, 'createReceiver: storeTimeoutMs')
  requireOneOf(onRepeat, ['acknowledge', 'handle'], 'createReceiver: onRepeat')
  requireOneOf(onStoreError, ['retry', 'process'], 'createReceiver: onStoreError')
  if (store !== undefined) requireStore(store)
  if (order !== undefined) requireOwnSequencer(order)

  let step = handleStep(findHandler, handlerTimeoutMs, policy)
  if (order !== undefined) step = putInOrder(step, order, policy)
  if (store !== undefined) {
    step = deduplicate(step, { store, endpoint, leaseMs, ttlMs, onRepeat, onStoreError, storeTimeoutMs, policy })
  }
  return takeParts(step, policy)
}

function handleStep(findHandler: HandlerTable, timeoutMs: number, policy: ResponsePolicy): Step {
  const conclude = (result: unknown) => decide(policy, toOutcome(result))
  return (delivery, context, { late = false, repeated = false, attempt = 1, goesOn }) => {
    const handler = findHandler(delivery.event, delivery.known)
    if (handler === undefined) return ignore(policy)
    return callHandler(
      handler,
      delivery,
      { late, repeated, attempt },
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

function requireOwnSequencer(order: Sequencer): void {
  requireObject(order, 'createReceiver: order')
  requireFunction(order.run, 'createReceiver: order.run')
  requireFunction(order.close, 'createReceiver: order.close')
  // The second one's numbers would be taken for repeats of the first one's.
  if (sequencersInUse.has(order)) throw new TypeError('createReceiver: order must be a sequencer of its own')
  sequencersInUse.add(order)
}
