import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import { requirePositiveInteger } from '../../base/options.js'
import { WebhookError } from '../../errors.js'
import { type RetentionOptions, RetrievalCache, toRetention } from './retrieval-cache.js'

/** How much strangers may make a receiver retrieve and remember. */
export interface UrlCacheOptions {
  /** How many URLs are remembered: so many good ones, and so many others. @default 100 */
  readonly maxCachedUrls?: number
  /**
   * How many documents are retrieved in a minute at most from URLs that have given no trusted certificate yet; beyond it
   * the answer is 503.
   *
   * @default 30
   */
  readonly maxFetchesPerMinute?: number
}

/**
 * Remembers what was retrieved from URLs that strangers name.
 *
 * Good results are kept apart from all others, so that a flood of worthless URLs displaces none of them, and uses up
 * nothing that they need: how often each is retrieved again is limited by its age and its failures alone.
 *
 * @throws {TypeError} which option is wrong
 */
export function cacheByUrl<T>(
  load: (url: string, now: number) => Promise<T>,
  isGood: (value: T) => boolean,
  options: UrlCacheOptions & RetentionOptions,
): (url: string) => MaybePromise<T> {
  const { maxCachedUrls = 100, maxFetchesPerMinute = 30 } = options
  requirePositiveInteger(maxCachedUrls, 'certificateKeys: maxCachedUrls')
  requirePositiveInteger(maxFetchesPerMinute, 'certificateKeys: maxFetchesPerMinute')
  const { limits, now: clock } = toRetention(options, 1, 'certificateKeys')
  const spend = createBudget(maxFetchesPerMinute, clock)
  const good = new Map<string, RetrievalCache<T>>()
  const others = new Map<string, RetrievalCache<T>>()

  const remember = (url: string): RetrievalCache<T> => {
    const loadUrl = async () => {
      if (!good.has(url)) spend()
      return load(url, clock())
    }
    const retained = new RetrievalCache(loadUrl, limits, clock)
    keep(others, url, retained, maxCachedUrls)
    return retained
  }

  return (url) => {
    const retained = good.get(url) ?? others.get(url) ?? remember(url)
    return chain(retained.get(), (value) => {
      if (isGood(value) && !good.has(url)) {
        others.delete(url)
        keep(good, url, retained, maxCachedUrls)
      }
      return value
    })
  }
}

// The one that was added first goes first.
function keep<T>(entries: Map<string, T>, url: string, entry: T, limit: number): void {
  entries.set(url, entry)
  for (const oldest of entries.keys()) {
    if (entries.size <= limit) return
    entries.delete(oldest)
  }
}

function createBudget(perMinute: number, clock: () => number): () => void {
  let minute = 0
  let spent = 0
  return () => {
    const current = Math.floor(clock() / 60_000)
    if (current !== minute) {
      minute = current
      spent = 0
    }
    if (++spent > perMinute) throw new WebhookError('key_unavailable', 'too many retrievals in this minute')
  }
}
