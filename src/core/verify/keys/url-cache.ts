import { WebhookError } from '../../../errors.js'
import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import { type Checks, optional, requirePositiveInteger } from '../../base/options.js'
import { type RetentionOptions, RetrievalCache } from './retrieval-cache.js'

/** Limits on the documents that unverified requests make a receiver retrieve and cache. */
export interface UrlCacheOptions {
  /**
   * The maximum number of cached URLs that have returned a trusted certificate. The same limit applies separately to all
   * other cached URLs.
   *
   * @default 100
   */
  readonly maxCachedUrls?: number
  /**
   * The maximum number of retrievals per minute from URLs that have not returned a trusted certificate yet. Beyond it,
   * requests are answered 503.
   *
   * @default 30
   */
  readonly maxFetchesPerMinute?: number
}

/** Checks of {@link UrlCacheOptions}, to spread into a key source's checks. */
export const urlCacheChecks: Checks<UrlCacheOptions> = {
  maxCachedUrls: optional(requirePositiveInteger),
  maxFetchesPerMinute: optional(requirePositiveInteger),
}

/**
 * Caches documents by a URL that the sender of an unverified request chooses.
 *
 * Good documents are cached apart from all others, so that a flood of worthless URLs cannot evict them. Retrieving a good
 * URL again does not count against the budget: only age and failures limit how often that happens.
 *
 * @param groupOf - names the owner of a URL, such as its domain, if owners do not trust each other: the owner with the most
 * URLs loses one if there are too many, and each may use at most half of what is left of the budget
 * @returns a function that, with `cooldownMs`, retrieves the document again unless that was done so recently
 */
export function cacheByUrl<T>(
  load: (url: string, now: number) => Promise<T>,
  isGood: (value: T) => boolean,
  options: UrlCacheOptions & RetentionOptions,
  groupOf?: (url: string) => string,
): (url: string, cooldownMs?: number) => MaybePromise<T> {
  const { maxCachedUrls = 100, maxFetchesPerMinute = 30, now = Date.now } = options
  const spend = createBudget(maxFetchesPerMinute, now, groupOf)
  const good = new BoundedEntries<RetrievalCache<T>>(maxCachedUrls, groupOf)
  const others = new BoundedEntries<RetrievalCache<T>>(maxCachedUrls, groupOf)

  const add = (url: string): RetrievalCache<T> => {
    const loadUrl = async () => {
      if (!good.get(url)) spend(url)
      return load(url, now())
    }
    const cache = new RetrievalCache(loadUrl, options)
    others.set(url, cache)
    return cache
  }

  return (url, cooldownMs) => {
    const cache = good.get(url) ?? others.get(url) ?? add(url)
    return chain(cooldownMs === undefined ? cache.get() : cache.refresh(cooldownMs), (value) => {
      if (isGood(value) && !good.get(url)) {
        others.delete(url)
        good.set(url, cache)
      }
      return value
    })
  }
}

type GroupOf = ((url: string) => string) | undefined

/** Entries by URL. If there are too many, the oldest one of the largest group goes; of equal groups, that of the oldest group. */
export class BoundedEntries<T> {
  readonly #limit: number
  readonly #groupOf: GroupOf
  readonly #groups = new Map<string, Map<string, T>>()
  #size = 0

  constructor(limit: number, groupOf: GroupOf) {
    this.#limit = limit
    this.#groupOf = groupOf
  }

  get(url: string): T | undefined {
    return this.#groups.get(this.#nameOf(url))?.get(url)
  }

  /** Adds an entry that is not there. */
  set(url: string, entry: T): void {
    const name = this.#nameOf(url)
    const group = this.#groups.get(name) ?? new Map<string, T>()
    this.#groups.set(name, group.set(url, entry))
    if (++this.#size <= this.#limit) return
    let largest: ReadonlyMap<string, T> = new Map()
    for (const each of this.#groups.values()) if (each.size > largest.size) largest = each
    const [oldest = ''] = largest.keys()
    this.delete(oldest)
  }

  delete(url: string): void {
    const name = this.#nameOf(url)
    const group = this.#groups.get(name)
    if (!group?.delete(url)) return
    this.#size--
    if (group.size === 0) this.#groups.delete(name)
  }

  #nameOf(url: string): string {
    return this.#groupOf?.(url) ?? ''
  }
}

function createBudget(perMinute: number, now: () => number, groupOf: GroupOf): (url: string) => void {
  let minute = 0
  let left = perMinute
  const spent = new Map<string, number>()
  return (url) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) {
      minute = current
      left = perMinute
      spent.clear()
    }
    const group = groupOf?.(url) ?? ''
    const own = spent.get(group) ?? 0
    // So one group uses at most half, and always leaves something to others.
    if (left < 1 || (groupOf && own >= left)) throw tooMany()
    spent.set(group, own + 1)
    left--
  }
}

function tooMany(): WebhookError {
  return new WebhookError('key_unavailable', 'too many retrievals in this minute')
}
