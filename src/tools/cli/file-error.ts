import { printable } from '../../core/base/printable.js'
import { UsageError } from './exit.js'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is not a folder',
  EROFS: 'it cannot be written to',
}

/** The mistake that a file or folder of a flag cannot be used, with the reason. */
export function fileError(flag: string, file: string, error: unknown): UsageError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : error instanceof Error ? error.message : 'unusable'
  return new UsageError(`${flag}: ${printable(file, 200)}: ${reason}`)
}
