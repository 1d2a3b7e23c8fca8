import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { conformanceList, exportsOfTable, exportsOfVendor, vendorNames, workbenchList } from './vendor-folders.js'
import { vendorSignsModule } from './vendor-signs.js'

const root = join(import.meta.dirname, '../..')

// `npm run derive` writes what these tests compare.
describe('the folders of src/vendors', () => {
  it('give package.json the subpaths of vendors, after all others', async () => {
    const { './package.json': self, ...entries } = manifest.exports
    const others = Object.entries(entries).filter(([, target]) => !target.types.startsWith('./dist/vendors/'))
    const vendors = [...vendorNames.flatMap(exportsOfVendor), ...exportsOfTable()]
    const exports = Object.fromEntries([...others, ...vendors, ['./package.json', self]])
    const text = `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`
    await expect(text).toMatchFileSnapshot(join(root, 'package.json'))
  })

  it('give the conformance suite its list of vendors', async () => {
    const file = join(root, 'test/conformance/cases/vendor-deliveries.mjs')
    await expect(conformanceList()).toMatchFileSnapshot(file)
  })

  it('give the workbench its list of vendors', async () => {
    const file = join(root, 'src/inspector/providers/vendor-list.ts')
    await expect(workbenchList()).toMatchFileSnapshot(file)
  })

  it('give the detection the headers of all vendors', async () => {
    await expect(await vendorSignsModule()).toMatchFileSnapshot(join(root, 'src/detect/vendor-signs.ts'))
  })
})
