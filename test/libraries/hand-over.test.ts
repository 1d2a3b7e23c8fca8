import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { startRuntime } from '../cloudflare/runtime.mjs'
import { readPages } from '../docs/pages.js'
import { installPackages } from '../install-packages.mjs'
import { compileErrors, readersOptions } from '../package/source-program.js'

const packages = join(import.meta.dirname, '../workflows')
// Where the code finds these packages, and git ignores it.
const folder = join(packages, '.cache')
const blocks = readPages().find(({ path }) => path === 'docs/receive/hand-over.md')?.blocks ?? []
const key = blocks.find(({ marks }) => marks.includes('file=workflow-key.ts'))?.code ?? ''
const recipes = blocks.filter(({ marks }) => marks.includes('sdk')).map(({ code }) => code)

// The package `workflow` reexports it, beside what builds pages with eight frameworks.
const toInstalled = (code: string) => code.replace("'workflow/api'", "'@workflow/core/runtime'")

const { '@aws-sdk/*': _others, ...paths } = readersOptions.paths ?? {}
const options = { ...readersOptions, paths }

async function errorsOf(codes: readonly string[]): Promise<readonly string[]> {
  const drafts = codes.map((code, index) => ({ file: join(folder, `recipe-${index}.ts`), text: toInstalled(code) }))
  for (const { file, text } of drafts) await writeFile(file, text)
  const program = ts.createProgram(
    drafts.map(({ file }) => file),
    options,
  )
  return compileErrors(program, drafts)
}

// One for each recipe, which shows that the types of its client are there.
const mistakes: readonly (readonly [string, string])[] = [
  ['workflowId:', 'workflowID:'],
  ['send({ id', 'send({ identity: id'],
  ['idempotencyKeyTTL:', 'idempotencyKeyTtl:'],
  ['create({ id', 'create({ identity: id'],
  ['name: toKey', 'title: toKey'],
  ['delivery.payload]', 'delivery.payload, 1]'],
]

// Hands over the delivery that a path names, for the handler in its query.
const worker = `
import { WorkflowEntrypoint } from 'cloudflare:workers'
import { toStartOrder } from './cloudflare.js'

let runs = 0

export class Order extends WorkflowEntrypoint {
  async run() {
    runs++
  }
}

export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/runs') return new Response(String(runs))
    await toStartOrder(env.ORDERS)({ id: pathname, receivedAt: new Date(), payload: {} }, { handler: search })
    return new Response('started')
  },
}
`

describe('docs/receive/hand-over.md', () => {
  beforeAll(async () => {
    installPackages(packages)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'workflow-key.ts'), key)
  }, 600_000)

  // The types of these packages are large: a busy machine takes minutes.
  it('starts workflows with code that compiles with the clients of the engines', { timeout: 600_000 }, async () => {
    expect(recipes).toHaveLength(6)
    expect(await errorsOf(recipes)).toEqual([])
    const wrong = recipes.map((code, index) => code.replace(...(mistakes[index] ?? ['', ''])))
    const errors = await errorsOf(wrong)
    expect(errors.map((error) => error.match(/recipe-(\d)/)?.[1])).toEqual(['0', '1', '2', '3', '4', '5'])
  })

  it('starts one workflow of Cloudflare for each delivery and handler, in the runtime of Workers', async () => {
    await writeFile(join(folder, 'cloudflare.ts'), recipes.find((code) => code.includes('orders.create')) ?? '')
    const entry = join(folder, 'worker.ts')
    await writeFile(entry, worker)
    const workflows = { ORDERS: { name: 'orders', className: 'Order' } }
    const { runtime, url } = await startRuntime(entry, { workflows })
    try {
      const ask = async (path: string) => (await fetch(new URL(path, url))).text()
      for (const path of ['evt_1', 'evt_1', 'evt_2', 'evt_1?mail', 'evt_1']) expect(await ask(path)).toBe('started')
      await expect.poll(() => ask('runs')).toBe('3')
      expect(await ask('evt_1')).toBe('started')
      expect(await ask('runs')).toBe('3')
    } finally {
      await runtime.dispose()
    }
  })

  it('gives a delivery and each of its handlers one key of 64 letters and digits', async () => {
    await writeFile(
      join(folder, 'key.mjs'),
      ts.transpileModule(key, { compilerOptions: { module: ts.ModuleKind.ESNext } }).outputText,
    )
    const { toKey } = (await import(join(folder, 'key.mjs'))) as {
      toKey(delivery: object, context: object, rememberedMs: number): string
    }
    const delivery = { id: 'evt 1/ü', receivedAt: new Date() }
    const keys = [{}, { handler: 'mail' }, { handler: 'mail' }].map((context) => toKey(delivery, context, 60_000))
    expect([new Set(keys).size, keys.every((each) => /^[0-9a-f]{64}$/.test(each))]).toEqual([2, true])
    expect(() => toKey({ ...delivery, receivedAt: new Date(0) }, {}, 60_000)).toThrow('forgotten')
    expect(() => toKey({ receivedAt: new Date() }, {}, 60_000)).toThrow('no id')
  })
})
