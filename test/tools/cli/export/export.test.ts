import { execFile } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { githubSample, signGithub } from '../../../../src/testing/vendors/github.js'
import { openCaptures } from '../../../../src/tools/inspector/captures/captures.js'
import { providerNames } from '../../../../src/tools/inspector/providers/providers.js'
import { listen } from '../../../listen.js'
import { someOf } from '../../../runs.js'
import { newCapture } from '../../inspector/captures/sample.js'
import { newCwd, run } from '../run.js'

const execute = promisify(execFile)

/** A folder with one capture. */
function folderWith(capture: Parameters<typeof newCapture>[0]): string {
  const cwd = newCwd()
  const captures = openCaptures({ dir: join(cwd, '.webhook-receiver') })
  const { target } = captures.append(newCapture(capture))
  const to = `http://localhost:8080${target}`
  captures.attempt({ capture: 1, at: 'then', to, status: 201, durationMs: 7 })
  return cwd
}

const secretParts = {
  target: '/hooks?token=s3cret&a=1',
  rawHeaders: [
    ['Authorization', 'Bearer s3cret'],
    ['X-Gitlab-Token', 's3cret'],
    ['X-Hub-Signature-256', 'sha256=ab'],
    ['Content-Length', '99'],
  ],
  body: Buffer.from('{"token": "s3cret \\" ", "id": 1}').toString('base64'),
} as const

/** The bytes that a shell command sends to a server that answers anything. */
async function sentBy(makeCommand: (origin: string) => Promise<string>): Promise<Buffer> {
  const chunks: Buffer[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      const all = Buffer.concat(chunks)
      const head = all.indexOf('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(all.toString('latin1'))?.[1] ?? 0)
      if (head >= 0 && all.length >= head + 4 + length) socket.end('HTTP/1.1 204 No Content\r\n\r\n')
    })
  })
  const port = await listen(server)
  const { stdout } = await execute('bash', ['-c', await makeCommand(`http://127.0.0.1:${port}`)])
  expect(stdout).toContain('HTTP/1.1 204 No Content')
  return Buffer.concat(chunks)
}

describe('export --as curl', () => {
  it.each([
    ['JSON with quotation marks', Buffer.from(`{"it's": "\\"", "ü": "\n\ttab $HOME \`id\` \\n"}`)],
    ['a body that begins with @', Buffer.from('@/etc/passwd')],
    ['any bytes', Buffer.from(Array.from({ length: 256 }, (_, index) => index))],
    ['nothing', Buffer.alloc(0)],
  ])('sends the same bytes: %s', async (_, body) => {
    const cwd = folderWith({
      target: "/a/../[b]{c}?d='e'&f=$(id)",
      rawHeaders: [
        ['Host', 'hooks.example'],
        ['X-One', "it's $HOME"],
        ['x-one', 'caf\u00e9\u0080'],
        ['X-Empty', ''],
        ['Content-Length', String(body.length)],
      ],
      body: body.toString('base64'),
    })
    const sent = await sentBy(async (to) => (await run(['export', '1', '--to', to], { cwd })).stdout)
    const head = sent.subarray(0, sent.indexOf('\r\n\r\n')).toString('latin1').split('\r\n')
    expect(head[0]).toBe("POST /a/../[b]{c}?d='e'&f=$(id) HTTP/1.1")
    const lines = head.slice(2).filter((line) => !/^content-length/i.test(line))
    expect(lines.map((line) => line.trimEnd())).toEqual(["X-One: it's $HOME", 'x-one: caf\u00e9\u0080', 'X-Empty:'])
    expect(sent.subarray(sent.indexOf('\r\n\r\n') + 4).equals(body)).toBe(true)
  })

  it('masks credentials unless asked, and keeps signatures', async () => {
    const cwd = folderWith(secretParts)
    for (const format of ['curl', 'http', 'har', 'fixture']) {
      const { stdout } = await run(['export', 'last', '--as', format], { cwd })
      expect(stdout).not.toContain('s3cret')
      expect(stdout).not.toContain(Buffer.from('"s3cret').toString('base64').slice(0, 8))
      expect(stdout).toContain('sha256=ab')
    }
    const { stdout } = await run(['export', '1', '--with-secrets'], { cwd })
    expect(stdout.match(/s3cret/g)).toHaveLength(4)
    expect(stdout).toContain('http://localhost:8080/hooks')
  })
})

