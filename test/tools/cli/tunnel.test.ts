import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sendDelivery } from '../../../src/testing/index.js'
import { githubSample, signGithub } from '../../../src/testing/vendors/github.js'
import { toRequest } from '../../../src/tools/cli/tunnel/smee-tunnel.js'
import { newChannelName } from '../../../src/tools/inspector/relay/frames.js'
import { startRelay } from '../../../src/tools/inspector/relay/relay-server.js'
import { startListening, startLocal } from './listen/listening.js'
import { keep, newCwd, run } from './run.js'

const secret = 'a secret for tests'
const token = 'a-token-of-the-relay'
const env = { GITHUB_WEBHOOK_SECRET: secret, WEBHOOK_RELAY_TOKEN: token }
const signed = () => signGithub(githubSample(), { secret })

async function relay(smee = false) {
  const started = await startRelay({
    token,
    port: 0,
    host: '127.0.0.1',
    maxBodyBytes: 1_000_000,
    smee,
    limits: {
      maxChannels: 10,
      maxPending: 100,
      maxPendingBytes: 1e7,
      answerTimeoutMs: 5_000,
      reconnectMs: 500,
      ttlMs: 60_000,
    },
  })
  onTestFinished(() => started.close())
  return `http://127.0.0.1:${started.port}`
}

/** A folder with programs that a tunnel may start, and the variables that find them. */
function withPrograms(programs: Readonly<Record<string, string>>) {
  const cwd = newCwd()
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(cwd, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(cwd, name), 0o755)
  }
  return { cwd, env: { ...env, PATH: `${cwd}:/usr/bin:/bin` } }
}

describe('listen --tunnel relay', () => {
  it('receives through the relay, verified, and returns the true status', async () => {
    const local = await startLocal((response) => response.writeHead(418, { 'X-One': '1' }).end('teapot'))
    const cwd = newCwd()
    const args = [String(local.port), '--provider', 'github', '--tunnel', `relay=${await relay()}`]
    const listening = await startListening(args, { env, cwd })
    await listening.prints('Give your provider')
    const url = /Give your provider (\S+)/.exec(listening.printed())?.[1] ?? ''
    const answer = await sendDelivery(`${url}/hooks?a=1`, signed())
    expect([answer.status, answer.headers.get('x-one'), await answer.text()]).toEqual([418, '1', 'teapot'])
    expect(local.got[0]?.url).toBe('/hooks?a=1')
    expect(listening.captures().list()).toMatchObject([{ verdict: { status: 'verified' }, target: '/hooks?a=1' }])
    expect(listening.printed()).not.toContain(token)
    await listening.stop()
    // The next time the URL is the same.
    const file = join(cwd, '.webhook-receiver/relay-channel')
    expect([url.endsWith(readFileSync(file, 'utf8').trim()), statSync(file).mode & 0o777]).toEqual([true, 0o600])
  })

  it.each([
    [{ ...env, WEBHOOK_RELAY_TOKEN: 'another-token-of-it' }, 'the relay refuses the token', 2],
    [{ GITHUB_WEBHOOK_SECRET: secret }, 'set the variable WEBHOOK_RELAY_TOKEN', 2],
  ])('ends with a hint', async (variables, message, code) => {
    const url = await relay()
    const ended = await run(['listen', '--port', '0', '--no-ui', '--tunnel', `relay=${url}`], { env: variables })
    expect(ended).toMatchObject({ code, stderr: expect.stringContaining(message) })
  })
})

describe('listen --tunnel smee', () => {
  it('receives what smee passes on, and warns', async () => {
    const channel = `${await relay(true)}/${newChannelName()}`
    const listening = await startListening(['--provider', 'github', '--tunnel', `smee=${channel}`], { env })
    await listening.prints('bytes change and many signatures fail')
    void sendDelivery(channel, signed()).catch(() => undefined)
    await expect.poll(() => listening.captures().list().length).toBe(1)
    // This sample is JSON in the shortest layout, so its signature survives.
    expect(listening.captures().list()).toMatchObject([{ verdict: { status: 'verified', event: 'issues.opened' } }])
  })

  it('ends with 3 without a channel', async () => {
    const ended = await run(['listen', '--port', '0', '--no-ui', '--tunnel', 'smee=http://127.0.0.1:1/x'], { env })
    expect(ended).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('there is no channel at http://127.0.0.1:1/x'),
    })
  })
})

