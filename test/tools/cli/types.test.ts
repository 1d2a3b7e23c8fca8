import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { toTypeScript, toZod } from '../../../src/tools/cli/shapes/module.js'
import { addValue, emptyShape, toJsonSchema } from '../../../src/tools/cli/shapes/shape.js'
import type { NewCapture } from '../../../src/tools/inspector/captures/capture.js'
import { openCaptures } from '../../../src/tools/inspector/captures/captures.js'
import { newCwd, run } from './run.js'

/** A folder with captures of bodies. */
function folder(bodies: readonly (readonly [body: unknown, change?: Partial<NewCapture>])[]): string {
  const cwd = newCwd()
  const captures = openCaptures({ dir: join(cwd, '.webhook-receiver') })
  for (const [body, change] of bodies) {
    captures.append({
      receivedAt: new Date().toISOString(),
      method: 'POST',
      target: '/hooks',
      httpVersion: '1.1',
      rawHeaders: [
        ['Host', 'hooks.example'],
        ['Content-Type', 'application/json; charset=utf-8'],
        ['X-GitHub-Event', 'star'],
        ['X-GitHub-Delivery', '72d3162e-cc78-11e3-81ab-4c9367dc0958'],
        ['Authorization', 'a-secret'],
      ],
      body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)).toString('base64'),
      provider: 'github',
      verdict: { status: 'verified', event: 'star.created' },
      origin: 'received',
      ...change,
    })
  }
  return cwd
}

const shapeOf = (...values: readonly unknown[]) => {
  const shape = emptyShape()
  for (const value of values) addValue(shape, value)
  return shape
}

const star = (more: object = {}) => ({
  action: 'created',
  starred_at: null,
  repository: { id: 1 },
  sender: { id: 2 },
  ...more,
})

describe('webhook-receiver types', () => {
  it('writes a type for each event, as handlers get it, with optional and nullable fields', async () => {
    const cwd = folder([
      [star({ labels: [{ id: 1 }, { id: 2, name: 'x' }] })],
      [star({ starred_at: '2026-11-22T00:00:00Z', 'odd-name': 1.5 })],
      [star({ wrong: true }), { verdict: { status: 'refused' } }],
    ])
    const { code, stdout } = await run(['types'], { cwd })
    expect(code).toBe(0)
    expect(stdout.split('\n').slice(2).join('\n')).toBe(`export type GithubStarCreated = {
  readonly action: string
  readonly labels?: readonly {
    readonly id: number
    readonly name?: string
  }[]
  readonly "odd-name"?: number
  readonly repository: {
    readonly id: number
  }
  readonly sender: {
    readonly id: number
  }
  readonly starred_at: string | null
}

export interface GithubEvents {
  readonly "star.created": GithubStarCreated
}
`)
  })

  it('finds drift with --check, and replaces the file with --force only', async () => {
    const cwd = folder([[star()]])
    const types = ['types', '--output', 'webhooks.ts']
    const missing = await run([...types, '--check'], { cwd })
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('webhooks.ts does not exist')])
    expect((await run(types, { cwd })).code).toBe(0)
    expect((await run([...types, '--check'], { cwd })).code).toBe(0)
    const written = readFileSync(join(cwd, 'webhooks.ts'), 'utf8')
    writeFileSync(join(cwd, 'webhooks.ts'), written.replace('action: string', 'action: number'))
    const checked = await run([...types, '--check'], { cwd })
    expect([checked.code, checked.stderr]).toEqual([1, expect.stringContaining('"readonly action: number"')])
    const refused = await run(types, { cwd })
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--force replaces it')])
    expect(readFileSync(join(cwd, 'webhooks.ts'), 'utf8')).not.toBe(written)
    expect((await run([...types, '--force'], { cwd })).code).toBe(0)
    expect(readFileSync(join(cwd, 'webhooks.ts'), 'utf8')).toBe(written)
  })

  it('says that nothing fits, and what a check needs', async () => {
    expect((await run(['types'], { cwd: folder([['no JSON', { provider: undefined }]]) })).code).toBe(1)
    expect((await run(['types', '--check'], { cwd: folder([[star()]]) })).code).toBe(2)
  })

  it('says that the folder of the file does not exist', async () => {
    const { code, stderr } = await run(['types', '--output', 'none/webhooks.ts'], { cwd: folder([[star()]]) })
    expect([code, stderr]).toEqual([2, expect.stringMatching(/--output: the folder .*none does not exist/)])
  })

  it('lets no name from outside become code', async () => {
    const hostile = { 'a: 1 } ; evil() //': 1, '__proto__\u2028"': 2, '*/': { '\u202e': null } }
    const event = '*/ evil() /*'
    const cwd = folder([
      [JSON.stringify(hostile), { provider: undefined }],
      [star(), { verdict: { status: 'verified', event } }],
    ])
    for (const form of ['typescript', 'zod']) {
      const { stdout } = await run(['types', '--as', form], { cwd })
      const { diagnostics = [], outputText } = ts.transpileModule(stdout, { reportDiagnostics: true })
      expect(diagnostics).toEqual([])
      expect(outputText.replace(/"(?:[^"\\]|\\.)*"/g, '')).not.toContain('evil')
      expect(stdout).not.toMatch(/[\u2028\u202e]/)
    }
  })
})

