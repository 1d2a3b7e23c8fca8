import { chain, isPromise, type MaybePromise, settle } from '../../../core/base/maybe-promise.js'
import {
  type Checks,
  group,
  oneOf,
  optional,
  requireFunctions,
  requirePositiveInteger,
} from '../../../core/base/options.js'
import { limitTime, rethrow } from '../../../core/base/waiting.js'
import type { Decision } from '../../../core/ports/decision.js'
import type { DedupeOptions, DedupeStep, DedupeStore, Reservation } from '../../../core/ports/dedupe-store.js'
import type { Step, StepContext, StepSettings } from '../../../core/ports/step.js'
import { refusal, WebhookError } from '../../../errors.js'

const checks: Checks<DedupeOptions> = {
  store: (value, option) => requireFunctions(value, ['reserve', 'complete', 'release'], option),
  ttlMs: optional(requirePositiveInteger),
  leaseMs: optional(requirePositiveInteger),
  onDuplicate: optional(oneOf(['acknowledge', 'handle'])),
  onStoreError: optional(oneOf(['retry', 'handle'])),
}

const days = 86_400_000

// A copy of the last attempt is accepted until its signed time is too old, and that time may have been in the future.
const replayMarginMs = days

/**
 * The step of the pipeline that passes each delivery on once. A {@link DedupeStore} carries it in its property `step`, so a
 * receiver without a store does not bundle it.
 *
 * A delivery without an id always passes.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the step: `delivery_in_progress`, `store_unavailable`
 */
export const deduplicate: DedupeStep = (options, settings, decisions) => {
  group(checks)(options, 'createReceiver: dedupe')
  const calls = toCalls(options, settings)
  // Equivalent (StringLiteral): `""`. Everything but 'handle' acknowledges. The other default is tested.
  const { onDuplicate = 'acknowledge', onStoreError = 'retry' } = options

  // Keys are JSON, so that they are unambiguous.
  const prefix = `[${JSON.stringify(settings.endpoint)},`

  return (next) => (delivery, context, state) => {
    if (delivery.id === undefined) return next(delivery, context, state)
    const key = prefix + quote(delivery.id, context.effect?.name)
    const proceed = (reservation: Reservation) => {
      switch (reservation.state) {
        case 'new':
          return handleReserved(() => next(delivery, context, state), new Lease(calls, key, reservation.lease, context))
        case 'done':
          return onDuplicate === 'handle' ? next(delivery, context, { ...state, duplicate: true }) : decisions.duplicate
        case 'in_progress':
          throw refusal('delivery_in_progress', 'the delivery is being handled')
      }
    }
    return settle(
      () => reserve(calls, key),
      proceed,
      (error) => {
        if (onStoreError === 'retry') throw error
        context.report(error)
        return next(delivery, context, state)
      },
    )
  }
}

// Nearly every id is plain, and a comparison takes less time than JSON. Each of several handlers of a delivery has a key.
function quote(id: string, handler: string | undefined): string {
  if (handler !== undefined) return `${JSON.stringify([id, handler]).slice(1)}`
  // Equivalent (Regex): `/^[\w.:-]$/`. Longer ids are then quoted by JSON, with the same result.
  return /^[\w.:-]*$/.test(id) ? `"${id}"]` : `${JSON.stringify(id)}]`
}

/** The store, with the times of its calls. */
interface Calls {
  readonly store: DedupeStore
  readonly lease: { readonly leaseMs: number }
  readonly ttl: { readonly ttlMs: number }
  readonly storeTimeoutMs: number
}

function toCalls({ store, leaseMs, ttlMs }: DedupeOptions, settings: StepSettings): Calls {
  const { provider, order, handlerTimeoutMs, storeTimeoutMs } = settings
  return {
    store,
    lease: Object.freeze({ leaseMs: leaseMs ?? handlerTimeoutMs + 2 * (order?.maxWaitMs ?? 0) + 30_000 }),
    ttl: Object.freeze({ ttlMs: ttlMs ?? (provider.redeliveryMs ?? 3 * days) + replayMarginMs }),
    storeTimeoutMs,
  }
}

function reserve({ store, lease, storeTimeoutMs }: Calls, key: string): MaybePromise<Reservation> {
  return ask(
    () => chain(store.reserve(key, lease), requireReservation),
    storeTimeoutMs,
    (reserving) => {
      // A reservation that arrives after the timeout is released.
      const release = (late: Reservation) => (late.state === 'new' ? store.release(key, late.lease) : undefined)
      reserving.then(release).catch(() => {})
    },
  )
}

/** A reservation, until it ends. No function throws or rejects: the response no longer depends on the store. */
class Lease {
  readonly #calls: Calls
  readonly #key: string
  readonly #lease: string
  readonly context: StepContext

  constructor(calls: Calls, key: string, lease: string, context: StepContext) {
    this.#calls = calls
    this.#key = key
    this.#lease = lease
    this.context = context
  }

  conclude({ outcome }: Decision): MaybePromise<void> {
    if (outcome === 'retry_later') return this.release()
    // It was handled, even if the store fails now. Any other response would have it handled twice.
    const { store, ttl } = this.#calls
    const completed = this.#tell(() => store.complete(this.#key, this.#lease, ttl))
    return isPromise(completed)
      ? completed.then((value) => this.#checkCompleted(value))
      : this.#checkCompleted(completed)
  }

  // If the store fails here, the lease ends by itself, and the next attempt of the provider is handled.
  release(): MaybePromise<void> {
    return this.#tell(() => this.#calls.store.release(this.#key, this.#lease))
  }

  #checkCompleted(completed: boolean | undefined): void {
    if (completed === false) this.context.report(new WebhookError('lease_lost', 'the lease ended before the handler'))
  }

  #tell<T>(call: () => MaybePromise<T>): MaybePromise<T | undefined> {
    const failed = (error: unknown): undefined => this.context.report(error) as undefined
    try {
      const answer = ask(call, this.#calls.storeTimeoutMs)
      return isPromise(answer) ? answer.catch(failed) : answer
    } catch (error) {
      return failed(error)
    }
  }
}

function handleReserved(handle: () => ReturnType<Step>, lease: Lease): ReturnType<Step> {
  return settle(
    handle,
    (decision) => {
      if (decision.eventually === undefined) {
        const concluded = lease.conclude(decision)
        return isPromise(concluded) ? concluded.then(() => decision) : decision
      }
      // A timed-out handler may still succeed, so the delivery stays reserved for it until it ends or the lease does.
      lease.context.waitUntil(
        decision.eventually.then(
          (ended) => lease.conclude(ended),
          () => lease.release(),
        ),
      )
      return decision
    },
    (error) => chain(lease.release(), () => rethrow(error)),
  )
}

/** Asks a store, for a limited time if it returns a promise. @throws {WebhookError} `store_unavailable` */
function ask<T>(
  call: () => MaybePromise<T>,
  timeoutMs: number,
  onTimeout?: (asked: Promise<T>) => void,
): MaybePromise<T> {
  let answer: MaybePromise<T>
  try {
    answer = call()
  } catch (cause) {
    throw storeUnavailable(cause)
  }
  if (!isPromise(answer)) return answer
  const asked = Promise.resolve(answer).catch((cause: unknown) => rethrow(storeUnavailable(cause)))
  return limitTime(asked, timeoutMs, () => {
    onTimeout?.(asked)
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
