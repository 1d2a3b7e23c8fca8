import { hashKey } from '../../database/hash-key.js'
import type { WatchRequest } from './push-channels.js'
import type { ChannelRecord } from './store.js'

/** What a keeper watches; the keeper adds id, token and time. */
export interface WatchTarget extends Omit<WatchRequest, 'id' | 'token' | 'address' | 'expiration' | 'signal'> {
  /** Where the provider sends to, if not to the address of the keeper. */
  readonly address?: string | undefined
}

/** When channels are renewed. */
export interface Renewal {
  readonly renewBeforeMs: number
  readonly overlapMs: number
  readonly now: () => number
}

// What was created later than this from now has its end from a clock that was wrong.
const clockErrorMs = 86_400_000

/**
 * What a channel is registered for, in short: one for something else is of no use.
 *
 * Without `query`, which says for some resources where to go on, and changes with each look.
 */
export async function toTargetKey({ resource, payload, params = {} }: WatchTarget, address: string): Promise<string> {
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))
  return hashKey(JSON.stringify([address, resource, payload, sorted]))
}

/** The channel that is in use for a target: the newest that has not ended. */
export function findCurrent(
  records: readonly ChannelRecord[],
  target: string,
  { now }: Renewal,
): ChannelRecord | undefined {
  const isUsable = (record: ChannelRecord) =>
    record.target === target && isAlive(record, now()) && record.createdAt <= now() + clockErrorMs
  return records.filter(isUsable).sort((a, b) => b.createdAt - a.createdAt)[0]
}

/** Whether a channel is in use, for whatever it was registered. */
export function isAlive({ state, expiresAt }: ChannelRecord, now: number): boolean {
  return state === 'active' && (expiresAt === undefined || expiresAt > now)
}

/** Whether a channel ends soon: within the time given, and within the last third of a life that is shorter. */
export function isDue({ createdAt, expiresAt }: ChannelRecord, { renewBeforeMs, now }: Renewal): boolean {
  if (expiresAt === undefined) return false
  return expiresAt - now() <= Math.min(renewBeforeMs, (expiresAt - createdAt) / 3)
}

/**
 * What is to be stopped: what was begun, and what a newer channel has replaced, once both were there for long enough.
 *
 * @param latest - the channel that stays; without one only what was begun is stopped
 */
export function findUnwanted(
  records: readonly ChannelRecord[],
  latest: ChannelRecord | undefined,
  { overlapMs, now }: Renewal,
): readonly ChannelRecord[] {
  const isSettled = latest !== undefined && latest.createdAt + overlapMs <= now()
  return records.filter((record) => {
    if (record.id === latest?.id) return false
    return record.state === 'stopping' || (isSettled && isAlive(record, now()))
  })
}
