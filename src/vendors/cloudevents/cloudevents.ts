import * as z from 'zod/mini'
import {
  checkedLater,
  checkOptions,
  forPreset,
  oneOf,
  optional,
  requireList,
  requirePositiveInteger,
  requireText,
} from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import { toEventSchemas } from '../../core/provider/event-schemas.js'
import { joinId } from '../../core/provider/join-id.js'
import { type Outcome, reply } from '../../core/provider/outcome.js'
import type { AnyProvider, EventSchemas, Provider, TypesOf } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import type { RequestHead, Sequence } from '../../core/request/delivery.js'
import { headerValues } from '../../core/request/headers.js'
import { anyOf } from '../../core/verify/any-of.js'
import { headerToken } from '../../core/verify/header-token.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { urlToken } from '../../core/verify/url-token.js'
import { requireVerifier, type Verifier } from '../../core/verify/verifier.js'
import { cloudEventBodies, toCloudEvents } from './binding.js'

export type { CloudEvent } from './cloud-event.js'
export { hostMapping } from './host-mapping.js'
export type { CloudEventAttributes, CloudEventMapping } from './mapping.js'
export { chatMapping, paymentsMapping, pushMapping, trackerMapping } from './style-mappings.js'
export { type ToCloudEventOptions, toCloudEvent } from './to-cloud-event.js'

const nonEmpty = z.string().check(z.minLength(1))

/** The attributes of an event: all required ones, and optional ones and extensions if present. */
export const cloudEventSchema = compileSchema(
  z.looseObject({
    specversion: nonEmpty,
    id: nonEmpty,
    source: nonEmpty,
    type: nonEmpty,
    subject: z.optional(z.string()),
    /** Kept as text; RFC 3339 according to the specification. */
    time: z.optional(z.string()),
    datacontenttype: z.optional(z.string()),
    dataschema: z.optional(z.string()),
    /** JSON as its value, text as a string, other media types as bytes. */
    data: z.optional(z.unknown()),
  }),
)

/** The payload of any delivery: the event with its extensions. */
export type CloudEventsPayload = OutputOf<typeof cloudEventSchema>

/** The payload types of CloudEvents, with the types of the data by the events' `type`. */
export interface CloudEventsTypes<Data extends object = Record<never, never>> {
  readonly events: {
    readonly [Type in keyof Data & string]: CloudEventsPayload & { readonly type: Type; readonly data: Data[Type] }
  }
  readonly fallback: CloudEventsPayload
}

/** How deliveries are authenticated: by a token, as the webhook specification requires, or by another verifier. */
export type CloudEventsProof =
  | {
      /**
       * The access tokens, newest first, or a function that looks them up. They are read from `Authorization: Bearer` and from
       * the query parameter `access_token`, as the specification requires.
       */
      readonly tokens: SecretSource
      readonly verify?: never
    }
  | {
      /**
       * Verifies who sent a request, such as `headerToken` alone, to refuse tokens in URLs. A signature must cover
       * `Content-Type` and the `ce-` headers: if it covers only the body, an attacker who sees a request can send its body
       * in binary mode as the data of any type, source and id.
       */
      readonly verify: Verifier
      readonly tokens?: never
    }

