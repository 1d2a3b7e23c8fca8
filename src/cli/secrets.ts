import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Context, Flags } from './command.js'
import { UsageError } from './exit.js'

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

/**
 * The secrets that flags name for a provider, newest first; empty without such flags.
 *
 * @throws {UsageError} a variable is not set, or a file cannot be read
 */
export async function secretsOfFlags(
  provider: string,
  flags: SecretFlagValues,
  { env, cwd }: Pick<Context, 'env' | 'cwd'>,
): Promise<readonly string[]> {
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

/** All secrets that flags name, of any provider. @throws {UsageError} as `secretsOfFlags` */
export async function allSecretsOfFlags(
  flags: SecretFlagValues,
  context: Pick<Context, 'env' | 'cwd'>,
): Promise<readonly string[]> {
  const withoutOwner = (entry: string) => ownerOf(entry).value
  const all = {
    'secret-env': flags['secret-env'].map(withoutOwner),
    'secret-file': flags['secret-file'].map(withoutOwner),
  }
  return secretsOfFlags('', all, context)
}

// `stripe=NAME` is for one provider, `NAME` for all.
function entryFor(provider: string, entry: string): readonly string[] {
  const { owner, value } = ownerOf(entry)
  return owner === undefined || owner === provider ? [value] : []
}

function ownerOf(entry: string): { readonly owner: string | undefined; readonly value: string } {
  const [, owner, value = entry] = /^([a-z][\w-]*)=(.*)$/s.exec(entry) ?? []
  return { owner, value }
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
