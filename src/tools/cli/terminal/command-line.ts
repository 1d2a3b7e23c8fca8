import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a command that a person can run as it stands. @param secrets - whether it needs the secrets that this command has */
export type WriteCommand = (words: string, secrets?: 'with secrets') => string

/** Where a command runs, and the flags that it was given, without defaults. */
export interface CommandPlace {
  readonly values: Readonly<Record<string, unknown>>
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
}

/**
 * Returns a function that writes other commands with the flags of this one that they need: the folder, the configuration, and,
 * for a command with secrets, the provider and where secrets come from. Without `--env`, a file `.env` of the current folder is named.
 */
export function commandWriter({ values, env, cwd }: CommandPlace): WriteCommand {
  // npx sets it, and then the command is not in the path.
  const program = env['npm_command'] === 'exec' ? 'npx webhook-receiver' : 'webhook-receiver'
  const flagsOf = (name: string) =>
    [values[name]].flat().flatMap((value) => (typeof value === 'string' ? [`--${name}`, quoted(value)] : []))
  const place = [...flagsOf('dir'), ...flagsOf('config')]
  const files = ['env-file', 'env'].flatMap(flagsOf).map((word) => (word === '--env-file' ? '--env' : word))
  const provider = typeof values['provider'] === 'string' ? flagsOf('provider') : []
  const secrets = [...provider, ...flagsOf('secret-env'), ...flagsOf('secret-file')]
  return (words, wanted) => {
    const variables = files.length === 0 && existsSync(join(cwd, '.env')) ? ['--env', '.env'] : files
    return [program, words, ...place, ...(wanted === undefined ? [] : [...secrets, ...variables])].join(' ')
  }
}

/** Quotes a word for a POSIX shell, if it needs that. */
export function quoted(value: string): string {
  return /^[\w./:=@-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`
}
