import type { AuditedAct } from '../inspector/api/audit.js'
import type { Captures, CapturesOptions } from '../inspector/captures/captures.js'
import type { WorkbenchConfig } from './config.js'
import type { ExitCode } from './exit.js'
import type { WriteCommand } from './terminal/command-line.js'
import type { Output } from './terminal/output.js'

/** One flag of a command. */
export type Flag = { readonly summary: string } & (
  | { readonly type: 'switch' }
  | {
      readonly type: 'text' | 'number'
      /** The least number. @default 1, or more than 0 for a fraction */
      readonly min?: number
      /** The greatest number. @default no limit */
      readonly max?: number
      /** The number need not be whole. */
      readonly fraction?: true
      /** What stands for the value in the help, such as `url`. */
      readonly value: string
      /** The flag may be given several times. */
      readonly many?: true
      /** The flag may be given without a value, which then is ''. A value needs `=`: `--retry=stripe`. */
      readonly bare?: true
      readonly choices?: readonly string[]
      readonly default?: string | number
    }
)

/** The flags of a command, by their names in kebab-case. */
export type Flags = Readonly<Record<string, Flag>>

type Scalar<F extends Flag> = F extends { readonly type: 'number' } ? number : string

/** The values of flags: `undefined` for a flag without a default that was not given; a list for `many`. */
export type FlagValues<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends { readonly type: 'switch' }
    ? boolean | undefined
    : F[Name] extends { readonly many: true }
      ? readonly Scalar<F[Name]>[]
      : F[Name] extends { readonly default: string | number }
        ? Scalar<F[Name]>
        : Scalar<F[Name]> | undefined
}

/** How captures are opened. */
export type CapturesLimits = Omit<CapturesOptions, 'dir' | 'onNote'> & { readonly isWritten?: boolean }

/** What a command works with. */
export interface Context {
  readonly out: Output
  /** Of this package. */
  readonly version: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  /** The folder of captures. */
  readonly dir: string
  readonly stdin: NodeJS.ReadStream
  /** Whether this process may read from its terminal: one in the background is stopped if it does. */
  readonly isForeground: () => boolean
  /** All commands, by name. */
  readonly commands: Readonly<Record<string, CommandEntry>>
  /** Aborted by the first Ctrl+C. */
  readonly signal: AbortSignal
  /** Writes another command as a person can run it here, for messages. */
  readonly writeCommand: WriteCommand
  /**
   * Opens the folder of captures that `--dir` names.
   *
   * @throws {UsageError} it cannot be read or, with `isWritten`, made and written to
   */
  captures(limits?: CapturesLimits): Promise<Captures>
  /** The paths of masked fields: those of `--mask` and of the configuration. @throws {UsageError} one cannot match */
  masked(): Promise<readonly string[]>
  /**
   * Records what is about to be done with stored requests, in the file of `--audit-file` and by `audit` of the configuration.
   *
   * @throws {Error} it could not be recorded, and must not be done
   */
  audit(act: AuditedAct): Promise<void>
  /** The configuration: of `--config`, or of the file in the current folder; empty without one. */
  config(): Promise<WorkbenchConfig>
}

/** A command of the command line: one file in `commands/`, and one entry in `commands.ts`. */
export interface Command<F extends Flags = Flags> {
  /** The arguments in the help: `<id>` is required, `[target]` is not, and `<id...>` takes several. */
  readonly args: string
  readonly flags: F
  /** What the help says after the flags. */
  readonly details?: string
  readonly examples?: readonly string[]
  /** @throws {UsageError} something is wrong with the arguments */
  run(args: readonly string[], flags: FlagValues<F>, context: Context): Promise<ExitCode>
}

/** A command before its file is loaded. */
export interface CommandEntry {
  readonly summary: string
  load(): Promise<Command>
}

/** Gives `run` of a command the types of its flags. */
export function defineCommand<const F extends Flags>(command: Command<F>): Command {
  // `parseArguments` makes the values from `flags`.
  return command as unknown as Command
}
