import { checkOptions, requireText } from '../../core/base/options.js'
import type { Delivery } from '../../core/request/delivery.js'
import { requireBaseUrl } from '../http/url.js'
import { createCheckLink } from '../payments/links.js'
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

/** Options of {@link githubObject}. */
export interface GithubObjectOptions<Item = ProviderObject> extends ObjectOptions<Item> {
  /** The field of the payload that has the object, such as `issue`, `pull_request` or `repository`. */
  readonly field: string
}

const client = 'githubObject'

/**
 * Fetches the object of a GitHub delivery, for `latest`, by the URL in the payload.
 *
 * Its version is `updated_at`, in seconds; `known` is an `ETag`, and GitHub does not count a request that it answers with 304. The
 * object counts as deleted after 410, and after 404 if the delivery says that it was deleted: a token that lost its access gets 404,
 * too.
 *
 * @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#use-conditional-requests-if-appropriate
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sync = latest({ ...githubObject({ field: 'issue', token }), known: storedEtag, write })
 */
export function githubObject<Item = ProviderObject>(
  options: GithubObjectOptions<Item>,
): Required<LatestSource<Delivery, Item>> {
  checkOptions(options, client, { ...objectChecks, field: requireText })
  const { field, ...others } = options
  const baseUrl = requireBaseUrl(options.baseUrl ?? 'https://api.github.com', `${client}: baseUrl`, options)
  const checkLink = createCheckLink([baseUrl], client)
  const call = createObjectCall(others, client)
  const schema = schemaOf(options)
  const headers = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' }
  return {
    object: ({ payload }) => textAt(client, payload, field, 'url'),
    version: (item) => timeOf(item, 'updated_at', client),
    fetch: (delivery, query) =>
      call(delivery, query, {
        url: checkLink({ href: textAt(client, delivery.payload, field, 'url') }, 'fetch').url,
        headers,
        read: (json) => json(schema),
        isDeleted: ({ code }) =>
          code === 'gone' || (code === 'not_found' && valueAt(delivery.payload, 'action') === 'deleted'),
      }),
  }
}
