import { hashKey } from '../../stores/database/hash-key.js'
import type { WatchRequest } from './push-channels.js'
import type { ChannelRecord } from './store.js'

/** The target of a watch; the keeper adds id, token and expiration. */
export interface WatchTarget extends Omit<WatchRequest, 'id' | 'token' | 'address' | 'expiration' | 'signal'> {
  /** Where the provider sends deliveries. @default the address of the keeper */
  readonly address?: string | undefined
}

/** When channels are renewed. */
export interface RenewalTimes {
  readonly renewBeforeMs: number
  readonly overlapMs: number
  readonly now: () => number
}

/** The longest lifetime that is requested or accepted, in milliseconds: ten years. */
export const longestLifetimeMs = 315_360_000_000

const shortestLifetimeMs = 60_000
const defaultLifetimeMs = 86_400_000

// A channel created further in the future than this was recorded with a wrong clock.
const clockErrorMs = 86_400_000

/**
 * Hashes the target of a channel, to detect changes.
 *
 * Leaves out `query`, which for some resources is a cursor that changes with each registration.
 */
export async function toTargetKey({ resource, payload, params = {} }: WatchTarget, address: string): Promise<string> {
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))
  return hashKey(JSON.stringify([address, resource, payload, sorted]))
}

/** Finds the channel in use for a target: the newest that has not expired. */
export function findCurrent(
  records: readonly ChannelRecord[],
  target: string,
  { now }: RenewalTimes,
): ChannelRecord | undefined {
  const isUsable = (record: ChannelRecord) =>
    record.target === target && isAlive(record, now()) && record.createdAt <= now() + clockErrorMs
  return records.filter(isUsable).sort((a, b) => b.createdAt - a.createdAt)[0]
}

/** Whether a channel is active and has not expired. */
export function isAlive({ state, expiresAt }: ChannelRecord, now: number): boolean {
  return state === 'active' && (expiresAt === undefined || expiresAt > now)
}

/** Whether to renew a channel: it expires within `renewBeforeMs`, and is in the last third of its lifetime. */
export function isDue({ createdAt, expiresAt }: ChannelRecord, { renewBeforeMs, now }: RenewalTimes): boolean {
  if (expiresAt === undefined) return false
  return expiresAt - now() <= Math.min(renewBeforeMs, (expiresAt - createdAt) / 3)
}

/**
 * Finds the channels to stop: those that are stopping, and those that a newer channel replaced at least `overlapMs` ago.
 *
 * @param latest - the newest channel; without one, only channels that are stopping are found
 */
export function findUnwanted(
  records: readonly ChannelRecord[],
  latest: ChannelRecord | undefined,
  { overlapMs, now }: RenewalTimes,
): readonly ChannelRecord[] {
  const isSettled = latest !== undefined && latest.createdAt + overlapMs <= now()
  return records.filter((record) => {
    if (record.id === latest?.id) return false
    return record.state === 'stopping' || (isSettled && isAlive(record, now()))
  })
}

/** A channel with the expiration that was requested. */
type Requested = Pick<ChannelRecord, 'createdAt' | 'expiresAt'>

/** Whether an expiration that the provider reports is plausible: at least a minute away, unless less was requested. */
export function isPlausibleExpiration(
  reported: number,
  { createdAt, expiresAt = Number.POSITIVE_INFINITY }: Requested,
): boolean {
  return reported - createdAt >= Math.min(shortestLifetimeMs, expiresAt - createdAt)
}

/**
 * Limits an expiration that the provider reports to plausible values.
 *
 * Otherwise a channel that always appears expired would be registered again at each check, and one that expires in the
 * far future would never be renewed.
 */
export function toPlausibleExpiration(reported: number, requested: Requested): number {
  const { createdAt, expiresAt } = requested
  if (!isPlausibleExpiration(reported, requested)) return expiresAt ?? createdAt + defaultLifetimeMs
  return Math.min(reported, createdAt + longestLifetimeMs)
}
