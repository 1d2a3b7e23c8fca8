import type { MaybePromise } from '../base/maybe-promise.js'
import type { Delivery, Proof, ProviderTypes, RequestHead, Verified, WebhookRequest } from '../request/delivery.js'
import type { OutputOf, Schema } from '../schema/schema.js'
import type { Outcome } from './outcome.js'
import type { ResponsePolicy } from './response-policy.js'

/** Options of a single call to a provider. */
export interface ProviderCallOptions {
  /** The time of receipt, in milliseconds since 1970. @default the system's clock */
  readonly now?: number
}

/** Any {@link Provider}, whatever it sends: the type for code that works with all of them. */
export interface AnyProvider {
  readonly name: string
  readonly responses: ResponsePolicy
  /** The names of the events with a payload type of their own; an unknown event never reaches a handler of these. */
  readonly declaredEvents?: readonly string[] | undefined
  /** How long the provider waits for an answer, in milliseconds; `undefined` where it does not say. */
  readonly ackDeadlineMs?: number | undefined
  /** How long after the first attempt the provider may still send a delivery again, in milliseconds. */
  readonly redeliveryMs?: number | undefined
  /**
   * Refuses what cannot be a delivery, before its body is read.
   *
   * @throws {WebhookError} `method_not_allowed`, `media_type_unsupported`
   */
  admit(head: RequestHead): void
  /**
   * Answers what is sent unsigned to find out about the endpoint; `undefined` for everything else.
   *
   * @throws {WebhookError} `method_not_allowed` for what only a probe may use
   */
  readonly probe?: ((request: WebhookRequest) => Outcome | undefined) | undefined
  /**
   * Proves who sent a request.
   *
   * @returns the request with its proof, the only thing that `parse` accepts; a promise where the verifier needs time
   * @throws {WebhookError} the verifier's reason
   */
  verify(request: WebhookRequest, options?: ProviderCallOptions): MaybePromise<Verified>
  /**
   * Marks a request that this provider verified before it was stored, so that it can be parsed when it is taken out.
   *
   * It proves nothing: pass only what a store gives back that nobody else writes to.
   */
  restore(request: WebhookRequest, proof: Proof): Verified
  /**
   * Turns a verified request into a typed delivery.
   *
   * @throws {TypeError} the argument was not made by `verify` or `restore` of this provider
   * @throws {WebhookError} `media_type_unsupported`, `body_malformed`, `body_limit_exceeded`, `body_key_forbidden`,
   * `payload_invalid`
   */
  parse(verified: Verified, options?: ProviderCallOptions): MaybePromise<Delivery>
  /** Like `parse`, where one request may carry several deliveries; only providers of this kind have it. */
  readonly parseAll?:
    | ((verified: Verified, options?: ProviderCallOptions) => MaybePromise<readonly Delivery[]>)
    | undefined
  /** Answers what the provider asks of the endpoint itself, such as to echo a challenge; `undefined` for deliveries. */
  readonly handshake?: ((delivery: Delivery) => MaybePromise<Outcome | undefined>) | undefined
}

/** Whoever sends: how its requests are admitted, verified, parsed and answered. Made by `defineProvider`. */
export interface Provider<T extends ProviderTypes> extends AnyProvider {
  parse(verified: Verified, options?: ProviderCallOptions): MaybePromise<Delivery<T>>
  readonly parseAll?:
    | ((verified: Verified, options?: ProviderCallOptions) => MaybePromise<readonly Delivery<T>[]>)
    | undefined
  /** Carries the payload types; there is no such property at run time. */
  readonly '~types'?: T | undefined
}

/** Schemas for single events, by event name. */
export type EventSchemas = Readonly<Record<string, Schema>>

/** The payload types that follow from a provider's schemas. */
export interface TypesOf<Base extends Schema, Events extends EventSchemas> extends ProviderTypes {
  readonly events: { readonly [Name in keyof Events]: OutputOf<Events[Name]> }
  readonly fallback: OutputOf<Base>
}
