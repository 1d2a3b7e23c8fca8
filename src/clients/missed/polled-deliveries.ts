import { requireFunction } from '../../core/base/options.js'
import type { RedeliverySource } from './missed-source.js'

/**
 * A source for providers that store no deliveries, such as push channels: it polls the provider's API for changes instead.
 *
 * @param poll - fetches the changes since a time in milliseconds since 1970, for example with the sync token of a
 *   calendar, and processes them as your handler would
 * @throws {TypeError} the argument is not a function
 *
 * @example
 * await collect({ source: polledDeliveries((since) => syncCalendar(since)), receiver })
 */
export function polledDeliveries(poll: (since: number, signal?: AbortSignal) => Promise<unknown>): RedeliverySource {
  requireFunction(poll, 'polledDeliveries: the argument')
  return {
    redelivers: true,
    async page(_, { since }) {
      const collect = async (signal?: AbortSignal) => {
        await poll(since, signal)
        return undefined
      }
      return { missed: [{ id: 'poll', storedAt: undefined, collect }], next: undefined }
    },
  }
}
