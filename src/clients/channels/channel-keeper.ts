import { createLoop } from '../../core/base/loop.js'
import { requirePlainObject } from '../../core/base/options.js'
import { rethrow, withinTime } from '../../core/base/waiting.js'
import { pushExpiresAt } from '../../vendors/styles/push-channel.js'
import { ClientError } from '../http/client-error.js'
import { type ChannelKeeperOptions, type KeeperSettings, requireTarget, toKeeperSettings } from './keeper-options.js'
import { findCurrent, findUnwanted, isAlive, isDue, toTargetKey, type WatchTarget } from './lifetime.js'
import { createChannel, endChannel, observeChannel, prunePending, stopChannel } from './registration.js'
import type { ChannelRecord } from './store.js'

/** The state of a channel. Deliveries are accepted in all states but `unknown` and `expired`, even after it was stopped. */
export type ChannelLookup =
  | { readonly state: 'unknown'; readonly channel?: undefined }
  | { readonly state: ChannelRecord['state'] | 'expired'; readonly channel: ChannelRecord }

/** The result for one watch. */
export interface ChannelReport {
  readonly watch: string
  /**
   * `busy`: another process holds the lease. `stopping`: an unanswered registration may have created a channel, which is
   * stopped when its first delivery arrives. `failed`: see `error`; a channel that existed before still exists.
   */
  readonly state: 'kept' | 'created' | 'renewed' | 'stopped' | 'stopping' | 'busy' | 'failed'
  readonly error?: unknown
}

/** Keeps channels alive. */
export interface ChannelKeeper {
  /**
   * Returns the token of a channel whose deliveries are accepted, for `push({ tokens: keeper.tokenFor })`.
   *
   * @param found - what `lookup` returned for it, if that is known already
   * @throws {ClientError} `timeout` if the store does not respond
   */
  readonly tokenFor: (channelId: string, found?: ChannelLookup) => Promise<string | undefined>
  /**
   * Looks up a channel.
   *
   * @throws {ClientError} `timeout` if the store does not respond
   */
  lookup(channelId: string): Promise<ChannelLookup>
  /**
   * Updates the record of a channel from a verified delivery. Call it at least for every `sync`.
   *
   * This confirms a channel whose registration got no response, and stops it if a stop was requested.
   */
  observe(payload: ObservedChannel): Promise<void>
  /** Records that the provider refused or ended a channel. The next check registers another one. */
  ended(channelId: string): Promise<void>
  /** Checks all watches once: creates, renews and stops channels as needed. Never rejects. */
  reconcile(): Promise<readonly ChannelReport[]>
  /** Checks all watches now and then every `checkEveryMs`, until `close`. */
  start(): void
  /** Stops all channels of a watch that is no longer in `watches`. */
  stopWatch(watch: string): Promise<ChannelReport>
  /** Stops all channels of all watches. */
  stopAll(): Promise<readonly ChannelReport[]>
  /** Ends the checks after the current watch. Channels remain, for other processes or the next start. */
  close(): Promise<void>
}

/** The fields of a delivery that describe its channel. */
export interface ObservedChannel {
  readonly channelId: string
  readonly resourceId: string
  readonly expiration?: string | undefined
  /** The lifetime from now on, in seconds, of providers that say it instead. */
  readonly leaseSeconds?: number
}

/**
 * Keeps push channels alive: registers them, renews them before they expire, and stops those that were replaced.
 *
 * Processes that share a store register one channel for each watch. The new channel exists before the old one is stopped, so
 * that no change is missed; meanwhile each change is delivered through both. The same applies when the address or the resource
 * of a watch changes.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const keeper = createChannelKeeper({ channels, store, address, watches: { team: { resource: ['calendars', id, 'events'] } } })
 * const receiver = createReceiver({ provider: push({ tokens: keeper.tokenFor }), on: { exists: sync } })
 * keeper.start()
 */
export function createChannelKeeper(options: ChannelKeeperOptions): ChannelKeeper {
  const settings = toKeeperSettings(options)
  const { store, checkEveryMs, onUnknownChannel, now } = settings
  const reconcile = (closing?: AbortSignal) =>
    forAll(settings, (watch, target) => reconcileWatch(settings, watch, target), closing)
  const stopWatch = (watch: string) => stopChannels(settings, watch)
  const lookup = (channelId: string) => lookupChannel(settings, channelId)
  const { start, close } = createLoop(reconcile, checkEveryMs)

  return {
    lookup,
    reconcile: () => reconcile(),
    stopWatch,
    stopAll: () => forAll(settings, stopWatch),
    start,
    close,
    async tokenFor(channelId, found) {
      const { state, channel } = found ?? (await lookup(channelId))
      if (state !== 'unknown' && state !== 'expired') return channel.token
      onUnknownChannel({ channelId, state })
      return undefined
    },
    async observe(payload) {
      const record = await store.find(payload.channelId)
      if (record === undefined) return
      const { resourceId, leaseSeconds } = payload
      const expiresAt = leaseSeconds === undefined ? pushExpiresAt(payload)?.getTime() : now() + leaseSeconds * 1000
      await observeChannel(record, resourceId, expiresAt, settings)
    },
    async ended(channelId) {
      const record = await store.find(channelId)
      if (record !== undefined) await endChannel(record, settings)
    },
  }
}