describe('toRequest', () => {
  const channel = new URL('https://smee.io/abc')

  it('makes the request that smee describes, without what its server added', () => {
    const message = {
      host: 'smee.io',
      'x-github-event': 'push',
      'content-length': '9',
      body: { a: 1 },
      query: { b: '2' },
      timestamp: 1,
    }
    const request = toRequest(JSON.stringify(message), channel)
    expect(request).toMatchObject({ method: 'POST', target: '/?b=2' })
    expect(request?.rawHeaders).toEqual([
      ['Host', 'smee.io'],
      ['x-github-event', 'push'],
      ['Content-Length', '7'],
    ])
    expect(Buffer.from(request?.body ?? '').toString()).toBe('{"a":1}')
  })

  it('ignores what is no delivery, and lines that HTTP does not allow', () => {
    expect([toRequest('null', channel), toRequest('{"a":1}', channel), toRequest('x', channel)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const lines = toRequest(JSON.stringify({ 'a b': 'x', c: 'y\r\nd: e', body: {} }), channel)?.rawHeaders
    expect(lines?.map(([name]) => name)).toEqual(['Host', 'Content-Length'])
  })
})

describe('listen --tunnel with a program', () => {
  it.each([
    ['cloudflared', 'cloudflared', 'echo "INF |  https://quiet-tide-harbour.trycloudflare.com  |" >&2; exec sleep 30'],
    [
      'ssh=localhost.run',
      'ssh',
      'echo "abc.lhr.life tunneled with tls termination, https://abc.lhr.life"; exec sleep 30',
    ],
  ])('reads the URL that %s prints', async (flag, program, script) => {
    const listening = await startListening(['--tunnel', flag], withPrograms({ [program]: script }))
    await listening.prints('Give your provider')
    expect(listening.printed()).toMatch(
      /Give your provider https:\/\/(quiet-tide-harbour\.trycloudflare\.com|abc\.lhr\.life)\n/,
    )
    expect(await listening.stop()).toBe(0)
  })

  it.each([
    ['cloudflared', {}, 2, 'cloudflared is not installed: see https://'],
    [
      'ssh=a.example',
      { ssh: 'echo "Permission denied (publickey)." >&2; exit 255' },
      3,
      'ssh ended with 255: Permission denied',
    ],
    ['ssh=-oProxyCommand=x', {}, 2, '--tunnel ssh needs a host'],
    ['ssh', {}, 2, '--tunnel ssh needs a host'],
    ['relay=nowhere', {}, 2, '--tunnel relay needs the URL'],
    ['reley=http://x', {}, 2, '--tunnel cannot be reley; did you mean relay?'],
  ])('ends %s with a hint', async (flag, programs: Readonly<Record<string, string>>, code, message) => {
    const { cwd } = withPrograms(programs)
    const ended = await run(['listen', '--port', '0', '--no-ui', '--tunnel', flag], {
      cwd,
      env: { ...env, PATH: `${cwd}:/bin` },
    })
    expect(ended).toMatchObject({ code, stderr: expect.stringContaining(message) })
  })
})

describe('relay', () => {
  it('runs until it is interrupted', async () => {
    const stop = new AbortController()
    const stdout = keep()
    const running = run(['relay', '--port', '0'], { env, signal: stop.signal, stdout: stdout.stream })
    await expect.poll(() => stdout.text()).toMatch(/Relaying at http:\/\/127\.0\.0\.1:\d+/)
    const url = /http:\S+/.exec(stdout.text())?.[0] ?? ''
    expect((await fetch(`${url}/_relay/health`)).status).toBe(200)
    expect((await fetch(`${url}/${newChannelName()}`)).status).toBe(404)
    stop.abort()
    expect((await running).code).toBe(0)
  })

  it.each([
    [[], {}, 'set the variable WEBHOOK_RELAY_TOKEN to a token'],
    [[], { WEBHOOK_RELAY_TOKEN: 'short' }, 'at least 16 characters'],
    [['--ttl', 'long'], env, '--ttl must be a time'],
    [['--max-body', '0'], env, '--max-body must be a whole number'],
    [['--host', '192.0.2.1'], env, 'cannot listen at 192.0.2.1'],
  ])('answers %j with 2 and a hint', async (args, variables, message) => {
    const ended = await run(['relay', ...args], { env: variables })
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(message) })
  })
})
