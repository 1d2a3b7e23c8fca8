import { describe, expect, it } from 'vitest'
import { rowNames } from '../../src/build/generate/vendor-lists.js'
import { bundleForWorkers } from './bundle.js'

const engine = "export * from 'webhook-receiver'\nexport * from 'webhook-receiver/vendors'\n"
// Rows with code of their own: for tokens as bodies, for encrypted bodies, and for what messages say about themselves.
const moreThanData: Readonly<Record<string, number>> = {
  'adobe-io': 0.75,
  alipay: 1.1,
  'amazon-sns': 0.65,
  'app-store': 3.25,
  dingtalk: 2,
  'google-play': 1,
  kinde: 1.75,
  lark: 1.5,
  'microsoft-graph': 0.7,
  'oidc-logout': 2.25,
  'open-banking-uk': 2,
  'sign-in-with-apple': 2,
  ssf: 3,
  'wechat-pay': 1.25,
  wecom: 26,
}
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
