import { requireFunction, requireKnown, requireObject, requirePositiveInteger } from '../../base/options.js'
import { WebhookError } from '../../errors.js'
import type { ChannelRecord, ChannelStore } from './store.js'

/** Options of {@link memoryChannelStore}. */
export interface MemoryChannelStoreOptions {
  /** The most channels that are remembered; one more is an error, because a channel without a record cannot be stopped. @default 10_000 */
  readonly maxChannels?: number
  /** The clock, in milliseconds since whenever. @default performance.now, which nobody sets back */
  readonly now?: () => number
}

/**
 * A channel store in the memory of this process: for tests, and where channels are stopped before it ends.
 *
 * @throws {TypeError} which option is wrong
 * @throws {WebhookError} `store_unavailable` from `put`, with more than `maxChannels`
 */
export function memoryChannelStore(options: MemoryChannelStoreOptions = {}): ChannelStore {
  requireObject(options, 'memoryChannelStore: options')
  requireKnown(options, { maxChannels: 1, now: 1 }, 'memoryChannelStore')
  const { maxChannels = 10_000, now = () => performance.now() } = options
  requirePositiveInteger(maxChannels, 'memoryChannelStore: maxChannels')
  requireFunction(now, 'memoryChannelStore: now')
  const records = new Map<string, { readonly record: ChannelRecord; readonly endsAt: number }>()
  const leases = new Map<string, { readonly lease: string; readonly endsAt: number }>()
  const forgetEnded = () => {
    for (const [id, { endsAt }] of records) if (endsAt <= now()) records.delete(id)
  }
  const find = (id: string) => {
    const entry = records.get(id)
    return entry !== undefined && entry.endsAt > now() ? entry.record : undefined
  }

  return {
    async put(record, { keepMs = Number.POSITIVE_INFINITY, instead }) {
      if (instead !== undefined && JSON.stringify(find(record.id)) !== JSON.stringify(instead)) return false
      if (!records.has(record.id) && records.size >= maxChannels) forgetEnded()
      if (!records.has(record.id) && records.size >= maxChannels) {
        throw new WebhookError('store_unavailable', `more than ${maxChannels} channels`, { limit: maxChannels })
      }
      records.set(record.id, { record, endsAt: now() + keepMs })
      return true
    },
    find: async (id) => find(id),
    async list(watch) {
      forgetEnded()
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
