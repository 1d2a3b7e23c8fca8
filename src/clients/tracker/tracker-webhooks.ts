import { requireKnown, requireList, requireObject, requireText } from '../../base/options.js'
import { joinUrl, requireBaseUrl } from '../http/address.js'
import { type ClientOptions, createCaller, knownOfCalls } from '../http/call.js'
import type { CredentialsOptions } from '../http/credentials.js'
import type { TrackerCall, TrackerDialect, TrackerWebhooks } from './dialect.js'
import { specificationDialect } from './resources.js'

/** Options of {@link trackerWebhooks}. */
export type TrackerWebhooksOptions<Calls extends TrackerWebhooks = TrackerWebhooks> = ClientOptions &
  CredentialsOptions & {
    /** Where the tracker is, such as `https://tracker.example`, or `https://api.atlassian.com/ex/jira/<cloud id>`. */
    readonly baseUrl: string
    /** How this tracker wants to be called. @default specificationDialect */
    readonly dialect?: TrackerDialect<Calls>
  }

/**
 * Registers, queries and deregisters webhooks of an issue tracker (specification, sections 2.3 and 4.3).
 *
 * @throws {TypeError} which option is wrong
 * @throws {ClientError} from the calls: any code
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
  requireObject(options, 'trackerWebhooks: options')
  requireKnown(options, { ...knownOfCalls, baseUrl: 1, dialect: 1 }, 'trackerWebhooks')
  const { dialect = specificationDialect } = options
  requireObject(dialect, 'trackerWebhooks: dialect')
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
      // Not only those in normal form: some services replace variables in it.
      if (!URL.canParse(registration.url)) throw new TypeError('trackerWebhooks: url must be a URL')
      return calls.register(registration, more)
    },
  }
}
