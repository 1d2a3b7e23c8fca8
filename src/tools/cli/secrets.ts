import { printable } from '../../core/base/printable.js'
import type { Context, Flags } from './command.js'
import { readFlagFile, UsageError } from './exit.js'

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

/** A secret, and what a message calls it: where it comes from, such as `the variable WEBHOOK_SECRET`. */
export interface NamedSecret {
  readonly name: string
  readonly value: string
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
): Promise<readonly NamedSecret[]> {
  const variables = flags['secret-env'].flatMap((entry) => entryFor(provider, entry))
  const files = flags['secret-file'].flatMap((entry) => entryFor(provider, entry))
  const values = variables.map((name) => {
    const value = env[name]
    if (value === undefined || value === '') throw new UsageError(`--secret-env: the variable ${name} is not set`)
    return { name: `the variable ${name}`, value }
  })
  return [...values, ...files.flatMap((file) => readLines(file, cwd))]
}

/**
 * Refuses flags with a secret that a command would not use: without a provider, or `stripe=NAME` for another one.
 *
 * @param providers - the providers of the command
 * @param wanted - `one` if it is enough that some flag is used: a printed command has the flags of `listen`, for several providers
 * @throws {UsageError} a secret is not used
 */
export function checkSecretFlags(
  flags: SecretFlagValues,
  providers: readonly string[],
  wanted: 'all' | 'one' = 'all',
): void {
  const given = (['secret-env', 'secret-file'] as const).flatMap((flag) =>
    flags[flag].map((entry) => ({ flag, entry })),
  )
  const unused = given.filter(({ entry }) => !providers.some((name) => entryFor(name, entry).length > 0))
  const [first] = unused
  if (first === undefined || (wanted === 'one' && unused.length < given.length)) return
  const reason =
    providers.length === 0
      ? 'a secret needs a provider: name it with --provider'
      : `${first.entry} is for another provider than ${[...new Set(providers)].join(', ')}`
  throw new UsageError(`--${first.flag}: ${printable(reason, 300)}`)
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
  return (await secretsOfFlags('', all, context)).map(({ value }) => value)
}

/** The value of a flag for a provider: `stripe=NAME` is for one provider, `NAME` for all. */
export function entryFor(provider: string, entry: string): readonly string[] {
  const { owner, value } = ownerOf(entry)
  return owner === undefined || owner === provider ? [value] : []
}

function ownerOf(entry: string): { readonly owner: string | undefined; readonly value: string } {
  const [, owner, value = entry] = /^([a-z][\w-]*)=(.*)$/s.exec(entry) ?? []
  return { owner, value }
}

function readLines(file: string, cwd: string): readonly NamedSecret[] {
  const text = readFlagFile('--secret-file', file, cwd).toString()
  const lines = text.split(/\r?\n/).filter((line) => line !== '')
  if (lines.length === 0) throw new UsageError(`--secret-file: ${file} is empty`)
  const name = `the file ${file}`
  return lines.map((value, at) => ({ name: lines.length === 1 ? name : `secret ${at + 1} of ${name}`, value }))
}
