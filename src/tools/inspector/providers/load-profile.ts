import { type ProviderProfile, profileOf, profiles } from '../../../testing/simulator/index.js'
import { isProviderName, loadDeliveries } from './providers.js'

/** The profiles of the simulator by the names of their providers, and those of the styles. */
export const namedProfiles: ReadonlyMap<string, ProviderProfile> = new Map<string, ProviderProfile>([
  ...Object.values(profiles).map((profile) => [profile.name, profile] as const),
  ...['tracker', 'payments', 'host'].map((style) => [style, profiles.specified] as const),
])

/** The documented rules by which a provider sends; `undefined` if they are not known here. */
export async function loadProfile(provider: string | undefined): Promise<ProviderProfile | undefined> {
  if (provider === undefined) return undefined
  const named = namedProfiles.get(provider)
  if (named !== undefined || !isProviderName(provider)) return named
  const { row } = await loadDeliveries(provider)
  return row && profileOf({ row })
}
