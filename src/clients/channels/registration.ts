import { encodeBytes } from '../../core/bytes/encoding.js'
import { WebhookError } from '../../errors.js'
import { ClientError, isClientError } from '../http/client-error.js'
import { isPlausibleExpiration, toPlausibleExpiration } from './lifetime.js'
import type { PushChannels, WatchRequest } from './push-channels.js'
import type { ChannelRecord, ChannelStore } from './store.js'

/** How channels are registered, stopped and recorded. */
export interface Registration {
  readonly channels: PushChannels
  readonly store: ChannelStore
  readonly lifetimeMs: number | undefined
  readonly keepExpiredMs: number
  readonly now: () => number
  readonly onError: (error: unknown, watch: string) => void
}

/** The channel to register, without the id, token and expiration, which `createChannel` adds. */
export type ChannelRequest = Omit<WatchRequest, 'id' | 'token' | 'expiration'>

// A registration without a response may have created a channel that sends deliveries. The newest such records are kept.
const maxPending = 5

const maxWrites = 10

/**
 * Registers a channel. Stores its record first, because its first delivery can arrive before the response.
 *
 * @param target - the hash of the target
 * @throws {ClientError} with any code; the record remains if the channel may exist anyway
 */
export async function createChannel(
  watch: string,
  target: string,
  request: ChannelRequest,
  registration: Registration,
): Promise<ChannelRecord> {
  const { channels, store, lifetimeMs, now, onError } = registration
  const createdAt = now()
  const expiration = lifetimeMs === undefined ? undefined : createdAt + lifetimeMs
  const secret = { id: crypto.randomUUID(), token: createToken() }
  const watched = { ...request, ...secret, expiration }
  const known = channels.resourceIdOf?.(watched)
  const state = 'pending'
  const pending: ChannelRecord = {
    ...secret,
    watch,
    target,
    state,
    resourceId: known,
    createdAt,
    expiresAt: expiration,
  }
  await putRecord(pending, registration)
  const channel = await channels.watch(watched).catch(async (error: unknown) => {
    if (leftNoChannel(error)) await store.remove(pending.id)
    throw error
  })
  if (known !== undefined) return pending
  const { resourceId, expiration: reported } = channel
  if (reported !== undefined && !isPlausibleExpiration(reported, pending)) onError(implausibleExpiration(), watch)
  const expiresAt = (current: ChannelRecord) =>
    reported === undefined ? current.expiresAt : toPlausibleExpiration(reported, pending)
  // If this write fails, the record stays pending until the channel's `sync` makes it active. The channel must not be stopped
  // here: the write may have succeeded, and an active record without a channel would not be renewed.
  return confirmChannel(pending, resourceId, expiresAt, registration, request.signal)
}

/**
 * Updates the record of a channel from one of its deliveries. A delivery never extends the expiration, because it could
 * be forged.
 */
export async function observeChannel(
  record: ChannelRecord,
  resourceId: string,
  reported: number | undefined,
  registration: Registration,
): Promise<void> {
  const expiresAt = (current: ChannelRecord) =>
    reported === undefined
      ? current.expiresAt
      : Math.min(current.expiresAt ?? Number.POSITIVE_INFINITY, toPlausibleExpiration(reported, current))
  await confirmChannel(record, resourceId, expiresAt, registration, undefined)
}

/** Records that the provider ended a channel, or refused it. Its late deliveries are still accepted. */
export async function endChannel(record: ChannelRecord, registration: Registration): Promise<void> {
  const end = (current: ChannelRecord) =>
    current.state === 'stopped' ? undefined : { ...current, state: 'stopped' as const }
  await changeRecord(record, end, registration)
}

/** Records that a channel exists, and stops it if a stop was requested in the meantime. */
async function confirmChannel(
  record: ChannelRecord,
  resourceId: string,
  chooseExpiresAt: (current: ChannelRecord) => number | undefined,
  registration: Registration,
  signal: AbortSignal | undefined,
): Promise<ChannelRecord> {
  const confirmed = await changeRecord(
    record,
    (current) => {
      const expiresAt = chooseExpiresAt(current)
      const isKnown = current.state !== 'pending' && current.resourceId !== undefined
      if (isKnown && current.expiresAt === expiresAt) return undefined
      const state = current.state === 'pending' ? 'active' : current.state
      return { ...current, state, resourceId: current.resourceId ?? resourceId, expiresAt }
    },
    registration,
  )
  if (confirmed.state === 'stopping') await stopChannel(confirmed, registration, signal)
  return confirmed
}

