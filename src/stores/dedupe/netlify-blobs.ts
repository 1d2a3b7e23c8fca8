import { checkOptions, optional, requireFunction, requireFunctions, requireText } from '../../core/base/options.js'
import type { DedupeStore } from '../../core/ports/dedupe-store.js'
import { toDedupeStore } from './shared/compare-and-set.js'

/** What a dedupe store uses of a store of `@netlify/blobs`. */
export interface NetlifyBlobsLike {
  getWithMetadata(
    key: string,
    options: { readonly type: 'json'; readonly consistency: 'strong' },
  ): Promise<{ readonly data: unknown; readonly etag?: string | undefined } | null>
  setJSON(
    key: string,
    value: unknown,
    condition: { readonly onlyIfNew: true } | { readonly onlyIfMatch: string },
  ): Promise<{ readonly modified: boolean }>
  list(options: { readonly prefix: string }): Promise<{ readonly blobs: readonly { readonly key: string }[] }>
  delete(key: string): Promise<unknown>
}

/** Options of {@link netlifyBlobsDedupeStore}. */
export interface NetlifyBlobsDedupeStoreOptions {
  /** `getStore('webhooks')` of `@netlify/blobs`. */
  readonly blobs: NetlifyBlobsLike
  /** What the keys begin with. @default 'dedupe/' */
  readonly keyPrefix?: string
  /** The clock, in milliseconds since 1970; Netlify Blobs have none that a condition can use. @default Date.now */
  readonly now?: () => number
}

/** A dedupe store in Netlify Blobs, which do not expire. */
export interface NetlifyBlobsDedupeStore extends DedupeStore {
  /** Deletes records that ended at least a day ago: call it from a scheduled function. @returns how many it deleted */
  deleteExpired(): Promise<number>
}

const marginMs = 86_400_000

// Longer than a deletion takes. If its process dies, a late redelivery is answered 503 for this long.
const deletionMs = 3_600_000

/**
 * A dedupe store in Netlify Blobs, shared by all functions of a site. It reads with strong consistency.
 *
 * @experimental it was run locally only, not on the platform.
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * import { getStore } from '@netlify/blobs'
 *
 * const dedupe = netlifyBlobsDedupeStore({ blobs: getStore('webhooks') })
 */
export function netlifyBlobsDedupeStore(options: NetlifyBlobsDedupeStoreOptions): NetlifyBlobsDedupeStore {
  checkOptions(options, 'netlifyBlobsDedupeStore', {
    blobs: (value, option) => requireFunctions(value, ['getWithMetadata', 'setJSON', 'list', 'delete'], option),
    keyPrefix: optional(requireText),
    now: optional(requireFunction),
  })
  const { blobs, keyPrefix = 'dedupe/', now = Date.now } = options
  const read = (key: string) => blobs.getWithMetadata(key, { type: 'json', consistency: 'strong' })
  const store = toDedupeStore<string>(
    {
      async read(key) {
        const found = await read(keyPrefix + key)
        if (found === null) return undefined
        if (found.etag === undefined) throw new TypeError('Netlify Blobs returned no ETag')
        return { entry: found.data, version: found.etag }
      },
      async write(key, entry, expected) {
        const condition = expected === undefined ? ({ onlyIfNew: true } as const) : { onlyIfMatch: expected }
        return (await blobs.setJSON(keyPrefix + key, entry, condition)).modified
      },
    },
    now,
  )
  return {
    ...store,
    async deleteExpired() {
      let deleted = 0
      const { blobs: listed } = await blobs.list({ prefix: keyPrefix })
      for (const { key } of listed) {
        const { data, etag = '' } = (await read(key)) ?? {}
        const { endsAt } = Object(data) as { readonly endsAt?: unknown }
        if (typeof endsAt !== 'number' || endsAt > now() - marginMs) continue
        // Only a write can have a condition, so a lease keeps others from the record while it is deleted.
        const lease = { lease: crypto.randomUUID(), done: false, endsAt: now() + deletionMs }
        if (!(await blobs.setJSON(key, lease, { onlyIfMatch: etag })).modified) continue
        await blobs.delete(key)
        deleted++
      }
      return deleted
    },
  }
}
