import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** The imports of each file: files of the package by their path in `src`, everything else by its specifier. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The imports of all files below `src`, including imports of types. `#name` counts as all files that it can resolve to. */
export function readImportGraph(src: string, aliases: Readonly<Record<string, readonly string[]>>): ImportGraph {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(isFile)
  const toFile = (path: string) => (files.includes(`${path}x`) ? `${path}x` : path)
  return new Map(
    files.map((file) => [file, importsOf(file, readFileSync(join(src, file), 'utf8'), aliases).map(toFile)]),
  )
}

function importsOf(file: string, text: string, aliases: Readonly<Record<string, readonly string[]>>): string[] {
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
    if (fileName.endsWith('.css')) return []
    if (fileName.startsWith('.')) return [normalize(join(dirname(file), fileName)).replace(/\.js$/, '.ts')]
    return aliases[fileName] ?? [fileName]
  })
}

/** The room of a file, as in the table: a folder, a file directly in `src`, or the samples of a vendor. */
function roomOf(file: string): string {
  if (!file.includes('/')) return file
  return /^vendors\/.*\/testing\/|\/testing\.ts$/.test(file) ? '*/testing.ts' : file.slice(0, file.indexOf('/') + 1)
}

/** The rooms that each room may import, in the order of the table in CONTRIBUTING.md. */
export function readRooms(markdown: string): Readonly<Record<string, readonly string[]>> {
  const rows = markdown.matchAll(/^\| `([^`]+)` \| [^|]+ \|([^|]*)\|$/gm)
  return Object.fromEntries(
    [...rows].map(([, room = '', may = '']) => [room, [...may.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)]),
  )
}

function isFile(specifier: string): boolean {
  return /\.tsx?$/.test(specifier)
}

/** Every import between rooms that the table does not allow, as `from -> to`. */
export function wrongArrows(graph: ImportGraph, mayImport: Readonly<Record<string, readonly string[]>>): string[] {
  return [...graph].flatMap(([file, imports]) => {
    const allowed = mayImport[roomOf(file)]
    if (allowed === undefined) return [`${file} is in no room of the table`]
    return imports
      .filter((target) => isFile(target) && roomOf(target) !== roomOf(file) && !allowed.includes(roomOf(target)))
      .map((target) => `${file} -> ${target}`)
  })
}

/** Every import of a package from a file that may not import it, as `file -> package`. */
export function wrongPackages(graph: ImportGraph, allowedIn: Readonly<Record<string, RegExp>>): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports
      .filter((target) => !isFile(target) && !(allowedIn[packageOf(target)]?.test(file) ?? false))
      .map((target) => `${file} -> ${target}`),
  )
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Every import of a file that does not exist. */
export function missingFiles(graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports.filter((target) => isFile(target) && !graph.has(target)).map((target) => `${file} -> ${target}`),
  )
}

/** The cycles that a depth-first walk finds, each as the path back to its first file. */
export function findCycles(graph: ImportGraph): string[] {
  const cycles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file].join(' -> '))
    if (start >= 0 || done.has(file)) return
    for (const target of graph.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return cycles
}