describe('the server in an export', () => {
  const own = { target: '/in?token=s3cret&a=/../[b]' }

  it.each(['curl', 'http', 'har'])('has the path of the last attempt in %s', async (format) => {
    const cwd = folderWith(own)
    const captures = openCaptures({ dir: join(cwd, '.webhook-receiver') })
    const to = 'http://localhost:8080/api/../[b]/hooks?token=s3cret'
    captures.attempt({ capture: 1, at: 'then', to, status: 201, durationMs: 7 })
    const { stdout } = await run(['export', '1', '--as', format], { cwd })
    const path = '/api/../[b]/hooks?token=********'
    expect(stdout).toContain(format === 'http' ? `POST ${path} HTTP` : `http://localhost:8080${path}`)
    expect(stdout).not.toContain('/in?')
  })

  it.each([
    ['9090', 'http://127.0.0.1:9090/in?a=1'],
    ['localhost:9090', 'http://localhost:9090/in?a=1'],
    ['9090/hooks', 'http://127.0.0.1:9090/hooks?a=1'],
    ['https://hooks.example/b', 'https://hooks.example/b?a=1'],
  ])('is --to %s in the forms of send', async (to, url) => {
    const cwd = folderWith({ target: '/in?a=1' })
    const { stdout } = await run(['export', '1', '--to', to], { cwd })
    expect(stdout).toContain(`'${url}'`)
  })

  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'ftp://localhost/', '/hooks', 'localhost:99999'])(
    'cannot be %s',
    async (to) => {
      const cwd = folderWith(own)
      const { code, stdout, stderr } = await run(['export', '1', '--to', to], { cwd })
      expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(/^error --to: /) })
    },
  )
})

describe('export --output', () => {
  it('says that the folder does not exist, or that the name is a folder', async () => {
    const cwd = folderWith({})
    const missing = await run(['export', '1', '--output', 'missing/1.http'], { cwd })
    const stderr = `error --output: the folder ${join(cwd, 'missing')} does not exist\n`
    expect(missing).toMatchObject({ code: 2, stderr })
    const folder = await run(['export', '1', '--output', '.webhook-receiver'], { cwd })
    expect(folder).toMatchObject({ code: 2, stderr: 'error --output: .webhook-receiver is a folder\n' })
  })
  it('writes to a device without --force', async () => {
    expect((await run(['export', '1', '--output', '/dev/null'], { cwd: folderWith({}) })).code).toBe(0)
  })
})

describe('export --as http', () => {
  it('gives the request with its real length', async () => {
    const cwd = folderWith({ ...secretParts, target: '/hooks' })
    const { stdout } = await run(['export', '1', '--as', 'http'], { cwd })
    const [head = '', body = ''] = stdout.split('\r\n\r\n')
    expect(head.split('\r\n')[0]).toBe('POST /hooks HTTP/1.1')
    expect(head).toContain(`Content-Length: ${body.length}`)
  })
})

describe('export --as har', () => {
  it('gives an archive of all requests with their last answers', async () => {
    const cwd = folderWith({})
    openCaptures({ dir: join(cwd, '.webhook-receiver') }).append(newCapture({ body: 'AP8=' }))
    const { log } = JSON.parse((await run(['export', '1..2', '--as', 'har'], { cwd })).stdout)
    expect(log).toMatchObject({ version: '1.2', creator: { name: 'webhook-receiver', version: '1.2.3' } })
    expect(log.entries).toMatchObject([
      {
        request: {
          method: 'POST',
          url: 'http://localhost:8080/hooks?tenant=7',
          queryString: [{ name: 'tenant', value: '7' }],
          postData: { text: '{"order":"0042"}' },
        },
        response: { status: 201 },
        time: 7,
      },
      { request: { postData: { text: 'AP8=', encoding: 'base64' } }, response: { status: 0 } },
    ])
  })
})

