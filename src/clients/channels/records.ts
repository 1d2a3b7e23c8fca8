import { WebhookError } from '../../errors.js'
import type { ChannelRecord, ChannelStore } from './store.js'

/** Where records are, and how long they are kept. */
export interface ChannelRecords {
  readonly store: ChannelStore
  readonly keepExpiredMs: number
  readonly now: () => number
}

const maxAttempts = 10

/**
 * Keeps a record until it is of no use: beyond the end of its channel, so that late deliveries can be told apart.
 *
 * @param instead - only in place of this one
 * @returns `false` where another one is there by now
 */
export async function putRecord(
  record: ChannelRecord,
  { store, keepExpiredMs, now }: ChannelRecords,
  instead?: ChannelRecord,
): Promise<boolean> {
  const { state, resourceId, expiresAt } = record
  const isOpen = (state === 'active' || state === 'stopping') && resourceId !== undefined && expiresAt === undefined
  const leftMs = Math.max((expiresAt ?? 0) - now(), 0)
  return store.put(record, { keepMs: isOpen ? undefined : leftMs + keepExpiredMs, instead })
}

/**
 * Changes a record as it is now, while others may change it too: deliveries come at any time, and a lease can be lost.
 *
 * @param change - gives the new record, or `undefined` where there is nothing to change
 * @returns the record as it is then
 * @throws {WebhookError} `store_unavailable` where it is changed by others again and again
 */
export async function changeRecord(
  record: ChannelRecord,
  change: (known: ChannelRecord) => ChannelRecord | undefined,
  records: ChannelRecords,
): Promise<ChannelRecord> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const known = await records.store.find(record.id)
    const changed = change(known ?? record)
    if (changed === undefined) return known ?? record
    if (await putRecord(changed, records, known)) return changed
  }
  throw new WebhookError('store_unavailable', 'the record of a channel is changed by others again and again')
}
