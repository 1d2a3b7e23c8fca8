import {
  checkedLater,
  checkOptions,
  forPreset,
  optional,
  requireFunction,
  requireFunctions,
  requirePositiveInteger,
} from '../../core/base/options.js'
import { decodeUtf8 } from '../../core/bytes/encoding.js'
import type { MacAlgorithm } from '../../core/crypto/algorithms.js'
import { toProvider } from '../../core/provider/define-provider.js'
import { joinId } from '../../core/provider/join-id.js'
import type { Provider, TypesOf } from '../../core/provider/provider.js'
import type { BodyFormat } from '../../core/request/body/format.js'
import { jsonBody } from '../../core/request/body/json.js'
import { xmlBody } from '../../core/request/body/xml.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { requireHeader } from '../../core/request/headers.js'
import { hubSignature, hubSignatureHeader, requireAlgorithms } from '../../core/verify/hub-signature.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { refusal } from '../../errors.js'
import {
  answerHub,
  readChannel,
  readTopic,
  secretOf,
  type WebsubDenial,
  type WebsubSubscriptions,
} from './answer-hub.js'
import {
  feedLists,
  isRecord,
  textOf,
  toFeedParts,
  type WebsubContent,
  websubEvents,
  websubPayloadSchema,
} from './feeds.js'

export type { WebsubDenial, WebsubSubscriptions } from './answer-hub.js'
export {
  type WebsubContentPayload,
  type WebsubDeletedEntryPayload,
  type WebsubEntryPayload,
  type WebsubItemPayload,
  websubPayloadSchema,
} from './feeds.js'

/** Options of {@link websub}: subscriptions, or secrets if you subscribe and answer the hub yourself. */
export type WebsubOptions = (
  | { readonly subscriptions: WebsubSubscriptions; readonly secrets?: never; readonly topic?: never }
  | {
      /** The values of `hub.secret`, newest first, or a function that finds that of the URL of a request. */
      readonly secrets: SecretSource
      /**
       * The topic of a request, found by what its secret is found by. The ids of entries are bound to it: without it, the
       * publisher of one topic can take the ids of another.
       */
      readonly topic?: (request: WebhookRequest) => string | undefined
      readonly subscriptions?: never
    }
) & {
  /**
   * The methods that `X-Hub-Signature` may name. Many hubs, such as that of YouTube, know `sha1` only.
   *
   * @default ['sha256', 'sha384', 'sha512']
   */
  readonly algorithms?: readonly MacAlgorithm[]
  /** Called if the hub denies or ends a subscription. The keeper subscribes again unless you remove the watch. */
  readonly onDenied?: (denial: WebsubDenial) => void
  /** The maximum nesting depth of JSON and XML. @default 64 */
  readonly maxDepth?: number
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** The payload types of WebSub. */
export type WebsubTypes = TypesOf<typeof websubPayloadSchema, typeof websubEvents, never>

/**
 * WebSub, a subscriber: content of topics, pushed by hubs.
 *
 * Each entry of an Atom feed is a delivery with the event `entry` or `deleted-entry`, each item of an RSS feed `item`, and anything
 * else `content`. With `subscriptions`, the hub's question whether you want a subscription is answered only while it is
 * pending, and again for ten minutes after it was requested.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://www.w3.org/TR/websub/
 *
 * @example
 * const receiver = createReceiver({
 *   provider: websub({ subscriptions: keeper, algorithms: ['sha1'] }),
 *   on: { entry: ({ payload }) => console.log(payload.entry.title, payload.entry['yt:videoId']) },
 * })
 */
export function websub(options: WebsubOptions): Provider<WebsubTypes> {
  checkOptions<WebsubOptions>(options, 'websub', {
    subscriptions: optional((value, option) =>
      requireFunctions(value, ['tokenFor', 'lookup', 'observe', 'ended'], option),
    ),
    secrets: checkedLater,
    topic: optional(requireFunction),
    algorithms: optional(requireAlgorithms),
    onDenied: optional(requireFunction),
    maxDepth: optional(requirePositiveInteger),
    now: optional(requireFunction),
  })
  const { subscriptions, algorithms = ['sha256', 'sha384', 'sha512'], maxDepth, onDenied, now = Date.now } = options
  if ((subscriptions === undefined) === (options.secrets === undefined)) {
    throw new TypeError('websub: exactly one of subscriptions and secrets must be given')
  }
  if (subscriptions !== undefined && options.topic !== undefined) {
    throw new TypeError('websub: topic is for secrets only; subscriptions know it')
  }
  const topicOf = subscriptions ? readTopic : options.topic
  const { secrets = (request: WebhookRequest) => subscriptions && secretOf(request, subscriptions) } = options
  const xml = { arrays: feedLists, instructions: 'ignore', ...(maxDepth && { maxDepth }) } as const
  return toProvider({
    name: 'websub',
    verify: forPreset('websub', () => hubSignature(secrets, algorithms)),
    body: [jsonBody({ maxDepth }), xmlBody(xml), textBody],
    schema: websubPayloadSchema,
    events: websubEvents,
    payload: (content, request) => ({ channelId: readChannel(request) ?? '', topic: topicOf?.(request), content }),
    // What `payload` made.
    parts: (payload) => toFeedParts(payload as WebsubContent),
    event: eventOf,
    id: toId,
    ...(subscriptions && {
      probe: { methods: ['GET'], answer: (request) => answerHub(request, { subscriptions, onDenied, now }) },
      // Section 5.3: what is not wanted is not found.
      responses: { errors: { method_not_allowed: 404 } },
    }),
  })
}

function eventOf(payload: object): string {
  if ('entry' in payload) return 'entry'
  if ('deletedEntry' in payload) return 'deleted-entry'
  return 'item' in payload ? 'item' : 'content'
}

/**
 * The topic, id and time of an entry, which are the same through two subscriptions; otherwise the signature, which is the same when
 * the hub sends the content again. An element without an id is told apart by its position.
 */
function toId(payload: object, request: WebhookRequest): string {
  const { topic, feed, entry, item, deletedEntry, position = '' } = payload as Readonly<Record<string, unknown>>
  const [entryId, updated] = [readText(entry, 'id'), readText(entry, 'updated')]
  if (entryId !== undefined && updated !== undefined) {
    // The id of the feed is its publisher's choice.
    return joinId([textOf(topic) ?? readText(feed, 'id') ?? '', entryId, updated])
  }
  const part = entryId ?? readText(item, 'guid') ?? readText(item, 'link') ?? readText(deletedEntry, '@ref')
  return joinId([requireHeader(request, hubSignatureHeader), part ?? String(position)])
}

function readText(element: unknown, name: string): string | undefined {
  return isRecord(element) ? textOf(element[name]) : undefined
}

/** A format for content of media types such as `text/html`. */
const textBody: BodyFormat = {
  name: 'text',
  accepts: (mediaType) => mediaType?.startsWith('text/') === true,
  parse(body) {
    const text = decodeUtf8(body)
    if (text === undefined) throw refusal('body_malformed', 'the body is not valid UTF-8')
    return text
  },
}
