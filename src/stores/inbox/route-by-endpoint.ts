import { notify } from '../../core/base/notify.js'
import { requireFunction, requireObject, requireText } from '../../core/base/options.js'
import type { InboxConsumer, StoredDelivery } from '../../core/ports/inbox.js'
import type { Claim } from '../../core/ports/step.js'

/** Hands a stored delivery to the receiver of its endpoint; rejects when the delivery has to be retried. */
export type Dispatch = (delivery: StoredDelivery, attempt: number, claim?: Claim) => Promise<void>

/**
 * Combines receivers into the single function that an engine calls.
 *
 * @param onError - called for a delivery whose endpoint has no receiver @default ignores it
 * @param untilEnd - whether a delivery is held until its handler ends, even if that timed out @default false
 * @throws {TypeError} two receivers have the same endpoint, or a value is not a receiver
 */
export function routeByEndpoint(
  consumers: InboxConsumer | readonly InboxConsumer[],
  onError: (error: unknown) => unknown = () => {},
  untilEnd = false,
): Dispatch {
  const byEndpoint = new Map<string, InboxConsumer>()
  for (const consumer of isList(consumers) ? consumers : [consumers]) {
    requireObject(consumer, 'consume: consumers', 'a receiver, or a list of them')
    requireFunction(consumer.handleStored, 'consume: consumers: handleStored of each receiver')
    requireText(consumer.endpoint, 'consume: consumers: endpoint of each receiver')
    if (byEndpoint.has(consumer.endpoint)) {
      throw new TypeError(`consume: consumers must not have two receivers with the endpoint ${consumer.endpoint}`)
    }
    byEndpoint.set(consumer.endpoint, consumer)
  }
  if (byEndpoint.size === 0) throw new TypeError('consume: consumers must contain at least one receiver')
  return async (delivery, attempt, claim) => {
    const consumer = byEndpoint.get(delivery.endpoint)
    if (consumer !== undefined) return consumer.handleStored(delivery, attempt, claim, untilEnd)
    const known = [...byEndpoint.keys()].join(', ')
    const error = new Error(`consume: no receiver has the endpoint ${delivery.endpoint}; the receivers have: ${known}`)
    notify(() => onError(error))
    throw error
  }
}

function isList(consumers: InboxConsumer | readonly InboxConsumer[]): consumers is readonly InboxConsumer[] {
  return Array.isArray(consumers)
}
