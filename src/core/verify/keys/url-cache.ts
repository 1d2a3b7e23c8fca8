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
 * @returns a function that, with `cooldownMs`, retrieves the document again unless that was done so recently
 */
export function cacheByUrl<T>(
  load: (url: string, now: number) => Promise<T>,
  isGood: (value: T) => boolean,
  options: UrlCacheOptions & RetentionOptions,
): (url: string, cooldownMs?: number) => MaybePromise<T> {
  const { maxCachedUrls = 100, maxFetchesPerMinute = 30, now = Date.now } = options
  const spend = createBudget(maxFetchesPerMinute, now)
  const good = new Map<string, RetrievalCache<T>>()
  const others = new Map<string, RetrievalCache<T>>()

  const add = (url: string): RetrievalCache<T> => {
    const loadUrl = async () => {
      if (!good.has(url)) spend()
      return load(url, now())
    }
    const cache = new RetrievalCache(loadUrl, options)
    setBounded(others, url, cache, maxCachedUrls)
    return cache
  }

  return (url, cooldownMs) => {
    const cache = good.get(url) ?? others.get(url) ?? add(url)
    return chain(cooldownMs === undefined ? cache.get() : cache.refresh(cooldownMs), (value) => {
      if (isGood(value) && !good.has(url)) {
        others.delete(url)
        setBounded(good, url, cache, maxCachedUrls)
      }
      return value
    })
  }
}

// Evicts the oldest entries.
function setBounded<T>(entries: Map<string, T>, url: string, entry: T, limit: number): void {
  entries.set(url, entry)
  for (const oldest of entries.keys()) {
    if (entries.size <= limit) return
    entries.delete(oldest)
  }
}

function createBudget(perMinute: number, now: () => number): () => void {
  let minute = 0
  let spent = 0
  return () => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) {
      minute = current
      spent = 0
    }
    if (++spent > perMinute) throw new WebhookError('key_unavailable', 'too many retrievals in this minute')
  }
}
