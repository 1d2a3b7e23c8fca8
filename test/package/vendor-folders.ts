import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const vendors = join(import.meta.dirname, '../../src/vendors')

/** The vendors: every folder of `src/vendors` that has a preset of its name. */
export const vendorNames: readonly string[] = readdirSync(vendors)
  .filter((name) => existsSync(join(vendors, name, `${name}.ts`)))
  .sort()

// Beside the preset, files with these names are public.
const publicFiles = ['cloud-event', 'jwt', 'testing']

/** The entries of `exports` in package.json for one vendor: `./<name>`, and `./<name>/<file>` for its public files. */
export function exportsOfVendor(name: string): readonly (readonly [subpath: string, target: object])[] {
  const others = publicFiles.filter((file) => existsSync(join(vendors, name, `${file}.ts`)))
  const preset = [`./${name}`, toTarget(`vendors/${name}/${name}`)] as const
  return [preset, ...others.map((file) => [`./${name}/${file}`, toTarget(`vendors/${name}/${file}`)] as const)]
}

function toTarget(path: string): object {
  return {
    '@webhook-receiver/source': `./src/${path}.ts`,
    types: `./dist/${path}.d.ts`,
    default: `./dist/${path}.js`,
  }
}

/** The list of vendors that the conformance suite imports, as the text of a module. */
export function conformanceList(names: readonly string[]): string {
  const lines = names.map((name) => {
    const identifier = name.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
    return `export { deliveries as ${identifier} } from 'webhook-receiver/${name}/testing'\n`
  })
  return `// One line for each folder of src/vendors, written by \`npm run derive\`.\n${lines.join('')}`
}

/** The list of vendors from which the workbench loads, as the text of a module. */
export function workbenchList(names: readonly string[]): string {
  const lines = names.map((name) => {
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`
    return `  ${key}: async () => (await import('../../vendors/${name}/testing.js')).deliveries,\n`
  })
  return `// One line for each folder of src/vendors, written by \`npm run derive\`.\nexport const vendorList = {\n${lines.join('')}}\n`
}
