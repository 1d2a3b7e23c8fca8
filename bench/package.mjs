import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(new URL('../package.json', import.meta.url))

/** Imports the built package by its name, as users do: `load('webhook-receiver/fetch')`. Run `npm run build` first. */
export function load(specifier) {
  return import(pathToFileURL(require.resolve(specifier)).href)
}
