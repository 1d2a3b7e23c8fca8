import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import { requireKnown, requireObject, requirePositiveInteger, requireText } from '../base/options.js'
import { parseDate } from '../base/parse-date.js'
import { joinUrl, requireBaseUrl } from '../clients/http/address.js'
import { type ClientOptions, createCaller, knownOfCalls } from '../clients/http/call.js'
import { ClientError } from '../clients/http/client-error.js'
import type { CredentialsOptions } from '../clients/http/credentials.js'
import type { Claim, ResendingSource } from './claim-source.js'

/** The hook whose deliveries are looked up: of a repository, of an organization, or of the app itself. */
export type GithubHookPlace =
  | { readonly owner: string; readonly repository: string; readonly hookId: number }
  | { readonly organization: string; readonly hookId: number }
  | 'app'

/** Options of {@link githubFailedDeliveries}. */
export type GithubFailedDeliveriesOptions = ClientOptions &
  CredentialsOptions & {
    /** The hook; for `'app'` the credentials are a JWT of the app. */
    readonly hook: GithubHookPlace
    /** Where the API is; of GitHub Enterprise Server `https://HOST/api/v3`. @default 'https://api.github.com' */
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
 * The deliveries of a hook that failed, and did not succeed since: GitHub keeps them for 3 days, sends nothing again by
 * itself, and is asked to send each of these again.
 *
 * They arrive at the endpoint as they did the first time, with the same delivery id.
 *
 * @see https://docs.github.com/en/rest/repos/webhooks#list-deliveries-for-a-repository-webhook
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const source = githubFailedDeliveries({ hook: { owner: 'harbour', repository: 'tide', hookId: 42 }, token })
 * const { resent } = await collect({ source, receiver })
 */
export function githubFailedDeliveries(options: GithubFailedDeliveriesOptions): ResendingSource {
  const name = 'githubFailedDeliveries'
  requireObject(options, `${name}: options`)
  requireKnown(options, { ...knownOfCalls, hook: 1, baseUrl: 1 }, name)
  const baseUrl = requireBaseUrl(options.baseUrl ?? 'https://api.github.com', `${name}: baseUrl`, options)
  const path = [...toPath(options.hook, `${name}: hook`), 'deliveries']
  const call = createCaller(options, name, options)
  const headers = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' }
  // The newest attempt of each delivery has the largest id, comes first, and says what became of it.
  let newest = new Map<string, number>()

  const redeliver = async (id: number, signal?: AbortSignal) => {
    const url = joinUrl(baseUrl, [...path, String(id), 'attempts'])
    await call({ name: 'redeliver', method: 'POST', url, headers, signal })
    return undefined
  }

  return {
    resends: true,
    async page(cursor, { since, signal }) {
      if (cursor === undefined) newest = new Map()
      const { deliveries, next } = await call({
        name: 'list',
        method: 'GET',
        url: joinUrl(baseUrl, path, { per_page: '100', cursor }),
        headers,
        read: async ({ response }, json) => ({
          deliveries: await json(deliveriesSchema),
          next: nextCursor(response.headers.get('link')),
        }),
        signal,
      })
      const claims: Claim[] = []
      for (const { id, guid, delivered_at, status_code } of deliveries) {
        if ((newest.get(guid) ?? id) > id) continue
        newest.set(guid, id)
        if (status_code >= 200 && status_code < 300) continue
        const storedAt = parseDate(delivered_at)?.getTime()
        claims.push({ id: guid, storedAt, take: (aborting) => redeliver(id, aborting) })
      }
      const times = deliveries.map(({ delivered_at }) => parseDate(delivered_at)?.getTime() ?? since)
      return { claims, next, isPastHorizon: times.length > 0 && times.every((time) => time < since) }
    },
  }
}

function toPath(hook: GithubHookPlace, option: string): readonly string[] {
  if (hook === 'app') return ['app', 'hook']
  requireObject(hook, option, "a hook or 'app'")
  requirePositiveInteger(hook.hookId, `${option}.hookId`)
  if ('organization' in hook) {
    requireText(hook.organization, `${option}.organization`)
    return ['orgs', hook.organization, 'hooks', String(hook.hookId)]
  }
  requireText(hook.owner, `${option}.owner`)
  requireText(hook.repository, `${option}.repository`)
  return ['repos', hook.owner, hook.repository, 'hooks', String(hook.hookId)]
}

// Only the cursor of it is used, so that a link cannot lead anywhere else (RFC 8288).
function nextCursor(link: string | null): string | undefined {
  const next = (link ?? '').split(/,(?=\s*<)/).find((part) => /;\s*rel="?next"?\s*(?:;|$)/i.test(part))
  if (next === undefined) return undefined
  const [, target = ''] = /^\s*<([^<>]*)>/.exec(next) ?? []
  const cursor = URL.canParse(target) ? new URL(target).searchParams.get('cursor') : null
  if (cursor !== null) return cursor
  throw new ClientError('answer_invalid', 'githubFailedDeliveries: list: the link to the next page has no cursor')
}