describe('export of a delivery', () => {
  const capture = async () => {
    const { headers, body } = await signGithub(githubSample({ event: 'issues.closed' }), { secret: 'x' })
    const verdict = { status: 'verified', event: 'issues.closed' } as const
    return { rawHeaders: headers, body: Buffer.from(body).toString('base64'), provider: 'github', verdict }
  }

  it('writes a test for vitest that passes, and replaces a file only with --force', async () => {
    const cwd = folderWith(await capture())
    const written = await run(['export', '1', '--as', 'vitest', '--output', 'issue.test.ts'], { cwd })
    expect(written).toMatchObject({ code: 0, stderr: 'wrote issue.test.ts\n' })
    const file = join(cwd, 'issue.test.ts')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const code = readFileSync(file, 'utf8')
    expect(code).toContain('handles issues.closed')
    // The part of the test without vitest runs here, in a module of this repository.
    const here = join(import.meta.dirname, `exported-${process.pid}.ts`)
    const runnable = code
      .replace("import { expect, it } from 'vitest'", "import { expect } from 'vitest'")
      .replace(/it\("handles issues\.closed", /, 'export const check = (')
    writeFileSync(here, runnable)
    onTestFinished(async () => (await import('node:fs')).rmSync(here))
    const { check }: { check: () => Promise<void> } = await import(/* @vite-ignore */ here)
    await check()
    const again = await run(['export', '1', '--as', 'vitest', '--output', 'issue.test.ts'], { cwd })
    expect(again).toMatchObject({
      code: 2,
      stderr: 'error --output: issue.test.ts exists already; --force replaces it\n',
    })
    const forced = await run(['export', '1', '--output', 'issue.test.ts', '--force'], { cwd })
    expect(forced).toMatchObject({ code: 0, stderr: 'wrote issue.test.ts\n' })
    expect(readFileSync(file, 'utf8')).toMatch(/^curl /)
  })

  it('writes a CloudEvent with the mapping of the vendor', async () => {
    const cwd = folderWith(await capture())
    const { stdout } = await run(['export', '1', '--as', 'cloudevent'], { cwd })
    expect(JSON.parse(stdout)).toMatchObject({
      specversion: '1.0',
      type: 'com.github.issues.closed',
      id: '72d3162e-cc78-11e3-81ab-4c9367dc0958',
    })
  })

  it.each(['vitest', 'cloudevent'])('needs a provider for %s', async (format) => {
    const cwd = folderWith({})
    expect(await run(['export', '1', '--as', format], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('#1 has no provider'),
    })
  })

  it('prints nothing to a terminal that the terminal would act upon', async () => {
    const cwd = folderWith({ body: Buffer.from('\u001b[2J').toString('base64') })
    const stdout = Object.assign(process.stdout, {})
    const terminal = Object.create(stdout, { isTTY: { value: true }, write: { value: () => true } })
    expect(await run(['export', '1', '--as', 'http'], { cwd, stdout: terminal })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--output'),
    })
    const harmless = folderWith({ rawHeaders: [['Host', 'localhost']] })
    expect((await run(['export', '1', '--as', 'http'], { cwd: harmless, stdout: terminal })).code).toBe(0)
  })
})

