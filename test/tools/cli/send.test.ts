import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyProvider } from '../../../src/core/provider/provider.js'
import { toNode } from '../../../src/frameworks/node.js'
import { createReceiver } from '../../../src/index.js'
import { loadDeliveries } from '../../../src/tools/inspector/providers/providers.js'
import { newCwd, run } from './run.js'
import { type Handled, jsonLines, listen, receive } from './server.js'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

async function githubReceiver() {
  const { provider } = await loadDeliveries('github')
  return receive(provider({ secrets: secret }))
}

const env = { GITHUB_WEBHOOK_SECRET: secret }

describe('send', () => {
  it('sends a signed delivery that a receiver handles', async () => {
    const { handled, url } = await githubReceiver()
    const { code, stdout, stderr } = await run(['send', 'github', 'push', '--to', url], { env })
    expect({ code, handled }).toMatchObject({ code: 0, handled: [{ event: 'push' }] })
    expect(stdout).toMatch(/^\d\d:\d\d:\d\d {2}→ github push \S+ {2}\d.* {2}← 200 \d/)
    expect(stderr).toMatch(/1 sent: 1 × 200; p50 /)
  })

  it('ends with 1 if the server changes the protocol', async () => {
    const url = await listen(({ socket }) => {
      socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n')
    })
    const { code, stdout } = await run(['send', 'github', 'push', '--to', url], { env })
    expect({ code, stdout }).toMatchObject({ code: 1, stdout: expect.stringContaining('upgrade') })
  })

  it.each(['stripe', 'slack', 'square', 'twilio', 'google', 'linear', 'chat', 'tracker'])(
    'sends every event of %s',
    async (name) => {
      const deliveries = await loadDeliveries(name)
      const variables = Object.fromEntries(deliveries.needs.map(({ env: variable }) => [variable, secret]))
      const handled: string[] = []
      let provider: AnyProvider | undefined
      const url = await listen((request, response) => {
        const at = `http://127.0.0.1:${request.socket.localPort}/hooks`
        provider ??= deliveries.provider({ secrets: secret, tokens: secret, url: at })
        const receiver = createReceiver({ provider, on: { '*': ({ event }: Handled) => void handled.push(event) } })
        void toNode(receiver)(request, response)
      })
      for (const need of deliveries.needs) if (need.kind === 'url') variables[need.env] = url
      for (const event of Object.keys(deliveries.samples).slice(0, 3)) {
        const { code } = await run(['send', name, event, '--to', url, '--expect', '2xx'], { env: variables })
        expect([event, code]).toEqual([event, 0])
      }
      expect(handled).toEqual(Object.keys(deliveries.samples).slice(0, 3))
    },
  )

  it('changes fields and headers, and signs what it changed', async () => {
    const { handled, url } = await githubReceiver()
    const changes = [
      '--set',
      'action=closed',
      '--set',
      'issue.number=7',
      '--unset',
      'issue.title',
      '--header',
      'X-Trace: 1',
    ]
    const { code } = await run(['send', 'github', '--to', url, '--expect', '200', ...changes], { env })
    expect(code).toBe(0)
    expect(handled).toMatchObject([{ event: 'issues.closed', payload: { issue: { number: 7 } } }])
    expect(handled[0]?.payload).not.toHaveProperty('issue.title')
  })

  it('sends the bytes of a file', async () => {
    const { handled, url } = await githubReceiver()
    const cwd = newCwd()
    writeFileSync(join(cwd, 'body.json'), '{ "zen" : "\u00e9", "hook_id":1}')
    await run(['send', 'github', 'ping', '--to', url, '--payload', 'body.json', '--set', 'hook_id=2'], { env, cwd })
    expect(handled).toMatchObject([{ event: 'ping', payload: { zen: '\u00e9', hook_id: 2 } }])
  })

  it('gives each delivery a new id, or one id to all', async () => {
    const { handled, url } = await githubReceiver()
    await run(['send', 'github', '--to', url, '--count', '5', '--concurrency', '3'], { env })
    expect(new Set(handled.map(({ id }) => id)).size).toBe(5)
    handled.length = 0
    await run(['send', 'github', '--to', url, '--count', '3', '--same-id'], { env })
    expect(handled.map(({ id }) => id)).toEqual(Array(3).fill('72d3162e-cc78-11e3-81ab-4c9367dc0958'))
  })

  it('ends with 1 unless the answers are 2xx, or as expected', async () => {
    const { url } = await githubReceiver()
    const wrong = { env: { GITHUB_WEBHOOK_SECRET: 'another' } }
    const refused = await run(['send', 'github', '--to', url], wrong)
    expect([refused.code, refused.stdout]).toEqual([1, expect.stringContaining('← 401')])
    expect(refused.stdout).not.toContain('expected')
    expect((await run(['send', 'github', '--to', url, '--expect', '401'], wrong)).code).toBe(0)
    const missed = await run(['send', 'github', '--to', url, '--expect', '200,403'], wrong)
    expect([missed.code, missed.stdout]).toEqual([1, expect.stringMatching(/← 401 .* {2}expected 200,403\n/)])
    const json = await run(['send', 'github', '--to', url, '--expect', '401', '--json'], { env })
    expect([json.code, jsonLines(json.stdout)[0]]).toMatchObject([1, { status: 200, expected: '401' }])
  })

  it('ends with 3 if nothing listens, and with 1 if no answer comes', async () => {
    const nobody = await run(['send', 'github', '--to', 'http://127.0.0.1:1/'], { env })
    expect(nobody.code).toBe(3)
    expect(nobody.stderr).toContain('nothing answers at 127.0.0.1:1 (ECONNREFUSED): is your server running?')
    const silent = await listen((request: IncomingMessage) => void request.resume())
    const late = await run(['send', 'github', '--to', silent, '--timeout', '0.05'], { env })
    expect([late.code, late.stdout]).toEqual([1, expect.stringContaining('← timeout')])
  })

  it('causes faults, the same for the same seed', async () => {
    const { handled, statuses, url } = await githubReceiver()
    const args = [
      'send',
      'github',
      '--to',
      url,
      '--count',
      '40',
      '--json',
      '--fault',
      'duplicate=0.3',
      '--fault',
      'drop=25%',
      '--fault',
      'reorder=0.3',
    ]
    const first = jsonLines((await run(args, { env })).stdout)
    const faults = first.map((line) => [line.faults, line.isCopy])
    const { dropped, sent } = first.at(-1)
    expect(sent - first.filter(({ isCopy }) => isCopy === true).length + dropped).toBe(40)
    expect(dropped).toBeGreaterThan(2)
    expect(statuses.length).toBe(sent)
    expect(new Set(handled.map(({ id }) => id)).size).toBe(40 - dropped)
    expect(first.some((line) => line.faults?.includes('reorder'))).toBe(true)
    const again = jsonLines((await run(args, { env })).stdout)
    expect(again.map((line) => [line.faults, line.isCopy])).toEqual(faults)
    const other = jsonLines((await run([...args, '--seed', '2'], { env })).stdout)
    expect(other.map((line) => [line.faults, line.isCopy])).not.toEqual(faults)
  })

  it('signs late deliveries with an old time, and cuts truncated ones', async () => {
    const { provider } = await loadDeliveries('slack')
    const { handled, url } = await receive(provider({ secrets: secret }))
    const slack = { env: { SLACK_SIGNING_SECRET: secret } }
    const late = await run(['send', 'slack', '--to', url, '--fault', 'late'], slack)
    expect([late.code, late.stdout, late.stderr]).toEqual([
      0,
      expect.stringContaining('← 401'),
      expect.not.stringContaining('checks no time'),
    ])
    const cut = await run(['send', 'slack', '--to', url, '--fault', 'truncate'], slack)
    expect([cut.code, cut.stdout]).toEqual([0, expect.stringContaining('← cut')])
    expect(handled).toEqual([])
  })

  it.each([
    [200, 1],
    [401, 0],
    [500, 1],
  ])('ends, when a late delivery is answered %i, with %i', async (status, code) => {
    const url = await listen((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end())
    })
    const slack = { env: { SLACK_SIGNING_SECRET: secret } }
    const late = await run(['send', 'slack', '--to', url, '--fault', 'late'], slack)
    expect([late.code, late.stdout.includes('expected 4xx')]).toEqual([code, code === 1])
  })

  it('says once that late deliveries of a provider without a signed time are no different', async () => {
    const { url } = await githubReceiver()
    const { code, stderr } = await run(['send', 'github', '--to', url, '--fault', 'late', '--count', '2'], { env })
    expect([code, stderr.match(/github checks no time of signing/g)?.length]).toEqual([0, 1])
  })

  it("retries by the rules of the provider's row, and judges the last answer", async () => {
    const statuses = [500, 503, 200]
    const ids: unknown[] = []
    const url = await listen((request, response) => {
      ids.push(request.headers['linear-delivery'])
      response.writeHead(statuses.shift() ?? 200).end()
    })
    const linear = { env: { LINEAR_WEBHOOK_SECRET: secret } }
    const args = ['send', 'linear', '--to', url, '--retry', '--speed', '1000000', '--expect', '2xx']
    const { code, stdout } = await run([...args, '--json'], linear)
    expect([code, ids.length, new Set(ids).size]).toEqual([0, 3, 1])
    expect(jsonLines(stdout).slice(0, 3)).toMatchObject([
      { status: 500, nextMs: 0 },
      { status: 503, nextMs: 4, retry: 1 },
      { status: 200, retry: 2 },
    ])
    statuses.push(400)
    const okta = await run(['send', 'okta', '--to', url, '--retry', '--expect', '2xx'], {
      env: { OKTA_WEBHOOK_TOKEN: 't' },
    })
    expect([okta.code, ids.length]).toEqual([1, 4])
    const unknown = await run([...args, '--retry=linea'], linear)
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('there are no rules linea')])
  })

  it('does not follow a redirect', async () => {
    const paths: (string | undefined)[] = []
    const url = await listen((request, response) => {
      paths.push(request.url)
      response.writeHead(307, { Location: '/else' }).end()
    })
    const { stdout } = await run(['send', 'github', '--to', url], { env })
    expect([paths, stdout]).toEqual([['/hooks'], expect.stringContaining('← 307')])
  })

  it('prints instead of sending', async () => {
    const { statuses, url } = await githubReceiver()
    const print = async (form: string) =>
      (await run(['send', 'github', 'ping', '--to', url, '--print', form], { env })).stdout
    expect(await print('curl')).toMatch(/^curl -X POST http:\/\/127\.0\.0\.1:\d+\/hooks \\\n/)
    expect(await print('http')).toMatch(
      /^POST \/hooks HTTP\/1\.1\r\nHost: 127\.0\.0\.1:\d+\r\n[\s\S]*X-Hub-Signature-256: sha256=/,
    )
    expect(JSON.parse(await print('json'))).toMatchObject({
      method: 'POST',
      target: '/hooks',
      body: expect.any(String),
    })
    expect(await print('fixture')).toMatch(
      /^import type \{ Sample \}[\s\S]*export const request: Sample = \{[\s\S]*\n\}\n$/,
    )
    expect((await run(['send', 'github', '--dry-run'], { env })).stdout).toContain('POST / HTTP/1.1')
    expect(statuses).toEqual([])
  })

  it('lists providers and events', async () => {
    const all = await run(['send', '--list'])
    expect(all.stdout).toMatch(/stripe +STRIPE_WEBHOOK_SECRET +invoice\.paid/)
    expect((await run(['send', 'github', '--list'])).stdout.split('\n')).toContain('pull_request.opened')
    expect(jsonLines((await run(['send', '--list', '--json'])).stdout)).toContainEqual(
      expect.objectContaining({ provider: 'discord', needs: [expect.objectContaining({ env: 'DISCORD_PUBLIC_KEY' })] }),
    )
  })

  it('signs with a private key of its own making', async () => {
    const cwd = newCwd()
    const made = await run(['send', 'discord', '--new-key', 'key.pem', '--json'], { cwd })
    const { publicKey, variable } = JSON.parse(made.stdout)
    expect([variable, statSync(join(cwd, 'key.pem')).mode & 0o777]).toEqual(['DISCORD_PUBLIC_KEY', 0o600])
    const { provider } = await loadDeliveries('discord')
    const { handled, url } = await receive(provider({ keys: publicKey }))
    const file = await run(['send', 'discord', '--to', url, '--secret-file', 'key.pem', '--expect', '2xx'], { cwd })
    const pem = readFileSync(join(cwd, 'key.pem'), 'utf8').replaceAll('\n', '\\n')
    const variables = { env: { KEY: pem } }
    const fromEnv = await run(['send', 'discord', '--to', url, '--secret-env', 'KEY', '--expect', '2xx'], variables)
    expect([file.code, fromEnv.code, handled.length]).toEqual([0, 0, 2])
    const again = await run(['send', 'discord', '--new-key', 'key.pem'], { cwd })
    expect([again.code, again.stderr]).toEqual([2, 'error --new-key: key.pem exists already; --force replaces it\n'])
    expect(readFileSync(join(cwd, 'key.pem'), 'utf8').replaceAll('\n', '\\n')).toBe(pem)
    chmodSync(join(cwd, 'key.pem'), 0o644)
    expect((await run(['send', 'discord', '--new-key', 'key.pem', '--force'], { cwd })).code).toBe(0)
    expect(readFileSync(join(cwd, 'key.pem'), 'utf8').replaceAll('\n', '\\n')).not.toBe(pem)
    expect(statSync(join(cwd, 'key.pem')).mode & 0o777).toBe(0o600)
  })

  it.each([
    [['send'], 'send needs a provider, such as github'],
    [['send', 'github', '--secret', 'x'], 'name the variable that holds the secret: --secret-env NAME'],
    [['send', 'github', '--to', '3000', '--secret-env', 'stripe=X'], 'stripe=X is for another provider than github'],
    [['send', 'githb', '--to', '3000'], 'there is no provider githb; did you mean github?'],
    [['send', 'github', 'isues.opened', '--to', '3000'], 'did you mean issues.opened?'],
    [['send', 'github', 'xyzzy', '--to', '3000'], 'send github --list shows the others'],
    [['send', 'github'], '--to is missing'],
    [['send', 'github', '--to', 'https://example.com/hooks'], 'example.com is not this machine'],
    [['send', 'github', '--to', 'a b'], 'is not a URL'],
    [['send', 'github', '--to', '3000', '--set', 'action'], 'must be path=value'],
    [['send', 'github', '--to', '3000', '--unset', 'actoin'], 'the body has no such field'],
    [['send', 'github', '--to', '3000', '--header', 'X-Trace'], '--header must be name: value'],
    [['send', 'github', '--to', '3000', '--fault', 'duplicat'], 'did you mean duplicate?'],
    [['send', 'github', '--to', '3000', '--fault', 'drop=2'], 'must be from 0 to 1'],
    [['send', 'github', '--to', '3000', '--expect', 'ok'], '--expect must be'],
    [['send', 'github', '--to', '3000', '--count', '0'], '--count must be a whole number from 1'],
    [['send', 'github', '--to', '3000', '--payload', 'missing.json'], '--payload: missing.json: there is no such file'],
    [['send', 'google', '--to', '3000', '--set', 'a=1'], 'the body is not JSON'],
    [['send', 'discord', '--to', '3000'], 'Make a key for tests with send discord --new-key'],
    [['send', 'github', '--new-key', 'key.pem'], 'signs with a secret'],
    [['send', 'stripe', '--to', '3000'], 'set the variable STRIPE_WEBHOOK_SECRET'],
  ])('answers %j with 2 and a hint', async (args, message) => {
    const variables = { GITHUB_WEBHOOK_SECRET: 's3cret', GOOGLE_CHANNEL_TOKEN: 't0ken' }
    const { code, stdout, stderr } = await run(args, { env: variables })
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(message) })
  })

  it('prints nothing of the secret', async () => {
    const { url } = await githubReceiver()
    for (const more of [[], ['--json'], ['--print', 'http'], ['--set', 'x'], ['--expect', '500']]) {
      const { stdout, stderr } = await run(['send', 'github', '--to', url, ...more], { env })
      expect(stdout + stderr).not.toContain(secret.slice(6))
    }
  })
})
