import { readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { transformSync } from 'esbuild'
import { type SchemasOf, withGeneratedSchemas } from './generated-schemas.js'
import { withoutFacts } from './row-facts.js'
import { markPure } from './source-edits.js'
import { entriesOf, sourcesIn } from './subpaths.js'

/** How the modules of `src` become files of `dist`. Modules are paths in `src`, and files are paths in `dist`, without endings. */
export interface Plan {
  /** The files of `dist` that users or other files import by their path, and the module that each one exports. */
  readonly entries: ReadonlyMap<string, string>
  /** The program of the command line, and subpaths that belong to it. */
  readonly workbenchEntries: readonly string[]
  /** Files with code that several entries share, and the names that each exports, by module. */
  readonly chunks: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>
  /** The file of `dist` that contains a module. */
  readonly homeOf: (module: string) => string
  /** The JavaScript of a module. */
  readonly codeOf: (module: string) => string
}

/** The chunks of what most programs load, of what else most presets load, and of what else presets share. */
const core = 'core'
const presets = 'presets'
const proofs = 'proofs'

/** The name of the chunk with `#crypto` and what it uses. It exists for Node, and for other runtimes. */
export const platformChunk = 'platform'

/** The command line and what belongs to it. They are built separately, and must not change how the library is divided. */
const workbench = /^tools\/(cli|inspector)\//

/** The modules that `#crypto` stands for. */
export const cryptoModules: readonly string[] = ['core/crypto/node', 'core/crypto/web']

interface Module {
  readonly code: string
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
export function planBuild(root: string, schemas: SchemasOf): Plan {
  const modules = readModules(join(root, 'src'), schemas)
  // A module that is imported when it is needed is a file too.
  const library = [...modules].filter(([module]) => !workbench.test(module))
  const subpaths = [...entriesOf(root)]
  const later = library.flatMap(([, { dynamicImports }]) => dynamicImports.map((module) => [module, module] as const))
  const entries = new Map([...subpaths.filter(([, module]) => !workbench.test(module)), ...later])
  const homes = homesOf(new Map([...entries].map(([file, module]) => [module, file])), modules)
  const homeOf = (module: string): string => {
    const home = homes.get(module)
    if (home === undefined) throw new Error(`${module} is part of no subpath`)
    return home
  }
  return {
    entries,
    workbenchEntries: [
      'tools/cli/bin',
      ...subpaths.map(([, module]) => module).filter((module) => workbench.test(module)),
    ],
    chunks: chunksOf(modules, homes, entries),
    homeOf,
    codeOf(module) {
      const found = modules.get(module)
      if (found === undefined) throw new Error(`${module} is not a module of src`)
      return found.code
    },
  }
}

function readModules(src: string, schemas: SchemasOf): ReadonlyMap<string, Module> {
  return new Map(
    sourcesIn(src)
      .filter((file) => !file.startsWith('build/'))
      .map((file) => {
        const written = withGeneratedSchemas(join(src, file), readFileSync(join(src, file), 'utf8'), schemas)
        const text = file.startsWith('vendors/') ? withoutFacts(written) : written
        // The first pass drops constants that nothing uses, such as parts of schemas; the second, imports that only they used.
        const shaken = transformSync(workbench.test(file) ? text : markPure(text), {
          loader: 'ts',
          target: 'es2022',
          tsconfigRaw: {},
          treeShaking: true,
        })
        const { code } = transformSync(shaken.code, { loader: 'ts', target: 'es2022', tsconfigRaw: {} })
        const imports = new Map<string, string[]>()
        for (const [, list = '', specifier = ''] of code.matchAll(
          /^(?:import|export) \{([^}]*)\} from "([.#][^"]+)";$/gm,
        )) {
          const names = list
            .split(',')
            .map((each) => each.trim().replace(/ as .*/, ''))
            .filter(Boolean)
          const targets = specifier === '#crypto' ? cryptoModules : [resolveModule(file, specifier)]
          for (const module of targets) imports.set(module, [...(imports.get(module) ?? []), ...names])
        }
        const later = code.matchAll(/\bimport\("(\.[^"]+)"\)/g)
        return [
          file.slice(0, -3),
          { code, imports, dynamicImports: [...later].map(([, to = '']) => resolveModule(file, to)) },
        ]
      }),
  )
}

