import {
  checkedLater,
  checkOptions,
  optional,
  requireFunction,
  requireFunctions,
  requireTimeout,
} from '../../core/base/options.js'
import type { SampleSource } from '../sample.js'
import { type FaultOptions, requireFaults } from './faults.js'
import type { ParkedDelivery } from './parked.js'
import { type ProviderProfile, requireProfile } from './profile.js'
import { profiles } from './profiles.js'
import type { Sending } from './sender.js'
import type { SimulatorTarget } from './target.js'
import { realTime, type SimulatorTime } from './time.js'

/** Options of `createSimulator`. */
export interface SimulatorOptions<Event> {
  /** Where deliveries go. */
  readonly target: SimulatorTarget
  /** Makes and signs the request of an attempt. */
  readonly sample: (sending: Sending<Event>) => SampleSource
  /** How the provider sends. @default profiles.specified */
  readonly profile?: ProviderProfile
  /** The faults of the network. @default none */
  readonly faults?: FaultOptions
  /** A whole number from which ids, faults and delays are derived. @default 1 */
  readonly seed?: number
  /** @default realTime() */
  readonly time?: SimulatorTime
  /** Makes the request that announces the URL of a parked delivery. @default no request is sent */
  readonly notice?: (parked: ParkedDelivery, sending: Sending<Event>) => SampleSource
  /** How long `sample` and `notice` may take, in real milliseconds. @default 4_000 */
  readonly sampleTimeoutMs?: number
  /** The URL that lists parked deliveries. @default 'https://provider.example/parked' */
  readonly parkedUrl?: string
}

/** The options of a simulator with their defaults. */
export type SimulatorSettings<Event> = Required<Omit<SimulatorOptions<Event>, 'notice'>> &
  Pick<SimulatorOptions<Event>, 'notice'>

/** @throws {TypeError} if an option is invalid; the message names it */
export function toSettings<Event>(options: SimulatorOptions<Event>): SimulatorSettings<Event> {
  checkOptions<SimulatorOptions<Event>>(options, 'createSimulator', {
    target: checkedLater,
    sample: requireFunction,
    profile: checkedLater,
    faults: optional(requireFaults),
    seed: optional(requireInteger),
    time: optional((value, option) => requireFunctions(value, ['now', 'sentAt', 'pass', 'during'], option)),
    notice: optional(requireFunction),
    sampleTimeoutMs: optional(requireTimeout),
    parkedUrl: optional(requireParkedUrl),
  })
  const { faults = {}, seed = 1, time = realTime(), sampleTimeoutMs = 4000 } = options
  const { parkedUrl = 'https://provider.example/parked' } = options
  const profile: ProviderProfile = options.profile ?? profiles.specified
  requireProfile(profile, 'createSimulator: profile')
  if (profile.claimCheck?.noticeEveryMs !== undefined && options.notice === undefined) {
    throw new TypeError('createSimulator: notice must be given if profile.claimCheck.noticeEveryMs is')
  }
  // Normalized, because it is compared with the URLs of requests.
  return { ...options, profile, faults, seed, time, sampleTimeoutMs, parkedUrl: new URL(parkedUrl).href }
}

function requireInteger(value: unknown, option: string): void {
  if (!Number.isSafeInteger(value)) throw new TypeError(`${option} must be a whole number`)
}

function requireParkedUrl(value: unknown, option: string): void {
  if (typeof value === 'string' && /^https?:[^?#@]+$/.test(value) && URL.canParse(value)) return
  throw new TypeError(`${option} must be a URL without user, query and fragment`)
}
