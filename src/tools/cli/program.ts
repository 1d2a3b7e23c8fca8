import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { globalFlags, parseArguments } from './arguments.js'
import { recordAct } from './audit.js'
import type { Context } from './command.js'
import { commands } from './commands.js'
import { loadConfig } from './config.js'
import { type ExitCode, exitCode, hintOf, readFlagFile, UnreachableError, UsageError } from './exit.js'
import { commandHelp, programHelp } from './help.js'
import { maskedFields } from './mask-captures.js'
import { openFolder } from './open-folder.js'
import { commandWriter } from './terminal/command-line.js'
import { createOutput, type Output } from './terminal/output.js'

/** The process that a program runs in. */
export interface Surroundings {
  readonly stdin: NodeJS.ReadStream
  readonly isForeground: () => boolean
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean }
  /** `--env` adds to it. */
  readonly env: Record<string, string | undefined>
  readonly cwd: string
  /** Aborted by Ctrl+C. */
  readonly signal: AbortSignal
  readonly version: string
}

/** Runs a command line. Never rejects: errors are printed, and decide the exit code. */
export async function runProgram(given: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { stdout, stderr, env } = surroundings
  // The output of errors in the command line itself, which has no flags yet.
  const plain = createOutput({ stdout, stderr, isJson: false, isQuiet: false, ...displayOf(undefined, env) })
  const [name = '--help', ...rest] = given
  if (name === '--version') return print(plain, `${surroundings.version}\n`)
  const wanted = name === 'help' ? rest[0] : name === '--help' || name === '-h' ? undefined : name
  if (wanted === undefined) return print(plain, programHelp(surroundings.version, commands, helpWidth(plain)))
  const args = name === 'help' ? ['--help'] : rest
  try {
    return await runCommand(wanted, args, surroundings)
  } catch (error) {
    return report(error, plain)
  }
}

async function runCommand(name: string, given: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (entry === undefined) {
    const hint = hintOf(name, Object.keys(commands)) || '; webhook-receiver --help lists the commands'
    throw new UsageError(`unknown command ${name}${hint}`)
  }
  const command = await entry.load()
  const { values, args } = parseArguments(name, command, given)
  const { stdout, stderr, stdin, isForeground, env, cwd, signal } = surroundings
  const out = createOutput({
    stdout,
    stderr,
    isJson: values['json'] === true,
    isQuiet: values['quiet'] === true,
    ...displayOf(values['color'], env),
  })
  if (values['help'] === true) return print(out, commandHelp(name, entry.summary, command, helpWidth(out)))
  const dir = resolve(cwd, typeof values['dir'] === 'string' ? values['dir'] : globalFlags.dir.default)
  const isElsewhere = values['dir'] !== globalFlags.dir.default
  const file = textOf(values['config'])
  let config: ReturnType<Context['config']> | undefined
  const context: Context = {
    out,
    version: surroundings.version,
    env,
    cwd,
    dir,
    stdin,
    isForeground,
    commands,
    signal,
    writeCommand: commandWriter({ values: { ...values, dir: isElsewhere ? values['dir'] : undefined }, env, cwd }),
    captures: (limits) => openFolder(context, limits),
    masked: async () => maskedFields([...((await context.config()).mask ?? []), ...listOf(values['mask'])]),
    audit: (act) => recordAct(act, { file: textOf(values['audit-file']), who: textOf(values['who']) }, context),
    config: () => {
      config ??= loadConfig(cwd, file)
      return config
    },
  }
  try {
    setVariables([values['env-file'], values['env']].flat() as readonly string[], cwd, env)
    return await command.run(args, values as never, context)
  } catch (error) {
    return report(error, out)
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : []
}

// Longer lines are hard to read.
function helpWidth({ width }: Output): number {
  return Math.max(60, Math.min(width, 100))
}

function print(out: Output, help: string): ExitCode {
  out.raw(help)
  return exitCode.ok
}

// Messages of this package contain no secret; those of others are shown as well, because a person asked for the command.
function report(error: unknown, out: Output): ExitCode {
  const message = error instanceof Error ? error.message : String(error)
  out.error(message)
  if (error instanceof UsageError) return exitCode.usage
  if (error instanceof UnreachableError) return exitCode.unreachable
  return exitCode.failure
}

/** @see https://no-color.org */
function displayOf(flag: unknown, { NO_COLOR, COLUMNS }: Surroundings['env']) {
  const color = typeof flag === 'boolean' ? flag : NO_COLOR !== undefined && NO_COLOR !== '' ? false : undefined
  return { color, columns: COLUMNS }
}

/**
 * Sets the variables of files such as `.env`. Variables that are set already keep their values; of two files, the later wins.
 *
 * @throws {UsageError} a file cannot be read
 */
function setVariables(files: readonly string[], cwd: string, env: Record<string, string | undefined>): void {
  for (const file of files.toReversed()) {
    for (const [name, value] of Object.entries(parseEnv(readFlagFile('--env', file, cwd).toString())))
      env[name] ??= value
  }
}
