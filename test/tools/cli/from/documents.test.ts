import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCwd, run } from '../run.js'
import { openApi, typesFrom } from './written.js'

const verifier = ['--verifier', 'token', '--header', 'X-Token']
const text = { type: 'object', properties: { text: { type: 'string' } } }
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/moved.json') response.writeHead(302, { location: '/schemas.json' })
  const body = request.url === '/file.json' ? { A: { $ref: 'file:///etc/hostname' } } : { A: text }
  response.end(JSON.stringify(body))
})
let host = ''

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** The result for a document whose payload is a reference. */
function referring(
  to: string,
  others: Readonly<Record<string, unknown>> = {},
  flags: readonly string[] = [],
  cwd = newCwd(),
) {
  return typesFrom({ 'api/openapi.json': openApi({ sent: { $ref: to } }), ...others }, [...verifier, ...flags], cwd)
}

describe('references of types --from', () => {
  it('reach files of the folder, relative to the file that has them', async () => {
    const others = {
      'api/parts/a.json': { A: { $ref: './b.json#/~0deep~1%20name' } },
      'api/parts/b.json': { '~deep/ name': text },
    }
    const { code, stdout } = await referring('parts/a.json#/A', others)
    expect(code).toBe(0)
    expect(stdout).toContain('text: z.optional(z.string())')
  })

  it('reach another folder only if it is allowed', async () => {
    const others = { 'common/a.json': { A: text } }
    const cwd = newCwd()
    const { code, stderr } = await referring('../common/a.json#/A', others, [], cwd)
    expect([code, stderr]).toEqual([2, expect.stringContaining('--allow-folder')])
    expect((await referring('../common/a.json#/A', others, ['--allow-folder', 'common'], cwd)).code).toBe(0)
  })

  it('follow no link out of the folder', async () => {
    const cwd = newCwd()
    mkdirSync(join(cwd, 'api'))
    writeFileSync(join(cwd, 'secret.json'), JSON.stringify({ A: text }))
    symlinkSync('../secret.json', join(cwd, 'api/a.json'))
    expect((await referring('a.json#/A', {}, [], cwd)).stderr).toContain('--allow-folder')
  })

  it.each([
    '/etc/hostname',
    'file:///etc/hostname',
    'file://other.example/a.json',
    'ftp://a.example/b',
    'data:application/json,{}',
    'http://a.example/b',
  ])('never reach %s', async (to) => {
    const { code, stdout, stderr } = await referring(to)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('is not read')
  })

  it('reach only the hosts that are named, without redirects', async () => {
    const to = `http://${host}/schemas.json#/A`
    expect((await referring(to)).stderr).toContain(`--allow-host ${host}`)
    expect((await referring(to, {}, ['--allow-host', 'another.example'])).code).toBe(2)
    expect(asked).toEqual([])
    expect((await referring(to, {}, ['--allow-host', host])).code).toBe(0)
    expect((await referring(`http://${host}/moved.json`, {}, ['--allow-host', host])).stderr).toContain('302')
    expect(asked).toEqual(['/schemas.json', '/moved.json'])
  })

  it('lead from no remote document to a file', async () => {
    const { code, stderr } = await run([
      'types',
      '--from',
      `http://${host}/file.json`,
      '--allow-host',
      host,
      '--allow-folder',
      '/',
      ...verifier,
    ])
    expect([code, stderr]).toEqual([2, expect.stringContaining('file:///etc/hostname is not read')])
  })

  it.each(['#/components/schemas/missing', '#/constructor', '#anchor', '#/components/schemas/__proto__', '#/%'])(
    'end with a message at %s',
    async (to) => {
      const { code, stderr } = await referring(to)
      expect([code, stderr]).toEqual([2, expect.stringContaining('reference')])
    },
  )
})

describe('the bounds of types --from', () => {
  it('stop at deep documents, in JSON and in YAML', async () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
    for (const content of [deep, `x: ${deep}`]) {
      expect((await typesFrom({ 'a.yaml': content })).code).toBe(2)
    }
  })

  it('read YAML only with the package yaml of the project', async () => {
    const cwd = newCwd()
    writeFileSync(join(cwd, 'a.yaml'), 'openapi: 3.1.0')
    expect((await run(['types', '--from', 'a.yaml'], { cwd })).stderr).toContain('npm install --save-dev yaml')
  })

  it('stop at aliases of YAML that multiply', async () => {
    const lines = ['a: &a [1,1,1,1,1,1,1,1,1]']
    for (const [letter, before] of ['ba', 'cb', 'dc', 'ed', 'fe', 'gf', 'hg', 'ih']) {
      lines.push(`${letter}: &${letter} [${Array(9).fill(`*${before}`).join(',')}]`)
    }
    const { code, stderr } = await typesFrom({ 'a.yaml': `openapi: 3.1.0\n${lines.join('\n')}` })
    expect([code, stderr]).toEqual([2, expect.stringContaining('YAML')])
  })

  it('stop at schemas that multiply', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `S${index}`,
        {
          type: 'object',
          properties: {
            a: { $ref: `#/components/schemas/S${index + 1}` },
            b: { $ref: `#/components/schemas/S${index + 1}` },
          },
        },
      ]),
    )
    const { code, stdout } = await typesFrom({
      'a.json': openApi({ a: { $ref: '#/components/schemas/S0' } }, { ...schemas, S40: text }),
    })
    expect(code).toBe(0)
    // Each is a constant that is written once.
    expect(stdout.length).toBeLessThan(10_000)
  })

  it('stop at too many documents, and at text that is neither JSON nor YAML', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 101 }, (_, index) => [`api/${index}.json`, { A: { $ref: `${index + 1}.json#/A` } }]),
    )
    expect((await referring('0.json#/A', files)).stderr).toContain('100 documents')
    expect((await typesFrom({ 'a.yaml': 'a: [' })).stderr).toContain('is not YAML')
    expect((await typesFrom({ 'a.json': '{"a":' })).stderr).toContain('is not JSON')
  })
})
