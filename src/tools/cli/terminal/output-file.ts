import { open, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { printable } from '../../../core/base/printable.js'
import type { Context } from '../command.js'
import { fileError, UsageError } from '../exit.js'

/** The flag of commands that write a file. */
export const forceFlag = { force: { type: 'switch', summary: 'Replace the file if it exists' } } as const

/** A file that a command writes. */
export interface OutputFile {
  /** The flag that names it. */
  readonly flag: '--output' | '--new-key'
  readonly file: string
  /** Whether `--force` was given. */
  readonly force: boolean | undefined
  /** Only its owner can read it. */
  readonly isPrivate?: boolean
}

/**
 * Makes sure that a file can be written, before work begins whose result would be lost.
 *
 * @throws {UsageError} its folder does not exist, it is a folder, or it exists without `--force`
 */
export async function checkOutputFile(output: OutputFile, { cwd }: Pick<Context, 'cwd'>): Promise<void> {
  const { flag, file, force } = output
  const path = resolve(cwd, file)
  if ((await kindOf(dirname(path))) !== 'folder') {
    throw new UsageError(`${flag}: the folder ${printable(dirname(path), 200)} does not exist`)
  }
  const kind = await kindOf(path)
  if (kind === 'folder') throw new UsageError(`${flag}: ${printable(file, 200)} is a folder`)
  if (kind === 'file' && force !== true) throw existsAlready(output)
}

/**
 * Writes a file. Devices and pipes, such as `/dev/null`, need no `--force`.
 *
 * @throws {UsageError} the file cannot be written, or exists without `--force`
 */
export async function writeOutputFile(
  content: string | Buffer,
  output: OutputFile,
  context: Pick<Context, 'cwd'>,
): Promise<void> {
  await checkOutputFile(output, context)
  const { flag, file, force, isPrivate = false } = output
  const path = resolve(context.cwd, file)
  const isDevice = (await kindOf(path)) === 'device'
  try {
    const handle = await open(path, force === true || isDevice ? 'w' : 'wx', isPrivate ? 0o600 : 0o666)
    try {
      // A file that is replaced keeps its mode otherwise.
      if (isPrivate && !isDevice) await handle.chmod(0o600)
      await handle.writeFile(content)
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw existsAlready(output)
    throw fileError(flag, file, error)
  }
}

async function kindOf(path: string): Promise<'file' | 'folder' | 'device' | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) return undefined
  return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'device'
}

function existsAlready({ flag, file }: OutputFile): UsageError {
  return new UsageError(`${flag}: ${printable(file, 200)} exists already; --force replaces it`)
}
