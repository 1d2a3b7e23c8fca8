import type { MaybePromise } from '../../core/base/maybe-promise.js'
import { notify } from '../../core/base/notify.js'
import {
  type Check,
  checkOptions,
  optional,
  requireFunction,
  requireFunctions,
  requireList,
  requireObject,
  requirePlainObject,
  requirePositiveInteger,
  requireTimeout,
  requireWholeNumber,
} from '../../core/base/options.js'
import { requireUrl } from '../http/url.js'
import { longestLifetimeMs, type RenewalTimes, type WatchTarget } from './lifetime.js'
import type { PushChannels } from './push-channels.js'
import type { Registration } from './registration.js'
import type { ChannelStore } from './store.js'

/** The targets to watch, by stable names. Processes that share a store must have the same watches. */
export type Watches = Readonly<Record<string, WatchTarget>>

/** Options of `createChannelKeeper`. Times are in milliseconds, and at most ten years. */
export interface ChannelKeeperOptions {
  /** Registers and stops channels. */
  readonly channels: PushChannels
  /** Stores the records of channels. */
  readonly store: ChannelStore
  /** Where the provider sends deliveries, an `https:` URL. */
  readonly address: string
  /** The targets to watch, by name, or a function that returns them for each check. */
  readonly watches: Watches | (() => MaybePromise<Watches>)
  /** The lifetime to request for a new channel, in milliseconds. @default chosen by the provider */
  readonly lifetimeMs?: number
  /**
   * How long before its expiration a channel is renewed, in milliseconds. A channel with a lifetime
   * under three times this value is renewed in its last third.
   *
   * @default 86_400_000
   */
  readonly renewBeforeMs?: number
  /** The minimum overlap of an old channel with its replacement, in milliseconds. @default 60_000 */
  readonly overlapMs?: number
  /** The interval between checks after `start`, in milliseconds. @default 300_000 */
  readonly checkEveryMs?: number
  /** How long one process may work on a watch before another may take over, in milliseconds. @default 300_000 */
  readonly leaseMs?: number
  /** How long the record of an expired channel is kept, in milliseconds. @default 604_800_000 */
  readonly keepExpiredMs?: number
  /** How long deliveries are accepted after a channel expires, to allow for clock skew, in milliseconds. @default 300_000 */
  readonly graceMs?: number
  /** How long `tokenFor` and `lookup` wait for the store before a delivery is answered 503, in milliseconds. @default 5_000 */
  readonly storeTimeoutMs?: number
  /** Called with each failure; the next check tries again. */
  readonly onError?: (error: unknown, context: { readonly watch?: string | undefined }) => void
  /** Called for unverified deliveries of unknown or expired channels. */
  readonly onUnknownChannel?: (delivery: { readonly channelId: string; readonly state: 'unknown' | 'expired' }) => void
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** The checked options of a keeper, with their defaults. */
export interface KeeperSettings extends Registration, RenewalTimes {
  readonly address: string
  readonly watches: Watches | (() => MaybePromise<Watches>)
  readonly checkEveryMs: number
  readonly leaseMs: number
  readonly graceMs: number
  readonly storeTimeoutMs: number
  readonly onError: (error: unknown, watch?: string) => void
  readonly onUnknownChannel: NonNullable<ChannelKeeperOptions['onUnknownChannel']>
}

const caller = 'createChannelKeeper'

/** @throws {TypeError} if an option is invalid; the message names it */
export function toKeeperSettings(options: ChannelKeeperOptions): KeeperSettings {
  checkOptions(options, caller, {
    channels: (value, option) => requireFunctions(value, ['watch', 'stop'], option),
    store: (value, option) => requireFunctions(value, ['put', 'find', 'list', 'remove', 'acquire', 'release'], option),
    address: requireTargetAddress,
    watches: (value) => {
      if (typeof value !== 'function') requireWatches(value)
    },
    lifetimeMs: optional(checkDuration(requirePositiveInteger)),
    renewBeforeMs: optional(checkDuration(requirePositiveInteger)),
    overlapMs: optional(checkDuration(requireWholeNumber)),
    checkEveryMs: optional(requireTimeout),
    leaseMs: optional(requireTimeout),
    keepExpiredMs: optional(checkDuration(requirePositiveInteger)),
    graceMs: optional(checkDuration(requireWholeNumber)),
    storeTimeoutMs: optional(requireTimeout),
    onError: optional(requireFunction),
    onUnknownChannel: optional(requireFunction),
    now: optional(requireFunction),
  })
  const { channels, store, address, watches, lifetimeMs, onError, onUnknownChannel } = options
  const { renewBeforeMs = 86_400_000, overlapMs = 60_000, checkEveryMs = 300_000, now = () => Date.now() } = options
  const { leaseMs = 300_000, keepExpiredMs = 604_800_000, graceMs = 300_000, storeTimeoutMs = 5_000 } = options
  const times = { lifetimeMs, renewBeforeMs, overlapMs, checkEveryMs, leaseMs, keepExpiredMs, graceMs, storeTimeoutMs }
  return {
    ...times,
    now,
    channels,
    store,
    address,
    watches,
    onError: (error, watch) => notify(() => onError?.(error, { watch })),
    onUnknownChannel: (delivery) => notify(() => onUnknownChannel?.(delivery)),
  }
}

/** @throws {TypeError} unless the value is an object of valid targets */
function requireWatches(value: unknown): asserts value is Watches {
  requirePlainObject(value, `${caller}: watches`)
  for (const [watch, target] of Object.entries(value)) requireTarget(target, watch)
}

/** @throws {TypeError} if the target is invalid */
export function requireTarget(target: unknown, watch: string): asserts target is WatchTarget {
  const option = `${caller}: watches ${watch}`
  requireObject(target, `${option}: target`)
  const { resource, address } = target as Partial<WatchTarget>
  requireList(resource, `${option}: resource`)
  if (resource.length === 0) throw new TypeError(`${option}: resource must not be empty`)
  if (address !== undefined) requireTargetAddress(address, `${option}: address`)
}

// Loopback addresses pass here; the client in `channels` decides whether to allow them.
function requireTargetAddress(address: unknown, option: string): void {
  requireUrl(address, option, { allowLoopbackHttp: true })
}

function checkDuration(check: Check): Check {
  return (value, option) => {
    check(value, option)
    if (Number(value) > longestLifetimeMs) throw new TypeError(`${option} must be at most ${longestLifetimeMs} ms`)
  }
}
