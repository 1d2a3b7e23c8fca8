import * as z from 'zod/mini'
import { checkedLater, checkOptions } from '../../core/base/options.js'
import { encodeUtf8 } from '../../core/bytes/encoding.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { ClientError } from '../http/client-error.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'
import type { MissedSource } from './missed-source.js'

/** Options of {@link jiraFailedWebhooks}. */
export type JiraFailedWebhooksOptions = ClientOptions &
  CredentialsOptions & {
    /** The URL of the API: the site for Connect apps, `https://api.atlassian.com/ex/jira/{cloudId}` for OAuth apps. */
    readonly baseUrl: string
    /** The largest page of 100 deliveries with their bodies, in bytes. @default 33_554_432 */
    readonly maxResponseBytes?: number
  }

/** The maximum number of deliveries without a body that are remembered as reported. */
const maxReported = 10_000

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
 * The deliveries to dynamic webhooks of an app that failed in Jira Cloud within the last 72 hours.
 *
 * They come without a signature, so put {@link collectedFrom} beside the verifier. Each has its original identifier, so a
 * dedupe store drops the ones that arrived after all. A delivery without a stored body cannot be collected: it fails in
 * the first run that lists it, and is left out of later ones.
 *
 * @see https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-webhooks/#api-rest-api-3-webhook-failed-get
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const failed = jiraFailedWebhooks({ baseUrl: 'https://api.atlassian.com/ex/jira/1324a887', token })
 */
export function jiraFailedWebhooks(options: JiraFailedWebhooksOptions): MissedSource {
  const name = 'jiraFailedWebhooks'
  checkOptions(options, name, { ...clientChecks, ...credentialsChecks, baseUrl: checkedLater })
  const baseUrl = requireBaseUrl(options.baseUrl, `${name}: baseUrl`, options)
  const call = createCaller({ ...options, maxResponseBytes: options.maxResponseBytes ?? 33_554_432 }, name, options)
  const reported = new Set<string>()

  const collect = async (id: string, url: string, body: string | null | undefined) => {
    if (!isPlainId.test(id))
      throw new ClientError('response_invalid', `${name}: list: an id is not a valid header value`)
    if (body) return toRequest(id, url, body)
    const [oldest] = reported
    if (reported.size >= maxReported && oldest !== undefined) reported.delete(oldest)
    reported.add(id)
    throw new ClientError('response_invalid', `${name}: list: this delivery has no body`)
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
        missed: values
          .filter(({ id, body }) => body || !reported.has(id))
          .map(({ id, body, url, failureTime }) => ({
            id,
            storedAt: failureTime,
            collect: () => collect(id, url, body),
          })),
        next: next ? nextCursor(next, values.at(-1)?.failureTime) : undefined,
      }
    },
  }
}

// The id becomes a header value again.
const isPlainId = /^[\x21-\x7e]{1,256}$/

function toRequest(id: string, url: string, body: string): WebhookRequest {
  const headers = [
    ['content-type', 'application/json; charset=UTF-8'],
    ['x-atlassian-webhook-identifier', id],
  ] as const
  return { method: 'POST', url, headers, encrypted: true, body: encodeUtf8(body) }
}

// Uses only the time in the link, so that it cannot lead to another URL. Atlassian's example calls it `failedAfter`.
function nextCursor(next: string, lastFailure: number | undefined): string {
  const query = new URLSearchParams(next.slice(next.indexOf('?') + 1))
  const after = query.get('failedAfter') ?? query.get('after') ?? String(lastFailure)
  if (/^[0-9]{1,16}$/.test(after)) return after
  throw new ClientError('response_invalid', 'jiraFailedWebhooks: list: the link to the next page has no time')
}
