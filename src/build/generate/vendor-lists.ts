import { join } from 'node:path'
import { presetOf } from '../../tools/cli/init/preset-name.js'
import type { VendorRow } from '../../vendors/table/row.js'
import { sampleFields } from '../row-facts.js'
import { vendorEntries } from '../subpaths.js'
import { printLiteral } from './print-literal.js'

const root = join(import.meta.dirname, '../../..')
const entries = vendorEntries(join(root, 'src'))
const names = [...entries.keys()].flatMap((file) => /^vendors\/([^/]+)$/.exec(file)?.[1] ?? []).sort()
const hasSigner = (name: string) => entries.has(`vendors/${name}/testing`)

/** The vendors with a separate signer. */
export const vendorNames: readonly string[] = names.filter(hasSigner)

/** The vendors that are rows of a table, which one signer serves. */
export const rowNames: readonly string[] = names.filter((name) => !hasSigner(name))

/** The file of a preset. */
export function presetFile(name: string): string {
  return join(root, `src/${entries.get(`vendors/${name}`)}.ts`)
}

/** The rows of the table of vendors. */
export function rowVendors(): Promise<readonly VendorRow[]> {
  return Promise.all(
    rowNames.map(async (name) => {
      const { [presetOf(name)]: vendor } = (await import(presetFile(name))) as Record<
        string,
        { readonly row: VendorRow }
      >
      if (vendor === undefined) throw new Error(`${presetFile(name)} does not export ${presetOf(name)}`)
      return vendor.row
    }),
  )
}

/** The list of vendors that the conformance suite imports, as the text of a module. */
export function conformanceList(): string {
  const folders = vendorNames.map(
    (name) => `export { deliveries as ${presetOf(name)} } from 'webhook-receiver/vendors/${name}/testing'\n`,
  )
  const engine = "import { deliveriesOf } from 'webhook-receiver/testing/vendors'\n"
  const imports = rowNames.map((subpath) => {
    const name = presetOf(subpath)
    return `import { ${name} as ${name}Vendor } from 'webhook-receiver/vendors/${subpath}'\n`
  })
  const rows = rowNames.map(presetOf).map((name) => `export const ${name} = deliveriesOf(${name}Vendor)\n`)
  const note = '// Written by `npm run generate` from the files of vendors.\n'
  return `${note}${engine}${imports.join('')}\n${folders.join('')}\n${rows.join('')}`
}

const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The runtimes on which `test/runtimes` runs each preset of that list, in words. */
export async function presetRuntimes(): Promise<ReadonlyMap<string, string>> {
  const { runtimes } = (await import(join(root, 'test/runtimes/runtimes.mjs'))) as {
    readonly runtimes: readonly { readonly name: string }[]
  }
  const { skipped } = (await import(join(root, 'test/conformance/skipped.mjs'))) as {
    readonly skipped: Readonly<Record<string, string>>
  }
  // The others run the contracts of stores.
  const all = runtimes.filter(({ name }) => !name.startsWith('stores of'))
  const ran = [...vendorNames, ...rowNames].map(
    (name) => [name, skipped[presetOf(name)] ?? `all ${counts[all.length]}`] as const,
  )
  return new Map(ran)
}

/** The list of vendors from which the workbench loads, as the text of a module. */
export function workbenchList(): string {
  const lines = [...vendorNames, ...rowNames].sort().map((name) => {
    const key = /^[a-z][a-z0-9]*$/.test(name) ? name : `'${name}'`
    const load = rowNames.includes(name)
      ? `deliveriesOf((await import('../../../${entries.get(`vendors/${name}`)}.js')).${presetOf(name)})`
      : `(await import('../../../testing/vendors/${name}.js')).deliveries`
    const line = `  ${key}: async () => ${load},\n`
    // As the formatter breaks it.
    return line.length > 121 ? line.replace('=> ', '=>\n    ') : line
  })
  const note = '// Written by `npm run generate` from the files of vendors.\n'
  const engine = "import { deliveriesOf } from '../../../testing/table/index.js'\n\n"
  return `${note}${engine}export const vendorList = {\n${lines.join('')}}\n`
}

/** What the presets of the table lack for samples, as the text of a module. */
export async function sampleFactsModule(): Promise<string> {
  const lines = (await rowVendors()).map((row) => {
    const facts = Object.entries(row).filter(([field]) => sampleFields.includes(field))
    return `  ${printLiteral({ [row.name]: Object.fromEntries(facts) }).slice(2, -2)},\n`
  })
  const note = '// Written by `npm run generate` from the rows of vendors: what samples need of them.\n'
  return `${note}// biome-ignore format: one line for each vendor\nexport const sampleFacts = {\n${lines.join('')}} as const\n`
}
