import * as z from 'zod/mini'
import {
  checkedLater,
  checkOptions,
  oneOf,
  optional,
  requireText,
  requireWholeNumber,
} from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'

const bundleSchema = compileSchema(z.looseObject({ resourceType: z.literal('Bundle') }))

/** Options of {@link fhirEvents}. */
export type FhirEventsOptions = ClientOptions &
  CredentialsOptions & {
    /** The URL of the FHIR server, such as `https://clinic.example/fhir`. */
    readonly baseUrl: string
  }

/** Which events to fetch. */
export interface FhirEventsQuery {
  /** The number of the first event. @default the first one that the server has */
  readonly since?: number
  /** The number of the last event. @default the newest */
  readonly until?: number
  /** How much the bundle should have; a server may ignore it. @default as the subscription */
  readonly content?: 'empty' | 'id-only' | 'full-resource'
  readonly signal?: AbortSignal
}

/** Fetches events that were missed. */
export interface FhirEventsClient {
  /**
   * Fetches the events of a subscription by `$events`, which servers need not have, as a bundle for `fhirBundle()`.
   *
   * @param subscription - the id of the subscription
   * @throws {TypeError} if the query is invalid
   * @throws {ClientError} with any code
   */
  fetch(subscription: string, query?: FhirEventsQuery): Promise<object>
}

/**
 * Fetches events of FHIR subscriptions that did not arrive.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://hl7.org/fhir/R5/subscription-operation-events.html
 *
 * @example
 * const events = fhirEvents({ baseUrl: 'https://clinic.example/fhir', token: accessToken })
 * const bundle = await events.fetch('admission', { since: 4, until: 6 })
 */
export function fhirEvents(options: FhirEventsOptions): FhirEventsClient {
  checkOptions<FhirEventsOptions>(options, 'fhirEvents', {
    ...clientChecks,
    ...credentialsChecks,
    baseUrl: checkedLater,
  })
  const baseUrl = requireBaseUrl(options.baseUrl, 'fhirEvents: baseUrl', options)
  const call = createCaller(options, 'fhirEvents', options)
  return {
    async fetch(subscription, query = {}) {
      requireText(subscription, 'fhirEvents: subscription')
      checkOptions(query, 'fhirEvents: fetch', {
        since: optional(requireWholeNumber),
        until: optional(requireWholeNumber),
        content: optional(oneOf(['empty', 'id-only', 'full-resource'])),
        signal: checkedLater,
      })
      const { since, until, content, signal } = query
      const parameters = { eventsSinceNumber: since?.toString(), eventsUntilNumber: until?.toString(), content }
      return call({
        name: 'events',
        method: 'GET',
        // Not encoded: some servers compare the name of the operation as it is written.
        url: joinUrl(`${joinUrl(baseUrl, ['Subscription', subscription])}/$events`, [], parameters),
        headers: { accept: 'application/fhir+json' },
        schema: bundleSchema,
        signal,
      })
    },
  }
}
