import * as z from 'zod/mini'
import type { MaybePromise } from '../../core/base/maybe-promise.js'
import {
  type Checks,
  checkedLater,
  checkOptions,
  oneOf,
  requireFunction,
  requireHeaderValue,
} from '../../core/base/options.js'
import { parseDate } from '../../core/base/parse-date.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { ClientError } from '../http/client-error.js'
import { toAuthorize } from '../http/credentials.js'
import { requireBaseUrl } from '../http/url.js'
import type { MissedSource } from './missed-source.js'
import { toEventRequest } from './vouched.js'

/** Options of {@link shopifyChangedObjects}. */
export interface ShopifyChangedObjectsOptions extends ClientOptions {
  /** The domain of the shop, such as `harbour.myshopify.com`. */
  readonly shop: string
  /** Which objects. Orders are those of the last 60 days, unless your app may read all of them. */
  readonly objects: 'orders' | 'products' | 'customers'
  /** The access token of the shop, or a function that returns it for each request. */
  readonly token: string | (() => MaybePromise<string>)
  /** The version of the Admin API, such as `2026-10`. */
  readonly apiVersion: string
  /** The base URL of the shop's API, for tests. @default `https://` and the shop */
  readonly baseUrl?: string
}

const name = 'shopifyChangedObjects'

const topics = { orders: 'orders/updated', products: 'products/update', customers: 'customers/update' }

const node = z.looseObject({ id: z.string(), legacyResourceId: z.string(), updatedAt: z.string() })
const answerSchema = compileSchema(
  z.looseObject({
    data: z.nullish(
      z.looseObject({
        objects: z.looseObject({
          nodes: z.array(node),
          pageInfo: z.looseObject({ hasNextPage: z.boolean(), endCursor: z.nullish(z.string()) }),
        }),
      }),
    ),
    errors: z.optional(z.unknown()),
  }),
)

const checks: Checks<ShopifyChangedObjectsOptions> = {
  ...clientChecks,
  shop: matching(/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/, 'must be the domain of a shop, such as harbour.myshopify.com'),
  objects: oneOf(Object.keys(topics)),
  token(value, option) {
    if (typeof value === 'string') requireHeaderValue(value, option)
    else requireFunction(value, option)
  },
  apiVersion: matching(/^\d{4}-\d{2}$|^unstable$/, 'must be like 2026-10'),
  baseUrl: checkedLater,
}

/**
 * The orders, products or customers of a shop that changed, one delivery each of the topic for updates, in the order of their
 * changes. Shopify lists no deliveries, so this finds what an object is now and not what happened to it: for a handler that
 * fetches the object, as `latest` with `shopifyObject` does.
 *
 * The payload has `id` as text, `admin_graphql_api_id` and `updated_at`, and nothing else. Deleted objects are not found. They come
 * without a signature: the proof has the strength `transport`.
 *
 * @see https://shopify.dev/docs/api/admin-graphql/latest/queries/orders
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const shop = 'harbour.myshopify.com'
 * await collect({ source: shopifyChangedObjects({ shop, objects: 'orders', token, apiVersion: '2026-10' }), receiver })
 */
export function shopifyChangedObjects(options: ShopifyChangedObjectsOptions): MissedSource {
  checkOptions(options, name, checks)
  const { shop, objects, apiVersion } = options
  const baseUrl = requireBaseUrl(options.baseUrl ?? `https://${shop}`, `${name}: baseUrl`, options)
  const call = createCaller(options, name)
  const tokenFor = toAuthorize({ authorization: options.token }, name)
  const url = `${baseUrl}/admin/api/${apiVersion}/graphql.json`
  const query = `query ($query: String!, $after: String) {
    objects: ${objects}(first: 250, after: $after, query: $query, sortKey: UPDATED_AT) {
      nodes { id legacyResourceId updatedAt } pageInfo { hasNextPage endCursor } } }`

  return {
    vouches: name,
    async page(cursor, { since, signal }) {
      const token = await tokenFor({ method: 'POST', url })
      const updated = `updated_at:>='${new Date(Math.max(0, Math.floor(since))).toISOString()}'`
      const { nodes, pageInfo } = await call({
        name: 'search',
        method: 'POST',
        retry: 'always',
        url,
        headers: { 'x-shopify-access-token': token },
        secrets: [token],
        json: { query, variables: { query: updated, after: cursor ?? null } },
        signal,
        read: async (_exchange, toJson) => {
          const { data, errors } = await toJson(answerSchema)
          if (errors !== undefined || !data) throw refused(errors)
          return data.objects
        },
      })
      return {
        missed: nodes.map(({ id, legacyResourceId, updatedAt }) => ({
          id,
          storedAt: parseDate(updatedAt)?.getTime(),
          collect: async () =>
            toEventRequest({ id: legacyResourceId, admin_graphql_api_id: id, updated_at: updatedAt }, [
              ['X-Shopify-Topic', topics[objects]],
              ['X-Shopify-Shop-Domain', shop],
              ['X-Shopify-API-Version', apiVersion],
              // The same in each run, until the object changes again.
              ['X-Shopify-Webhook-Id', `${id} ${updatedAt}`],
            ]),
        })),
        next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
      }
    },
  }
}

function refused(errors: unknown): ClientError {
  const isThrottled = JSON.stringify(errors)?.includes('"THROTTLED"') ?? false
  const code = isThrottled ? 'rate_limited' : 'refused'
  return new ClientError(code, `${name}: search: the response reports an error`, { retryable: isThrottled })
}

function matching(pattern: RegExp, message: string) {
  return (value: unknown, option: string) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw new TypeError(`${option} ${message}`)
  }
}
