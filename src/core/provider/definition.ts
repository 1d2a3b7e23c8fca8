import type { MaybePromise } from '../base/maybe-promise.js'
import {
  type Checks,
  checkedLater,
  group,
  optional,
  requireFunction,
  requireList,
  requireObject,
  requirePositiveInteger,
  requireText,
  requireTimeout,
} from '../base/options.js'
import type { BodyFormat } from '../request/body/format.js'
import type { Retry, Sequence, WebhookRequest } from '../request/delivery.js'
import { requireVerifier, type Verifier, type VerifyContext } from '../verify/verifier.js'
import type { Outcome } from './outcome.js'
import type { EventSchemas } from './provider.js'
import type { ResponsePolicy } from './response-policy.js'
import { type OutputOf, requireSchema, type Schema } from './schema.js'

/** How an endpoint answers the unsigned requests that a provider sends to test it. */
export interface Probe {
  /** Methods other than POST that probes use. A request with one of these is never a delivery. @default none */
  readonly methods?: readonly string[]
  /**
   * The answer, made by `reply()`; `undefined` for a request that is not a probe and must be verified.
   *
   * Anyone can send a probe: match its exact form, and reveal nothing that a stranger must not know.
   */
  answer(request: WebhookRequest): MaybePromise<Outcome | undefined>
}

/** The definition of a provider, for {@link defineProvider}. */
export interface ProviderDefinition<
  Base extends Schema,
  Events extends EventSchemas,
  Open extends OpenEvents = OpenEvents,
> {
  /** A short name for receipts, errors and dedupe keys. */
  readonly name: string
  /** Proves who sent a request. There is no default; `unverified()` opts out. */
  readonly verify: Verifier
  /**
   * Returns the readable body of a request that `verify` accepted, for providers that encrypt it or send a token as the body.
   * Only these bytes are parsed. It is called again for a delivery from an inbox, which stores the request as it came.
   *
   * Throw the error of a wrong signature for anything that cannot be opened, so that the response tells nothing.
   *
   * @default the body
   */
  readonly open?: (request: WebhookRequest, context: VerifyContext) => MaybePromise<Uint8Array>
  /** Methods of deliveries besides POST, such as `PUT`. @default none */
  readonly methods?: readonly string[]
  /** The formats of the body. The media type of a request selects one of them. */
  readonly body: BodyFormat | readonly BodyFormat[]
  /** The shape of every payload. Allow unknown fields: providers add fields without notice. */
  readonly schema: Base
  /** The shapes of events that are known by name, for more precise types. */
  readonly events?: Events
  /**
   * The event names that handlers may use besides those of `events`: `true` for any name, or a list of beginnings, such as
   * `['recording']` for `recording.completed`.
   *
   * @default none if there are `events`, so that a misspelled name does not compile; otherwise any name
   */
  readonly openEvents?: Open
  /**
   * Makes the payload from the parsed body and the headers.
   *
   * @default the parsed body
   */
  readonly payload?: (body: unknown, request: WebhookRequest) => unknown
  /** The name of the event. */
  readonly event: (payload: OutputOf<Base>, request: WebhookRequest) => string
  /** The provider's id of the delivery, the same when it is sent again; `undefined` if it has none. */
  readonly id?: (payload: OutputOf<Base>, request: WebhookRequest) => string | undefined
  /** Channel and number, for providers that number their deliveries. */
  readonly sequence?: (payload: OutputOf<Base>, request: WebhookRequest) => Sequence | undefined
  /** The provider's retry information; `undefined` for the first attempt, and if the request does not say. */
  readonly retry?: (payload: OutputOf<Base>, request: WebhookRequest) => Retry | undefined
  /**
   * The payloads of a request that carries several deliveries, each with its own event and id; `undefined` if the body is
   * a single payload. They are handled one after the other, and the request is acknowledged after all of them. More than 5,000 are
   * refused.
   */
  readonly parts?: (payload: unknown, request: WebhookRequest) => readonly unknown[] | undefined
  /** Answers the unsigned requests that the provider sends to test the endpoint. @default every request is verified */
  readonly probe?: Probe
  /**
   * Answers verified requests that are about the endpoint itself, such as a ping or a challenge to echo. A request that
   * is answered here reaches no handler.
   */
  readonly handshake?: (payload: OutputOf<Base>, request: WebhookRequest) => MaybePromise<Outcome | undefined>
  /** Statuses that differ from the defaults. */
  readonly responses?: Partial<ResponsePolicy>
  /** How long the provider waits for a response, in milliseconds. Omit it if the provider documents no limit. */
  readonly ackDeadlineMs?: number
  /**
   * How long after the first attempt the provider may resend a delivery, in milliseconds. A receiver remembers deliveries for
   * one day more, because a copy of a signed request is accepted within the tolerance of its timestamp.
   *
   * @default 259_200_000, 3 days
   */
  readonly redeliveryMs?: number
}

/** Which event names a provider accepts besides those that it lists. */
export type OpenEvents = true | readonly string[] | undefined

/** Checks of a {@link ProviderDefinition}. */
export const definitionChecks: Checks<ProviderDefinition<Schema, EventSchemas>> = {
  name: requireText,
  verify: (value) => requireVerifier(value, 'defineProvider'),
  open: optional(requireFunction),
  methods: optional(requireList),
  body: checkedLater,
  schema: checkSchema,
  events: optional((value, option) => {
    requireObject(value, option)
    for (const name of Object.keys(value)) checkSchema(Reflect.get(value, name), `${option}.${name}`)
  }),
  openEvents: optional((value, option) => {
    if (value !== true) requireList(value, option)
  }),
  payload: optional(requireFunction),
  event: requireFunction,
  id: optional(requireFunction),
  sequence: optional(requireFunction),
  retry: optional(requireFunction),
  parts: optional(requireFunction),
  probe: optional(group<Probe>({ methods: optional(requireList), answer: requireFunction })),
  handshake: optional(requireFunction),
  responses: checkedLater,
  ackDeadlineMs: optional(requireTimeout),
  redeliveryMs: optional(requirePositiveInteger),
}

function checkSchema(value: unknown, option: string): void {
  requireSchema(value as Schema, option)
}
