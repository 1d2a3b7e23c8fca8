import * as z from 'zod/mini'
import { checkedLater, checkOptions, requireText } from '../../core/base/options.js'
import { parseDate } from '../../core/base/parse-date.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'
import type { RedeliverySource } from './missed-source.js'

/** Options of {@link svixFailedMessages}. */
export type SvixFailedMessagesOptions = ClientOptions &
  CredentialsOptions & {
    /** The id or the uid of the application. */
    readonly appId: string
    /** The id or the uid of your endpoint. */
    readonly endpointId: string
    /** The URL of the API in the region of the token: `https://api.eu.svix.com`. */
    readonly baseUrl: string
  }

const name = 'svixFailedMessages'

const pageSchema = compileSchema(
  z.looseObject({
    data: z.array(z.looseObject({ id: z.string(), timestamp: z.string() })),
    done: z.boolean(),
    iterator: z.nullish(z.string()),
  }),
)

/**
 * Requests that Svix sends again the messages whose attempts on an endpoint all failed.
 *
 * The token is that of the sender, or of the sender's application portal if its owner gave you one.
 *
 * @see https://api.svix.com/docs#tag/Message-Attempt
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const source = svixFailedMessages({ baseUrl: 'https://api.eu.svix.com', appId: 'app_1', endpointId: 'ep_1', token })
 * await collect({ source, receiver })
 */
export function svixFailedMessages(options: SvixFailedMessagesOptions): RedeliverySource {
  checkOptions(options, name, {
    ...clientChecks,
    ...credentialsChecks,
    appId: requireText,
    endpointId: requireText,
    baseUrl: checkedLater,
  })
  const { appId, endpointId, maxResponseBytes = 33_554_432 } = options
  const baseUrl = requireBaseUrl(options.baseUrl, `${name}: baseUrl`, options)
  const call = createCaller({ ...options, maxResponseBytes }, name, options)
  const app = ['api', 'v1', 'app', appId]

  const resend = async (id: string, signal?: AbortSignal) => {
    const url = joinUrl(baseUrl, [...app, 'msg', id, 'endpoint', endpointId, 'resend'])
    await call({ name: 'resend', method: 'POST', url, signal })
    return undefined
  }

  return {
    redelivers: true,
    async page(cursor, { since, signal }) {
      const { data, done, iterator } = await call({
        name: 'list',
        method: 'GET',
        url: joinUrl(baseUrl, [...app, 'endpoint', endpointId, 'msg'], {
          limit: '250',
          iterator: cursor,
          // The last attempt failed, and there will be no other.
          status: '2',
          after: new Date(Math.max(0, Math.floor(since))).toISOString(),
        }),
        schema: pageSchema,
        signal,
      })
      return {
        missed: data.map(({ id, timestamp }) => ({
          id,
          storedAt: parseDate(timestamp)?.getTime(),
          collect: (aborting) => resend(id, aborting),
        })),
        next: done ? undefined : (iterator ?? undefined),
      }
    },
  }
}
