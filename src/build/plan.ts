import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { generatedNames } from './generated-schemas.js'
import { importedNames, parseSource, schemaParts } from './source-edits.js'

/** How the files of `src` become files of `dist`. Paths are those of `src`, without `.ts`, or names of chunks. */
export interface Plan {
  /** The subpaths of the package, and what is imported when it is needed: files that keep their paths. */
  readonly entries: readonly string[]
  /** The program of the command line, and subpaths that belong to it. */
  readonly workbenchEntries: readonly string[]
  /** Code that several entries share. The names of the modules in it that something outside imports, by their alias. */
  readonly chunks: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, string>>>
  /** The file of `dist` that contains a module. */
  readonly homeOf: (module: string) => string
  /** The names that the modules of a file of `dist` import from a module elsewhere. */
  readonly namesFor: (home: string, module: string) => readonly string[]
}

/** The chunks of what most programs load, of what else most presets load, and of what else presets share. */
const core = 'core'
const presets = 'presets'
const proofs = 'proofs'

/** The name of the chunk with `#crypto` and what it uses. It exists for Node, and for other runtimes. */
export const platformChunk = 'platform'

/** The command line and what belongs to it. They are built separately, and must not change how the library is divided. */
const workbench = /^(cli|inspector)\//

/** The modules that `#crypto` stands for. */
export const cryptoModules: readonly string[] = ['crypto/node', 'crypto/web']

interface Module {
  /** Exported parts of zod schemas. Only schemas use them, so built code does not. */
  readonly schemaParts: readonly string[]
  readonly dynamicImports: readonly string[]
  /** The names that are imported from other modules, by module. */
  readonly imports: ReadonlyMap<string, readonly string[]>
}

/**
 * Plans the build from the subpaths in package.json.
 *
 * A module that one entry uses is part of that entry. What several entries share is in a chunk: in the core, if the package,
 * a style or an adapter needs it; in one of the presets', if one needs it; or else in that of its kind. A program loads few
 * files then, and little that it does not use. What `#crypto` uses is in the chunk that differs by platform, so that no
 * files import each other.
 */
export function planBuild(root: string): Plan {
  const modules = readModules(join(root, 'src'))
  // A module that is imported when it is needed is a file too.
  const library = [...modules].filter(([module]) => !workbench.test(module))
  const subpaths = readEntries(root)
  const later = library.flatMap(([, { dynamicImports }]) => dynamicImports)
  const entries = [...subpaths.filter((entry) => !workbench.test(entry)), ...new Set(later)]
  const users = usersOf(entries, modules)
  const homes = new Map<string, string>(entries.map((entry) => [entry, entry]))
  for (const [module, by] of users) {
    const [first = module] = by
    if (!homes.has(module)) homes.set(module, by.length > 1 ? chunkFor(by) : first)
  }
  const ofPresets = [...homes].flatMap(([module, home]) => (home === presets ? [module] : []))
  for (const module of withImports(ofPresets, modules)) {
    if (!entries.includes(module) && homes.get(module) !== core) homes.set(module, presets)
  }
  for (const module of withImports(cryptoModules, modules)) homes.set(module, platformChunk)
  const homeOf = (module: string): string => {
    const home = homes.get(module)
    if (home === undefined) throw new Error(`${module} is part of no subpath`)
    return home
  }
  const namesFor = (home: string, module: string): readonly string[] => {
    const importers = [...modules].filter(([importer]) => homes.get(importer) === home)
    return [...new Set(importers.flatMap(([, { imports }]) => imports.get(module) ?? []))].sort()
  }
  const workbenchEntries = ['cli/bin', ...subpaths.filter((entry) => workbench.test(entry))]
  return { entries, workbenchEntries, chunks: readChunks(modules, homes, entries), homeOf, namesFor }
}

function readEntries(root: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const targets: readonly (string | { default: string })[] = Object.values(exports)
  return targets.flatMap((target) =>
    typeof target === 'string' ? [] : target.default.replace(/^\.\/dist\/|\.js$/g, ''),
  )
}

function readModules(src: string): ReadonlyMap<string, Module> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return new Map(
    files.map((file) => {
      const source = parseSource(file, readFileSync(join(src, file), 'utf8'))
      const imports = new Map<string, string[]>()
      const add = (module: string, names: readonly string[]) =>
        imports.set(module, [...(imports.get(module) ?? []), ...names])
      for (const [specifier, names] of importedNames(source)) {
        if (specifier === '#crypto') for (const module of cryptoModules) add(module, names)
        else if (names.length > 0) add(resolveModule(file, specifier), names)
      }
      // Files with schemas use the generated ones.
      if (imports.delete('schema/compile-schema')) add('schema/generated', generatedNames)
      const later = source.text.matchAll(/\bawait import\('(\.[^']+)'\)/g)
      const dynamicImports = [...later].map(([, specifier = '']) => resolveModule(file, specifier))
      return [file.slice(0, -3), { dynamicImports, imports, schemaParts: schemaParts(source) }]
    }),
  )
}