/**
 * Stops a channel. The record changes to `stopping` first, so that a stopped channel never passes for an active one.
 *
 * @returns `false` if the `resourceId` is unknown until the first delivery, so the channel cannot be stopped yet
 * @throws {ClientError} with any code; the record stays `stopping`
 */
export async function stopChannel(
  record: ChannelRecord,
  registration: Registration,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const stopping = await changeRecord(
    record,
    (current) =>
      current.state === 'stopping' || current.state === 'stopped' ? undefined : { ...current, state: 'stopping' },
    registration,
  )
  const { id, state, resourceId, expiresAt } = stopping
  if (state === 'stopped') return true
  const hasExpired = expiresAt !== undefined && expiresAt <= registration.now()
  if (!hasExpired) {
    if (resourceId === undefined) return false
    await registration.channels.stop({ id, resourceId }, { signal })
  }
  await changeRecord(
    stopping,
    (current) => (current.state === 'stopped' ? undefined : { ...current, state: 'stopped' }),
    registration,
  )
  return true
}

/** Deletes the records of unanswered registrations, except the newest. */
export async function prunePending(records: readonly ChannelRecord[], { store }: Registration): Promise<void> {
  const pending = records.filter(({ state }) => state === 'pending').sort((a, b) => b.createdAt - a.createdAt)
  // `expected` prevents the deletion of a record that was confirmed in the meantime.
  for (const record of pending.slice(maxPending - 1)) await store.put(record, { ttlMs: 0, expected: record })
}

/**
 * Stores a record for longer than its channel lives, so that a late delivery is not treated as coming from an unknown
 * channel.
 *
 * @param expected - write only if the stored record equals this one
 * @returns `false` if the stored record differs
 */
async function putRecord(
  record: ChannelRecord,
  { store, keepExpiredMs, now }: Registration,
  expected?: ChannelRecord,
): Promise<boolean> {
  const { state, resourceId, expiresAt } = record
  const hasNoExpiration =
    (state === 'active' || state === 'stopping') && resourceId !== undefined && expiresAt === undefined
  const leftMs = Math.max((expiresAt ?? 0) - now(), 0)
  return store.put(record, { ttlMs: hasNoExpiration ? undefined : leftMs + keepExpiredMs, expected })
}

/**
 * Changes the stored record, and retries if another change comes first: deliveries arrive at any time, and a lease can
 * expire.
 *
 * @param change - returns the new record, or `undefined` to keep the stored one
 * @returns the stored record after the change
 * @throws {WebhookError} `store_unavailable` after too many concurrent changes
 */
async function changeRecord(
  record: ChannelRecord,
  change: (current: ChannelRecord) => ChannelRecord | undefined,
  registration: Registration,
): Promise<ChannelRecord> {
  for (let write = 0; write < maxWrites; write++) {
    const stored = await registration.store.find(record.id)
    const changed = change(stored ?? record)
    if (changed === undefined) return stored ?? record
    if (await putRecord(changed, registration, stored)) return changed
  }
  throw new WebhookError('store_unavailable', `the record of a channel changed concurrently ${maxWrites} times`)
}

// The provider rejected the registration, or never received it, so there is no channel.
function leftNoChannel(error: unknown): boolean {
  if (!isClientError(error)) return error instanceof TypeError
  return error.attempts === 0 || (error.status !== undefined && error.status >= 400 && error.status < 500)
}

function implausibleExpiration(): ClientError {
  const message = 'createChannelKeeper: watch: the reported expiration is too early and was ignored'
  return new ClientError('response_invalid', message, { attempts: 1 })
}

function createToken(): string {
  return encodeBytes(crypto.getRandomValues(new Uint8Array(32)), 'base64url')
}
