import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import { requireKnown, requireObject } from '../base/options.js'
import { encodeUtf8 } from '../bytes/utf8.js'
import { joinUrl, requireBaseUrl } from '../clients/http/address.js'
import { type ClientOptions, createCaller, knownOfCalls } from '../clients/http/call.js'
import { ClientError } from '../clients/http/client-error.js'
import type { CredentialsOptions } from '../clients/http/credentials.js'
import type { WebhookRequest } from '../request/delivery.js'
import type { ClaimSource } from './claim-source.js'

/** Options of {@link jiraFailedWebhooks}. */
export type JiraFailedWebhooksOptions = ClientOptions &
  CredentialsOptions & {
    /** Where the API is: the site for Connect apps, `https://api.atlassian.com/ex/jira/{cloudId}` for OAuth apps. */
    readonly baseUrl: string
    /** The most bytes of a page of 100 deliveries with their bodies. @default 33_554_432 */
    readonly maxAnswerBytes?: number
  }

/** How many deliveries without a body are remembered as told. */
const maxTold = 10_000

const failedSchema = compileSchema(
  z.looseObject({
    values: z.array(
      z.looseObject({
        id: z.string(),
        body: z.optional(z.nullable(z.string())),
        url: z.string(),
        failureTime: z.number(),
      }),
    ),
    next: z.optional(z.nullable(z.string())),
  }),
)

/**
 * What Jira Cloud could not deliver to the dynamic webhooks of an app within the last 72 hours.
 *
 * It comes without its signature: put {@link claimedBy} beside the verifier. The identifier is the one that was sent, so
 * that a dedupe store knows what has arrived after all. A delivery of which Jira has kept no body cannot be had: it is a
 * failure of the first run that meets it, and left out of later ones.
 *
 * @see https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-webhooks/#api-rest-api-3-webhook-failed-get
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const failed = jiraFailedWebhooks({ baseUrl: 'https://api.atlassian.com/ex/jira/1324a887', token })
 */
export function jiraFailedWebhooks(options: JiraFailedWebhooksOptions): ClaimSource {
  const name = 'jiraFailedWebhooks'
  requireObject(options, `${name}: options`)
  requireKnown(options, { ...knownOfCalls, baseUrl: 1 }, name)
  const baseUrl = requireBaseUrl(options.baseUrl, `${name}: baseUrl`, options)
  const call = createCaller({ ...options, maxAnswerBytes: options.maxAnswerBytes ?? 33_554_432 }, name, options)
  const told = new Set<string>()

  const take = async (id: string, url: string, body: string | null | undefined) => {
    if (!isPlainId.test(id)) throw new ClientError('answer_invalid', `${name}: list: an id cannot be that of a header`)
    if (body) return toRequest(id, url, body)
    const [oldest] = told
    if (told.size >= maxTold && oldest !== undefined) told.delete(oldest)
    told.add(id)
    throw new ClientError('answer_invalid', `${name}: list: there is no body of this delivery`)
  }

  return {
    async page(cursor, { since, signal }) {
      const query = { after: cursor ?? String(Math.max(0, Math.floor(since))), maxResults: '100' }
      const { values, next } = await call({
        name: 'list',
        method: 'GET',
        url: joinUrl(baseUrl, ['rest', 'api', '3', 'webhook', 'failed'], query),
        schema: failedSchema,
        signal,
      })
      return {
        claims: values
          .filter(({ id, body }) => body || !told.has(id))
          .map(({ id, body, url, failureTime }) => ({ id, storedAt: failureTime, take: () => take(id, url, body) })),
        next: next ? nextCursor(next, values.at(-1)?.failureTime) : undefined,
      }
    },
  }
}

// As it was sent in a header: anything else would be an id that no delivery ever had.
const isPlainId = /^[\x21-\x7e]{1,256}$/

function toRequest(id: string, url: string, body: string): WebhookRequest {
  const headers = [
    ['content-type', 'application/json; charset=UTF-8'],
    ['x-atlassian-webhook-identifier', id],
  ] as const
  return { method: 'POST', url, headers, encrypted: true, body: encodeUtf8(body) }
}

// Only the time of it is used, so that it cannot lead anywhere else. Atlassian's own example names it `failedAfter`.
function nextCursor(next: string, lastFailure: number | undefined): string {
  const query = new URLSearchParams(next.slice(next.indexOf('?') + 1))
  const after = query.get('failedAfter') ?? query.get('after') ?? String(lastFailure)
  if (/^[0-9]{1,16}$/.test(after)) return after
  throw new ClientError('answer_invalid', 'jiraFailedWebhooks: list: the link to the next page has no time')
}
