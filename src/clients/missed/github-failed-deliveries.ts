import * as z from 'zod/mini'
import {
  checkedLater,
  checkOptions,
  requireObject,
  requirePositiveInteger,
  requireText,
} from '../../core/base/options.js'
import { parseDate } from '../../core/base/parse-date.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { nextCursor } from '../http/link-header.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'
import type { MissedDelivery, RedeliverySource } from './missed-source.js'

/** A webhook: of a repository, of an organization, or of the app itself. */
export type GithubHookLocation =
  | { readonly owner: string; readonly repository: string; readonly hookId: number }
  | { readonly organization: string; readonly hookId: number }
  | 'app'

/** Options of {@link githubFailedDeliveries}. */
export type GithubFailedDeliveriesOptions = ClientOptions &
  CredentialsOptions & {
    /** The webhook; for `'app'` the credentials must be a JWT of the app. */
    readonly hook: GithubHookLocation
    /** The URL of the API; for GitHub Enterprise Server `https://HOST/api/v3`. @default 'https://api.github.com' */
    readonly baseUrl?: string
  }

const deliverySchema = z.looseObject({
  id: z.int(),
  guid: z.string(),
  delivered_at: z.string(),
  status_code: z.int(),
})

const deliveriesSchema = compileSchema(z.array(deliverySchema))

/**
 * Requests redelivery of the failed deliveries of a webhook that have not succeeded since.
 *
 * GitHub keeps deliveries for 3 days and never retries by itself. Redeliveries arrive at the endpoint with the same delivery id.
 *
 * @see https://docs.github.com/en/rest/repos/webhooks#list-deliveries-for-a-repository-webhook
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const source = githubFailedDeliveries({ hook: { owner: 'harbour', repository: 'tide', hookId: 42 }, token })
 * const { resent } = await collect({ source, receiver })
 */
export function githubFailedDeliveries(options: GithubFailedDeliveriesOptions): RedeliverySource {
  const name = 'githubFailedDeliveries'
  checkOptions(options, name, { ...clientChecks, ...credentialsChecks, hook: checkedLater, baseUrl: checkedLater })
  const baseUrl = requireBaseUrl(options.baseUrl ?? 'https://api.github.com', `${name}: baseUrl`, options)
  const path = [...toPath(options.hook, `${name}: hook`), 'deliveries']
  const call = createCaller(options, name, options)
  const headers = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' }
  // The newest attempt of each delivery has the largest id and comes first. Only its status counts.
  let newest = new Map<string, number>()

  const redeliver = async (id: number, signal?: AbortSignal) => {
    const url = joinUrl(baseUrl, [...path, String(id), 'attempts'])
    await call({ name: 'redeliver', method: 'POST', url, headers, signal })
    return undefined
  }

  return {
    redelivers: true,
    async page(cursor, { since, signal }) {
      if (cursor === undefined) newest = new Map()
      const { deliveries, next } = await call({
        name: 'list',
        method: 'GET',
        url: joinUrl(baseUrl, path, { per_page: '100', cursor }),
        headers,
        read: async ({ response }, json) => ({
          deliveries: await json(deliveriesSchema),
          next: nextCursor(response.headers.get('link'), 'cursor', `${name}: list`),
        }),
        signal,
      })
      const missed: MissedDelivery[] = []
      for (const { id, guid, delivered_at, status_code } of deliveries) {
        if ((newest.get(guid) ?? id) > id) continue
        newest.set(guid, id)
        if (status_code >= 200 && status_code < 300) continue
        const storedAt = parseDate(delivered_at)?.getTime()
        missed.push({ id: guid, storedAt, collect: (aborting) => redeliver(id, aborting) })
      }
      const times = deliveries.map(({ delivered_at }) => parseDate(delivered_at)?.getTime() ?? since)
      return { missed, next, isPastHorizon: times.length > 0 && times.every((time) => time < since) }
    },
  }
}

function toPath(hook: GithubHookLocation, option: string): readonly string[] {
  if (hook === 'app') return ['app', 'hook']
  requireObject(hook, option, "a webhook or 'app'")
  requirePositiveInteger(hook.hookId, `${option}.hookId`)
  if ('organization' in hook) {
    requireText(hook.organization, `${option}.organization`)
    return ['orgs', hook.organization, 'hooks', String(hook.hookId)]
  }
  requireText(hook.owner, `${option}.owner`)
  requireText(hook.repository, `${option}.repository`)
  return ['repos', hook.owner, hook.repository, 'hooks', String(hook.hookId)]
}
