import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { boundedFetch } from '../../../core/verify/keys/bounded-fetch.js'
import type { Context } from '../command.js'
import { fileError, UsageError } from '../exit.js'
import { loadPackage } from '../inbox/load-package.js'

/** A value of a document, and the address to which its references are relative. */
export interface Located {
  readonly value: unknown
  readonly base: string
}

/** What a document may refer to, besides files of its folder. */
export interface Reach {
  readonly hosts: readonly string[]
  readonly folders: readonly string[]
}

/** A document with all that it refers to. */
export interface Documents {
  readonly root: Located
  /** Follows a reference. */
  follow(reference: string, base: string): Located & { readonly address: string }
}

const maxBytes = 16 * 1024 * 1024
const maxDocuments = 100
const maxValues = 500_000
const maxDepth = 100

// Their content is data, not a part of the description.
const data = /^(x-.*|examples?|default|const|enum)$/

/**
 * Reads a document, and the documents that it refers to: from its folder, and from the folders and hosts of `reach`.
 *
 * @throws {UsageError} a document cannot be read, is too large, or must not be read
 */
export async function readDocuments(from: string, reach: Reach, { cwd }: Pick<Context, 'cwd'>): Promise<Documents> {
  const isUrl = /^https?:/i.test(from)
  const file = isUrl
    ? ''
    : await realpath(resolve(cwd, from)).catch((error) => Promise.reject(fileError('--from', from, error)))
  const start = isUrl ? new URL(from).href : pathToFileURL(file).href
  const folders = [...(isUrl ? [] : [dirname(file)]), ...reach.folders.map((folder) => resolve(cwd, folder))]
  const loaded = new Map<string, unknown>()
  const waiting = [start]
  const find = (reference: string, base: string) => {
    const url = resolveReference(reference, base)
    const pointer = url.hash.slice(1)
    url.hash = ''
    return { document: url.href, pointer, address: `${url.href}#${pointer}` }
  }
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (loaded.has(url)) continue
    if (loaded.size === maxDocuments) throw new UsageError(`--from: more than ${maxDocuments} documents belong to it`)
    const value = await parse(await readText(new URL(url), { ...reach, folders }, start), url, cwd)
    loaded.set(url, value)
    for (const reference of referencesIn(value)) waiting.push(find(reference, url).document)
  }
  return {
    root: { value: loaded.get(start), base: start },
    follow(reference, base) {
      const { document, pointer, address } = find(reference, base)
      return { value: valueAt(loaded.get(document), pointer, reference), base: document, address }
    },
  }
}

function resolveReference(reference: string, base: string): URL {
  if (!URL.canParse(reference, base)) throw new UsageError(`--from: the reference ${reference} is no address`)
  return new URL(reference, base)
}

/** All references in a value. Its size and depth are checked on the way. */
function referencesIn(root: unknown): readonly string[] {
  const references = new Set<string>()
  const seen = new Set<object>()
  let count = 0
  const visit = (value: unknown, depth: number, parent: string) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    if (depth > maxDepth) throw new UsageError(`--from: a document is nested deeper than ${maxDepth}`)
    seen.add(value)
    for (const [key, item] of Object.entries(value)) {
      count += 1
      if (count > maxValues) throw new UsageError(`--from: a document has more than ${maxValues} values`)
      if (key === '$ref' && typeof item === 'string') references.add(item)
      else if (parent === 'properties' || !data.test(key)) visit(item, depth + 1, key)
    }
  }
  visit(root, 0, '')
  return [...references]
}

// A JSON pointer: RFC 6901.
function valueAt(root: unknown, pointer: string, reference: string): unknown {
  let value = root
  for (const part of pointer.split('/').slice(1)) {
    const key = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~')
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    if (!isThere) throw new UsageError(`--from: nothing is at the reference ${reference}`)
    value = Reflect.get(value as object, key)
  }
  if (pointer !== '' && !pointer.startsWith('/')) {
    throw new UsageError(
      `--from: the reference ${reference} is not supported: only paths such as #/components/schemas/A are`,
    )
  }
  return value
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new UsageError(`--from: a reference has an invalid part: ${part}`)
  }
}

async function readText(url: URL, { hosts, folders }: Reach, start: string): Promise<string> {
  if (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  ) {
    if (!hosts.includes(url.host)) {
      throw new UsageError(`--from: ${url.href} is not read, unless you write --allow-host ${url.host}`)
    }
    const bytes = await boundedFetch(
      { maxBytes, timeoutMs: 20_000 },
      '*/*',
    )(url.href).catch((error: Error) => {
      throw new UsageError(
        `--from: ${url.href} cannot be read: ${error.cause instanceof Error ? error.cause.message : error.message}`,
      )
    })
    return new TextDecoder().decode(bytes)
  }
  if (url.protocol !== 'file:' || !start.startsWith('file:') || url.host !== '') {
    throw new UsageError(
      `--from: ${url.href} is not read: a document refers to files, if it is one, and to https addresses`,
    )
  }
  return readInFolders(fileURLToPath(url), folders)
}

async function readInFolders(file: string, folders: readonly string[]): Promise<string> {
  try {
    const path = await realpath(file)
    const allowed = await Promise.all(folders.map((folder) => realpath(folder)))
    if (!allowed.some((folder) => path.startsWith(folder.endsWith(sep) ? folder : folder + sep))) {
      throw new UsageError(`--from: ${file} is not read, unless you write --allow-folder ${dirname(path)}`)
    }
    const found = await stat(path)
    if (!found.isFile()) throw new UsageError(`--from: ${file} is not a file`)
    if (found.size > maxBytes) throw new UsageError(`--from: ${file} has more than ${maxBytes} bytes`)
    return await readFile(path, 'utf8')
  } catch (error) {
    throw error instanceof UsageError ? error : fileError('--from', file, error)
  }
}

/** The part of the package `yaml` that is used. */
interface Yaml {
  parse(text: string, options: { readonly logLevel: 'error' }): unknown
}

async function loadYaml(cwd: string): Promise<Yaml> {
  return loadPackage<Yaml>('yaml', cwd).catch(() => {
    throw new UsageError('--from: YAML is read by the package yaml of your project: npm install --save-dev yaml')
  })
}

async function parse(text: string, url: string, cwd: string): Promise<unknown> {
  const isJson = /^\uFEFF?\s*[{[]/.test(text)
  const yaml = isJson ? undefined : await loadYaml(cwd)
  try {
    return yaml === undefined ? JSON.parse(text.replace(/^\uFEFF/, '')) : yaml.parse(text, { logLevel: 'error' })
  } catch (error) {
    const [reason] = String(error).split('\n')
    throw new UsageError(`--from: ${url} is not ${isJson ? 'JSON' : 'YAML'}: ${reason}`)
  }
}
