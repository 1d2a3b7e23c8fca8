import { encodeBytes } from '../bytes/encoding.js'
import type { ChannelRecord, ChannelStore } from './channel-store.js'
import { isClientError } from './client-error.js'
import type { PushChannels, WatchRequest } from './push-channels.js'

/** What a keeper watches; the keeper adds id, token and time. */
export interface WatchTarget extends Omit<WatchRequest, 'id' | 'token' | 'address' | 'expiration' | 'signal'> {
  /** Where the provider sends to, if not to the address of the keeper. */
  readonly address?: string | undefined
}

/** How channels are renewed. */
export interface Renewal {
  readonly channels: PushChannels
  readonly store: ChannelStore
  readonly address: string
  readonly lifeMs: number | undefined
  readonly renewBeforeMs: number
  readonly overlapMs: number
  readonly keepExpiredMs: number
  readonly now: () => number
}

// What an unanswered registration leaves behind is remembered for its deliveries, but not without end.
const maxPending = 5

/** The channel that is in use: the newest that has not ended. */
export function findCurrent(records: readonly ChannelRecord[], now: number): ChannelRecord | undefined {
  return records.filter((record) => isAlive(record, now)).sort((a, b) => b.createdAt - a.createdAt)[0]
}

function isAlive({ state, expiresAt }: ChannelRecord, now: number): boolean {
  return state === 'active' && (expiresAt === undefined || expiresAt > now)
}

/** Whether a channel ends soon: within the time given, and within the last third of a life that is shorter. */
export function isDue({ createdAt, expiresAt }: ChannelRecord, { renewBeforeMs, now }: Renewal): boolean {
  if (expiresAt === undefined) return false
  return expiresAt - now() <= Math.min(renewBeforeMs, (expiresAt - createdAt) / 3)
}

/**
 * Registers a channel. It is recorded before, because its first delivery can come before the answer.
 *
 * @throws {ClientError} any code; where the channel may exist all the same, its record stays
 */
export async function createChannel(watch: string, target: WatchTarget, renewal: Renewal): Promise<ChannelRecord> {
  const { channels, store, address, lifeMs, now } = renewal
  const createdAt = now()
  const expiration = lifeMs === undefined ? undefined : createdAt + lifeMs
  const secret = { id: crypto.randomUUID(), token: createToken() }
  const pending: ChannelRecord = { ...secret, watch, state: 'pending', createdAt, expiresAt: expiration }
  await put(pending, renewal)
  const request = { ...target, address: target.address ?? address, ...secret, expiration }
  const channel = await channels.watch(request).catch(async (error: unknown) => {
    if (isRefusal(error)) await store.remove(pending.id)
    throw error
  })
  const { resourceId, expiration: expiresAt } = channel
  const record: ChannelRecord = { ...pending, state: 'active', resourceId, expiresAt }
  // Where this fails the record is pending, and its `sync` makes it active. It must not be stopped here: the write may have
  // succeeded all the same, and an active channel that does not exist would not be renewed.
  await put(record, renewal)
  return record
}

/** Keeps a record until it is of no use: beyond the end of its channel, so that late deliveries can be told apart. */
export async function put(record: ChannelRecord, { store, keepExpiredMs, now }: Renewal): Promise<void> {
  const isOpen = (record.state === 'active' || record.state === 'stopping') && record.expiresAt === undefined
  const end = Math.max(record.expiresAt ?? 0, now())
  await store.put(record, isOpen ? {} : { keepMs: end - now() + keepExpiredMs })
}

/**
 * Stops a channel. That it is to be stopped is recorded before, because a stopped channel must not be taken for one in use.
 *
 * @throws {ClientError} any code; the channel is still to be stopped then
 */
export async function stopChannel(record: ChannelRecord, renewal: Renewal): Promise<void> {
  const { id, resourceId, expiresAt } = record
  if (resourceId === undefined) return
  if (record.state !== 'stopping') await put({ ...record, state: 'stopping' }, renewal)
  const hasEnded = expiresAt !== undefined && expiresAt <= renewal.now()
  if (!hasEnded) await renewal.channels.stop({ id, resourceId })
  await put({ ...record, state: 'stopped' }, renewal)
}

/** What is to be stopped: what was begun, and what a newer channel has replaced, once both were there for long enough. */
export function findReplaced(
  records: readonly ChannelRecord[],
  current: ChannelRecord,
  { overlapMs, now }: Renewal,
): readonly ChannelRecord[] {
  const isSettled = current.createdAt + overlapMs <= now()
  return records.filter((record) => {
    if (record.id === current.id) return false
    return record.state === 'stopping' || (isSettled && isAlive(record, now()))
  })
}

/** Forgets registrations without an answer, except for the last few. */
export async function forgetPending(records: readonly ChannelRecord[], { store }: Renewal): Promise<void> {
  const pending = records.filter(({ state }) => state === 'pending').sort((a, b) => b.createdAt - a.createdAt)
  for (const { id } of pending.slice(maxPending - 1)) await store.remove(id)
}

// Whatever the provider said no to, or never saw, is no channel.
function isRefusal(error: unknown): boolean {
  if (!isClientError(error)) return error instanceof TypeError
  return error.attempts === 0 || (error.status !== undefined && error.status >= 400 && error.status < 500)
}

function createToken(): string {
  return encodeBytes(crypto.getRandomValues(new Uint8Array(32)), 'base64url')
}
