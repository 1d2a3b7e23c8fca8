import { refusal, type WebhookError } from '../../../errors.js'
import {
  type Checks,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireWholeNumber,
} from '../../base/options.js'

/** The lifetimes of retrieved keys. */
export interface RetentionOptions {
  /** How long the keys count as fresh, in milliseconds. @default 600_000 */
  readonly maxAgeMs?: number
  /** How long the keys are used after that while the key server fails, in milliseconds. @default 3_600_000 */
  readonly staleMs?: number
  /** The minimum time between a failure and the next retrieval, in milliseconds. @default 5_000 */
  readonly failureCooldownMs?: number
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** Checks of {@link RetentionOptions}, to spread into a key source's checks. */
export const retentionChecks: Checks<RetentionOptions> = {
  maxAgeMs: optional(requirePositiveInteger),
  staleMs: optional(requireWholeNumber),
  failureCooldownMs: optional(requirePositiveInteger),
  now: optional(requireFunction),
}

/** How many retrievals may start within a cool-down where requests cannot share one. */
const maxUnshared = 20

interface Loaded<T> {
  readonly value: T
  readonly at: number
  /** The number of the retrieval that returned it, counted from 1. */
  readonly retrieval: number
}

/**
 * Caches the last good result of a retrieval that may fail.
 *
 * Invariants, however many requests ask: at most one retrieval is in flight, and after a failure none starts before the
 * cool-down is over. On workers, whose requests cannot share one, only a few start within a cool-down.
 */
export class RetrievalCache<T> {
  readonly #load: () => Promise<T>
  readonly #maxAgeMs: number
  readonly #staleMs: number
  readonly #failureCooldownMs: number
  readonly #now: () => number
  #loaded: Loaded<T> | undefined
  #failure: { readonly error: unknown; readonly at: number } | undefined
  #inFlight: Promise<T> | undefined
  #retrievals = 0
  // Equivalent (ObjectLiteral): `{}`. The first retrieval begins a new period, because 1970 is long ago.
  #burst = { at: 0, count: 0 }

  constructor(load: () => Promise<T>, options: RetentionOptions) {
    const { maxAgeMs = 600_000, staleMs = 3_600_000, failureCooldownMs = 5_000, now = Date.now } = options
    this.#load = load
    this.#maxAgeMs = maxAgeMs
    this.#staleMs = staleMs
    this.#failureCooldownMs = failureCooldownMs
    this.#now = now
  }

  /**
   * Returns the cached value if it is fresh, else a newly retrieved one, or the stale value if the retrieval fails.
   *
   * @throws {WebhookError} `key_unavailable` if there is no value
   */
  get(): T | Promise<T> {
    if (this.#loaded && this.#isWithin(this.#loaded.at, this.#maxAgeMs)) return this.#loaded.value
    return this.#reload().catch((error: unknown) => this.#fallBack(error))
  }

  /**
   * Returns the value, retrieved again unless the last retrieval is younger than the cool-down.
   *
   * @throws {WebhookError} `key_unavailable` if the retrieval fails: a stale value does not show which keys are new
   */
  refresh(cooldownMs: number): T | Promise<T> {
    if (this.#loaded && this.#isWithin(this.#loaded.at, cooldownMs)) return this.#loaded.value
    return this.#reload()
  }

  /** How many retrievals have started so far. */
  get retrievals(): number {
    return this.#retrievals
  }

  /** Whether the value comes from a retrieval that started after the given number of others. */
  isNewerThan(retrievals: number): boolean {
    // Equivalent (ConditionalExpression): `true`. It is asked only after a retrieval succeeded. The condition is for the compiler.
    return this.#loaded !== undefined && this.#loaded.retrieval > retrievals
  }

  #reload(): Promise<T> {
    if (this.#inFlight) return this.#inFlight
    if (this.#failure && this.#isWithin(this.#failure.at, this.#failureCooldownMs)) {
      return Promise.reject(unavailable(this.#failure.error))
    }
    const isShared = canShare()
    if (!isShared && !this.#mayStart()) {
      return Promise.reject(unavailable(new Error('too many requests are retrieving the keys')))
    }
    const load = this.#loadOnce()
    if (isShared) this.#inFlight = load
    return load
  }

  // Counts starts, not running retrievals: those of a cancelled request never settle.
  #mayStart(): boolean {
    if (!this.#isWithin(this.#burst.at, this.#failureCooldownMs)) this.#burst = { at: this.#now(), count: 0 }
    return ++this.#burst.count <= maxUnshared
  }

  async #loadOnce(): Promise<T> {
    const retrieval = ++this.#retrievals
    try {
      const value = await this.#load()
      this.#loaded = { value, at: this.#now(), retrieval }
      this.#failure = undefined
      return value
    } catch (error) {
      this.#failure = { error, at: this.#now() }
      throw unavailable(error)
    } finally {
      this.#inFlight = undefined
    }
  }

  #fallBack(error: unknown): T {
    if (this.#loaded && this.#isWithin(this.#loaded.at, this.#maxAgeMs + this.#staleMs)) return this.#loaded.value
    throw error
  }

  // A clock that was set back ends the period, so that no value or cool-down lasts indefinitely.
  #isWithin(since: number, periodMs: number): boolean {
    const age = this.#now() - since
    return age >= 0 && age < periodMs
  }
}

function unavailable(cause: unknown): WebhookError {
  return refusal('key_unavailable', 'the keys could not be retrieved', { cause })
}

// On workers, a promise that belongs to one request may never settle for another.
function canShare(): boolean {
  return !('WebSocketPair' in globalThis || 'EdgeRuntime' in globalThis)
}
