import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder that only its owner can read, and the folders above it.
 *
 * The recursive `mkdir` of Node never returns below a folder that takes no others, such as `/proc`.
 *
 * @returns whether it was made
 */
export function makeFolder(path: string): boolean {
  if (existsSync(path)) return false
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
    return true
  } catch (error) {
    // Another process may have made it meanwhile.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return false
    throw error
  }
}
