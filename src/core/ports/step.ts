import type { MaybePromise } from '../base/maybe-promise.js'
import type { Delivery, Proof, WebhookRequest } from '../request/delivery.js'
import type { Decision } from './decision.js'
import type { StoredDelivery, StoredHandler } from './stored-delivery.js'

export type { GatheringWindow, StoredHandler, TenantLimits } from './stored-delivery.js'

/** The request as a step sees it. */
export interface StepContext {
  /** Calls `onError` for an error that does not change the response. */
  report(error: unknown): void
  /** Keeps the runtime alive, and `drain()` waiting, for work that continues after the response. */
  waitUntil(work: Promise<unknown>): void
  /** The decision about a request that failed with this value. */
  toFailure(error: unknown): Decision
  /** Only for a delivery from an inbox. */
  readonly claim?: Claim | undefined
  /** The handler that is called, if `effects` chose one among several. */
  effect?: ChosenEffect | undefined
  /** The context of one delivery among several in the request, or of one handler among several of the delivery. */
  forPart(delivery: Delivery, claim?: Claim): StepContext
}

/** A handler among several. */
export interface ChosenEffect {
  readonly name: string
  /** The longest time for it, in milliseconds, if it differs from the receiver's. */
  readonly timeoutMs?: number | undefined
  readonly handle?: (delivery: Delivery, context: never) => unknown
  /** What the delivery stands for, if the handler gathers. */
  readonly gathered?: Gathered | undefined
}

/** The deliveries about one object for which a handler is called once. */
export interface Gathered<D extends Delivery = Delivery> {
  /** Their ids, in order, with that of the delivery that the handler gets: the provider's, or else the inbox's. */
  readonly ids: readonly string[]
  /** The deliveries themselves, in the same order, with `keep: 'all'`; otherwise only the one that the handler gets. */
  readonly deliveries: readonly D[]
}

/** What the pipeline has found out about a delivery. */
export interface DeliveryState {
  /** Whether a later delivery of the same channel was already handled. Only with the option `order`. */
  readonly late: boolean
  /** Whether the delivery was handled before. Only with `onDuplicate: 'handle'` in the option `dedupe`. */
  readonly duplicate: boolean
  /** How often an inbox has handed the delivery over: `1` is the first time. Always `1` without an inbox. */
  readonly attempt: number
}

/** A record that follows another one: it has the same request, for one handler. */
export interface FollowUp {
  /** A UUID, the same for each attempt to store it. */
  readonly id: string
  /** Records with the same key are handled in order. */
  readonly key: string | undefined
  readonly handler: StoredHandler
  /**
   * The names of several handlers of the same request: the record is stored with the last of them that is done, and with no
   * other. Only for an engine whose `effects` are `shared`.
   */
  readonly needs?: readonly string[] | undefined
}

/** What a worker holds on a delivery of an inbox while it handles it. */
export interface Claim {
  /** Aborted when the claim ends, because it was not renewed in time or another process has taken over the delivery. */
  readonly signal: AbortSignal
  /** Whether no other process can have taken over the delivery. */
  isCurrent(): boolean
  /** Runs a synchronous effect in the transaction that records the delivery as handled, if the engine can. */
  commit?(effect: () => void): void
  /**
   * Has other records stored once this one is handled: in the transaction that records it, or just before, where the engine
   * has none. An attempt that fails stores nothing. A second call replaces the first one.
   */
  follow?(records: readonly FollowUp[]): MaybePromise<void>
  /**
   * Takes up to 99 records that wait behind this one into the attempt: those with its key and a `window`, in order. They are
   * recorded as done, or as dead letters, in the transaction that records this one, or just after, where the engine has none.
   */
  gather?(): Promise<readonly StoredDelivery[]>
}

/**
 * A step of the pipeline: decides about a delivery, or about the list of deliveries of a request, or calls the next step.
 *
 * @throws {WebhookError} if the delivery failed and should be sent again
 */
export type Step<Subject = Delivery> = (
  subject: Subject,
  context: StepContext,
  state: DeliveryState,
) => MaybePromise<Decision>

/** The settings of a receiver that its steps use. */
export interface StepSettings {
  /** Keeps the endpoints in a store or an inbox apart. */
  readonly endpoint: string
  readonly provider: {
    readonly name: string
    readonly numbered?: boolean | undefined
    readonly redeliveryMs?: number | undefined
  }
  readonly handlerTimeoutMs: number
  readonly storeTimeoutMs: number
  readonly onDeadline: 'retry' | 'accept'
  /** Parses a request as it is parsed when an inbox hands it over. */
  reparse(request: WebhookRequest, proof: Proof, receivedAt: number): MaybePromise<readonly Delivery[]>
  /** The option `order`. */
  readonly order: { readonly maxWaitMs: number } | undefined
}
