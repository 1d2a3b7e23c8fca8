import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { Sample } from '../../../src/testing/index.js'
import { withBody } from '../../../src/testing/index.js'
import { githubSample } from '../../../src/testing/vendors/github.js'
import { openCaptures } from '../../../src/tools/inspector/captures/captures.js'
import { loadDeliveries } from '../../../src/tools/inspector/providers/providers.js'
import { keep, newCwd, run } from './run.js'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const env = { GITHUB_WEBHOOK_SECRET: secret, STRIPE_WEBHOOK_SECRET: secret }
const hourMs = 3_600_000

/** A folder with one capture, which was changed after it was signed. */
async function folder(name: string, { agoMs = 0, change = (sample: Sample) => sample } = {}): Promise<string> {
  const cwd = newCwd()
  const { samples, sender } = await loadDeliveries(name)
  const { sign } = await sender({ secret })
  const sentAt = Date.now() - agoMs
  const [makeSample] = Object.values(samples)
  const { method, headers, body } = change(await sign(makeSample?.() ?? expect.fail(), { sentAt }))
  openCaptures({ dir: join(cwd, '.webhook-receiver') }).append({
    receivedAt: new Date(sentAt + 2000).toISOString(),
    method,
    target: '/hooks',
    httpVersion: '1.1',
    rawHeaders: [['Host', 'hooks.example'], ...headers],
    body: Buffer.from(body).toString('base64'),
    provider: name,
    verdict: { status: 'verified', signedAt: sentAt },
    origin: 'received',
  })
  return cwd
}

const attempt = { capture: 1, at: new Date().toISOString(), to: 'http://localhost:3000/hooks', durationMs: 3 }

const reserialised = (sample: Sample) =>
  withBody(sample, JSON.stringify(JSON.parse(new TextDecoder().decode(sample.body)), null, 2))

describe('verify', () => {
  it('shows the proof, what was signed and the age', async () => {
    const cwd = await folder('stripe', { agoMs: hourMs })
    const { code, stdout } = await run(['verify', 'last'], { cwd, env })
    expect(code).toBe(0)
    expect(stdout).toContain('#1 stripe verified')
    expect(stdout).toContain('hmac-sha256')
    expect(stdout).toContain('signed: Stripe-Signature + "." + body')
    expect(stdout).toMatch(/age: signed \d\.\d s before its receipt, and 5 min are allowed/)
    expect(stdout).toContain('It would be refused now, because it is too old; webhook-receiver replay 1 signs it again')
  })

  it('refuses the same request at the current time', async () => {
    const cwd = await folder('stripe', { agoMs: hourMs })
    const { code, stdout } = await run(['verify', '1', '--at', 'now'], { cwd, env })
    expect([code, stdout]).toEqual([1, expect.stringContaining('timestamp_too_old')])
  })

  it('names the failed check, and the doctor', async () => {
    const cwd = await folder('github', { change: reserialised })
    const { code, stdout } = await run(['verify', '1'], { cwd, env })
    expect(code).toBe(1)
    expect(stdout).toMatch(/✗ Proof of the sender {2}signature_mismatch/)
    expect(stdout).toContain('webhook-receiver doctor 1 finds out why')
  })

  it('quotes the name of a file in the commands that it prints', async () => {
    const cwd = newCwd()
    const file = "$(id);it's.http"
    writeFileSync(join(cwd, file), 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}')
    const { stdout } = await run(['verify', file, '--provider', 'github'], { cwd, env })
    expect(stdout).toContain("webhook-receiver doctor '$(id);it'\\''s.http' --provider github finds out why")
  })

  it('prints JSON without the body', async () => {
    const cwd = await folder('stripe')
    const { stdout } = await run(['verify', '1', '--json'], { cwd, env })
    expect(JSON.parse(stdout)).toMatchObject({ verified: true, provider: 'stripe', toleranceSeconds: 300 })
    expect(stdout).not.toContain('in_1T0s4bLkdIwHu7ixA8IUsyxV')
  })

  it('takes the provider and the secret of a file from flags', async () => {
    const cwd = newCwd()
    const { stdout: http } = await run(['send', 'github', '--to', '3000', '--print', 'http'], { env })
    writeFileSync(join(cwd, 'a.http'), http.replace(/\n$/, ''))
    const own = { env: { MY_SECRET: secret }, cwd }
    expect((await run(['verify', 'a.http', '--provider', 'github', '--secret-env', 'MY_SECRET'], own)).code).toBe(0)
    const other = ['verify', 'a.http', '--provider', 'github', '--secret-env', 'stripe=MY_SECRET']
    const both = { ...own, env: { ...env, ...own.env } }
    expect(await run(other, both)).toMatchObject({ code: 2, stderr: expect.stringContaining('for another provider') })
    expect((await run([...other, '--secret-env', 'MY_SECRET'], both)).code).toBe(0)
    const unnamed = await run(['verify', 'a.http'], own)
    expect([unnamed.code, unnamed.stderr]).toEqual([
      2,
      expect.stringMatching(/a\.http names no provider.*it looks like GitHub, by X-GitHub-\w+: --provider github/),
    ])
    const without = await run(['verify', 'a.http', '--provider', 'github'], own)
    expect([without.code, without.stderr]).toEqual([
      2,
      expect.stringContaining('set the variable GITHUB_WEBHOOK_SECRET'),
    ])
  })
})

