import type { MaybePromise } from '../base/maybe-promise.js'

/** One header line as it arrived: the name in any letter case, and the value. A name may be repeated. */
export type HeaderLine = readonly [name: string, value: string]

/** The part of a request that is known before its body is read. */
export interface RequestHead {
  readonly method: string
  /** The absolute URL, as the runtime reports it. */
  readonly url: string
  readonly headers: readonly HeaderLine[]
  /** Whether the connection itself uses TLS. Proxy headers do not affect it. */
  readonly encrypted: boolean
}

/** One HTTP request as received: method, URL, header lines and the bytes of the body, never decoded. */
export interface WebhookRequest extends RequestHead {
  readonly body: Uint8Array
}

/** Limits under which a body is read. */
export interface BodyLimits {
  /** The maximum size of the body in bytes, counted as they arrive and, for a compressed body, as they are decoded. */
  readonly maxBodyBytes: number
  /** The maximum time for the body to arrive, in milliseconds. */
  readonly bodyTimeoutMs: number
  /** The `Content-Encoding` values that are decoded before verification. An empty list refuses every encoding. */
  readonly decompress: readonly ContentEncoding[]
}

/** A `Content-Encoding` that every runtime can decode. */
export type ContentEncoding = 'gzip' | 'deflate'

/** A request whose body may still be arriving; the receiver reads it under its own limits. */
export interface IncomingRequest extends RequestHead {
  readonly body: Uint8Array | ((limits: BodyLimits) => MaybePromise<Uint8Array>)
}

export const proofStrengths = ['signature', 'transport', 'token', 'basic', 'url', 'none'] as const

/** The strength of a proof. Only `unverified()` yields `none`, and only `receiveMessage` of a receiver yields `transport`. */
export type ProofStrength = (typeof proofStrengths)[number]

/** The result of a successful verification. */
export interface Proof {
  readonly strength: ProofStrength
  /** The verifier that accepted the request, such as `hmacSignature`. */
  readonly verifier: string
  /** The algorithm of a signature, such as `hmac-sha256` or `RS256`. */
  readonly algorithm?: string | undefined
  /** The key that matched: its `kid`, or the index of the secret (`0` is the newest). */
  readonly key?: string | number | undefined
  /** The signed timestamp, in milliseconds since 1970. */
  readonly signedAt?: number | undefined
  /** The individual proofs of a combined one. */
  readonly parts?: readonly Proof[] | undefined
}

/**
 * The parts of an event name: `[Resource Name].[Sub Resource Name].[Event]`.
 *
 * `PAYMENT.AUTHORIZATION.CREATED` has all three; `issues.opened` has no sub-resource.
 */
export interface EventName {
  readonly resource: string
  readonly subResource?: string
  readonly event: string
}

/** The position of a delivery in an ordered stream. */
export interface Sequence {
  readonly channel: string
  readonly number: number
  /** Whether the channel's numbering restarts with this number. */
  readonly starts?: boolean | undefined
}

/** A provider's mark on a redelivery. */
export interface Retry {
  /** The number of earlier attempts: `1` is the first retry. */
  readonly attempt: number
  /** The reason, in the provider's words. */
  readonly reason?: string | undefined
}

interface DeliveryCommon {
  /** The name of the provider. */
  readonly provider: string
  /** The provider's id of this delivery, which redeliveries share; `undefined` if the provider sends none. */
  readonly id: string | undefined
  /** The parts of the event name, if it has the dotted form. */
  readonly name: EventName | undefined
  /** Channel and number, for providers that number their deliveries. */
  readonly sequence: Sequence | undefined
  /** Set if the provider marks the delivery as a retry. */
  readonly retry: Retry | undefined
  readonly receivedAt: Date
  readonly proof: Proof
  /** The request as it arrived. It holds the sender's tokens: do not log it. */
  readonly request: WebhookRequest
}

/** A delivery whose event name the provider declares; `event` determines the type of `payload`. */
export interface KnownDelivery<Name extends string, Payload> extends DeliveryCommon {
  readonly known: true
  readonly event: Name
  readonly payload: Payload
}

/** A delivery with an event name that the provider does not declare. It is verified like any other. */
export interface UnknownDelivery<Payload> extends DeliveryCommon {
  readonly known: false
  readonly event: string
  readonly payload: Payload
}

/** A delivery for a handler under `onOther`: `known` is true once a version of this package declares the event. */
export interface OtherDelivery<Payload> extends DeliveryCommon {
  readonly known: boolean
  readonly event: string
  readonly payload: Payload
}

/**
 * The payload types of a provider: one for each event name, and one for every other event.
 *
 * A property `open` allows handlers to use other names: `true` for any, or texts with which names begin, up to a dot.
 */
export interface ProviderTypes {
  readonly events: object
  readonly fallback: unknown
}

/** The payload types of an arbitrary provider. */
export type AnyTypes = { readonly events: Readonly<Record<string, unknown>>; readonly fallback: unknown }

type KnownDeliveries<T extends ProviderTypes, Name extends string> = {
  [N in keyof T['events'] & string]: N extends Name ? KnownDelivery<N, T['events'][N]> : never
}[keyof T['events'] & string]

/** Any delivery of a provider: a union that narrows by `known`, then by `event`. */
export type Delivery<T extends ProviderTypes = AnyTypes> = KnownDeliveries<T, string> | UnknownDelivery<T['fallback']>

/** The deliveries that reach the handler registered under `Key`: an event name, its beginning up to a dot, or `*`. */
export type DeliveryOf<T extends ProviderTypes, Key> = Key extends '*'
  ? Delivery<T>
  : Key extends keyof T['events'] & string
    ? KnownDelivery<Key, T['events'][Key]> | KnownDeliveries<T, `${Key}.${string}`>
    : Key extends string
      ? KnownDeliveries<T, `${Key}.${string}`> | UnknownDelivery<T['fallback']>
      : never
