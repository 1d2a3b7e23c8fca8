import type { MaybePromise } from '../../base/maybe-promise.js'
import { notify } from '../../base/notify.js'
import {
  requireFunction,
  requireFunctions,
  requireKnown,
  requireList,
  requireObject,
  requirePlainObject,
  requirePositiveInteger,
  requireTimeout,
} from '../../base/options.js'
import { requireAddress } from '../http/address.js'
import { longestLifeMs } from './end.js'
import type { PushChannels } from './push-channels.js'
import type { Registration } from './registration.js'
import type { Renewal, WatchTarget } from './renewal.js'
import type { ChannelStore } from './store.js'

/** What is watched, by names that stay the same. Processes that share a store have to watch the same. */
export type Watches = Readonly<Record<string, WatchTarget>>

/** Options of `createChannelKeeper`. No time is longer than ten years. */
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
  /** How long one process may take for a watch; then it gives up, and another takes over. In milliseconds. @default 300_000 */
  readonly leaseMs?: number
  /** How long after its end a channel is still told from an unknown one, in milliseconds. @default 604_800_000 */
  readonly keepExpiredMs?: number
  /** How long after its end a channel may still send, because clocks differ, in milliseconds. @default 300_000 */
  readonly graceMs?: number
  /** How long `tokenFor` and `look` wait for the store; then they reject, and the delivery is answered 503. In milliseconds. @default 5_000 */
  readonly storeTimeoutMs?: number
  /** Is told what failed; the next look tries again. */
  readonly onError?: (error: unknown, context: { readonly watch?: string | undefined }) => void
  /** Is told of deliveries of channels that are not known or have expired. Nothing is proved of them. */
  readonly onStranger?: (stranger: { readonly channelId: string; readonly state: 'unknown' | 'expired' }) => void
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** The options of a keeper, checked, with what follows from them. */
export interface Keeping extends Registration, Renewal {
  readonly address: string
  readonly watches: Watches | (() => MaybePromise<Watches>)
  readonly checkEveryMs: number
  readonly leaseMs: number
  readonly graceMs: number
  readonly storeTimeoutMs: number
  readonly onError: (error: unknown, watch?: string) => void
  readonly onStranger: NonNullable<ChannelKeeperOptions['onStranger']>
}

const name = 'createChannelKeeper'

const known: Readonly<Record<keyof ChannelKeeperOptions, 1>> = {
  channels: 1,
  store: 1,
  address: 1,
  watches: 1,
  lifeMs: 1,
  renewBeforeMs: 1,
  overlapMs: 1,
  checkEveryMs: 1,
  leaseMs: 1,
  keepExpiredMs: 1,
  graceMs: 1,
  storeTimeoutMs: 1,
  onError: 1,
  onStranger: 1,
  now: 1,
}

/** @throws {TypeError} which option is wrong */
export function toKeeping(options: ChannelKeeperOptions): Keeping {
  requireObject(options, `${name}: options`)
  requireKnown(options, known, name)
  const { channels, store, address, watches, lifeMs, onError, onStranger, now = () => Date.now() } = options
  const { renewBeforeMs = 86_400_000, overlapMs = 60_000, checkEveryMs = 300_000 } = options
  const { leaseMs = 300_000, keepExpiredMs = 604_800_000, graceMs = 300_000, storeTimeoutMs = 5_000 } = options
  requireFunctions(channels, ['watch', 'stop'], `${name}: channels`)
  requireFunctions(store, ['put', 'find', 'list', 'remove', 'acquire', 'release'], `${name}: store`)
  requireTargetAddress(address, `${name}: address`)
  if (typeof watches !== 'function') requireWatches(watches)
  requireDurations({ renewBeforeMs, keepExpiredMs, lifeMs })
  requireDurations({ overlapMs: overlapMs === 0 ? undefined : overlapMs, graceMs: graceMs === 0 ? undefined : graceMs })
  requireTimeout(leaseMs, `${name}: leaseMs`)
  requireTimeout(storeTimeoutMs, `${name}: storeTimeoutMs`)
  requireTimeout(checkEveryMs, `${name}: checkEveryMs`)
  if (onError !== undefined) requireFunction(onError, `${name}: onError`)
  if (onStranger !== undefined) requireFunction(onStranger, `${name}: onStranger`)
  requireFunction(now, `${name}: now`)
  const report = (error: unknown, watch?: string) => notify(() => onError?.(error, { watch }))
  const times = { lifeMs, renewBeforeMs, overlapMs, checkEveryMs, leaseMs, keepExpiredMs, graceMs, storeTimeoutMs, now }
  return {
    ...times,
    channels,
    store,
    address,
    watches,
    onError: report,
    onDoubt: report,
    onStranger: (stranger) => notify(() => onStranger?.(stranger)),
  }
}

function requireWatches(watches: Watches): void {
  requirePlainObject(watches, `${name}: watches`)
  for (const [watch, target] of Object.entries(watches)) requireTarget(target, watch)
}

/** @throws {TypeError} what is wrong with a target */
export function requireTarget(target: WatchTarget, watch: string): void {
  requireObject(target, `${name}: watches ${watch}: target`)
  requireList(target.resource, `${name}: watches ${watch}: resource`)
  if (target.resource.length === 0) throw new TypeError(`${name}: watches ${watch}: resource must not be empty`)
  if (target.address !== undefined) requireTargetAddress(target.address, `${name}: watches ${watch}: address`)
}

// Whether this machine is allowed is up to the client of the calls.
function requireTargetAddress(address: unknown, option: string): void {
  requireAddress(address, option, { allowLoopbackHttp: true })
}

function requireDurations(durations: Readonly<Record<string, number | undefined>>): void {
  for (const [option, value] of Object.entries(durations)) {
    if (value === undefined) continue
    requirePositiveInteger(value, `${name}: ${option}`)
    if (value > longestLifeMs) throw new TypeError(`${name}: ${option} must be at most ${longestLifeMs} ms`)
  }
}
