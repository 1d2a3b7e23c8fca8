import { requireFunction, requireObject, requireTimeout } from '../../base/options.js'
import type { SampleSource } from '../sample.js'
import type { ParkedDelivery } from './claims.js'
import { type FaultOptions, requireFaults } from './faults.js'
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
  /** What goes wrong on the way. @default nothing */
  readonly faults?: FaultOptions
  /** A whole number that ids, faults and pauses follow from. @default 1 */
  readonly seed?: number
  /** @default realTime() */
  readonly time?: SimulatorTime
  /** Makes the request that says where a stored delivery can be fetched. @default nothing is sent */
  readonly notice?: (parked: ParkedDelivery, sending: Sending<Event>) => SampleSource
  /** How long `sample` and `notice` may take, in real milliseconds. @default 4_000 */
  readonly sampleTimeoutMs?: number
  /** Where stored deliveries are listed. @default 'https://provider.example/parked' */
  readonly claimUrl?: string
}

/** The options of a simulator with their defaults. */
export type SimulatorSettings<Event> = Required<Omit<SimulatorOptions<Event>, 'notice'>> &
  Pick<SimulatorOptions<Event>, 'notice'>

/** @throws {TypeError} which option is wrong */
export function requireSimulatorOptions<Event>(options: SimulatorOptions<Event>): SimulatorSettings<Event> {
  requireObject(options, 'createSimulator: options')
  const { faults = {}, seed = 1, time = realTime(), sampleTimeoutMs = 4000 } = options
  const profile: ProviderProfile = options.profile ?? profiles.specified
  const { sample, notice, claimUrl = 'https://provider.example/parked' } = options
  requireFunction(sample, 'createSimulator: sample')
  if (notice !== undefined) requireFunction(notice, 'createSimulator: notice')
  requireProfile(profile, 'createSimulator: profile')
  if (profile.claimCheck?.everyMs !== undefined && notice === undefined) {
    throw new TypeError('createSimulator: notice must be given where profile.claimCheck.everyMs is')
  }
  requireFaults(faults, 'createSimulator: faults')
  if (!Number.isSafeInteger(seed)) throw new TypeError('createSimulator: seed must be a whole number')
  requireObject(time, 'createSimulator: time')
  for (const name of ['now', 'sentAt', 'pass', 'during'] as const) {
    requireFunction(time[name], `createSimulator: time.${name}`)
  }
  requireTimeout(sampleTimeoutMs, 'createSimulator: sampleTimeoutMs')
  return { ...options, profile, faults, seed, time, sampleTimeoutMs, claimUrl: requireClaimUrl(claimUrl) }
}

// In its normal form, because the URL of a request is compared with it.
function requireClaimUrl(value: unknown): string {
  if (typeof value === 'string' && /^https?:[^?#@]+$/.test(value) && URL.canParse(value)) return new URL(value).href
  throw new TypeError('createSimulator: claimUrl must be a URL without user, query and fragment')
}
