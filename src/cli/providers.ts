import { isProviderName, loadDeliveries, providerNames } from '../inspector/providers/providers.js'
import type { AnyProvider } from '../provider/provider.js'
import type { VendorDeliveries, VendorNeed, VendorValues } from '../testing/vendor-deliveries.js'
import type { Context } from './command.js'
import type { ProviderConfig } from './config.js'
import { UsageError } from './exit.js'
import { hintOf } from './nearest.js'
import { type SecretFlagValues, secretsOfFlags } from './secrets.js'
import { askHidden } from './terminal/prompt.js'

/** A provider that verifies with the user's secrets. */
export interface ChosenProvider {
  readonly name: string
  readonly provider: AnyProvider
  /** Samples and signer; `undefined` for a provider of the configuration. */
  readonly deliveries: VendorDeliveries | undefined
  /** The values that the provider was made with, its secrets included. */
  readonly values: VendorValues
  /** How many secrets or keys it has; `undefined` if that is not known. */
  readonly keys: number | undefined
}

/**
 * Makes a provider from its name, with secrets of the flags, the configuration or the environment. On a terminal, asks for a
 * missing secret without an echo.
 *
 * @throws {UsageError} there is no such provider, or a value is missing or wrong; the message names the variable to set
 */
export async function chooseProvider(name: string, flags: SecretFlagValues, context: Context): Promise<ChosenProvider> {
  const configured = (await context.config()).providers?.[name] ?? {}
  if (configured.provider !== undefined) {
    return { name, provider: configured.provider, deliveries: undefined, values: {}, keys: undefined }
  }
  if (!isProviderName(name)) {
    const hint = hintOf(name, providerNames) || `; the providers are ${providerNames.join(', ')}`
    throw new UsageError(`there is no provider ${name}${hint}`)
  }
  const deliveries = await loadDeliveries(name)
  const values = await readValues(name, deliveries.needs, { configured, flags, context })
  const [credential] = deliveries.needs
  const credentials = credential === undefined ? undefined : values[credential.name]
  try {
    const keys = typeof credentials === 'string' ? 1 : credentials?.length
    return { name, provider: deliveries.provider(values), deliveries, values, keys }
  } catch (error) {
    throw new UsageError(error instanceof TypeError ? error.message : `${name}: its values are not valid`)
  }
}

interface Sources {
  readonly configured: ProviderConfig
  readonly flags: SecretFlagValues
  readonly context: Context
}

async function readValues(name: string, needs: readonly VendorNeed[], sources: Sources): Promise<VendorValues> {
  const given = await secretsOfFlags(name, sources.flags, sources.context)
  const confidential = needs.find(({ kind }) => kind === 'secret' || kind === 'token') ?? needs[0]
  const values: { [Name in VendorNeed['name']]?: string | readonly string[] } = {}
  for (const need of needs) {
    const own = need === confidential && given.length > 0 ? given : undefined
    const value = own ?? sources.configured[need.name] ?? (await settingOf(name, need, sources.context))
    if (value !== undefined) values[need.name] = value
  }
  return values
}

async function settingOf(name: string, need: VendorNeed, context: Context): Promise<string | undefined> {
  const value = context.env[need.env]
  if (value !== undefined && value !== '') return value
  if (need.optional === true) return undefined
  const typed = await askHidden(context, `${name}: ${need.about} (not shown): `)
  if (typed !== undefined && typed !== '') return typed
  const flag = need.kind === 'secret' || need.kind === 'token' ? '; --secret-env NAME names another variable' : ''
  throw new UsageError(`${name} needs ${need.about}: set the variable ${need.env}, such as with --env-file .env${flag}`)
}
