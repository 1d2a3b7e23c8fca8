import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'

/** What a build has read: for each file that it wrote, the bytes of each input in it. */
export interface BuildInputs {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >
}

/**
 * Writes `dist/sbom.json`, in the CycloneDX format: the packages whose code is in `dist`, with their versions and licenses.
 *
 * `npm audit` of a user does not see these packages.
 *
 * @param others - what separate builds have read
 */
export function writeBillOfMaterials(root: string, others: readonly BuildInputs[]): Plugin {
  return {
    name: 'bill of materials',
    setup(build) {
      build.initialOptions.metafile = true
      build.onEnd(({ metafile }) => {
        const outputs = [metafile, ...others].flatMap((each) => Object.values(each?.outputs ?? {}))
        const inputs = outputs.flatMap((output) => Object.entries(output.inputs))
        const files = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file)
        const folders = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []))
        mkdirSync(join(root, 'dist'), { recursive: true })
        const text = JSON.stringify(billOfMaterials(root, [...folders].sort()), null, 2)
        writeFileSync(join(root, 'dist/sbom.json'), `${text}\n`)
      })
    },
  }
}

function billOfMaterials(root: string, folders: readonly string[]): unknown {
  const { name, version } = readManifest(root)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'library', name, version, purl: `pkg:npm/${name}@${version}` } },
    components: unique(folders.map((folder) => component(join(root, folder)))),
  }
}

// A package may be installed in several folders.
function unique(components: readonly Component[]): readonly Component[] {
  return [...new Map(components.map((each) => [each.purl, each])).values()]
}

interface Component {
  readonly purl: string
}

function component(folder: string): Component {
  const { name, version, license } = readManifest(folder)
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  // Licenses require that their text goes with the code.
  const content = file === undefined ? {} : { text: { content: readFileSync(join(folder, file), 'utf8') } }
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const licenses = [{ license: { id: license, ...content } }]
  const described = { type: 'library', name, version, purl, licenses }
  return described
}

function readManifest(folder: string): { name: string; version: string; license: string } {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) throw new Error(`${folder} is not a package`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
