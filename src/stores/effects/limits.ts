import {
  type Check,
  type Checks,
  group,
  optional,
  requireFunction,
  requirePositiveInteger,
} from '../../core/base/options.js'
import type { TenantLimits } from '../../core/ports/step.js'
import type { Delivery } from '../../core/request/delivery.js'
import { WebhookError } from '../../errors.js'

/** How many calls of a handler run at the same time for each tenant, in all processes that share the inbox. */
export interface TenantConcurrency<D extends Delivery = Delivery> {
  /** Whose delivery it is, such as the id of an account. A delivery with `undefined` has no limit. */
  readonly key: (delivery: D) => string | undefined
  /** The maximum number of its deliveries in flight. */
  readonly limit: number
}

/** How many calls of a handler begin in a second for each tenant, in all processes that share the inbox: a token bucket. */
export interface TenantRate<D extends Delivery = Delivery> {
  /** Whose delivery it is. @default `key` of `concurrency`: a handler has one kind of tenants */
  readonly key?: (delivery: D) => string | undefined
  /** The number of tokens that a tenant gets in a second; each attempt takes one. It need not be whole. */
  readonly perSecond: number
  /** The maximum number of tokens that a tenant saves up. @default `perSecond`, at least 1 */
  readonly burst?: number
}

/** The limits of a handler, checked. */
export interface TenantLimiting {
  /** The option that sets them. */
  readonly option: 'concurrency' | 'rate'
  /** `undefined` for a delivery of no tenant. */
  limitsOf(delivery: Delivery): TenantLimits | undefined
}

const concurrencyChecks: Checks<TenantConcurrency> = { key: requireFunction, limit: requirePositiveInteger }

const rateChecks: Checks<TenantRate> = {
  key: optional(requireFunction),
  perSecond(value, option) {
    const isRate = typeof value === 'number' && value >= leastPerSecond && value <= mostPerSecond
    if (!isRate) throw new TypeError(`${option} must be a number from ${leastPerSecond} to ${mostPerSecond}`)
  },
  burst: optional(requirePositiveInteger),
}

// Once in about a day, and as often as an engine could hand something over.
const [leastPerSecond, mostPerSecond] = [0.00001, 100_000] as const

/** Checks the option `concurrency` of a handler: a number, or a limit for each tenant. */
export const checkConcurrency: Check = (value, option) => {
  if (typeof value === 'object') group(concurrencyChecks)(value, option)
  else requirePositiveInteger(value, option)
}

/** @throws {TypeError} naming the option that is wrong */
export function toTenantLimits(
  concurrency: number | TenantConcurrency<never> | undefined,
  rate: TenantRate<never> | undefined,
  option: string,
): TenantLimiting | undefined {
  if (rate !== undefined) group(rateChecks)(rate, `${option}.rate`)
  const limit = typeof concurrency === 'object' ? concurrency : undefined
  if (limit === undefined && rate === undefined) return undefined
  const key = limit?.key ?? rate?.key
  if (key === undefined) throw new TypeError(`${option}.rate.key must be a function`)
  if (rate?.key !== undefined && rate.key !== key) {
    throw new TypeError(
      `${option}.rate.key must be left out, or be that of concurrency: a handler has one kind of tenants`,
    )
  }
  const limits = {
    ...(limit && { concurrency: limit.limit }),
    ...(rate && { perSecond: rate.perSecond, burst: rate.burst ?? Math.max(1, Math.floor(rate.perSecond)) }),
  }
  const own = limit ? 'concurrency' : 'rate'
  return {
    option: own,
    limitsOf(delivery) {
      // The table of handlers gives the set only deliveries of its type.
      const tenant: unknown = key(delivery as never)
      if (tenant === undefined) return undefined
      if (typeof tenant === 'string') return { tenant, ...limits }
      throw new WebhookError('internal_error', `${option}: key of ${own} must return a string, or undefined`)
    },
  }
}
