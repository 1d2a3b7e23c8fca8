// @ts-check
// Loaded before a process starts: gets the package from the folder of another version.
import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const parentURL = pathToFileURL(join(process.env['OTHER_VERSION'] ?? '', 'index.js')).href
const hooks = `export const resolve = (specifier, context, next) =>
  next(specifier, /^webhook-receiver($|\\/)/.test(specifier) ? { ...context, parentURL: ${JSON.stringify(parentURL)} } : context)`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
