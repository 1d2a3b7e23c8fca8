import { describe, expect, it } from 'vitest'
import { bundleForWorkers, subpaths } from './bundle.js'

const kilobyte = 1024

// All that a subpath exports, as a worker's bundle: at most so many KB (gzip), with code of these dependencies only.
// Each is what was measured and 3 %, rounded up to a quarter of a KB.
const budgets: Readonly<Record<string, readonly [gzipKilobytes: number, ...dependencies: string[]]>> = {
  '.': [42.5, 'lru-cache', 'tweetnacl'],
  './host': [10, 'zod'],
  './push': [12, 'zod'],
  './chat': [25.5, 'qs', 'zod'],
  './tracker': [12, 'zod'],
  './payments': [10, 'zod'],
  './github': [14.25, 'zod'],
  './gitlab': [28, 'tweetnacl', 'zod'],
  './stripe': [14, 'zod'],
  './paypal': [40.5, 'lru-cache', 'tweetnacl', 'zod'],
  './shopify': [11.5, 'zod'],
  './standard-webhooks': [27.5, 'tweetnacl', 'zod'],
  './discord': [27.5, 'tweetnacl', 'zod'],
  './slack': [30.25, 'qs', 'zod'],
  './zoom': [13, 'zod'],
  './square': [12.5, 'zod'],
  './hubspot': [12.5, 'zod'],
  './twitch': [13.5, 'zod'],
  './google': [12.5, 'zod'],
  './jira': [14.5, 'zod'],
  './jira/jwt': [7.75, 'jose'],
  './twilio': [13, 'zod'],
  './cloudevents': [16.25, 'zod'],
  './form': [16.25, 'qs'],
  './xml': [24.75, 'fast-xml-parser'],
  './jws': [10.5, 'jose'],
  './http-signatures': [24.5, 'structured-headers', 'tweetnacl'],
  './fetch': [2],
  './inbox': [8.25, 'zod'],
  './inbox/bullmq': [12, 'zod'],
  './inbox/jetstream': [14, 'zod'],
  './inbox/pg-boss': [14.5, 'zod'],
  './sequence': [3.5],
  './dedupe/redis': [1.25],
  './dedupe/postgres': [1.5],
  './doctor': [13],
  './clients': [24, 'zod'],
  './claims': [16.5, 'zod'],
  './testing': [15.75],
  './testing/matchers': [0.75],
  './testing/msw': [2.5],
  './testing/simulator': [8.5],
}

// They need Node, and so have no place in a worker.
const nodeOnly = ['./node', './express', './koa', './inbox/embedded']

const receiving = `
  import { createReceiver, hmacSignature } from 'webhook-receiver'
  import { host } from 'webhook-receiver/host'
  const verify = hmacSignature({ secrets: 'secret', header: 'x-signature' })
  export const receiver = createReceiver({ provider: host({ verify }), on: {} })`

const serving = `${receiving}
  import { toFetch } from 'webhook-receiver/fetch'
  export default { fetch: toFetch(receiver) }`

describe('a bundle for workers', () => {
  it.each([
    [17.25, 'the pipeline, HMAC and one JSON style', receiving],
    [18.5, 'the Fetch adapter too', serving],
  ])('has at most %s KB with %s', async (gzipKilobytes, _, program) => {
    const { gzipBytes, dependencies, files } = await bundleForWorkers(program)
    expect(dependencies).toEqual(['zod'])
    expect(files.filter((file) => /compile|crypto\/(node|ed25519)/.test(file))).toEqual([])
    expect(gzipBytes).toBeLessThan(gzipKilobytes * kilobyte)
  })

  it.each(subpaths.filter((subpath) => !nodeOnly.includes(subpath)))(
    'stays within the budget of %s',
    async (subpath) => {
      const [gzipKilobytes, ...allowed] = budgets[subpath] ?? [0]
      const { gzipBytes, dependencies } = await bundleForWorkers(`export * from 'webhook-receiver${subpath.slice(1)}'`)
      expect(dependencies).toEqual(allowed)
      expect(gzipBytes).toBeLessThan(gzipKilobytes * kilobyte)
    },
  )

  it('shows what it is made of', async () => {
    const { gzipBytes, dependencies } = await bundleForWorkers("export { default } from 'tweetnacl'")
    expect(dependencies).toEqual(['tweetnacl'])
    expect(gzipBytes).toBeGreaterThan(5 * kilobyte)
  })
})
