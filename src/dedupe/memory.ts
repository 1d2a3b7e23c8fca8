import { LRUCache } from 'lru-cache'
import { requirePositiveInteger } from '../base/options.js'
import { hashKey } from '../database/hash-key.js'
import type { DedupeStore } from './store.js'

/** Options of {@link memoryDedupeStore}. */
export interface MemoryDedupeStoreOptions {
  /** The most deliveries that are remembered; the one unused for longest is forgotten first. @default 100_000 */
  readonly maxKeys?: number
  /** The clock, in milliseconds since whenever. @default performance.now, which nobody sets back */
  readonly now?: () => number
}

interface Entry {
  /** The lease of whoever is handling it; `undefined` once it was handled. */
  readonly lease: string | undefined
  readonly endsAt: number
}

// Whoever sends chooses how long an id is, and the bound is one of keys, not of bytes.
const longestKey = 256

/**
 * A dedupe store in the memory of this process: for a single process, and for tests. A restart forgets everything.
 *
 * @throws {TypeError} `maxKeys` is not a positive whole number
 */
export function memoryDedupeStore(options: MemoryDedupeStoreOptions = {}): DedupeStore {
  const { maxKeys = 100_000, now = () => performance.now() } = options
  requirePositiveInteger(maxKeys, 'memoryDedupeStore: maxKeys')
  const entries = new LRUCache<string, Entry>({ max: maxKeys })
  let leases = 0

  // Between reading and writing nothing is waited for, so each call is atomic.
  const find = (key: string): Entry | undefined => {
    const entry = entries.get(key)
    return entry !== undefined && entry.endsAt > now() ? entry : undefined
  }

  return {
    async reserve(longKey, { leaseMs }) {
      const key = longKey.length > longestKey ? await hashKey(longKey) : longKey
      const entry = find(key)
      if (entry !== undefined) return { state: entry.lease === undefined ? 'done' : 'in_progress' }
      leases++
      const lease = String(leases)
      entries.set(key, { lease, endsAt: now() + leaseMs })
      return { state: 'new', lease }
    },
    async complete(longKey, lease, { ttlMs }) {
      const key = longKey.length > longestKey ? await hashKey(longKey) : longKey
      const entry = find(key)
      if (entry !== undefined && entry.lease !== lease) return false
      entries.set(key, { lease: undefined, endsAt: now() + ttlMs })
      return true
    },
    async release(longKey, lease) {
      const key = longKey.length > longestKey ? await hashKey(longKey) : longKey
      if (entries.get(key)?.lease === lease) entries.delete(key)
    },
  }
}
