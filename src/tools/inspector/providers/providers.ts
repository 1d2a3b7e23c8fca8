import { printable } from '../../../core/base/printable.js'
import { type ProviderProfile, profileOf, profiles } from '../../../testing/simulator/index.js'
import type { VendorDeliveries } from '../../../testing/vendor-deliveries.js'
import { vendorList } from './vendor-list.js'

const loaders: Readonly<Record<string, () => Promise<VendorDeliveries>>> = vendorList

const styleNames = ['chat', 'cloudevents', 'host', 'payments', 'push', 'tracker']

/** The providers that the workbench knows: vendors, then the styles of senders without a preset. */
export const providerNames: readonly string[] = [...Object.keys(loaders), ...styleNames]

/** Whether the workbench knows a provider of this name. */
export function isProviderName(name: string): boolean {
  return providerNames.includes(name)
}

/**
 * Loads samples, signer and verifier of a provider, and nothing of the others.
 *
 * @throws {TypeError} if there is no provider of this name; the message suggests the nearest names
 *
 * @example
 * const { samples, sender } = await loadDeliveries('github')
 */
export async function loadDeliveries(name: string): Promise<VendorDeliveries> {
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined
  if (load !== undefined) return load()
  if (styleNames.includes(name)) {
    const { styleDeliveries } = await import('./style-deliveries.js')
    const found = styleDeliveries[name]
    if (found !== undefined) return found
  }
  throw new TypeError(`there is no provider ${printable(name)}; ${suggestions(name)}`)
}

function suggestions(name: string): string {
  const wanted = name.toLowerCase().slice(0, 3)
  const near = providerNames.filter((other) => other.startsWith(wanted))
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : `the providers are ${providerNames.join(', ')}`
}

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
