import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { HeaderLine } from '../../../src/index.js'
import type { Sample } from '../../../src/testing/index.js'
import { type Captures, openCaptures } from '../../../src/tools/inspector/captures/captures.js'
import { loadDeliveries } from '../../../src/tools/inspector/providers/providers.js'
import { newCwd, run } from './run.js'
import { jsonLines, listen, receive } from './server.js'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const hourMs = 3_600_000
const env = { GITHUB_WEBHOOK_SECRET: secret, STRIPE_WEBHOOK_SECRET: secret, SLACK_SIGNING_SECRET: secret }

async function receiverOf(name: string) {
  const { provider } = await loadDeliveries(name)
  return receive(provider({ secrets: secret }))
}

/** A folder with captures of a provider, and its store. */
async function folder(name: string, { agoMs = 0, count = 1 } = {}): Promise<{ cwd: string; store: Captures }> {
  const cwd = newCwd()
  const store = openCaptures({ dir: join(cwd, '.webhook-receiver') })
  const { samples, sender } = await loadDeliveries(name)
  const [makeSample] = Object.values(samples)
  const { sign } = await sender({ secret })
  for (let index = 0; index < count; index++) {
    const signed = await sign(makeSample?.() ?? expect.fail(), { sentAt: Date.now() - agoMs })
    store.append(toCapture(name, signed, { agoMs: agoMs - index * 40, number: count - index }))
  }
  return { cwd, store }
}

function toCapture(provider: string, { method, headers, body }: Sample, about: { agoMs: number; number: number }) {
  const rawHeaders: HeaderLine[] = [['Host', 'hooks.example'], ...headers, ['X-Number', String(about.number)]]
  const isFramed = headers.some(([name]) => name.toLowerCase() === 'content-length')
  return {
    receivedAt: new Date(Date.now() - about.agoMs).toISOString(),
    method,
    target: '/public/hooks?a=1',
    httpVersion: '1.1',
    rawHeaders: isFramed ? rawHeaders : [...rawHeaders, ['Content-Length', String(body.length)] as const],
    body: Buffer.from(body).toString('base64'),
    provider,
    verdict: {
      status: 'verified' as const,
      event: 'any',
      signedAt: Date.now() - about.agoMs,
      sequence: { channel: 'a', number: about.number },
    },
    origin: 'received' as const,
  }
}

/** A server that keeps what arrives. */
async function keeping() {
  const arrivals: { headers: string[]; url: string | undefined; at: number }[] = []
  const url = await listen((request, response) => {
    arrivals.push({ headers: request.rawHeaders, url: request.url, at: performance.now() })
    request.resume().on('end', () => response.end())
  })
  return { arrivals, url, numbers: () => arrivals.map(({ headers }) => headers[headers.indexOf('X-Number') + 1]) }
}

