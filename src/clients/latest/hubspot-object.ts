import { checkOptions, optional, requireList } from '../../core/base/options.js'
import type { Delivery } from '../../core/request/delivery.js'
import { ClientError } from '../http/client-error.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'
import type { LatestSource } from './latest.js'
import {
  createObjectCall,
  type ObjectOptions,
  objectChecks,
  type ProviderObject,
  schemaOf,
  textAt,
  timeOf,
  valueAt,
} from './object-call.js'

/** Options of {@link hubspotObject}. */
export interface HubspotObjectOptions<Item = ProviderObject> extends ObjectOptions<Item> {
  /** The properties to fetch. @default those that HubSpot chooses */
  readonly properties?: readonly string[]
}

const client = 'hubspotObject'

// The object types of subscriptions that name them, as the API spells them.
const types: Readonly<Record<string, string>> = {
  contact: 'contacts',
  company: 'companies',
  deal: 'deals',
  ticket: 'tickets',
  product: 'products',
  line_item: 'line_items',
}

/**
 * Fetches the CRM object of a HubSpot event, for `latest`: of `contact.propertyChange` the contact, of an event with
 * `objectTypeId` the object of that type.
 *
 * Its version is `updatedAt`, in milliseconds. After 404 the object counts as deleted.
 *
 * @see https://developers.hubspot.com/docs/api-reference/crm-objects-v3/guide
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sync = latest({ ...hubspotObject({ token, properties: ['email', 'lifecyclestage'] }), write })
 */
export function hubspotObject<Item = ProviderObject>(
  options: HubspotObjectOptions<Item>,
): Required<LatestSource<Delivery, Item>> {
  checkOptions(options, client, { ...objectChecks, properties: optional(requireList) })
  const { properties, ...others } = options
  const baseUrl = requireBaseUrl(options.baseUrl ?? 'https://api.hubapi.com', `${client}: baseUrl`, options)
  const call = createObjectCall(others, client)
  const schema = schemaOf(options)

  const pathOf = ({ payload }: Delivery): readonly [type: string, id: string] => {
    const typeId = valueAt(payload, 'objectTypeId')
    const [name = ''] = textAt(client, payload, 'subscriptionType').split('.')
    const type = typeof typeId === 'string' ? typeId : types[name]
    const id = valueAt(payload, 'objectId')
    if (type !== undefined && (typeof id === 'number' || typeof id === 'string')) return [type, String(id)]
    throw new ClientError('link_missing', `${client}: the payload has no object of a known type`)
  }
  return {
    object: (delivery) => JSON.stringify([valueAt(delivery.payload, 'portalId'), ...pathOf(delivery)]),
    version: (item) => timeOf(item, 'updatedAt', client),
    fetch: (delivery, query) =>
      call(delivery, query, {
        url: joinUrl(baseUrl, ['crm', 'v3', 'objects', ...pathOf(delivery)], { properties: properties?.join(',') }),
        read: (json) => json(schema),
        isDeleted: ({ code }) => code === 'not_found',
      }),
  }
}
