import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { nearest } from '../../core/base/options.js'
import { printable } from '../../core/base/printable.js'

/**
 * How a process ends: fine, with a finding, after a mistake in the command line, without reaching
 * a server, or before all was tested.
 */
export const exitCode = { ok: 0, finding: 1, usage: 2, unreachable: 3, incomplete: 4, failure: 70 } as const

/** One of {@link exitCode}. */
export type ExitCode = (typeof exitCode)[keyof typeof exitCode]

/** A mistake in the command line, with the way to correct it. Ends the process with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A server could not be reached. Ends the process with 3. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** `; did you mean --port?`, or nothing. */
export function hintOf(name: string, known: readonly string[], prefix = ''): string {
  const other = nearest(name, known)
  return other === undefined ? '' : `; did you mean ${prefix}${other}?`
}

const fileReasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is not a folder',
  EROFS: 'it cannot be written to',
}

/** Reads the file that a flag names. @throws {UsageError} it cannot be read; the message says why */
export function readFlagFile(flag: string, file: string, cwd: string): Buffer {
  try {
    return readFileSync(resolve(cwd, file))
  } catch (error) {
    throw fileError(flag, file, error)
  }
}

/** The mistake that a file or folder of a flag cannot be used, with the reason. */
export function fileError(flag: string, file: string, error: unknown): UsageError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = Object.hasOwn(fileReasons, code)
    ? fileReasons[code]
    : error instanceof Error
      ? error.message
      : 'unusable'
  return new UsageError(`${flag}: ${printable(file, 200)}: ${reason}`)
}

const portReasons: Readonly<Record<string, (flag: string) => string>> = {
  EADDRINUSE: (flag) => `is taken; choose another with ${flag}`,
  EACCES: (flag) => `needs rights that this process lacks; choose another with ${flag}`,
  EADDRNOTAVAIL: () => 'cannot be used, because no address of this machine is the one of --host',
  ENOTFOUND: () => 'cannot be used, because there is no such --host',
}

/** The mistake that a server cannot listen at the port of a flag, with what to do; other errors as they are. */
export function listenError(port: number, error: unknown, flag: '--port' | '--ui-port' = '--port'): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = Object.hasOwn(portReasons, code) ? portReasons[code] : undefined
  return reason === undefined ? error : new UsageError(`port ${port} ${reason(flag)}`)
}
