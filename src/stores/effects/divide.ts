import type { StoredDelivery } from '../../core/ports/inbox.js'
import type { FollowUp, TenantLimits } from '../../core/ports/step.js'
import type { Delivery } from '../../core/request/delivery.js'
import { toHandlerId, toHandlerKey } from '../inbox/storing/stored-id.js'
import type { NamedEffect } from './effect-set.js'

/** A handler whose work is stored. */
export type WorkingEffect = Pick<NamedEffect, 'name'> & Partial<NamedEffect>

/** The work of a handler on a request, or on one delivery of it. */
interface Work {
  /** That of the handler, and the index of the delivery. */
  readonly name: string
  readonly effect: WorkingEffect
  readonly at?: number | undefined
  /** The object whose deliveries are handled together. */
  readonly object?: string | undefined
  readonly limits?: TenantLimits | undefined
}

/**
 * The records of handlers that follow a stored one.
 *
 * @param handlersOf - the handlers of each delivery in the request
 */
export async function followUpsOf(
  stored: StoredDelivery,
  deliveries: readonly Delivery[],
  handlersOf: readonly (readonly WorkingEffect[])[],
): Promise<readonly FollowUp[]> {
  const { endpoint, provider, handler } = stored
  const of = handler?.of ?? stored.id
  const whole = limitsOf(stored)
  // Each handler once for the request, and one that gathers once for each delivery, whose objects may differ. If the sets of two
  // deliveries let it depend on different ones, it is stored by those that are done first.
  const works = new Map<string, Work>()
  for (const [index, delivery] of deliveries.entries()) {
    for (const effect of handlersOf[index] ?? []) {
      const { name: own, coalesce, dependsOn } = effect
      const at = coalesce && deliveries.length > 1 ? index : undefined
      const name = at === undefined ? own : `${own}#${at}`
      const unique = JSON.stringify([name, dependsOn])
      if (works.has(unique)) continue
      const limits = effect.limits?.limitsOf(delivery) ?? whole
      works.set(unique, { name, effect, at, object: coalesce?.objectOf(delivery), limits })
    }
  }
  return Promise.all(
    [...works.values()].map(async ({ name: workName, effect, at, object, limits }) => {
      const { name, attempts, retryDelayMs, coalesce, urgent = stored.urgent === 'delivery', dependsOn = [] } = effect
      return {
        id: await toHandlerId(endpoint, provider, of, workName),
        key:
          object === undefined
            ? toHandlerKey(stored, name)
            : JSON.stringify([endpoint, provider, 'coalesce', object, name]),
        ...(dependsOn.length > 1 && { needs: dependsOn }),
        handler: {
          name,
          of,
          ...(attempts !== undefined && { attempts }),
          ...(retryDelayMs !== undefined && { retryDelayMs }),
          ...(at !== undefined && { at }),
          ...(coalesce &&
            object !== undefined && { window: { waitMs: coalesce.waitMs, maxWaitMs: coalesce.maxWaitMs } }),
          ...(limits && { limits }),
          ...(urgent && { urgent }),
        },
      }
    }),
  )
}

/** The tenant of the delivery itself: its handlers take turns too. */
function limitsOf({ tenant }: StoredDelivery): TenantLimits | undefined {
  return tenant === undefined ? undefined : { tenant }
}
