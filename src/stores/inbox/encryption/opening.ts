import { checkOptions, oneOf, optional, requireFunctions } from '../../../core/base/options.js'
import type { InboxConsumer, StoredDelivery } from '../../../core/ports/inbox.js'
import type { Claim } from '../../../core/ports/step.js'
import { SealedFailure, toReason } from '../failures.js'
import { extendClaim } from '../handling/claim.js'
import { routeByEndpoint } from '../handling/route-by-endpoint.js'
import type { Keyring } from './keyring.js'
import { isPlain, isSealed, openDelivery, sealFollowUp, sealReason } from './sealed-record.js'

/** Options of {@link openingConsumers}. */
export interface OpeningOptions {
  /** The keys, made by `keyring`. */
  readonly keys: Keyring
  /**
   * What happens to stored deliveries that are not sealed: `handle` those from before the encryption, or `refuse` them, so that
   * write access to the engine is not enough to add one.
   *
   * @default 'handle'
   */
  readonly unsealed?: 'handle' | 'refuse'
}

/**
 * Makes receivers that open what `encryptedInbox` has sealed, for an engine that calls them by itself: the class of a Durable
 * Object. Other engines get them from `consume` and `handleDue`.
 *
 * @param consumers - one receiver for each endpoint that stores in the inbox
 * @throws {TypeError} if an option is invalid, two receivers have the same endpoint, or a value is not a receiver
 *
 * @example
 * override readonly receivers = openingConsumers(receiver, { keys })
 */
export function openingConsumers(
  consumers: InboxConsumer | readonly InboxConsumer[],
  options: OpeningOptions,
): readonly InboxConsumer[] {
  checkOptions(options, 'openingConsumers', {
    keys: (value, option) => requireFunctions(value, ['seal', 'open', 'hash'], option),
    unsealed: optional(oneOf(['handle', 'refuse'])),
  })
  routeByEndpoint(consumers)
  const { keys, unsealed = 'handle' } = options

  const open = openerOf({ keys, unsealed })
  const sealing = (claim: Claim, stored: StoredDelivery): Claim => {
    const { follow, gather } = claim
    if (follow === undefined || !isSealed(stored)) return claim
    return extendClaim(claim, {
      follow: async (records) => follow(await Promise.all(records.map((record) => sealFollowUp(keys, record, stored)))),
      ...(gather && {
        async gather() {
          const opened = await Promise.all((await gather()).map(open))
          return opened.flatMap((delivery) => delivery ?? [])
        },
      }),
    })
  }
  const opening = (consumer: InboxConsumer): InboxConsumer => ({
    endpoint: consumer.endpoint,
    ...(consumer.effects !== undefined && { effects: consumer.effects }),
    async handleStored(stored, attempt, claim, untilEnd) {
      const delivery = await open(stored)
      if (delivery === undefined) return
      try {
        await consumer.handleStored(delivery, attempt, claim && sealing(claim, stored), untilEnd)
      } catch (error) {
        if (!isSealed(stored)) throw error
        throw new SealedFailure(await sealReason(keys, toReason(error), stored))
      }
    },
  })
  return [consumers].flat().map(opening)
}

/** Makes a function that opens stored deliveries. It returns `undefined` for one whose key was destroyed. */
export function openerOf({ keys, unsealed }: Required<OpeningOptions>) {
  return async (stored: StoredDelivery): Promise<StoredDelivery | undefined> => {
    if (unsealed === 'refuse' && isPlain(stored)) {
      throw new Error(`encryptedInbox: the stored delivery ${stored.id} is not sealed`)
    }
    if (!isSealed(stored)) return stored
    const opened = await openDelivery(keys, stored)
    if (typeof opened !== 'string') return opened
    keys.onDropped({ id: stored.id, endpoint: stored.endpoint, keyId: opened })
    return undefined
  }
}