/** Options of {@link cloudEvents}. */
export type CloudEventsOptions = CloudEventsProof & {
  /**
   * The senders that may deliver here, by the DNS names in their `WebHook-Request-Origin`, such as `eventgrid.azure.net`; `*`
   * allows all. @default none: validation requests are answered 405
   */
  readonly allowedOrigins?: readonly string[]
  /** The rate that these senders are allowed, in requests per minute. @default no limit */
  readonly allowedRate?: number
  /** Whether the extension `sequence` numbers the events of a source, in decimal. @default false */
  readonly sequence?: boolean
  /** The sender, for receipts and dedupe keys. @default 'cloudevents' */
  readonly name?: string
  /** The maximum number of events in a batch. @default 1000 */
  readonly maxEvents?: number
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/**
 * CloudEvents 1.0 over HTTP, in binary, structured and batched mode, delivered according to the webhook specification:
 * Azure Event Grid, Knative and others.
 *
 * The event name is the attribute `type`, and the id is `source` and `id` together. `OPTIONS` requests, with which a sender
 * asks for permission, are answered according to `allowedOrigins`. `data_base64` is decoded.
 *
 * @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/bindings/http-protocol-binding.md
 * @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/http-webhook.md
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: cloudEvents({ tokens: ['new', 'old'], allowedOrigins: ['eventgrid.azure.net'] }),
 *   on: { 'com.example.object.created': ({ payload }) => console.log(payload.subject, payload.data) },
 * })
 */
export function cloudEvents<const Events extends EventSchemas>(
  options: CloudEventsOptions & {
    /** The sender's events, each with a schema of the whole event; for other events, only the attributes are checked. */
    readonly events: Events
  },
): Provider<TypesOf<typeof cloudEventSchema, Events>>
export function cloudEvents<Data extends object = Record<never, never>>(
  options: CloudEventsOptions & {
    /** All types in the type parameter; their data is not checked. */
    readonly events?: readonly (keyof Data & string)[]
  },
): Provider<CloudEventsTypes<Data>>
export function cloudEvents(
  options: CloudEventsOptions & { readonly events?: EventSchemas | readonly string[] },
): AnyProvider {
  checkOptions(options, 'cloudEvents', {
    tokens: checkedLater,
    verify: checkedLater,
    allowedOrigins: optional(requireList),
    allowedRate: optional(requirePositiveInteger),
    sequence: optional(oneOf([true, false])),
    name: optional(requireText),
    events: checkedLater,
    maxEvents: optional(requirePositiveInteger),
    maxDepth: optional(requirePositiveInteger),
  })
  const { allowedOrigins = [], allowedRate, name = 'cloudevents', maxEvents = 1000, maxDepth = 64 } = options
  if (maxDepth > 1000) throw new TypeError('cloudEvents: maxDepth must be at most 1000')
  const limits = { maxDepth, maxEvents }
  const permission = { allowedOrigins: allowedOrigins.map((origin) => origin.toLowerCase()), allowedRate }
  return defineProvider({
    name,
    verify: toVerifier(options),
    body: cloudEventBodies(limits),
    schema: cloudEventSchema,
    events: toEventSchemas(options.events ?? [], cloudEventSchema, 'cloudEvents: events'),
    payload: (body, request) => toCloudEvents(body, request, limits),
    parts: (payload) => (Array.isArray(payload) ? payload : undefined),
    event: ({ type }) => type,
    id: ({ source, id }) => joinId([source, id]),
    ...(options.sequence === true && { sequence: sequenceOf }),
    probe: { methods: ['OPTIONS'], answer: (request) => grant(request, permission) },
    // The specification requires 204 for success without a body, 202 for an unknown outcome, and Retry-After in a 429.
    responses: {
      success: 204,
      accepted: 202,
      reject: 204,
      retryLater: 429,
      retryAfterSeconds: 60,
      ...(options.tokens !== undefined && { successHeaders: notShared, rejectHeaders: notShared }),
    },
  })
}

// RFC 6750, section 2.3, demands it of a success if the token was in the URL.
const notShared = { 'cache-control': 'private' }

function toVerifier({ tokens, verify }: CloudEventsOptions): Verifier {
  if ((tokens === undefined) === (verify === undefined)) {
    throw new TypeError('cloudEvents: exactly one of tokens and verify must be given')
  }
  if (tokens === undefined) {
    requireVerifier(verify, 'cloudEvents')
    return verify
  }
  return forPreset('cloudEvents', () =>
    anyOf(
      headerToken({ header: 'authorization', prefix: 'Bearer ', tokens }),
      urlToken({ parameter: 'access_token', tokens }),
    ),
  )
}

/** The permission in the response to a validation request. */
interface Permission {
  readonly allowedOrigins: readonly string[]
  readonly allowedRate: number | undefined
}

/** Answers a validation request (section 4.2 of the webhook specification); the callback is never called. */
function grant(request: RequestHead, { allowedOrigins, allowedRate }: Permission): Outcome | undefined {
  if (request.method !== 'OPTIONS') return undefined
  const [origin, ...others] = headerValues(request, 'webhook-request-origin')
  if (origin === undefined || others.length > 0) return undefined
  const allowsAll = allowedOrigins.includes('*')
  if (!allowsAll && !allowedOrigins.includes(origin.toLowerCase())) return undefined
  const headers = {
    allow: 'POST',
    'webhook-allowed-origin': allowsAll ? '*' : origin,
    'webhook-allowed-rate': allowedRate === undefined ? '*' : String(allowedRate),
  }
  return reply('', { headers })
}

// The extension is sortable text; only decimal numbers reveal that one is missing.
function sequenceOf({ source, sequence }: CloudEventsPayload): Sequence | undefined {
  const number = typeof sequence === 'string' && /^[0-9]{1,16}$/.test(sequence) ? Number(sequence) : sequence
  return typeof number === 'number' && Number.isSafeInteger(number) ? { channel: source, number } : undefined
}
