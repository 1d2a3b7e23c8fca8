import { describe, expect, it } from 'vitest'
import { bundleForWorkers, subpaths } from './bundle.js'

const kilobyte = 1024

// All that a subpath exports, as a worker's bundle: at most so many KB (gzip), with code of these dependencies only.
const budgets: Readonly<Record<string, readonly [gzipKilobytes: number, ...dependencies: string[]]>> = {
  '.': [40, 'lru-cache', 'tweetnacl'],
  './host': [9.5, 'zod'],
  './push': [11.75, 'zod'],
  './chat': [25, 'qs', 'zod'],
  './tracker': [11.75, 'zod'],
  './payments': [9.75, 'zod'],
  './github': [13.9, 'zod'],
  './gitlab': [27.8, 'tweetnacl', 'zod'],
  './stripe': [13.5, 'zod'],
  './paypal': [39.6, 'lru-cache', 'tweetnacl', 'zod'],
  './shopify': [11.2, 'zod'],
  './standard-webhooks': [27, 'tweetnacl', 'zod'],
  './discord': [27.2, 'tweetnacl', 'zod'],
  './slack': [29.9, 'qs', 'zod'],
  './zoom': [12.6, 'zod'],
  './square': [12.1, 'zod'],
  './hubspot': [12.2, 'zod'],
  './twitch': [13.25, 'zod'],
  './google': [12.3, 'zod'],
  './jira': [14.4, 'zod'],
  './jira/jwt': [7.8, 'jose'],
  './twilio': [12.8, 'zod'],
  './cloudevents': [16.1, 'zod'],
  './form': [16, 'qs'],
  './xml': [25, 'fast-xml-parser'],
  './jws': [11, 'jose'],
  './http-signatures': [24.5, 'structured-headers', 'tweetnacl'],
  './fetch': [2],
  './sequence': [3.5],
  './dedupe/redis': [1],
  './dedupe/postgres': [1.5],
  './doctor': [12.6],
  './clients': [20.4, 'zod'],
  './claims': [14, 'zod'],
  './testing': [13.4],
  './testing/matchers': [0.7],
  './testing/msw': [2.4],
  './testing/simulator': [7.1],
}

// They need Node, and so have no place in a worker.
const nodeOnly = ['./node', './express', './koa']

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
    [15.5, 'the pipeline, HMAC and one JSON style', receiving],
    [16.5, 'the Fetch adapter too', serving],
  ])('has at most %d KB with %s', async (gzipKilobytes, _, program) => {
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
