import { requireFunction, requirePositiveInteger } from '../../base/options.js'
import { refusal, type WebhookError } from '../../errors.js'

/** How long retrieved keys are kept. */
export interface RetentionOptions {
  /** How long they count as current, in seconds. @default 600 */
  readonly maxAgeSeconds?: number
  /** How much longer they are used while the key server fails, in seconds. @default 3_600 */
  readonly staleSeconds?: number
  /** How long the key server is left alone after a failure, in seconds. @default 5 */
  readonly failureCooldownSeconds?: number
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** How long something that was retrieved is kept, in milliseconds. */
export interface RetentionLimits {
  /** How long it counts as current. */
  readonly maxAgeMs: number
  /** How much longer it is used while it cannot be retrieved again. */
  readonly staleMs: number
  /** How long nothing is retrieved again only because something is missing in it. */
  readonly cooldownMs: number
  /** How long nothing is tried again after a failure. */
  readonly failureCooldownMs: number
}

interface Loaded<T> {
  readonly value: T
  readonly at: number
  /** Which retrieval it came from, counted from 1. */
  readonly retrieval: number
}

/**
 * Keeps the last good result of an operation that may fail.
 *
 * Invariants: at most one operation is under way, and after a failure none begins before its cool-down is over, however
 * many requests ask.
 */
export class RetrievalCache<T> {
  readonly #load: () => Promise<T>
  readonly #limits: RetentionLimits
  readonly #now: () => number
  #loaded: Loaded<T> | undefined
  #failure: { readonly error: unknown; readonly at: number } | undefined
  #underWay: Promise<T> | undefined
  #retrievals = 0

  constructor(load: () => Promise<T>, limits: RetentionLimits, now: () => number) {
    this.#load = load
    this.#limits = limits
    this.#now = now
  }

  /**
   * The value, at once where it is current; an older one where it cannot be retrieved again.
   *
   * @throws {WebhookError} `key_unavailable` where there is none
   */
  get(): T | Promise<T> {
    if (this.#loaded && this.#isWithin(this.#loaded.at, this.#limits.maxAgeMs)) return this.#loaded.value
    return this.#reload().catch((error: unknown) => this.#fallBack(error))
  }

  /**
   * The value, retrieved again unless that was done just now.
   *
   * @throws {WebhookError} `key_unavailable` where that failed: an older value cannot tell what is missing
   */
  refresh(): T | Promise<T> {
    if (this.#loaded && this.#isWithin(this.#loaded.at, this.#limits.cooldownMs)) return this.#loaded.value
    return this.#reload()
  }

  /** How many retrievals have begun so far. */
  get retrievals(): number {
    return this.#retrievals
  }

  /** Whether the value came from a retrieval that began after so many others: what is missing in it was missing then. */
  isNewerThan(retrievals: number): boolean {
    return this.#loaded !== undefined && this.#loaded.retrieval > retrievals
  }

  #reload(): Promise<T> {
    if (this.#underWay) return this.#underWay
    if (this.#failure && this.#isWithin(this.#failure.at, this.#limits.failureCooldownMs)) {
      return Promise.reject(unavailable(this.#failure.error))
    }
    const load = this.#loadOnce()
    if (canShare()) this.#underWay = load
    return load
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
      this.#underWay = undefined
    }
  }

  #fallBack(error: unknown): T {
    const { maxAgeMs, staleMs } = this.#limits
    if (this.#loaded && this.#isWithin(this.#loaded.at, maxAgeMs + staleMs)) return this.#loaded.value
    throw error
  }

  // A clock that was set back ends the period, so that nothing is kept or put off for ever.
  #isWithin(since: number, periodMs: number): boolean {
    const age = this.#now() - since
    return age >= 0 && age < periodMs
  }
}

function unavailable(cause: unknown): WebhookError {
  return refusal('key_unavailable', 'the keys could not be retrieved', { cause })
}

// On workers a promise that belongs to one request may never settle for another.
function canShare(): boolean {
  return !('WebSocketPair' in globalThis || 'EdgeRuntime' in globalThis)
}

/** @throws {TypeError} which option is wrong */
export function toRetention(
  options: RetentionOptions,
  cooldownSeconds: number,
  source: string,
): { readonly limits: RetentionLimits; readonly now: () => number } {
  const { maxAgeSeconds = 600, staleSeconds = 3_600, failureCooldownSeconds = 5, now = Date.now } = options
  requirePositiveInteger(maxAgeSeconds, `${source}: maxAgeSeconds`)
  if (staleSeconds !== 0) requirePositiveInteger(staleSeconds, `${source}: staleSeconds`)
  requirePositiveInteger(failureCooldownSeconds, `${source}: failureCooldownSeconds`)
  requireFunction(now, `${source}: now`)
  const limits = {
    maxAgeMs: maxAgeSeconds * 1000,
    staleMs: staleSeconds * 1000,
    cooldownMs: cooldownSeconds * 1000,
    failureCooldownMs: failureCooldownSeconds * 1000,
  }
  return { limits, now }
}
