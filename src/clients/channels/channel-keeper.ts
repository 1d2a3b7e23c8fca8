import { createLoop } from '../../base/loop.js'
import { requirePlainObject } from '../../base/options.js'
import { rethrow, withinTime } from '../../base/within-time.js'
import { pushExpiresAt } from '../../styles/push-channel.js'
import { ClientError } from '../http/client-error.js'
import { type ChannelKeeperOptions, requireTarget, toKeeping } from './keeper-options.js'
import { createChannel, forgetPending, noticeChannel, stopChannel } from './registration.js'
import { findCurrent, findUnwanted, isAlive, isDue, toTargetKey, type WatchTarget } from './renewal.js'
import type { ChannelRecord } from './store.js'

/** A channel as its deliveries see it: all but `unknown` and `expired` ones may send, also what is or was being stopped. */
export type ChannelLookup =
  | { readonly state: 'unknown'; readonly channel?: undefined }
  | { readonly state: ChannelRecord['state'] | 'expired'; readonly channel: ChannelRecord }

/** What became of one watch. */
export interface ChannelReport {
  readonly watch: string
  /**
   * `busy`: another process is at it. `stopping`: a registration without an answer may have made a channel, which is stopped
   * by its first delivery. `failed`: see `error`; a channel that was there before still is.
   */
  readonly state: 'kept' | 'created' | 'renewed' | 'stopped' | 'stopping' | 'busy' | 'failed'
  readonly error?: unknown
}

/** Keeps channels alive. */
export interface ChannelKeeper {
  /**
   * The token of a channel that may send, for `push({ token: keeper.tokenFor })`.
   *
   * @throws {ClientError} `timeout` where the store does not answer
   */
  readonly tokenFor: (channelId: string) => Promise<string | undefined>
  /**
   * What is known of a channel.
   *
   * @throws {ClientError} `timeout` where the store does not answer
   */
  look(channelId: string): Promise<ChannelLookup>
  /**
   * Tells the keeper of a verified delivery, of every `sync` at least: a channel whose registration was never answered gets
   * known by it, and is stopped if that was asked for.
   */
  noticed(payload: NoticedChannel): Promise<void>
  /** Looks once after all watches: creates, renews, and stops what was replaced. Never rejects. */
  keep(): Promise<readonly ChannelReport[]>
  /** Looks now, and again every `checkEveryMs`, until `close`. */
  start(): void
  /** Stops all channels of a watch that is no longer in `watches`. */
  drop(watch: string): Promise<ChannelReport>
  /** Stops all channels of all watches. */
  stopAll(): Promise<readonly ChannelReport[]>
  /** Ends what `start` began, and waits for the watch that it is at. Channels stay, for other processes or for the next start. */
  close(): Promise<void>
}

/** What a delivery says of its channel. */
export interface NoticedChannel {
  readonly channelId: string
  readonly resourceId: string
  readonly expiration?: string | undefined
}

/**
 * Keeps push channels alive: registers them, renews them before they end, and stops what was replaced.
 *
 * Several processes with the same store make one channel for each watch. A new channel is there before the old one is
 * stopped, so that nothing is missed; meanwhile changes arrive twice, once through each. So it is too where the address or
 * the resource of a watch has changed.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const keeper = createChannelKeeper({ channels, store, address, watches: { team: { resource: ['calendars', id, 'events'] } } })
 * const receiver = createReceiver({ provider: push({ token: keeper.tokenFor }), on: { exists: sync } })
 * keeper.start()
 */
export function createChannelKeeper(options: ChannelKeeperOptions): ChannelKeeper {
  const keeping = toKeeping(options)
  const { store, watches, checkEveryMs, leaseMs, graceMs, storeTimeoutMs, onError, onStranger, now } = keeping

  /** Does something for a watch while nobody else does. */
  const withLease = async (
    watch: string,
    work: (signal: AbortSignal) => Promise<ChannelReport['state']>,
  ): Promise<ChannelReport> => {
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
      // From before the lease begins, so that it is over before that ends: then somebody else may be at it.
      return { watch, state: await giveUpAfter(leaseMs, leased) }
    } catch (error) {
      onError(error, watch)
      return { watch, state: 'failed', error }
    }
  }

  const keepOne = (watch: string, target: WatchTarget) =>
    withLease(watch, async (signal) => {
      requireTarget(target, watch)
      const { address = keeping.address } = target
      const key = await toTargetKey(target, address)
      const records = await store.list(watch)
      await forgetPending(records, keeping)
      const current = findCurrent(records, key, keeping)
      const isEnough = current !== undefined && !isDue(current, keeping)
      let latest = isEnough ? current : undefined
      try {
        latest ??= await createChannel(watch, key, { ...target, address, signal }, keeping)
      } finally {
        for (const record of findUnwanted(records, latest, keeping)) {
          // The next look tries again.
          await stopChannel(record, keeping, signal).catch((error: unknown) => onError(error, watch))
        }
      }
      if (isEnough) return 'kept'
      return records.some((record) => isAlive(record, now())) ? 'renewed' : 'created'
    })

  const drop = (watch: string) =>
    withLease(watch, async (signal) => {
      const open = (await store.list(watch)).filter(({ state }) => state !== 'stopped')
      const results = await Promise.allSettled(open.map((record) => stopChannel(record, keeping, signal)))
      const rejected = results.find((result) => result.status === 'rejected')
      if (rejected !== undefined) throw rejected.reason
      return results.every((result) => result.status === 'fulfilled' && result.value) ? 'stopped' : 'stopping'
    })

  const forAll = async (
    work: (watch: string, target: WatchTarget) => Promise<ChannelReport>,
    closing?: AbortSignal,
  ): Promise<readonly ChannelReport[]> => {
    const reports: ChannelReport[] = []
    try {
      const all = typeof watches === 'function' ? await giveUpAfter(leaseMs, async () => watches()) : watches
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

  const look = async (channelId: string): Promise<ChannelLookup> => {
    // A delivery waits for this, and must not wait for ever.
    const channel = await giveUpAfter(storeTimeoutMs, async () => store.find(channelId))
    if (channel === undefined) return { state: 'unknown' }
    const hasExpired = channel.expiresAt !== undefined && channel.expiresAt + graceMs <= now()
    return { state: hasExpired ? 'expired' : channel.state, channel }
  }

  const loop = createLoop((closing) => forAll(keepOne, closing), checkEveryMs)

  return {
    look,
    keep: () => forAll(keepOne),
    drop,
    stopAll: () => forAll(drop),
    start: loop.start,
    close: loop.close,
    async tokenFor(channelId) {
      const { state, channel } = await look(channelId)
      if (state !== 'unknown' && state !== 'expired') return channel.token
      onStranger({ channelId, state })
      return undefined
    },
    async noticed(payload) {
      const record = await store.find(payload.channelId)
      if (record === undefined) return
      await noticeChannel(record, payload.resourceId, pushExpiresAt(payload)?.getTime(), keeping)
    },
  }
}

/** Waits no longer for work than this, and aborts it then; what does not heed the signal goes on unwatched. */
function giveUpAfter<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
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
