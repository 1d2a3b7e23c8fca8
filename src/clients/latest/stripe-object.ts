import { checkOptions, optional, requireHeaderValue } from '../../core/base/options.js'
import type { Delivery } from '../../core/request/delivery.js'
import type { ClientError } from '../http/client-error.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'
import { createCheckLink } from '../payments/links.js'
import type { LatestSource } from './latest.js'
import {
  createObjectCall,
  type ObjectOptions,
  objectChecks,
  type ProviderObject,
  schemaOf,
  textAt,
  valueAt,
} from './object-call.js'

/** Options of {@link stripeObject}. */
export interface StripeObjectOptions<Item = ProviderObject> extends ObjectOptions<Item> {
  /** The header `Stripe-Version`, which thin events need. @default that of your account */
  readonly apiVersion?: string
}

const client = 'stripeObject'

// A wrong path is answered with 404 as well, but without this code.
const isMissing = ({ status, bodyExcerpt = '' }: ClientError) =>
  status === 404 && /"code":\s*"resource_missing"/.test(bodyExcerpt)

/**
 * Fetches the object of a Stripe event, for `latest`: of `data.object`, or of a thin event's `related_object`.
 *
 * Stripe's objects have no version, so give `latest` a `turn`, or have an inbox handle one delivery of an object at a time. An
 * object whose path is not its name in the plural, such as a `person`, is refused with `not_found`.
 *
 * @see https://docs.stripe.com/api
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sync = latest({ ...stripeObject({ token: process.env.STRIPE_KEY ?? '' }), turn, write })
 */
export function stripeObject<Item = ProviderObject>(options: StripeObjectOptions<Item>): LatestSource<Delivery, Item> {
  checkOptions(options, client, { ...objectChecks, apiVersion: optional(requireHeaderValue) })
  const { apiVersion, ...others } = options
  const baseUrl = requireBaseUrl(options.baseUrl ?? 'https://api.stripe.com', `${client}: baseUrl`, options)
  const checkLink = createCheckLink([`${baseUrl}/v1`, `${baseUrl}/v2`], client)
  const call = createObjectCall(others, client)
  const schema = schemaOf(options)

  const urlOf = (payload: unknown): string => {
    if (valueAt(payload, 'related_object') === undefined) {
      const type = textAt(client, payload, 'data', 'object', 'object')
      const id = textAt(client, payload, 'data', 'object', 'id')
      return joinUrl(baseUrl, ['v1', ...`${type}s`.split('.'), id])
    }
    const path = textAt(client, payload, 'related_object', 'url')
    return checkLink({ href: baseUrl + path }, 'fetch').url
  }
  const accountOf = (payload: unknown) => {
    const account = valueAt(payload, 'account')
    const context = valueAt(payload, 'context')
    return {
      ...(typeof account === 'string' && { 'stripe-account': account }),
      ...(typeof context === 'string' && { 'stripe-context': context }),
    }
  }
  return {
    // Merchants choose some ids, and the same object may exist in test mode.
    object: ({ payload }) => {
      const [account, context, livemode] = ['account', 'context', 'livemode'].map((field) => valueAt(payload, field))
      return JSON.stringify([account, context, livemode, urlOf(payload)])
    },
    fetch: (delivery, query) =>
      call(delivery, query, {
        url: urlOf(delivery.payload),
        headers: { ...accountOf(delivery.payload), ...(apiVersion !== undefined && { 'stripe-version': apiVersion }) },
        read: (json) => json(schema).then((item) => (valueAt(item, 'deleted') === true ? undefined : item)),
        isDeleted: isMissing,
      }),
  }
}
