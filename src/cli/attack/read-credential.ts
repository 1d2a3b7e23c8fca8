import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { AttackOptions } from '../../conformance/index.js'
import { isProviderName, loadDeliveries } from '../../inspector/providers/providers.js'
import type { Context } from '../command.js'
import { UsageError } from '../exit.js'
import { chooseProvider } from '../providers.js'
import type { SecretFlagValues } from '../secrets.js'

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
  if (flags.provider === undefined) throw new UsageError('attack needs --provider <name>')
  const keyFile = flags['private-key']
  const known = isProviderName(flags.provider) ? await loadDeliveries(flags.provider) : undefined
  // A vendor with a key pair signs with its private key; the endpoint has the public one.
  if (keyFile !== undefined && known !== undefined) {
    const privateKey = await readFile(resolve(context.cwd, keyFile), 'utf8')
    return { vendor: known, sender: await known.sender({ privateKey, url }) }
  }
  if (known?.credential === 'key pair') {
    throw new UsageError(
      `${flags.provider} signs with a private key: --private-key <file>; your endpoint has the public key`,
    )
  }
  // Some vendors sign the URL, which is known here.
  const urls = (known?.needs ?? []).filter(({ kind }) => kind === 'url').map(({ env }) => [env, url])
  const sources = { ...context, env: { ...Object.fromEntries(urls), ...context.env } }
  const { deliveries: vendor, values, name } = await chooseProvider(flags.provider, flags, sources)
  if (vendor === undefined)
    throw new UsageError(`${name} is of the configuration; attack needs a provider with samples`)
  if (vendor.credential === 'key pair') throw new UsageError(`${name} signs with a key pair: --private-key <file>`)
  return { vendor, secret: [values.secrets ?? values.tokens ?? []].flat() }
}
