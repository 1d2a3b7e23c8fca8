import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rowNames, rowVendors } from '../../src/build/generate/vendor-lists.js'
import { factFields } from '../../src/build/row-facts.js'
import { presetOf } from '../../src/tools/cli/init/preset-name.js'
import { bundleForWorkers } from './bundle.js'

const engine = "export * from 'webhook-receiver'\nexport * from 'webhook-receiver/vendors'\n"
// Rows with code of their own, for tokens as bodies, for encrypted bodies, and for what messages say about themselves; and rows
// with lists of events.
const moreThanData: Readonly<Record<string, number>> = {
  'adobe-io': 0.6,
  adyen: 0.7,
  'adyen-platform': 0.4,
  airship: 0.3,
  alipay: 0.75,
  'amazon-sns': 0.45,
  anthropic: 0.45,
  'app-store': 3.3,
  asana: 0.35,
  'authorize-net': 0.3,
  box: 0.5,
  braintree: 25.75,
  chargebee: 1.4,
  chargify: 0.3,
  clerk: 0.35,
  'coinbase-cdp': 0.5,
  contentful: 0.45,
  crisp: 0.75,
  'customer-io': 0.4,
  dingtalk: 1.6,
  'dodo-payments': 0.5,
  duffel: 0.3,
  dwolla: 0.3,
  ebay: 0.85,
  'event-grid': 0.95,
  fhir: 1.1,
  finch: 0.3,
  front: 0.3,
  getstream: 1.15,
  gitea: 0.3,
  gocardless: 0.8,
  'google-play': 0.5,
  'google-pubsub': 0.3,
  helpscout: 0.3,
  intercom: 0.4,
  kinde: 1.5,
  lark: 1.25,
  lightspark: 0.3,
  linear: 0.4,
  lithic: 0.6,
  lob: 0.55,
  logto: 0.3,
  'microsoft-graph': 0.6,
  mollie: 0.6,
  monday: 0.3,
  'mongodb-atlas': 0.7,
  mux: 0.85,
  notion: 0.4,
  nylas: 0.45,
  'oidc-logout': 2,
  'open-banking-uk': 1.6,
  orb: 0.35,
  paddle: 0.45,
  pagerduty: 0.35,
  paystack: 0.3,
  persona: 0.55,
  plaid: 1.15,
  'plivo-messaging': 0.3,
  polar: 0.35,
  privy: 0.6,
  render: 0.3,
  resend: 0.3,
  revenuecat: 0.3,
  revolut: 0.5,
  seam: 1.1,
  'sign-in-with-apple': 1.75,
  ssf: 2.75,
  sumsub: 0.4,
  telnyx: 0.7,
  terra: 0.3,
  trello: 0.35,
  'wechat-pay': 0.9,
  wecom: 25.5,
  whop: 0.45,
  woocommerce: 0.3,
  workos: 0.55,
  zendesk: 0.3,
}
const dist = join(import.meta.dirname, '../../dist')
const bytesOf = async (program: string) => (await bundleForWorkers(program)).gzipBytes
const engineBytes = await bytesOf(engine)

describe('a row of the table of vendors', () => {
  it.each(rowNames)('%s adds little, and no other row', async (name) => {
    const exported = `export * from 'webhook-receiver/vendors/${name}'`
    const { files } = await bundleForWorkers(exported)
    expect(files.filter((file) => file.includes('/vendors/'))).toEqual([`dist/vendors/${name}.js`])
    const added = (await bytesOf(engine + exported)) - engineBytes
    expect(added).toBeGreaterThan(30)
    expect(added).toBeLessThan((moreThanData[name] ?? 0.25) * 1024)
  })

  it('has no facts for pages and samples', async () => {
    const built = rowNames.map(async (name) => {
      const { [presetOf(name)]: vendor } = await import(join(dist, `vendors/${name}.js`))
      return Object.keys(vendor.row).filter((field) => factFields.includes(field))
    })
    expect((await Promise.all(built)).flat()).toEqual([])
    const texts = (await rowVendors()).flatMap(({ name, source, sampleEvent, signs = source }) => {
      const code = readFileSync(join(dist, `vendors/${name}.js`), 'utf8')
      return [source, signs, `sampleEvent: "${sampleEvent}"`].filter((text) => code.includes(text))
    })
    expect(texts).toEqual([])
  })
})
