import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { type DeclarationGraph, type Entity, type Part, readDeclarations } from './declaration-graph.js'
import { relativeSpecifier } from './plan.js'
import { applyEdits, type Edit } from './source-edits.js'

/**
 * Replaces the declarations that `tsc` wrote, one file for each module, by one file for each subpath.
 *
 * The declarations of a module stay together: in the first subpath that exports all of them that others use, and otherwise in
 * `shared.d.ts`. A declaration that no subpath needs is left out.
 */
export function bundleDeclarations(root: string): void {
  const dist = join(root, 'dist')
  const entries = readTypes(root)
  const graph = readDeclarations(dist, entries)
  const bundle = new DeclarationBundle(graph, homesOf(graph, entries))
  deleteDeclarations(dist)
  for (const home of bundle.homes) {
    const file = join(dist, `${home}.d.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bundle.write(home))
  }
}

function readTypes(root: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const targets: readonly (string | { types: string })[] = Object.values(exports)
  return targets.flatMap((target) =>
    typeof target === 'string' ? [] : target.types.replace(/^\.\/dist\/|\.d\.ts$/g, ''),
  )
}

function deleteDeclarations(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) deleteDeclarations(path)
    else if (entry.name.endsWith('.d.ts')) rmSync(path)
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

/** The file of `dist` that contains the declarations of each module. */
function homesOf(graph: DeclarationGraph, entries: readonly string[]): ReadonlyMap<string, string> {
  const modules = groupBy(graph.parts, ({ module }) => module)
  const homes = new Map<string, string>()
  const names = publicNames(graph)
  const isPublic = new Set([...names.values()].flatMap((each) => [...each.keys()]))
  const mentioned = new Map<Entity, Set<string>>()
  for (const { module, mentions } of graph.parts) {
    for (const { entity } of mentions) mentioned.set(entity, (mentioned.get(entity) ?? new Set()).add(module))
  }
  // A value without a public name, such as a list of events, needs no export if only declarations beside it mention it.
  const isHidden = (symbol: ts.Symbol, home: string, module: string) =>
    !isPublic.has(symbol) &&
    (symbol.flags & ts.SymbolFlags.Type) === 0 &&
    [...(mentioned.get(symbol) ?? [])].every((user) => user === module || homes.get(user) === home)
  const homeFor = (module: string, parts: readonly Part[]): string | undefined => {
    const exported = new Set(parts.flatMap(({ symbols }) => symbols.filter(graph.isExported)))
    return [module, ...entries].find((entry) =>
      [...exported].every((symbol) => names.get(entry)?.get(symbol) === symbol.name || isHidden(symbol, entry, module)),
    )
  }
  // The home of a module may depend on those of the modules that mention it.
  for (let found = -1; found < homes.size; ) {
    found = homes.size
    for (const [module, parts] of modules) {
      const home = homes.has(module) ? undefined : homeFor(module, parts)
      if (home !== undefined) homes.set(module, home)
    }
  }
  for (const module of modules.keys()) if (!homes.has(module)) homes.set(module, sharedFor(module))
  return homes
}

// The declarations of a vendor are long, and only its subpaths need them.
function sharedFor(module: string): string {
  return `${/^vendors\/\w+\//.exec(module)?.[0] ?? ''}shared`
}

/** The symbols that each entry exports as what they are, with their names. */
function publicNames({ exports }: DeclarationGraph): ReadonlyMap<string, ReadonlyMap<ts.Symbol, string>> {
  return new Map(
    [...exports].map(([entry, list]) => [
      entry,
      new Map(
        list.flatMap(({ entity, name, isTypeOnly }) =>
          'specifier' in entity || isTypeOnly === hasValue(entity) ? [] : [[entity, name]],
        ),
      ),
    ]),
  )
}

function hasValue({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Value) !== 0
}

/** The names in a file of declarations: of what it declares, and of what it imports. */
type Names = ReadonlyMap<unknown, string>

class DeclarationBundle {
  readonly homes: readonly string[]
  readonly #graph: DeclarationGraph
  readonly #parts: ReadonlyMap<string, readonly Part[]>
  readonly #homeOf: ReadonlyMap<Entity, string>
  readonly #names: ReadonlyMap<string, Names>

  constructor(graph: DeclarationGraph, homes: ReadonlyMap<string, string>) {
    const homeOf = ({ module }: Part) => homes.get(module) ?? module
    this.#graph = graph
    this.#parts = groupBy(graph.parts, homeOf)
    this.#homeOf = new Map(graph.parts.flatMap((part) => part.symbols.map((symbol) => [symbol, homeOf(part)])))
    this.homes = [...new Set([...graph.exports.keys(), ...homes.values()])]
    this.#names = new Map(this.homes.map((home) => [home, this.#namesIn(home)]))
  }

  #namesIn(home: string): Names {
    const parts = this.#parts.get(home) ?? []
    const names = new Map<unknown, string>()
    const taken = new Set(parts.flatMap(({ globals }) => [...globals]))
    for (const { name, entity } of this.#graph.exports.get(home) ?? []) {
      if (this.#homeOf.get(entity) !== home || names.has(entity)) continue
      if (taken.has(name)) throw new Error(`${home}: ${name} is also a global name`)
      names.set(entity, name)
      taken.add(name)
    }
    for (const entity of parts.flatMap(({ symbols, mentions }) => [
      ...symbols,
      ...mentions.map((each) => each.entity),
    ])) {
      const key = keyOf(entity)
      if (names.has(key)) continue
      let name = entity.name
      for (let count = 2; taken.has(name); count++) name = `${entity.name}$${count}`
      names.set(key, name)
      taken.add(name)
    }
    return names
  }

  /** The text of a file. */
  write(home: string): string {
    const parts = this.#parts.get(home) ?? []
    const exported = parts.filter((part) => this.#isExported(home, part))
    const lines = [
      ...this.#imports(home, parts),
      ...this.#reexports(home),
      ...parts.map((part) => this.#text(home, part, exported.includes(part))),
    ]
    // Without any `export { }`, a file of declarations exports all of them.
    if (exported.length < parts.length && !lines.some((line) => /^export (type )?\{/.test(line)))
      lines.push('export {};')
    return `${lines.join('\n')}\n`
  }

  #isExported(home: string, { symbols }: Part): boolean {
    const exports = this.#graph.exports.get(home)
    return symbols.some((symbol) =>
      exports === undefined
        ? this.#graph.isExported(symbol)
        : exports.some(({ entity, name }) => entity === symbol && name === symbol.name),
    )
  }

  #imports(home: string, parts: readonly Part[]): string[] {
    const names = this.#names.get(home)
    const wanted = new Map<string, string>()
    for (const { entity } of parts.flatMap(({ mentions }) => mentions)) {
      if (this.#homeOf.get(entity) === home) continue
      const name = names?.get(keyOf(entity)) ?? entity.name
      wanted.set(renamed(this.#nameElsewhere(entity), name), this.#specifier(home, entity))
    }
    return [...groupBy(wanted, ([, specifier]) => specifier)].map(
      ([specifier, list]) => `import type { ${list.map(([name]) => name).join(', ')} } from '${specifier}';`,
    )
  }

  #reexports(home: string): string[] {
    const list = (this.#graph.exports.get(home) ?? []).flatMap(({ name, entity, isTypeOnly }) => {
      const isHere = this.#homeOf.get(entity) === home
      if (isHere && name === entity.name) return []
      const start = isTypeOnly ? 'export type' : 'export'
      const end = isHere ? '' : ` from '${this.#specifier(home, entity)}'`
      return [{ start, end, name: renamed(this.#nameElsewhere(entity), name) }]
    })
    return [...groupBy(list, ({ start, end }) => `${start}|${end}`).values()].map((group) => {
      const [{ start, end } = { start: '', end: '' }] = group
      return `${start} { ${group.map(({ name }) => name).join(', ')} }${end};`
    })
  }

  /** The name under which other files import an entity. */
  #nameElsewhere(entity: Entity): string {
    return this.#names.get(this.#homeOf.get(entity) ?? '')?.get(entity) ?? entity.name
  }

  #specifier(home: string, entity: Entity): string {
    if ('specifier' in entity) return entity.specifier
    const target = this.#homeOf.get(entity)
    if (target === undefined) throw new Error(`${entity.name} is declared in no file`)
    return relativeSpecifier(home, target)
  }

  #text(home: string, { statement, mentions }: Part, isExported: boolean): string {
    const source = statement.getSourceFile()
    const names = this.#names.get(home)
    const edits = mentions.map(({ entity, start, end, prefix }): Edit => {
      return { start, end, text: `${prefix}${names?.get(keyOf(entity)) ?? entity.name}` }
    })
    const start = statement.getStart(source)
    const keyword = 'export '
    const hasKeyword = source.text.startsWith(keyword, start)
    if (hasKeyword && !isExported) edits.push({ start, end: start + keyword.length, text: '' })
    if (!hasKeyword && isExported) edits.push({ start, end: start, text: keyword })
    const first = statement.getStart(source, true)
    const shifted = edits.map((edit) => ({ ...edit, start: edit.start - first, end: edit.end - first }))
    return applyEdits(source.text.slice(first, statement.end), shifted)
  }
}

/** The same for the same name of another package. */
function keyOf(entity: Entity): unknown {
  return 'specifier' in entity ? `${entity.specifier} ${entity.name}` : entity
}

function renamed(name: string, as: string): string {
  return name === as ? name : `${name} as ${as}`
}

function groupBy<Key, Item>(items: Iterable<Item>, keyFor: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyFor(item), [...(groups.get(keyFor(item)) ?? []), item])
  return groups
}
