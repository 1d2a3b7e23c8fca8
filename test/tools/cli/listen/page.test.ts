import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { githubSample, signGithub } from '../../../../src/testing/vendors/github.js'
import type { Context } from '../../../../src/tools/cli/command.js'
import { makeVerifier } from '../../../../src/tools/cli/listen/verifier.js'
import { type PageOptions, toParts } from '../../../../src/tools/cli/page/page.js'
import { apiPath } from '../../../../src/tools/inspector/api/api.js'
import { toCaptureSource } from '../../../../src/tools/inspector/api/stored-source.js'
import { openCaptures } from '../../../../src/tools/inspector/captures/captures.js'
import { requestOf } from '../../../../src/tools/inspector/verdict/request-of.js'
import { newCapture, newFolder } from '../../inspector/captures/sample.js'
import { newCwd } from '../run.js'
import { startListening, startLocal } from './listening.js'

const secret = 'a secret for tests'

async function makeParts(port: number) {
  const captures = openCaptures({ dir: newFolder() })
  // What a verifier needs of a command's context.
  const context = {
    env: { GITHUB_WEBHOOK_SECRET: secret },
    cwd: '.',
    config: async () => ({}),
    writeCommand: String,
  } as unknown as Context
  const flags = { 'secret-env': [], 'secret-file': [] }
  const verifier = await makeVerifier([{ provider: 'github', path: '/' }], flags, 'general', context)
  const options: Omit<PageOptions, 'port'> = {
    captures,
    verifier,
    handovers: undefined,
    captureUrl: 'http://127.0.0.1:4400',
    routes: [{ path: '/', to: new URL(`http://localhost:${port}`) }],
    limits: {},
    timeoutMs: 5_000,
    keepHost: false,
    insecure: false,
  }
  return { captures, parts: toParts(options) }
}

describe('listen --ui-port', () => {
  it('says in its first lines that the port of the page is taken, and which one it has', async () => {
    const other = await startLocal()
    const listening = await startListening(['--ui', '--ui-port', String(other.port)])
    await listening.prints('Ctrl+C')
    const [, page] = listening.printed().split('\n')
    expect(page).toMatch(
      new RegExp(`^Look at them on http://127\\.0\\.0\\.1:\\d+/\\S+ \\(port ${other.port} is taken\\)$`),
    )
    const free = await startListening(['--ui', '--ui-port', '0'])
    await free.prints('Ctrl+C')
    expect(free.printed()).not.toContain('is taken')
  })
})

