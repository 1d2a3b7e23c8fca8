import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MaybePromise } from '../../core/base/maybe-promise.js'
import {
  type Checks,
  checkOptions,
  listOf,
  optional,
  requireFunction,
  requireFunctions,
  requireObject,
  requireText,
} from '../../core/base/options.js'
import type { Inbox } from '../../core/ports/inbox.js'
import type { AnyProvider } from '../../core/provider/provider.js'
import type { Keyring } from '../../stores/inbox/encryption/keyring.js'
import type { InboxOperations } from '../../stores/inbox/operating/operations.js'
import { parseFieldPath } from '../../stores/inbox/redaction/field-path.js'
import type { VendorDeliveries } from '../../testing/vendor-deliveries.js'
import type { Audit } from '../inspector/api/audit.js'
import { UsageError } from './exit.js'

/** What `webhook-receiver.config.mjs` exports by default. */
export interface WorkbenchConfig {
  /** Providers by the names that commands use: of a vendor, such as `github`, or your own. */
  readonly providers?: Readonly<Record<string, ProviderConfig>>
  /** Opens the inbox for `webhook-receiver inbox`, if its options differ from the defaults. */
  readonly inbox?: () => MaybePromise<Pick<Inbox, 'close'> & InboxOperations>
  /** Seals captures, made by `keyring`. @default the key of the variable WEBHOOK_CAPTURES_KEY; without it, they are not sealed */
  readonly encryption?: Keyring
  /** Fields that commands and the page show only one by one, by paths as those of `redactFields`. */
  readonly mask?: readonly string[]
  /** Where captures have the ids of persons, for `--subject`: paths as those of `mask`. */
  readonly subject?: readonly string[]
  /** Records what is revealed, exported, replayed, redriven, discarded and erased, before it happens; an error prevents it. */
  readonly audit?: Audit
}

/** How requests of one provider are verified and signed. */
export interface ProviderConfig {
  /** The secrets, newest first, such as `process.env.GITHUB_WEBHOOK_SECRET`. */
  readonly secrets?: string | readonly string[]
  /** The tokens, newest first, of a provider that sends a token. */
  readonly tokens?: string | readonly string[]
  /** The public keys, newest first, of a provider that signs with a private key. */
  readonly keys?: string | readonly string[]
  /** The id of the webhook, where it is signed. */
  readonly webhookId?: string
  /** Your own provider, such as one of `defineProvider`; without it, the name is that of a vendor. */
  readonly provider?: AnyProvider
  /** Samples and signer of your own provider, which `attack` needs; with them, `provider` may be left out. */
  readonly deliveries?: VendorDeliveries
  /** Requests to this path come from this provider. */
  readonly path?: string
  /** The public URL, for vendors that sign it. */
  readonly url?: string
}

const names = ['ts', 'mjs', 'js'].map((extension) => `webhook-receiver.config.${extension}`)

/**
 * Loads the configuration.
 *
 * @param file - of `--config`; by default the first of the usual names in the folder
 * @throws {UsageError} the file is missing, cannot be loaded or has a wrong content; the message says what to do
 */
export async function loadConfig(cwd: string, file: string | undefined): Promise<WorkbenchConfig> {
  const found = file === undefined ? names.map((name) => join(cwd, name)).find(existsSync) : resolve(cwd, file)
  if (found === undefined) return {}
  if (!existsSync(found)) throw new UsageError(`--config: there is no file ${found}`)
  const loaded = await load(found)
  try {
    requireObject(loaded, 'the default export')
    checkOptions<WorkbenchConfig>(loaded, 'config', {
      providers: optional(checkProviders),
      inbox: optional(requireFunction),
      encryption: optional((value, option) => requireFunctions(value, ['seal', 'open'], option)),
      mask: optional(listOf(requireText)),
      subject: optional(listOf(parseFieldPath)),
      audit: optional(requireFunction),
    })
    return loaded
  } catch (error) {
    throw new UsageError(`${found}: ${error instanceof Error ? error.message : 'its default export is wrong'}`)
  }
}

async function load(file: string): Promise<unknown> {
  try {
    const loaded: { readonly default?: unknown } = await import(pathToFileURL(file).href)
    return loaded.default
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION') {
      throw new UsageError(
        `${file}: Node ${process.versions.node} cannot load TypeScript. Write the configuration in JavaScript, in a file that ends with .mjs, or use Node 22.18 or later`,
      )
    }
    throw new UsageError(`${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const texts = optional((value, option) => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  for (const text of list) requireText(text, option)
})

const providerChecks: Checks<ProviderConfig> = {
  secrets: texts,
  tokens: texts,
  keys: texts,
  webhookId: optional(requireText),
  provider: optional((value, option) => {
    requireObject(value, option, 'a provider, such as github({...})')
    requireFunctions(value, ['verify', 'parseAll'], option)
  }),
  deliveries: optional((value, option) => {
    requireObject(value, option, 'deliveries: { samples, credential, needs, provider, sender }')
    requireFunctions(value, ['provider', 'sender'], option)
    const { samples, needs } = Object(value)
    requireObject(samples, `${option}.samples`)
    if (!Array.isArray(needs)) throw new TypeError(`${option}.needs must be a list`)
  }),
  path: optional(requireText),
  url: optional(requireText),
}

function checkProviders(value: unknown, option: string): void {
  requireObject(value, option)
  for (const [name, provider] of Object.entries(value)) {
    requireObject(provider, `${option}.${name}`)
    checkOptions(provider as ProviderConfig, `${option}.${name}`, providerChecks)
  }
}
