import type { AnyProvider } from '../../core/provider/provider.js'
import type { VendorDeliveries, VendorNeed, VendorValues } from '../../testing/vendor-deliveries.js'
import { isProviderName, loadDeliveries, providerNames } from '../inspector/providers/providers.js'
import type { Context } from './command.js'
import type { ProviderConfig } from './config.js'
import { hintOf, UsageError } from './exit.js'
import { type SecretFlagValues, secretsOfFlags } from './secrets.js'
import { askHidden } from './terminal/ask.js'

/** A provider that verifies with the user's secrets. */
export interface ChosenProvider {
  readonly name: string
  readonly provider: AnyProvider
  /** Samples and signer; `undefined` for a provider of the configuration that has none. */
  readonly deliveries: VendorDeliveries | undefined
  /** The values that the provider was made with, its secrets included. */
  readonly values: VendorValues
  /** Where its secrets or keys come from, as messages call them, such as `the variable WEBHOOK_SECRET`; empty if that is not known. */
  readonly keyNames: readonly string[]
}

/**
 * Makes a provider from its name, with secrets of the flags, the configuration or the environment. On a terminal, asks for a
 * missing secret without an echo.
 *
 * @throws {UsageError} there is no such provider, or a value is missing or wrong; the message names the variable to set
 */
export async function chooseProvider(name: string, flags: SecretFlagValues, context: Context): Promise<ChosenProvider> {
  const configured = (await context.config()).providers?.[name] ?? {}
  if (configured.provider !== undefined && configured.deliveries === undefined) {
    return { name, provider: configured.provider, deliveries: undefined, values: {}, keyNames: [] }
  }
  if (configured.deliveries === undefined && !isProviderName(name)) {
    const hint = hintOf(name, providerNames) || `; the providers are ${providerNames.join(', ')}`
    throw new UsageError(`there is no provider ${name}${hint}`)
  }
  const deliveries = configured.deliveries ?? (await loadDeliveries(name))
  const given = await readValues(name, deliveries.needs, { configured, flags, context })
  try {
    const { provider } = configured
    // Which secrets a provider has that is made already is not known.
    if (provider !== undefined) return { name, provider, deliveries, ...given, keyNames: [] }
    return { name, provider: deliveries.provider(given.values), deliveries, ...given }
  } catch (error) {
    throw new UsageError(error instanceof TypeError ? error.message : `${name}: its values are not valid`)
  }
}

interface Sources {
  readonly configured: ProviderConfig
  readonly flags: SecretFlagValues
  readonly context: Context
}

/** The value that proves who sends: the secret or the token, or else the public key. */
function credentialOf(needs: readonly VendorNeed[]): VendorNeed | undefined {
  return needs.find(({ kind }) => kind === 'secret' || kind === 'token') ?? needs[0]
}

async function readValues(
  name: string,
  needs: readonly VendorNeed[],
  sources: Sources,
): Promise<Pick<ChosenProvider, 'values' | 'keyNames'>> {
  const given = await secretsOfFlags(name, sources.flags, sources.context)
  const credential = credentialOf(needs)
  let keyNames = given.map((one) => one.name)
  const values: { [Name in VendorNeed['name']]?: string | readonly string[] } = {}
  for (const need of needs) {
    const own = need === credential && given.length > 0 ? given.map(({ value }) => value) : undefined
    const configured = sources.configured[need.name]
    // A provider that is made already needs no value to verify.
    const wanted = { ...need, optional: need.optional === true || sources.configured.provider !== undefined }
    const value = own ?? configured ?? (await settingOf(name, wanted, sources.context))
    if (value !== undefined) values[need.name] = value
    if (need === credential && own === undefined) keyNames = namesOf(need, configured, sources.context)
  }
  return { values, keyNames }
}

function namesOf(need: VendorNeed, configured: VendorValues['secrets'], { env }: Context): string[] {
  if (configured === undefined) return [env[need.env] ? `the variable ${need.env}` : 'the secret that was typed']
  if (typeof configured === 'string') return ['the secret of the configuration']
  return configured.map((_, at) => `secret ${at + 1} of the configuration`)
}

async function settingOf(name: string, need: VendorNeed, context: Context): Promise<string | undefined> {
  const value = context.env[need.env]
  if (value !== undefined && value !== '') return value
  if (need.optional === true) return undefined
  const typed = await askHidden(context, `${name}: ${need.about} (not shown): `)
  if (typed !== undefined && typed !== '') return typed
  const flag = need.kind === 'secret' || need.kind === 'token' ? '; --secret-env NAME names another variable' : ''
  throw new UsageError(`${name} needs ${need.about}: set the variable ${need.env}, such as with --env .env${flag}`)
}
