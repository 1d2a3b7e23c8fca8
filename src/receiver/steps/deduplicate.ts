import { rethrow, withinTime } from '../../base/within-time.js'
import type { DedupeStore, Reservation } from '../../dedupe/store.js'
import { refusal, WebhookError } from '../../errors.js'
import type { ResponsePolicy } from '../../provider/response-policy.js'
import { type Decision, repeat } from '../responses.js'
import type { Findings, Step, StepContext } from './step.js'

/** How repeats are found and what is remembered of a delivery. */
export interface DeduplicateSettings {
  readonly store: DedupeStore
  /** What the keys in the store begin with. */
  readonly endpoint: string
  readonly leaseMs: number
  readonly ttlMs: number
  readonly onRepeat: 'acknowledge' | 'handle'
  readonly onStoreError: 'retry' | 'process'
  readonly storeTimeoutMs: number
  readonly policy: ResponsePolicy
}

/**
 * Lets each delivery pass once. One without an id passes always.
 *
 * @throws {WebhookError} from the step: `delivery_in_progress`, `store_unavailable`
 */
export function deduplicate(next: Step, options: DeduplicateSettings): Step {
  const { endpoint, policy, onRepeat, onStoreError } = options

  return (delivery, context, findings) => {
    if (delivery.id === undefined) return next(delivery, context, findings)
    // As JSON, so that no name and id together can look like another pair.
    const key = JSON.stringify([endpoint, delivery.id])
    return reserve(options, key).then(
      (reservation): ReturnType<Step> => {
        if (reservation.state === 'done') {
          return onRepeat === 'handle' ? next(delivery, context, { ...findings, repeated: true }) : repeat(policy)
        }
        if (reservation.state === 'in_progress') {
          throw refusal('delivery_in_progress', 'another request with this delivery is being handled')
        }
        return handleReserved(
          (goesOn) => next(delivery, context, { ...findings, goesOn }),
          toReservedDelivery(options, key, reservation.lease, context),
          context,
        )
      },
      (error: WebhookError) => {
        if (onStoreError === 'retry') throw error
        context.report(error)
        return next(delivery, context, findings)
      },
    )
  }
}

async function reserve({ store, leaseMs, storeTimeoutMs }: DeduplicateSettings, key: string): Promise<Reservation> {
  const reserving = ask(async () => requireReservation(await store.reserve(key, { leaseMs })))
  return withinStoreTime(reserving, storeTimeoutMs, () => {
    // An answer that comes after all reserves the delivery for nobody.
    const giveBack = (late: Reservation) => (late.state === 'new' ? store.release(key, late.lease) : undefined)
    reserving.then(giveBack).catch(() => {})
  })
}

/** How the reservation of a delivery ends. Neither rejects: the answer does not depend on it any more. */
interface ReservedDelivery {
  conclude(decision: Decision): Promise<void>
  release(): Promise<void>
}

function toReservedDelivery(
  { store, ttlMs, storeTimeoutMs }: DeduplicateSettings,
  key: string,
  lease: string,
  context: StepContext,
): ReservedDelivery {
  const tell = <T>(call: () => Promise<T>) =>
    withinStoreTime(ask(call), storeTimeoutMs).catch((error: unknown) => context.report(error))
  const reserved: ReservedDelivery = {
    async conclude({ outcome }) {
      if (outcome === 'retry_later') return reserved.release()
      // It was handled, whatever the store says now; to answer otherwise would have it handled twice.
      const completed = await tell(() => store.complete(key, lease, { ttlMs }))
      if (completed === false) {
        context.report(new WebhookError('lease_lost', 'the lease ended before the handler, and another one took over'))
      }
    },
    // Where the store fails here, the lease ends by itself, and the delivery is handled when it comes again.
    async release() {
      await tell(() => store.release(key, lease))
    },
  }
  return reserved
}

async function handleReserved(
  handle: (goesOn: NonNullable<Findings['goesOn']>) => ReturnType<Step>,
  reserved: ReservedDelivery,
  context: StepContext,
): Promise<Decision> {
  let outlives = false
  const goesOn = (running: Promise<Decision>) => {
    outlives = true
    // A handler that ignores its signal may still succeed, so that nobody else should begin while the lease lasts.
    context.waitUntil(running.then(reserved.conclude, reserved.release))
  }
  let decision: Decision
  try {
    decision = await handle(goesOn)
  } catch (error) {
    if (!outlives) await reserved.release()
    throw error
  }
  await reserved.conclude(decision)
  return decision
}

// As a promise, also where a store throws at once.
async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    throw storeUnavailable(cause)
  }
}

function withinStoreTime<T>(asked: Promise<T>, timeoutMs: number, onTimeout: () => void = () => {}): Promise<T> {
  return withinTime(asked, timeoutMs, {
    done: (answer) => answer,
    failed: rethrow,
    expired: () => {
      onTimeout()
      throw storeUnavailable(new Error(`no answer within ${timeoutMs} ms`))
    },
  })
}

// What is no reservation must not become a delivery that was handled.
function requireReservation(value: Reservation): Reservation {
  const { state } = value
  if (state === 'done' || state === 'in_progress') return value
  if (state === 'new' && typeof value.lease === 'string') return value
  throw new TypeError('reserve must give new with a lease, in_progress or done')
}

function storeUnavailable(cause: unknown): WebhookError {
  return new WebhookError('store_unavailable', 'the dedupe store failed', { cause })
}
