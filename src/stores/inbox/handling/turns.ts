import type { MaybePromise } from '../../../core/base/maybe-promise.js'
import type { StoredDelivery } from '../../../core/ports/inbox.js'
import type { TenantLimits } from '../../../core/ports/step.js'
import { hashKey } from '../../database/hash-key.js'

/** The deliveries of a tenant, for one handler: they take turns with those of others. */
export interface TurnGroup {
  /** As a hash, with the tenant. */
  readonly id: string
  /** `null` for deliveries that are not divided among handlers. */
  readonly handler: string | null
  /** As a hash. */
  readonly tenant: string
  /** How many may be in flight; `null` without a limit. */
  readonly most: number | null
  /** The time for which one attempt counts, in milliseconds; `0` without a limit. */
  readonly everyMs: number
  readonly burst: number
}

type Grouped = Pick<StoredDelivery, 'endpoint' | 'provider' | 'tenant' | 'handler'>

/** The group of a delivery, or of what follows it. */
export function groupOf({ endpoint, provider, tenant, handler }: Grouped): MaybePromise<TurnGroup | undefined> {
  const limits = handler ? handler.limits : tenant === undefined ? undefined : { tenant }
  return limits && toGroup(endpoint, provider, handler?.name ?? null, limits)
}

async function toGroup(
  endpoint: string,
  provider: string,
  handler: string | null,
  limits: TenantLimits,
): Promise<TurnGroup> {
  const { tenant, concurrency = null, perSecond, burst = 1 } = limits
  // Apart from work without limits, which would lift those of the others.
  const isLimited = concurrency !== null || perSecond !== undefined
  return {
    id: await hashKey(JSON.stringify([endpoint, provider, handler, tenant, isLimited])),
    handler,
    tenant: await hashKey(tenant),
    most: concurrency,
    everyMs: perSecond === undefined ? 0 : 1000 / perSecond,
    burst,
  }
}

/** Of so many deliveries that are claimed one after the other, at least one is not urgent, if one of these is due. */
export const urgentShare = 5

/** Whether a delivery, or the work of a handler, is claimed before what is not urgent. */
export function isUrgent({ urgent, handler }: Pick<StoredDelivery, 'urgent' | 'handler'>): boolean {
  return handler ? handler.urgent === true : urgent !== undefined
}
