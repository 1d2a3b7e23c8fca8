import { requireFunction } from '../base/options.js'
import type { ResendingSource } from './claim-source.js'

/**
 * For providers that keep nothing: after a time without deliveries, what they are about is listed anew.
 *
 * Push channels are of this kind. The function looks up what has changed, such as with the sync token of the calendar, and
 * does what its handler would have done.
 *
 * @param relist - given the time from which deliveries may be missing, in milliseconds since 1970
 * @throws {TypeError} the argument is not a function
 *
 * @example
 * await collect({ source: relisted((since) => syncCalendar(since)), receiver })
 */
export function relisted(relist: (since: number, signal?: AbortSignal) => Promise<unknown>): ResendingSource {
  requireFunction(relist, 'relisted: the argument')
  return {
    resends: true,
    page: async (_, { since }) => ({
      claims: [
        {
          id: 'relist',
          storedAt: undefined,
          async take(signal) {
            await relist(since, signal)
            return undefined
          },
        },
      ],
      next: undefined,
    }),
  }
}
