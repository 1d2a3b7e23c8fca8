import { requireObject, requireString, requireText } from '../base/options.js'
import type { Delivery } from '../request/delivery.js'
import { mapGitHub } from '../vendors/github/cloud-event.js'
import { mapGitLab } from '../vendors/gitlab/cloud-event.js'
import type { CloudEvent } from './cloud-event.js'
import { type Mapping, readPath, readText, readTime } from './mapping.js'

/** Options of {@link toCloudEvent}. */
export interface ToCloudEventOptions {
  /**
   * Where the events come from, as a URI reference, for providers that do not tell: one for each producer, such as
   * `https://shop.example/hooks/7`.
   *
   * @default what the delivery says, or else `/` and the name of its provider
   */
  readonly source?: string
  /** What the types begin with. @default that of the vendor, such as `com.github.`; none for the neutral styles */
  readonly typePrefix?: string
}

/** How deliveries of one provider are mapped. */
interface Adapter {
  readonly typePrefix?: string
  readonly map: (delivery: Delivery) => Mapping
}

// The styles by their own names; presets by those of their vendors.
const adapters: ReadonlyMap<string, Adapter> = new Map<string, Adapter>([
  ['host', { map: mapGitHub }],
  ['github', { map: mapGitHub, typePrefix: 'com.github.' }],
  ['gitlab', { map: mapGitLab, typePrefix: 'com.gitlab.' }],
  ['push', { map: mapPush }],
  ['google', { map: mapPush, typePrefix: 'com.google.' }],
  ['chat', { map: mapChat }],
  ['slack', { map: mapSlack, typePrefix: 'com.slack.' }],
  ['tracker', { map: mapTracker }],
  ['jira', { map: mapTracker, typePrefix: 'com.atlassian.jira.' }],
  ['payments', { map: mapPayments }],
  ['paypal', { map: mapPayments, typePrefix: 'com.paypal.' }],
  ['stripe', { map: mapStripe, typePrefix: 'com.stripe.' }],
  ['standard-webhooks', { map: ({ payload }) => ({ time: readTime(payload, ['timestamp']) }) }],
])

/**
 * Makes a CloudEvent of a delivery of any provider, to pass it on to whatever takes CloudEvents.
 *
 * For code hosting by the adapters for GitHub and GitLab of the CloudEvents project, and for the other styles in the
 * same manner; of a provider that is not known, event and id. The time is that of receipt where the payload has none.
 * Tokens in a payload are left out. A delivery without an id gets another one with each call.
 *
 * @see https://github.com/cloudevents/spec/blob/main/cloudevents/adapters/README.md
 * @returns a plain object, ready for `JSON.stringify`; a delivery of `cloudEvents` as it is
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const forward = async (delivery: Delivery) => {
 *   const event = toCloudEvent(delivery, { source: 'https://shop.example/hooks/7' })
 *   const headers = { 'content-type': 'application/cloudevents+json' }
 *   await fetch('https://broker.example', { method: 'POST', headers, body: JSON.stringify(event) })
 * }
 */
export function toCloudEvent<D extends Delivery>(
  delivery: D,
  options: ToCloudEventOptions = {},
): CloudEvent<D['payload']> {
  requireObject(options, 'toCloudEvent: options')
  if (options.source !== undefined) requireText(options.source, 'toCloudEvent: source')
  if (options.typePrefix !== undefined) requireString(options.typePrefix, 'toCloudEvent: typePrefix')
  if (isCloudEvent(delivery.payload)) return delivery.payload as CloudEvent<D['payload']>
  const { provider, event, id, receivedAt, payload } = delivery
  const adapter = adapters.get(provider)
  const { source, type = event, subject, time = receivedAt, secrets = [] } = adapter?.map(delivery) ?? {}
  const { typePrefix = adapter?.typePrefix ?? '' } = options
  return {
    specversion: '1.0',
    id: id ?? crypto.randomUUID(),
    source: options.source ?? source ?? `/${encodeURIComponent(provider)}`,
    type: typePrefix + (type || 'event'),
    ...(subject === undefined ? {} : { subject }),
    time: time.toISOString(),
    ...(payload === undefined ? {} : { datacontenttype: 'application/json', data: without(payload, secrets) }),
  }
}

/** Whether a payload is a CloudEvent already. */
function isCloudEvent(payload: unknown): boolean {
  return (
    readText(payload, 'specversion')?.startsWith('1.') === true &&
    ['id', 'source', 'type'].every((attribute) => typeof readPath(payload, attribute) === 'string')
  )
}

// No adapter makes a field that the payload did not have, or takes one that its type requires.
function without<Payload>(payload: Payload, secrets: readonly string[]): Payload {
  if (!secrets.some((name) => readPath(payload, name) !== undefined)) return payload
  return Object.fromEntries(Object.entries(payload ?? {}).filter(([name]) => !secrets.includes(name))) as Payload
}

function mapPush({ payload }: Delivery): Mapping {
  return {
    source: readText(payload, 'resourceUri'),
    subject: readText(payload, 'resourceId'),
    secrets: ['channelToken'],
  }
}

// A trigger word is no type: it is whatever the hook was set to listen to, and may be empty.
function mapChat(delivery: Delivery): Mapping {
  return { ...mapSlack(delivery), type: 'message' }
}

function mapSlack({ payload }: Delivery): Mapping {
  const team = readText(payload, 'team_id')
  return {
    source: team === undefined ? undefined : `/teams/${encodeURIComponent(team)}`,
    subject: readText(payload, 'channel_id') ?? readText(payload, 'event.channel'),
    time: readTime(payload, ['timestamp', 'event_time']),
    secrets: ['token'],
  }
}

function mapTracker({ event, payload }: Delivery): Mapping {
  const self = ['issue.self', 'comment.self', 'user.self'].map((path) => readText(payload, path)).find(Boolean)
  return {
    // The tracker's address, also where it does not lie at the root of its host.
    source: self?.replace(/\/rest\/.*$/, ''),
    type: event.replace(/^\w+:/, ''),
    subject: readText(payload, 'issue.key'),
    time: readTime(payload, ['timestamp']),
  }
}

function mapPayments({ payload }: Delivery): Mapping {
  const links = readPath(payload, 'links')
  const self = Array.isArray(links) ? links.find((link) => readText(link, 'rel') === 'self') : undefined
  return {
    source: /^https?:\/\/[^/?#]+/.exec(readText(self, 'href') ?? '')?.[0],
    subject: readText(payload, 'resource.id'),
    time: readTime(payload, ['create_time']),
  }
}

function mapStripe({ payload }: Delivery): Mapping {
  return { subject: readText(payload, 'data.object.id'), time: readTime(payload, ['created']) }
}
