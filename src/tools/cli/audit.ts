import { closeSync, constants, fstatSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import type { AuditedAct, AuditLine } from '../inspector/api/audit.js'
import { keepPrivate } from '../inspector/captures/folder.js'
import type { Context } from './command.js'
import { jsonLine } from './terminal/output.js'

interface Recorded {
  readonly file: string | undefined
  readonly who: string | undefined
}

/**
 * Records what is about to be done.
 *
 * @throws {Error} it could not be recorded
 */
export async function recordAct(
  act: AuditedAct,
  { file, who = userInfo().username }: Recorded,
  { cwd, config }: Pick<Context, 'cwd' | 'config'>,
): Promise<void> {
  const line = { at: new Date().toISOString(), who, ...act }
  try {
    if (file !== undefined) appendAuditLine(resolve(cwd, file), line)
    await (await config()).audit?.(line)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new Error(`nothing was done, because it could not be recorded: ${reason}`, { cause: error })
  }
}

// On the disk when it returns.
function appendAuditLine(path: string, line: AuditLine): void {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants
  const file = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
  try {
    if (!fstatSync(file).isFile()) throw new Error(`${path} is not a file`)
    keepPrivate(file, path)
    const bytes = Buffer.from(`${jsonLine(line)}\n`)
    // In one call, so that lines of several processes do not mix.
    if (writeSync(file, bytes) < bytes.length) throw new Error('the disk is full')
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
