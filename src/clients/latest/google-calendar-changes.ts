import * as z from 'zod/mini'
import { checkOptions, optional, requireFunction, requirePlainObject } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { Delivery } from '../../core/request/delivery.js'
import { ClientError, isClientError } from '../http/client-error.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'
import type { LatestQuery, LatestSource } from './latest.js'
import { createObjectCall, type ObjectOptions, objectChecks, type ProviderObject, textAt } from './object-call.js'

/** Options of {@link googleCalendarChanges}. */
export interface GoogleCalendarChangesOptions extends Omit<ObjectOptions, 'schema'> {
  /** Returns the id of the calendar of a delivery's channel, such as `primary` or an address. */
  readonly calendarId: (delivery: Delivery) => string
  /** Parameters of the list, the same in each call, such as `{ singleEvents: 'true' }`. @default none */
  readonly query?: Readonly<Record<string, string>>
}

/** What has changed in a calendar. */
export interface GoogleCalendarChanges {
  /** The events that changed; a deleted one has the status `cancelled`. */
  readonly items: readonly ProviderObject[]
  /** Whether these are all events, because there was no sync token or it had expired: delete those that are not among them. */
  readonly isFull: boolean
  /** The sync token from which the changes were listed; empty if your store has none. */
  readonly from: string
}

const client = 'googleCalendarChanges'

const maxPages = 1_000

const pageSchema = compileSchema(
  z.looseObject({
    items: z.optional(z.array(z.looseObject({}))),
    nextPageToken: z.optional(z.string()),
    nextSyncToken: z.optional(z.string()),
  }),
)

/**
 * Fetches what has changed in the Google calendar of a delivery, for `latest`.
 *
 * `known` is the sync token in your store, and is required. `write` gets the same token as the fence: it stores the changes with
 * the new token, `known` of its details, only if the store still has the old one, and throws if not, so that the delivery is
 * retried.
 *
 * @see https://developers.google.com/workspace/calendar/api/guides/sync
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sync = latest({ ...googleCalendarChanges({ token, calendarId }), known: storedSyncToken, write })
 */
export function googleCalendarChanges(
  options: GoogleCalendarChangesOptions,
): Required<LatestSource<Delivery, GoogleCalendarChanges>> {
  const { schema: _schema, ...checks } = objectChecks
  checkOptions(options, client, { ...checks, calendarId: requireFunction, query: optional(requirePlainObject) })
  const { calendarId, query = {}, ...others } = options
  const url = options.baseUrl ?? 'https://www.googleapis.com/calendar/v3'
  const baseUrl = requireBaseUrl(url, `${client}: baseUrl`, options)
  const call = createObjectCall(others, client)

  const list = async (delivery: Delivery, { signal }: LatestQuery, syncToken: string | undefined) => {
    const items: ProviderObject[] = []
    let pageToken: string | undefined
    for (let pages = 0; pages < maxPages; pages++) {
      const path = ['calendars', calendarId(delivery), 'events']
      const url = joinUrl(baseUrl, path, { ...query, syncToken, pageToken })
      const page = await call(delivery, { signal, known: undefined }, { url, read: (json) => json(pageSchema) })
      if (page === 'unchanged' || page.object === undefined) break
      items.push(...(page.object.items ?? []))
      pageToken = page.object.nextPageToken
      if (page.object.nextSyncToken !== undefined) return { items, known: page.object.nextSyncToken }
      if (pageToken === undefined) break
    }
    throw new ClientError('response_invalid', `${client}: fetch: the list ends without a sync token`)
  }
  return {
    // `primary` is another calendar for each user.
    object: (delivery) => JSON.stringify([textAt(client, delivery.payload, 'channelId'), calendarId(delivery)]),
    version: ({ from }) => from,
    async fetch(delivery, latestQuery) {
      const { known } = latestQuery
      const from = known ?? ''
      if (known !== undefined) {
        try {
          const { items, known: next } = await list(delivery, latestQuery, known)
          return { object: { items, isFull: false, from }, known: next }
        } catch (error) {
          // The sync token has expired.
          if (!isClientError(error, 'gone')) throw error
        }
      }
      const { items, known: next } = await list(delivery, latestQuery, undefined)
      return { object: { items, isFull: true, from }, known: next }
    },
  }
}