/** The path of an imported module, in `src`. */
export function resolveModule(importer: string, specifier: string): string {
  return normalize(join(dirname(importer), specifier)).replace(/\.js$/, '')
}

/** The entries that use each module other than through another entry. */
function usersOf(entries: readonly string[], modules: ReadonlyMap<string, Module>): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const entry of entries) {
    const visit = (module: string): void => {
      const by = users.get(module) ?? []
      if (by.includes(entry)) return
      users.set(module, [...by, entry])
      for (const imported of modules.get(module)?.imports.keys() ?? []) if (!entries.includes(imported)) visit(imported)
    }
    visit(entry)
  }
  return users
}

/** Modules, and those that they import. */
function withImports(roots: readonly string[], modules: ReadonlyMap<string, Module>): ReadonlySet<string> {
  const found = new Set(roots)
  for (const module of found) for (const imported of modules.get(module)?.imports.keys() ?? []) found.add(imported)
  return found
}

const testing = /(^|\/)testing(\/|$)/

/** The kinds of entries. A module that several kinds share is in the chunk of the first one. */
const kinds: readonly (readonly [chunk: string, entries: RegExp])[] = [
  ['testing', testing],
  ['clients', /^(clients|claims)\//],
  ['inbox', /^inbox\//],
  ['dedupe', /^dedupe\//],
  ['cloudevents', /^cloudevents\/|\/cloud-event$/],
  ['doctor', /^doctor\//],
  ['sequence', /^sequence\//],
  ['conformance', /^conformance\//],
]

// A module is imported only by modules that fewer kinds use, so chunks import each other in one direction only.
const precedence = [
  core,
  presets,
  proofs,
  'cloudevents',
  'dedupe',
  'inbox',
  'clients',
  'doctor',
  'sequence',
  'testing',
  'conformance',
]

// What more presets share is how most vendors sign, and is in the core.
const fewPresets = 40

function chunkFor(entries: readonly string[]): string {
  if (entries.some((entry) => /^(index$|styles\/|adapters\/)/.test(entry))) return core
  const vendors = entries.filter((entry) => entry.startsWith('vendors/') && !testing.test(entry))
  // A preset would load all that presets share for what only its own signer uses as well.
  const isOfOnePreset = vendors.length === 1 && entries.length === 2
  if (vendors.length > fewPresets || isOfOnePreset) return presets
  const found = entries.map((entry) => kinds.find(([, pattern]) => pattern.test(entry))?.[0] ?? proofs)
  return precedence.find((chunk) => found.includes(chunk)) ?? proofs
}

function readChunks(
  modules: ReadonlyMap<string, Module>,
  homes: ReadonlyMap<string, string>,
  entries: readonly string[],
): Plan['chunks'] {
  const chunks = new Map<string, Map<string, Map<string, string>>>()
  const taken = new Set<string>()
  for (const [importer, { imports }] of [...modules].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [module, names] of imports) {
      const home = homes.get(module)
      const isBuilt = homes.has(importer) || workbench.test(importer)
      const isElsewhere = home !== undefined && home !== homes.get(importer) && !entries.includes(home)
      if (home === undefined || !isBuilt || !isElsewhere) continue
      const chunk = chunks.get(home) ?? new Map<string, Map<string, string>>()
      const aliases = chunk.get(module) ?? new Map<string, string>()
      for (const name of names) {
        if (!modules.get(module)?.schemaParts.includes(name) && !aliases.has(name))
          aliases.set(name, uniqueName(`${home}/`, name, module, taken))
      }
      chunks.set(home, chunk.set(module, aliases))
    }
  }
  return chunks
}

function uniqueName(prefix: string, name: string, module: string, taken: Set<string>): string {
  // Both modules of `#crypto` export the same names.
  const owner = cryptoModules.includes(module) ? 'crypto' : module
  for (let count = 1; ; count++) {
    const alias = count === 1 ? name : `${name}$${count}`
    const key = `${prefix}${alias}`
    if (taken.has(`${key}=${owner}`)) return alias
    if (taken.has(key)) continue
    taken.add(key).add(`${key}=${owner}`)
    return alias
  }
}

/** The specifier with which one file of `dist` imports another. */
export function specifierOf(from: string, to: string): string {
  return to === platformChunk ? `#${platformChunk}` : relativeSpecifier(from, to)
}

/** The same, for files of declarations. */
export function relativeSpecifier(from: string, to: string): string {
  const path = relative(dirname(from), `${to}.js`)
  return path.startsWith('.') ? path : `./${path}`
}