/** Runs work for all watches, one after the other. Never rejects. */
async function forAll(
  { watches, leaseMs, onError }: KeeperSettings,
  work: (watch: string, target: WatchTarget) => Promise<ChannelReport>,
  closing?: AbortSignal,
): Promise<readonly ChannelReport[]> {
  const reports: ChannelReport[] = []
  try {
    const all = typeof watches === 'function' ? await withDeadline(leaseMs, async () => watches()) : watches
    requirePlainObject(all, 'createChannelKeeper: watches')
    for (const [watch, target] of Object.entries(all)) {
      if (closing?.aborted) break
      reports.push(await work(watch, target))
    }
  } catch (error) {
    onError(error)
  }
  return reports
}

function reconcileWatch(settings: KeeperSettings, watch: string, target: WatchTarget): Promise<ChannelReport> {
  const { store, onError, now } = settings
  return withLease(settings, watch, async (signal) => {
    requireTarget(target, watch)
    const { address = settings.address } = target
    const key = await toTargetKey(target, address)
    const records = await store.list(watch)
    await prunePending(records, settings)
    const current = findCurrent(records, key, settings)
    const isEnough = current !== undefined && !isDue(current, settings)
    let latest = isEnough ? current : undefined
    try {
      latest ??= await createChannel(watch, key, { ...target, address, signal }, settings)
    } finally {
      for (const record of findUnwanted(records, latest, settings)) {
        // The next check tries again.
        await stopChannel(record, settings, signal).catch((error: unknown) => onError(error, watch))
      }
    }
    if (isEnough) return 'kept'
    return records.some((record) => isAlive(record, now())) ? 'renewed' : 'created'
  })
}

function stopChannels(settings: KeeperSettings, watch: string): Promise<ChannelReport> {
  return withLease(settings, watch, async (signal) => {
    const open = (await settings.store.list(watch)).filter(({ state }) => state !== 'stopped')
    const results = await Promise.allSettled(open.map((record) => stopChannel(record, settings, signal)))
    const rejected = results.find((result) => result.status === 'rejected')
    if (rejected !== undefined) throw rejected.reason
    return results.every((result) => result.status === 'fulfilled' && result.value) ? 'stopped' : 'stopping'
  })
}

/** Runs work for a watch in at most one process at a time. Never rejects. */
async function withLease(
  { store, leaseMs, onError }: KeeperSettings,
  watch: string,
  work: (signal: AbortSignal) => Promise<ChannelReport['state']>,
): Promise<ChannelReport> {
  const leased = async (signal: AbortSignal): Promise<ChannelReport['state']> => {
    const lease = await store.acquire(watch, { leaseMs })
    if (lease === undefined) return 'busy'
    try {
      return await work(signal)
    } finally {
      await store.release(watch, lease).catch((error: unknown) => onError(error, watch))
    }
  }
  try {
    // The time limit starts before the lease, so that it ends before another process can acquire the lease.
    return { watch, state: await withDeadline(leaseMs, leased) }
  } catch (error) {
    onError(error, watch)
    return { watch, state: 'failed', error }
  }
}

async function lookupChannel(
  { store, storeTimeoutMs, graceMs, now }: KeeperSettings,
  channelId: string,
): Promise<ChannelLookup> {
  // The time is limited, because a delivery waits for the result.
  const channel = await withDeadline(storeTimeoutMs, async () => store.find(channelId))
  if (channel === undefined) return { state: 'unknown' }
  const hasExpired = channel.expiresAt !== undefined && channel.expiresAt + graceMs <= now()
  return { state: hasExpired ? 'expired' : channel.state, channel }
}

/** Aborts the signal and rejects after the time limit; work that ignores the signal continues in the background. */
function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  return withinTime(work(controller.signal), milliseconds, {
    done: (result) => result,
    failed: rethrow,
    expired: () => {
      controller.abort()
      throw new ClientError('timeout', `createChannelKeeper: not done within ${milliseconds} ms`, { retryable: true })
    },
  })
}
