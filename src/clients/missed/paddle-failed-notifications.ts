import * as z from 'zod/mini'
import { checkedLater, checkOptions, optional, requireText } from '../../core/base/options.js'
import { parseDate } from '../../core/base/parse-date.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'
import type { RedeliverySource } from './missed-source.js'

/** Options of {@link paddleFailedNotifications}. */
export type PaddleFailedNotificationsOptions = ClientOptions &
  CredentialsOptions & {
    /** The id of the notification destination, such as `ntfset_01...`. @default all destinations */
    readonly destinationId?: string
    /** The URL of the API; for the sandbox `https://sandbox-api.paddle.com`. @default 'https://api.paddle.com' */
    readonly baseUrl?: string
  }

const name = 'paddleFailedNotifications'

const pageSchema = compileSchema(
  z.looseObject({
    data: z.array(z.looseObject({ id: z.string(), occurred_at: z.string(), replayed_at: z.nullish(z.string()) })),
    meta: z.looseObject({
      pagination: z.looseObject({ has_more: z.boolean() }),
    }),
  }),
)

/**
 * Requests a replay of the notifications that Paddle gave up.
 *
 * A replay has a new notification id and the same event id. One that was replayed before is left out: its replay is
 * listed if that failed, too.
 *
 * @see https://developer.paddle.com/api-reference/notifications/overview
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * await collect({ source: paddleFailedNotifications({ token: process.env.PADDLE_KEY ?? '' }), receiver })
 */
export function paddleFailedNotifications(options: PaddleFailedNotificationsOptions): RedeliverySource {
  checkOptions(options, name, {
    ...clientChecks,
    ...credentialsChecks,
    destinationId: optional(requireText),
    baseUrl: checkedLater,
  })
  const { destinationId, maxResponseBytes = 33_554_432 } = options
  const baseUrl = requireBaseUrl(options.baseUrl ?? 'https://api.paddle.com', `${name}: baseUrl`, options)
  const call = createCaller({ ...options, maxResponseBytes }, name, options)

  const replay = async (id: string, signal?: AbortSignal) => {
    await call({ name: 'replay', method: 'POST', url: joinUrl(baseUrl, ['notifications', id, 'replay']), signal })
    return undefined
  }

  return {
    redelivers: true,
    async page(cursor, { since, signal }) {
      const { data, meta } = await call({
        name: 'list',
        method: 'GET',
        url: joinUrl(baseUrl, ['notifications'], {
          status: 'failed',
          from: new Date(Math.max(0, Math.floor(since))).toISOString(),
          notification_setting_id: destinationId,
          per_page: '200',
          after: cursor,
        }),
        schema: pageSchema,
        signal,
      })
      return {
        missed: data
          .filter(({ replayed_at }) => !replayed_at)
          .map(({ id, occurred_at }) => ({
            id,
            storedAt: parseDate(occurred_at)?.getTime(),
            collect: (aborting) => replay(id, aborting),
          })),
        next: meta.pagination.has_more ? data.at(-1)?.id : undefined,
      }
    },
  }
}
