import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const thisBuild = process.env.PACKAGE_ROOT || join(import.meta.dirname, '..')

/**
 * Imports the built package by its name, as users do: `load('webhook-receiver/fetch')`. Run `npm run build` first.
 *
 * @param root - the folder of another build, to compare two versions
 */
export function load(specifier, root) {
  return import(pathToFileURL(createRequire(join(root || thisBuild, 'package.json')).resolve(specifier)).href)
}
