import type { MaybePromise } from '../base/maybe-promise.js'
import type { Decisions } from './decision.js'
import type { Step, StepSettings } from './step.js'

/** The state of a delivery in a {@link DedupeStore}, and the lease of a new one. */
export type Reservation =
  /** It was neither handled nor reserved: the caller may handle it until the lease ends. */
  | { readonly state: 'new'; readonly lease: string }
  /** Another request is handling it. */
  | { readonly state: 'in_progress' }
  /** It was handled. */
  | { readonly state: 'done' }

/**
 * Remembers which deliveries are in progress or done. Each call is atomic, even among processes that share the store.
 *
 * A key that is neither completed nor released becomes free when its lease ends. A store that waits for nothing may return
 * values instead of promises, which is faster.
 */
export interface DedupeStore {
  /** The step of the pipeline that uses the store: `deduplicate`. A receiver without a store does not bundle it. */
  readonly step: DedupeStep
  /**
   * Reserves a delivery for the caller. Exactly one of any number of concurrent calls gets `new`.
   *
   * @param options - `leaseMs`: how long the lease lasts, in milliseconds; longer than handling can take
   */
  reserve(key: string, options: { readonly leaseMs: number }): MaybePromise<Reservation>
  /**
   * Records that the delivery was handled.
   *
   * @param options - `ttlMs`: how long this is remembered, in milliseconds; longer than the provider retries
   * @returns `false` if the lease had ended and another request has reserved the delivery since
   */
  complete(key: string, lease: string, options: { readonly ttlMs: number }): MaybePromise<boolean>
  /** Releases the lease, so that a retry can be handled. No effect without the lease. */
  release(key: string, lease: string): MaybePromise<void>
}

/** How a receiver handles each delivery once. */
export interface DedupeOptions {
  /** Remembers which deliveries are in progress or done. */
  readonly store: DedupeStore
  /** How long a handled delivery is remembered, in milliseconds. @default as long as the provider may resend it, plus one day */
  readonly ttlMs?: number
  /**
   * How long a delivery is reserved for its handler, in milliseconds; after a crash it is blocked for at most that long.
   *
   * @default `limits.handlerTimeoutMs`, plus twice the `maxWaitMs` of `order`, plus 30 s
   */
  readonly leaseMs?: number
  /**
   * What to do with a delivery that was handled before: acknowledge it, or handle it again with `duplicate` set, for
   * providers that send it again only if somebody asked for that.
   *
   * @default 'acknowledge'
   */
  readonly onDuplicate?: 'acknowledge' | 'handle'
  /** What to do when the store fails: have the provider retry, or handle the delivery, perhaps twice. @default 'retry' */
  readonly onStoreError?: 'retry' | 'handle'
}

/** What {@link DedupeStore.step} is to a receiver. */
export type DedupeStep = (options: DedupeOptions, settings: StepSettings, decisions: Decisions) => (next: Step) => Step
