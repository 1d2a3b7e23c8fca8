import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The TypeScript files below a folder. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
}
