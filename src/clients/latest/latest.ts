import type { MaybePromise } from '../../core/base/maybe-promise.js'
import {
  type Checks,
  checkOptions,
  group,
  optional,
  requireFunction,
  requireFunctions,
  requirePositiveInteger,
  requireTimeout,
} from '../../core/base/options.js'
import type { HandlerContext } from '../../core/receiver/handlers.js'
import type { Delivery } from '../../core/request/delivery.js'
import { WebhookError } from '../../errors.js'
import { isClientError } from '../http/client-error.js'
import { toRetryPolicy } from '../http/retry.js'
import type { Rate, RateLimiter } from '../rate-limits/rate-limiter.js'
import { shareTurns } from '../rate-limits/share-turns.js'
import { createOneAtATime } from './one-at-a-time.js'

/** What your store compares before it accepts a copy of an object. */
export type Fence = string | number | bigint

/** How an object is to be fetched. */
export interface LatestQuery {
  /** What `known` returned: the `ETag` or the sync token that your store has. */
  readonly known: string | undefined
  /** Aborted when the handler times out, or its inbox loses the claim on the delivery. */
  readonly signal: AbortSignal
}

/** A fresh copy of an object, or that it is as `known` says. */
export type Fetched<Item> =
  | 'unchanged'
  | {
      /** The object; `undefined` if the provider has deleted it. */
      readonly object: Item | undefined
      /** The `ETag` or sync token of this copy, to be stored with it. */
      readonly known?: string | undefined
    }

/** How the object of a delivery is found and fetched. */
export interface LatestSource<in D extends Delivery, Item> {
  /**
   * Names the object that a delivery is about, with its tenant if ids are not unique among tenants. In a process, one object is
   * fetched and written by one call at a time, and calls that wait share the fetch of one of them.
   */
  readonly object: (delivery: D) => string
  /** Fetches the object from the provider. */
  readonly fetch: (delivery: D, query: LatestQuery) => MaybePromise<Fetched<Item>>
  /** The version of a copy, which grows with each change. It becomes the fence. */
  readonly version?: (object: Item) => Fence
}

/** What belongs to a copy that is written. */
export interface LatestDetails<D extends Delivery> {
  /** The delivery that caused the fetch. */
  readonly delivery: D
  /** The `ETag` or sync token to store with the copy. */
  readonly known: string | undefined
  readonly signal: AbortSignal
}

/** A limit on fetches for each tenant. */
export interface LatestRate<in D extends Delivery> extends Rate {
  /** Shared by all processes: `redisRateLimiter` or `postgresRateLimiter` of `webhook-receiver/clients/rate-limits`. */
  readonly limiter: RateLimiter
  /** Names the tenant of a delivery, such as the shop or account whose quota a fetch uses. */
  readonly tenant: (delivery: D) => string
  /** The longest wait for a turn, in milliseconds. If it is longer, the handler fails with `queue_full`. @default 10_000 */
  readonly maxWaitMs?: number
}

/** Options of {@link latest}. */
export interface LatestOptions<in out D extends Delivery, Item> extends LatestSource<D, Item> {
  /**
   * Writes a copy of the object, only if `fence` is newer than what is stored: the comparison and the write must be atomic.
   *
   * @param object - `undefined` if the provider has deleted the object
   * @param fence - of `turn`, or else of `version`; `undefined` with neither, and for a deleted object without `turn`
   */
  readonly write: (object: Item | undefined, fence: Fence | undefined, details: LatestDetails<D>) => unknown
  /** Reads the `ETag` or sync token that is stored with the object, for a conditional request. @default none */
  readonly known?: (delivery: D) => MaybePromise<string | undefined>
  /**
   * Takes the next number of a counter in your store, before the fetch. It is the fence of objects without a version, and of
   * those that come back after they were deleted. Not together with `version` or `known`.
   */
  readonly turn?: (delivery: D) => MaybePromise<Fence>
  /** Limits the fetches of each tenant, and pauses them after a 429. @default no limit */
  readonly rate?: LatestRate<D>
}

