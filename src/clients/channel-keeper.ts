import type { MaybePromise } from '../maybe-promise.js'
import { notify } from '../notify.js'
import {
  requireFunction,
  requireObject,
  requirePlainObject,
  requirePositiveInteger,
  requireText,
  requireTimeout,
} from '../options.js'
import { pushExpiresAt } from '../providers/push-channel.js'
import {
  createChannel,
  findCurrent,
  findReplaced,
  forgetPending,
  isDue,
  put,
  type Renewal,
  stopChannel,
  type WatchTarget,
} from './channel-renewal.js'
import type { ChannelRecord, ChannelStore } from './channel-store.js'
import type { PushChannels } from './push-channels.js'

/** What is watched, by names that stay the same. */
export type Watches = Readonly<Record<string, WatchTarget>>

/** A channel as its deliveries see it: all but `unknown` and `expired` ones may send, also what is or was being stopped. */
export type ChannelLookup =
  | { readonly state: 'unknown'; readonly channel?: undefined }
  | { readonly state: ChannelRecord['state'] | 'expired'; readonly channel: ChannelRecord }

/** What became of one watch. */
export interface ChannelReport {
  readonly watch: string
  /** `busy`: another process is at it. `failed`: see `error`; a channel that was there before still is. */
  readonly state: 'kept' | 'created' | 'renewed' | 'stopped' | 'busy' | 'failed'
  readonly error?: unknown
}

