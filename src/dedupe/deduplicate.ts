import { chain, isPromise, type MaybePromise, settle } from '../base/maybe-promise.js'
import { type Checks, group, oneOf, optional, requireFunctions, requirePositiveInteger } from '../base/options.js'
import { limitTime, rethrow } from '../base/waiting.js'
import { refusal, WebhookError } from '../errors.js'
import type { Decision } from '../steps/decision.js'
import type { CarriedStep, Step, StepContext, StepSettings } from '../steps/step.js'
import type { DedupeOptions, DedupeStep, Reservation } from './store.js'

const checks: Checks<DedupeOptions> = {
  store: (value, option) => requireFunctions(value, ['reserve', 'complete', 'release'], option),
  ttlMs: optional(requirePositiveInteger),
  leaseMs: optional(requirePositiveInteger),
  onDuplicate: optional(oneOf(['acknowledge', 'handle'])),
  onStoreError: optional(oneOf(['retry', 'handle'])),
}

const days = 86_400_000

/**
 * The step of the pipeline that passes each delivery on once. A {@link DedupeStore} carries it in its property `step`, so a
 * receiver without a store does not bundle it.
 *
 * A delivery without an id always passes.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the step: `delivery_in_progress`, `store_unavailable`
 */
export const deduplicate: CarriedStep = ((options, settings, decisions) => {
  group(checks)(options, 'createReceiver: dedupe')
  const calls = toCalls(options, settings)
  const { onDuplicate = 'acknowledge', onStoreError = 'retry' } = options

  return (next) => (delivery, context, state) => {
    if (delivery.id === undefined) return next(delivery, context, state)
    // As JSON, so that the key is unambiguous.
    const key = JSON.stringify([settings.endpoint, delivery.id])
    return settle(
      () => reserve(calls, key),
      (reservation) => {
        if (reservation.state === 'done') {
          return onDuplicate === 'handle' ? next(delivery, context, { ...state, duplicate: true }) : decisions.duplicate
        }
        if (reservation.state === 'in_progress') {
          throw refusal('delivery_in_progress', 'the delivery is being handled')
        }
        const ending = endReservation(calls, key, reservation.lease, context)
        return handleReserved(() => next(delivery, context, state), ending, context)
      },
      (error) => {
        if (onStoreError === 'retry') throw error
        context.report(error)
        return next(delivery, context, state)
      },
    )
  }
}) satisfies DedupeStep

/** The store, with the times of its calls. */
interface Calls extends Required<Pick<DedupeOptions, 'store' | 'leaseMs' | 'ttlMs'>> {
  readonly storeTimeoutMs: number
}

function toCalls({ store, leaseMs, ttlMs }: DedupeOptions, settings: StepSettings): Calls {
  const { provider, order, handlerTimeoutMs, storeTimeoutMs } = settings
  return {
    store,
    leaseMs: leaseMs ?? handlerTimeoutMs + 2 * (order?.maxWaitMs ?? 0) + 30_000,
    ttlMs: ttlMs ?? provider.redeliveryMs ?? 3 * days,
    storeTimeoutMs,
  }
}

function reserve({ store, leaseMs, storeTimeoutMs }: Calls, key: string): MaybePromise<Reservation> {
  return ask(
    () => chain(store.reserve(key, { leaseMs }), requireReservation),
    storeTimeoutMs,
    (reserving) => {
      // A reservation that arrives after the timeout is released.
      const release = (late: Reservation) => (late.state === 'new' ? store.release(key, late.lease) : undefined)
      reserving.then(release).catch(() => {})
    },
  )
}

/** How a reservation ends. Neither function throws or rejects: the response no longer depends on the store. */
interface ReservationEnd {
  conclude(decision: Decision): MaybePromise<void>
  release(): MaybePromise<void>
}

function endReservation(
  { store, ttlMs, storeTimeoutMs }: Calls,
  key: string,
  lease: string,
  context: StepContext,
): ReservationEnd {
  const tell = <T>(call: () => MaybePromise<T>) =>
    settle(
      () => ask(call, storeTimeoutMs),
      (answer): T | undefined => answer,
      (error) => {
        context.report(error)
        return undefined
      },
    )
  // If the store fails here, the lease ends by itself, and the next attempt of the provider is handled.
  const release = () => tell(() => store.release(key, lease))
  return {
    release,
    conclude({ outcome }) {
      if (outcome === 'retry_later') return release()
      // It was handled, even if the store fails now. Any other response would have it handled twice.
      return chain(
        tell(() => store.complete(key, lease, { ttlMs })),
        (completed) => {
          if (completed === false) context.report(new WebhookError('lease_lost', 'the lease ended before the handler'))
        },
      )
    },
  }
}

function handleReserved(
  handle: () => ReturnType<Step>,
  { conclude, release }: ReservationEnd,
  context: StepContext,
): ReturnType<Step> {
  return settle(
    handle,
    (decision) => {
      // A timed-out handler may still succeed, so the delivery stays reserved for it until it ends or the lease does.
      if (decision.eventually === undefined) return chain(conclude(decision), () => decision)
      context.waitUntil(decision.eventually.then(conclude, release))
      return decision
    },
    (error) => chain(release(), () => rethrow(error)),
  )
}

/** Asks a store, for a limited time if it returns a promise. @throws {WebhookError} `store_unavailable` */
function ask<T>(
  call: () => MaybePromise<T>,
  timeoutMs: number,
  onTimeout: (asked: Promise<T>) => void = () => {},
): MaybePromise<T> {
  const asked = settle(
    call,
    (answer) => answer,
    (cause) => rethrow(storeUnavailable(cause)),
  )
  if (!isPromise(asked)) return asked
  return limitTime(asked, timeoutMs, () => {
    onTimeout(asked)
    throw storeUnavailable(new Error(`no answer within ${timeoutMs} ms`))
  })
}

// Anything else must not count as handled.
function requireReservation(value: Reservation): Reservation {
  const { state } = value
  if (state === 'done' || state === 'in_progress') return value
  if (state === 'new' && typeof value.lease === 'string') return value
  throw new TypeError('reserve must return a Reservation')
}

function storeUnavailable(cause: unknown): WebhookError {
  return new WebhookError('store_unavailable', 'the dedupe store failed', { cause })
}
