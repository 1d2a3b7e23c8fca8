import type { VendorDeliveries, VendorSender, VendorValues } from '../../../testing/vendor-deliveries.js'
import { isProviderName, loadDeliveries, providerNames } from '../../inspector/providers/providers.js'
import type { Context } from '../command.js'
import { hintOf, readFlagFile, UsageError } from '../exit.js'
import { chooseProvider } from '../providers.js'
import { entryFor, type SecretFlagValues } from '../secrets.js'

/** A provider as the one who sends: with samples, and with the user's secret. */
export interface ChosenSender {
  readonly name: string
  readonly deliveries: VendorDeliveries
  readonly sender: VendorSender
  /** The URL that the provider signs, where it signs one. */
  readonly url: string | undefined
}

/**
 * Loads a provider's samples.
 *
 * @throws {UsageError} there is no such provider; the message suggests a name
 */
export async function loadProvider(name: string): Promise<VendorDeliveries> {
  if (isProviderName(name)) return loadDeliveries(name)
  const hint = hintOf(name, providerNames) || '; webhook-receiver send --list shows the providers'
  throw new UsageError(`there is no provider ${name}${hint}`)
}

/**
 * Makes the sender of a provider. A secret comes from the flags, the configuration, the environment or, on a terminal, a
 * question; a private key from the flags only.
 *
 * @param to - the URL that the provider signs, unless the configuration or the environment names another one
 * @throws {UsageError} there is no such provider, or no secret or key; the message says how to give it
 */
export async function chooseSender(
  name: string,
  flags: SecretFlagValues,
  context: Context,
  to: URL | undefined,
): Promise<ChosenSender> {
  const deliveries = await loadProvider(name)
  const url = urlOf(name, deliveries, context, to)
  const options =
    deliveries.credential === 'secret'
      ? await readSecret(name, flags, context, { deliveries, url: await url })
      : await readPrivateKey(name, flags, context, deliveries)
  try {
    return { name, deliveries, sender: await deliveries.sender(options), url: await url }
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(`${name}: ${error.message}`) : error
  }
}

async function urlOf(
  name: string,
  { needs }: VendorDeliveries,
  { config, env }: Context,
  to: URL | undefined,
): Promise<string | undefined> {
  const need = needs.find((one) => one.name === 'url')
  if (need === undefined) return undefined
  return (await config()).providers?.[name]?.url ?? (env[need.env] || to?.href.replace(/[?#].*/s, ''))
}

interface Known {
  readonly deliveries: VendorDeliveries
  readonly url: string | undefined
}

async function readSecret(name: string, flags: SecretFlagValues, context: Context, { deliveries, url }: Known) {
  const need = deliveries.needs.find((one) => one.name === 'url')
  // The destination is the URL that is signed, so it is not asked for.
  const env = need === undefined || url === undefined ? context.env : { ...context.env, [need.env]: url }
  const { values } = await chooseProvider(name, flags, { ...context, env })
  const secret = firstOf(values.secrets ?? values.tokens)
  if (secret === undefined) throw new UsageError(`the configuration of ${name} has no secret to sign with`)
  return { secret, ...(url !== undefined && { url }) }
}

function firstOf(value: VendorValues['secrets']): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}

async function readPrivateKey(name: string, flags: SecretFlagValues, context: Context, { needs }: VendorDeliveries) {
  const { env, cwd } = context
  const [file] = flags['secret-file'].flatMap((entry) => entryFor(name, entry))
  const [variable] = flags['secret-env'].flatMap((entry) => entryFor(name, entry))
  const given =
    file === undefined
      ? variable === undefined
        ? undefined
        : env[variable]
      : readFlagFile('--secret-file', file, cwd).toString()
  if (given === undefined || given === '') {
    throw new UsageError(
      `${name} signs with a private key that only it has. Make a key for tests with send ${name} --new-key key.pem, which ` +
        'prints the public key for your receiver, and send with --secret-file key.pem',
    )
  }
  const need = needs.find((one) => one.name === 'webhookId')
  const webhookId =
    need === undefined ? undefined : ((await context.config()).providers?.[name]?.webhookId ?? env[need.env])
  // An environment variable often holds the line breaks as \n.
  return { privateKey: given.replaceAll('\\n', '\n'), ...(webhookId !== undefined && { webhookId }) }
}
