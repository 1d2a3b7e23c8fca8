import { type Edit, EditError, readSetting } from '../../inspector/signing/edit.js'
import type { Context, Flags, FlagValues } from '../command.js'
import { readFlagFile, UsageError } from '../exit.js'
import { readStdin } from './read-requests.js'

/** The flags that change a body. */
export const editFlags = {
  payload: { type: 'text', value: 'file', summary: 'The body, instead of the one it has; - reads stdin' },
  set: { type: 'text', value: 'path=value', many: true, summary: 'Sets a field of the body; path:=json sets JSON' },
  unset: { type: 'text', value: 'path', many: true, summary: 'Removes a field of the body' },
} as const satisfies Flags

/** Changes of a body. */
export interface BodyChanges {
  readonly edits: readonly Edit[]
  readonly body?: Uint8Array
}

/**
 * Reads the flags that change a body.
 *
 * @throws {UsageError} a path is malformed, or the file cannot be read
 */
export async function readBodyChanges(flags: FlagValues<typeof editFlags>, context: Context): Promise<BodyChanges> {
  const edits = asUsage(() => [
    ...flags.set.map(readSetting),
    ...flags.unset.map((path): Edit => ({ path, kind: 'unset' })),
  ])
  if (flags.payload === undefined) return { edits }
  if (flags.payload === '-') return { edits, body: await readStdin(context) }
  return { edits, body: new Uint8Array(readFlagFile('--payload', flags.payload, context.cwd)) }
}

/** Runs something, and turns an edit that cannot be made into a mistake in the command line. */
function asUsage<Result>(make: () => Result): Result {
  try {
    return make()
  } catch (error) {
    throw toUsage(error)
  }
}

/** The same for a promise. */
export async function asUsageLater<Result>(promise: Promise<Result>): Promise<Result> {
  try {
    return await promise
  } catch (error) {
    throw toUsage(error)
  }
}

function toUsage(error: unknown): unknown {
  return error instanceof EditError ? new UsageError(error.message) : error
}