/** The path of an imported module, in `src`. */
export function resolveModule(importer: string, specifier: string): string {
  return normalize(join(dirname(importer), specifier)).replace(/\.js$/, '')
}

/** The file of `dist` for each module, given those of the entries. */
function homesOf(
  files: ReadonlyMap<string, string>,
  modules: ReadonlyMap<string, Module>,
): ReadonlyMap<string, string> {
  const homes = new Map(files)
  for (const [module, by] of usersOf([...files.keys()], modules)) {
    const [first = module] = by
    if (!homes.has(module)) homes.set(module, by.length > 1 ? chunkFor(by) : (files.get(first) ?? first))
  }
  const ofPresets = [...homes].flatMap(([module, home]) => (home === presets ? [module] : []))
  for (const module of withImports(ofPresets, modules)) {
    if (!files.has(module) && homes.get(module) !== core) homes.set(module, presets)
  }
  for (const module of withImports(cryptoModules, modules)) homes.set(module, platformChunk)
  return homes
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

/**
 * The kinds of entries, in the order of their chunks: a module that several kinds share is in the chunk of the first one, so
 * that chunks import each other in one direction only.
 */
const kinds: readonly (readonly [chunk: string, entries: RegExp])[] = [
  ['cloudevents', /^vendors\/cloudevents\/|\/cloud-event$/],
  ['dedupe', /^stores\/dedupe\/(?!sqlite)/],
  ['inbox', /^stores\/inbox\/(?!sqlite)/],
  ['clients', /^clients\//],
  ['doctor', /^tools\/doctor\//],
  ['sequence', /^stores\/sequence\//],
  ['testing', /^testing\//],
  ['attack', /^tools\/attack\//],
  ['authors', /^authors$/],
  ['sql', /^stores\/cloudflare\//],
  // Opens files, so nothing else may share a chunk with it.
  ['sqlite', /^stores\/(dedupe\/sqlite|inbox\/sqlite\/index)$/],
]
const precedence = [core, presets, proofs, ...kinds.map(([chunk]) => chunk)]

// What more presets share is how most vendors sign, and is in the core.
const fewPresets = 40

function chunkFor(entries: readonly string[]): string {
  if (entries.some((entry) => /^(index$|vendors\/styles\/|frameworks\/)/.test(entry))) return core
  const vendors = entries.filter((entry) => /^vendors\/(?!cloudevents)/.test(entry))
  // A preset would load all that presets share for what only its own signer uses as well.
  const isOfOnePreset = vendors.length === 1 && entries.length === 2
  if (vendors.length > fewPresets || isOfOnePreset) return presets
  const found = entries.map((entry) => kinds.find(([, pattern]) => pattern.test(entry))?.[0] ?? proofs)
  return precedence.find((chunk) => found.includes(chunk)) ?? proofs
}

/** The names that each chunk exports, because a module in another file imports them. */
function chunksOf(
  modules: ReadonlyMap<string, Module>,
  homes: ReadonlyMap<string, string>,
  entries: ReadonlyMap<string, string>,
): Plan['chunks'] {
  const chunks = new Map<string, Map<string, Set<string>>>()
  for (const [importer, { imports }] of modules) {
    for (const [module, names] of imports) {
      const home = homes.get(module)
      const isBuilt = homes.has(importer) || workbench.test(importer)
      if (home === undefined || !isBuilt || home === homes.get(importer) || entries.has(home)) continue
      const chunk = chunks.get(home) ?? new Map<string, Set<string>>()
      chunks.set(home, chunk.set(module, new Set([...(chunk.get(module) ?? []), ...names])))
    }
  }
  for (const [name, chunk] of chunks) requireUniqueNames(name, chunk)
  return chunks
}

function requireUniqueNames(chunk: string, modules: ReadonlyMap<string, ReadonlySet<string>>): void {
  const owners = new Map<string, string>()
  for (const [module, names] of modules) {
    if (module === cryptoModules[1]) continue
    for (const name of names) {
      const owner = owners.get(name)
      if (owner !== undefined) throw new Error(`${owner} and ${module} export ${name} to ${chunk}.js: rename one`)
      owners.set(name, module)
    }
  }
}

/** The specifier with which one file of `dist` imports another. */
export function specifierOf(from: string, to: string): string {
  if (to === platformChunk) return `#${platformChunk}`
  const path = relative(dirname(from), `${to}.js`)
  return path.startsWith('.') ? path : `./${path}`
}
