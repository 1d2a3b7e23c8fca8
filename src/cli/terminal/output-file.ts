import { stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { printable } from '../../base/printable.js'
import type { Context } from '../command.js'
import { UsageError } from '../exit.js'

/**
 * Makes sure that the file of `--output` can be written, before work begins whose result would be lost.
 *
 * @throws {UsageError} its folder does not exist, or the file is a folder
 */
export async function checkOutputFile(file: string, { cwd }: Pick<Context, 'cwd'>): Promise<void> {
  const path = resolve(cwd, file)
  const isFolder = async (name: string) => (await stat(name).catch(() => undefined))?.isDirectory() === true
  if (!(await isFolder(dirname(path)))) {
    throw new UsageError(`--output: the folder ${printable(dirname(path), 200)} does not exist`)
  }
  if (await isFolder(path)) throw new UsageError(`--output: ${printable(file, 200)} is a folder`)
}

/**
 * Writes the file of `--output`.
 *
 * @param how - `new` fails if the file exists, and lets only its owner read it; `replace` overwrites it
 * @throws {UsageError} the file cannot be written; the message says why
 */
export async function writeOutputFile(
  content: string | Buffer,
  file: string,
  how: 'new' | 'replace',
  context: Pick<Context, 'cwd'>,
): Promise<void> {
  await checkOutputFile(file, context)
  const options = how === 'new' ? ({ flag: 'wx', mode: 0o600 } as const) : {}
  await writeFile(resolve(context.cwd, file), content, options).catch((error: NodeJS.ErrnoException) => {
    const isThere = error.code === 'EEXIST'
    throw new UsageError(`--output: ${isThere ? `${printable(file, 200)} exists already` : error.message}`)
  })
}
