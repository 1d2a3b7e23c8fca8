import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toNode } from '../../src/adapters/node.js'
import { createReceiver } from '../../src/receiver/receiver.js'
import { github } from '../../src/vendors/github/github.js'
import { newCwd, run } from './run.js'

const secret = 'the-secret-of-the-hook'
const receiver = createReceiver({ provider: github({ secrets: secret }), on: {}, onError: () => {} })
const receive = toNode(receiver)
// The second endpoint verifies nothing.
const server = createServer((request, response) => {
  if (request.url === '/open') request.resume().on('end', () => response.end())
  else void receive(request, response)
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

const env = { GITHUB_WEBHOOK_SECRET: secret }
const flags = ['--provider', 'github', '--only', 'forged.no-signature', '--rate', '1000']

describe('webhook-receiver attack', () => {
  it('ends with 0 for a correct endpoint, and says before what it sends', async () => {
    const { code, stdout, stderr } = await run(['attack', `${origin}/hooks`, ...flags], { env })
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('1 case to run, at most 6 requests'),
    })
    expect(stdout).toContain('No findings.')
  })

  it.each([
    ['a URL', (port: string) => `http://127.0.0.1:${port}/hooks`],
    ['a host with a port', (port: string) => `localhost:${port}/hooks`],
    ['a port', (port: string) => `${port}/hooks`],
  ])('takes %s as --to, and as its argument', async (_form, write) => {
    const to = write(new URL(origin).port)
    expect(await run(['attack', '--to', to, ...flags], { env })).toMatchObject({ code: 0 })
    expect(await run(['attack', to, ...flags], { env })).toMatchObject({ code: 0 })
  })

  it('ends with 1 and the finding for a flawed one', async () => {
    const { code, stdout } = await run(['attack', `${origin}/open`, ...flags], { env })
    expect(code).toBe(1)
    expect(stdout).toContain('CRITICAL  Accepts deliveries without a signature  (forged.no-signature)')
  })

  it('ends with 1 if an honest delivery is refused, whatever --only selects', async () => {
    const { code, stdout, stderr } = await run(['attack', `${origin}/hooks`, ...flags], {
      env: { GITHUB_WEBHOOK_SECRET: 'another-secret-of-the-hook' },
    })
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('0 of 2 cases passed, 1 failed'),
    })
    expect(stdout).toContain('CRITICAL  Refuses genuine deliveries  (genuine.samples)')
  })

  it('ends with 0 above --min, and with 1 below it', async () => {
    const two = ['attack', `${origin}/open`, ...flags, '--only', 'genuine.samples']
    expect(await run([...two, '--min', '50'], { env })).toMatchObject({ code: 0 })
    expect(await run([...two, '--min', '51'], { env })).toMatchObject({ code: 1 })
  })

  it('prints JSON with --json, and writes other formats to a file', async () => {
    const cwd = newCwd()
    const args = ['attack', `${origin}/open`, ...flags, '--seed', '7', '--report', 'sarif', '--output', 'attack.sarif']
    const { stdout } = await run([...args, '--json'], { env, cwd })
    expect(JSON.parse(stdout)).toMatchObject({ grade: 'F', seed: 7, findings: [{ id: 'forged.no-signature' }] })
    expect(JSON.parse(readFileSync(join(cwd, 'attack.sarif'), 'utf8'))).toMatchObject({ version: '2.1.0' })
  })

  it('ends with 3 if nothing listens', async () => {
    const { code, stderr } = await run(['attack', 'http://127.0.0.1:1/', ...flags], { env })
    expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('ECONNREFUSED') })
  })

  it.each([
    [['http://hooks.example/', ...flags], 'hooks.example is not this machine'],
    [['http://hooks.example/', ...flags, '--allow-remote'], 'name the host: --allow-remote=hooks.example'],
    [['http://hooks.example/', ...flags, '--allow-remote=hooks.exmaple'], 'the host is hooks.example'],
    [['/hooks', ...flags], '<url>: /hooks is not a URL'],
    [['--to', 'ftp://127.0.0.1/', ...flags], '--to: ftp://127.0.0.1/ must begin with http: or https:'],
    [['3000', '--to', '3000', ...flags], 'one endpoint: <url> or --to, not both'],
    [flags, 'attack needs the endpoint, such as --to localhost:3000/hooks'],
    [['3000', ...flags, '--output', 'missing/attack.txt'], 'missing does not exist'],
    [['http://127.0.0.1/', '--provider', 'githbu'], 'did you mean github?'],
    [['http://127.0.0.1/', ...flags, '--only', 'forge'], 'neither a case nor one of'],
    [['http://127.0.0.1/', ...flags, '--report', 'pdf'], '--report cannot be pdf'],
    [['http://127.0.0.1/', ...flags, '--observe', 'file:///etc'], '--observe must be a URL'],
  ])('answers %j with 2 and a hint', async (args, message) => {
    const { code, stderr } = await run(['attack', ...args], { env })
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) })
  })

  it('asks for the name of another host, and sends nothing if it is wrong', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true }) as unknown as NodeJS.ReadStream
    const running = run(['attack', 'http://hooks.example/', ...flags, '--allow-remote'], { env, stdin })
    ;(stdin as unknown as PassThrough).end('yes\n')
    expect(await running).toMatchObject({ code: 2, stderr: expect.stringContaining('the host is hooks.example') })
  })

  it('sends nothing if the person ends the question', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true }) as unknown as NodeJS.ReadStream
    const running = run(['attack', 'http://hooks.example/', ...flags, '--allow-remote'], { env, stdin })
    ;(stdin as unknown as PassThrough).end()
    expect(await running).toMatchObject({ code: 2, stderr: expect.stringContaining('cancelled, nothing was sent') })
  })
})
