import { join } from 'node:path'
import { addressedManifest, addressedPage } from './address.js'
import { errorsPage } from './errors-page.js'
import { pictures } from './pictures/pictures.js'
import { conformanceList, presetRuntimes, rowVendors, sampleFactsModule, workbenchList } from './vendor-lists.js'
import type { Difference } from './vendors-page.js'

/** A generated file of the repository. */
export interface GeneratedFile {
  /** From the root of the repository. */
  readonly path: string
  /** The text that the file must have. */
  text(): string | Promise<string>
}

/** Every file that `npm run generate` writes, in the order in which they need each other. */
export const generatedFiles: readonly GeneratedFile[] = [
  { path: 'package.json', text: addressedManifest },
  ...['README.md', 'SECURITY.md'].map((path) => ({ path, text: () => addressedPage(path) })),
  { path: 'test/conformance/cases/vendor-deliveries.mjs', text: conformanceList },
  { path: 'src/tools/inspector/providers/vendor-list.ts', text: workbenchList },
  { path: 'src/generated/sample-facts.ts', text: sampleFactsModule },
  {
    path: 'src/generated/vendor-signs.ts',
    // It loads the list before.
    text: async () => (await import('./vendor-signs.js')).vendorSignsModule(),
  },
  { path: 'docs/errors.md', text: errorsPage },
  ...Object.entries(pictures).map(([name, text]) => ({ path: `docs/images/${name}.svg`, text })),
  {
    path: 'docs/reference/cli.md',
    async text() {
      const { toCliPage } = await import('./cli-page.js')
      const { commands } = await import('../../tools/cli/commands.js')
      return toCliPage(commands)
    },
  },
  {
    path: 'docs/vendors/README.md',
    async text() {
      const { readVendorRows, vendorsPage } = await import('./vendors-page.js')
      const { unconfirmedVendors } = await import('./unconfirmed-vendors.js')
      const file = join(import.meta.dirname, '../../../test/vendor-libraries/differences.mjs')
      const { differences } = (await import(file)) as { readonly differences: readonly Difference[] }
      const rows = await rowVendors()
      return vendorsPage(readVendorRows(), rows, unconfirmedVendors, differences, await presetRuntimes())
    },
  },
]
