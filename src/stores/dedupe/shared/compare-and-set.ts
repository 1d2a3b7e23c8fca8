import type { DedupeStore, Reservation } from '../../../core/ports/dedupe-store.js'
import { hashKey } from '../../database/hash-key.js'
import { deduplicate } from './deduplicate.js'

/** What a key-value store keeps of a delivery. */
interface DedupeEntry {
  readonly lease: string
  readonly done: boolean
  /** When the lease or the record ends, in milliseconds since 1970. */
  readonly endsAt: number
}

/** A key-value store that can write only if nothing has changed since it was read. */
export interface VersionedStore<Version> {
  read(key: string): Promise<{ readonly entry: unknown; readonly version: Version } | undefined>
  /**
   * @param expected - the version that the key must have; `undefined` if it must not exist
   * @returns whether it was written
   */
  write(key: string, entry: DedupeEntry, expected: Version | undefined): Promise<boolean>
}

// Each conflict means that another call has succeeded.
const maxConflicts = 8

/** Makes a dedupe store of a key-value store; each of its calls is one conditional write and therefore atomic. */
export function toDedupeStore<Version>({ read, write }: VersionedStore<Version>, now: () => number): DedupeStore {
  const find = async (key: string) => {
    const found = await read(key)
    const entry = found && requireEntry(found.entry)
    return { version: found?.version, current: entry && entry.endsAt > now() ? entry : undefined }
  }
  return {
    step: deduplicate,
    async reserve(key, { leaseMs }): Promise<Reservation> {
      const hash = await hashKey(key)
      const lease = crypto.randomUUID()
      const { version, current } = await find(hash)
      if (current !== undefined) return stateOf(current)
      const entry: DedupeEntry = { lease, done: false, endsAt: now() + leaseMs }
      if (await write(hash, entry, version)) return { state: 'new', lease }
      const { current: winner } = await find(hash)
      // A client that lost the response may send the write again, and finds its own lease.
      if (winner?.lease === lease && !winner.done) return { state: 'new', lease }
      return winner === undefined ? { state: 'in_progress' } : stateOf(winner)
    },
    async complete(key, lease, { ttlMs }) {
      const hash = await hashKey(key)
      for (let conflicts = 0; conflicts < maxConflicts; conflicts++) {
        const { version, current } = await find(hash)
        if (current !== undefined && current.lease !== lease) return false
        if (current?.done) return true
        if (await write(hash, { lease, done: true, endsAt: now() + ttlMs }, version)) return true
      }
      throw new Error(`the record was changed ${maxConflicts} times while it was written`)
    },
    async release(key, lease) {
      const hash = await hashKey(key)
      const { version, current } = await find(hash)
      // An ended entry instead of a deletion, which not every store can make conditional.
      if (current?.lease === lease && !current.done) await write(hash, { lease, done: false, endsAt: 0 }, version)
    },
  }
}

function stateOf({ done }: DedupeEntry): Reservation {
  return { state: done ? 'done' : 'in_progress' }
}

// Anything else must not count as a delivery that is free.
function requireEntry(value: unknown): DedupeEntry {
  const { lease, done, endsAt } = Object(value) as Partial<DedupeEntry>
  if (typeof lease !== 'string' || typeof done !== 'boolean' || typeof endsAt !== 'number') {
    throw new TypeError('the store holds a value under this key that is no record of a delivery')
  }
  return { lease, done, endsAt }
}