const rateChecks: Checks<LatestRate<never>> = {
  limiter: (value, option) => requireFunctions(value, ['reserve', 'pause'], option),
  tenant: requireFunction,
  intervalMs: requirePositiveInteger,
  burst: requirePositiveInteger,
  maxWaitMs: optional(requireTimeout),
}

/**
 * A handler that fetches the object that a delivery is about, and writes the fresh copy. The payload is only a poke: it may be
 * old, thin or out of order.
 *
 * Whatever order the deliveries come in, and however often, your store ends with the provider's state, if it compares the fence
 * and one delivery after the last change is handled.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const syncCustomer = latest({
 *   ...stripeObject({ token: process.env.STRIPE_KEY ?? '' }),
 *   turn: ({ id }) => nextTurn(id),
 *   write: (customer, fence) => saveCustomer(customer, fence),
 * })
 */
export function latest<D extends Delivery, Item>(
  options: LatestOptions<D, Item>,
): (delivery: D, context: Pick<HandlerContext, 'signal' | 'isCurrent'>) => Promise<void> {
  checkOptions(options, 'latest', {
    object: requireFunction,
    fetch: requireFunction,
    version: optional(requireFunction),
    write: requireFunction,
    known: optional(requireFunction),
    turn: optional(requireFunction),
    rate: optional(group(rateChecks)),
  })
  const { object: nameOf, fetch, version, write, known: readKnown, turn } = options
  if (turn !== undefined && version !== undefined) throw new TypeError('latest: turn must not be given with version')
  // A copy that is as known is not written, so an older turn could still be.
  if (turn !== undefined && readKnown !== undefined) throw new TypeError('latest: turn must not be given with known')
  const oneAtATime = createOneAtATime()
  const atRate = options.rate === undefined ? unlimited : createAtRate(options.rate)

  const run = async (delivery: D, { signal, isCurrent }: Pick<HandlerContext, 'signal' | 'isCurrent'>) => {
    const fetched = await atRate(delivery, signal, async () => {
      const fence = await turn?.(delivery)
      const known = await readKnown?.(delivery)
      return { fence, copy: await fetch(delivery, { known, signal }) }
    })
    const { copy } = fetched
    if (copy === 'unchanged') return
    const { object, known } = copy
    const fence = fetched.fence ?? (object !== undefined && version ? requireFence(version(object)) : undefined)
    if (!isCurrent()) throw new WebhookError('lease_lost', 'latest: the delivery is no longer for this handler')
    await write(object, fence, { delivery, known, signal })
  }
  return (delivery, context) => oneAtATime(nameOf(delivery), () => run(delivery, context))
}

type AtRate<D> = <T>(delivery: D, signal: AbortSignal, call: () => Promise<T>) => Promise<T>

const unlimited: AtRate<Delivery> = (_delivery, _signal, call) => call()

function createAtRate<D extends Delivery>(options: LatestRate<D>): AtRate<D> {
  const { limiter, tenant, maxWaitMs = 10_000 } = options
  const turns = shareTurns(limiter, options, 'latest', { maxWaitMs, timeoutMs: 10_000 })
  const { sleep } = toRetryPolicy({})
  return async (delivery, signal, call) => {
    const key = tenant(delivery)
    const waitMs = await turns.reserve(key)
    if (waitMs > 0) await sleep(waitMs, signal)
    try {
      return await call()
    } catch (error) {
      if (isClientError(error, 'rate_limited')) turns.pause(key, error.retryAfterSeconds)
      throw error
    }
  }
}

function requireFence(fence: Fence): Fence {
  const isFence = typeof fence === 'number' ? Number.isFinite(fence) : ['string', 'bigint'].includes(typeof fence)
  if (!isFence) throw new TypeError('latest: version must return a string, a number or a bigint')
  return fence
}
