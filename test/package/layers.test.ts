import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  findCycles,
  type ImportGraph,
  missingFiles,
  readImportGraph,
  wrongArrows,
  wrongPackages,
} from './import-graph.js'

const words = ['errors', 'delivery', 'outcome', 'maybe-promise', 'options']
const plain = [...words, 'event-name', 'parse-date', 'request']
const receiving = [...plain, 'body', 'handlers', 'provider', 'responses', 'steps']
const matter = [...plain, 'bytes', 'body', 'schema']

// One row per room: what it may import beside its own files. A new room needs a row.
const mayImport: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  'maybe-promise': [],
  options: [],
  delivery: [],
  outcome: ['errors', 'options'],
  'event-name': ['delivery'],
  'parse-date': [],
  request: ['delivery', 'errors', 'options'],
  bytes: words,
  crypto: [...words, 'bytes'],
  schema: words,
  body: [...plain, 'bytes'],
  verify: [...plain, 'bytes', 'crypto', 'body'],
  'response-policy': ['errors', 'options', 'outcome'],
  responses: ['errors', 'options', 'outcome', 'response-policy'],
  provider: [...plain, 'response-policy', 'schema'],
  'define-provider': [...matter, 'provider', 'response-policy', 'verify'],
  providers: [...matter, 'verify', 'define-provider', 'provider'],
  cloudevents: [...words, 'parse-date'],
  vendors: [...matter, 'crypto', 'dedupe', 'verify', 'define-provider', 'provider', 'providers', 'cloudevents'],
  notify: ['maybe-promise'],
  'within-time': [],
  'work-in-progress': [],
  handlers: [...words, 'within-time'],
  dedupe: [...words, 'bytes', 'crypto'],
  sequence: [...words, 'notify'],
  inbox: [...words, 'bytes', 'crypto', 'dedupe', 'notify', 'within-time', 'work-in-progress'],
  steps: [
    ...words,
    'within-time',
    'handlers',
    'provider',
    'response-policy',
    'responses',
    'dedupe',
    'inbox',
    'sequence',
  ],
  receipt: [...plain, 'responses'],
  'receiver-options': [...plain, 'provider', 'receipt', 'response-policy', 'steps'],
  'request-context': [...plain, 'notify', 'receipt', 'receiver-options', 'responses', 'steps', 'work-in-progress'],
  receiver: [...receiving, 'inbox', 'receipt', 'receiver-options', 'request-context', 'work-in-progress'],
  adapters: [...plain, 'bytes', 'body', 'receiver', 'request-context', 'responses'],
  doctor: [...matter, 'verify', 'provider', 'receipt'],
  clients: [...matter, 'dedupe', 'notify', 'providers', 'within-time'],
  claims: [...matter, 'clients', 'providers', 'receipt', 'receiver', 'verify'],
  testing: [
    ...matter,
    'crypto',
    'inbox',
    'notify',
    'verify',
    'provider',
    'providers',
    'vendors',
    'receipt',
    'receiver',
    'responses',
    'within-time',
  ],
  index: [
    ...matter,
    'crypto',
    'verify',
    'response-policy',
    'responses',
    'define-provider',
    'provider',
    'handlers',
    'dedupe',
    'inbox',
    'steps',
    'receipt',
    'receiver',
    'receiver-options',
    'request-context',
  ],
}

// What is heavy, or not on every runtime, only where it is used and behind a subpath.
const packagesIn: Readonly<Record<string, RegExp>> = {
  'node:': /^((crypto|adapters)\/(node|express|koa)[^/]*|inbox\/(pglite|lock-file)\.ts)$/,
  zod: /^(schema|providers|vendors|clients|claims|inbox)\//,
  qs: /^body\/form\.ts$/,
  'fast-xml-parser': /^body\/xml[^/]*$/,
  'lru-cache': /^dedupe\/memory\.ts$/,
  jose: /^(verify\/(jws|keys\/)|vendors\/jira-jwt)/,
  'structured-headers': /^verify\/http-signature/,
  tweetnacl: /^crypto\/ed25519/,
}

const graph = readImportGraph(join(import.meta.dirname, '../../src'), {
  '#crypto': ['crypto/node.ts', 'crypto/web.ts'],
  '#schema': ['schema/compiled.ts', 'schema/interpreted.ts'],
})

function graphOf(imports: Readonly<Record<string, readonly string[]>>): ImportGraph {
  return new Map(Object.entries(imports))
}

describe('the imports of src', () => {
  it('lead to files that exist', () => {
    expect(graph.size).toBeGreaterThan(30)
    expect(missingFiles(graph)).toEqual([])
  })

  it('go in one direction only', () => {
    expect(wrongArrows(graph, mayImport)).toEqual([])
  })

  it('take each package only where it belongs', () => {
    expect(wrongPackages(graph, packagesIn)).toEqual([])
  })

  it('have no cycle', () => {
    expect(findCycles(graph)).toEqual([])
  })
})

describe('the check of the imports', () => {
  it('reports an arrow in the wrong direction and a room without a row', () => {
    const wrong = graphOf({
      'receiver.ts': ['providers/host.ts'],
      'attic/box.ts': [],
      'body/json.ts': ['body/read.ts'],
    })
    expect(wrongArrows(wrong, mayImport)).toEqual([
      'receiver.ts -> providers/host.ts',
      'attic/box.ts is in no room of the table',
    ])
  })

  it('reports a package in the wrong place and one that nobody allowed', () => {
    const wrong = graphOf({ 'body/json.ts': ['node:fs', 'qs', '@scope/new/deep'], 'crypto/node.ts': ['node:crypto'] })
    expect(wrongPackages(wrong, packagesIn)).toEqual([
      'body/json.ts -> node:fs',
      'body/json.ts -> qs',
      'body/json.ts -> @scope/new/deep',
    ])
  })

  it('reports a cycle once, also one of two files in the same room', () => {
    const wrong = graphOf({ 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': ['d.ts'], 'd.ts': ['c.ts'] })
    expect(findCycles(wrong)).toEqual(['c.ts -> d.ts -> c.ts'])
  })

  it('reads imports of types, re-exports and dynamic imports', () => {
    expect(graph.get('index.ts')).toContain('delivery.ts')
    expect(graph.get('verify/hmac-signature.ts')).toContain('crypto/web.ts')
    expect(graph.get('verify/verifier.ts')).toContain('delivery.ts')
  })
})
