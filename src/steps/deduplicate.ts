import type { DedupeStore, Reservation } from '../dedupe/store.js'
import { refusal, WebhookError } from '../errors.js'
import { type Decision, type ResponsePolicy, repeat } from '../responses.js'
import type { Step, StepContext } from './step.js'

/** How repeats are found and what is remembered of a delivery. */
export interface DeduplicateSettings {
  readonly store: DedupeStore
  /** What the keys in the store begin with. */
  readonly endpoint: string
  readonly leaseMs: number
  readonly ttlMs: number
  readonly onStoreError: 'retry' | 'process'
  readonly policy: ResponsePolicy
}

/**
 * Lets each delivery pass once. One without an id passes always.
 *
 * @throws {WebhookError} from the step: `delivery_in_progress`, `store_unavailable`
 */
export function deduplicate(next: Step, options: DeduplicateSettings): Step {
  const { store, endpoint, leaseMs, policy } = options

  return (delivery, context) => {
    if (delivery.id === undefined) return next(delivery, context)
    // As JSON, so that no name and id together can look like another pair.
    const key = JSON.stringify([endpoint, delivery.id])
    return reserve(store, key, leaseMs).then(
      (reservation): ReturnType<Step> => {
        if (reservation.state === 'done') return repeat(policy)
        if (reservation.state === 'in_progress') {
          throw refusal('delivery_in_progress', 'another request with this delivery is being handled')
        }
        return handleReserved(() => next(delivery, context), { key, lease: reservation.lease }, options, context)
      },
      (error: WebhookError) => {
        if (options.onStoreError === 'retry') throw error
        context.report(error)
        return next(delivery, context)
      },
    )
  }
}

async function reserve(store: DedupeStore, key: string, leaseMs: number): Promise<Reservation> {
  try {
    return await store.reserve(key, { leaseMs })
  } catch (cause) {
    throw storeUnavailable(cause)
  }
}

async function handleReserved(
  handle: () => ReturnType<Step>,
  { key, lease }: { readonly key: string; readonly lease: string },
  { store, ttlMs }: DeduplicateSettings,
  { report }: StepContext,
): Promise<Decision> {
  // Where the store fails here, the lease ends by itself, and the delivery is handled when it comes again.
  const release = () => store.release(key, lease).catch((cause: unknown) => report(storeUnavailable(cause)))
  let decision: Decision
  try {
    decision = await handle()
  } catch (error) {
    await release()
    throw error
  }
  if (decision.outcome === 'retry_later') {
    await release()
    return decision
  }
  // It was handled, whatever the store says now; to answer otherwise would have it handled twice.
  await store.complete(key, lease, { ttlMs }).then(
    (completed) => {
      if (!completed)
        report(new WebhookError('lease_lost', 'the lease ended before the handler, and another one took over'))
    },
    (cause: unknown) => report(storeUnavailable(cause)),
  )
  return decision
}

function storeUnavailable(cause: unknown): WebhookError {
  return new WebhookError('store_unavailable', 'the dedupe store failed', { cause })
}