describe('doctor', () => {
  it('names the cause, the proof and the fix of the framework', async () => {
    const cwd = await folder('github', { change: reserialised })
    const { code, stdout } = await run(['doctor', 'last', '--framework', 'express'], { cwd, env })
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /cause {2}body_reserialised\nproof {2}Verification succeeds .*\nfix {4}Mount the route before the parser/,
    )
    const fix = await run(['doctor', 'last', '--framework', 'express', '--fix'], { cwd, env })
    expect(fix.stdout).toContain("app.post('/webhooks', toExpress(receiver))\napp.use(express.json())\n")
  })

  it('diagnoses refused requests as they come, until it is stopped', async () => {
    const cwd = await folder('github', { change: reserialised })
    const store = openCaptures({ dir: join(cwd, '.webhook-receiver') })
    const { id: _, ...first } = store.get(1) ?? expect.fail()
    const [stdout, stderr, stop] = [keep(), keep(), new AbortController()]
    const changes = { cwd, env, stdout: stdout.stream, stderr: stderr.stream, signal: stop.signal }
    const ended = run(['doctor', '--watch'], changes)
    await vi.waitFor(() => expect(stderr.text()).toContain('Watching'))
    store.append({ ...first, verdict: { status: 'verified' } })
    store.append({ ...first, verdict: { status: 'refused' }, provider: undefined })
    store.append({ ...first, verdict: { status: 'refused' } })
    await vi.waitFor(() => expect(stdout.text()).toContain('body_reserialised'), 5_000)
    stop.abort()
    expect((await ended).code).toBe(1)
    expect(stdout.text().match(/^#\d+/gm)).toEqual(['#4'])
    expect(stderr.text()).toContain('#3 names no provider')
    expect((await run(['doctor', '--watch', '1'], { cwd, env })).code).toBe(2)
  })

  it('watches for answers other than 2xx, but not for those that are retried', async () => {
    const cwd = await folder('github')
    const store = openCaptures({ dir: join(cwd, '.webhook-receiver') })
    const { id: _, ...first } = store.get(1) ?? expect.fail()
    const [stdout, stderr, stop] = [keep(), keep(), new AbortController()]
    const changes = { cwd, env, stdout: stdout.stream, stderr: stderr.stream, signal: stop.signal }
    const ended = run(['doctor', '--watch'], changes)
    await vi.waitFor(() => expect(stderr.text()).toContain('Watching'))
    const answered = (status: number, more: object = {}) =>
      store.attempt({ ...attempt, capture: store.append(first).id, status, ...more })
    answered(200)
    answered(500, { nextAt: new Date().toISOString() })
    answered(503)
    await vi.waitFor(() => expect(stdout.text()).toContain('handler_failed'), 5_000)
    stop.abort()
    expect((await ended).code).toBe(1)
    expect(stdout.text().match(/^#\d+/gm)).toEqual(['#4'])
  })

  it('takes the last request with a finding if none is named', async () => {
    const cwd = await folder('github', { change: reserialised })
    const store = openCaptures({ dir: join(cwd, '.webhook-receiver') })
    const { id: _, ...first } = store.get(1) ?? expect.fail()
    const none = await run(['doctor'], { cwd, env })
    expect([none.code, none.stderr]).toEqual([
      2,
      expect.stringContaining('name one, such as webhook-receiver doctor last, or examine this machine'),
    ])
    store.append({ ...first, verdict: { status: 'refused' } })
    store.append(first)
    const refused = await run(['doctor'], { cwd, env })
    expect([refused.code, refused.stdout]).toEqual([1, expect.stringContaining('#2 github')])
    expect(refused.stderr).toContain('#2 is the last request that was refused or not answered 2xx')
    store.attempt({ ...attempt, capture: 3, status: 404 })
    expect((await run(['doctor'], { cwd, env })).stdout).toContain('#3 github')
  })

  it('takes no request whose last attempt or replay was answered 2xx', async () => {
    const cwd = await folder('github')
    const store = openCaptures({ dir: join(cwd, '.webhook-receiver') })
    const { id: _, ...first } = store.get(1) ?? expect.fail()
    store.append({ ...first, verdict: { status: 'refused' } })
    store.attempt({ ...attempt, capture: 2, status: 401 })
    store.append({ ...first, verdict: { status: 'refused' } })
    store.attempt({ ...attempt, capture: 3, status: 200 })
    expect((await run(['doctor'], { cwd, env })).stderr).toContain('#2 is the last request')
    store.append({ ...first, origin: 'replayed', of: 2 })
    store.attempt({ ...attempt, capture: 4, status: 204, at: new Date(Date.now() + 1000).toISOString() })
    const settled = await run(['doctor'], { cwd, env })
    expect([settled.code, settled.stderr]).toEqual([
      2,
      expect.stringMatching(/every refused request was answered 2xx in the end; name one, such as .*doctor 3/),
    ])
    store.attempt({ ...attempt, capture: 3, status: 500 })
    expect((await run(['doctor'], { cwd, env })).stderr).toContain('#3 is the last request')
  })

  it('says that there are no captures, with commands that work', async () => {
    const { code, stderr } = await run(['doctor'], { env: { npm_command: 'exec' } })
    expect([code, stderr]).toEqual([2, expect.stringContaining('no captures yet; npx webhook-receiver listen 3000 ')])
    expect(stderr).not.toContain('doctor last')
  })

  it.each([
    [500, 'body_read_before', /app\.post\('\/webhooks', toExpress\(receiver\)\)\napp\.use/],
    [503, 'handler_failed', /^Look at your server's console/],
    [401, 'server_differs', /^Compare the secret and the provider of your server/],
  ])('explains the answer %i to a request that verifies, and prints its fix', async (status, cause, fix) => {
    const cwd = await folder('github')
    openCaptures({ dir: join(cwd, '.webhook-receiver') }).attempt({ ...attempt, status })
    const found = await run(['doctor', '1', '--framework', 'express'], { cwd, env })
    expect([found.code, found.stdout]).toEqual([1, expect.stringContaining(`cause  ${cause}\n`)])
    expect((await run(['doctor', '1', '--framework', 'express', '--fix'], { cwd, env })).stdout).toMatch(fix)
    const json = await run(['doctor', '1', '--json'], { cwd, env })
    expect(JSON.parse(json.stdout)).toMatchObject({ cause, proof: expect.stringContaining(String(status)) })
    const shown = await run(['show', '1', '--fix', '--framework', 'express'], { cwd })
    expect(shown.stdout).toContain(cause)
    expect(shown.stdout.includes('toExpress(receiver)')).toBe(status !== 503)
    const { findings } = JSON.parse((await run(['show', '1', '--json'], { cwd })).stdout)
    expect(findings).toMatchObject([{ cause }])
  })

  it('says that a replayed signature is too old, and how to sign again, also without the secret', async () => {
    const cwd = await folder('stripe', { agoMs: hourMs })
    writeFileSync(join(cwd, '.env'), `STRIPE_WEBHOOK_SECRET=${secret}\n`)
    openCaptures({ dir: join(cwd, '.webhook-receiver') }).attempt({ ...attempt, status: 401 })
    const without = await run(['doctor', '1'], { cwd })
    expect([without.code, without.stdout]).toEqual([1, expect.stringContaining('cause  signature_expired')])
    expect(without.stdout).toContain('\nrun    webhook-receiver replay 1 --resign --env .env\n')
    expect(without.stderr).toMatch(
      /set the variable STRIPE_WEBHOOK_SECRET.*\. Without it, only the answer of your server is explained:/,
    )
    expect(without.stdout).toMatch(/^seen {3}it was signed/m)
    expect((await run(['doctor', '1'], { cwd, env })).stdout).toContain('cause  signature_expired')
    const shown = await run(['show', '1', '--fix'], { cwd })
    expect(shown.stdout).toContain('\nrun    webhook-receiver replay 1 --resign --env .env\n')
  })

  it('says that the server accepts what is refused here, until it is accepted here, too', async () => {
    const cwd = await folder('github')
    const store = openCaptures({ dir: join(cwd, '.webhook-receiver') })
    store.amend(1, { verdict: { status: 'refused', code: 'signature_mismatch' } })
    store.attempt({ ...attempt, status: 200 })
    const wrong = await run(['doctor', '1', '--json'], { cwd, env: { GITHUB_WEBHOOK_SECRET: 'another' } })
    expect(JSON.parse(wrong.stdout)).toMatchObject({
      cause: 'unknown',
      isProved: false,
      also: [{ cause: 'server_accepts', isProved: false }],
    })
    const right = await run(['doctor', '1', '--json'], { cwd, env })
    expect([right.code, JSON.parse(right.stdout)]).toMatchObject([0, { cause: 'none', isProved: true, also: [] }])
    const { stdout } = await run(['doctor', '1'], { cwd, env })
    expect(stdout).toMatch(
      /^#1 github {2}accepted\nIt was refused when it came, and verifies now\. .*start it again\.\n$/,
    )
  })

  it('names flags and variables instead of options in code', async () => {
    const cwd = await folder('github')
    const other = { GITHUB_WEBHOOK_SECRET: 'another' }
    writeFileSync(join(cwd, '.env.local'), 'A=b\n')
    const { stdout } = await run(['doctor', '1', '--env-file', '.env.local'], { cwd, env: other })
    expect(stdout).toContain(
      'Compare the variable GITHUB_WEBHOOK_SECRET with the secret at the sender; --secret-env NAME',
    )
    expect(stdout).toContain('\nrun    webhook-receiver doctor 1 --env .env.local\n')
    expect(stdout).toContain('Put others into variables such as STAGING_SECRET')
    expect(stdout).not.toMatch(/`secrets`|withSecret|option/)
    const staging = await run(['doctor', '1'], { cwd, env: { ...other, STAGING_SECRET: secret } })
    expect(staging.stdout).toContain('Start listen with --secret-env github=STAGING_SECRET')
    const [, again = ''] = /run {4}webhook-receiver (.*)/.exec(staging.stdout) ?? []
    expect((await run(again.split(' '), { cwd, env: { ...other, STAGING_SECRET: secret } })).code).toBe(0)
    const hostile = await run(['doctor', '1'], { cwd, env: { ...other, 'A SECRET;id': secret } })
    expect(hostile.stdout).toContain("Start listen with --secret-env 'github=A SECRET;id', and")
    const spaced = await run(['doctor', '1'], { cwd, env: { GITHUB_WEBHOOK_SECRET: ` ${secret}` } })
    expect(spaced.stdout).toContain('Correct the variable GITHUB_WEBHOOK_SECRET')
  })

  it('names the variables and files of the flags, and the one that matches', async () => {
    const cwd = await folder('github')
    const own = { cwd, env: { ...env, WEBHOOK_SECRET: 'another', OLDER: secret } }
    writeFileSync(join(cwd, 'secrets.txt'), `one\n${secret}\n`)
    const flags = (...names: string[]) => names.flatMap((name) => ['--secret-env', name])
    const wrong = await run(['doctor', '1', ...flags('WEBHOOK_SECRET')], { cwd, env: { WEBHOOK_SECRET: 'another' } })
    expect(wrong.stdout).toContain('Compare the variable WEBHOOK_SECRET with the secret at the sender')
    const spaced = await run(['doctor', '1', ...flags('WEBHOOK_SECRET', 'SPACED')], {
      cwd,
      env: { WEBHOOK_SECRET: 'another', SPACED: `${secret} ` },
    })
    expect(spaced.stdout).toContain('Correct the variable SPACED:')
    const second = await run(['doctor', '1', ...flags('WEBHOOK_SECRET', 'OLDER')], own)
    expect(second.stdout).toContain('with the variable OLDER; the variable WEBHOOK_SECRET does not match')
    const first = await run(['doctor', '1', ...flags('github=OLDER', 'WEBHOOK_SECRET')], own)
    expect(first.stdout).toMatch(/with the variable OLDER\n/)
    const verified = await run(['verify', '1', '--secret-file', 'secrets.txt'], own)
    expect(verified.stdout).toContain('  secret: secret 2 of the file secrets.txt\n')
    openCaptures({ dir: join(cwd, '.webhook-receiver') }).amend(1, { verdict: { status: 'refused' } })
    const again = await run(['doctor', '1', ...flags('WEBHOOK_SECRET', 'OLDER')], own)
    expect(again.stdout).toMatch(/the variable WEBHOOK_SECRET does not match\.\nIt was refused when it came/)
  })

  it('tells what verify tells of a payload that is refused, and blames neither secret nor server', async () => {
    const cwd = newCwd()
    const { sender } = await loadDeliveries('github')
    const unsigned = withBody(githubSample(), JSON.stringify({ repository: { full_name: 1 } }))
    const { headers, body } = await (await sender({ secret })).sign(unsigned, {})
    const store = openCaptures({ dir: join(cwd, '.webhook-receiver') })
    const received = { receivedAt: new Date().toISOString(), method: 'POST', target: '/', httpVersion: '1.1' }
    const verdict = { status: 'refused', code: 'payload_invalid' } as const
    const rawHeaders = headers
    store.append({
      ...received,
      rawHeaders,
      body: Buffer.from(body).toString('base64'),
      provider: 'github',
      verdict,
      origin: 'received',
    })
    store.attempt({ ...attempt, status: 400 })
    const { stdout: verified } = await run(['verify', '1'], { cwd, env })
    const [, what = ''] = /✗ Payload {2}payload_invalid: (.*)/.exec(verified) ?? expect.fail()
    const { code, stdout } = await run(['doctor', '1', '--json'], { cwd, env })
    expect([code, JSON.parse(stdout)]).toMatchObject([
      1,
      { cause: 'payload_invalid', error: 'payload_invalid', proof: expect.stringContaining(what), also: [] },
    ])
    expect(stdout).not.toContain('probably another one')
  })

  it('takes plain JSON with headers and a body as text', async () => {
    const cwd = newCwd()
    const { samples, sender } = await loadDeliveries('github')
    const { headers, body } = await (await sender({ secret })).sign(samples['push']?.() ?? expect.fail(), {})
    const text = new TextDecoder().decode(body)
    const object = Object.fromEntries(headers)
    const plain = [
      { headers: object, body: text },
      { headers, body: text, method: 'POST', url: 'https://hooks.example/github?a=b#c' },
      {
        headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), [value]])),
        body: text,
        path: '/x',
      },
    ]
    for (const request of plain) {
      writeFileSync(join(cwd, 'pasted.json'), JSON.stringify(request, null, 2))
      const { code, stdout } = await run(['doctor', 'pasted.json', '--provider', 'github'], { cwd, env })
      expect([code, stdout]).toEqual([0, expect.stringContaining('accepted')])
    }
    const failures = [
      [{ headers: object, body: JSON.parse(text) }, 'body must be a text'],
      [{ headers: { 'X-A': 1 }, body: text }, 'headers must be an object or pairs'],
      [{ headers: { 'X-A': 'a\r\nX-B: b' }, body: text }, 'a form that HTTP does not allow'],
      [{ body: text }, 'it needs method, target, rawHeaders'],
    ] as const
    for (const [request, message] of failures) {
      writeFileSync(join(cwd, 'pasted.json'), JSON.stringify(request))
      const { code, stderr } = await run(['doctor', 'pasted.json', '--provider', 'github'], { cwd, env })
      expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
    }
  })

  it('takes a body that looks like base64 as text, unless it is in the format of captures', async () => {
    const cwd = newCwd()
    const { sender } = await loadDeliveries('github')
    const unsigned = withBody(githubSample(), 'e30=')
    const { headers, body } = await (await sender({ secret })).sign(unsigned, {})
    const base64 = Buffer.from(body).toString('base64')
    for (const request of [
      { headers, body: 'e30=' },
      { method: 'POST', target: '/', rawHeaders: headers, body: base64 },
    ]) {
      writeFileSync(join(cwd, 'pasted.json'), JSON.stringify(request))
      const { stdout } = await run(['doctor', 'pasted.json', '--provider', 'github', '--json'], { cwd, env })
      expect(JSON.parse(stdout)).toMatchObject({ cause: 'payload_invalid', error: 'body_malformed' })
    }
  })

  it('finds the framework in package.json', async () => {
    const cwd = await folder('github', { change: reserialised })
    writeFileSync(join(cwd, 'package.json'), '{"dependencies":{"next":"16.0.0"}}')
    expect((await run(['doctor', '1', '--fix'], { cwd, env })).stdout).toContain(
      'export const POST = toNextRoute(receiver)',
    )
  })

  it('finds the right secret among the variables, and names only the variable', async () => {
    const cwd = await folder('github')
    const wrong = { GITHUB_WEBHOOK_SECRET: 'another', STAGING_SECRET: secret }
    const { stdout, stderr } = await run(['doctor', '1', '--json'], { cwd, env: wrong })
    expect(JSON.parse(stdout)).toMatchObject({
      cause: 'secret_wrong',
      proof: expect.stringContaining('STAGING_SECRET'),
    })
    expect(stdout + stderr).not.toContain(secret)
  })

  it('ends with 0 for a request that verifies', async () => {
    const cwd = await folder('stripe', { agoMs: hourMs })
    const { code, stdout } = await run(['doctor', '1'], { cwd, env })
    expect([code, stdout]).toEqual([0, expect.stringContaining('#1 stripe  accepted')])
  })
})

