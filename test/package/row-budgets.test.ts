import { describe, expect, it } from 'vitest'
import { rowNames } from '../../src/build/generate/vendor-lists.js'
import { bundleForWorkers } from './bundle.js'

const engine = "export * from 'webhook-receiver'\nexport * from 'webhook-receiver/vendors'\n"
// Messages of Amazon SNS name their topic, version and key, which code checks.
const moreThanData: Readonly<Record<string, number>> = { 'amazon-sns': 0.65 }
const bytesOf = async (program: string) => (await bundleForWorkers(program)).gzipBytes
const engineBytes = await bytesOf(engine)

describe('a row of the table of vendors', () => {
  it.each(rowNames)('%s adds little, and no other row', async (name) => {
    const exported = `export * from 'webhook-receiver/vendors/${name}'`
    const { files } = await bundleForWorkers(exported)
    expect(files.filter((file) => file.includes('/vendors/'))).toEqual([`dist/vendors/${name}.js`])
    const added = (await bytesOf(engine + exported)) - engineBytes
    expect(added).toBeGreaterThan(100)
    expect(added).toBeLessThan((moreThanData[name] ?? 0.6) * 1024)
  })
})
