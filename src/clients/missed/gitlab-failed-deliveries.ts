import * as z from 'zod/mini'
import { checkedLater, checkOptions, requirePositiveInteger, requireText } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'
import type { MissedDelivery, RedeliverySource } from './missed-source.js'

/** Options of {@link gitlabFailedDeliveries}. */
export type GitlabFailedDeliveriesOptions = ClientOptions &
  CredentialsOptions & {
    /** The id or the path of the project, such as `harbour/tide`. */
    readonly project: string
    readonly hookId: number
    /** The URL of the API. @default 'https://gitlab.com/api/v4' */
    readonly baseUrl?: string
  }

const name = 'gitlabFailedDeliveries'

const perPage = 20

const eventsSchema = compileSchema(
  z.array(
    z.looseObject({
      id: z.int(),
      response_status: z.nullish(z.string()),
      request_headers: z.nullish(z.looseObject({ 'Idempotency-Key': z.optional(z.unknown()) })),
    }),
  ),
)

/**
 * Requests that GitLab sends again the failed deliveries of a project's webhook, of the last 7 days, that have not succeeded
 * since. GitLab does not say when a delivery was sent, so `since` has no effect.
 *
 * @see https://docs.gitlab.com/api/project_webhooks/
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const source = gitlabFailedDeliveries({ project: 'harbour/tide', hookId: 42, token: process.env.GITLAB_TOKEN ?? '' })
 * await collect({ source, receiver })
 */
export function gitlabFailedDeliveries(options: GitlabFailedDeliveriesOptions): RedeliverySource {
  checkOptions(options, name, {
    ...clientChecks,
    ...credentialsChecks,
    project: requireText,
    hookId: requirePositiveInteger,
    baseUrl: checkedLater,
  })
  const { project, hookId, maxResponseBytes = 33_554_432 } = options
  const baseUrl = requireBaseUrl(options.baseUrl ?? 'https://gitlab.com/api/v4', `${name}: baseUrl`, options)
  const call = createCaller({ ...options, maxResponseBytes }, name, options)
  const path = ['projects', project, 'hooks', String(hookId), 'events']
  // The newest attempt of each delivery has the largest id and comes first. Only its status counts.
  let newest = new Map<string, number>()

  const resend = async (id: number, signal?: AbortSignal) => {
    await call({ name: 'resend', method: 'POST', url: joinUrl(baseUrl, [...path, String(id), 'resend']), signal })
    return undefined
  }

  return {
    redelivers: true,
    async page(cursor = '1', { signal }) {
      if (cursor === '1') newest = new Map()
      const url = joinUrl(baseUrl, path, { per_page: String(perPage), page: cursor })
      const events = await call({ name: 'list', method: 'GET', url, schema: eventsSchema, signal })
      const missed: MissedDelivery[] = []
      for (const { id, response_status, request_headers } of events) {
        const key = request_headers?.['Idempotency-Key']
        const delivery = typeof key === 'string' ? key : String(id)
        if ((newest.get(delivery) ?? id) > id) continue
        newest.set(delivery, id)
        if (/^2\d\d$/.test(response_status ?? '')) continue
        missed.push({ id: delivery, storedAt: undefined, collect: (aborting) => resend(id, aborting) })
      }
      return { missed, next: events.length < perPage ? undefined : String(Number(cursor) + 1) }
    },
  }
}