describe('doctor env', () => {
  it('is content with a good environment', async () => {
    const { code, stdout } = await run(['doctor', 'env'], { cwd: await folder('stripe'), env })
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/✓ Node .*\n✓ Clock .*2\.0 s ahead/),
    })
    expect(stdout).toContain('✓ GITHUB_WEBHOOK_SECRET  set')
    expect(stdout).toContain('none found in 0 source files')
  })

  it('finds a wrong clock, a pasted secret and body parsers', async () => {
    const cwd = await folder('stripe')
    openCaptures({ dir: join(cwd, '.webhook-receiver') }).remove([1])
    const store = openCaptures({ dir: join(cwd, '.webhook-receiver') })
    store.append({
      receivedAt: new Date(Date.now() - hourMs).toISOString(),
      method: 'POST',
      target: '/',
      httpVersion: '1.1',
      rawHeaders: [],
      body: '',
      verdict: { status: 'verified', signedAt: Date.now() },
      origin: 'received',
    })
    writeFileSync(
      join(cwd, 'server.ts'),
      "const app = express()\napp.use(express.json())\napp.post('/hooks', handle)\n",
    )
    writeFileSync(join(cwd, 'below.ts'), "app.use(express.json())\napp.post('/hooks', toExpress(receiver))\n")
    const keeps = 'express.json({ verify: (request, _, bytes) => { request.rawBody = bytes } })'
    writeFileSync(join(cwd, 'kept.ts'), `app.use(${keeps})\napp.post('/hooks', toExpress(receiver))\n`)
    writeFileSync(join(cwd, 'nest.ts'), 'const app = await NestFactory.create(AppModule)\n')
    writeFileSync(join(cwd, 'good.ts'), "app.post('/hooks', toExpress(receiver))\napp.use(express.json())\n")
    const { code, stdout } = await run(['doctor', 'env'], { cwd, env: { STRIPE_WEBHOOK_SECRET: '"whsec_x"' } })
    expect(code).toBe(1)
    expect(stdout).toMatch(/✗ Clock {2}1 h behind/)
    expect(stdout).toMatch(/✗ STRIPE_WEBHOOK_SECRET {2}has quotation marks around it/)
    expect(stdout).toContain('server.ts:2 parses every body before the routes below it')
    expect(stdout).toContain('below.ts:1 parses every body before the routes below it')
    expect(stdout).not.toContain('kept.ts')
    expect(stdout).toContain('nest.ts:1 creates the application without rawBody')
    expect(stdout).not.toContain('good.ts')
    expect(stdout).not.toContain('whsec_x')
  })
})