describe('shapes', () => {
  it.each([
    [[1, 2.5], 'number', 'z.number()'],
    [[1, null], 'number | null', 'z.nullable(z.int())'],
    [[null], 'null', 'z.null()'],
    [[[]], 'readonly unknown[]', 'z.array(z.unknown())'],
    [[['a', 1]], 'readonly (number | string)[]', 'z.array(z.union([z.int(), z.string()]))'],
    [[{}], 'Readonly<Record<string, unknown>>', 'z.record(z.string(), z.unknown())'],
    [['a', true], 'boolean | string', 'z.union([z.boolean(), z.string()])'],
  ])('of %j are %s', (values, type, schema) => {
    const shape = shapeOf(...values)
    expect([toTypeScript(shape), toZod(shape)]).toEqual([type, schema])
  })

  it('accept every value that they are from', () => {
    // zod reads a missing `valueOf` from the prototype.
    const inherited = new Set(Object.getOwnPropertyNames(Object.prototype))
    const isOwn = (json: string) => [...json.matchAll(/"(\w+)":/g)].every(([, name = '']) => !inherited.has(name))
    const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => isOwn(JSON.stringify(value)))
    fc.assert(
      fc.property(fc.array(json, { minLength: 1, maxLength: 4 }), (values) => {
        const shape = shapeOf(...values)
        const schema: z.ZodType = runInThisContext(`(z) => ${toZod(shape)}`)(z)
        const { diagnostics = [] } = ts.transpileModule(`type T = ${toTypeScript(shape)}`, { reportDiagnostics: true })
        expect(diagnostics).toEqual([])
        expect(JSON.stringify(toJsonSchema(shape))).toContain('{')
        for (const value of values) expect(schema.safeParse(value).error).toBeUndefined()
      }),
      { numRuns: 25 },
    )
  })

  it('stay small for objects by id, and for deep values', () => {
    const byId = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`id-${index}`, 1]))
    expect(toTypeScript(shapeOf(byId, { a: 1 }))).toBe('Readonly<Record<string, unknown>>')
    expect(toJsonSchema(shapeOf(byId))).toEqual({ type: 'object' })
    const deep = JSON.parse('['.repeat(500) + ']'.repeat(500))
    expect(toTypeScript(shapeOf(deep)).length).toBeLessThan(1000)
  })
})

describe('webhook-receiver export --as openapi', () => {
  it('describes the requests of each event as webhooks, without any value', async () => {
    const cwd = folder([
      [star({ extra: 'a-private-value' })],
      [star(), { rawHeaders: [['Content-Type', 'application/json']] }],
      [
        'token=a-private-value&b=2',
        {
          rawHeaders: [['Content-Type', 'application/x-www-form-urlencoded']],
          provider: undefined,
          verdict: { status: 'unknown' },
        },
      ],
      ['', { method: 'PROPFIND' }],
    ])
    const { stdout } = await run(['export', '1..4', '--as', 'openapi'], { cwd })
    const { openapi, webhooks } = JSON.parse(stdout)
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(webhooks)).toEqual(['github.star.created', 'unknown'])
    const { post } = webhooks['github.star.created']
    expect(post.parameters).toEqual([
      { name: 'x-github-delivery', in: 'header', required: false, schema: { type: 'string' } },
      { name: 'x-github-event', in: 'header', required: false, schema: { type: 'string' } },
    ])
    expect(post.requestBody.content['application/json'].schema).toMatchObject({
      type: 'object',
      properties: { action: { type: 'string' }, extra: { type: 'string' }, starred_at: { type: 'null' } },
      required: ['action', 'repository', 'sender', 'starred_at'],
    })
    expect(webhooks.unknown.post.requestBody.content).toEqual({
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          properties: { b: { type: 'string' }, token: { type: 'string' } },
          required: ['b', 'token'],
        },
      },
    })
    expect(stdout).not.toContain('a-private-value')
    expect(stdout).not.toContain('a-secret')
  })
})
