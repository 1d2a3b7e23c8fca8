import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const vendors = join(import.meta.dirname, '../../src/vendors')

/** The vendors: every folder of `src/vendors` that has a preset of its name. */
export const vendorNames: readonly string[] = readdirSync(vendors)
  .filter((name) => existsSync(join(vendors, name, `${name}.ts`)))
  .sort()

/** The vendors that are rows of a table: every file of `src/vendors/rows`. */
export const rowNames: readonly string[] = readdirSync(join(vendors, 'rows'))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort()

/** The name of the export of a preset. */
export function identifierOf(name: string): string {
  return name.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
}

// Beside the preset, files with these names are public.
const publicFiles = ['cloud-event', 'jwt', 'testing']

/** The entries of `exports` in package.json for one vendor: `./<name>`, and `./<name>/<file>` for its public files. */
export function exportsOfVendor(name: string): readonly (readonly [subpath: string, target: object])[] {
  return [[`./${name}`, toTarget(`vendors/${name}/${name}`)], ...filesOf(name)]
}

function filesOf(name: string): readonly (readonly [subpath: string, target: object])[] {
  const files = publicFiles.filter((file) => existsSync(join(vendors, name, `${file}.ts`)))
  return files.map((file) => [`./${name}/${file}`, toTarget(`vendors/${name}/${file}`)])
}

/** The entries of `exports` for the table of vendors: the engine, its signer, `./<name>` for each row, and the files of its folder. */
export function exportsOfTable(): readonly (readonly [subpath: string, target: object])[] {
  const rows = rowNames.flatMap((name) => [[`./${name}`, toTarget(`vendors/rows/${name}`)] as const, ...filesOf(name)])
  return [
    ['./vendors', toTarget('vendors/table/index')],
    ['./vendors/testing', toTarget('vendors/table/testing/index')],
    ...rows,
  ]
}

function toTarget(path: string): object {
  return {
    '@webhook-receiver/source': `./src/${path}.ts`,
    types: `./dist/${path}.d.ts`,
    default: `./dist/${path}.js`,
  }
}

/** The list of vendors that the conformance suite imports, as the text of a module. */
export function conformanceList(): string {
  const folders = vendorNames.map(
    (name) => `export { deliveries as ${identifierOf(name)} } from 'webhook-receiver/${name}/testing'\n`,
  )
  const imports = [...rowNames, 'vendors/testing'].sort().map((subpath) => {
    const name = identifierOf(subpath)
    const imported = subpath === 'vendors/testing' ? 'deliveriesOf' : `${name} as ${name}Vendor`
    return `import { ${imported} } from 'webhook-receiver/${subpath}'\n`
  })
  const rows = rowNames.map(identifierOf).map((name) => `export const ${name} = deliveriesOf(${name}Vendor)\n`)
  const note = '// One line for each folder and row of src/vendors, written by `npm run derive`.\n'
  return `${imports.join('')}\n${note}${folders.join('')}\n${rows.join('')}`
}

/** The list of vendors from which the workbench loads, as the text of a module. */
export function workbenchList(): string {
  const lines = [...vendorNames, ...rowNames].sort().map((name) => {
    const key = /^[a-z][a-z0-9]*$/.test(name) ? name : `'${name}'`
    const load = rowNames.includes(name)
      ? `deliveriesOf((await import('../../vendors/rows/${name}.js')).${identifierOf(name)})`
      : `(await import('../../vendors/${name}/testing.js')).deliveries`
    const line = `  ${key}: async () => ${load},\n`
    // As the formatter breaks it.
    return line.length > 121 ? line.replace('=> ', '=>\n    ') : line
  })
  const note = '// One line for each folder and row of src/vendors, written by `npm run derive`.\n'
  const engine = "import { deliveriesOf } from '../../vendors/table/testing/index.js'\n\n"
  return `${engine}${note}export const vendorList = {\n${lines.join('')}}\n`
}
