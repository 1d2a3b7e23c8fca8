import { chain, type MaybePromise } from '../../../core/base/maybe-promise.js'
import { checkOptions, optional, requireFunction, requirePositiveInteger } from '../../../core/base/options.js'
import type { DedupeStore, Reservation } from '../../../core/ports/dedupe-store.js'
import { hashKey } from '../../database/hash-key.js'
import { deduplicate } from '../shared/deduplicate.js'
import { type Linked, RecentlyUsed } from './recently-used.js'

/** Options of {@link memoryDedupeStore}. */
export interface MemoryDedupeStoreOptions {
  /** The maximum number of remembered deliveries; the least recently used one is forgotten first. @default 100_000 */
  readonly maxKeys?: number
  /** A monotonic clock, in milliseconds from any origin. @default performance.now, which cannot be set back */
  readonly now?: () => number
}

interface Entry extends Linked<Entry> {
  /** The current lease; `undefined` when the delivery was handled. */
  lease: string | undefined
  endsAt: number
}

// Senders control the length of ids; long ones are hashed so that `maxKeys` bounds memory.
const maxKeyLength = 256

/**
 * A dedupe store in the memory of this process: for a single process, and for tests. A restart forgets everything.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function memoryDedupeStore(options: MemoryDedupeStoreOptions = {}): DedupeStore {
  checkOptions(options, 'memoryDedupeStore', {
    maxKeys: optional(requirePositiveInteger),
    now: optional(requireFunction),
  })
  const { maxKeys = 100_000, now = () => performance.now() } = options
  const entries = new RecentlyUsed<Entry>(maxKeys)
  let leases = 0

  // There is no await between reading and writing, so each call is atomic.
  return {
    step: deduplicate,
    reserve: (id, { leaseMs }) =>
      withKey(id, (key): Reservation => {
        const time = now()
        const entry = entries.get(key)
        if (entry !== undefined && entry.endsAt > time) {
          return { state: entry.lease === undefined ? 'done' : 'in_progress' }
        }
        leases++
        const lease = String(leases)
        const endsAt = toEnd(time, leaseMs)
        if (entry === undefined) entries.add({ key, lease, endsAt, older: undefined, newer: undefined })
        else {
          entry.lease = lease
          entry.endsAt = endsAt
        }
        return { state: 'new', lease }
      }),
    complete: (id, lease, { ttlMs }) =>
      withKey(id, (key) => {
        const time = now()
        const entry = entries.get(key)
        if (entry === undefined) {
          entries.add({ key, lease: undefined, endsAt: toEnd(time, ttlMs), older: undefined, newer: undefined })
          return true
        }
        if (entry.lease !== lease && entry.endsAt > time) return false
        entry.lease = undefined
        entry.endsAt = toEnd(time, ttlMs)
        return true
      }),
    release: (id, lease) =>
      withKey(id, (key) => {
        if (entries.get(key)?.lease === lease) entries.delete(key)
      }),
  }
}

// A whole number needs no separate object in memory.
function toEnd(time: number, lastsMs: number): number {
  return Math.ceil(time + lastsMs)
}

function withKey<T>(id: string, call: (key: string) => T): MaybePromise<T> {
  // Equivalent (ConditionalExpression): `true`. A hash stands for a short key as well as for a long one. It only takes more time.
  // Equivalent (EqualityOperator): `id.length >= maxKeyLength`. The same, for keys of the maximum length.
  return id.length > maxKeyLength ? chain(hashKey(id), call) : call(id)
}
