import type { AttackOptions } from '../../attack/index.js'
import { isProviderName, loadDeliveries } from '../../inspector/providers/providers.js'
import type { Context } from '../command.js'
import type { WorkbenchConfig } from '../config.js'
import { fileError, readFlagFile, UsageError } from '../exit.js'
import { chooseProvider } from '../providers.js'
import { checkSecretFlags, type SecretFlagValues } from '../secrets.js'

/** Who attacks: the provider, and where its credential is. */
export interface AttackerFlags extends SecretFlagValues {
  readonly provider: string | undefined
  /** The file of the private key, for a provider that signs with one. */
  readonly 'private-key': string | undefined
}

/**
 * Reads the credential that an attack signs with.
 *
 * @param url - the URL that the provider calls
 * @throws {UsageError} no provider is named, it has no samples, or its credential is missing
 */
export async function readCredential(
  flags: AttackerFlags,
  url: string,
  context: Context,
): Promise<Pick<AttackOptions, 'vendor' | 'secret' | 'sender'>> {
  const { providers = {} } = await context.config()
  const provider = flags.provider ?? providerFor(url, providers)
  checkSecretFlags(flags, [provider])
  const keyFile = flags['private-key']
  const vendor = isProviderName(provider) ? await loadDeliveries(provider) : undefined
  const known = providers[provider]?.deliveries ?? vendor
  // A vendor with a key pair signs with its private key; the endpoint has the public one.
  if (keyFile !== undefined && known !== undefined) {
    const privateKey = readFlagFile('--private-key', keyFile, context.cwd).toString()
    const sender = await known.sender({ privateKey, url }).catch((error: unknown) => {
      throw fileError('--private-key', keyFile, error)
    })
    return { vendor: known, sender }
  }
  if (known?.credential === 'key pair') {
    throw new UsageError(`${provider} signs with a private key: --private-key <file>; your endpoint has the public key`)
  }
  // Some vendors sign the URL, which is known here.
  const urls = (known?.needs ?? []).filter(({ kind }) => kind === 'url').map(({ env }) => [env, url])
  const sources = { ...context, env: { ...Object.fromEntries(urls), ...context.env } }
  const { deliveries, values, name } = await chooseProvider(provider, flags, sources)
  if (deliveries === undefined) {
    throw new UsageError(
      `${name} has no samples: add \`deliveries\` to its entry in the configuration, or call attack() of webhook-receiver/attack`,
    )
  }
  if (deliveries.credential === 'key pair') throw new UsageError(`${name} signs with a key pair: --private-key <file>`)
  const secret = [values.secrets ?? values.tokens ?? []].flat()
  if (secret.length === 0) {
    throw new UsageError(`${name} needs its secret: \`secrets\` in the configuration, or --secret-env NAME`)
  }
  return { vendor: deliveries, secret }
}

// As in `listen`, a path of the configuration stands for its provider; a single provider needs no path.
function providerFor(url: string, providers: NonNullable<WorkbenchConfig['providers']>): string {
  const entries = Object.entries(providers)
  const { pathname } = new URL(url)
  const [name] =
    entries.find(([, { path }]) => path === pathname) ?? (entries.length === 1 ? entries[0] : undefined) ?? []
  if (name !== undefined) return name
  throw new UsageError('attack needs --provider <name>, or a configuration with a provider for the path of the URL')
}