describe('Enter in the terminal of listen', () => {
  const terminal = () => Object.assign(new PassThrough(), { isTTY: true }) as unknown as NodeJS.ReadStream & PassThrough
  const args = ['--ui', '--ui-port', '0']

  it('prints a new link, which opens a session', async () => {
    const stdin = terminal()
    const listening = await startListening(args, { stdin })
    await listening.prints('Enter prints a new link to the page')
    stdin.write('\n')
    await expect.poll(() => listening.printed().match(/Look at them on/g)).toHaveLength(2)
    const [first, second] = [...listening.printed().matchAll(/http:\S+#token=(\S+)/g)]
    expect(second?.[1]).not.toBe(first?.[1])
    const { origin } = new URL(second?.[0] ?? '')
    const headers = { 'x-webhook-inspector': '1', 'content-type': 'application/json' }
    const body = JSON.stringify({ token: second?.[1] })
    expect((await fetch(`${origin}/${apiPath}session`, { method: 'POST', headers, body })).status).toBe(200)
  })

  it('is read neither in the background nor from a pipe', async () => {
    const pipe = Object.assign(new PassThrough(), { isTTY: false }) as unknown as NodeJS.ReadStream & PassThrough
    for (const given of [{ stdin: terminal(), isForeground: () => false }, { stdin: pipe }]) {
      const listening = await startListening(args, given)
      await listening.prints('. Ctrl+C ends.')
      given.stdin.write('for another program\n')
      expect(given.stdin.isPaused() || given.stdin.readableFlowing === null).toBe(true)
      expect(String(given.stdin.read())).toBe('for another program\n')
      await listening.stop()
    }
  })

  it('is not read after bg, and again after fg', async () => {
    const stdin = terminal()
    let inForeground = true
    const listening = await startListening(args, { stdin, isForeground: () => inForeground })
    await listening.prints('Enter prints')
    for (const now of [false, true]) {
      inForeground = now
      process.emit('SIGCONT')
      expect(stdin.isPaused()).toBe(!now)
    }
    await listening.stop()
    expect([stdin.isPaused(), process.listenerCount('SIGCONT')]).toEqual([true, 0])
  })
})

describe('the page of listen', () => {
  it('is served on another port than the captures, and can be turned off', async () => {
    const listening = await startListening(['--ui', '--ui-port', '0', '--json'])
    await listening.prints('"page"')
    const [, origin = ''] = /"page":\{"url":"(http:\/\/127\.0\.0\.1:\d+)\//.exec(listening.printed()) ?? []
    expect(origin).not.toBe('')
    expect(origin).not.toBe(listening.url)
    // 503 where the page is not built.
    expect([200, 503]).toContain((await fetch(origin)).status)
    expect(listening.captures().list()).toEqual([])
    const without = await startListening([])
    expect(without.printed()).not.toContain('Look at them')
  })

  it('shows the inbox of the configuration, and comes without one that cannot be opened', async () => {
    const cwd = newCwd()
    const config = join(cwd, 'webhook-receiver.config.mjs')
    const nothing = 'async () => []'
    writeFileSync(
      config,
      `export default { inbox: () => ({ health: async () => ({ reachable: true }), deadLetters: ${nothing},
      blockedKeys: ${nothing}, pauses: ${nothing}, redrive: ${nothing}, discard: ${nothing}, close: () => { globalThis.closedInbox = true } }) }`,
    )
    const listening = await startListening(['--ui', '--ui-port', '0', '--json'], { cwd })
    await listening.prints('"page"')
    const [, origin = '', token = ''] = /"url":"(http:[^"#]+)#token=([^"]+)"/.exec(listening.printed()) ?? []
    const headers = { origin: origin.slice(0, -1), 'x-webhook-inspector': '1', 'content-type': 'application/json' }
    const session = { method: 'POST', headers, body: JSON.stringify({ token }) }
    const cookie = (await fetch(`${origin}${apiPath}session`, session)).headers.get('set-cookie')?.split(';')[0] ?? ''
    const shown = await fetch(`${origin}${apiPath}inbox`, { headers: { ...headers, cookie } })
    expect(await shown.json()).toEqual({ health: { reachable: true }, dead: [], blocked: [], pauses: [] })
    await listening.stop()
    expect(Reflect.get(globalThis, 'closedInbox')).toBe(true)

    const env = { WEBHOOK_INBOX_URL: 'file:./missing' }
    const without = await startListening(['--ui', '--ui-port', '0'], { env })
    await without.prints('Look at them')
  })

  it('sends a capture again: unchanged as another attempt, changed and signed again as another capture', async () => {
    const local = await startLocal()
    const { captures, parts } = await makeParts(local.port)
    const { headers, body } = await signGithub(githubSample(), { secret: 'an old secret' })
    captures.append(newCapture({ target: '/gh', rawHeaders: headers, body: Buffer.from(body).toString('base64') }))
    const original = toCaptureSource(captures).get('1')
    const request = original?.request ?? requestOf(newCapture())
    const sending = { cause: 'replay', provider: 'github', of: original, to: undefined } as const

    expect(await parts.send?.({ ...sending, request })).toMatchObject({ answer: 200, id: '1' })
    expect(captures.attemptsOf(1)).toMatchObject([{ status: 200, to: `http://localhost:${local.port}/gh` }])

    const [github] = parts.providers()
    const signed = await github?.sign?.(request, { newId: true })
    expect(await parts.send?.({ ...sending, request: signed ?? request })).toMatchObject({ id: '2' })
    expect(captures.get(2)).toMatchObject({
      origin: 'replayed',
      of: 1,
      verdict: { status: 'verified', event: 'issues.opened' },
    })
    expect(captures.get(2)?.verdict.deliveryId).not.toBe('72d3162e-cc78-11e3-81ab-4c9367dc0958')
    expect(github).toMatchObject({ secretName: 'the variable GITHUB_WEBHOOK_SECRET', secrets: [secret], path: '/' })
  })

  it('diagnoses as the command does, and names the variable', async () => {
    const { captures, parts } = await makeParts(1)
    const { headers, body } = await signGithub(githubSample(), { secret: 'an old secret' })
    captures.append(newCapture({ rawHeaders: headers, body: Buffer.from(body).toString('base64') }))
    const [github] = parts.providers()
    const capture = toCaptureSource(captures).get('1') ?? expect.fail()
    const { cause, fix = '' } = (await github?.diagnose?.(capture, 'express')) ?? {}
    expect([cause, fix]).toEqual(['unknown', expect.stringMatching(/^Compare the variable GITHUB_WEBHOOK_SECRET with/)])
  })

  it('sends to no other machine, and tells a missing server from an answer', async () => {
    const { port, close } = await startLocal()
    await close()
    const { captures, parts } = await makeParts(port)
    captures.append(newCapture())
    const of = toCaptureSource(captures).get('1')
    const request = of?.request ?? requestOf(newCapture())
    const sending = { request, cause: 'replay', provider: undefined, of } as const
    expect(await parts.send?.({ ...sending, to: undefined })).toMatchObject({ answer: 'connection' })
    await expect(parts.send?.({ ...sending, to: 'http://example.com/' })).rejects.toThrow('is not this machine')
  })
})
