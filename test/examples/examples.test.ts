import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sample, SampleSource } from '../../src/testing/index.js'
import {
  chatSample,
  generateKeys,
  generateSecret,
  hostSample,
  paymentsPayload,
  paymentsSample,
  pushSample,
  sendDelivery,
  signHmac,
  signPublicKey,
  signStandardWebhooks,
  trackerSample,
  withBody,
  withHeaders,
  withHeaderToken,
  withUrlToken,
} from '../../src/testing/index.js'

// The examples run as plain JavaScript against the built package, in separate processes.
const root = new URL('../../', import.meta.url)
const folder = new URL('.cache/examples/', root)
const names = readdirSync(new URL('examples/', root)).filter((name) => name.endsWith('.ts'))
const secret = 'an example secret'
const children: ChildProcess[] = []

beforeAll(async () => {
  await build({
    entryPoints: names.map((name) => new URL(`examples/${name}`, root).pathname),
    outdir: folder.pathname,
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    target: 'node20',
  })
})
afterAll(() => {
  for (const child of children) child.kill()
})

interface Running {
  readonly log: () => string
  readonly send: (sample: SampleSource) => Promise<{ readonly status: number; readonly text: string }>
}

const environment = {
  WEBHOOK_SECRET: secret,
  WEBHOOK_SECRET_OLD: 'the one before',
  WEBHOOK_TOKEN: 'an-example-token',
}

function start(
  file: URL,
  argv: readonly string[],
  env: Record<string, string> = {},
): { child: ChildProcess; log: () => string } {
  const child = fork(file, argv, { env: { ...process.env, ...environment, ...env }, execArgv: [], silent: true })
  children.push(child)
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += String(chunk)))
  return { child, log: () => log }
}

async function serve(name: string): Promise<Running> {
  const port = await freePort()
  const { child, log } = start(new URL(`${name}.mjs`, folder), [], { PORT: String(port) })
  while (!log().includes('listening')) {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${log()}`)
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])
  }
  return {
    log,
    async send(source) {
      const sample = await source
      const { search } = new URL(sample.url)
      const response = await sendDelivery(`http://127.0.0.1:${port}/webhooks${search}`, sample)
      return { status: response.status, text: await response.text() }
    },
  }
}

