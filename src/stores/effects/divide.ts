import type { StoredDelivery } from '../../core/ports/inbox.js'
import type { FollowUp } from '../../core/ports/step.js'
import type { Delivery } from '../../core/request/delivery.js'
import { toHandlerId } from '../inbox/stored-id.js'
import type { NamedEffect } from './effect-set.js'

/** A handler whose work is stored. */
export type WorkingEffect = Pick<NamedEffect, 'name'> & Partial<NamedEffect>

/** The work of a handler on a request, or on one delivery of it. */
interface Work {
  readonly effect: WorkingEffect
  readonly at?: number | undefined
  /** The object whose deliveries are handled together. */
  readonly object?: string | undefined
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
  // Each handler once for the request, and one that gathers once for each delivery, whose objects may differ.
  const works = new Map<string, Work>()
  for (const [index, delivery] of deliveries.entries()) {
    const at = deliveries.length > 1 ? index : undefined
    for (const effect of handlersOf[index] ?? []) {
      const { name, coalesce } = effect
      if (coalesce)
        works.set(at === undefined ? name : `${name}#${at}`, { effect, at, object: coalesce.objectOf(delivery) })
      else if (!works.has(name)) works.set(name, { effect })
    }
  }
  return Promise.all(
    [...works].map(async ([workName, { effect, at, object }]) => {
      const { name, attempts, retryDelayMs, coalesce } = effect
      return {
        id: await toHandlerId(endpoint, provider, of, workName),
        key:
          object === undefined ? toKey(stored, name) : JSON.stringify([endpoint, provider, 'coalesce', object, name]),
        handler: {
          name,
          of,
          ...(attempts !== undefined && { attempts }),
          ...(retryDelayMs !== undefined && { retryDelayMs }),
          ...(at !== undefined && { at }),
          ...(coalesce &&
            object !== undefined && { window: { waitMs: coalesce.waitMs, maxWaitMs: coalesce.maxWaitMs } }),
        },
      }
    }),
  )
}

/** The key of a delivery, with the name of the handler: `["orders","shop","42","mail"]`. */
function toKey({ key, handler }: StoredDelivery, name: string): string | undefined {
  if (key === undefined) return undefined
  const parts = partsOf(key)
  return JSON.stringify([...(handler === undefined ? parts : parts.slice(0, -1)), name])
}

// A receiver makes each key as JSON, and another author may not.
function partsOf(key: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(key)
    return Array.isArray(parts) ? parts : [key]
  } catch {
    return [key]
  }
}
