/** One header line as it arrived: the name in any case, and its value. A name may come more than once. */
export type HeaderLine = readonly [name: string, value: string]

/** The part of a request that is known before its body was read. */
export interface RequestHead {
  readonly method: string
  /** The absolute URL, as far as the runtime knows it. */
  readonly url: string
  readonly headers: readonly HeaderLine[]
  /** Whether the connection itself is TLS. Headers of a proxy have no influence on it. */
  readonly encrypted: boolean
}

/** One HTTP request as received: method, URL, header lines and the bytes of the body, never decoded. */
export interface WebhookRequest extends RequestHead {
  readonly body: Uint8Array
}

/** How a body may be read: what it may weigh and how long it may take. */
export interface BodyLimits {
  /** The most bytes that are accepted, counted as they arrive and, where a body is compressed, as they come out. */
  readonly maxBodyBytes: number
  /** The longest time that a body may take to arrive, in milliseconds. */
  readonly bodyTimeoutMs: number
  /** The `Content-Encoding` values that are undone before verification. Empty refuses every encoding. */
  readonly decompress: readonly ContentEncoding[]
}

/** A `Content-Encoding` that every runtime can undo. */
export type ContentEncoding = 'gzip' | 'deflate'

/** A request whose body may still be on its way; the receiver reads it under its own limits. */
export interface IncomingRequest extends RequestHead {
  readonly body: Uint8Array | ((limits: BodyLimits) => Promise<Uint8Array>)
}

export const proofStrengths = ['signature', 'token', 'basic', 'url', 'none'] as const

/** How much a verifier proves. `none` is only ever the result of `unverified()`. */
export type ProofStrength = (typeof proofStrengths)[number]

/** The result of a successful verification. */
export interface Proof {
  readonly strength: ProofStrength
  /** The verifier that was satisfied, such as `hmacSignature`. */
  readonly verifier: string
  /** The algorithm of a signature, such as `hmac-sha256` or `RS256`. */
  readonly algorithm?: string | undefined
  /** Which key matched: its `kid`, or the index of the secret (`0` is the newest). */
  readonly key?: string | number | undefined
  /** The signed time of sending, in milliseconds since 1970. */
  readonly signedAt?: number | undefined
  /** The single proofs behind a combined one. */
  readonly parts?: readonly Proof[] | undefined
}

declare const checked: unique symbol

/** A request that has passed its provider's verifier. Only `provider.verify` can make one. */
export interface Verified {
  readonly request: WebhookRequest
  readonly proof: Proof
  readonly [checked]: true
}

class CheckedRequest {
  declare readonly [checked]: true
  readonly #request: WebhookRequest
  readonly #proof: Proof
  readonly #owner: object

  constructor(request: WebhookRequest, proof: Proof, owner: object) {
    this.#request = request
    this.#proof = proof
    this.#owner = owner
  }

  // Read only at run time too, and without the price of freezing: what was verified is what is parsed.
  get request(): WebhookRequest {
    return this.#request
  }

  get proof(): Proof {
    return this.#proof
  }

  static is(value: object, owner: object): boolean {
    return #owner in value && value.#owner === owner
  }
}

/** Marks a request as verified. Not exported from the package: whoever calls it has run the verifier of `owner`. */
export function markVerified(request: WebhookRequest, proof: Proof, owner: object): Verified {
  return new CheckedRequest(request, proof, owner)
}

/** Tells whether a value was made by {@link markVerified} for this owner; a look-alike object was not. */
export function isVerified(value: unknown, owner: object): value is Verified {
  return typeof value === 'object' && value !== null && CheckedRequest.is(value, owner)
}

/**
 * An event name taken apart: `[Resource Name].[Sub Resource Name].[Event]`.
 *
 * `PAYMENT.AUTHORIZATION.CREATED` has all three; `issues.opened` has no sub-resource.
 */
export interface EventName {
  readonly resource: string
  readonly subResource?: string
  readonly event: string
}

/** The place of a delivery in a stream that has an order. */
export interface Sequence {
  readonly channel: string
  readonly number: number
  /** Whether the number is the first of its channel, and the channel begins anew with it. */
  readonly starts?: boolean | undefined
}

/** What a provider says of a delivery that it sends again. */
export interface Retry {
  /** How often it was sent before: `1` is the first repeat. */
  readonly attempt: number
  /** Why, in the provider's words. */
  readonly reason?: string | undefined
}

interface DeliveryCommon {
  /** The name of the provider. */
  readonly provider: string
  /** The provider's own id of this delivery, the same when it is sent again; `undefined` where it has none. */
  readonly id: string | undefined
  /** The event name taken apart, where it is of the dotted form. */
  readonly name: EventName | undefined
  /** Channel and number, for providers that number their deliveries. */
  readonly sequence: Sequence | undefined
  /** Set where the provider says that it sends the delivery again. */
  readonly retry: Retry | undefined
  readonly receivedAt: Date
  readonly proof: Proof
  /** The request as it arrived. It holds the sender's tokens: do not log it. */
  readonly request: WebhookRequest
}

/** A delivery whose event name the provider declares; `event` tells the type of `payload`. */
export interface KnownDelivery<Name extends string, Payload> extends DeliveryCommon {
  readonly known: true
  readonly event: Name
  readonly payload: Payload
}

/** A delivery with an event name that the provider does not declare. It is authentic all the same. */
export interface UnknownDelivery<Payload> extends DeliveryCommon {
  readonly known: false
  readonly event: string
  readonly payload: Payload
}

/** The payload types of a provider: one for each event name, and one for every other event. */
export interface ProviderTypes {
  readonly events: object
  readonly fallback: unknown
}

/** The payload types of a provider of which nothing is known. */
export type AnyTypes = { readonly events: Readonly<Record<string, unknown>>; readonly fallback: unknown }

type KnownDeliveries<T extends ProviderTypes, Name extends string> = {
  [N in keyof T['events'] & string]: N extends Name ? KnownDelivery<N, T['events'][N]> : never
}[keyof T['events'] & string]

/** Any delivery of a provider: a union that narrows by `known`, then by `event`. */
export type Delivery<T extends ProviderTypes = AnyTypes> = KnownDeliveries<T, string> | UnknownDelivery<T['fallback']>

/** The deliveries that reach the handler registered under `Key`: a whole name, its dotted beginning, or `*`. */
export type DeliveryOf<T extends ProviderTypes, Key> = Key extends '*'
  ? Delivery<T>
  : Key extends keyof T['events'] & string
    ? KnownDelivery<Key, T['events'][Key]> | KnownDeliveries<T, `${Key}.${string}`>
    : Key extends string
      ? KnownDeliveries<T, `${Key}.${string}`> | UnknownDelivery<T['fallback']>
      : never
