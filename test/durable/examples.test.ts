import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hostSample, sendDelivery, signHmac } from '../../src/testing/index.js'
import { findServer } from '../stores/dedupe/servers.js'

// Runs the examples as plain JavaScript against the built package, with the engines of this folder.
const folder = new URL('../../examples/inbox/', import.meta.url)
const outdir = new URL('./node_modules/.examples/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'serve.ts')
const directory = mkdtempSync(join(tmpdir(), 'inbox-'))
const secret = 'an example secret'
const postgres = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')
const redis = await findServer('REDIS_URL', 'redis://127.0.0.1:6379')
const nats = await findServer('NATS_URL', 'nats://127.0.0.1:4222')
const isReady = postgres.reachable && redis.reachable && nats.reachable
const children: ChildProcess[] = []

beforeAll(async () => {
  await build({
    entryPoints: names.map((name) => new URL(name, folder).pathname),
    outdir: outdir.pathname,
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    bundle: true,
    packages: 'external',
    // The paths of tsconfig.json name sources.
    tsconfigRaw: {},
    target: 'node20',
  })
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(directory, { recursive: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

describe.runIf(isReady)('the examples of inboxes', () => {
  it.each(names)('%s stores, answers, handles, and ends on a signal', async (name) => {
    const port = await freePort()
    const child = fork(new URL(name.replace('.ts', '.mjs'), outdir), [], {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        WEBHOOK_SECRET: secret,
        PORT: String(port),
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        NATS_URL: nats.url,
        INBOX_DIRECTORY: directory,
      },
    })
    children.push(child)
    let log = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += chunk))
    const shows = (text: string) => vi.waitFor(() => expect(log).toContain(text), { timeout: 100_000, interval: 50 })

    await shows('listening')
    const deliveryId = randomUUID()
    const sample = hostSample({ deliveryId })
    const signed = await signHmac(sample, { secret, header: 'x-host-signature' })
    const url = `http://127.0.0.1:${port}/`
    expect((await sendDelivery(url, signed)).status).toBe(202)
    await shows(`handled ${deliveryId} at attempt 1`)
    expect((await sendDelivery(url, signed)).status).toBe(200)

    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as unknown[]
    // The test server may run without persistence, which the inbox reports.
    expect(log.replace(/.*Redis must run with.*/g, '')).not.toMatch(/error/i)
    expect(code).toBe(0)
  })
})
