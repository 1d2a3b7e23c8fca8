import { checkedLater, checkOptions, requireText } from '../../core/base/options.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { wasFound } from '../http/client-error.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { secretsInUrl } from '../http/redact.js'
import { requireUrl } from '../http/url.js'
import type { PushChannels, WatchRequest } from './push-channels.js'

/** Options of {@link websubHub}. Credentials are for hubs that ask for them. */
export type WebsubHubOptions = ClientOptions &
  Partial<CredentialsOptions> & {
    /** The URL of the hub, such as `https://pubsubhubbub.appspot.com/subscribe`. */
    readonly hub: string
  }

/**
 * Subscribes to topics at a hub of WebSub, for `createChannelKeeper`. The `resource` of a watch is the URL of the topic, and its
 * `params` are more parameters for the hub.
 *
 * The keeper makes another secret and another callback for each lease. The callback is its address with the parameters `channel`,
 * a random UUID, and `topic`. The subscription exists when the hub asks there, and the provider `websub` answers.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://www.w3.org/TR/websub/#subscribing-and-unsubscribing
 *
 * @example
 * const topic = 'https://www.youtube.com/feeds/videos.xml?channel_id=UC123'
 * const keeper = createChannelKeeper({
 *   channels: websubHub({ hub: 'https://pubsubhubbub.appspot.com/subscribe' }),
 *   watches: { videos: { resource: [topic] } },
 *   store,
 *   address,
 * })
 * const provider = websub({ subscriptions: keeper, algorithms: ['sha1'] })
 */
export function websubHub(options: WebsubHubOptions): PushChannels {
  checkOptions<WebsubHubOptions>(options, 'websubHub', {
    ...clientChecks,
    ...credentialsChecks,
    hub: checkedLater,
  })
  const { href: hub } = requireUrl(options.hub, 'websubHub: hub', options)
  const { now = Date.now } = options
  const call = createCaller(options, 'websubHub', credentialsOf(options))
  const callbackOf = ({ id = '', address, resource }: WatchRequest) => {
    const { href, search } = requireUrl(address, 'websubHub: address', options)
    const [channel, topic] = [id, requireTopic(resource)].map(encodeURIComponent)
    return `${href}${search === '' ? '?' : '&'}channel=${channel}&topic=${topic}`
  }
  const resourceIdOf = (request: WatchRequest) => `${callbackOf(request)} ${requireTopic(request.resource)}`

  return {
    resourceIdOf,
    async watch(request) {
      const { id = '', token = '', expiration, params, signal } = request
      requireText(id, 'websubHub: id')
      // The limit of the standard, in bytes.
      if (!/^[\x21-\x7e]{1,199}$/.test(token)) throw new TypeError('websubHub: token must be 1 to 199 ASCII characters')
      const form = {
        ...params,
        'hub.callback': callbackOf(request),
        'hub.mode': 'subscribe',
        'hub.topic': requireTopic(request.resource),
        'hub.secret': token,
        ...(expiration !== undefined && {
          'hub.lease_seconds': String(Math.max(1, Math.round((expiration - now()) / 1000))),
        }),
      }
      const secrets = [token, id, ...secretsInUrl(form['hub.callback'])]
      await call({ name: 'subscribe', method: 'POST', url: hub, form, secrets, signal })
      return {
        kind: 'api#channel',
        id,
        resourceId: resourceIdOf(request),
        resourceUri: form['hub.topic'],
        token,
        expiration: undefined,
      }
    },
    async stop({ id, resourceId }, { signal } = {}) {
      const [callback = '', topic = ''] = resourceId.split(' ')
      const form = { 'hub.callback': callback, 'hub.mode': 'unsubscribe', 'hub.topic': topic }
      const secrets = [id, ...secretsInUrl(callback)]
      // Idempotent, so always retried.
      return wasFound(call({ name: 'unsubscribe', method: 'POST', url: hub, form, retry: 'always', secrets, signal }))
    },
  }
}

function credentialsOf({ token, authorization }: WebsubHubOptions): CredentialsOptions | undefined {
  if (token === undefined && authorization === undefined) return undefined
  // `createCaller` refuses both at once.
  return { token, authorization } as CredentialsOptions
}

function requireTopic([topic, ...others]: readonly string[]): string {
  if (topic !== undefined && others.length === 0 && /^https?:\/\/[\x21-\x7e]{1,2000}$/.test(topic)) return topic
  throw new TypeError('websubHub: resource must be the URL of one topic')
}
