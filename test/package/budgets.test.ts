import { describe, expect, it } from 'vitest'
import { subpaths } from '../../src/build/api/program.js'
import { rowNames } from '../../src/build/generate/vendor-lists.js'
import { bundleForWorkers } from './bundle.js'

const kilobyte = 1024

type Budget = readonly [gzipKilobytes: number, ...dependencies: string[]]

// The greatest size of a worker's bundle with all exports of a subpath, in KB (gzip), and the only dependencies in it.
// Each is the measured size plus 3 %, rounded up to a quarter of a KB. A store, a sequencer and an inbox carry the step of the
// pipeline that uses them, which a receiver without them does not bundle.
const budgets: Readonly<Record<string, Budget>> = {
  '.': [40.5, 'tweetnacl'],
  './host': [6.25],
  './push': [7.75],
  './chat': [21.25],
  './tracker': [7],
  './payments': [6],
  './vendors/gitlab': [24.25, 'tweetnacl'],
  './vendors/paypal': [31.25, 'tweetnacl'],
  './vendors/standard-webhooks': [23.25, 'tweetnacl'],
  './vendors/discord': [23.25, 'tweetnacl'],
  './vendors/slack': [25.5],
  './vendors/jira/jwt': [8.25, 'jose'],
  './vendors/microsoft-graph/jwt': [23, 'tweetnacl'],
  './vendors/a2a': [25.25, 'tweetnacl'],
  './vendors/adcp': [32.5, 'tweetnacl'],
  './vendors/ucp': [32.25, 'tweetnacl'],
  './vendors/ucp/testing': [35, 'tweetnacl'],
  './vendors/mux': [12.75],
  './vendors/getstream': [13],
  './vendors': [33, 'tweetnacl'],
  './testing/vendors': [16.25],
  './vendors/wecom': [33, 'fast-xml-parser'],
  './vendors/braintree': [33, 'fast-xml-parser'],
  './vendors/websub': [33.5, 'fast-xml-parser'],
  './vendors/activitypub': [35.5, 'tweetnacl'],
  './vendors/microsoft-graph/resource-data': [2.75],
  './vendors/amazon-sns': [27.75, 'tweetnacl'],
  './cloudevents': [12],
  './form': [7.5],
  './xml': [24.75, 'fast-xml-parser'],
  './jws': [11, 'jose'],
  './tokens': [29.75, 'jose', 'tweetnacl'],
  './http-signatures': [25.5, 'tweetnacl'],
  './fetch': [2.25],
  './effects': [6],
  './inbox': [4.25],
  './messages': [3.25],
  './inbox/cron': [8],
  './inbox/bullmq': [15.5],
  './inbox/encryption': [12],
  './inbox/redaction': [5],
  './inbox/jetstream': [16.75],
  './inbox/sqs': [18],
  './inbox/pg-boss': [25.75],
  './sequence': [5.5],
  './dedupe/redis': [3.25],
  './cloudflare': [27.25],
  './dedupe/postgres': [3.5],
  './dedupe/dynamodb': [3.5],
  './dedupe/deno-kv': [3.5],
  './dedupe/netlify-blobs': [3.5],
  './doctor': [15],
  './opentelemetry': [11],
  './clients': [21.25],
  './clients/hooks': [10.5],
  './clients/rate-limits': [2.25],
  './clients/resources': [7.75],
  './latest': [13],
  './missed': [14.25],
  './cloudevents/testing': [1.75],
  './testing': [18.5],
  './testing/matchers': [0.75],
  './testing/msw': [3.25],
  './testing/msw/hooks': [3.25],
  './testing/simulator': [9],
}

// A preset without a line above; its samples and signers come on top of it.
const presetBudget: Budget = [12.25]
const testingKilobytes = 2.5