/** Options of {@link createChannelKeeper}. */
export interface ChannelKeeperOptions {
  /** What registers and stops channels. */
  readonly channels: PushChannels
  /** Where channels are remembered. */
  readonly store: ChannelStore
  /** Where the provider sends to, an `https:` URL. */
  readonly address: string
  /** What is watched, by name, or a function that says it anew for each look. */
  readonly watches: Watches | (() => MaybePromise<Watches>)
  /** How long a new channel should live, in milliseconds. @default what the provider gives */
  readonly lifeMs?: number
  /** A channel that ends within this is renewed; of a life shorter than three times this, in its last third. @default 86_400_000 */
  readonly renewBeforeMs?: number
  /** How long the old channel stays beside the new one, in milliseconds, at least. @default 60_000 */
  readonly overlapMs?: number
  /** How often a started keeper looks, in milliseconds. @default 300_000 */
  readonly checkEveryMs?: number
  /** How long one process may take for a watch before another takes over, in milliseconds. @default 300_000 */
  readonly leaseMs?: number
  /** How long after its end a channel is still told from an unknown one, in milliseconds. @default 604_800_000 */
  readonly keepExpiredMs?: number
  /** How long after its end a channel may still send, because clocks differ, in milliseconds. @default 300_000 */
  readonly graceMs?: number
  /** Is told what failed; the next look tries again. */
  readonly onError?: (error: unknown, context: { readonly watch?: string | undefined }) => void
  /** Is told of deliveries of channels that are not known or have expired. Nothing is proved of them. */
  readonly onStranger?: (stranger: { readonly channelId: string; readonly state: 'unknown' | 'expired' }) => void
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** Keeps channels alive. */
export interface ChannelKeeper {
  /** The token of a channel that may send, for `push({ token: keeper.tokenFor })`. */
  readonly tokenFor: (channelId: string) => Promise<string | undefined>
  /** What is known of a channel. */
  look(channelId: string): Promise<ChannelLookup>
  /**
   * Tells the keeper of a verified `sync`: a channel whose registration was never answered gets known by it, and can be
   * stopped.
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
  /** Ends what `start` began, and waits for it. Channels stay, for other processes or for the next start. */
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
 * stopped, so that nothing is missed; meanwhile changes arrive twice, once through each.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const keeper = createChannelKeeper({ channels, store, address, watches: { team: { resource: ['calendars', id, 'events'] } } })
 * const receiver = createReceiver({ provider: push({ token: keeper.tokenFor }), on: { exists: sync } })
 * keeper.start()
 */
export function createChannelKeeper(options: ChannelKeeperOptions): ChannelKeeper {
  const { store, watches, checkEveryMs, leaseMs, graceMs, onError, onStranger, renewal } = toKeeping(options)
  const { now } = renewal
  const failed = (error: unknown, watch?: string) => notify(() => onError?.(error, { watch }))

  /** Does something for a watch while nobody else does. */
  const withLease = async (watch: string, work: () => Promise<ChannelReport['state']>): Promise<ChannelReport> => {
    try {
      const lease = await store.acquire(watch, { leaseMs })
      if (lease === undefined) return { watch, state: 'busy' }
      try {
        return { watch, state: await work() }
      } finally {
        await store.release(watch, lease).catch((error: unknown) => failed(error, watch))
      }
    } catch (error) {
      failed(error, watch)
      return { watch, state: 'failed', error }
    }
  }

  const keepOne = (watch: string, target: WatchTarget) =>
    withLease(watch, async () => {
      const records = await store.list(watch)
      await forgetPending(records, renewal)
      const current = findCurrent(records, now())
      const isEnough = current !== undefined && !isDue(current, renewal)
      const latest = isEnough ? current : await createChannel(watch, target, renewal)
      for (const record of findReplaced(records, latest, renewal)) {
        // The next look tries again.
        await stopChannel(record, renewal).catch((error: unknown) => failed(error, watch))
      }
      if (isEnough) return 'kept'
      return current === undefined ? 'created' : 'renewed'
    })

  const drop = (watch: string) =>
    withLease(watch, async () => {
      const open = (await store.list(watch)).filter(({ state }) => state === 'active' || state === 'stopping')
      const results = await Promise.allSettled(open.map((record) => stopChannel(record, renewal)))
      const rejected = results.find((result) => result.status === 'rejected')
      if (rejected !== undefined) throw rejected.reason
      return 'stopped'
    })

  const forAll = async (work: (watch: string, target: WatchTarget) => Promise<ChannelReport>) => {
    const reports: ChannelReport[] = []
    try {
      const all = typeof watches === 'function' ? await watches() : watches
      for (const [watch, target] of Object.entries(all)) reports.push(await work(watch, target))
    } catch (error) {
      failed(error)
    }
    return reports
  }

  const look = async (channelId: string): Promise<ChannelLookup> => {
    const channel = await store.find(channelId)
    if (channel === undefined) return { state: 'unknown' }
    const hasExpired = channel.expiresAt !== undefined && channel.expiresAt + graceMs <= now()
    return { state: hasExpired ? 'expired' : channel.state, channel }
  }

  const keep = () => forAll(keepOne)
  const loop = createLoop(keep, checkEveryMs)

  return {
    look,
    keep,
    drop,
    stopAll: () => forAll(drop),
    start: loop.start,
    close: loop.close,
    async tokenFor(channelId) {
      const { state, channel } = await look(channelId)
      if (state !== 'unknown' && state !== 'expired') return channel.token
      notify(() => onStranger?.({ channelId, state }))
      return undefined
    },
    async noticed(payload) {
      const record = await store.find(payload.channelId)
      if (record?.state !== 'pending') return
      const expiresAt = pushExpiresAt(payload)?.getTime() ?? record.expiresAt
      await put({ ...record, state: 'active', resourceId: payload.resourceId, expiresAt }, renewal)
    },
  }
}

function toKeeping(options: ChannelKeeperOptions) {
  requireObject(options, 'createChannelKeeper: options')
  const { channels, store, address, watches, lifeMs, onError, onStranger, now = () => Date.now() } = options
  const { renewBeforeMs = 86_400_000, overlapMs = 60_000, checkEveryMs = 300_000 } = options
  const { leaseMs = 300_000, keepExpiredMs = 604_800_000, graceMs = 300_000 } = options
  requireObject(channels, 'createChannelKeeper: channels')
  requireObject(store, 'createChannelKeeper: store')
  requireText(address, 'createChannelKeeper: address')
  if (typeof watches !== 'function') requirePlainObject(watches, 'createChannelKeeper: watches')
  for (const [name, value] of Object.entries({ renewBeforeMs, leaseMs, keepExpiredMs })) {
    requirePositiveInteger(value, `createChannelKeeper: ${name}`)
  }
  for (const [name, value] of Object.entries({ overlapMs, graceMs })) {
    if (value !== 0) requirePositiveInteger(value, `createChannelKeeper: ${name}`)
  }
  if (lifeMs !== undefined) requirePositiveInteger(lifeMs, 'createChannelKeeper: lifeMs')
  requireTimeout(checkEveryMs, 'createChannelKeeper: checkEveryMs')
  if (onError !== undefined) requireFunction(onError, 'createChannelKeeper: onError')
  if (onStranger !== undefined) requireFunction(onStranger, 'createChannelKeeper: onStranger')
  requireFunction(now, 'createChannelKeeper: now')
  const renewal: Renewal = { channels, store, address, lifeMs, renewBeforeMs, overlapMs, keepExpiredMs, now }
  return { store, watches, checkEveryMs, leaseMs, graceMs, onError, onStranger, renewal }
}

/** Does something again and again, one after the other, until it is closed. */
function createLoop(work: () => Promise<unknown>, everyMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let open = false
  const turn = () => {
    running = work().then(() => {
      if (open) timer = setTimeout(turn, everyMs)
    })
  }
  return {
    start() {
      if (open) return
      open = true
      turn()
    },
    async close() {
      open = false
      clearTimeout(timer)
      await running
    },
  }
}
