import * as z from 'zod/mini'
import { checkOptions, requireText } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { validate } from '../../core/provider/schema.js'
import type { Delivery } from '../../core/request/delivery.js'
import { readHeader } from '../../core/request/headers.js'
import { ClientError } from '../http/client-error.js'
import { requireBaseUrl } from '../http/url.js'
import type { LatestSource } from './latest.js'
import {
  createObjectCall,
  type ObjectOptions,
  objectChecks,
  type ProviderObject,
  schemaOf,
  textAt,
  timeOf,
} from './object-call.js'

/** Options of {@link shopifyObject}. */
export interface ShopifyObjectOptions<Item = ProviderObject> extends Omit<ObjectOptions<Item>, 'baseUrl'> {
  /** The GraphQL type of the object, such as `Order`. */
  readonly type: string
  /** The fields of the object, in GraphQL, with `updatedAt`: `'id updatedAt displayFinancialStatus'`. */
  readonly fields: string
  /** The version of the Admin API, such as `2026-10`. */
  readonly apiVersion: string
  /** The base URL of a shop's API, for tests. @default `https://` and the shop's domain */
  readonly baseUrl?: (shop: string) => string
}

const client = 'shopifyObject'

const answerSchema = compileSchema(
  z.looseObject({
    data: z.nullish(z.looseObject({ node: z.nullish(z.unknown()) })),
    errors: z.optional(z.unknown()),
  }),
)

/**
 * Fetches the object of a Shopify delivery, for `latest`, with a GraphQL query for its `admin_graphql_api_id`.
 *
 * Its version is `updatedAt`, in seconds. The shop is in a header that Shopify does not sign: let `token` return only the
 * token of a shop that installed your app, and take the shop with `shopOf`.
 *
 * @see https://shopify.dev/docs/api/admin-graphql/latest/queries/node
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sync = latest({
 *   ...shopifyObject({ type: 'Order', fields: 'id updatedAt', apiVersion: '2026-10', token: (to) => tokenOf(shopOf(to)) }),
 *   write,
 * })
 */
export function shopifyObject<Item = ProviderObject>(
  options: ShopifyObjectOptions<Item>,
): Required<LatestSource<Delivery, Item>> {
  checkOptions(options, client, { ...objectChecks, type: requireText, fields: requireText, apiVersion: requireText })
  const {
    type,
    fields,
    apiVersion,
    baseUrl = (shop: string) => `https://${shop}`,
    schema: _schema,
    ...others
  } = options
  if (!/^\w+$/.test(type)) throw new TypeError(`${client}: type must be the name of a GraphQL type`)
  if (!/^\d{4}-\d{2}$|^unstable$/.test(apiVersion)) throw new TypeError(`${client}: apiVersion must be like 2026-10`)
  const call = createObjectCall(others, client)
  const schema = schemaOf<Item>(options)
  const query = `query ($id: ID!) { node(id: $id) { ... on ${type} { ${fields} } } }`
  const idOf = ({ payload }: Delivery) => textAt(client, payload, 'admin_graphql_api_id')
  return {
    object: (delivery) => `${shopOf(delivery)} ${idOf(delivery)}`,
    version: (item) => timeOf(item, 'updatedAt', client),
    fetch: (delivery, { known: _known, ...signal }) =>
      call(
        delivery,
        { ...signal, known: undefined },
        {
          url: `${requireBaseUrl(baseUrl(shopOf(delivery)), `${client}: baseUrl`, options)}/admin/api/${apiVersion}/graphql.json`,
          method: 'POST',
          retry: 'always',
          tokenHeader: 'x-shopify-access-token',
          json: { query, variables: { id: idOf(delivery) } },
          read: async (json) => {
            const { data, errors } = await json(answerSchema)
            if (errors !== undefined || data?.node === undefined) throw refused(errors)
            return data.node === null ? undefined : validate(schema, data.node)
          },
        },
      ),
  }
}

/** The shop of a delivery: its domain, from a header that is not signed. @throws {ClientError} `link_missing` */
export function shopOf({ request }: Delivery): string {
  const shop = readHeader(request, 'x-shopify-shop-domain') ?? ''
  if (/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/.test(shop)) return shop
  throw new ClientError('link_missing', `${client}: the delivery has no domain of a shop`)
}

function refused(errors: unknown): ClientError {
  const isThrottled = JSON.stringify(errors)?.includes('"THROTTLED"') ?? false
  const code = isThrottled ? 'rate_limited' : 'refused'
  return new ClientError(code, `${client}: fetch: the response reports an error`, { retryable: isThrottled })
}
