import type { StoredDelivery } from '../../core/ports/inbox.js'
import type { FollowUp, StoredHandler } from '../../core/ports/step.js'
import { toHandlerId } from '../inbox/stored-id.js'

/** The records of handlers that follow a stored one, each once. */
export async function followUpsOf(
  stored: StoredDelivery,
  handlers: readonly Omit<StoredHandler, 'of'>[],
): Promise<readonly FollowUp[]> {
  const { endpoint, provider, handler } = stored
  const of = handler?.of ?? stored.id
  const byName = new Map<string, Omit<StoredHandler, 'of'>>()
  for (const each of handlers) if (!byName.has(each.name)) byName.set(each.name, each)
  return Promise.all(
    [...byName.values()].map(async ({ name, attempts, retryDelayMs }) => ({
      id: await toHandlerId(endpoint, provider, of, name),
      key: toKey(stored, name),
      handler: {
        name,
        of,
        ...(attempts !== undefined && { attempts }),
        ...(retryDelayMs !== undefined && { retryDelayMs }),
      },
    })),
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