describe('replay', () => {
  it('sends a capture as it was, to the path of the URL or to its own', async () => {
    const { cwd, store } = await folder('github')
    const { arrivals, url } = await keeping()
    await run(['replay', '1', '--to', url], { cwd })
    await run(['replay', 'last', '--to', url.replace('/hooks', ''), '--as-is'], { cwd, env })
    expect(arrivals.map((arrival) => arrival.url)).toEqual(['/hooks?a=1', '/public/hooks?a=1'])
    expect(arrivals[0]?.headers).toEqual(store.get(1)?.rawHeaders.flat())
  })

  it('signs again a capture that is too old, if the secret is known', async () => {
    const { cwd, store } = await folder('stripe', { agoMs: hourMs })
    const { handled, statuses, url } = await receiverOf('stripe')
    const { stdout, stderr, code } = await run(['replay', '1', '--to', url], { cwd, env })
    expect({ code, statuses, handled: handled.length }).toEqual({ code: 0, statuses: [200], handled: 1 })
    expect(stdout).toContain('→ #1 stripe')
    expect(stderr).toContain('new: Stripe-Signature (signed again)')
    store.refresh()
    expect(store.get(2)).toMatchObject({
      origin: 'replayed',
      of: 1,
      provider: 'stripe',
      verdict: { status: 'verified' },
    })
    expect(store.attemptsOf(2)).toMatchObject([{ status: 200, to: `${url}?a=1` }])
    expect((await run(['show', '1'], { cwd })).stdout).toContain('replayed with changes as #2 ← 200\n')
  })

  it.each([
    ['/hooks', '/hooks?a=1'],
    ['', '/public/hooks?a=1'],
  ])('sends a capture that went to the path "%s" of a server there again', async (path, expected) => {
    const { cwd, store } = await folder('github')
    const { arrivals, url } = await keeping()
    const to = url.replace('/hooks', path)
    store.attempt({
      capture: 1,
      at: new Date().toISOString(),
      to: `${new URL(to).origin}${expected}`,
      status: 200,
      durationMs: 1,
    })
    for (const id of ['1', '1']) await run(['replay', id], { cwd })
    expect(arrivals.map((arrival) => arrival.url)).toEqual([expected, expected])
  })

  it('sends it unchanged without the secret, and says why it may be refused', async () => {
    const { cwd } = await folder('stripe', { agoMs: hourMs })
    const { statuses, url } = await receiverOf('stripe')
    const { stderr } = await run(['replay', '1', '--to', url], { cwd })
    expect(statuses).toEqual([401])
    expect(stderr).toContain('was signed 1 h ago')
    const asIs = await run(['replay', '1', '--to', url, '--as-is'], { cwd, env })
    expect([statuses, asIs.stderr]).toEqual([[401, 401], expect.not.stringContaining('signed again')])
  })

  it('sends a recent capture unchanged, and stores the answer with it', async () => {
    const { cwd, store } = await folder('stripe')
    const { statuses, url } = await receiverOf('stripe')
    await run(['replay', '1', '--to', url], { cwd, env })
    store.refresh()
    expect([statuses, store.list().length, store.attemptsOf(1)]).toMatchObject([[200], 1, [{ status: 200 }]])
    // The next replay goes to the same server.
    expect((await run(['replay', '1'], { cwd, env })).code).toBe(0)
    expect(statuses).toEqual([200, 200])
  })

  it('ends with 1 unless every answer is 2xx, or as expected', async () => {
    const { cwd } = await folder('github')
    const url = await listen((request, response) => {
      request.resume().on('end', () => response.writeHead(request.url === '/hooks?a=1' ? 503 : 200).end())
    })
    const codeOf = async (...args: string[]) => (await run(['replay', '1', ...args], { cwd })).code
    expect(await codeOf('--to', url)).toBe(1)
    expect(await codeOf('--to', url, '--expect', '503')).toBe(0)
    expect(await codeOf('--to', `${url}/other`)).toBe(0)
    expect(await codeOf('--to', `${url}/other`, '--expect', '503')).toBe(1)
  })

  it('edits, gives a new id and signs again', async () => {
    const { cwd } = await folder('github', { agoMs: hourMs })
    const { handled, url } = await receiverOf('github')
    await run(['replay', '1', '--to', url, '--set', 'action=closed', '--new-id'], { cwd, env })
    expect(handled).toMatchObject([{ event: 'issues.closed' }])
    expect(handled[0]?.id).not.toBe('72d3162e-cc78-11e3-81ab-4c9367dc0958')
  })

  it('opens an editor', async () => {
    const { cwd } = await folder('github')
    const { handled, url } = await receiverOf('github')
    const editing = { ...env, PATH: process.env['PATH'], EDITOR: 'sed -i s/opened/edited/' }
    await run(['replay', '1', '--to', url, '--edit'], { cwd, env: editing })
    expect(handled).toMatchObject([{ event: 'issues.edited' }])
    const failing = await run(['replay', '1', '--to', url, '--edit'], { cwd, env: { ...editing, EDITOR: 'false' } })
    expect([failing.code, failing.stderr]).toEqual([
      2,
      expect.stringContaining('false ended with 1, so nothing is sent'),
    ])
    const none = await run(['replay', '1', '--to', url, '--edit'], { cwd, env })
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('--edit needs an editor')])
    expect(handled).toHaveLength(1)
  })

  it('replays a range in another order', async () => {
    const { cwd } = await folder('github', { count: 6 })
    const { numbers, url, arrivals } = await keeping()
    await run(['replay', '2..4', '--to', url], { cwd })
    expect(numbers()).toEqual(['5', '4', '3'])
    arrivals.length = 0
    await run(['replay', '1..6', '--to', url, '--order', 'sequence'], { cwd })
    expect(numbers()).toEqual(['1', '2', '3', '4', '5', '6'])
    arrivals.length = 0
    await run(['replay', '1..6', '--to', url, '--order', 'shuffled', '--seed', '3'], { cwd })
    const shuffled = numbers()
    expect([...shuffled].sort()).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(shuffled).not.toEqual(['6', '5', '4', '3', '2', '1'])
    arrivals.length = 0
    await run(['replay', '1..6', '--to', url, '--order', 'shuffled', '--seed', '3'], { cwd })
    expect(numbers()).toEqual(shuffled)
  })

  it('keeps the original pace, or a multiple', async () => {
    const { cwd } = await folder('github', { count: 3 })
    const { arrivals, url } = await keeping()
    await run(['replay', '1..3', '--to', url, '--speed', '1x'], { cwd })
    const [first, , last] = arrivals
    expect((last?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(70)
  })

  it('replays files and stdin: JSON of show and of send, lines of JSON, and HTTP', async () => {
    const { cwd } = await folder('github')
    const { handled, url } = await receiverOf('github')
    const shown = await run(['show', '1', '--json', '--with-secrets'], { cwd })
    writeFileSync(join(cwd, 'shown.json'), shown.stdout)
    const printed = await run(['send', 'github', 'ping', '--to', url, '--print', 'json'], { cwd, env })
    writeFileSync(join(cwd, 'two.json'), printed.stdout + printed.stdout)
    const http = await run(['send', 'github', 'push', '--to', url, '--print', 'http'], { cwd, env })
    writeFileSync(join(cwd, 'push.http'), http.stdout.replace(/\n$/, ''))
    for (const file of ['shown.json', 'two.json', 'push.http']) {
      expect([file, (await run(['replay', file, '--to', url, '--expect', '2xx'], { cwd })).code]).toEqual([file, 0])
    }
    expect(handled.map(({ event }) => event)).toEqual(['issues.opened', 'ping', 'ping', 'push'])
  })

  it('repeats what faults ask for', async () => {
    const { cwd } = await folder('slack', { count: 2 })
    const { statuses, url } = await receiverOf('slack')
    const { stdout } = await run(['replay', '1..2', '--to', url, '--fault', 'duplicate', '--json'], { cwd, env })
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(jsonLines(stdout).map(({ isCopy }) => isCopy)).toEqual([false, true, false, true, undefined])
    const late = await run(['replay', '1', '--to', url, '--fault', 'late'], { cwd, env })
    expect([statuses.at(-1), late.code]).toEqual([401, 0])
  })

  it.each([
    [['replay'], 'replay needs <id...>'],
    [['replay', '7', '--to', '1'], 'there is no capture 7; the newest is 1'],
    [['replay', 'seven', '--to', '1'], 'seven is neither an id, such as 17, 3..7 or last, nor a file'],
    [['replay', '1'], '--to is missing'],
    [['replay', '1', '--to', '1', '--as-is', '--new-id'], 'cannot be used with --new-id'],
    [['replay', '1', '--to', '1', '--speed', 'fast'], '--speed must be 0'],
    [['replay', '1', '--to', '1', '--order', 'reverse'], '--order cannot be reverse'],
    [['replay', '1', '--to', '1', '--set', 'a=1'], 'set the variable GITHUB_WEBHOOK_SECRET'],
    [['replay', '1', '--to', '1', '--provider', 'strip', '--resign'], 'did you mean stripe?'],
    [
      ['replay', '1', '--to', '1', '--secret-env', 'stripe=X'],
      '--secret-env: stripe=X is for another provider than github',
    ],
    [['replay', 'plain.http', '--to', '1', '--secret-env', 'X'], '--secret-env: a secret needs a provider'],
    [['replay', 'broken.json', '--to', '1'], 'broken.json is neither JSON of a request'],
    [['replay', 'half.json', '--to', '1'], 'needs method, target, rawHeaders'],
    [['replay', 'split.json', '--to', '1'], 'a form that HTTP does not allow'],
    [['replay', 'plain.http', '--to', '1', '--resign'], 'name the provider with --provider'],
    [['replay', 'plain.http', '--to', '1'], 'does not have the length that Content-Length says'],
    [['replay', '-', '--to', '1'], 'stdin is neither JSON'],
  ])('answers %j with 2 and a hint', async (args, message) => {
    const { cwd } = await folder('github')
    writeFileSync(join(cwd, 'broken.json'), '{"method":')
    writeFileSync(join(cwd, 'half.json'), '{"method":"POST"}')
    writeFileSync(
      join(cwd, 'split.json'),
      JSON.stringify({ method: 'POST', target: '/', rawHeaders: [['A', 'b\r\nC: d']] }),
    )
    writeFileSync(join(cwd, 'plain.http'), 'POST / HTTP/1.1\nContent-Length: 5\n\nabc')
    const { Readable } = await import('node:stream')
    const stdin = Readable.from([Buffer.from('nothing')]) as unknown as NodeJS.ReadStream
    const { code, stdout, stderr } = await run(args, { cwd, stdin })
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(message) })
  })
})
