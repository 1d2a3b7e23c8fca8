import {
  checkedLater,
  checkOptions,
  optional,
  requireList,
  requireObject,
  requireText,
} from '../../core/base/options.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { joinUrl, requireBaseUrl } from '../http/url.js'
import { specificationDialect } from './server-dialects.js'
import type { TrackerCall, TrackerDialect, TrackerWebhooks } from './types.js'

/** Options of {@link trackerWebhooks}. */
export type TrackerWebhooksOptions<Calls extends TrackerWebhooks = TrackerWebhooks> = ClientOptions &
  CredentialsOptions & {
    /** The URL of the tracker, such as `https://tracker.example` or `https://api.atlassian.com/ex/jira/<cloud id>`. */
    readonly baseUrl: string
    /** The API of this tracker. @default specificationDialect */
    readonly dialect?: TrackerDialect<Calls>
  }

/**
 * Registers, queries and deregisters webhooks of an issue tracker (specification, sections 2.3 and 4.3).
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {ClientError} from the calls, with any code
 *
 * @example
 * const webhooks = trackerWebhooks({ baseUrl: 'https://tracker.example', token, dialect: jiraDataCenter10Dialect })
 * const { id } = await webhooks.register({ name: 'issues', url: receiverUrl, events: ['jira:issue_created'] })
 */
export function trackerWebhooks<Calls extends TrackerWebhooks>(
  options: TrackerWebhooksOptions<Calls> & { readonly dialect: TrackerDialect<Calls> },
): Calls
export function trackerWebhooks(options: TrackerWebhooksOptions): TrackerWebhooks
export function trackerWebhooks(options: TrackerWebhooksOptions): TrackerWebhooks {
  checkOptions(options, 'trackerWebhooks', {
    ...clientChecks,
    ...credentialsChecks,
    baseUrl: checkedLater,
    dialect: optional(requireObject),
  })
  const { dialect = specificationDialect } = options
  const baseUrl = requireBaseUrl(options.baseUrl, 'trackerWebhooks: baseUrl', options)
  const caller = createCaller(options, 'trackerWebhooks', options)
  const call: TrackerCall = async ({ path = [], query, ...more }) =>
    caller({ ...more, url: joinUrl(baseUrl, [...dialect.collection, ...path], query) })
  const calls = dialect.open(call)

  return {
    ...calls,
    async register(registration, more) {
      requireObject(registration, 'trackerWebhooks: registration')
      requireText(registration.name, 'trackerWebhooks: name')
      requireList(registration.events, 'trackerWebhooks: events')
      // Any URL, because some services replace variables in it.
      if (!URL.canParse(registration.url)) throw new TypeError('trackerWebhooks: url must be a URL')
      return calls.register(registration, more)
    },
  }
}
