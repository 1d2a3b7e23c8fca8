import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of `dist` that package.json names, and the module of each. */
export function entriesOf(root: string): ReadonlyMap<string, string> {
  return new Map(
    [...subpathsOf(root).values()].map((target) => [
      withoutEnding(target.default),
      withoutEnding(target[sourceCondition]),
    ]),
  )
}

const sourceCondition = '@webhook-receiver/source'

/** What a subpath stands for: the built code and declarations, and the source. */
export type Subpath = Readonly<Record<'default' | 'types' | typeof sourceCondition, string>>

/** The subpaths in package.json, without `./package.json`; instead of patterns, what they stand for. */
export function subpathsOf(root: string): ReadonlyMap<string, Subpath> {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const named: readonly [string, Partial<Subpath>][] = Object.entries(exports)
  const src = join(root, 'src')
  const sources = sourcesIn(src).map((file) => `./src/${file}`)
  const found = named.flatMap(([subpath, { types, default: built }]) => {
    // No file of the package would match a source of a pattern, so it has none in package.json.
    const source = types?.match(/^\.\/dist\/types\/(.+)\.d\.ts$/)?.[1]
    if (types === undefined || source === undefined || built === undefined) return []
    return matchesOf(`./src/${source}.ts`, sources).map((match): [string, Subpath] => {
      const fill = (pattern: string) => pattern.replace('*', match)
      return [
        fill(subpath),
        { default: fill(built), types: fill(types), [sourceCondition]: fill(`./src/${source}.ts`) },
      ]
    })
  })
  const vendors = [...vendorEntries(src)].map(([file, module]): [string, Subpath] => [
    `./${file}`,
    { default: `./dist/${file}.js`, types: `./dist/${file}.d.ts`, [sourceCondition]: `./src/${module}.ts` },
  ])
  return new Map([...found, ...vendors])
}

/** What `*` stands for in each file that a pattern matches; one empty text for a pattern without `*`. */
function matchesOf(pattern: string, files: readonly string[]): readonly string[] {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return ['']
  return files
    .filter((file) => file.startsWith(start) && file.endsWith(end))
    .map((file) => file.slice(start.length, -end.length))
    .filter((match) => /^[^/]+$/.test(match))
}

function withoutEnding(target: string): string {
  return target.replace(/^\.\/(dist|src)\/|\.[jt]s$/g, '')
}

/** What `./vendors/*` of package.json stands for: presets, public files beside them, and their signers. */
export function vendorEntries(src: string): ReadonlyMap<string, string> {
  const ownFile = /^(?!table\/|styles\/|cloudevents\/)([^/]+|[^/]+\/(index|cloud-event|jwt|resource-data))\.ts$/
  const signer = /^(?!index|cloudevents|.*-samples)([^/]+)\.ts$/
  const own = sourcesIn(join(src, 'vendors')).filter((file) => ownFile.test(file))
  const signers = sourcesIn(join(src, 'testing/vendors')).filter((file) => signer.test(file))
  return new Map([
    ...own.map((file) => [`vendors/${file.replace(/(\/index)?\.ts$/, '')}`, `vendors/${file.slice(0, -3)}`] as const),
    ...signers.map((file) => [`vendors/${file.slice(0, -3)}/testing`, `testing/vendors/${file.slice(0, -3)}`] as const),
  ])
}

/** The TypeScript files below a folder, as paths in it, without those of packages that a generator installed. */
export function sourcesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.ts') && !/(?:^|\/)node_modules\//.test(file))
}
