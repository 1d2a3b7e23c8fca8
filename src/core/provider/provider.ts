import type { MaybePromise } from '../base/maybe-promise.js'
import type { BodyFormat } from '../request/body/format.js'
import type { Delivery, Proof, ProviderTypes, RequestHead, WebhookRequest } from '../request/delivery.js'
import type { Verified, VerifyContext } from '../verify/verifier.js'
import type { Outcome } from './outcome.js'
import type { ResponsePolicy } from './response-policy.js'
import type { OutputOf, Schema } from './schema.js'

/** The format of a body, and the media type that selected it. */
export interface SelectedFormat {
  readonly format: BodyFormat
  readonly mediaType: string | undefined
}

/** Options of `parse` and `parseAll` of a provider. */
export interface ParseOptions {
  /** The time of receipt, in milliseconds since 1970. @default the system's clock */
  readonly now?: number
  /** What `admit` of the same provider returned for the request. @default selected by the media type */
  readonly selected?: SelectedFormat | undefined
}

/**
 * Proves who sent a request.
 *
 * @param options - `now`: the time of receipt, in milliseconds since 1970, by default the system's clock
 * @returns the request with its proof, the only argument that `parse` accepts; a promise if the verifier is asynchronous
 * @throws {WebhookError} the verifier's reason
 */
export type ProviderVerify = (request: WebhookRequest, options?: Partial<VerifyContext>) => MaybePromise<Verified>

/** Any {@link Provider}: the type for code that works with all of them. */
export interface AnyProvider {
  readonly name: string
  readonly responses: ResponsePolicy
  /** The names of the events with their own payload type; an unknown event never reaches the handler of one of these. */
  readonly declaredEvents?: readonly string[] | undefined
  /** Which other names handlers may use: `true` for any name, or the beginnings of such names. */
  readonly openEvents?: true | readonly string[] | undefined
  /** Whether deliveries may carry a number, which the option `order` of a receiver needs; `undefined` if that is not known. */
  readonly numbered?: boolean | undefined
  /** How long the provider waits for a response, in milliseconds; `undefined` if it does not document that. */
  readonly ackDeadlineMs?: number | undefined
  /** How long after the first attempt the provider may send a delivery again, in milliseconds. */
  readonly redeliveryMs?: number | undefined
  /**
   * Refuses a request that cannot be a delivery, before its body is read.
   *
   * @returns the format of the body; `undefined` if `parseAll` selects it
   * @throws {WebhookError} `method_not_allowed`, `media_type_unsupported`
   */
  admit(head: RequestHead): SelectedFormat | undefined
  /**
   * Answers an unsigned request with which the provider tests the endpoint; `undefined` for any other request.
   *
   * @throws {WebhookError} `method_not_allowed` for a method that only probes may use
   */
  readonly probe?: ((request: WebhookRequest) => MaybePromise<Outcome | undefined>) | undefined
  readonly verify: ProviderVerify
  /**
   * Marks a request that this provider verified before it was stored, so that it can be parsed after it was loaded.
   *
   * It proves nothing: pass only requests from a store that only you can write to.
   */
  restore(request: WebhookRequest, proof: Proof): Verified
  /**
   * Turns a verified request into a typed delivery.
   *
   * @throws {TypeError} the argument was not made by `verify` or `restore` of this provider
   * @throws {WebhookError} `media_type_unsupported`, `body_malformed`, `body_limit_exceeded`, `body_key_forbidden`,
   * `payload_invalid`, which is also thrown if the request carries no or several deliveries: use `parseAll` for these
   */
  parse(verified: Verified, options?: ParseOptions): MaybePromise<Delivery>
  /** Like `parse`, for a request with any number of deliveries. */
  parseAll(verified: Verified, options?: ParseOptions): MaybePromise<readonly Delivery[]>
  /** Answers a question to the endpoint itself, such as a challenge to echo; `undefined` for deliveries. */
  readonly handshake?: ((delivery: Delivery) => MaybePromise<Outcome | undefined>) | undefined
}

/** How the requests of one sender are admitted, verified, parsed and answered. Made by `defineProvider`. */
export interface Provider<T extends ProviderTypes> extends AnyProvider {
  parse(verified: Verified, options?: ParseOptions): MaybePromise<Delivery<T>>
  parseAll(verified: Verified, options?: ParseOptions): MaybePromise<readonly Delivery<T>[]>
  /** Carries the payload types; there is no such property at run time. */
  readonly '~types'?: T | undefined
}

/** Schemas for single events, by event name. */
export type EventSchemas = Readonly<Record<string, Schema>>

/** The payload types of a provider's schemas. */
export interface TypesOf<Base extends Schema, Events extends EventSchemas, Open extends true | string = never>
  extends ProviderTypes {
  readonly events: { readonly [Name in keyof Events]: OutputOf<Events[Name]> }
  readonly fallback: OutputOf<Base>
  readonly open: Open
}
