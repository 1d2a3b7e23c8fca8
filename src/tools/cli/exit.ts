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
