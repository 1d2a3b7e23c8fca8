import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { hostSample, sendDelivery, withBody } from '../../../../src/testing/index.js'
import { githubSample, signGithub } from '../../../../src/testing/vendors/github.js'
import { signSlack, slackSample } from '../../../../src/testing/vendors/slack.js'
import { Handovers } from '../../../../src/tools/cli/listen/handover.js'
import { bodyOf } from '../../../../src/tools/inspector/captures/capture.js'
import { openCaptures } from '../../../../src/tools/inspector/captures/captures.js'
import { newCapture } from '../../inspector/captures/sample.js'
import { newCwd, run } from '../run.js'
import { startListening, startLocal } from './listening.js'

const secret = 'a secret for tests'
const env = { GITHUB_WEBHOOK_SECRET: secret }
const signed = (event = 'issues.opened') => signGithub(githubSample({ event }), { secret })

describe('listen', () => {
  it('verifies a delivery, hands it over, and returns the answer of the server', async () => {
    const local = await startLocal((response) => {
      response.writeHead(202, 'Will do', ['X-One', '1', 'X-One', '2'])
      response.end('thanks')
    })
    const listening = await startListening([String(local.port), '--provider', 'github'], { env })
    const answer = await sendDelivery(`${listening.url}/hooks?a=1`, signed())
    expect([answer.status, answer.statusText, answer.headers.get('x-one')]).toEqual([202, 'Will do', '1, 2'])
    expect(await answer.text()).toBe('thanks')
    expect(local.got[0]?.url).toBe('/hooks?a=1')
    const [capture] = listening.captures().list()
    expect(capture).toMatchObject({
      id: 1,
      provider: 'github',
      target: '/hooks?a=1',
      verdict: { status: 'verified', event: 'issues.opened', strength: 'signature', key: 0, keys: 1 },
      origin: 'received',
    })
    expect(listening.captures().attemptsOf(1)).toMatchObject([{ number: 1, status: 202 }])
    const [received, answered] = listening.printed().split('\n').slice(2)
    expect(received).toMatch(/^\d\d:\d\d:\d\d → github issues\.opened {2}\S+ {2}\S+ \S+ {2}verified hmac-sha256 {2}#1$/)
    expect(answered).toMatch(/^\d\d:\d\d:\d\d ← 202 POST localhost:\d+\/hooks\?a=1 {2}\d+ ms {2}#1$/)
    expect(await listening.stop()).toBe(0)
    expect(listening.printed()).toContain('1 received, 1 verified, 0 refused, 1 answered 2xx')
  })

  it('says who may have sent a request that no provider verifies, once', async () => {
    const listening = await startListening([], {})
    for (const each of [signed(), signed(), signSlack(slackSample(), { secret })])
      await sendDelivery(listening.url, each)
    await sendDelivery(listening.url, hostSample())
    expect(await listening.stop()).toBe(0)
    const guesses = listening.printed().match(/it looks like .*/g)
    expect(guesses).toEqual([
      'it looks like GitHub, by X-GitHub-Delivery; --provider github verifies it',
      'it looks like Slack, by X-Slack-Request-Timestamp; --provider slack verifies it',
    ])
  })

  it('shows why a delivery was refused, and how to fix it', async () => {
    const cwd = newCwd()
    writeFileSync(join(cwd, 'package.json'), '{"dependencies":{"express":"5.0.0"}}')
    const listening = await startListening(['--provider', 'github'], { env, cwd })
    const sample = await signed()
    const json: unknown = JSON.parse(new TextDecoder().decode(sample.body))
    await sendDelivery(listening.url, withBody(sample, JSON.stringify(json, null, 2)))
    await listening.prints('--fix')
    expect(listening.printed()).toContain('REFUSED signature_mismatch')
    expect(listening.printed().replace(/\n {9}/g, ' ')).toMatch(
      /doctor: body reserialised \(proof: with the JSON .*\)\. Fix: webhook-receiver show 1 --fix/,
    )
    const shown = await run(['show', '1', '--fix'], { cwd })
    expect(shown.stdout).toContain('express.json()')
    expect(listening.captures().get(1)).toMatchObject({ verdict: { event: 'issues.opened' }, provider: 'github' })
  })

  it('guesses at the secret only if the signature is wrong', async () => {
    const listening = await startListening(['--provider', 'github'], { env })
    await fetch(listening.url)
    await listening.prints('doctor')
    expect(listening.printed()).not.toContain('most often the secret')
    await sendDelivery(listening.url, signGithub(githubSample(), { secret: 'another one' }))
    await listening.prints('most often the secret')
  })

  it('finds the secret in another variable of the environment, and names only the variable', async () => {
    const other = { GITHUB_WEBHOOK_SECRET: 'the old one', STAGING_WEBHOOK_SECRET: secret }
    const listening = await startListening(['--provider', 'github'], { env: other })
    await sendDelivery(listening.url, signed())
    await listening.prints('STAGING_WEBHOOK_SECRET')
    expect(listening.printed()).not.toContain(secret)
  })

  it('tells a refusal by the local server from a wrong request', async () => {
    const local = await startLocal((response) => response.writeHead(401).end())
    const listening = await startListening([String(local.port), '--provider', 'github'], { env })
    expect((await sendDelivery(listening.url, signed())).status).toBe(401)
    await listening.prints('server differs')
    expect(listening.printed().replace(/\n {9}/g, ' ')).toContain(
      'doctor: server differs: the same bytes verify here, but your server answers 401: its secret or its provider is probably another one. Fix: webhook-receiver show 1 --fix',
    )
    expect(listening.captures().get(1)?.diagnosis?.fix).toContain('Compare the secret')
  })

  it.each([
    [500, 'body read before'],
    [503, 'handler failed'],
    [404, 'path unknown'],
    [307, 'server redirects'],
  ])('explains the answer %i to a verified delivery as "%s"', async (status, cause) => {
    const local = await startLocal((response, _got, count) => response.writeHead(count === 1 ? status : 200).end())
    const listening = await startListening([String(local.port), '--provider', 'github'], { env })
    await run(['send', 'github', '--to', listening.url], { env: { ...env } })
    await listening.prints(`doctor: ${cause}`)
    const shown = await run(['show', '1', '--fix'], { cwd: listening.cwd })
    expect(shown.stdout).toContain(`cause  ${cause.replaceAll(' ', '_')}`)
    // Nothing is left to fix once the server accepts it.
    await run(['replay', '1'], { cwd: listening.cwd })
    const fixed = await run(['show', '1', '--fix'], { cwd: listening.cwd })
    expect([fixed.stdout, fixed.stderr]).toEqual(['', expect.stringContaining('#1 needs no fix that is known')])
  })

  it('doubts its own secret if the server accepts what it refuses', async () => {
    const local = await startLocal()
    const other = { GITHUB_WEBHOOK_SECRET: 'another' }
    const listening = await startListening([String(local.port), '--provider', 'github', '--json'], { env: other })
    await sendDelivery(listening.url, signed())
    await listening.prints('"cause":"server_accepts"')
    await listening.prints('"cause":"unknown"')
    const shown = await run(['show', '1', '--fix'], { cwd: listening.cwd })
    expect(shown.stdout.replace(/\n {7}/g, ' ')).toContain('the secret given to listen is probably wrong')
  })

  it('needs a secret, and names the variable to set', async () => {
    const missing = await run(['listen', '--provider', 'github', '--port', '0'])
    expect(missing.code).toBe(2)
    expect(missing.stderr).toContain(
      'set the variable GITHUB_WEBHOOK_SECRET, such as with --env .env; --secret-env NAME names another variable',
    )
    const unset = await run(['listen', '--provider', 'github', '--secret-env', 'NOT_SET'])
    expect(unset).toMatchObject({ code: 2, stderr: 'error --secret-env: the variable NOT_SET is not set\n' })
  })

  it('takes secrets from other variables, files and the configuration, for each provider', async () => {
    const cwd = newCwd()
    writeFileSync(join(cwd, 'secrets'), `newer\n${secret}\n`)
    const file = await startListening(['--provider', 'github', '--secret-file', 'secrets'], { cwd })
    await sendDelivery(file.url, signed())
    expect(file.captures().get(1)?.verdict).toMatchObject({ status: 'verified', key: 1, keys: 2 })
    expect(file.printed()).toContain('verified hmac-sha256 (key 2 of 2)')

    writeFileSync(
      join(cwd, 'webhook-receiver.config.mjs'),
      `export default { providers: { github: { secrets: '${secret}', path: '/gh' } } }`,
    )
    const slackEnv = ['--provider', 'slack@/slack', '--secret-env', 'slack=MINE']
    const both = await startListening(slackEnv, { cwd, env: { MINE: secret } })
    await sendDelivery(`${both.url}/gh/deep`, signed())
    await sendDelivery(`${both.url}/slack`, signSlack(slackSample(), { secret }))
    await sendDelivery(`${both.url}/other`, signed())
    const statuses = both.captures().list().slice(1)
    expect(statuses.map(({ provider, verdict }) => [provider, verdict.status])).toEqual([
      ['github', 'verified'],
      ['slack', 'verified'],
      [undefined, 'unknown'],
    ])

    // The only provider, and named by a flag: every request is meant, whatever its path.
    const only = await startListening(['--provider', 'github'], { cwd })
    await sendDelivery(`${only.url}/other`, signed())
    expect(only.captures().list().at(-1)?.verdict.status).toBe('verified')
  })

  it('answers by itself without a target, with what a handshake of the provider needs', async () => {
    const listening = await startListening(['--provider', 'slack'], { env: { SLACK_SIGNING_SECRET: secret } })
    const challenge = slackSample({ body: '{"type":"url_verification","challenge":"3eZ","token":"t"}' })
    const answer = await sendDelivery(listening.url, signSlack(challenge, { secret }))
    expect(await answer.text()).toContain('3eZ')
    expect((await sendDelivery(listening.url, signSlack(slackSample(), { secret }))).status).toBe(200)

    const collector = await startListening(['--respond', '202:{"ok":true}'])
    const collected = await fetch(collector.url, { method: 'PUT', body: 'x' })
    expect([collected.status, await collected.json()]).toEqual([202, { ok: true }])
    expect(collected.headers.get('content-type')).toBe('application/json')
    expect(collector.captures().get(1)).toMatchObject({ method: 'PUT', verdict: { status: 'unknown' } })
  })

  it('hands requests of other paths to other servers, and those of a filter only', async () => {
    const [main, other] = [await startLocal(), await startLocal()]
    const listening = await startListening([
      `${main.port}/api/hook?key=1`,
      '--route',
      `/other=http://localhost:${other.port}`,
      '--filter',
      'method=POST',
    ])
    const post = (path: string) => fetch(listening.url + path, { method: 'POST' })
    await post('/anything?b=2')
    await post('/other/deep')
    await post('/others')
    await fetch(listening.url)
    expect(main.got.map(({ url }) => url)).toEqual(['/api/hook?key=1&b=2', '/api/hook?key=1'])
    expect(other.got.map(({ url }) => url)).toEqual(['/other/deep'])
    expect(listening.captures().list()).toHaveLength(4)

    const routed = await startListening(['--route', `/other=${other.port}`])
    expect((await fetch(`${routed.url}/none`, { method: 'POST' })).status).toBe(404)
  })

  it('retries the server by the rules of the provider, faster, and tells the provider to wait no longer', async () => {
    const local = await startLocal((response, _got, count) => response.writeHead(count < 3 ? 503 : 200).end())
    const args = [String(local.port), '--provider', 'github', '--retry=stripe', '--speed', '30000']
    const listening = await startListening(args, { env })
    expect((await sendDelivery(listening.url, signed())).status).toBe(202)
    await listening.prints('← 200')
    expect(listening.printed()).toContain('retry 1 of 16 in 10 ms (stripe rules, 30000× faster)')
    const attempts = listening.captures().attemptsOf(1)
    expect(attempts.map(({ status, nextAt }) => [status, nextAt !== undefined])).toEqual([
      [503, true],
      [503, true],
      [200, false],
    ])
    expect(new Set(local.got.map(({ body }) => body)).size).toBe(1)
  })

  it('does not retry where the provider would not', async () => {
    const local = await startLocal((response) => response.writeHead(503).end())
    const listening = await startListening([String(local.port), '--provider', 'github', '--retry'], { env })
    expect((await sendDelivery(listening.url, signed())).status).toBe(503)
    expect(local.got).toHaveLength(1)
  })

  it('keeps requests while the server is down, and hands them over in order', async () => {
    const { port, close } = await startLocal()
    await close()
    const listening = await startListening([String(port), '--hold-while-down'])
    for (const path of ['/1', '/2', '/3']) {
      expect((await fetch(listening.url + path, { method: 'POST' })).status).toBe(202)
    }
    expect(listening.captures().attemptsOf(3)).toMatchObject([{ error: 'held', nextAt: expect.any(String) }])
    const local = await startLocal(undefined, port)
    await listening.prints('the server is up again')
    expect(local.got.map(({ url }) => url)).toEqual(['/1', '/2', '/3'])
    expect((await fetch(`${listening.url}/4`, { method: 'POST' })).status).toBe(200)
    expect(
      listening
        .captures()
        .attemptsOf(1)
        .map(({ error, status }) => error ?? status),
    ).toEqual(['ECONNREFUSED', 200])
  })

  it('says which requests were still waiting when it was ended', async () => {
    const { port, close } = await startLocal()
    await close()
    const cwd = newCwd()
    const listening = await startListening([String(port), '--hold-while-down'], { cwd })
    await fetch(listening.url, { method: 'POST' })
    await listening.stop()
    const again = run(['listen', '--port', '0', '--no-ui'], { cwd, signal: AbortSignal.timeout(50) })
    expect((await again).stderr).toContain('1 requests still waited for your server: webhook-receiver replay 1')
  })

  it('hands over one request at a time with --ordered', async () => {
    let open = 0
    const local = await startLocal((response) => {
      open++
      setTimeout(() => response.writeHead(open === 1 ? 200 : 500).end(String(--open)), 5)
    })
    const listening = await startListening([String(local.port), '--ordered'])
    const send = (index: number) => fetch(`${listening.url}/${index}`, { method: 'POST' })
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(send))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const order = listening
      .captures()
      .list()
      .map(({ target }) => target)
    expect(local.got.map(({ url }) => url)).toEqual(order)
  })

  it('tells which requests wait for their turn or for the server, and since when', async () => {
    const local = await startLocal(() => {})
    const captures = openCaptures({ dir: join(newCwd(), '.webhook-receiver') })
    const handovers = new Handovers({
      captures,
      profileOf: () => undefined,
      speed: 1,
      ordered: true,
      holdWhileDown: true,
      onAttempt: () => {},
      onHold: () => {},
      timeoutMs: 1_000,
      keepHost: false,
      insecure: false,
    })
    const hand = () => handovers.hand(captures.append(newCapture()), new URL(`http://127.0.0.1:${local.port}`))
    const answers = [hand(), hand()]
    await expect.poll(() => local.got.length).toBe(1)
    expect(handovers.waiting).toMatchObject([{ capture: { id: 2 }, after: { id: 1 } }])
    await local.close()
    await Promise.all(answers)
    expect(handovers.waiting).toMatchObject([{ capture: { id: 2 }, after: undefined, since: expect.any(Number) }])
    await handovers.close(0)
  })

  it.each([true, false])(
    'answers after a failed report, and hands over the next request (ordered: %s)',
    async (ordered) => {
      const local = await startLocal()
      const captures = openCaptures({ dir: join(newCwd(), '.webhook-receiver') })
      const onAttempt = vi.fn().mockImplementationOnce(() => {
        throw new Error('disk full')
      })
      const handovers = new Handovers({
        captures,
        profileOf: () => undefined,
        speed: 1,
        ordered,
        holdWhileDown: false,
        onAttempt,
        onHold: () => {},
        timeoutMs: 1_000,
        keepHost: false,
        insecure: false,
      })
      const hand = () => handovers.hand(captures.append(newCapture()), new URL(`http://127.0.0.1:${local.port}`))
      await expect(hand()).rejects.toThrow('disk full')
      expect(await hand()).toMatchObject({ status: 200 })
    },
  )

  it('answers 502 when the server cannot be reached, and 504 when it is too slow', async () => {
    const { port, close } = await startLocal()
    await close()
    const down = await startListening([String(port)])
    expect((await fetch(down.url, { method: 'POST' })).status).toBe(502)
    expect(down.printed()).toContain('← ECONNREFUSED POST')
    expect(down.printed()).toContain('doctor: server unreachable: nothing takes connections at localhost')
    const silent = await startLocal(() => {})
    const slow = await startListening([String(silent.port), '--timeout', '0.05'])
    expect((await fetch(slow.url, { method: 'POST' })).status).toBe(504)
    expect(slow.captures().attemptsOf(1)).toMatchObject([{ error: 'timeout' }])
  })

  it('stores the beginning of a body that is too long, and answers 413', async () => {
    const local = await startLocal()
    const listening = await startListening([String(local.port), '--max-body', '0.01'])
    const answer = await fetch(listening.url, { method: 'POST', body: new Uint8Array(20_000).fill(65) })
    expect(answer.status).toBe(413)
    expect(listening.captures().get(1)).toMatchObject({ truncated: true, verdict: { status: 'unknown' } })
    expect(bodyOf(listening.captures().get(1) ?? {}).toString()).toBe('A'.repeat(10_485))
    expect(local.got).toEqual([])
  })

  it('prints JSON lines without bodies, headers and secrets', async () => {
    const local = await startLocal()
    const listening = await startListening([String(local.port), '--provider', 'github', '--json'], { env })
    await sendDelivery(listening.url, signed())
    await listening.stop()
    const lines = listening
      .printed()
      .trimEnd()
      .split('\n')
      .map((line) => Object.keys(JSON.parse(line))[0])
    expect(lines).toEqual(['listening', 'received', 'answered'])
    expect(listening.printed()).not.toContain(secret)
    expect(listening.printed()).not.toContain('rawHeaders')
  })

  it('masks credentials in URLs', async () => {
    const local = await startLocal()
    const listening = await startListening([String(local.port)])
    await fetch(`${listening.url}/hooks?token=s3cret`, { method: 'POST', headers: { 'x-gitlab-token': 's3cret' } })
    expect(listening.printed()).toContain('POST /hooks?token=********')
    const { stdout } = await run(['list', '--json'], { cwd: listening.cwd })
    expect(listening.printed() + (await run(['list'], { cwd: listening.cwd })).stdout).not.toContain('s3cret')
    expect(JSON.parse(stdout).rawHeaders).toContainEqual(['x-gitlab-token', '********'])
    expect(local.got[0]?.url).toBe('/hooks?token=s3cret')
    const { port } = new URL(listening.url)
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write('POST /gone?token=s3cret HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')
      setTimeout(() => socket.destroy(), 50)
    })
    await vi.waitFor(() => expect(listening.noted()).toContain('POST /gone?token=********: the sender has gone'))
  })

  it.each([
    [['nonsense target'], 'is not a target'],
    [['http://user:pass@localhost'], 'must not contain credentials'],
    [['--provider', 'gihub'], 'there is no provider gihub; did you mean github?'],
    [['--provider', 'github@hooks'], '--provider must be a name, or name@/path'],
    [['--route', 'hooks=3000'], '--route must be /path=url'],
    [['3000', '--respond', '200'], '--respond is for listening without a target'],
    [['--respond', '99'], '--respond must be a status'],
    [['--retry=stirpe'], 'did you mean stripe?'],
    [['--secret-env', 'GITHUB_WEBHOOK_SECRET'], '--secret-env: a secret needs a provider: name it with --provider'],
    [['--secret-file', import.meta.filename], '--secret-file: a secret needs a provider'],
    [
      ['--provider', 'github', '--secret-env', 'stripe=X'],
      '--secret-env: stripe=X is for another provider than github',
    ],
    [['--filter', 'evnt=x'], 'unknown name evnt; did you mean event?'],
    [['--filter', 'status=ok'], 'status is verified, refused or unknown'],
    [['--port', '99999'], '--port must be'],
    [['--max', '0'], '--max must be'],
    [['--max-body', '33'], '--max-body must be'],
    [['--speed', '0'], '--speed must be'],
    [['--timeout', '0'], '--timeout must be'],
  ])('refuses %j', async (args, message) => {
    const { code, stderr } = await run(['listen', ...args], { env })
    expect(stderr).toContain(message)
    expect(code).toBe(2)
  })

  it('says that its port is taken', async () => {
    const local = await startLocal()
    const { code, stderr } = await run(['listen', '--port', String(local.port)])
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `error port ${local.port} is taken; choose another with --port\n`,
    })
  })
})