async function call(name: string, jwks = '', env: Record<string, string> = {}): Promise<Running> {
  const { child, log } = start(
    new URL('call-handler.mjs', import.meta.url),
    [new URL(`${name}.mjs`, folder).href, jwks],
    env,
  )
  await once(child, 'message')
  return {
    log,
    async send(source) {
      const { headers, body } = await source
      const url = 'https://receiver.example/webhooks'
      child.send({ url, headers: [...headers], body: Buffer.from(body).toString('base64') })
      const [answer] = await once(child, 'message')
      return answer
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

const hostSigned = (sample: Sample) => signHmac(sample, { secret, header: 'X-Host-Signature-256', prefix: 'sha256=' })
const tampered = async (source: SampleSource) => {
  const sample = await source
  return withBody(sample, Buffer.concat([sample.body, Buffer.from(' ')]))
}

describe('examples', () => {
  it('are all tested here', () => {
    const run = ['express', 'fastify', 'fetch', 'hono', 'koa', 'next-route', 'node-http', 'opentelemetry', 'worker']
    expect(names.sort()).toEqual(run.map((name) => `${name}.ts`))
  })

  it.each(['express', 'fastify'])('%s receives signed JSON', async (name) => {
    const example = await serve(name)
    expect(await example.send(hostSigned(hostSample()))).toEqual({ status: 200, text: '' })
    await expect.poll(() => example.log()).toMatch(/opened: harbour\/tide/)
    expect((await example.send(tampered(hostSigned(hostSample())))).status).toBe(401)
    await expect.poll(() => example.log()).toContain('refused: signature_mismatch')
  })

  it.each(['json', 'xml'] as const)('koa receives %s of a tracker behind a proxy with TLS', async (format) => {
    const example = await serve('koa')
    const sample = withUrlToken(trackerSample({ format }), { token: environment.WEBHOOK_TOKEN })
    expect((await example.send(sample)).status).toBe(401)
    await expect.poll(() => example.log()).toContain('refused: transport_insecure')
    expect((await example.send(withHeaders(sample, { 'X-Forwarded-Proto': 'https' }))).status).toBe(200)
    await expect.poll(() => example.log()).toMatch(/: \w+ from .* to /)
  })

  it('node-http distinguishes the channels of push deliveries', async () => {
    const example = await serve('node-http')
    const sample = pushSample({ channelId: 'calendar-1', token: environment.WEBHOOK_TOKEN, resourceState: 'sync' })
    expect((await example.send(sample)).status).toBe(200)
    await expect.poll(() => example.log()).toContain('started: calendar-1, until 2027-01-01T12:00:00.000Z')
    expect((await example.send(pushSample({ channelId: 'calendar-2', token: environment.WEBHOOK_TOKEN }))).status).toBe(
      401,
    )
  })

  it('fetch verifies with the published keys of the provider', async () => {
    const { privateKey, jwks } = await generateKeys('RS256')
    const example = await call('fetch', JSON.stringify(jwks))
    const sign = (sample: Sample) => signPublicKey(sample, { privateKey, algorithm: 'RS256' })
    expect((await example.send(sign(paymentsSample()))).status).toBe(200)
    await expect.poll(() => example.log()).toMatch(/authorized: [\d.]+ EUR, capture at https:/)
    const { resource } = paymentsPayload()
    const inDollars = { ...resource, amount: { ...resource.amount, currency: 'USD' } }
    expect((await example.send(sign(paymentsSample({ payload: { resource: inDollars } })))).status).toBe(503)
    expect((await example.send(paymentsSample())).status).toBe(401)
  })

  it('hono answers into the channel', async () => {
    const example = await call('hono')
    const sample = chatSample({ token: environment.WEBHOOK_TOKEN })
    const { status, text } = await example.send(sample)
    expect(status).toBe(200)
    expect(JSON.parse(text).text).toMatch(/asked for the tide at \d{4}-/)
    expect((await example.send(chatSample({ token: 'wrong' }))).status).toBe(401)
  })

  it('next-route accepts the new secret and the old one', async () => {
    const example = await call('next-route')
    const sign = (with_: string) =>
      signHmac(paymentsSample(), { secret: with_, header: 'X-Pay-Signature', timestamp: { header: 'X-Pay-Timestamp' } })
    expect((await example.send(sign(secret))).status).toBe(200)
    expect((await example.send(sign('the one before'))).status).toBe(200)
    expect((await example.send(sign('another'))).status).toBe(401)
  })

  it('opentelemetry records a span for each request', async () => {
    const example = await call('opentelemetry')
    const sample = withHeaderToken(hostSample({ event: 'ping' }), {
      header: 'X-Host-Token',
      token: environment.WEBHOOK_TOKEN,
    })
    expect((await example.send(sample)).status).toBe(200)
    await expect
      .poll(() => example.log())
      .toMatch(/name: 'process host'[\s\S]*'webhook.event': 'ping'[\s\S]*'webhook.outcome': 'handled'/)
    expect((await example.send(hostSample())).status).toBe(401)
    await expect.poll(() => example.log()).toMatch(/'webhook.outcome': 'refused'[\s\S]*'error.type': 'proof_missing'/)
  })

  it('worker receives deliveries of a custom provider', async () => {
    const standardSecret = generateSecret()
    const example = await call('worker', '', { WEBHOOK_SECRET: standardSecret })
    const body = JSON.stringify({ type: 'parcel.delivered', parcel: { id: 'p-7', weight: 2 } })
    const signed = signStandardWebhooks(hostSample({ body }), { secrets: standardSecret })
    expect((await example.send(signed)).status).toBe(200)
    await expect.poll(() => example.log()).toContain('delivered: p-7')
    expect((await example.send(tampered(signed))).status).toBe(401)
  })
})
