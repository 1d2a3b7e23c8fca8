import { checkOptions, optional, requireFunction, requirePositiveInteger } from '../../core/base/options.js'
import { WebhookError } from '../../errors.js'
import type { ChannelRecord, ChannelStore } from './store.js'

/** Options of {@link memoryChannelStore}. */
export interface MemoryChannelStoreOptions {
  /**
   * The maximum number of channels. `put` rejects one more, because a channel without a record cannot be stopped.
   *
   * @default 10_000
   */
  readonly maxChannels?: number
  /** A monotonic clock, in milliseconds from any origin. @default performance.now */
  readonly now?: () => number
}

/**
 * An in-memory channel store, for tests and for programs that stop their channels before they exit.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} `store_unavailable` from `put`, if `maxChannels` channels are stored
 */
export function memoryChannelStore(options: MemoryChannelStoreOptions = {}): ChannelStore {
  checkOptions(options, 'memoryChannelStore', {
    maxChannels: optional(requirePositiveInteger),
    now: optional(requireFunction),
  })
  const { maxChannels = 10_000, now = () => performance.now() } = options
  const records = new Map<string, { readonly record: ChannelRecord; readonly endsAt: number }>()
  const leases = new Map<string, { readonly lease: string; readonly endsAt: number }>()
  const deleteExpired = () => {
    for (const [id, { endsAt }] of records) if (endsAt <= now()) records.delete(id)
  }
  const find = (id: string) => {
    const entry = records.get(id)
    return entry !== undefined && entry.endsAt > now() ? entry.record : undefined
  }

  return {
    async put(record, { ttlMs = Number.POSITIVE_INFINITY, expected }) {
      if (expected !== undefined && JSON.stringify(find(record.id)) !== JSON.stringify(expected)) return false
      if (!records.has(record.id) && records.size >= maxChannels) deleteExpired()
      if (!records.has(record.id) && records.size >= maxChannels) {
        throw new WebhookError('store_unavailable', `${maxChannels} channels are already stored`, {
          limit: maxChannels,
        })
      }
      records.set(record.id, { record, endsAt: now() + ttlMs })
      return true
    },
    find: async (id) => find(id),
    async list(watch) {
      deleteExpired()
      return [...records.values()].map(({ record }) => record).filter((record) => record.watch === watch)
    },
    async remove(id) {
      records.delete(id)
    },
    async acquire(name, { leaseMs }) {
      const held = leases.get(name)
      if (held !== undefined && held.endsAt > now()) return undefined
      const lease = crypto.randomUUID()
      leases.set(name, { lease, endsAt: now() + leaseMs })
      return lease
    },
    async release(name, lease) {
      if (leases.get(name)?.lease === lease) leases.delete(name)
    },
  }
}
