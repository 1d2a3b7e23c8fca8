import * as z from 'zod/mini'
import { checkedLater, checkOptions, optional, requireList, requireText } from '../../core/base/options.js'
import { parseDate } from '../../core/base/parse-date.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'
import type { MissedSource } from './missed-source.js'
import { toEventRequest } from './vouched.js'

/** Options of {@link squareEvents}. */
export type SquareEventsOptions = ClientOptions &
  CredentialsOptions & {
    /** The types of events to search for. @default all */
    readonly eventTypes?: readonly string[]
    /** The header `Square-Version`, such as `2026-09-16`. @default that of your application */
    readonly apiVersion?: string
    /** The URL of the API; for the sandbox `https://connect.squareupsandbox.com`. @default 'https://connect.squareup.com' */
    readonly baseUrl?: string
  }

const name = 'squareEvents'

const pageSchema = compileSchema(
  z.looseObject({
    events: z.optional(
      z.array(z.looseObject({ event_id: z.optional(z.string()), created_at: z.optional(z.string()) })),
    ),
    cursor: z.optional(z.string()),
  }),
)

/**
 * The events that Square keeps for 28 days, once your application has enabled that (`PUT /v2/events/enable`).
 *
 * Square does not say which ones were delivered, so all are handed to the receiver: give it a dedupe store, which drops those
 * that had arrived. They come without a signature: the proof has the strength `transport`.
 *
 * @see https://developer.squareup.com/reference/square/events-api/search-events
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * await collect({ source: squareEvents({ token: process.env.SQUARE_TOKEN ?? '' }), receiver })
 */
export function squareEvents(options: SquareEventsOptions): MissedSource {
  checkOptions(options, name, {
    ...clientChecks,
    ...credentialsChecks,
    eventTypes: optional(requireList),
    apiVersion: optional(requireText),
    baseUrl: checkedLater,
  })
  const { eventTypes, apiVersion, maxResponseBytes = 33_554_432 } = options
  const baseUrl = requireBaseUrl(options.baseUrl ?? 'https://connect.squareup.com', `${name}: baseUrl`, options)
  const call = createCaller({ ...options, maxResponseBytes }, name, options)

  return {
    vouches: name,
    async page(cursor, { since, signal }) {
      const startAt = new Date(Math.max(0, Math.floor(since))).toISOString()
      const filter = { created_at: { start_at: startAt }, ...(eventTypes && { event_types: eventTypes }) }
      const { events = [], cursor: next } = await call({
        name: 'search',
        method: 'POST',
        retry: 'always',
        url: joinUrl(baseUrl, ['v2', 'events']),
        headers: apiVersion === undefined ? {} : { 'square-version': apiVersion },
        json: { ...(cursor !== undefined && { cursor }), limit: 100, query: { filter } },
        schema: pageSchema,
        signal,
      })
      return {
        missed: events.map((event) => ({
          id: event.event_id ?? 'an event without an id',
          storedAt: parseDate(event.created_at ?? '')?.getTime(),
          collect: async () => toEventRequest(event),
        })),
        next: next || undefined,
      }
    },
  }
}
