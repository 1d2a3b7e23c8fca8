import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Context, Flags } from './command.js'
import { UsageError } from './exit.js'
import { askHidden } from './terminal/prompt.js'

/** The flags with which a command takes secrets. A secret itself is never an argument: other processes can read these. */
export const secretFlags = {
  'secret-env': {
    type: 'text',
    value: '[provider=]NAME',
    many: true,
    summary: 'The environment variable with a secret, newest first',
  },
  'secret-file': {
    type: 'text',
    value: '[provider=]file',
    many: true,
    summary: 'A file with a secret on each line, newest first',
  },
} as const satisfies Flags

/** The values of {@link secretFlags}. */
export interface SecretFlagValues {
  readonly 'secret-env': readonly string[]
  readonly 'secret-file': readonly string[]
}

/** The environment variable that holds the secret of a provider by convention, such as `GITHUB_WEBHOOK_SECRET`. */
export function secretVariable(provider: string): string {
  return `${provider.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}_WEBHOOK_SECRET`
}

/**
 * Finds the secrets of a provider, newest first: those of the flags; else of the configuration; else of the variable
 * `<PROVIDER>_WEBHOOK_SECRET`. On a terminal, asks without an echo.
 *
 * @returns no secret only if `isOptional` is set and none is known
 * @throws {UsageError} no secret is known; the message names the variable
 */
export async function readSecrets(
  provider: string,
  flags: SecretFlagValues,
  context: Context,
  { isOptional = false }: { readonly isOptional?: boolean } = {},
): Promise<readonly string[]> {
  const given = await ofFlags(provider, flags, context)
  if (given.length > 0) return given
  const configured = (await context.config()).providers?.[provider]?.secrets
  if (configured !== undefined) return [configured].flat()
  const variable = secretVariable(provider)
  const value = context.env[variable]
  if (value !== undefined && value !== '') return [value]
  if (isOptional) return []
  const typed = await askHidden(context, `Secret of ${provider} (not shown): `)
  if (typed !== undefined && typed !== '') return [typed]
  throw new UsageError(`${provider} needs a secret: set ${variable}, or name another variable with --secret-env NAME`)
}

async function ofFlags(provider: string, flags: SecretFlagValues, { env, cwd }: Context): Promise<readonly string[]> {
  const variables = flags['secret-env'].flatMap((entry) => entryFor(provider, entry))
  const files = flags['secret-file'].flatMap((entry) => entryFor(provider, entry))
  const values = variables.map((name) => {
    const value = env[name]
    if (value === undefined || value === '') throw new UsageError(`--secret-env: the variable ${name} is not set`)
    return value
  })
  const lines = await Promise.all(files.map((file) => readLines(resolve(cwd, file))))
  return [...values, ...lines.flat()]
}

// `stripe=NAME` is for one provider, `NAME` for all.
function entryFor(provider: string, entry: string): readonly string[] {
  const [, owner, value = entry] = /^([a-z][\w-]*)=(.*)$/s.exec(entry) ?? []
  return owner === undefined || owner === provider ? [value] : []
}

async function readLines(file: string): Promise<readonly string[]> {
  try {
    const lines = (await readFile(file, 'utf8')).split(/\r?\n/).filter((line) => line !== '')
    if (lines.length > 0) return lines
  } catch (error) {
    throw new UsageError(`--secret-file: ${error instanceof Error ? error.message : 'cannot be read'}`)
  }
  throw new UsageError(`--secret-file: ${file} is empty`)
}