describe('export --as openapi of a configured receiver', () => {
  async function exported(config: string, flags: readonly string[] = []) {
    const cwd = newCwd()
    writeFileSync(join(cwd, 'receiver.config.mjs'), `export default ${config}`)
    return run(['export', '--as', 'openapi', '--config', 'receiver.config.mjs', ...flags], { cwd })
  }

  it('describes paths, proofs, events and answers, and needs no secret', async () => {
    const { code, stdout } = await exported(
      `{ providers: { github: { path: '/hooks/github' }, okta: { path: 'okta' }, chargebee: {} } }`,
      ['--to', '8080'],
    )
    expect(code).toBe(0)
    const document = JSON.parse(stdout)
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { version: '1.2.3' },
      servers: [{ url: 'http://127.0.0.1:8080' }],
      components: {
        securitySchemes: {
          'github.x-hub-signature-256': { type: 'apiKey', in: 'header', name: 'X-Hub-Signature-256' },
          'chargebee.authorization': { type: 'http', scheme: 'basic' },
        },
      },
    })
    expect(Object.keys(document.paths)).toEqual(['/hooks/github', '/okta'])
    expect(Object.keys(document.webhooks)).toEqual(['chargebee'])
    const { post, get } = document.paths['/hooks/github']
    expect(get).toBeUndefined()
    expect(post).toMatchObject({ operationId: 'receive.github', security: [{ 'github.x-hub-signature-256': [] }] })
    expect(post['x-events']).toEqual(expect.arrayContaining(['issues.opened', 'pull_request.closed']))
    expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['200', '202', '401', '413', '415', '503']))
    const names = post.parameters.map(({ name }: { name: string }) => name)
    expect(names).toContain('x-github-event')
    expect(names).not.toContain('x-hub-signature-256')
    expect(post.requestBody.content['application/json'].schema.anyOf).toContainEqual({
      $ref: '#/components/schemas/github.issues.opened',
    })
    const issue = document.components.schemas['github.issues.opened']
    expect(issue.properties.issue.properties.title).toEqual({ type: 'string' })
    expect(JSON.stringify(issue)).not.toContain('"required":[')
    // Okta tests an endpoint with GET.
    expect(document.paths['/okta'].get).toMatchObject({ operationId: 'test.okta' })
  })

  it('describes what it knows of a provider of the configuration', async () => {
    const own = `{
      name: 'tide', responses: { success: 204, retryLater: 503, reject: 422, gone: 410, errors: { signature_mismatch: 403 } },
      declaredEvents: ['tide.low', 'tide.high'], verify() {}, parseAll() {},
      admit({ headers }) { if (headers[0]?.[1] !== 'application/json') throw new Error('another media type') },
    }`
    const { stdout } = await exported(`{ providers: { tide: { path: '/tide', provider: ${own} } } }`)
    const { post } = JSON.parse(stdout).paths['/tide']
    expect(post).toMatchObject({ description: 'Deliveries of tide.', 'x-events': ['tide.high', 'tide.low'] })
    expect(post.requestBody.content).toEqual({ 'application/json': {} })
    expect(Object.keys(post.responses)).toEqual(['204', '400', '403', '405', '410', '413', '415', '422', '500', '503'])
  })

  it('gives operations different ids, whatever characters the names have', async () => {
    const own = `{ responses: { success: 200, errors: {} }, verify() {}, parseAll() {}, admit() {} }`
    const names = ['pay:eu', 'pay/eu', 'pay-eu', 'pay-eu-2', '支付', '聊天']
    const entries = names.map((name) => `${JSON.stringify(name)}: { provider: ${own} }`)
    const { stdout } = await exported(`{ providers: { ${entries.join(', ')} } }`)
    const { webhooks } = JSON.parse(stdout)
    expect(names.map((name) => webhooks[name].post.operationId)).toEqual([
      'receive.pay-eu-3',
      'receive.pay-eu-4',
      'receive.pay-eu',
      'receive.pay-eu-2',
      'receive.-',
      'receive.--2',
    ])
  })

  it('describes every provider that the workbench knows', async () => {
    // These carry their proof in the body.
    const unlisted = [
      'adyen',
      'alipay',
      'amazon-sns',
      'app-store',
      'chat',
      'dingtalk',
      'mailgun',
      'microsoft-graph',
      'sign-in-with-apple',
    ]
    const names = providerNames.filter((name) => unlisted.includes(name) || someOf(providerNames).includes(name))
    const { stdout } = await exported(
      `{ providers: ${JSON.stringify(Object.fromEntries(names.map((name) => [name, {}])))} }`,
    )
    const { webhooks, components } = JSON.parse(stdout)
    expect(Object.keys(webhooks)).toEqual(names)
    for (const key of [...Object.keys(components.schemas), ...Object.keys(components.securitySchemes)]) {
      expect(key).toMatch(/^[\w.-]+$/)
    }
    const references = [...stdout.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)
    expect(references.filter((name) => !Object.hasOwn(components.schemas, name))).toEqual([])
    const without = names.filter((name) => webhooks[name].post.security === undefined)
    expect(without.sort()).toEqual(unlisted)
  })

  it.each([
    ['no providers', '{}', '--config'],
    [
      'the same path twice',
      `{ providers: { github: { path: '/a' }, stripe: { path: 'a' } } }`,
      'two providers have /a',
    ],
    ['an unknown provider', '{ providers: { githbu: {} } }', 'github'],
  ])('refuses %s', async (_, config, message) => {
    expect(await exported(config)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) })
  })

  it('needs an id for any other format', async () => {
    expect(await run(['export'])).toMatchObject({ code: 2, stderr: expect.stringContaining('needs an id') })
  })
})
