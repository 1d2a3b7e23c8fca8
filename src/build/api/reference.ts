import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ApiReference, toApiReference } from './pages.js'
import { declarationFile, publicProgram, subpaths } from './program.js'

/** Writes the API reference of the built package into a folder, which has nothing else afterwards. */
export async function writeApiReference(folder: string): Promise<ApiReference> {
  const reference = toApiReference(publicProgram, new Map(subpaths.map((each) => [each, declarationFile(each)])))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, page] of reference.pages) await writeFile(join(folder, name), page)
  return reference
}
