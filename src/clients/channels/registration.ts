import { encodeBytes } from '../../bytes/encoding.js'
import { ClientError, isClientError } from '../http/client-error.js'
import { isCredibleEnd, toCredibleEnd } from './end.js'
import type { PushChannels, WatchRequest } from './push-channels.js'
import { type ChannelRecords, changeRecord, putRecord } from './records.js'
import type { ChannelRecord } from './store.js'

/** What registers and stops channels, and how. */
export interface Registration extends ChannelRecords {
  readonly channels: PushChannels
  readonly lifeMs: number | undefined
  /** Is told what is wrong with a channel that is used all the same. */
  readonly onDoubt: (error: unknown, watch: string) => void
}

/** What a channel is registered with; id, token and end are made here. */
export type Wanted = Omit<WatchRequest, 'id' | 'token' | 'expiration'>

// What an unanswered registration leaves behind is remembered for its deliveries, but not without end.
const maxPending = 5

/**
 * Registers a channel. It is recorded before, because its first delivery can come before the answer.
 *
 * @param target - what it is registered for, in short
 * @throws {ClientError} any code; where the channel may exist all the same, its record stays
 */
export async function createChannel(
  watch: string,
  target: string,
  wanted: Wanted,
  registration: Registration,
): Promise<ChannelRecord> {
  const { channels, store, lifeMs, now, onDoubt } = registration
  const createdAt = now()
  const expiration = lifeMs === undefined ? undefined : createdAt + lifeMs
  const secret = { id: crypto.randomUUID(), token: createToken() }
  const pending: ChannelRecord = { ...secret, watch, target, state: 'pending', createdAt, expiresAt: expiration }
  await putRecord(pending, registration)
  const channel = await channels.watch({ ...wanted, ...secret, expiration }).catch(async (error: unknown) => {
    if (isRefusal(error)) await store.remove(pending.id)
    throw error
  })
  const { resourceId, expiration: told } = channel
  if (told !== undefined && !isCredibleEnd(told, pending)) onDoubt(doubtfulEnd(), watch)
  const endOf = (known: ChannelRecord) => (told === undefined ? known.expiresAt : toCredibleEnd(told, pending))
  // Where this fails the record is pending, and its `sync` makes it active. It must not be stopped here: the write may have
  // succeeded all the same, and an active channel that does not exist would not be renewed.
  return confirmChannel(pending, resourceId, endOf, registration, wanted.signal)
}

/** Records what a delivery says of a channel. Its end comes no later by that: whoever has the token could put it off. */
export async function noticeChannel(
  record: ChannelRecord,
  resourceId: string,
  told: number | undefined,
  registration: Registration,
): Promise<void> {
  const endOf = (known: ChannelRecord) =>
    told === undefined
      ? known.expiresAt
      : Math.min(known.expiresAt ?? Number.POSITIVE_INFINITY, toCredibleEnd(told, known))
  await confirmChannel(record, resourceId, endOf, registration, undefined)
}

/** Records that a channel exists, and stops it where that is what it is known for by now. */
async function confirmChannel(
  record: ChannelRecord,
  resourceId: string,
  endOf: (known: ChannelRecord) => number | undefined,
  registration: Registration,
  signal: AbortSignal | undefined,
): Promise<ChannelRecord> {
  const confirmed = await changeRecord(
    record,
    (known) => {
      const expiresAt = endOf(known)
      if (known.resourceId !== undefined && known.expiresAt === expiresAt) return undefined
      const state = known.state === 'pending' ? 'active' : known.state
      return { ...known, state, resourceId: known.resourceId ?? resourceId, expiresAt }
    },
    registration,
  )
  if (confirmed.state === 'stopping') await stopChannel(confirmed, registration, signal)
  return confirmed
}

/**
 * Stops a channel. That it is to be stopped is recorded before, because a stopped channel must not be taken for one in use.
 *
 * @returns `false` where that has to wait for its first delivery, which says what it takes
 * @throws {ClientError} any code; the channel is still to be stopped then
 */
export async function stopChannel(
  record: ChannelRecord,
  registration: Registration,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const stopping = await changeRecord(
    record,
    (known) => (known.state === 'stopping' || known.state === 'stopped' ? undefined : { ...known, state: 'stopping' }),
    registration,
  )
  const { id, state, resourceId, expiresAt } = stopping
  if (state === 'stopped') return true
  const hasEnded = expiresAt !== undefined && expiresAt <= registration.now()
  if (!hasEnded) {
    if (resourceId === undefined) return false
    await registration.channels.stop({ id, resourceId }, { signal })
  }
  await changeRecord(
    stopping,
    (known) => (known.state === 'stopped' ? undefined : { ...known, state: 'stopped' }),
    registration,
  )
  return true
}

/** Forgets registrations without an answer, except for the last few. */
export async function forgetPending(records: readonly ChannelRecord[], { store }: Registration): Promise<void> {
  const pending = records.filter(({ state }) => state === 'pending').sort((a, b) => b.createdAt - a.createdAt)
  // Not one that has been confirmed meanwhile.
  for (const record of pending.slice(maxPending - 1)) await store.put(record, { keepMs: 0, instead: record })
}

// Whatever the provider said no to, or never saw, is no channel.
function isRefusal(error: unknown): boolean {
  if (!isClientError(error)) return error instanceof TypeError
  return error.attempts === 0 || (error.status !== undefined && error.status >= 400 && error.status < 500)
}

function doubtfulEnd(): ClientError {
  const what = 'createChannelKeeper: watch: the channel would end as soon as it begins; it is kept for a while'
  return new ClientError('answer_invalid', what, { attempts: 1 })
}

function createToken(): string {
  return encodeBytes(crypto.getRandomValues(new Uint8Array(32)), 'base64url')
}
