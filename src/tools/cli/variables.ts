import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { fileError } from './file-error.js'

/**
 * Sets the variables of files such as `.env`. Variables that are set already keep their values; of two files, the later wins.
 *
 * @throws {UsageError} a file cannot be read
 */
export function setVariables(files: readonly string[], cwd: string, env: Record<string, string | undefined>): void {
  for (const file of files.toReversed()) {
    for (const [name, value] of Object.entries(parseEnv(read(file, cwd)))) env[name] ??= value
  }
}

function read(file: string, cwd: string): string {
  try {
    return readFileSync(resolve(cwd, file), 'utf8')
  } catch (error) {
    throw fileError('--env', file, error)
  }
}
