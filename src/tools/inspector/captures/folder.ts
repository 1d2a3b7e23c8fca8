import { chmodSync, fchmodSync, fstatSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../../stores/database/make-folder.js'
import { hasCode } from './lock.js'

/** The name of a segment. */
export const segmentName = /^(\d{6,15})\.ndjson$/

const ownName = /^(\.gitignore|lock(\.\d+)?|rewriting|relay-channel|\d{6,15}\.ndjson)$/

/** Others can write to the folder of captures, or own a file of it. */
class CapturesFolderError extends Error {
  override readonly name = 'CapturesFolderError'
}

/**
 * Makes the folder of captures where it is missing, hides it from git, and keeps other users out of it.
 *
 * @returns whether it was open to other users before
 * @throws {CapturesFolderError} it is open to other users, and has files of other kinds
 */
export function prepareFolder(dir: string): boolean {
  const isNew = makeFolder(dir)
  const names = readdirSync(dir)
  const isOwn = isNew || names.some((name) => segmentName.test(name))
  // Captures hold tokens and payloads, which must not get into a repository. Other files of the folder may belong there.
  const content = isOwn ? '*\n' : '/.gitignore\n/lock*\n/rewriting\n/[0-9]*.ndjson\n'
  writeIfMissing(join(dir, '.gitignore'), content)
  return keepOthersOut(dir, names)
}

// Exclusive, so that nothing is written through a link.
function writeIfMissing(file: string, content: string): void {
  try {
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

// A folder that was copied, unpacked or made by hand may be open to others, who could put files of theirs in place of segments.
function keepOthersOut(dir: string, names: readonly string[]): boolean {
  const uid = process.getuid?.()
  if (uid === undefined) return false
  const { mode, uid: owner } = statSync(dir)
  if ((mode & 0o077) === 0) return false
  // The sticky bit marks a folder that is shared on purpose, such as /tmp, which may be empty and belong to root.
  const isShared = (mode & 0o1000) !== 0
  if (owner !== uid || isShared || !names.every((name) => ownName.test(name))) {
    throw new CapturesFolderError(
      `other users can look into ${dir}, which has other files or is shared: choose a folder of your own with --dir, or chmod 700 it`,
    )
  }
  chmodSync(dir, 0o700)
  return true
}

/**
 * Keeps other users from reading an open segment.
 *
 * @throws {CapturesFolderError} it belongs to another user
 */
export function keepPrivate(file: number, path: string): void {
  const uid = process.getuid?.()
  if (uid === undefined) return
  const { mode, uid: owner } = fstatSync(file)
  if (uid !== 0 && owner !== uid) throw new CapturesFolderError(`${path} belongs to another user: move it away`)
  if ((mode & 0o077) !== 0) fchmodSync(file, 0o600)
}
