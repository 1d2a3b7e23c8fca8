import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UsageError } from '../exit.js'

/**
 * Loads a package of the user's project, because the engines of inboxes are not dependencies of this one.
 *
 * @throws {UsageError} the project does not have it
 */
export async function loadPackage<Module>(name: string, cwd: string): Promise<Module> {
  let file: string
  try {
    file = createRequire(join(cwd, 'package.json')).resolve(name)
  } catch {
    throw new UsageError(
      `the project in ${cwd} does not have ${name}: run this in the project of your workers, or npm install ${name}`,
    )
  }
  // The caller names the part of the package that it uses; the inboxes check what they are given.
  return (await import(pathToFileURL(file).href)) as Module
}