// A row of the table of vendors, with the engine of the table; row-budgets.test.ts limits what the row itself adds.
const rowBudget: Budget = [12.5]
const publicKeyRowBudget: Budget = [27.5, 'tweetnacl']
const publicKeyRows = [
  'adobe-io',
  'alipay',
  'app-store',
  'google-play',
  'google-pubsub',
  'kinde',
  'livekit',
  'messagebird',
  'netlify',
  'oidc-logout',
  'open-banking-uk',
  'plaid',
  'monday',
  'qstash',
  'sendgrid',
  'sign-in-with-apple',
  'ssf',
  'telnyx',
  'vonage',
  'wechat-pay',
]

function rowBudgetOf(name: string): Budget {
  return publicKeyRows.includes(name) ? publicKeyRowBudget : rowBudget
}

function budgetOf(subpath: string): Budget {
  const [, name = '', file] = /^\.\/vendors\/([^/]+)(?:\/(.+))?$/.exec(subpath) ?? []
  const preset = budgets[`./vendors/${name}`] ?? (rowNames.includes(name) ? rowBudgetOf(name) : presetBudget)
  const derived: Readonly<Record<string, Budget>> = {
    testing: [preset[0] + testingKilobytes, ...preset.slice(1).map(String)],
    'cloud-event': [2.5],
  }
  return budgets[subpath] ?? (file === undefined ? preset : (derived[file] ?? [0]))
}

// These need Node and cannot run in a worker.
const nodeOnly = [
  './inspector',
  './node',
  './express',
  './koa',
  './inbox/sqlite',
  './dedupe/sqlite',
  './testing/contracts',
  './attack',
]

const receiving = `
  import { createReceiver, hmacSignature } from 'webhook-receiver'
  import { host } from 'webhook-receiver/host'
  const verify = hmacSignature({ secrets: 'secret', header: 'x-signature' })
  export const receiver = createReceiver({ provider: host({ verify }), on: {} })`

const serving = `${receiving}
  import { toFetch } from 'webhook-receiver/fetch'
  export default { fetch: toFetch(receiver) }`

const storing = `
  import { createReceiver } from 'webhook-receiver'
  import { durableObjectInbox, WebhookInbox } from 'webhook-receiver/cloudflare'
  import { toFetch } from 'webhook-receiver/fetch'
  import { github } from 'webhook-receiver/vendors/github'
  const toReceiver = (env) =>
    createReceiver({ provider: github({ secrets: env.SECRET }), inbox: durableObjectInbox(env.INBOX), on: {} })
  export class Inbox extends WebhookInbox { receivers = [toReceiver(this.env)] }
  export default { fetch: (request, env) => toFetch(toReceiver(env))(request) }`

describe('a bundle for workers', () => {
  it.each([
    [14.2, 'the pipeline, HMAC and one JSON style', receiving],
    [15.55, 'the Fetch adapter too', serving],
    // 17 of them without the inbox.
    [39.25, 'one vendor, the Fetch adapter and an inbox in Durable Objects', storing],
  ])('has at most %s KB with %s', async (gzipKilobytes, _, program) => {
    const { gzipBytes, dependencies, files } = await bundleForWorkers(program)
    expect(dependencies).toEqual([])
    expect(files.filter((file) => /crypto\/(node|ed25519)/.test(file))).toEqual([])
    expect(gzipBytes).toBeLessThan(gzipKilobytes * kilobyte)
  })

  it.each(subpaths.filter((subpath) => !nodeOnly.includes(subpath)))(
    'stays within the budget of %s',
    async (subpath) => {
      const [gzipKilobytes, ...allowed] = budgetOf(subpath)
      const { gzipBytes, dependencies } = await bundleForWorkers(`export * from 'webhook-receiver${subpath.slice(1)}'`)
      expect(dependencies).toEqual(allowed)
      expect(gzipBytes).toBeLessThan(gzipKilobytes * kilobyte)
    },
  )

  it('lists the dependencies in it', async () => {
    const { gzipBytes, dependencies } = await bundleForWorkers("export { default } from 'tweetnacl'")
    expect(dependencies).toEqual(['tweetnacl'])
    expect(gzipBytes).toBeGreaterThan(5 * kilobyte)
  })
})
