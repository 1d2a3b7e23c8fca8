import { notify } from '../../../core/base/notify.js'
import { requireFunction, requireObject, requireText } from '../../../core/base/options.js'
import type { InboxConsumer, StoredDelivery } from '../../../core/ports/inbox.js'
import type { Claim, FollowUp } from '../../../core/ports/step.js'
import { WebhookError } from '../../../errors.js'
import { toFollowing } from '../storing/stored-record.js'
import { createClaim, extendClaim } from './claim.js'

/** Hands a stored delivery to the receiver of its endpoint; rejects when the delivery has to be retried. */
export type Dispatch = (delivery: StoredDelivery, attempt: number, claim?: Claim) => Promise<void>

/**
 * Combines receivers into the single function that an engine calls.
 *
 * @param onError - called for a delivery whose endpoint has no receiver @default ignores it
 * @param untilEnd - whether a delivery is held until its handler ends, even if that timed out @default false
 * @param put - stores the work of each handler of a delivery, for an engine whose claims cannot @default no such work
 * @throws {TypeError} two receivers have the same endpoint, or a value is not a receiver
 */
export function routeByEndpoint(
  consumers: InboxConsumer | readonly InboxConsumer[],
  onError: (error: unknown) => unknown = () => {},
  untilEnd = false,
  put?: (delivery: StoredDelivery, divided: StoredDelivery) => Promise<unknown>,
): Dispatch {
  const byEndpoint = new Map<string, InboxConsumer>()
  for (const consumer of isList(consumers) ? consumers : [consumers]) {
    requireObject(consumer, 'consume: consumers', 'a receiver, or a list of them')
    requireFunction(consumer.handleStored, 'consume: consumers: handleStored of each receiver')
    requireText(consumer.endpoint, 'consume: consumers: endpoint of each receiver')
    if (byEndpoint.has(consumer.endpoint)) {
      throw sameEndpoint(consumer.endpoint)
    }
    byEndpoint.set(consumer.endpoint, consumer)
  }
  if (byEndpoint.size === 0) throw new TypeError('consume: consumers must contain at least one receiver')
  return async (delivery, attempt, claim) => {
    const consumer = byEndpoint.get(delivery.endpoint)
    if (consumer !== undefined) {
      if (delivery.handler && consumer.effects === false) throw noHandler(delivery.handler.name)
      if (put === undefined) return consumer.handleStored(delivery, attempt, claim, untilEnd)
      let following: readonly FollowUp[] = []
      const follow = (records: readonly FollowUp[]) => {
        const several = records.find(({ needs }) => needs)
        if (several) throw dependsOnSeveral(several.handler.name)
        following = records
      }
      await consumer.handleStored(delivery, attempt, extendClaim(claim ?? createClaim(inADay), { follow }), untilEnd)
      // Their ids are the same in each attempt, so a crash between two of them stores none twice.
      for (const record of following) await put(toFollowing(delivery, record), delivery)
      return
    }
    const known = [...byEndpoint.keys()].join(', ')
    const error = new Error(`consume: no receiver has the endpoint ${delivery.endpoint}; the receivers have: ${known}`)
    notify(() => onError(error))
    throw error
  }
}

/** The error for two receivers with one endpoint, in one call or in several. */
export function sameEndpoint(endpoint: string): TypeError {
  return new TypeError(
    `consume: consumers must not have two receivers with the endpoint ${endpoint}: give one of them another \`endpoint\``,
  )
}

/** The error for stored work of a handler that a receiver does not have: it waits for one that has, or for an operator. */
export function noHandler(name: string): WebhookError {
  return new WebhookError('handler_failed', `no handler has the name ${name}`)
}

function dependsOnSeveral(name: string): WebhookError {
  return new WebhookError(
    'internal_error',
    `this engine cannot store the handler ${name}, which depends on several others`,
  )
}

// For an engine whose claims do not end.
const inADay = () => performance.now() + 86_400_000

function isList(consumers: InboxConsumer | readonly InboxConsumer[]): consumers is readonly InboxConsumer[] {
  return Array.isArray(consumers)
}
